# Generated from triton.lark by `python -m kernelforge.grammar.build_tables`; do not edit.

GRAMMAR_SHA256 = "cf5f02f09a0fe309af9e65c2d5196aa492188c0af9ce290cecc86267892170bc"
PATTERN = '(?:[ \t\x0c]+|\\\\(?:\r\n|\n|\r))*(?:(?P<COMMENT>#[^\r\n]*)|(?P<NEWLINE>\r\n|\n|\r)|(?P<FSTRING_START>(?:[fF][rR]?|[rR][fF])(?:"""|\'\'\'|"|\'))|(?P<STRING>(?:[rRuUbB]|[bB][rR]|[rR][bB])?(?:"""[^"\\\\]*(?:(?:\\\\[\\s\\S]|"(?!""))[^"\\\\]*)*"""|\'\'\'[^\'\\\\]*(?:(?:\\\\[\\s\\S]|\'(?!\'\'))[^\'\\\\]*)*\'\'\'|"(?!"")[^"\\\\\r\n]*(?:\\\\(?:\r\n|[\\s\\S])[^"\\\\\r\n]*)*"|\'(?!\'\')[^\'\\\\\r\n]*(?:\\\\(?:\r\n|[\\s\\S])[^\'\\\\\r\n]*)*\'))|(?P<NAME>[^\\W\\d]\\w*)|(?P<IMAGINARY>(?:[0-9]+(?:_[0-9]+)*(?:\\.(?:[0-9]+(?:_[0-9]+)*)?)?|\\.[0-9]+(?:_[0-9]+)*)(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?[jJ])|(?P<FLOAT>(?:[0-9]+(?:_[0-9]+)*\\.(?:[0-9]+(?:_[0-9]+)*)?|\\.[0-9]+(?:_[0-9]+)*)(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?|[0-9]+(?:_[0-9]+)*[eE][-+]?[0-9]+(?:_[0-9]+)*)|(?P<INTEGER>0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|[0-9]+(?:_[0-9]+)*)|(?P<FIXED>\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|!|%|\\&|\\(|\\)|\\*|\\+|,|\\-|\\.|/|:|;|<|=|>|@|\\[|\\]|\\^|\\{|\\||\\}|\\~))'
KEYWORDS = {'and': 'AND', 'as': 'AS', 'assert': 'ASSERT', 'async': 'ASYNC', 'await': 'AWAIT', 'break': 'BREAK', 'class': 'CLASS', 'continue': 'CONTINUE', 'def': 'DEF', 'del': 'DEL', 'elif': 'ELIF', 'else': 'ELSE', 'except': 'EXCEPT', 'False': 'FALSE', 'finally': 'FINALLY', 'for': 'FOR', 'from': 'FROM', 'global': 'GLOBAL', 'if': 'IF', 'import': 'IMPORT', 'in': 'IN', 'is': 'IS', 'lambda': 'LAMBDA', 'None': 'NONE', 'nonlocal': 'NONLOCAL', 'not': 'NOT', 'or': 'OR', 'pass': 'PASS', 'raise': 'RAISE', 'return': 'RETURN', 'True': 'TRUE', 'try': 'TRY', 'while': 'WHILE', 'with': 'WITH', 'yield': 'YIELD'}
FIXED = {'(': 'LPAR', ')': 'RPAR', '[': 'LSQB', ']': 'RSQB', '{': 'LBRACE', '}': 'RBRACE', ',': 'COMMA', ':': 'COLON', ';': 'SEMI', '.': 'DOT', '...': 'ELLIPSIS', '->': 'RARROW', '=': 'EQUAL', ':=': 'COLONEQUAL', '!': 'EXCLAMATION', '+': 'PLUS', '-': 'MINUS', '*': 'STAR', '**': 'DOUBLESTAR', '/': 'SLASH', '//': 'DOUBLESLASH', '%': 'PERCENT', '@': 'AT', '&': 'AMPER', '|': 'VBAR', '^': 'CIRCUMFLEX', '~': 'TILDE', '<<': 'LEFTSHIFT', '>>': 'RIGHTSHIFT', '==': 'EQEQUAL', '!=': 'NOTEQUAL', '<': 'LESS', '<=': 'LESSEQUAL', '>': 'GREATER', '>=': 'GREATEREQUAL', '+=': 'PLUSEQUAL', '-=': 'MINEQUAL', '*=': 'STAREQUAL', '**=': 'DOUBLESTAREQUAL', '/=': 'SLASHEQUAL', '//=': 'DOUBLESLASHEQUAL', '%=': 'PERCENTEQUAL', '@=': 'ATEQUAL', '&=': 'AMPEREQUAL', '|=': 'VBAREQUAL', '^=': 'CIRCUMFLEXEQUAL', '<<=': 'LEFTSHIFTEQUAL', '>>=': 'RIGHTSHIFTEQUAL'}
TERMINAL_TEXTS = {'AND': 'and', 'AS': 'as', 'ASSERT': 'assert', 'ASYNC': 'async', 'AWAIT': 'await', 'BREAK': 'break', 'CLASS': 'class', 'CONTINUE': 'continue', 'DEF': 'def', 'DEL': 'del', 'ELIF': 'elif', 'ELSE': 'else', 'EXCEPT': 'except', 'FALSE': 'False', 'FINALLY': 'finally', 'FOR': 'for', 'FROM': 'from', 'GLOBAL': 'global', 'IF': 'if', 'IMPORT': 'import', 'IN': 'in', 'IS': 'is', 'LAMBDA': 'lambda', 'NONE': 'None', 'NONLOCAL': 'nonlocal', 'NOT': 'not', 'OR': 'or', 'PASS': 'pass', 'RAISE': 'raise', 'RETURN': 'return', 'TRUE': 'True', 'TRY': 'try', 'WHILE': 'while', 'WITH': 'with', 'YIELD': 'yield', 'LPAR': '(', 'RPAR': ')', 'LSQB': '[', 'RSQB': ']', 'LBRACE': '{', 'RBRACE': '}', 'COMMA': ',', 'COLON': ':', 'SEMI': ';', 'DOT': '.', 'ELLIPSIS': '...', 'RARROW': '->', 'EQUAL': '=', 'COLONEQUAL': ':=', 'EXCLAMATION': '!', 'PLUS': '+', 'MINUS': '-', 'STAR': '*', 'DOUBLESTAR': '**', 'SLASH': '/', 'DOUBLESLASH': '//', 'PERCENT': '%', 'AT': '@', 'AMPER': '&', 'VBAR': '|', 'CIRCUMFLEX': '^', 'TILDE': '~', 'LEFTSHIFT': '<<', 'RIGHTSHIFT': '>>', 'EQEQUAL': '==', 'NOTEQUAL': '!=', 'LESS': '<', 'LESSEQUAL': '<=', 'GREATER': '>', 'GREATEREQUAL': '>=', 'PLUSEQUAL': '+=', 'MINEQUAL': '-=', 'STAREQUAL': '*=', 'DOUBLESTAREQUAL': '**=', 'SLASHEQUAL': '/=', 'DOUBLESLASHEQUAL': '//=', 'PERCENTEQUAL': '%=', 'ATEQUAL': '@=', 'AMPEREQUAL': '&=', 'VBAREQUAL': '|=', 'CIRCUMFLEXEQUAL': '^=', 'LEFTSHIFTEQUAL': '<<=', 'RIGHTSHIFTEQUAL': '>>='}
PRODUCTIONS = [
    ('kernel', 1, None, ''),
    ('kernel', 3, 'kernel', 'lnl'),
    ('kernel', 2, 'kernel', 'ln'),
    ('kernel', 3, 'kernel', 'lnl'),
    ('kernel', 2, 'kernel', 'ln'),
    ('kernel', 2, 'kernel', 'nl'),
    ('kernel', 1, 'kernel', 'n'),
    ('kernel', 2, 'kernel', 'nl'),
    ('kernel', 1, 'kernel', 'n'),
    ('kernel', 3, 'broken_kernel', 'lnl'),
    ('kernel', 2, 'broken_kernel', 'ln'),
    ('kernel', 2, 'broken_kernel', 'nl'),
    ('kernel', 1, 'broken_kernel', 'n'),
    ('decorator', 3, 'decorator', 'tnt'),
    ('decorator', 3, 'broken_decorator', 'ttt'),
    ('function', 10, 'function', 'ttntnttntn'),
    ('function', 8, 'function', 'ttntnttn'),
    ('function', 9, 'function', 'ttntttntn'),
    ('function', 7, 'function', 'ttntttn'),
    ('function', 9, 'function', 'tttnttntn'),
    ('function', 7, 'function', 'tttnttn'),
    ('function', 8, 'function', 'tttttntn'),
    ('function', 6, 'function', 'tttttn'),
    ('function', 2, 'broken_compound', 'tn'),
    ('parameters', 3, 'parameters', 'llt'),
    ('parameters', 2, 'parameters', 'll'),
    ('parameters', 2, 'parameters', 'lt'),
    ('parameters', 1, 'parameters', 'l'),
    ('_parameter', 1, '_list', 'n'),
    ('_parameter', 1, '_list', 't'),
    ('_parameter', 1, '_list', 't'),
    ('parameter', 5, 'parameter', 'ttntn'),
    ('parameter', 3, 'parameter', 'ttn'),
    ('parameter', 3, 'parameter', 'ttn'),
    ('parameter', 1, 'parameter', 't'),
    ('parameter', 4, 'varargs', 'tttn'),
    ('parameter', 2, 'varargs', 'tt'),
    ('parameter', 4, 'kwargs', 'tttn'),
    ('parameter', 2, 'kwargs', 'tt'),
    ('vararg_annotation', 1, None, 'n'),
    ('vararg_annotation', 1, None, 'n'),
    ('block', 4, 'block', 'ttlt'),
    ('block', 1, 'block', 'l'),
    ('_statements', 1, '_list', 'l'),
    ('_line', 4, '_list', 'nltt'),
    ('_line', 3, '_list', 'nlt'),
    ('_line', 3, '_list', 'ntt'),
    ('_line', 2, '_list', 'nt'),
    ('simple_statement', 1, 'expression_statement', 'n'),
    ('simple_statement', 2, 'assign', 'nl'),
    ('simple_statement', 3, 'augmented_assign', 'nln'),
    ('simple_statement', 5, 'annotated_assign', 'ntntn'),
    ('simple_statement', 3, 'annotated_assign', 'ntn'),
    ('simple_statement', 2, 'return_statement', 'tn'),
    ('simple_statement', 1, 'return_statement', 't'),
    ('simple_statement', 4, 'assert_statement', 'tntn'),
    ('simple_statement', 2, 'assert_statement', 'tn'),
    ('simple_statement', 1, 'pass_statement', 't'),
    ('simple_statement', 1, 'reject_break', 't'),
    ('simple_statement', 1, 'reject_continue', 't'),
    ('simple_statement', 1, 'expression_statement', 'n'),
    ('simple_statement', 2, 'reject_delete', 'tn'),
    ('simple_statement', 4, 'reject_raise', 'tntn'),
    ('simple_statement', 2, 'reject_raise', 'tn'),
    ('simple_statement', 1, 'reject_raise', 't'),
    ('simple_statement', 3, 'reject_global', 'ttl'),
    ('simple_statement', 2, 'reject_global', 'tt'),
    ('simple_statement', 3, 'reject_nonlocal', 'ttl'),
    ('simple_statement', 2, 'reject_nonlocal', 'tt'),
    ('simple_statement', 3, 'reject_import', 'tnl'),
    ('simple_statement', 2, 'reject_import', 'tn'),
    ('simple_statement', 4, 'reject_import_from', 'tltl'),
    ('simple_statement', 5, 'reject_type_alias', 'ttntn'),
    ('simple_statement', 4, 'reject_type_alias', 'tttn'),
    ('assigned', 1, None, 'n'),
    ('assigned', 1, None, 'n'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 't'),
    ('_augmented_operator', 1, '_list', 'n'),
    ('matmul_assign', 1, 'reject_matmul_assign', 't'),
    ('compound_statement', 1, None, 'n'),
    ('compound_statement', 1, None, 'n'),
    ('compound_statement', 1, None, 'n'),
    ('compound_statement', 1, None, 'n'),
    ('compound_statement', 1, None, 'n'),
    ('compound_statement', 1, None, 'n'),
    ('compound_statement', 1, None, 'n'),
    ('compound_statement', 1, None, 'n'),
    ('compound_statement', 1, None, 'n'),
    ('compound_statement', 1, None, 'n'),
    ('if_statement', 6, 'if_statement', 'tntnln'),
    ('if_statement', 5, 'if_statement', 'tntnl'),
    ('if_statement', 5, 'if_statement', 'tntnn'),
    ('if_statement', 4, 'if_statement', 'tntn'),
    ('if_statement', 4, 'broken_if', 'tnln'),
    ('if_statement', 3, 'broken_if', 'tnl'),
    ('if_statement', 3, 'broken_if', 'tnn'),
    ('if_statement', 2, 'broken_if', 'tn'),
    ('elif_clause', 4, 'elif_clause', 'tntn'),
    ('elif_clause', 2, 'elif_clause', 'tn'),
    ('else_clause', 3, 'else_clause', 'ttn'),
    ('else_clause', 2, 'else_clause', 'tn'),
    ('for_statement', 6, 'for_statement', 'tntntn'),
    ('for_statement', 7, 'reject_for_else', 'tntntnn'),
    ('for_statement', 2, 'broken_compound', 'tn'),
    ('while_statement', 4, 'while_statement', 'tntn'),
    ('while_statement', 5, 'reject_while_else', 'tntnn'),
    ('while_statement', 2, 'broken_compound', 'tn'),
    ('with_statement', 5, 'with_statement', 'tnltn'),
    ('with_statement', 4, 'with_statement', 'tntn'),
    ('with_statement', 6, 'with_group_statement', 'ttlttn'),
    ('with_statement', 2, 'broken_compound', 'tn'),
    ('with_item', 1, 'with_item', 'n'),
    ('with_item', 3, 'with_item', 'ntn'),
    ('_with_group', 5, '_list', 'ntnlt'),
    ('_with_group', 4, '_list', 'ntnl'),
    ('_with_group', 4, '_list', 'ntnt'),
    ('_with_group', 3, '_list', 'ntn'),
    ('_with_group', 7, '_list', 'ntntnlt'),
    ('_with_group', 6, '_list', 'ntntnl'),
    ('_with_group', 6, '_list', 'ntntnt'),
    ('_with_group', 5, '_list', 'ntntn'),
    ('_with_group', 8, '_list', 'nltntnlt'),
    ('_with_group', 7, '_list', 'nltntnl'),
    ('_with_group', 7, '_list', 'nltntnt'),
    ('_with_group', 6, '_list', 'nltntn'),
    ('nested_function', 2, 'reject_nested_function', 'ln'),
    ('nested_function', 1, 'reject_nested_function', 'n'),
    ('class_statement', 2, 'reject_class', 'ln'),
    ('class_statement', 1, 'reject_class', 'n'),
    ('class_definition', 8, 'class_definition', 'ttntnttn'),
    ('class_definition', 7, 'class_definition', 'ttntttn'),
    ('class_definition', 5, 'class_definition', 'ttntn'),
    ('class_definition', 7, 'class_definition', 'tttnttn'),
    ('class_definition', 6, 'class_definition', 'tttttn'),
    ('class_definition', 4, 'class_definition', 'tttn'),
    ('class_definition', 2, 'broken_compound', 'tn'),
    ('try_statement', 6, 'reject_try', 'ttnlnn'),
    ('try_statement', 5, 'reject_try', 'ttnln'),
    ('try_statement', 5, 'reject_try', 'ttnln'),
    ('try_statement', 4, 'reject_try', 'ttnl'),
    ('try_statement', 4, 'reject_try', 'ttnn'),
    ('try_statement', 3, 'broken_try', 'ttn'),
    ('try_statement', 2, 'broken_compound', 'tn'),
    ('except_clause', 7, 'except_clause', 'ttntttn'),
    ('except_clause', 5, 'except_clause', 'ttntn'),
    ('except_clause', 4, 'except_clause', 'tttn'),
    ('except_clause', 6, 'except_clause', 'tntttn'),
    ('except_clause', 4, 'except_clause', 'tntn'),
    ('except_clause', 3, 'except_clause', 'ttn'),
    ('except_clause', 2, 'broken_clause', 'tn'),
    ('finally_clause', 3, 'finally_clause', 'ttn'),
    ('finally_clause', 2, 'broken_clause', 'tn'),
    ('async_statement', 2, 'reject_async_function', 'ln'),
    ('async_statement', 1, 'reject_async_function', 'n'),
    ('async_statement', 2, 'reject_async', 'tn'),
    ('async_statement', 2, 'reject_async', 'tn'),
    ('async_function', 2, 'async_function', 'tn'),
    ('match_statement', 7, 'reject_match', 'tntttlt'),
    ('subject', 1, None, 'n'),
    ('subject', 1, None, 'n'),
    ('case_clause', 6, 'case_clause', 'tntntn'),
    ('case_clause', 4, 'case_clause', 'tntn'),
    ('case_clause', 2, 'broken_clause', 'tn'),
    ('broken_block', 2, 'broken_block', 'tt'),
    ('broken_block', 5, 'broken_block', 'tttlt'),
    ('module_alias', 3, 'module_alias', 'ntt'),
    ('module_alias', 1, 'module_alias', 'n'),
    ('dotted_name', 2, 'dotted_name', 'tl'),
    ('dotted_name', 1, 'dotted_name', 't'),
    ('_module', 2, '_list', 'ln'),
    ('_module', 1, '_list', 'n'),
    ('_module', 1, '_list', 'l'),
    ('_dots', 1, '_list', 'l'),
    ('_imported', 1, '_list', 't'),
    ('_imported', 2, '_list', 'nl'),
    ('_imported', 1, '_list', 'n'),
    ('_imported', 5, '_list', 'tnltt'),
    ('_imported', 4, '_list', 'tnlt'),
    ('_imported', 4, '_list', 'tntt'),
    ('_imported', 3, '_list', 'tnt'),
    ('import_alias', 3, 'import_alias', 'ttt'),
    ('import_alias', 1, 'import_alias', 't'),
    ('type_parameters', 5, 'type_parameters', 'tnltt'),
    ('type_parameters', 4, 'type_parameters', 'tnlt'),
    ('type_parameters', 4, 'type_parameters', 'tntt'),
    ('type_parameters', 3, 'type_parameters', 'tnt'),
    ('type_parameter', 5, 'type_parameter', 'ttntn'),
    ('type_parameter', 3, 'type_parameter', 'ttn'),
    ('type_parameter', 3, 'type_parameter', 'ttn'),
    ('type_parameter', 1, 'type_parameter', 't'),
    ('type_parameter', 4, 'type_parameter', 'tttn'),
    ('type_parameter', 2, 'type_parameter', 'tt'),
    ('type_parameter', 4, 'type_parameter', 'tttn'),
    ('type_parameter', 2, 'type_parameter', 'tt'),
    ('patterns', 1, None, 'n'),
    ('patterns', 1, None, 'n'),
    ('open_sequence', 2, 'sequence_pattern', 'nt'),
    ('open_sequence', 3, 'sequence_pattern', 'nlt'),
    ('open_sequence', 2, 'sequence_pattern', 'nl'),
    ('sequence_item', 1, None, 'n'),
    ('sequence_item', 1, None, 'n'),
    ('star_pattern', 2, 'star_pattern', 'tt'),
    ('pattern', 1, None, 'n'),
    ('pattern', 3, 'as_pattern', 'ntt'),
    ('or_pattern', 1, None, 'n'),
    ('or_pattern', 1, None, 'n'),
    ('alternatives', 2, 'or_pattern', 'nl'),
    ('closed_pattern', 1, 'value_pattern', 'n'),
    ('closed_pattern', 1, 'value_pattern', 'n'),
    ('closed_pattern', 1, 'singleton_pattern', 'l'),
    ('closed_pattern', 1, 'capture_pattern', 't'),
    ('closed_pattern', 1, 'value_pattern', 'n'),
    ('closed_pattern', 3, 'group_pattern', 'tnt'),
    ('closed_pattern', 2, 'sequence_pattern', 'tt'),
    ('closed_pattern', 4, 'sequence_pattern', 'tntt'),
    ('closed_pattern', 5, 'sequence_pattern', 'tnltt'),
    ('closed_pattern', 4, 'sequence_pattern', 'tnlt'),
    ('closed_pattern', 5, 'sequence_pattern', 'tnltt'),
    ('closed_pattern', 4, 'sequence_pattern', 'tnlt'),
    ('closed_pattern', 4, 'sequence_pattern', 'tntt'),
    ('closed_pattern', 3, 'sequence_pattern', 'tnt'),
    ('closed_pattern', 2, 'sequence_pattern', 'tt'),
    ('closed_pattern', 5, 'mapping_pattern', 'tlltt'),
    ('closed_pattern', 4, 'mapping_pattern', 'tllt'),
    ('closed_pattern', 4, 'mapping_pattern', 'tltt'),
    ('closed_pattern', 3, 'mapping_pattern', 'tlt'),
    ('closed_pattern', 2, 'mapping_pattern', 'tt'),
    ('closed_pattern', 6, 'class_pattern', 'ntlltt'),
    ('closed_pattern', 5, 'class_pattern', 'ntllt'),
    ('closed_pattern', 5, 'class_pattern', 'ntltt'),
    ('closed_pattern', 4, 'class_pattern', 'ntlt'),
    ('closed_pattern', 3, 'class_pattern', 'ntt'),
    ('_singleton', 1, '_list', 't'),
    ('_singleton', 1, '_list', 't'),
    ('_singleton', 1, '_list', 't'),
    ('pattern_number', 1, None, 'n'),
    ('pattern_number', 1, None, 'n'),
    ('signed_number', 1, None, 'n'),
    ('signed_number', 2, 'unary', 'tn'),
    ('complex_number', 3, 'binary', 'ntn'),
    ('complex_number', 3, 'binary', 'ntn'),
    ('class_name', 1, None, 'n'),
    ('class_name', 1, None, 'n'),
    ('plain_class_name', 1, 'name', 't'),
    ('dotted_value', 2, 'dotted_value', 'tl'),
    ('_mapping_item', 1, '_list', 'n'),
    ('_mapping_item', 2, '_list', 'tt'),
    ('mapping_pair', 3, 'mapping_pair', 'ntn'),
    ('mapping_key', 1, None, 'n'),
    ('mapping_key', 1, None, 'n'),
    ('mapping_key', 1, None, 'n'),
    ('mapping_key', 1, None, 'n'),
    ('singleton_key', 1, 'constant', 'l'),
    ('_class_item', 1, '_list', 'n'),
    ('_class_item', 3, '_list', 'ttn'),
    ('expressions', 1, None, 'n'),
    ('expressions', 2, 'open_tuple', 'nt'),
    ('expressions', 3, 'open_tuple', 'nlt'),
    ('expressions', 2, 'open_tuple', 'nl'),
    ('expression_item', 1, None, 'n'),
    ('expression_item', 1, None, 'n'),
    ('targets', 1, None, 'n'),
    ('targets', 2, 'open_tuple', 'nt'),
    ('targets', 3, 'open_tuple', 'nlt'),
    ('targets', 2, 'open_tuple', 'nl'),
    ('target', 1, None, 'n'),
    ('target', 1, None, 'n'),
    ('starred', 2, 'starred', 'tn'),
    ('named_expression', 1, None, 'n'),
    ('named_expression', 3, 'reject_walrus', 'ttn'),
    ('expression', 1, None, 'n'),
    ('expression', 5, 'conditional', 'ntntn'),
    ('expression', 4, 'reject_lambda', 'tntn'),
    ('expression', 3, 'reject_lambda', 'ttn'),
    ('lambda_parameters', 3, 'parameters', 'llt'),
    ('lambda_parameters', 2, 'parameters', 'll'),
    ('lambda_parameters', 2, 'parameters', 'lt'),
    ('lambda_parameters', 1, 'parameters', 'l'),
    ('_lambda_parameter', 1, '_list', 'n'),
    ('_lambda_parameter', 1, '_list', 't'),
    ('_lambda_parameter', 1, '_list', 't'),
    ('lambda_parameter', 3, 'parameter', 'ttn'),
    ('lambda_parameter', 1, 'parameter', 't'),
    ('lambda_parameter', 2, 'varargs', 'tt'),
    ('lambda_parameter', 2, 'kwargs', 'tt'),
    ('disjunction', 1, None, 'n'),
    ('disjunction', 2, 'boolean', 'nl'),
    ('conjunction', 1, None, 'n'),
    ('conjunction', 2, 'boolean', 'nl'),
    ('inversion', 1, None, 'n'),
    ('inversion', 2, 'unary', 'tn'),
    ('comparison', 1, None, 'n'),
    ('comparison', 3, 'compare', 'nln'),
    ('comparison', 3, 'reject_membership', 'nnn'),
    ('comparison', 4, 'reject_chained_comparison', 'nlnl'),
    ('comparison', 4, 'reject_chained_comparison', 'nnnl'),
    ('_compared_again', 2, '_list', 'ln'),
    ('_compared_again', 2, '_list', 'nn'),
    ('_comparison_operator', 1, '_list', 't'),
    ('_comparison_operator', 1, '_list', 't'),
    ('_comparison_operator', 1, '_list', 't'),
    ('_comparison_operator', 1, '_list', 't'),
    ('_comparison_operator', 1, '_list', 't'),
    ('_comparison_operator', 1, '_list', 't'),
    ('_comparison_operator', 1, '_list', 't'),
    ('_comparison_operator', 1, '_list', 'n'),
    ('is_not', 2, 'two_word_operator', 'tt'),
    ('membership_operator', 1, 'membership_operator', 't'),
    ('membership_operator', 2, 'two_word_operator', 'tt'),
    ('bitwise_or', 1, None, 'n'),
    ('bitwise_or', 3, 'binary', 'ntn'),
    ('bitwise_xor', 1, None, 'n'),
    ('bitwise_xor', 3, 'binary', 'ntn'),
    ('bitwise_and', 1, None, 'n'),
    ('bitwise_and', 3, 'binary', 'ntn'),
    ('shift', 1, None, 'n'),
    ('shift', 3, 'binary', 'ntn'),
    ('shift', 3, 'binary', 'ntn'),
    ('sum', 1, None, 'n'),
    ('sum', 3, 'binary', 'ntn'),
    ('sum', 3, 'binary', 'ntn'),
    ('term', 1, None, 'n'),
    ('term', 3, 'binary', 'ntn'),
    ('term', 3, 'binary', 'ntn'),
    ('term', 3, 'binary', 'ntn'),
    ('term', 3, 'binary', 'ntn'),
    ('term', 3, 'reject_matmul', 'ntn'),
    ('factor', 1, None, 'n'),
    ('factor', 2, 'unary', 'tn'),
    ('factor', 2, 'unary', 'tn'),
    ('factor', 2, 'unary', 'tn'),
    ('power', 1, None, 'n'),
    ('power', 3, 'binary', 'ntn'),
    ('awaitable', 1, None, 'n'),
    ('awaitable', 2, 'reject_await', 'tn'),
    ('primary', 1, None, 'n'),
    ('primary', 3, 'attribute', 'ntt'),
    ('primary', 4, 'call', 'ntnt'),
    ('primary', 3, 'call', 'ntt'),
    ('primary', 2, 'call', 'nn'),
    ('primary', 4, 'subscript', 'ntnt'),
    ('arguments', 3, 'arguments', 'nlt'),
    ('arguments', 2, 'arguments', 'nl'),
    ('arguments', 2, 'arguments', 'nt'),
    ('arguments', 1, 'arguments', 'n'),
    ('argument', 1, None, 'n'),
    ('argument', 1, None, 'n'),
    ('argument', 1, None, 'n'),
    ('argument', 1, None, 'n'),
    ('keyword', 3, 'keyword', 'ttn'),
    ('argument_unpacking', 2, 'starred', 'tn'),
    ('keyword_unpacking', 2, 'reject_keyword_unpacking', 'tn'),
    ('index', 1, None, 'n'),
    ('index', 2, 'open_tuple', 'nt'),
    ('index', 3, 'open_tuple', 'nlt'),
    ('index', 2, 'open_tuple', 'nl'),
    ('index_item', 1, None, 'n'),
    ('index_item', 1, None, 'n'),
    ('index_item', 1, None, 'n'),
    ('slice_item', 5, 'slice_item', 'ntntn'),
    ('slice_item', 4, 'slice_item', 'ntnt'),
    ('slice_item', 3, 'slice_item', 'ntn'),
    ('slice_item', 4, 'slice_item', 'nttn'),
    ('slice_item', 3, 'slice_item', 'ntt'),
    ('slice_item', 2, 'slice_item', 'nt'),
    ('slice_item', 4, 'slice_item', 'tntn'),
    ('slice_item', 3, 'slice_item', 'tnt'),
    ('slice_item', 2, 'slice_item', 'tn'),
    ('slice_item', 3, 'slice_item', 'ttn'),
    ('slice_item', 2, 'slice_item', 'tt'),
    ('slice_item', 1, 'slice_item', 't'),
    ('atom', 1, 'name', 't'),
    ('atom', 1, 'constant', 't'),
    ('atom', 1, 'constant', 't'),
    ('atom', 1, 'constant', 't'),
    ('atom', 1, 'constant', 't'),
    ('atom', 1, None, 'n'),
    ('atom', 1, None, 'n'),
    ('atom', 3, 'group', 'tnt'),
    ('atom', 2, 'tuple_display', 'tt'),
    ('atom', 4, 'tuple_display', 'tntt'),
    ('atom', 5, 'tuple_display', 'tnltt'),
    ('atom', 4, 'tuple_display', 'tnlt'),
    ('atom', 2, 'list_display', 'tt'),
    ('atom', 5, 'list_display', 'tnltt'),
    ('atom', 4, 'list_display', 'tnlt'),
    ('atom', 4, 'list_display', 'tntt'),
    ('atom', 3, 'list_display', 'tnt'),
    ('atom', 4, 'list_comprehension', 'tnlt'),
    ('atom', 1, None, 'n'),
    ('atom', 2, 'reject_dict', 'tt'),
    ('atom', 5, 'reject_dict', 'tlltt'),
    ('atom', 4, 'reject_dict', 'tllt'),
    ('atom', 4, 'reject_dict', 'tltt'),
    ('atom', 3, 'reject_dict', 'tlt'),
    ('atom', 6, 'reject_dict_comprehension', 'tntnlt'),
    ('atom', 5, 'reject_set', 'tnltt'),
    ('atom', 4, 'reject_set', 'tnlt'),
    ('atom', 4, 'reject_set', 'tntt'),
    ('atom', 3, 'reject_set', 'tnt'),
    ('atom', 4, 'reject_set_comprehension', 'tnlt'),
    ('grouped', 1, None, 'n'),
    ('grouped', 1, None, 'n'),
    ('element', 1, None, 'n'),
    ('element', 1, None, 'n'),
    ('open_elements', 2, 'open_tuple', 'nt'),
    ('open_elements', 3, 'open_tuple', 'nlt'),
    ('open_elements', 2, 'open_tuple', 'nl'),
    ('_pair', 3, '_list', 'ntn'),
    ('_pair', 2, '_list', 'tn'),
    ('generator', 4, 'reject_generator', 'tnlt'),
    ('clause', 6, 'clause', 'ttntnl'),
    ('clause', 5, 'clause', 'ttntn'),
    ('clause', 5, 'clause', 'tntnl'),
    ('clause', 4, 'clause', 'tntn'),
    ('yield_expression', 2, 'reject_yield', 'tn'),
    ('yield_expression', 1, 'reject_yield', 't'),
    ('yield_expression', 3, 'reject_yield_from', 'ttn'),
    ('number', 1, 'number', 't'),
    ('number', 1, 'number', 't'),
    ('number', 1, 'number', 't'),
    ('string', 1, 'string', 'l'),
    ('fstring', 3, 'fstring', 'tlt'),
    ('fstring', 2, 'fstring', 'tt'),
    ('_fstring_part', 1, '_list', 't'),
    ('_fstring_part', 1, '_list', 'n'),
    ('replacement', 7, 'replacement', 'tntttnt'),
    ('replacement', 6, 'replacement', 'tntttt'),
    ('replacement', 5, 'replacement', 'tntnt'),
    ('replacement', 4, 'replacement', 'tntt'),
    ('replacement', 6, 'replacement', 'tnttnt'),
    ('replacement', 5, 'replacement', 'tnttt'),
    ('replacement', 4, 'replacement', 'tnnt'),
    ('replacement', 3, 'replacement', 'tnt'),
    ('replaced', 1, None, 'n'),
    ('replaced', 1, None, 'n'),
    ('format_specification', 2, 'format_specification', 'tl'),
    ('format_specification', 1, 'format_specification', 't'),
    ('__kernel_star_0', 1, '_list', 'n'),
    ('__kernel_star_0', 2, '_list', 'ln'),
    ('__parameters_star_1', 2, '_list', 'tl'),
    ('__parameters_star_1', 3, '_list', 'ltl'),
    ('___statements_plus_2', 1, '_list', 'l'),
    ('___statements_plus_2', 1, '_list', 'n'),
    ('___statements_plus_2', 2, '_list', 'll'),
    ('___statements_plus_2', 2, '_list', 'ln'),
    ('___line_star_3', 2, '_list', 'tn'),
    ('___line_star_3', 3, '_list', 'ltn'),
    ('__simple_statement_plus_4', 2, '_list', 'tn'),
    ('__simple_statement_plus_4', 3, '_list', 'ltn'),
    ('__simple_statement_star_5', 2, '_list', 'tt'),
    ('__simple_statement_star_5', 3, '_list', 'ltt'),
    ('__simple_statement_star_6', 2, '_list', 'tn'),
    ('__simple_statement_star_6', 3, '_list', 'ltn'),
    ('__if_statement_star_7', 1, '_list', 'n'),
    ('__if_statement_star_7', 2, '_list', 'ln'),
    ('__with_statement_star_8', 2, '_list', 'tn'),
    ('__with_statement_star_8', 3, '_list', 'ltn'),
    ('___with_group_plus_9', 2, '_list', 'tn'),
    ('___with_group_plus_9', 3, '_list', 'ltn'),
    ('__try_statement_plus_10', 1, '_list', 'n'),
    ('__try_statement_plus_10', 2, '_list', 'ln'),
    ('__match_statement_plus_11', 1, '_list', 'n'),
    ('__match_statement_plus_11', 2, '_list', 'ln'),
    ('__dotted_name_star_12', 2, '_list', 'tt'),
    ('__dotted_name_star_12', 3, '_list', 'ltt'),
    ('___dots_plus_13', 1, '_list', 't'),
    ('___dots_plus_13', 1, '_list', 't'),
    ('___dots_plus_13', 2, '_list', 'lt'),
    ('___dots_plus_13', 2, '_list', 'lt'),
    ('___imported_star_14', 2, '_list', 'tn'),
    ('___imported_star_14', 3, '_list', 'ltn'),
    ('__type_parameters_star_15', 2, '_list', 'tn'),
    ('__type_parameters_star_15', 3, '_list', 'ltn'),
    ('__open_sequence_plus_16', 2, '_list', 'tn'),
    ('__open_sequence_plus_16', 3, '_list', 'ltn'),
    ('__alternatives_plus_17', 2, '_list', 'tn'),
    ('__alternatives_plus_17', 3, '_list', 'ltn'),
    ('__closed_pattern_star_18', 2, '_list', 'tl'),
    ('__closed_pattern_star_18', 3, '_list', 'ltl'),
    ('__closed_pattern_star_19', 2, '_list', 'tl'),
    ('__closed_pattern_star_19', 3, '_list', 'ltl'),
    ('__expressions_plus_20', 2, '_list', 'tn'),
    ('__expressions_plus_20', 3, '_list', 'ltn'),
    ('__targets_plus_21', 2, '_list', 'tn'),
    ('__targets_plus_21', 3, '_list', 'ltn'),
    ('__lambda_parameters_star_22', 2, '_list', 'tl'),
    ('__lambda_parameters_star_22', 3, '_list', 'ltl'),
    ('__disjunction_plus_23', 2, '_list', 'tn'),
    ('__disjunction_plus_23', 3, '_list', 'ltn'),
    ('__conjunction_plus_24', 2, '_list', 'tn'),
    ('__conjunction_plus_24', 3, '_list', 'ltn'),
    ('__comparison_plus_25', 1, '_list', 'l'),
    ('__comparison_plus_25', 2, '_list', 'll'),
    ('__arguments_star_26', 2, '_list', 'tn'),
    ('__arguments_star_26', 3, '_list', 'ltn'),
    ('__index_plus_27', 2, '_list', 'tn'),
    ('__index_plus_27', 3, '_list', 'ltn'),
    ('__atom_plus_28', 1, '_list', 'n'),
    ('__atom_plus_28', 2, '_list', 'ln'),
    ('__atom_star_29', 2, '_list', 'tl'),
    ('__atom_star_29', 3, '_list', 'ltl'),
    ('__clause_star_30', 2, '_list', 'tn'),
    ('__clause_star_30', 3, '_list', 'ltn'),
    ('__string_plus_31', 1, '_list', 't'),
    ('__string_plus_31', 1, '_list', 'n'),
    ('__string_plus_31', 2, '_list', 'lt'),
    ('__string_plus_31', 2, '_list', 'ln'),
    ('__fstring_star_32', 1, '_list', 'l'),
    ('__fstring_star_32', 2, '_list', 'll'),
]
ACTIONS = """\
1:ASYNC 2:AT 3:DEF 4:error
3:DEF
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 1870:error
1713:NAME 4:error
1709:NEWLINE
0:$end
1:ASYNC 2:AT 3:DEF 4:error
-6:$end 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-8:$end 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-12:$end 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-449
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
3:DEF 21:FOR 50:WITH
18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 35:NAME 36:NONE 44:STRING 46:TRUE
-58
1638:NAME 4:error
-59
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-386
-384
-430
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 4:error
1567:DOT 1568:ELLIPSIS 1475:NAME
1527:FSTRING_END 1528:FSTRING_MIDDLE 1529:LBRACE
1525:NAME
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 4:error
-431
1475:NAME
-429
1422:COLON 1423:DOUBLESTAR 1424:NAME 1425:SLASH 1426:STAR
13:AWAIT 1339:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1340:RBRACE 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 776:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1300:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-382
-385
1115:NAME
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-57
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME -64:NEWLINE,SEMI 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME -54:NEWLINE,SEMI 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-515
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-383
997:COLON 4:error
888:NAME
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 4:error
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 737:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 4:error
13:AWAIT -427:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 18:ELLIPSIS 19:FALSE 20:FLOAT 711:FROM 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-454
-11
-43:$end,_DEDENT 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-453
700:NEWLINE 701:SEMI
80:AMPEREQUAL 83:ATEQUAL 85:CIRCUMFLEXEQUAL 86:COLON 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 94:EQUAL 101:LEFTSHIFTEQUAL 106:MINEQUAL -48:NEWLINE,SEMI 112:PERCENTEQUAL 114:PLUSEQUAL 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 122:VBAREQUAL
80:AMPEREQUAL 83:ATEQUAL 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 94:EQUAL 101:LEFTSHIFTEQUAL 106:MINEQUAL -48:NEWLINE,SEMI 112:PERCENTEQUAL 114:PLUSEQUAL 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 122:VBAREQUAL
-60
1:ASYNC 2:AT 15:CLASS 3:DEF
-137
-139
-164
80:AMPEREQUAL 83:ATEQUAL 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 94:EQUAL 97:IF 101:LEFTSHIFTEQUAL 106:MINEQUAL -48:NEWLINE,SEMI 112:PERCENTEQUAL 114:PLUSEQUAL 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 122:VBAREQUAL
80:AMPEREQUAL 81:AND 83:ATEQUAL 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 93:EQEQUAL 94:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 101:LEFTSHIFTEQUAL 102:LESS 103:LESSEQUAL 106:MINEQUAL -48:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 112:PERCENTEQUAL 114:PLUSEQUAL 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 121:VBAR 122:VBAREQUAL
80:AMPEREQUAL 83:ATEQUAL 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 94:EQUAL 97:IF 101:LEFTSHIFTEQUAL 106:MINEQUAL -48:NEWLINE,SEMI 110:OR 112:PERCENTEQUAL 114:PLUSEQUAL 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 122:VBAREQUAL
80:AMPEREQUAL 81:AND 83:ATEQUAL 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 94:EQUAL 97:IF 101:LEFTSHIFTEQUAL 106:MINEQUAL -48:NEWLINE,SEMI 110:OR 112:PERCENTEQUAL 114:PLUSEQUAL 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 122:VBAREQUAL
80:AMPEREQUAL 81:AND 83:ATEQUAL 84:CIRCUMFLEX 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 93:EQEQUAL 94:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 101:LEFTSHIFTEQUAL 102:LESS 103:LESSEQUAL 106:MINEQUAL -48:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 112:PERCENTEQUAL 114:PLUSEQUAL 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 121:VBAR 122:VBAREQUAL
79:AMPER 80:AMPEREQUAL 81:AND 83:ATEQUAL 84:CIRCUMFLEX 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 93:EQEQUAL 94:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 101:LEFTSHIFTEQUAL 102:LESS 103:LESSEQUAL 106:MINEQUAL -48:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 112:PERCENTEQUAL 114:PLUSEQUAL 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 121:VBAR 122:VBAREQUAL
79:AMPER 80:AMPEREQUAL 81:AND 83:ATEQUAL 84:CIRCUMFLEX 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 93:EQEQUAL 94:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 101:LEFTSHIFTEQUAL 102:LESS 103:LESSEQUAL 106:MINEQUAL -48:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 112:PERCENTEQUAL 114:PLUSEQUAL 115:RIGHTSHIFT 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 121:VBAR 122:VBAREQUAL
79:AMPER 80:AMPEREQUAL 81:AND 83:ATEQUAL 84:CIRCUMFLEX 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 93:EQEQUAL 94:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 101:LEFTSHIFTEQUAL 102:LESS 103:LESSEQUAL 106:MINEQUAL 107:MINUS -48:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 112:PERCENTEQUAL 113:PLUS 114:PLUSEQUAL 115:RIGHTSHIFT 116:RIGHTSHIFTEQUAL 118:SLASHEQUAL 120:STAREQUAL 121:VBAR 122:VBAREQUAL
79:AMPER 80:AMPEREQUAL 81:AND 82:AT 83:ATEQUAL 84:CIRCUMFLEX 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 89:DOUBLESLASH 90:DOUBLESLASHEQUAL 92:DOUBLESTAREQUAL 93:EQEQUAL 94:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 101:LEFTSHIFTEQUAL 102:LESS 103:LESSEQUAL 106:MINEQUAL 107:MINUS -48:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 112:PERCENTEQUAL 113:PLUS 114:PLUSEQUAL 115:RIGHTSHIFT 116:RIGHTSHIFTEQUAL 117:SLASH 118:SLASHEQUAL 119:STAR 120:STAREQUAL 121:VBAR 122:VBAREQUAL
79:AMPER 80:AMPEREQUAL 81:AND 82:AT 83:ATEQUAL 84:CIRCUMFLEX 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 89:DOUBLESLASH 90:DOUBLESLASHEQUAL 91:DOUBLESTAR 92:DOUBLESTAREQUAL 93:EQEQUAL 94:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 101:LEFTSHIFTEQUAL 102:LESS 103:LESSEQUAL 106:MINEQUAL 107:MINUS -48:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 112:PERCENTEQUAL 113:PLUS 114:PLUSEQUAL 115:RIGHTSHIFT 116:RIGHTSHIFTEQUAL 117:SLASH 118:SLASHEQUAL 119:STAR 120:STAREQUAL 121:VBAR 122:VBAREQUAL
79:AMPER 80:AMPEREQUAL 81:AND 82:AT 83:ATEQUAL 84:CIRCUMFLEX 85:CIRCUMFLEXEQUAL 86:COLON 87:COMMA 88:DOT 89:DOUBLESLASH 90:DOUBLESLASHEQUAL 91:DOUBLESTAR 92:DOUBLESTAREQUAL 93:EQEQUAL 94:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 101:LEFTSHIFTEQUAL 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 106:MINEQUAL 107:MINUS -48:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 112:PERCENTEQUAL 113:PLUS 114:PLUSEQUAL 115:RIGHTSHIFT 116:RIGHTSHIFTEQUAL 117:SLASH 118:SLASHEQUAL 119:STAR 120:STAREQUAL 121:VBAR 122:VBAREQUAL
-432:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOT,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAR,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,LPAR,LSQB,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 23:FSTRING_START 77:STRING
-516
-517
-518
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-85
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-89
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-87
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-267:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
634:NAME
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-80
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-82
-309
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
-313
-314
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-318
-315:AWAIT,ELLIPSIS,FALSE,FLOAT,FSTRING_START,IMAGINARY,INTEGER,LBRACE,LPAR,LSQB,MINUS,NAME,NONE,PLUS,STRING,TILDE,TRUE 590:NOT
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-83
-311
-312
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS 407:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 269:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-77
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
265:IN
-310
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-81
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-76
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-84
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-79
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-78
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-86
-350
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-316
-299:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 184:AND
-297:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 173:OR
-269:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 160:COMMA
146:EQUAL -49:NEWLINE,SEMI
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
-88
-50
87:COMMA -50:NEWLINE,SEMI
87:COMMA 97:IF -50:NEWLINE,SEMI
81:AND 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -50:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
87:COMMA 97:IF -50:NEWLINE,SEMI 110:OR
81:AND 87:COMMA 97:IF -50:NEWLINE,SEMI 110:OR
81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -50:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -50:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -50:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -50:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -50:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -50:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -50:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
-460
87:COMMA -460:EQUAL,NEWLINE,SEMI
87:COMMA -460:EQUAL,NEWLINE,SEMI 97:IF
81:AND 87:COMMA 93:EQEQUAL -460:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
87:COMMA -460:EQUAL,NEWLINE,SEMI 97:IF 110:OR
81:AND 87:COMMA -460:EQUAL,NEWLINE,SEMI 97:IF 110:OR
81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -460:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -460:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -460:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -460:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 93:EQEQUAL -460:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL -460:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL -460:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-268:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-494
-494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -494:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-500
-500:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND
-500:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-500:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -500:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -500:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -500:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -500:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -500:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -500:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-502
-502:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-502:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -502:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -502:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -502:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -502:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -502:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -502:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-306:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL
-503
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 121:VBAR
-307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-504
-308:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 121:VBAR
-308:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -308:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -308:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER -308:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -308:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -308:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -308:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-303:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-303:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -303:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -303:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -303:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -303:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -303:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -303:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-305:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL
-321:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 84:CIRCUMFLEX
79:AMPER -321:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 84:CIRCUMFLEX
79:AMPER -321:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 115:RIGHTSHIFT
79:AMPER -321:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT
79:AMPER -321:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
79:AMPER -321:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
79:AMPER -321:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-333
-333:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-333:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-334
-334:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-334:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-328:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 107:MINUS 113:PLUS
-328:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-328:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-328:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-330:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 111:PERCENT 117:SLASH 119:STAR
-330:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 111:PERCENT 117:SLASH 119:STAR
-330:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 104:LPAR 105:LSQB 111:PERCENT 117:SLASH 119:STAR
-336
-336:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-336:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-499
-499:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND
-499:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-499:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -499:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -499:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -499:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -499:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -499:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -499:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-319
-331:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 111:PERCENT 117:SLASH 119:STAR
-331:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 111:PERCENT 117:SLASH 119:STAR
-331:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 104:LPAR 105:LSQB 111:PERCENT 117:SLASH 119:STAR
13:AWAIT 367:COLON -381:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-382:AMPER,AND,AS,ASYNC,AT,CIRCUMFLEX,COLON,COMMA,DOT,DOUBLESLASH,DOUBLESTAR,EQEQUAL,FOR,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LESS,LESSEQUAL,LPAR,LSQB,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PLUS,RBRACE,RIGHTSHIFT,RPAR,RSQB,SLASH,STAR,VBAR 354:COLONEQUAL
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON 286:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 287:RSQB 117:SLASH 119:STAR 121:VBAR
287:RSQB
286:COMMA 287:RSQB
285:COLON 286:COMMA 287:RSQB
81:AND 285:COLON 286:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 287:RSQB 121:VBAR
285:COLON 286:COMMA 97:IF 287:RSQB
285:COLON 286:COMMA 97:IF 110:OR 287:RSQB
81:AND 285:COLON 286:COMMA 97:IF 110:OR 287:RSQB
81:AND 84:CIRCUMFLEX 285:COLON 286:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 287:RSQB 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON 286:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 287:RSQB 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON 286:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 287:RSQB 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON 286:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 287:RSQB 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON 286:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 287:RSQB 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON 286:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 287:RSQB 117:SLASH 119:STAR 121:VBAR
13:AWAIT 316:COLON -375:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 269:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS -364:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
-351
289:COMMA -366:RSQB
13:AWAIT 269:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS -365:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
-508
285:COLON -508:COMMA,RSQB
81:AND 285:COLON -508:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
285:COLON -508:COMMA,RSQB 97:IF
285:COLON -508:COMMA,RSQB 97:IF 110:OR
81:AND 285:COLON -508:COMMA,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX 285:COLON -508:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -508:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -508:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -508:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -508:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -508:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -508:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-507
285:COLON -507:COMMA,RSQB
81:AND 285:COLON -507:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
285:COLON -507:COMMA,RSQB 97:IF
285:COLON -507:COMMA,RSQB 97:IF 110:OR
81:AND 285:COLON -507:COMMA,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX 285:COLON -507:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -507:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -507:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -507:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -507:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -507:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -507:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT -374:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
329:COLON -372:COMMA,RSQB
329:COLON -372:COMMA,RSQB 97:IF
329:COLON -372:COMMA,RSQB 97:IF 110:OR
81:AND 329:COLON -372:COMMA,RSQB 97:IF 110:OR
81:AND 329:COLON -372:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 329:COLON -372:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 329:COLON -372:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 329:COLON -372:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 329:COLON -372:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 329:COLON -372:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 329:COLON -372:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 329:COLON -372:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT -371:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-370
-370:COMMA,RSQB 97:IF
-370:COMMA,RSQB 97:IF 110:OR
81:AND -370:COMMA,RSQB 97:IF 110:OR
81:AND -370:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -370:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -370:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -370:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -370:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -370:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -370:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -370:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-373
-373:COMMA,RSQB 97:IF
-373:COMMA,RSQB 97:IF 110:OR
81:AND -373:COMMA,RSQB 97:IF 110:OR
81:AND -373:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -373:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -373:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -373:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -373:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -373:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -373:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -373:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-280
-280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 97:IF
-280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND -280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND -280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -280:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT -380:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
380:COLON -378:COMMA,RSQB
380:COLON -378:COMMA,RSQB 97:IF
380:COLON -378:COMMA,RSQB 97:IF 110:OR
81:AND 380:COLON -378:COMMA,RSQB 97:IF 110:OR
81:AND 380:COLON -378:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 380:COLON -378:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 380:COLON -378:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 380:COLON -378:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 380:COLON -378:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 380:COLON -378:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 380:COLON -378:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 380:COLON -378:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT -377:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-376
-376:COMMA,RSQB 97:IF
-376:COMMA,RSQB 97:IF 110:OR
81:AND -376:COMMA,RSQB 97:IF 110:OR
81:AND -376:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -376:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -376:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -376:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -376:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -376:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -376:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -376:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-379
-379:COMMA,RSQB 97:IF
-379:COMMA,RSQB 97:IF 110:OR
81:AND -379:COMMA,RSQB 97:IF 110:OR
81:AND -379:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -379:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -379:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -379:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -379:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -379:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -379:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -379:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-382:AMPER,AND,ASYNC,AT,CIRCUMFLEX,COMMA,DOT,DOUBLESLASH,DOUBLESTAR,EQEQUAL,FOR,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LESS,LESSEQUAL,LPAR,LSQB,MINUS,NOT,NOTEQUAL,OR,PERCENT,PLUS,RIGHTSHIFT,RPAR,SLASH,STAR,VBAR 354:COLONEQUAL 561:EQUAL
-349
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 424:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -355:RPAR 117:SLASH 119:STAR 121:VBAR
548:RPAR
423:ASYNC 424:COMMA 425:FOR -355:RPAR
424:COMMA -355:RPAR
423:ASYNC 424:COMMA 425:FOR 97:IF -355:RPAR
423:ASYNC 424:COMMA 425:FOR 97:IF 110:OR -355:RPAR
81:AND 423:ASYNC 424:COMMA 425:FOR 97:IF 110:OR -355:RPAR
81:AND 423:ASYNC 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -355:RPAR 121:VBAR
81:AND 423:ASYNC 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -355:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -355:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT -355:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT -355:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 424:COMMA 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -355:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 424:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -355:RPAR 117:SLASH 119:STAR 121:VBAR
524:FOR
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS -354:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
423:ASYNC 425:FOR 442:RPAR
-509
429:COMMA -353:RPAR
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS -352:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
-506
-506:COMMA,RPAR 97:IF
-506:COMMA,RPAR 97:IF 110:OR
81:AND -506:COMMA,RPAR 97:IF 110:OR
81:AND -506:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -506:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -506:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -506:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -506:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -506:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -506:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -506:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-421
-510
455:IN
454:COMMA 455:IN
454:COMMA 455:IN 121:VBAR
84:CIRCUMFLEX 454:COMMA 455:IN 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 455:IN 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 455:IN 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 455:IN 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 89:DOUBLESLASH 455:IN 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 455:IN 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 455:IN 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY -273:IN 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
457:COMMA -275:IN
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY -274:IN 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-496
-496:COMMA,IN 121:VBAR
84:CIRCUMFLEX -496:COMMA,IN 121:VBAR
79:AMPER 84:CIRCUMFLEX -496:COMMA,IN 121:VBAR
79:AMPER 84:CIRCUMFLEX -496:COMMA,IN 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX -496:COMMA,IN 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -496:COMMA,IN 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -496:COMMA,IN 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -496:COMMA,IN 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-425:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF
-425:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF 110:OR
81:AND -425:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF 110:OR
81:AND -425:ASYNC,FOR,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -425:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -425:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -425:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -425:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -425:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -425:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -425:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-424:ASYNC,FOR,RBRACE,RPAR,RSQB 480:IF
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-514
-514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 110:OR
81:AND -514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 110:OR
81:AND -514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -514:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-513
-513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 110:OR
81:AND -513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 110:OR
81:AND -513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -513:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-495
-495:COMMA,IN 121:VBAR
84:CIRCUMFLEX -495:COMMA,IN 121:VBAR
79:AMPER 84:CIRCUMFLEX -495:COMMA,IN 121:VBAR
79:AMPER 84:CIRCUMFLEX -495:COMMA,IN 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX -495:COMMA,IN 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -495:COMMA,IN 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -495:COMMA,IN 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -495:COMMA,IN 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-505
-505:COMMA,RPAR 97:IF
-505:COMMA,RPAR 97:IF 110:OR
81:AND -505:COMMA,RPAR 97:IF 110:OR
81:AND -505:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -505:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -505:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -505:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -505:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -505:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -505:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -505:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
535:IN
454:COMMA 535:IN
454:COMMA 535:IN 121:VBAR
84:CIRCUMFLEX 454:COMMA 535:IN 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 535:IN 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 535:IN 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 535:IN 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 89:DOUBLESLASH 535:IN 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 535:IN 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 535:IN 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-423:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF
-423:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF 110:OR
81:AND -423:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF 110:OR
81:AND -423:ASYNC,FOR,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -423:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -423:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -423:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -423:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -423:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -423:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -423:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-422:ASYNC,FOR,RBRACE,RPAR,RSQB 480:IF
-348
-361
-361:COMMA,RPAR 97:IF
-361:COMMA,RPAR 97:IF 110:OR
81:AND -361:COMMA,RPAR 97:IF 110:OR
81:AND -361:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -361:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -361:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -361:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -361:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -361:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -361:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -361:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-360
-360:COMMA,RPAR 97:IF
-360:COMMA,RPAR 97:IF 110:OR
81:AND -360:COMMA,RPAR 97:IF 110:OR
81:AND -360:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -360:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -360:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -360:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -360:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -360:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -360:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -360:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-362
-362:COMMA,RPAR 97:IF
-362:COMMA,RPAR 97:IF 110:OR
81:AND -362:COMMA,RPAR 97:IF 110:OR
81:AND -362:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -362:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -362:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -362:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -362:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -362:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -362:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -362:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-327:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 107:MINUS 113:PLUS
-327:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-327:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-327:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-317
602:ELSE
602:ELSE 110:OR
81:AND 602:ELSE 110:OR
81:AND 602:ELSE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 602:ELSE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 602:ELSE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 602:ELSE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 602:ELSE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 602:ELSE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 602:ELSE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 602:ELSE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-282
-282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -282:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-459
87:COMMA -459:EQUAL,NEWLINE,SEMI
87:COMMA -459:EQUAL,NEWLINE,SEMI 97:IF
81:AND 87:COMMA 93:EQEQUAL -459:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
87:COMMA -459:EQUAL,NEWLINE,SEMI 97:IF 110:OR
81:AND 87:COMMA -459:EQUAL,NEWLINE,SEMI 97:IF 110:OR
81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -459:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -459:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -459:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -459:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 93:EQEQUAL -459:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL -459:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL -459:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-343:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-343
-343:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-335
-335:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-335:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-347
-493
-493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -493:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
659:EQUAL -52:NEWLINE,SEMI
659:EQUAL 97:IF -52:NEWLINE,SEMI
659:EQUAL 97:IF -52:NEWLINE,SEMI 110:OR
81:AND 659:EQUAL 97:IF -52:NEWLINE,SEMI 110:OR
81:AND 93:EQEQUAL 659:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -52:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 93:EQEQUAL 659:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -52:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 659:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -52:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 659:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -52:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 659:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -52:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 659:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -52:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 659:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -52:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 659:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -52:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
-51
87:COMMA -51:NEWLINE,SEMI
87:COMMA 97:IF -51:NEWLINE,SEMI
81:AND 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -51:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
87:COMMA 97:IF -51:NEWLINE,SEMI 110:OR
81:AND 87:COMMA 97:IF -51:NEWLINE,SEMI 110:OR
81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -51:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -51:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -51:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -51:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -51:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -51:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -51:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -323:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL
79:AMPER -323:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 100:LEFTSHIFT 115:RIGHTSHIFT
79:AMPER -323:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT
79:AMPER -323:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
79:AMPER -323:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
79:AMPER -323:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-337
-337:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-337:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-501
-501:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-501:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -501:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -501:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -501:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -501:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -501:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -501:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-325:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 100:LEFTSHIFT 115:RIGHTSHIFT
-325:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT
-325:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-325:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-325:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-136
-138
-163
-450
-47
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 707:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
703:NEWLINE 704:SEMI
-45
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 705:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-44
-458
-46
-457
-455
-456
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-426
-426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA
-426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 97:IF
81:AND -426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 97:IF 110:OR
81:AND -426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 97:IF 110:OR
81:AND 84:CIRCUMFLEX -426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -426:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-428
-428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 97:IF
-428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 97:IF 110:OR
81:AND -428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 97:IF 110:OR
81:AND -428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -428:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 776:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
762:COLON 763:COMMA
-121
752:AS -122:COLON,COMMA,RPAR
752:AS -122:COLON,COMMA,RPAR 97:IF
752:AS -122:COLON,COMMA,RPAR 97:IF 110:OR
81:AND 752:AS -122:COLON,COMMA,RPAR 97:IF 110:OR
81:AND 752:AS -122:COLON,COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 752:AS 84:CIRCUMFLEX -122:COLON,COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 752:AS 84:CIRCUMFLEX -122:COLON,COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 752:AS 84:CIRCUMFLEX -122:COLON,COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 752:AS 84:CIRCUMFLEX -122:COLON,COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 752:AS 82:AT 84:CIRCUMFLEX -122:COLON,COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 752:AS 82:AT 84:CIRCUMFLEX -122:COLON,COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 752:AS 82:AT 84:CIRCUMFLEX -122:COLON,COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-123
-123:COLON,COMMA,RPAR 121:VBAR
84:CIRCUMFLEX -123:COLON,COMMA,RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX -123:COLON,COMMA,RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX -123:COLON,COMMA,RPAR 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX -123:COLON,COMMA,RPAR 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -123:COLON,COMMA,RPAR 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -123:COLON,COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -123:COLON,COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
765:COLON 766:COMMA
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-468
771:_INDENT
-118
-42
11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
773:_DEDENT
-41
-467
-119
-390
865:RPAR
795:RPAR
794:COMMA
423:ASYNC 794:COMMA 425:FOR 795:RPAR
793:AS 423:ASYNC 794:COMMA 425:FOR 795:RPAR
793:AS 423:ASYNC 794:COMMA 425:FOR 97:IF 795:RPAR
81:AND 793:AS 423:ASYNC 794:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 795:RPAR 121:VBAR
793:AS 423:ASYNC 794:COMMA 425:FOR 97:IF 110:OR 795:RPAR
81:AND 793:AS 423:ASYNC 794:COMMA 425:FOR 97:IF 110:OR 795:RPAR
81:AND 793:AS 423:ASYNC 84:CIRCUMFLEX 794:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 795:RPAR 121:VBAR
79:AMPER 81:AND 793:AS 423:ASYNC 84:CIRCUMFLEX 794:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 795:RPAR 121:VBAR
79:AMPER 81:AND 793:AS 423:ASYNC 84:CIRCUMFLEX 794:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 795:RPAR 121:VBAR
79:AMPER 81:AND 793:AS 423:ASYNC 84:CIRCUMFLEX 794:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 795:RPAR 121:VBAR
79:AMPER 81:AND 793:AS 423:ASYNC 82:AT 84:CIRCUMFLEX 794:COMMA 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 795:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 793:AS 423:ASYNC 82:AT 84:CIRCUMFLEX 794:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 795:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 793:AS 423:ASYNC 82:AT 84:CIRCUMFLEX 794:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 795:RPAR 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 826:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE
-389
797:COMMA 798:RPAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 799:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE
-393
-392
-470
813:AS -470:COMMA,RPAR
813:AS -470:COMMA,RPAR 97:IF
813:AS -470:COMMA,RPAR 97:IF 110:OR
81:AND 813:AS -470:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 813:AS -470:COMMA,RPAR 97:IF 110:OR
81:AND 813:AS 84:CIRCUMFLEX -470:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 813:AS 84:CIRCUMFLEX -470:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 813:AS 84:CIRCUMFLEX -470:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 813:AS 84:CIRCUMFLEX -470:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 813:AS 82:AT 84:CIRCUMFLEX -470:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 813:AS 82:AT 84:CIRCUMFLEX -470:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 813:AS 82:AT 84:CIRCUMFLEX -470:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
823:COMMA -135:RPAR
823:COMMA -135:RPAR 121:VBAR
84:CIRCUMFLEX 823:COMMA -135:RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX 823:COMMA -135:RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX 823:COMMA 100:LEFTSHIFT 115:RIGHTSHIFT -135:RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX 823:COMMA 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT -135:RPAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 823:COMMA 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT -135:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 823:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT -135:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 823:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT -135:RPAR 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS -134:RPAR 44:STRING 45:TILDE 46:TRUE
825:COMMA -133:RPAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS -132:RPAR 44:STRING 45:TILDE 46:TRUE
-391
-469
840:AS -469:COMMA,RPAR
840:AS -469:COMMA,RPAR 97:IF
840:AS -469:COMMA,RPAR 97:IF 110:OR
81:AND 840:AS -469:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 840:AS -469:COMMA,RPAR 97:IF 110:OR
81:AND 840:AS 84:CIRCUMFLEX -469:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 840:AS 84:CIRCUMFLEX -469:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 840:AS 84:CIRCUMFLEX -469:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 840:AS 84:CIRCUMFLEX -469:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 840:AS 82:AT 84:CIRCUMFLEX -469:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 840:AS 82:AT 84:CIRCUMFLEX -469:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 840:AS 82:AT 84:CIRCUMFLEX -469:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
850:COMMA -131:RPAR
850:COMMA -131:RPAR 121:VBAR
84:CIRCUMFLEX 850:COMMA -131:RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX 850:COMMA -131:RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX 850:COMMA 100:LEFTSHIFT 115:RIGHTSHIFT -131:RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX 850:COMMA 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT -131:RPAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 850:COMMA 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT -131:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 850:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT -131:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 850:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT -131:RPAR 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS -130:RPAR 44:STRING 45:TILDE 46:TRUE
852:COMMA -129:RPAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS -128:RPAR 44:STRING 45:TILDE 46:TRUE
862:COMMA -127:RPAR
862:COMMA -127:RPAR 121:VBAR
84:CIRCUMFLEX 862:COMMA -127:RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX 862:COMMA -127:RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX 862:COMMA 100:LEFTSHIFT 115:RIGHTSHIFT -127:RPAR 121:VBAR
79:AMPER 84:CIRCUMFLEX 862:COMMA 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT -127:RPAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 862:COMMA 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT -127:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 862:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT -127:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 862:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT -127:RPAR 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS -126:RPAR 44:STRING 45:TILDE 46:TRUE
864:COMMA -125:RPAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS -124:RPAR 44:STRING 45:TILDE 46:TRUE
866:COLON
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-120
881:COLON
-117
881:COLON 97:IF
881:COLON 97:IF 110:OR
81:AND 881:COLON 97:IF 110:OR
81:AND 881:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 881:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 881:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 881:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 881:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 881:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 881:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 881:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-115:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 883:ELSE
885:COLON 4:error
-116
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-111
-110
889:EQUAL 890:LSQB
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
905:DOUBLESTAR 906:NAME 907:STAR
892:EQUAL
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-72
97:IF -72:NEWLINE,SEMI
97:IF -72:NEWLINE,SEMI 110:OR
81:AND 97:IF -72:NEWLINE,SEMI 110:OR
81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -72:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -72:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -72:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -72:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -72:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -72:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -72:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -72:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
971:NAME
932:COLON -200:COMMA,RSQB 933:EQUAL
918:NAME
909:COMMA 910:RSQB
905:DOUBLESTAR 906:NAME 916:RSQB 907:STAR
-196
912:COMMA 913:RSQB
905:DOUBLESTAR 906:NAME 914:RSQB 907:STAR
-194
-193
-484
-195
-483
-202:COMMA,RSQB 919:EQUAL
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-201
-201:COMMA,RSQB 97:IF
81:AND -201:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-201:COMMA,RSQB 97:IF 110:OR
81:AND -201:COMMA,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX -201:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -201:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -201:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -201:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -201:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -201:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -201:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-199
-199:COMMA,RSQB 97:IF
-199:COMMA,RSQB 97:IF 110:OR
81:AND -199:COMMA,RSQB 97:IF 110:OR
81:AND -199:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -199:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -199:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -199:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -199:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -199:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -199:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -199:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-198:COMMA,RSQB 958:EQUAL
-198:COMMA,RSQB 958:EQUAL 97:IF
-198:COMMA,RSQB 958:EQUAL 97:IF 110:OR
81:AND -198:COMMA,RSQB 958:EQUAL 97:IF 110:OR
81:AND -198:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -198:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -198:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -198:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -198:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -198:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -198:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -198:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-197
-197:COMMA,RSQB 97:IF
-197:COMMA,RSQB 97:IF 110:OR
81:AND -197:COMMA,RSQB 97:IF 110:OR
81:AND -197:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -197:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -197:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -197:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -197:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -197:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -197:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -197:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-204:COMMA,RSQB 972:EQUAL
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-203
-203:COMMA,RSQB 97:IF
-203:COMMA,RSQB 97:IF 110:OR
81:AND -203:COMMA,RSQB 97:IF 110:OR
81:AND -203:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -203:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -203:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -203:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -203:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -203:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -203:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -203:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-73
97:IF -73:NEWLINE,SEMI
97:IF -73:NEWLINE,SEMI 110:OR
81:AND 97:IF -73:NEWLINE,SEMI 110:OR
81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -73:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -73:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -73:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -73:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -73:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -73:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -73:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -73:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-153
-152:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1000:EXCEPT 1001:FINALLY
13:AWAIT 1012:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 1013:STAR 44:STRING 45:TILDE 46:TRUE 4:error
1009:COLON 4:error
-150:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 883:ELSE 1000:EXCEPT 1001:FINALLY
-151
-471
-148:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1001:FINALLY
-149
-472
-147
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-162
-161
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 1033:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1027:AS 1028:COLON
-160
1027:AS 1028:COLON 97:IF
1027:AS 1028:COLON 97:IF 110:OR
81:AND 1027:AS 1028:COLON 97:IF 110:OR
81:AND 1027:AS 1028:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 1027:AS 84:CIRCUMFLEX 1028:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 1027:AS 84:CIRCUMFLEX 1028:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 1027:AS 84:CIRCUMFLEX 1028:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 1027:AS 84:CIRCUMFLEX 1028:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 1027:AS 82:AT 84:CIRCUMFLEX 1028:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 1027:AS 82:AT 84:CIRCUMFLEX 1028:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 1027:AS 82:AT 84:CIRCUMFLEX 1028:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1030:NAME
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-158
1031:COLON
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-157
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
1046:AS 1047:COLON
1046:AS 1047:COLON 97:IF
1046:AS 1047:COLON 97:IF 110:OR
81:AND 1046:AS 1047:COLON 97:IF 110:OR
81:AND 1046:AS 1047:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 1046:AS 84:CIRCUMFLEX 1047:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 1046:AS 84:CIRCUMFLEX 1047:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 1046:AS 84:CIRCUMFLEX 1047:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 1046:AS 84:CIRCUMFLEX 1047:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 1046:AS 82:AT 84:CIRCUMFLEX 1047:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 1046:AS 82:AT 84:CIRCUMFLEX 1047:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 1046:AS 82:AT 84:CIRCUMFLEX 1047:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1049:NAME
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-155
1050:COLON
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-154
-156
-159
-341
-341:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-341:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-278:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 121:VBAR
-278:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -278:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -278:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER -278:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -278:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -278:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -278:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-53
87:COMMA -53:NEWLINE,SEMI
87:COMMA 97:IF -53:NEWLINE,SEMI
81:AND 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -53:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
87:COMMA 97:IF -53:NEWLINE,SEMI 110:OR
81:AND 87:COMMA 97:IF -53:NEWLINE,SEMI 110:OR
81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -53:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -53:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -53:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -53:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -53:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -53:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -53:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1090:FROM -63:NEWLINE,SEMI
1090:FROM 97:IF -63:NEWLINE,SEMI
1090:FROM 97:IF -63:NEWLINE,SEMI 110:OR
81:AND 1090:FROM 97:IF -63:NEWLINE,SEMI 110:OR
81:AND 93:EQEQUAL 1090:FROM 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -63:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 93:EQEQUAL 1090:FROM 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -63:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 1090:FROM 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -63:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 1090:FROM 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -63:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 1090:FROM 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -63:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 1090:FROM 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -63:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1090:FROM 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -63:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1090:FROM 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -63:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-62
97:IF -62:NEWLINE,SEMI
97:IF -62:NEWLINE,SEMI 110:OR
81:AND 97:IF -62:NEWLINE,SEMI 110:OR
81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -62:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -62:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -62:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -62:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -62:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -62:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -62:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -62:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-339
-339:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-339:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-301
-301:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-301:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -301:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -301:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -301:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -301:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -301:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -301:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1116:COMMA -68:NEWLINE,SEMI
1120:NAME
1118:COMMA -67:NEWLINE,SEMI
1119:NAME
-462
-461
-340
-340:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-340:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
1137:COLON
1137:COLON 1138:COMMA
81:AND 1137:COLON 1138:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
1137:COLON 1138:COMMA 97:IF
1137:COLON 1138:COMMA 97:IF 110:OR
81:AND 1137:COLON 1138:COMMA 97:IF 110:OR
81:AND 84:CIRCUMFLEX 1137:COLON 1138:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1137:COLON 1138:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1137:COLON 1138:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1137:COLON 1138:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1137:COLON 1138:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1137:COLON 1138:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1137:COLON 1138:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1163:NEWLINE
13:AWAIT -416:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-418:COLON 1140:COMMA
13:AWAIT -417:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
81:AND -470:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-470:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF
-470:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND -470:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX -470:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -470:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -470:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -470:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -470:COLON,COMMA,RBRACE,RPAR,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -470:COLON,COMMA,RBRACE,RPAR,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -470:COLON,COMMA,RBRACE,RPAR,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
81:AND -469:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-469:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF
-469:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND -469:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX -469:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -469:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -469:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -469:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -469:COLON,COMMA,RBRACE,RPAR,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -469:COLON,COMMA,RBRACE,RPAR,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -469:COLON,COMMA,RBRACE,RPAR,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1164:_INDENT
1165:CASE
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 1177:STAR 44:STRING 1178:TRUE 4:error
1165:CASE 1168:_DEDENT
-473
-168
-474
-245
1278:DOUBLESTAR 1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:MINUS 1279:NAME 1176:NONE 1280:RBRACE 44:STRING 1178:TRUE
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 1266:RPAR 1177:STAR 44:STRING 1178:TRUE
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 1255:RSQB 1177:STAR 44:STRING 1178:TRUE
20:FLOAT 26:IMAGINARY 28:INTEGER
-221:AS,COLON,COMMA,IF,RBRACE,RPAR,RSQB,VBAR 1218:DOT -254:LPAR
-243
1253:NAME
-244
1227:COLON 1229:IF
-173
1227:COLON 1228:COMMA 1229:IF
1202:AS 1227:COLON 1228:COMMA 1229:IF
1228:COMMA
1202:AS 1227:COLON 1228:COMMA 1229:IF 1203:VBAR
-218
-219
-220
-222:AS,COLON,COMMA,IF,RBRACE,RPAR,RSQB,VBAR 1195:LPAR
1195:LPAR
-218:AS,COLON,COMMA,IF,RBRACE,RPAR,RSQB,VBAR 1191:MINUS 1192:PLUS
20:FLOAT 26:IMAGINARY 28:INTEGER
20:FLOAT 26:IMAGINARY 28:INTEGER
-250
-251
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1196:NAME 1176:NONE 1197:RPAR 44:STRING 1178:TRUE
-221:AS,COMMA,RPAR,VBAR 1218:DOT 1219:EQUAL -254:LPAR
-242
1209:COMMA 1210:RPAR
-264
1202:AS -264:COMMA,RPAR
1202:AS -264:COMMA,RPAR 1203:VBAR
1208:NAME
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 44:STRING 1178:TRUE
-217:AS,COLON,COMMA,IF,RBRACE,RPAR,RSQB 1205:VBAR
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 44:STRING 1178:TRUE
-488
-487
-214
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1196:NAME 1176:NONE 1216:RPAR 44:STRING 1178:TRUE
-241
1212:COMMA 1213:RPAR
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1196:NAME 1176:NONE 1214:RPAR 44:STRING 1178:TRUE
-239
-238
-492
-240
-491
1226:NAME
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 44:STRING 1178:TRUE
-255:AS,COLON,COMMA,IF,LPAR,RBRACE,RPAR,RSQB,VBAR 1221:DOT
1222:NAME
-476
-265
1202:AS -265:COMMA,RPAR
1202:AS -265:COMMA,RPAR 1203:VBAR
-475
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-207:COLON,IF 1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 1177:STAR 44:STRING 1178:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-209:COLON,IF 1231:COMMA
-208:COLON,IF 1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 1177:STAR 44:STRING 1178:TRUE
-486
1202:AS -486:COLON,COMMA,IF,RPAR,RSQB
1202:AS -486:COLON,COMMA,IF,RPAR,RSQB 1203:VBAR
1247:COLON
1247:COLON 97:IF
1247:COLON 97:IF 110:OR
81:AND 1247:COLON 97:IF 110:OR
81:AND 1247:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1247:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1247:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1247:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1247:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1247:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1247:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1247:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-171
-485
1202:AS -485:COLON,COMMA,IF,RPAR,RSQB
1202:AS -485:COLON,COMMA,IF,RPAR,RSQB 1203:VBAR
-172
-212
-249
-232
1259:COMMA 1260:RSQB
1202:AS 1259:COMMA 1260:RSQB
1202:AS 1259:COMMA 1260:RSQB 1203:VBAR
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 1265:RSQB 1177:STAR 44:STRING 1178:TRUE
-231
1262:COMMA 1263:RSQB
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 1264:RSQB 1177:STAR 44:STRING 1178:TRUE
-229
-228
-230
-224
1271:COMMA 1272:RPAR
1271:COMMA
1202:AS 1271:COMMA 1272:RPAR
1202:AS 1271:COMMA 1272:RPAR 1203:VBAR
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 1277:RPAR 1177:STAR 44:STRING 1178:TRUE
-223
1274:COMMA 1275:RPAR
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 1276:RPAR 1177:STAR 44:STRING 1178:TRUE
-227
-226
-225
1299:NAME
1218:DOT
-237
1290:COMMA 1291:RBRACE
-256
1286:COLON
1286:COLON 1191:MINUS 1192:PLUS
-263
1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1171:LBRACE 1172:LPAR 1173:LSQB 1174:MINUS 1175:NAME 1176:NONE 44:STRING 1178:TRUE
-258
1202:AS -258:COMMA,RBRACE
1202:AS -258:COMMA,RBRACE 1203:VBAR
1278:DOUBLESTAR 1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:MINUS 1279:NAME 1176:NONE 1297:RBRACE 44:STRING 1178:TRUE
-236
1293:COMMA 1294:RBRACE
1278:DOUBLESTAR 1170:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:MINUS 1279:NAME 1176:NONE 1295:RBRACE 44:STRING 1178:TRUE
-234
-233
-490
-235
-489
-257
-394
1314:COMMA 1315:RSQB
423:ASYNC 1314:COMMA 425:FOR 1315:RSQB
81:AND 423:ASYNC 1314:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1315:RSQB 121:VBAR
423:ASYNC 1314:COMMA 425:FOR 97:IF 1315:RSQB
423:ASYNC 1314:COMMA 425:FOR 97:IF 110:OR 1315:RSQB
81:AND 423:ASYNC 1314:COMMA 425:FOR 97:IF 110:OR 1315:RSQB
81:AND 423:ASYNC 84:CIRCUMFLEX 1314:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1315:RSQB 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1314:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1315:RSQB 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1314:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 1315:RSQB 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1314:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 1315:RSQB 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1314:COMMA 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 1315:RSQB 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1314:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 1315:RSQB 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1314:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 1315:RSQB 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1322:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
-398
423:ASYNC 425:FOR 1321:RSQB
1318:COMMA 1319:RSQB
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1320:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
-396
-395
-399
-397
1336:COMMA
423:ASYNC 1336:COMMA 425:FOR 795:RPAR
81:AND 423:ASYNC 1336:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 795:RPAR 121:VBAR
423:ASYNC 1336:COMMA 425:FOR 97:IF 795:RPAR
423:ASYNC 1336:COMMA 425:FOR 97:IF 110:OR 795:RPAR
81:AND 423:ASYNC 1336:COMMA 425:FOR 97:IF 110:OR 795:RPAR
81:AND 423:ASYNC 84:CIRCUMFLEX 1336:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 795:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1336:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 795:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1336:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 795:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1336:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 795:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1336:COMMA 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 795:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1336:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 795:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1336:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 795:RPAR 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 826:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE
1338:COMMA 798:RPAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 799:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-401
1380:COMMA 1381:RBRACE
423:ASYNC 1356:COLON 1357:COMMA 425:FOR 1358:RBRACE
1357:COMMA 1358:RBRACE
423:ASYNC 1357:COMMA 425:FOR 1358:RBRACE
81:AND 423:ASYNC 1356:COLON 1357:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1358:RBRACE 121:VBAR
423:ASYNC 1356:COLON 1357:COMMA 425:FOR 97:IF 1358:RBRACE
423:ASYNC 1356:COLON 1357:COMMA 425:FOR 97:IF 110:OR 1358:RBRACE
81:AND 423:ASYNC 1356:COLON 1357:COMMA 425:FOR 97:IF 110:OR 1358:RBRACE
81:AND 423:ASYNC 84:CIRCUMFLEX 1356:COLON 1357:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1358:RBRACE 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1356:COLON 1357:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1358:RBRACE 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1356:COLON 1357:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1358:RBRACE 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1356:COLON 1357:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 1358:RBRACE 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1356:COLON 1357:COMMA 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1358:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1356:COLON 1357:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1358:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1356:COLON 1357:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1358:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1365:RBRACE 43:STAR 44:STRING 45:TILDE 46:TRUE
-410
423:ASYNC 425:FOR 1364:RBRACE
1361:COMMA 1362:RBRACE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1363:RBRACE 43:STAR 44:STRING 45:TILDE 46:TRUE
-408
-407
-411
-409
423:ASYNC -419:COMMA,RBRACE 425:FOR
423:ASYNC -419:COMMA,RBRACE 425:FOR 97:IF
423:ASYNC -419:COMMA,RBRACE 425:FOR 97:IF 110:OR
81:AND 423:ASYNC -419:COMMA,RBRACE 425:FOR 97:IF 110:OR
81:AND 423:ASYNC -419:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 423:ASYNC 84:CIRCUMFLEX -419:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX -419:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX -419:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX -419:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX -419:COMMA,RBRACE 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX -419:COMMA,RBRACE 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX -419:COMMA,RBRACE 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
423:ASYNC 425:FOR 1379:RBRACE
-406
13:AWAIT 1339:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 1412:RBRACE 44:STRING 45:TILDE 46:TRUE
-405
1383:COMMA 1384:RBRACE
13:AWAIT 1339:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 1385:RBRACE 44:STRING 45:TILDE 46:TRUE
-403
-402
-512
1399:COLON
81:AND 1399:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
1399:COLON 97:IF
1399:COLON 97:IF 110:OR
81:AND 1399:COLON 97:IF 110:OR
81:AND 84:CIRCUMFLEX 1399:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1399:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1399:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1399:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1399:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1399:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1399:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-419
-419:COMMA,RBRACE 97:IF
-419:COMMA,RBRACE 97:IF 110:OR
81:AND -419:COMMA,RBRACE 97:IF 110:OR
81:AND -419:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -419:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -419:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -419:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -419:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -419:COMMA,RBRACE 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -419:COMMA,RBRACE 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -419:COMMA,RBRACE 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-404
-511
-420:COMMA,RBRACE 121:VBAR
84:CIRCUMFLEX -420:COMMA,RBRACE 121:VBAR
79:AMPER 84:CIRCUMFLEX -420:COMMA,RBRACE 121:VBAR
79:AMPER 84:CIRCUMFLEX -420:COMMA,RBRACE 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX -420:COMMA,RBRACE 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -420:COMMA,RBRACE 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -420:COMMA,RBRACE 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -420:COMMA,RBRACE 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1462:NAME
-293:COLON,COMMA 1449:EQUAL
-290
-291:COLON,COMMA 1448:NAME
1435:COLON
-288:COLON 1430:COMMA
-289
-287:COLON 1423:DOUBLESTAR 1424:NAME 1425:SLASH 1426:STAR
-286:COLON 1432:COMMA
-285:COLON 1423:DOUBLESTAR 1424:NAME 1425:SLASH 1426:STAR
-498
-497
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-283
-283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -283:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-294
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-292
-292:COLON,COMMA 97:IF
-292:COLON,COMMA 97:IF 110:OR
81:AND -292:COLON,COMMA 97:IF 110:OR
81:AND -292:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -292:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -292:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -292:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -292:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -292:COLON,COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -292:COLON,COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -292:COLON,COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-295
-284
-284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -284:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-179:AS,COMMA,IMPORT,NEWLINE,SEMI 1218:DOT
1480:COMMA -70:NEWLINE,SEMI
1478:AS -177:COMMA,NEWLINE,SEMI
1479:NAME
-176
1475:NAME
1482:COMMA -69:NEWLINE,SEMI
1475:NAME
-464
-463
-178:AS,COMMA,IMPORT,NEWLINE,SEMI 1221:DOT
1499:COLON
-107:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1501:ELIF 883:ELSE
1499:COLON 97:IF
1499:COLON 97:IF 110:OR
81:AND 1499:COLON 97:IF 110:OR
81:AND 1499:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1499:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1499:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1499:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1499:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1499:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1499:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1499:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-103:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1501:ELIF 883:ELSE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 4:error
-101:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1501:ELIF 883:ELSE
-102
-465
-100
-466
1520:COLON
-109
1520:COLON 97:IF
1520:COLON 97:IF 110:OR
81:AND 1520:COLON 97:IF 110:OR
81:AND 1520:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1520:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1520:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1520:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1520:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1520:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1520:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1520:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-108
-105:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1501:ELIF 883:ELSE
-106
-104
1116:COMMA -66:NEWLINE,SEMI
1118:COMMA -65:NEWLINE,SEMI
-434
-435
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
1533:FSTRING_END 1528:FSTRING_MIDDLE 1529:LBRACE
-519
-436
-433
-520
1548:COLON 1549:EQUAL 1550:EXCLAMATION 1551:RBRACE
1548:COLON 87:COMMA 1549:EQUAL 1550:EXCLAMATION 1551:RBRACE
1548:COLON 87:COMMA 1549:EQUAL 1550:EXCLAMATION 97:IF 1551:RBRACE
81:AND 1548:COLON 87:COMMA 93:EQEQUAL 1549:EQUAL 1550:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1551:RBRACE 121:VBAR
1548:COLON 87:COMMA 1549:EQUAL 1550:EXCLAMATION 97:IF 110:OR 1551:RBRACE
81:AND 1548:COLON 87:COMMA 1549:EQUAL 1550:EXCLAMATION 97:IF 110:OR 1551:RBRACE
81:AND 84:CIRCUMFLEX 1548:COLON 87:COMMA 93:EQEQUAL 1549:EQUAL 1550:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1551:RBRACE 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1548:COLON 87:COMMA 93:EQEQUAL 1549:EQUAL 1550:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1551:RBRACE 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1548:COLON 87:COMMA 93:EQEQUAL 1549:EQUAL 1550:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1551:RBRACE 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1548:COLON 87:COMMA 93:EQEQUAL 1549:EQUAL 1550:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 1551:RBRACE 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1548:COLON 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 1549:EQUAL 1550:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1551:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1548:COLON 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1549:EQUAL 1550:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1551:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1548:COLON 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1549:EQUAL 1550:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1551:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1528:FSTRING_MIDDLE 1529:LBRACE -448:RBRACE
1548:COLON 1558:EXCLAMATION 1559:RBRACE
1554:NAME
-444
1553:RBRACE
-443
1548:COLON 1555:RBRACE
-442
1557:RBRACE
-441
1562:NAME
-440
1561:RBRACE
-439
1548:COLON 1563:RBRACE
-438
1565:RBRACE
-437
1528:FSTRING_MIDDLE 1529:LBRACE -447:RBRACE
-477
-478
1576:IMPORT
-182:IMPORT 1475:NAME
-181
1573:DOT 1574:ELLIPSIS -183:IMPORT,NAME
-479
-480
-180
1577:LPAR 1578:NAME 1579:STAR
1578:NAME
1587:AS -192:COMMA,NEWLINE,RPAR,SEMI
-184
-71
1582:COMMA -186:NEWLINE,SEMI
1578:NAME
1584:COMMA -185:NEWLINE,SEMI
1578:NAME
-482
-481
1588:NAME
-191
1590:COMMA 1591:RPAR
1578:NAME 1596:RPAR
-190
1593:COMMA 1594:RPAR
1578:NAME 1595:RPAR
-188
-187
-189
1608:IN
-114
454:COMMA 1608:IN
454:COMMA 1608:IN 121:VBAR
84:CIRCUMFLEX 454:COMMA 1608:IN 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 1608:IN 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 1608:IN 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 1608:IN 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 89:DOUBLESLASH 1608:IN 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 1608:IN 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 1608:IN 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
1622:COLON
1622:COLON 87:COMMA
1622:COLON 87:COMMA 97:IF
81:AND 1622:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
1622:COLON 87:COMMA 97:IF 110:OR
81:AND 1622:COLON 87:COMMA 97:IF 110:OR
81:AND 84:CIRCUMFLEX 1622:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1622:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1622:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1622:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1622:COLON 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1622:COLON 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1622:COLON 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-112:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 883:ELSE
-113
-61
87:COMMA -61:NEWLINE,SEMI
87:COMMA 97:IF -61:NEWLINE,SEMI
81:AND 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -61:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
87:COMMA 97:IF -61:NEWLINE,SEMI 110:OR
81:AND 87:COMMA 97:IF -61:NEWLINE,SEMI 110:OR
81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -61:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -61:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -61:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -61:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -61:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -61:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -61:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1640:COLON 1641:LPAR 890:LSQB
-146
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS 1664:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
1643:COLON 1644:LPAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS 1645:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
1661:COLON
1658:RPAR
424:COMMA 97:IF -355:RPAR
424:COMMA 97:IF 110:OR -355:RPAR
81:AND 424:COMMA 97:IF 110:OR -355:RPAR
81:AND 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -355:RPAR 121:VBAR
81:AND 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -355:RPAR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -355:RPAR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT -355:RPAR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT -355:RPAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 424:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -355:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 424:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -355:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 424:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -355:RPAR 117:SLASH 119:STAR 121:VBAR
1659:COLON
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-140
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-141
-142
1669:COLON
1666:RPAR
1667:COLON
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-143
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-144
-145
-345:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAR,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 104:LPAR 105:LSQB
-165
-166
-167
1688:COMMA -56:NEWLINE,SEMI
1688:COMMA 97:IF -56:NEWLINE,SEMI
1688:COMMA 97:IF -56:NEWLINE,SEMI 110:OR
81:AND 1688:COMMA 97:IF -56:NEWLINE,SEMI 110:OR
81:AND 1688:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1688:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1688:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1688:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1688:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1688:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1688:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1688:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-55
97:IF -55:NEWLINE,SEMI
97:IF -55:NEWLINE,SEMI 110:OR
81:AND 97:IF -55:NEWLINE,SEMI 110:OR
81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -55:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -55:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -55:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -55:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -55:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -55:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -55:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -55:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-7
-5
-2:$end 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-4:$end 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-10:$end 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-9
-3
-1
-174:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CASE,CLASS,CONTINUE,DEF,DEL,ELIF,ELLIPSIS,ELSE,EXCEPT,FALSE,FINALLY,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1710:_INDENT
11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
1712:_DEDENT
-175
1715:LPAR 890:LSQB
-23
1718:DOUBLESTAR 1719:NAME 1833:RPAR 1721:SLASH 1722:STAR
1717:LPAR
1718:DOUBLESTAR 1719:NAME 1720:RPAR 1721:SLASH 1722:STAR
1819:NAME
1780:COLON -34:COMMA,RPAR 1781:EQUAL
1763:COLON 1764:RARROW
-29
-30:COMMA,RPAR 1749:NAME
1731:RPAR
1726:COMMA -27:RPAR
-28
1718:DOUBLESTAR 1719:NAME -26:RPAR 1721:SLASH 1722:STAR
1728:COMMA -25:RPAR
1718:DOUBLESTAR 1719:NAME -24:RPAR 1721:SLASH 1722:STAR
-452
-451
1732:COLON 1733:RARROW
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1746:COLON
1746:COLON 97:IF
1746:COLON 97:IF 110:OR
81:AND 1746:COLON 97:IF 110:OR
81:AND 1746:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1746:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1746:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1746:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1746:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1746:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1746:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1746:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-15
-16
1750:COLON -36:COMMA,RPAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-35
-35:COMMA,RPAR 97:IF
81:AND -35:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-35:COMMA,RPAR 97:IF 110:OR
81:AND -35:COMMA,RPAR 97:IF 110:OR
81:AND 84:CIRCUMFLEX -35:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -35:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -35:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -35:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -35:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -35:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -35:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1777:COLON
1777:COLON 97:IF
1777:COLON 97:IF 110:OR
81:AND 1777:COLON 97:IF 110:OR
81:AND 1777:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1777:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1777:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1777:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1777:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1777:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1777:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1777:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-17
-18
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-33
-33:COMMA,RPAR 97:IF
-33:COMMA,RPAR 97:IF 110:OR
81:AND -33:COMMA,RPAR 97:IF 110:OR
81:AND -33:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -33:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -33:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -33:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -33:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -33:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -33:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -33:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-32:COMMA,RPAR 1806:EQUAL
-32:COMMA,RPAR 1806:EQUAL 97:IF
-32:COMMA,RPAR 1806:EQUAL 97:IF 110:OR
81:AND -32:COMMA,RPAR 1806:EQUAL 97:IF 110:OR
81:AND -32:COMMA,RPAR 93:EQEQUAL 1806:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -32:COMMA,RPAR 93:EQEQUAL 1806:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -32:COMMA,RPAR 93:EQEQUAL 1806:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -32:COMMA,RPAR 93:EQEQUAL 1806:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -32:COMMA,RPAR 93:EQEQUAL 1806:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -32:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 1806:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -32:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1806:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -32:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1806:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-31
-31:COMMA,RPAR 97:IF
-31:COMMA,RPAR 97:IF 110:OR
81:AND -31:COMMA,RPAR 97:IF 110:OR
81:AND -31:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -31:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -31:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -31:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -31:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -31:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -31:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -31:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1820:COLON -38:COMMA,RPAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-37
-37:COMMA,RPAR 97:IF
-37:COMMA,RPAR 97:IF 110:OR
81:AND -37:COMMA,RPAR 97:IF 110:OR
81:AND -37:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -37:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -37:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -37:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -37:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -37:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -37:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -37:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1853:COLON 1854:RARROW
1835:RPAR
1836:COLON 1837:RARROW
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1850:COLON
1850:COLON 97:IF
1850:COLON 97:IF 110:OR
81:AND 1850:COLON 97:IF 110:OR
81:AND 1850:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1850:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1850:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1850:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1850:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1850:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1850:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1850:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-19
-20
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1867:COLON
1867:COLON 97:IF
1867:COLON 97:IF 110:OR
81:AND 1867:COLON 97:IF 110:OR
81:AND 1867:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1867:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1867:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1867:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1867:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1867:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1867:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1867:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-21
-22
1884:NEWLINE
1883:NEWLINE
97:IF 1883:NEWLINE
97:IF 1883:NEWLINE 110:OR
81:AND 97:IF 1883:NEWLINE 110:OR
81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 1883:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 1883:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 1883:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 1883:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 1883:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 1883:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 1883:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 1883:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-13
-14
"""
GOTOS = """\
6:__kernel_star_0 8:async_function 9:broken_block 10:decorator 7:function 5:kernel
1675:function
75:__string_plus_31 1882:atom,generator,number,primary,string 1881:awaitable 1877:bitwise_and 1875:bitwise_or 1876:bitwise_xor 1874:comparison,inversion 1873:conjunction 1872:disjunction 1871:expression,named_expression 1880:factor,power,term 76:fstring 1878:shift 1879:sum
1714:broken_block


1704:async_function 1705:broken_block 699:decorator 1703:function
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1702:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1701:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 53:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression

75:__string_plus_31 1687:atom,generator,number,primary,string 1686:awaitable 1682:bitwise_and 1680:bitwise_or 1681:bitwise_xor 1679:comparison,inversion 1678:conjunction 1677:disjunction 1676:expression 1685:factor,power,term 76:fstring 1683:shift 1684:sum
1673:for_statement 1675:function 1674:with_statement
75:__string_plus_31 1672:atom,generator,number,primary,string 76:fstring

1639:broken_block

75:__string_plus_31 1637:atom,generator,number,primary,string 1636:awaitable 1632:bitwise_and 1628:bitwise_or 1631:bitwise_xor 1630:comparison,inversion 1629:conjunction 1627:disjunction 1626:expression,expression_item,starred 1625:expressions 1635:factor,power,term 76:fstring 1633:shift 1634:sum



75:__string_plus_31 1607:atom,generator,number,primary,string 1606:awaitable 1602:bitwise_and 1600:bitwise_or 1601:bitwise_xor 1598:broken_block 1605:factor,power,term 76:fstring 1603:shift 1599:starred,target 1604:sum 1597:targets
1572:___dots_plus_13 1570:_dots 1569:_module 1571:dotted_name
1530:__fstring_star_32 1531:_fstring_part 1532:replacement

75:__string_plus_31 1498:atom,generator,number,primary,string 1497:awaitable 1493:bitwise_and 1491:bitwise_or 1492:bitwise_xor 1487:broken_block 1490:comparison,inversion 1489:conjunction 1488:disjunction 1486:expression,named_expression 1496:factor,power,term 76:fstring 1494:shift 1495:sum

1477:dotted_name 1476:module_alias

1428:_lambda_parameter 1429:lambda_parameter 1427:lambda_parameters
75:__string_plus_31 1341:_pair 1355:atom,generator,number,primary,string 1354:awaitable 1350:bitwise_and 1345:bitwise_or 1349:bitwise_xor 1348:comparison,inversion 1347:conjunction 1346:disjunction 1343:element,starred 1342:expression 1353:factor,power,term 76:fstring 1344:named_expression 1351:shift 1352:sum
75:__string_plus_31 1335:atom,generator,number,primary,string 1334:awaitable 1330:bitwise_and 1325:bitwise_or 1329:bitwise_xor 1328:comparison,inversion 1327:conjunction 1326:disjunction 1323:element,starred 1324:expression,named_expression 1333:factor,power,term 76:fstring 778:grouped,yield_expression 1331:shift 1332:sum
75:__string_plus_31 1313:atom,generator,number,primary,string 1312:awaitable 1308:bitwise_and 1303:bitwise_or 1307:bitwise_xor 1306:comparison,inversion 1305:conjunction 1304:disjunction 1301:element,starred 1302:expression,named_expression 1311:factor,power,term 76:fstring 1309:shift 1310:sum
75:__string_plus_31 1136:atom,generator,number,primary,string 1135:awaitable 1131:bitwise_and 1126:bitwise_or 1130:bitwise_xor 1129:comparison,inversion 1128:conjunction 1127:disjunction 1125:element,expression,named_expression,starred 1134:factor,power,term 76:fstring 1124:open_elements,subject 1132:shift 1133:sum
75:__string_plus_31 1123:atom,generator,number,primary,string 1122:awaitable 1121:factor,power 76:fstring



75:__string_plus_31 1114:atom,generator,number,primary,string 1113:awaitable 1109:bitwise_and 1107:bitwise_or 1108:bitwise_xor 1106:comparison,inversion 1112:factor,power,term 76:fstring 1110:shift 1111:sum

75:__string_plus_31 1105:atom,generator,number,primary,string 1104:awaitable 1103:factor,power 76:fstring
75:__string_plus_31 1089:atom,generator,number,primary,string 1088:awaitable 1084:bitwise_and 1082:bitwise_or 1083:bitwise_xor 1081:comparison,inversion 1080:conjunction 1079:disjunction 1078:expression 1087:factor,power,term 76:fstring 1085:shift 1086:sum
75:__string_plus_31 1077:atom,generator,number,primary,string 1076:awaitable 1072:bitwise_and 1068:bitwise_or 1071:bitwise_xor 1070:comparison,inversion 1069:conjunction 1067:disjunction 1066:expression,expression_item,starred 1065:expressions 1075:factor,power,term 76:fstring 1073:shift 1074:sum
75:__string_plus_31 1064:atom,generator,number,primary,string 1063:awaitable 1059:bitwise_and 1057:bitwise_or 1058:bitwise_xor 1062:factor,power,term 76:fstring 1060:shift 1061:sum

75:__string_plus_31 1056:atom,generator,number,primary,string 1055:awaitable 1054:factor,power 76:fstring

998:broken_block

75:__string_plus_31 880:atom,generator,number,primary,string 879:awaitable 875:bitwise_and 873:bitwise_or 874:bitwise_xor 869:broken_block 872:comparison,inversion 871:conjunction 870:disjunction 868:expression,named_expression 878:factor,power,term 76:fstring 876:shift 877:sum
75:__string_plus_31 751:atom,generator,number,primary,string 750:awaitable 746:bitwise_and 744:bitwise_or 745:bitwise_xor 739:broken_block 743:comparison,inversion 742:conjunction 741:disjunction 740:expression 749:factor,power,term 76:fstring 747:shift 748:sum 738:with_item
75:__string_plus_31 724:atom,generator,number,primary,string 723:awaitable 719:bitwise_and 715:bitwise_or 718:bitwise_xor 717:comparison,inversion 716:conjunction 714:disjunction 713:expression,expression_item,starred 712:expressions 722:factor,power,term 76:fstring 720:shift 721:sum


60:__kernel_star_0 75:__string_plus_31 709:_line 63:async_function 710:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression

702:___line_star_3
130:__simple_statement_plus_4 131:_augmented_operator 132:matmul_assign
129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 132:matmul_assign

698:async_function 697:class_definition 699:decorator 696:function



129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 132:matmul_assign
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 124:_comparison_operator 126:is_not 132:matmul_assign 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 132:matmul_assign
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 132:matmul_assign
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 124:_comparison_operator 126:is_not 132:matmul_assign 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 124:_comparison_operator 126:is_not 132:matmul_assign 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 124:_comparison_operator 126:is_not 132:matmul_assign 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 124:_comparison_operator 126:is_not 132:matmul_assign 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 124:_comparison_operator 126:is_not 132:matmul_assign 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 124:_comparison_operator 126:is_not 132:matmul_assign 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 130:__simple_statement_plus_4 131:_augmented_operator 124:_comparison_operator 123:generator 126:is_not 132:matmul_assign 125:membership_operator
78:fstring



75:__string_plus_31 695:atom,generator,number,primary,string 694:awaitable 693:factor,power,term 76:fstring 691:shift 692:sum

75:__string_plus_31 690:atom,generator,number,primary,string 689:awaitable 685:bitwise_and 683:bitwise_or 684:bitwise_xor 682:comparison,inversion 688:factor,power,term 76:fstring 686:shift 687:sum
75:__string_plus_31 681:atom,generator,number,primary,string 680:awaitable 679:factor,power 76:fstring

75:__string_plus_31 678:atom,generator,number,primary,string 677:awaitable 673:bitwise_and 676:factor,power,term 76:fstring 674:shift 675:sum

75:__string_plus_31 658:atom,generator,number,primary,string 657:awaitable 653:bitwise_and 651:bitwise_or 652:bitwise_xor 650:comparison,inversion 649:conjunction 648:disjunction 647:expression 656:factor,power,term 76:fstring 654:shift 655:sum
75:__string_plus_31 646:atom,generator,number,primary,string 645:awaitable 641:bitwise_and 637:bitwise_or 640:bitwise_xor 639:comparison,inversion 638:conjunction 636:disjunction 635:expression,expression_item,starred 644:factor,power,term 76:fstring 642:shift 643:sum

75:__string_plus_31 633:atom,generator,number,primary,string 632:awaitable 631:factor,power 76:fstring

75:__string_plus_31 630:atom,generator,number,primary,string 628:awaitable 629:factor,power 76:fstring


75:__string_plus_31 615:assigned,expressions,yield_expression 627:atom,generator,number,primary,string 626:awaitable 622:bitwise_and 618:bitwise_or 621:bitwise_xor 620:comparison,inversion 619:conjunction 617:disjunction 616:expression,expression_item,starred 625:factor,power,term 76:fstring 623:shift 624:sum


75:__string_plus_31 601:atom,generator,number,primary,string 600:awaitable 596:bitwise_and 594:bitwise_or 595:bitwise_xor 593:comparison,inversion 592:conjunction 591:disjunction 599:factor,power,term 76:fstring 597:shift 598:sum


75:__string_plus_31 589:atom,generator,number,primary,string 588:awaitable 587:factor,power,term 76:fstring 586:sum



75:__string_plus_31 412:argument,argument_unpacking,keyword,keyword_unpacking 410:arguments 409:atom,generator,number,primary,string 422:awaitable 418:bitwise_and 416:bitwise_or 417:bitwise_xor 415:comparison,inversion 414:conjunction 413:disjunction 411:expression,named_expression 421:factor,power,term 76:fstring 419:shift 420:sum
75:__string_plus_31 271:atom,generator,number,primary,string 284:awaitable 280:bitwise_and 275:bitwise_or 279:bitwise_xor 278:comparison,inversion 277:conjunction 276:disjunction 274:expression 283:factor,power,term 76:fstring 272:index 273:index_item,named_expression,slice_item,starred 281:shift 282:sum

75:__string_plus_31 268:atom,generator,number,primary,string 267:awaitable 266:factor,power,term 76:fstring


75:__string_plus_31 264:atom,generator,number,primary,string 263:awaitable 259:bitwise_and 257:bitwise_or 258:bitwise_xor 256:comparison,inversion 255:conjunction 262:factor,power,term 76:fstring 260:shift 261:sum
75:__string_plus_31 254:atom,generator,number,primary,string 253:awaitable 252:factor,power 76:fstring

75:__string_plus_31 251:atom,generator,number,primary,string 250:awaitable 249:factor,power,term 76:fstring

75:__string_plus_31 248:atom,generator,number,primary,string 247:awaitable 246:factor,power,term 76:fstring 245:sum

75:__string_plus_31 244:atom,generator,number,primary,string 243:awaitable 242:factor,power 76:fstring

75:__string_plus_31 241:atom,generator,number,primary,string 240:awaitable 239:factor,power 76:fstring

75:__string_plus_31 238:atom,generator,number,primary,string 237:awaitable 233:bitwise_and 232:bitwise_xor 236:factor,power,term 76:fstring 234:shift 235:sum


75:__string_plus_31 230:atom,generator,number,primary,string 229:awaitable 225:bitwise_and 223:bitwise_or 224:bitwise_xor 228:factor,power,term 76:fstring 226:shift 227:sum
75:__string_plus_31 201:atom,generator,number,primary,string 200:awaitable 196:bitwise_and 194:bitwise_or 195:bitwise_xor 199:factor,power,term 76:fstring 197:shift 198:sum





75:__string_plus_31 133:assigned,expressions,yield_expression 145:atom,generator,number,primary,string 144:awaitable 140:bitwise_and 136:bitwise_or 139:bitwise_xor 138:comparison,inversion 137:conjunction 135:disjunction 134:expression,expression_item,starred 143:factor,power,term 76:fstring 141:shift 142:sum


129:__expressions_plus_20
129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 147:assigned,expressions,yield_expression 159:atom,generator,number,primary,string 158:awaitable 154:bitwise_and 150:bitwise_or 153:bitwise_xor 152:comparison,inversion 151:conjunction 149:disjunction 148:expression,expression_item,starred 157:factor,power,term 76:fstring 155:shift 156:sum

129:__expressions_plus_20
129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 172:atom,generator,number,primary,string 171:awaitable 167:bitwise_and 163:bitwise_or 166:bitwise_xor 165:comparison,inversion 164:conjunction 162:disjunction 161:expression,expression_item,starred 170:factor,power,term 76:fstring 168:shift 169:sum


127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 183:atom,generator,number,primary,string 182:awaitable 178:bitwise_and 176:bitwise_or 177:bitwise_xor 175:comparison,inversion 174:conjunction 181:factor,power,term 76:fstring 179:shift 180:sum

127:__conjunction_plus_24
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 193:atom,generator,number,primary,string 192:awaitable 188:bitwise_and 186:bitwise_or 187:bitwise_xor 185:comparison,inversion 191:factor,power,term 76:fstring 189:shift 190:sum

124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 123:generator 126:is_not 125:membership_operator
203:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
203:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
203:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
203:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
203:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
203:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
203:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
203:__comparison_plus_25 204:_compared_again 205:_comparison_operator 123:generator 126:is_not 202:membership_operator
75:__string_plus_31 222:atom,generator,number,primary,string 221:awaitable 217:bitwise_and 215:bitwise_or 216:bitwise_xor 220:factor,power,term 76:fstring 218:shift 219:sum
214:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator

75:__string_plus_31 213:atom,generator,number,primary,string 212:awaitable 208:bitwise_and 206:bitwise_or 207:bitwise_xor 211:factor,power,term 76:fstring 209:shift 210:sum







123:generator








123:generator
231:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
231:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
231:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
231:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
231:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
231:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
231:__comparison_plus_25 204:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator
231:__comparison_plus_25 204:_compared_again 205:_comparison_operator 123:generator 126:is_not 202:membership_operator
214:_compared_again 205:_comparison_operator 126:is_not 202:membership_operator






123:generator


123:generator


123:generator



123:generator


123:generator


123:generator

127:__conjunction_plus_24
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 124:_comparison_operator 123:generator 126:is_not 125:membership_operator



123:generator
75:__string_plus_31 379:atom,generator,number,primary,string 378:awaitable 374:bitwise_and 372:bitwise_or 373:bitwise_xor 371:comparison,inversion 370:conjunction 369:disjunction 368:expression 377:factor,power,term 76:fstring 375:shift 376:sum

127:__conjunction_plus_24 128:__disjunction_plus_23 288:__index_plus_27 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

288:__index_plus_27
288:__index_plus_27
127:__conjunction_plus_24 128:__disjunction_plus_23 288:__index_plus_27 124:_comparison_operator 126:is_not 125:membership_operator
288:__index_plus_27
128:__disjunction_plus_23 288:__index_plus_27
127:__conjunction_plus_24 128:__disjunction_plus_23 288:__index_plus_27
127:__conjunction_plus_24 128:__disjunction_plus_23 288:__index_plus_27 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 288:__index_plus_27 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 288:__index_plus_27 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 288:__index_plus_27 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 288:__index_plus_27 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 288:__index_plus_27 124:_comparison_operator 126:is_not 125:membership_operator
75:__string_plus_31 328:atom,generator,number,primary,string 327:awaitable 323:bitwise_and 321:bitwise_or 322:bitwise_xor 320:comparison,inversion 319:conjunction 318:disjunction 317:expression 326:factor,power,term 76:fstring 324:shift 325:sum
75:__string_plus_31 315:atom,generator,number,primary,string 314:awaitable 310:bitwise_and 305:bitwise_or 309:bitwise_xor 308:comparison,inversion 307:conjunction 306:disjunction 304:expression 313:factor,power,term 76:fstring 303:index_item,named_expression,slice_item,starred 311:shift 312:sum


75:__string_plus_31 302:atom,generator,number,primary,string 301:awaitable 297:bitwise_and 292:bitwise_or 296:bitwise_xor 295:comparison,inversion 294:conjunction 293:disjunction 291:expression 300:factor,power,term 76:fstring 290:index_item,named_expression,slice_item,starred 298:shift 299:sum


127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator

128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator

128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 353:atom,generator,number,primary,string 352:awaitable 348:bitwise_and 346:bitwise_or 347:bitwise_xor 345:comparison,inversion 344:conjunction 343:disjunction 342:expression 351:factor,power,term 76:fstring 349:shift 350:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 341:atom,generator,number,primary,string 340:awaitable 336:bitwise_and 334:bitwise_or 335:bitwise_xor 333:comparison,inversion 332:conjunction 331:disjunction 330:expression 339:factor,power,term 76:fstring 337:shift 338:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 366:atom,generator,number,primary,string 365:awaitable 361:bitwise_and 359:bitwise_or 360:bitwise_xor 358:comparison,inversion 357:conjunction 356:disjunction 355:expression 364:factor,power,term 76:fstring 362:shift 363:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 404:atom,generator,number,primary,string 403:awaitable 399:bitwise_and 397:bitwise_or 398:bitwise_xor 396:comparison,inversion 395:conjunction 394:disjunction 393:expression 402:factor,power,term 76:fstring 400:shift 401:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 392:atom,generator,number,primary,string 391:awaitable 387:bitwise_and 385:bitwise_or 386:bitwise_xor 384:comparison,inversion 383:conjunction 382:disjunction 381:expression 390:factor,power,term 76:fstring 388:shift 389:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 585:atom,generator,number,primary,string 584:awaitable 580:bitwise_and 578:bitwise_or 579:bitwise_xor 577:comparison,inversion 576:conjunction 575:disjunction 574:expression 583:factor,power,term 76:fstring 581:shift 582:sum


75:__string_plus_31 560:atom,generator,number,primary,string 559:awaitable 555:bitwise_and 553:bitwise_or 554:bitwise_xor 552:comparison,inversion 551:conjunction 550:disjunction 549:expression 558:factor,power,term 76:fstring 556:shift 557:sum
428:__arguments_star_26 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator

428:__arguments_star_26 426:__atom_plus_28 427:clause
428:__arguments_star_26
428:__arguments_star_26 426:__atom_plus_28 427:clause
428:__arguments_star_26 426:__atom_plus_28 128:__disjunction_plus_23 427:clause
428:__arguments_star_26 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
428:__arguments_star_26 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
428:__arguments_star_26 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
428:__arguments_star_26 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
428:__arguments_star_26 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
428:__arguments_star_26 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
428:__arguments_star_26 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
428:__arguments_star_26 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator

75:__string_plus_31 512:argument,argument_unpacking,expression,keyword,keyword_unpacking,named_expression 523:atom,generator,number,primary,string 522:awaitable 518:bitwise_and 516:bitwise_or 517:bitwise_xor 515:comparison,inversion 514:conjunction 513:disjunction 521:factor,power,term 76:fstring 519:shift 520:sum
75:__string_plus_31 453:atom,generator,number,primary,string 452:awaitable 448:bitwise_and 446:bitwise_or 447:bitwise_xor 451:factor,power,term 76:fstring 449:shift 445:starred,target 450:sum 444:targets
443:clause


75:__string_plus_31 430:argument,argument_unpacking,expression,keyword,keyword_unpacking,named_expression 441:atom,generator,number,primary,string 440:awaitable 436:bitwise_and 434:bitwise_or 435:bitwise_xor 433:comparison,inversion 432:conjunction 431:disjunction 439:factor,power,term 76:fstring 437:shift 438:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator



456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21 123:generator
75:__string_plus_31 511:atom,generator,number,primary,string 510:awaitable 506:bitwise_and 504:bitwise_or 505:bitwise_xor 509:factor,power,term 76:fstring 507:shift 503:starred,target 508:sum
75:__string_plus_31 477:atom,generator,number,primary,string 476:awaitable 472:bitwise_and 470:bitwise_or 471:bitwise_xor 469:comparison,inversion 468:conjunction 467:disjunction 475:factor,power,term 76:fstring 473:shift 474:sum

75:__string_plus_31 466:atom,generator,number,primary,string 465:awaitable 461:bitwise_and 459:bitwise_or 460:bitwise_xor 464:factor,power,term 76:fstring 462:shift 458:starred,target 463:sum








123:generator
479:__clause_star_30
479:__clause_star_30 128:__disjunction_plus_23
479:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23
479:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
479:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
479:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
479:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
479:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
479:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
479:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
479:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 502:atom,generator,number,primary,string 501:awaitable 497:bitwise_and 495:bitwise_or 496:bitwise_xor 494:comparison,inversion 493:conjunction 492:disjunction 500:factor,power,term 76:fstring 498:shift 499:sum

75:__string_plus_31 491:atom,generator,number,primary,string 490:awaitable 486:bitwise_and 484:bitwise_or 485:bitwise_xor 483:comparison,inversion 482:conjunction 481:disjunction 489:factor,power,term 76:fstring 487:shift 488:sum

128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator








123:generator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 534:atom,generator,number,primary,string 533:awaitable 529:bitwise_and 527:bitwise_or 528:bitwise_xor 532:factor,power,term 76:fstring 530:shift 526:starred,target 531:sum 525:targets

456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21 123:generator
75:__string_plus_31 546:atom,generator,number,primary,string 545:awaitable 541:bitwise_and 539:bitwise_or 540:bitwise_xor 538:comparison,inversion 537:conjunction 536:disjunction 544:factor,power,term 76:fstring 542:shift 543:sum
547:__clause_star_30
547:__clause_star_30 128:__disjunction_plus_23
547:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23
547:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
547:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
547:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
547:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
547:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
547:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
547:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
547:__clause_star_30 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator




128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 573:atom,generator,number,primary,string 572:awaitable 568:bitwise_and 566:bitwise_or 567:bitwise_xor 565:comparison,inversion 564:conjunction 563:disjunction 562:expression 571:factor,power,term 76:fstring 569:shift 570:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator



123:generator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 614:atom,generator,number,primary,string 613:awaitable 609:bitwise_and 607:bitwise_or 608:bitwise_xor 606:comparison,inversion 605:conjunction 603:disjunction 604:expression 612:factor,power,term 76:fstring 610:shift 611:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

129:__expressions_plus_20
129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


123:generator


123:generator



127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 660:assigned,expressions,yield_expression 672:atom,generator,number,primary,string 671:awaitable 667:bitwise_and 663:bitwise_or 666:bitwise_xor 665:comparison,inversion 664:conjunction 662:disjunction 661:expression,expression_item,starred 670:factor,power,term 76:fstring 668:shift 669:sum

129:__expressions_plus_20
129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 123:generator 126:is_not 125:membership_operator





123:generator


123:generator

124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 123:generator 126:is_not 125:membership_operator




123:generator





75:__string_plus_31 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 708:simple_statement 71:sum 59:yield_expression


75:__string_plus_31 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 706:simple_statement 71:sum 59:yield_expression






75:__string_plus_31 736:atom,generator,number,primary,string 735:awaitable 731:bitwise_and 729:bitwise_or 730:bitwise_xor 728:comparison,inversion 727:conjunction 726:disjunction 725:expression 734:factor,power,term 76:fstring 732:shift 733:sum

129:__expressions_plus_20
129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 777:_with_group 792:atom,generator,number,primary,string 791:awaitable 787:bitwise_and 783:bitwise_or 786:bitwise_xor 785:comparison,inversion 784:conjunction 782:disjunction 779:element,starred 781:expression 790:factor,power,term 76:fstring 778:grouped,yield_expression 780:named_expression 788:shift 789:sum
764:__with_statement_star_8



128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 761:atom,generator,number,primary,string 760:awaitable 756:bitwise_and 754:bitwise_or 755:bitwise_xor 759:factor,power,term 76:fstring 757:shift 753:starred,target 758:sum








123:generator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 775:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 751:atom,generator,number,primary,string 750:awaitable 746:bitwise_and 744:bitwise_or 745:bitwise_xor 743:comparison,inversion 742:conjunction 741:disjunction 740:expression 749:factor,power,term 76:fstring 747:shift 748:sum 774:with_item

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 769:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 751:atom,generator,number,primary,string 750:awaitable 746:bitwise_and 744:bitwise_or 745:bitwise_xor 743:comparison,inversion 742:conjunction 741:disjunction 740:expression 749:factor,power,term 76:fstring 747:shift 748:sum 767:with_item




54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 772:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression







796:___with_group_plus_9
796:___with_group_plus_9 426:__atom_plus_28 427:clause
796:___with_group_plus_9 426:__atom_plus_28 427:clause
796:___with_group_plus_9 426:__atom_plus_28 427:clause
796:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
796:___with_group_plus_9 426:__atom_plus_28 128:__disjunction_plus_23 427:clause
796:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
796:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
796:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
796:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
796:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
796:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
796:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
796:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 861:atom,generator,number,primary,string 860:awaitable 856:bitwise_and 854:bitwise_or 855:bitwise_xor 859:factor,power,term 76:fstring 857:shift 853:starred,target 858:sum
75:__string_plus_31 839:atom,generator,number,primary,string 838:awaitable 834:bitwise_and 831:bitwise_or 833:bitwise_xor 832:comparison,inversion 830:conjunction 829:disjunction 827:element,named_expression,starred 828:expression 837:factor,power,term 76:fstring 835:shift 836:sum


75:__string_plus_31 812:atom,generator,number,primary,string 811:awaitable 807:bitwise_and 804:bitwise_or 806:bitwise_xor 805:comparison,inversion 803:conjunction 802:disjunction 800:element,named_expression,starred 801:expression 810:factor,power,term 76:fstring 808:shift 809:sum





128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 822:atom,generator,number,primary,string 821:awaitable 817:bitwise_and 815:bitwise_or 816:bitwise_xor 820:factor,power,term 76:fstring 818:shift 814:starred,target 819:sum
824:__with_statement_star_8
824:__with_statement_star_8
824:__with_statement_star_8
824:__with_statement_star_8
824:__with_statement_star_8
824:__with_statement_star_8
824:__with_statement_star_8
824:__with_statement_star_8
824:__with_statement_star_8 123:generator
75:__string_plus_31 751:atom,generator,number,primary,string 750:awaitable 746:bitwise_and 744:bitwise_or 745:bitwise_xor 743:comparison,inversion 742:conjunction 741:disjunction 740:expression 749:factor,power,term 76:fstring 747:shift 748:sum 774:with_item

75:__string_plus_31 751:atom,generator,number,primary,string 750:awaitable 746:bitwise_and 744:bitwise_or 745:bitwise_xor 743:comparison,inversion 742:conjunction 741:disjunction 740:expression 749:factor,power,term 76:fstring 747:shift 748:sum 767:with_item




128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 849:atom,generator,number,primary,string 848:awaitable 844:bitwise_and 842:bitwise_or 843:bitwise_xor 847:factor,power,term 76:fstring 845:shift 841:starred,target 846:sum
851:__with_statement_star_8
851:__with_statement_star_8
851:__with_statement_star_8
851:__with_statement_star_8
851:__with_statement_star_8
851:__with_statement_star_8
851:__with_statement_star_8
851:__with_statement_star_8
851:__with_statement_star_8 123:generator
75:__string_plus_31 751:atom,generator,number,primary,string 750:awaitable 746:bitwise_and 744:bitwise_or 745:bitwise_xor 743:comparison,inversion 742:conjunction 741:disjunction 740:expression 749:factor,power,term 76:fstring 747:shift 748:sum 774:with_item

75:__string_plus_31 751:atom,generator,number,primary,string 750:awaitable 746:bitwise_and 744:bitwise_or 745:bitwise_xor 743:comparison,inversion 742:conjunction 741:disjunction 740:expression 749:factor,power,term 76:fstring 747:shift 748:sum 767:with_item
863:__with_statement_star_8
863:__with_statement_star_8
863:__with_statement_star_8
863:__with_statement_star_8
863:__with_statement_star_8
863:__with_statement_star_8
863:__with_statement_star_8
863:__with_statement_star_8
863:__with_statement_star_8 123:generator
75:__string_plus_31 751:atom,generator,number,primary,string 750:awaitable 746:bitwise_and 744:bitwise_or 745:bitwise_xor 743:comparison,inversion 742:conjunction 741:disjunction 740:expression 749:factor,power,term 76:fstring 747:shift 748:sum 774:with_item

75:__string_plus_31 751:atom,generator,number,primary,string 750:awaitable 746:bitwise_and 744:bitwise_or 745:bitwise_xor 743:comparison,inversion 742:conjunction 741:disjunction 740:expression 749:factor,power,term 76:fstring 747:shift 748:sum 767:with_item

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 867:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression




128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 882:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
884:else_clause
886:broken_block

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 887:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


891:type_parameters
75:__string_plus_31 996:atom,generator,number,primary,string 995:awaitable 991:bitwise_and 989:bitwise_or 990:bitwise_xor 988:comparison,inversion 987:conjunction 986:disjunction 985:expression 994:factor,power,term 76:fstring 992:shift 993:sum
908:type_parameter

75:__string_plus_31 904:atom,generator,number,primary,string 903:awaitable 899:bitwise_and 897:bitwise_or 898:bitwise_xor 896:comparison,inversion 895:conjunction 894:disjunction 893:expression 902:factor,power,term 76:fstring 900:shift 901:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator



911:__type_parameters_star_15
917:type_parameter


915:type_parameter






75:__string_plus_31 931:atom,generator,number,primary,string 930:awaitable 926:bitwise_and 922:bitwise_or 925:bitwise_xor 924:comparison,inversion 923:conjunction 921:disjunction 920:expression,starred,vararg_annotation 929:factor,power,term 76:fstring 927:shift 928:sum


127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 957:atom,generator,number,primary,string 956:awaitable 952:bitwise_and 950:bitwise_or 951:bitwise_xor 949:comparison,inversion 948:conjunction 947:disjunction 946:expression 955:factor,power,term 76:fstring 953:shift 954:sum
75:__string_plus_31 945:atom,generator,number,primary,string 944:awaitable 940:bitwise_and 938:bitwise_or 939:bitwise_xor 937:comparison,inversion 936:conjunction 935:disjunction 934:expression 943:factor,power,term 76:fstring 941:shift 942:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 970:atom,generator,number,primary,string 969:awaitable 965:bitwise_and 963:bitwise_or 964:bitwise_xor 962:comparison,inversion 961:conjunction 960:disjunction 959:expression 968:factor,power,term 76:fstring 966:shift 967:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

75:__string_plus_31 984:atom,generator,number,primary,string 983:awaitable 979:bitwise_and 977:bitwise_or 978:bitwise_xor 976:comparison,inversion 975:conjunction 974:disjunction 973:expression 982:factor,power,term 76:fstring 980:shift 981:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 999:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression

1002:__try_statement_plus_10 1004:except_clause 1003:finally_clause
75:__string_plus_31 1026:atom,generator,number,primary,string 1025:awaitable 1021:bitwise_and 1019:bitwise_or 1020:bitwise_xor 1015:broken_block 1018:comparison,inversion 1017:conjunction 1016:disjunction 1014:expression 1024:factor,power,term 76:fstring 1022:shift 1023:sum
1010:broken_block
1005:else_clause 1007:except_clause 1006:finally_clause


1008:finally_clause



75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1011:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1053:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1045:atom,generator,number,primary,string 1044:awaitable 1040:bitwise_and 1038:bitwise_or 1039:bitwise_xor 1037:comparison,inversion 1036:conjunction 1035:disjunction 1034:expression 1043:factor,power,term 76:fstring 1041:shift 1042:sum



128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1029:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1032:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1052:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1048:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1051:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression





123:generator







123:generator

129:__expressions_plus_20
129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1102:atom,generator,number,primary,string 1101:awaitable 1097:bitwise_and 1095:bitwise_or 1096:bitwise_xor 1094:comparison,inversion 1093:conjunction 1092:disjunction 1091:expression 1100:factor,power,term 76:fstring 1098:shift 1099:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


123:generator

124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 126:is_not 125:membership_operator
124:_comparison_operator 123:generator 126:is_not 125:membership_operator
1117:__simple_statement_star_5







123:generator

1139:___with_group_plus_9
1139:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1139:___with_group_plus_9
1139:___with_group_plus_9 128:__disjunction_plus_23
1139:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23
1139:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1139:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1139:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1139:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1139:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1139:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1139:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

75:__string_plus_31 1162:atom,generator,number,primary,string 1161:awaitable 1157:bitwise_and 1152:bitwise_or 1156:bitwise_xor 1155:comparison,inversion 1154:conjunction 1153:disjunction 827:element,expression,named_expression,starred 1160:factor,power,term 76:fstring 1158:shift 1159:sum

75:__string_plus_31 1151:atom,generator,number,primary,string 1150:awaitable 1146:bitwise_and 1141:bitwise_or 1145:bitwise_xor 1144:comparison,inversion 1143:conjunction 1142:disjunction 800:element,expression,named_expression,starred 1149:factor,power,term 76:fstring 1147:shift 1148:sum
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator

128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator

128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

1166:__match_statement_plus_11 1167:case_clause
75:__string_plus_31 1187:_singleton 1182:alternatives,or_pattern 1180:broken_block 1189:class_name,plain_class_name 1184:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1179:open_sequence,patterns 1181:pattern 1183:sequence_item,star_pattern 1186:string
1169:case_clause




75:__string_plus_31 1281:_mapping_item 1285:_singleton 1283:complex_number,dotted_value,mapping_key,pattern_number,singleton_key,string 76:fstring 1282:mapping_pair 1284:number,signed_number
75:__string_plus_31 1187:_singleton 1269:alternatives,or_pattern 1189:class_name,plain_class_name 1270:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1267:pattern 1268:sequence_item,star_pattern 1186:string
75:__string_plus_31 1187:_singleton 1257:alternatives,or_pattern 1189:class_name,plain_class_name 1258:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1256:pattern,sequence_item,star_pattern 1186:string
1254:number
1220:__dotted_name_star_12





1230:__open_sequence_plus_16
1230:__open_sequence_plus_16
1230:__open_sequence_plus_16
1204:__alternatives_plus_17 1230:__open_sequence_plus_16






1194:number
1193:number


75:__string_plus_31 1198:_class_item 1187:_singleton 1200:alternatives,or_pattern 1189:class_name,plain_class_name 1201:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1199:pattern 1186:string
1220:__dotted_name_star_12

1211:__closed_pattern_star_19


1204:__alternatives_plus_17

75:__string_plus_31 1187:_singleton 1189:class_name,plain_class_name 1207:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1186:string

75:__string_plus_31 1187:_singleton 1189:class_name,plain_class_name 1206:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1186:string



75:__string_plus_31 1217:_class_item 1187:_singleton 1200:alternatives,or_pattern 1189:class_name,plain_class_name 1201:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1199:pattern 1186:string


75:__string_plus_31 1215:_class_item 1187:_singleton 1200:alternatives,or_pattern 1189:class_name,plain_class_name 1201:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1199:pattern 1186:string






75:__string_plus_31 1187:_singleton 1224:alternatives,or_pattern 1189:class_name,plain_class_name 1225:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1223:pattern 1186:string





1204:__alternatives_plus_17

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1252:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1187:_singleton 1250:alternatives,or_pattern 1189:class_name,plain_class_name 1251:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1249:pattern,sequence_item,star_pattern 1186:string
75:__string_plus_31 1246:atom,generator,number,primary,string 1245:awaitable 1241:bitwise_and 1239:bitwise_or 1240:bitwise_xor 1238:comparison,inversion 1237:conjunction 1236:disjunction 1235:expression,named_expression 1244:factor,power,term 76:fstring 1242:shift 1243:sum

75:__string_plus_31 1187:_singleton 1233:alternatives,or_pattern 1189:class_name,plain_class_name 1234:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1232:pattern,sequence_item,star_pattern 1186:string


1204:__alternatives_plus_17


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1248:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression



1204:__alternatives_plus_17




1261:__open_sequence_plus_16
1261:__open_sequence_plus_16
1204:__alternatives_plus_17 1261:__open_sequence_plus_16
75:__string_plus_31 1187:_singleton 1250:alternatives,or_pattern 1189:class_name,plain_class_name 1251:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1249:pattern,sequence_item,star_pattern 1186:string


75:__string_plus_31 1187:_singleton 1233:alternatives,or_pattern 1189:class_name,plain_class_name 1234:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1232:pattern,sequence_item,star_pattern 1186:string




1273:__open_sequence_plus_16
1273:__open_sequence_plus_16
1273:__open_sequence_plus_16
1204:__alternatives_plus_17 1273:__open_sequence_plus_16
75:__string_plus_31 1187:_singleton 1250:alternatives,or_pattern 1189:class_name,plain_class_name 1251:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1249:pattern,sequence_item,star_pattern 1186:string


75:__string_plus_31 1187:_singleton 1233:alternatives,or_pattern 1189:class_name,plain_class_name 1234:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1232:pattern,sequence_item,star_pattern 1186:string




1220:__dotted_name_star_12

1292:__closed_pattern_star_18




75:__string_plus_31 1187:_singleton 1288:alternatives,or_pattern 1189:class_name,plain_class_name 1289:closed_pattern 1185:complex_number,pattern_number 1188:dotted_value 76:fstring 1190:number,signed_number 1287:pattern 1186:string


1204:__alternatives_plus_17
75:__string_plus_31 1298:_mapping_item 1285:_singleton 1283:complex_number,dotted_value,mapping_key,pattern_number,singleton_key,string 76:fstring 1282:mapping_pair 1284:number,signed_number


75:__string_plus_31 1296:_mapping_item 1285:_singleton 1283:complex_number,dotted_value,mapping_key,pattern_number,singleton_key,string 76:fstring 1282:mapping_pair 1284:number,signed_number







1317:___with_group_plus_9
1317:___with_group_plus_9 1316:__atom_plus_28 427:clause
1317:___with_group_plus_9 1316:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1317:___with_group_plus_9 1316:__atom_plus_28 427:clause
1317:___with_group_plus_9 1316:__atom_plus_28 128:__disjunction_plus_23 427:clause
1317:___with_group_plus_9 1316:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
1317:___with_group_plus_9 1316:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1317:___with_group_plus_9 1316:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1317:___with_group_plus_9 1316:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1317:___with_group_plus_9 1316:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1317:___with_group_plus_9 1316:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1317:___with_group_plus_9 1316:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1317:___with_group_plus_9 1316:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1162:atom,generator,number,primary,string 1161:awaitable 1157:bitwise_and 1152:bitwise_or 1156:bitwise_xor 1155:comparison,inversion 1154:conjunction 1153:disjunction 827:element,expression,named_expression,starred 1160:factor,power,term 76:fstring 1158:shift 1159:sum

443:clause

75:__string_plus_31 1151:atom,generator,number,primary,string 1150:awaitable 1146:bitwise_and 1141:bitwise_or 1145:bitwise_xor 1144:comparison,inversion 1143:conjunction 1142:disjunction 800:element,expression,named_expression,starred 1149:factor,power,term 76:fstring 1147:shift 1148:sum




1337:___with_group_plus_9
1337:___with_group_plus_9 426:__atom_plus_28 427:clause
1337:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1337:___with_group_plus_9 426:__atom_plus_28 427:clause
1337:___with_group_plus_9 426:__atom_plus_28 128:__disjunction_plus_23 427:clause
1337:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
1337:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1337:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1337:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1337:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1337:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1337:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1337:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1162:atom,generator,number,primary,string 1161:awaitable 1157:bitwise_and 1152:bitwise_or 1156:bitwise_xor 1155:comparison,inversion 1154:conjunction 1153:disjunction 827:element,expression,named_expression,starred 1160:factor,power,term 76:fstring 1158:shift 1159:sum

75:__string_plus_31 1151:atom,generator,number,primary,string 1150:awaitable 1146:bitwise_and 1141:bitwise_or 1145:bitwise_xor 1144:comparison,inversion 1143:conjunction 1142:disjunction 800:element,expression,named_expression,starred 1149:factor,power,term 76:fstring 1147:shift 1148:sum
75:__string_plus_31 1421:atom,generator,number,primary,string 1420:awaitable 1416:bitwise_and 1414:bitwise_or 1415:bitwise_xor 1419:factor,power,term 76:fstring 1417:shift 1418:sum

1382:__atom_star_29
1360:___with_group_plus_9 1359:__atom_plus_28 427:clause
1360:___with_group_plus_9
1360:___with_group_plus_9 1359:__atom_plus_28 427:clause
1360:___with_group_plus_9 1359:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1360:___with_group_plus_9 1359:__atom_plus_28 427:clause
1360:___with_group_plus_9 1359:__atom_plus_28 128:__disjunction_plus_23 427:clause
1360:___with_group_plus_9 1359:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
1360:___with_group_plus_9 1359:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1360:___with_group_plus_9 1359:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1360:___with_group_plus_9 1359:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1360:___with_group_plus_9 1359:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1360:___with_group_plus_9 1359:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1360:___with_group_plus_9 1359:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1360:___with_group_plus_9 1359:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1377:atom,generator,number,primary,string 1376:awaitable 1372:bitwise_and 1370:bitwise_or 1371:bitwise_xor 1369:comparison,inversion 1368:conjunction 1367:disjunction 1366:expression 1375:factor,power,term 76:fstring 1373:shift 1374:sum
75:__string_plus_31 1162:atom,generator,number,primary,string 1161:awaitable 1157:bitwise_and 1152:bitwise_or 1156:bitwise_xor 1155:comparison,inversion 1154:conjunction 1153:disjunction 827:element,expression,named_expression,starred 1160:factor,power,term 76:fstring 1158:shift 1159:sum

443:clause

75:__string_plus_31 1151:atom,generator,number,primary,string 1150:awaitable 1146:bitwise_and 1141:bitwise_or 1145:bitwise_xor 1144:comparison,inversion 1143:conjunction 1142:disjunction 800:element,expression,named_expression,starred 1149:factor,power,term 76:fstring 1147:shift 1148:sum




1378:__atom_plus_28 427:clause
1378:__atom_plus_28 427:clause
1378:__atom_plus_28 128:__disjunction_plus_23 427:clause
1378:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
1378:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1378:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1378:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1378:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1378:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1378:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1378:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1378:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator
443:clause

75:__string_plus_31 1413:_pair 1398:atom,generator,number,primary,string 1397:awaitable 1393:bitwise_and 1388:bitwise_or 1392:bitwise_xor 1391:comparison,inversion 1390:conjunction 1389:disjunction 1387:expression 1396:factor,power,term 76:fstring 1394:shift 1395:sum


75:__string_plus_31 1386:_pair 1398:atom,generator,number,primary,string 1397:awaitable 1393:bitwise_and 1388:bitwise_or 1392:bitwise_xor 1391:comparison,inversion 1390:conjunction 1389:disjunction 1387:expression 1396:factor,power,term 76:fstring 1394:shift 1395:sum




127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator

128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1411:atom,generator,number,primary,string 1410:awaitable 1406:bitwise_and 1404:bitwise_or 1405:bitwise_xor 1403:comparison,inversion 1402:conjunction 1401:disjunction 1400:expression 1409:factor,power,term 76:fstring 1407:shift 1408:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator









123:generator
75:__string_plus_31 1474:atom,generator,number,primary,string 1473:awaitable 1469:bitwise_and 1467:bitwise_or 1468:bitwise_xor 1466:comparison,inversion 1465:conjunction 1464:disjunction 1463:expression 1472:factor,power,term 76:fstring 1470:shift 1471:sum





1431:__lambda_parameters_star_22

1434:_lambda_parameter 1429:lambda_parameter

1433:_lambda_parameter 1429:lambda_parameter


75:__string_plus_31 1447:atom,generator,number,primary,string 1446:awaitable 1442:bitwise_and 1440:bitwise_or 1441:bitwise_xor 1439:comparison,inversion 1438:conjunction 1437:disjunction 1436:expression 1445:factor,power,term 76:fstring 1443:shift 1444:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

75:__string_plus_31 1461:atom,generator,number,primary,string 1460:awaitable 1456:bitwise_and 1454:bitwise_or 1455:bitwise_xor 1453:comparison,inversion 1452:conjunction 1451:disjunction 1450:expression 1459:factor,power,term 76:fstring 1457:shift 1458:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator



128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
1485:__dotted_name_star_12
1481:__simple_statement_star_6



1477:dotted_name 1484:module_alias

1477:dotted_name 1483:module_alias




1522:__if_statement_star_7 1504:elif_clause 1523:else_clause

128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1500:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
1502:__if_statement_star_7 1504:elif_clause 1503:else_clause
75:__string_plus_31 1519:atom,generator,number,primary,string 1518:awaitable 1514:bitwise_and 1512:bitwise_or 1513:bitwise_xor 1508:broken_block 1511:comparison,inversion 1510:conjunction 1509:disjunction 1507:expression,named_expression 1517:factor,power,term 76:fstring 1515:shift 1516:sum
1506:elif_clause 1505:else_clause







128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1521:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression

1506:elif_clause 1524:else_clause


1526:__simple_statement_star_5



75:__string_plus_31 1547:atom,generator,number,primary,string 1546:awaitable 1542:bitwise_and 1538:bitwise_or 1541:bitwise_xor 1540:comparison,inversion 1539:conjunction 1537:disjunction 1536:expression,expression_item,starred 1535:expressions,replaced,yield_expression 1545:factor,power,term 76:fstring 1543:shift 1544:sum
1534:_fstring_part 1532:replacement




1552:format_specification
129:__expressions_plus_20 1552:format_specification
129:__expressions_plus_20 1552:format_specification
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1552:format_specification 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20 1552:format_specification
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 1552:format_specification
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1552:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1552:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1552:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1552:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1552:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1552:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1552:format_specification 123:generator 126:is_not 125:membership_operator
1566:__fstring_star_32 1531:_fstring_part 1532:replacement
1560:format_specification




1556:format_specification







1564:format_specification



1534:_fstring_part 1532:replacement



1575:dotted_name





1580:_imported 1581:import_alias
1589:import_alias



1583:___imported_star_14
1586:import_alias

1585:import_alias




1592:___imported_star_14
1586:import_alias


1585:import_alias





456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21 123:generator
75:__string_plus_31 1621:atom,generator,number,primary,string 1620:awaitable 1616:bitwise_and 1612:bitwise_or 1615:bitwise_xor 1614:comparison,inversion 1613:conjunction 1611:disjunction 1610:expression,expression_item,starred 1609:expressions 1619:factor,power,term 76:fstring 1617:shift 1618:sum

129:__expressions_plus_20
129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1623:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
1624:else_clause


129:__expressions_plus_20
129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
1642:type_parameters

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1671:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 412:argument,argument_unpacking,expression,keyword,keyword_unpacking,named_expression 1665:arguments 1657:atom,generator,number,primary,string 1656:awaitable 1652:bitwise_and 1650:bitwise_or 1651:bitwise_xor 1649:comparison,inversion 1648:conjunction 1647:disjunction 1655:factor,power,term 76:fstring 1653:shift 1654:sum

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1663:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 412:argument,argument_unpacking,expression,keyword,keyword_unpacking,named_expression 1646:arguments 1657:atom,generator,number,primary,string 1656:awaitable 1652:bitwise_and 1650:bitwise_or 1651:bitwise_xor 1649:comparison,inversion 1648:conjunction 1647:disjunction 1655:factor,power,term 76:fstring 1653:shift 1654:sum


428:__arguments_star_26
428:__arguments_star_26 128:__disjunction_plus_23
428:__arguments_star_26 127:__conjunction_plus_24 128:__disjunction_plus_23
428:__arguments_star_26 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
428:__arguments_star_26 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
428:__arguments_star_26 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
428:__arguments_star_26 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
428:__arguments_star_26 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
428:__arguments_star_26 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
428:__arguments_star_26 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
428:__arguments_star_26 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1660:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1662:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression





75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1668:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1670:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


123:generator





128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1700:atom,generator,number,primary,string 1699:awaitable 1695:bitwise_and 1693:bitwise_or 1694:bitwise_xor 1692:comparison,inversion 1691:conjunction 1690:disjunction 1689:expression 1698:factor,power,term 76:fstring 1696:shift 1697:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1708:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1707:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1706:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression




54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1711:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression


1716:type_parameters

1724:_parameter 1725:parameter 1834:parameters

1724:_parameter 1725:parameter 1723:parameters






1727:__parameters_star_1

1730:_parameter 1725:parameter

1729:_parameter 1725:parameter



75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1748:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1745:atom,generator,number,primary,string 1744:awaitable 1740:bitwise_and 1738:bitwise_or 1739:bitwise_xor 1737:comparison,inversion 1736:conjunction 1735:disjunction 1734:expression 1743:factor,power,term 76:fstring 1741:shift 1742:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1747:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression



75:__string_plus_31 1762:atom,generator,number,primary,string 1761:awaitable 1757:bitwise_and 1753:bitwise_or 1756:bitwise_xor 1755:comparison,inversion 1754:conjunction 1752:disjunction 1751:expression,starred,vararg_annotation 1760:factor,power,term 76:fstring 1758:shift 1759:sum


127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1779:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1776:atom,generator,number,primary,string 1775:awaitable 1771:bitwise_and 1769:bitwise_or 1770:bitwise_xor 1768:comparison,inversion 1767:conjunction 1766:disjunction 1765:expression 1774:factor,power,term 76:fstring 1772:shift 1773:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1778:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


75:__string_plus_31 1805:atom,generator,number,primary,string 1804:awaitable 1800:bitwise_and 1798:bitwise_or 1799:bitwise_xor 1797:comparison,inversion 1796:conjunction 1795:disjunction 1794:expression 1803:factor,power,term 76:fstring 1801:shift 1802:sum
75:__string_plus_31 1793:atom,generator,number,primary,string 1792:awaitable 1788:bitwise_and 1786:bitwise_or 1787:bitwise_xor 1785:comparison,inversion 1784:conjunction 1783:disjunction 1782:expression 1791:factor,power,term 76:fstring 1789:shift 1790:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1818:atom,generator,number,primary,string 1817:awaitable 1813:bitwise_and 1811:bitwise_or 1812:bitwise_xor 1810:comparison,inversion 1809:conjunction 1808:disjunction 1807:expression 1816:factor,power,term 76:fstring 1814:shift 1815:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

75:__string_plus_31 1832:atom,generator,number,primary,string 1831:awaitable 1827:bitwise_and 1825:bitwise_or 1826:bitwise_xor 1824:comparison,inversion 1823:conjunction 1822:disjunction 1821:expression 1830:factor,power,term 76:fstring 1828:shift 1829:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator



75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1852:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1849:atom,generator,number,primary,string 1848:awaitable 1844:bitwise_and 1842:bitwise_or 1843:bitwise_xor 1841:comparison,inversion 1840:conjunction 1839:disjunction 1838:expression 1847:factor,power,term 76:fstring 1845:shift 1846:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1851:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1869:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1866:atom,generator,number,primary,string 1865:awaitable 1861:bitwise_and 1859:bitwise_or 1860:bitwise_xor 1858:comparison,inversion 1857:conjunction 1856:disjunction 1855:expression 1864:factor,power,term 76:fstring 1862:shift 1863:sum


128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1868:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression





128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator


"""
