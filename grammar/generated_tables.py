# Generated from triton.lark by `python -m kernelforge.grammar.build_tables`; do not edit.

GRAMMAR_SHA256 = "573651cc9dc727c8a37ba0110b350565f2fdfe00833fedec50764d42e6b53e97"
PATTERN = '(?:[ \t\x0c]+|\\\\(?:\r\n|\n|\r))*(?:(?P<COMMENT>#[^\r\n]*)|(?P<NEWLINE>\r\n|\n|\r)|(?P<FSTRING_START>(?:[fF][rR]?|[rR][fF])(?:"""|\'\'\'|"|\'))|(?P<STRING>(?:[rRuUbB]|[bB][rR]|[rR][bB])?(?:"""[^"\\\\]*(?:(?:\\\\[\\s\\S]|"(?!""))[^"\\\\]*)*"""|\'\'\'[^\'\\\\]*(?:(?:\\\\[\\s\\S]|\'(?!\'\'))[^\'\\\\]*)*\'\'\'|"(?!"")[^"\\\\\r\n]*(?:\\\\(?:\r\n|[\\s\\S])[^"\\\\\r\n]*)*"|\'(?!\'\')[^\'\\\\\r\n]*(?:\\\\(?:\r\n|[\\s\\S])[^\'\\\\\r\n]*)*\'))|(?P<NAME>[^\\W\\d]\\w*)|(?P<IMAGINARY>(?:[0-9]+(?:_[0-9]+)*(?:\\.(?:[0-9]+(?:_[0-9]+)*)?)?|\\.[0-9]+(?:_[0-9]+)*)(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?[jJ])|(?P<FLOAT>(?:[0-9]+(?:_[0-9]+)*\\.(?:[0-9]+(?:_[0-9]+)*)?|\\.[0-9]+(?:_[0-9]+)*)(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?|[0-9]+(?:_[0-9]+)*[eE][-+]?[0-9]+(?:_[0-9]+)*)|(?P<INTEGER>0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|[0-9]+(?:_[0-9]+)*)|(?P<FIXED>\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|!|%|\\&|\\(|\\)|\\*|\\+|,|\\-|\\.|/|:|;|<|=|>|@|\\[|\\]|\\^|\\{|\\||\\}|\\~)|(?P<OTHER>[\\s\\S])|\\Z)'
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
    ('match_statement', 6, 'broken_match', 'ttttlt'),
    ('_case', 1, '_list', 'n'),
    ('_case', 1, '_list', 'n'),
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
    ('__match_statement_plus_11', 1, '_list', 'l'),
    ('__match_statement_plus_11', 2, '_list', 'll'),
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
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 1877:error
1720:NAME 4:error
1716:NEWLINE
0:$end
1:ASYNC 2:AT 3:DEF 4:error
-6:$end 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-8:$end 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-12:$end 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-452
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
3:DEF 21:FOR 50:WITH
18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 35:NAME 36:NONE 44:STRING 46:TRUE
-58
1645:NAME 4:error
-59
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-389
-387
-433
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 4:error
1574:DOT 1575:ELLIPSIS 1482:NAME
1534:FSTRING_END 1535:FSTRING_MIDDLE 1536:LBRACE
1532:NAME
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 4:error
-434
1482:NAME
-432
1429:COLON 1430:DOUBLESTAR 1431:NAME 1432:SLASH 1433:STAR
13:AWAIT 1346:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1347:RBRACE 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 776:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1307:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 1124:error
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-385
-388
1115:NAME
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-57
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME -64:NEWLINE,SEMI 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME -54:NEWLINE,SEMI 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-518
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-386
997:COLON 4:error
888:NAME
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 4:error
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 737:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 4:error
13:AWAIT -430:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 18:ELLIPSIS 19:FALSE 20:FLOAT 711:FROM 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-457
-11
-43:$end,_DEDENT 11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
-456
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
-435:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOT,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAR,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,LPAR,LSQB,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 23:FSTRING_START 77:STRING
-519
-520
-521
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-85
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-89
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-87
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-270:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
634:NAME
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-80
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-82
-312
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
-316
-317
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-321
-318:AWAIT,ELLIPSIS,FALSE,FLOAT,FSTRING_START,IMAGINARY,INTEGER,LBRACE,LPAR,LSQB,MINUS,NAME,NONE,PLUS,STRING,TILDE,TRUE 590:NOT
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-83
-314
-315
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS 407:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 269:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-77
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
265:IN
-313
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
-353
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-319
-302:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 184:AND
-300:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 173:OR
-272:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 160:COMMA
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
-463
87:COMMA -463:EQUAL,NEWLINE,SEMI
87:COMMA -463:EQUAL,NEWLINE,SEMI 97:IF
81:AND 87:COMMA 93:EQEQUAL -463:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
87:COMMA -463:EQUAL,NEWLINE,SEMI 97:IF 110:OR
81:AND 87:COMMA -463:EQUAL,NEWLINE,SEMI 97:IF 110:OR
81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -463:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -463:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -463:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -463:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 93:EQEQUAL -463:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL -463:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL -463:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-271:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-497
-497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -497:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-503
-503:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND
-503:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-503:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -503:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -503:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -503:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -503:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -503:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -503:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-505
-505:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-505:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -505:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -505:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -505:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -505:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -505:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -505:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -307:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-309:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL
-506
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-310:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 121:VBAR
-310:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -310:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -310:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER -310:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -310:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -310:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -310:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-507
-311:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 121:VBAR
-311:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -311:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -311:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER -311:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -311:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -311:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -311:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-306:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-306:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -306:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -306:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -306:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -306:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -306:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -306:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-308:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL
-324:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 84:CIRCUMFLEX
79:AMPER -324:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 84:CIRCUMFLEX
79:AMPER -324:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 115:RIGHTSHIFT
79:AMPER -324:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT
79:AMPER -324:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
79:AMPER -324:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
79:AMPER -324:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-336
-336:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-336:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-337
-337:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-337:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-331:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 107:MINUS 113:PLUS
-331:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-331:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-331:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-333:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 111:PERCENT 117:SLASH 119:STAR
-333:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 111:PERCENT 117:SLASH 119:STAR
-333:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 104:LPAR 105:LSQB 111:PERCENT 117:SLASH 119:STAR
-339
-339:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-339:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-502
-502:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND
-502:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-502:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -502:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -502:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -502:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -502:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -502:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -502:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-322
-334:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 111:PERCENT 117:SLASH 119:STAR
-334:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 111:PERCENT 117:SLASH 119:STAR
-334:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 104:LPAR 105:LSQB 111:PERCENT 117:SLASH 119:STAR
13:AWAIT 367:COLON -384:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-385:AMPER,AND,AS,ASYNC,AT,CIRCUMFLEX,COLON,COMMA,DOT,DOUBLESLASH,DOUBLESTAR,EQEQUAL,FOR,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LESS,LESSEQUAL,LPAR,LSQB,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PLUS,RBRACE,RIGHTSHIFT,RPAR,RSQB,SLASH,STAR,VBAR 354:COLONEQUAL
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
13:AWAIT 316:COLON -378:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 269:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS -367:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
-354
289:COMMA -369:RSQB
13:AWAIT 269:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS -368:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
-511
285:COLON -511:COMMA,RSQB
81:AND 285:COLON -511:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
285:COLON -511:COMMA,RSQB 97:IF
285:COLON -511:COMMA,RSQB 97:IF 110:OR
81:AND 285:COLON -511:COMMA,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX 285:COLON -511:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -511:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -511:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -511:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -511:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -511:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -511:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-510
285:COLON -510:COMMA,RSQB
81:AND 285:COLON -510:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
285:COLON -510:COMMA,RSQB 97:IF
285:COLON -510:COMMA,RSQB 97:IF 110:OR
81:AND 285:COLON -510:COMMA,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX 285:COLON -510:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -510:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -510:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 285:COLON -510:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -510:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -510:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 285:COLON -510:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT -377:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
329:COLON -375:COMMA,RSQB
329:COLON -375:COMMA,RSQB 97:IF
329:COLON -375:COMMA,RSQB 97:IF 110:OR
81:AND 329:COLON -375:COMMA,RSQB 97:IF 110:OR
81:AND 329:COLON -375:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 329:COLON -375:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 329:COLON -375:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 329:COLON -375:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 329:COLON -375:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 329:COLON -375:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 329:COLON -375:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 329:COLON -375:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT -374:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
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
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-283
-283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 97:IF
-283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND -283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND -283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -283:ASYNC,COLON,COMMA,FOR,NEWLINE,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT -383:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
380:COLON -381:COMMA,RSQB
380:COLON -381:COMMA,RSQB 97:IF
380:COLON -381:COMMA,RSQB 97:IF 110:OR
81:AND 380:COLON -381:COMMA,RSQB 97:IF 110:OR
81:AND 380:COLON -381:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 380:COLON -381:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 380:COLON -381:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 380:COLON -381:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 380:COLON -381:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 380:COLON -381:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 380:COLON -381:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 380:COLON -381:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT -380:COMMA,RSQB 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
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
-382
-382:COMMA,RSQB 97:IF
-382:COMMA,RSQB 97:IF 110:OR
81:AND -382:COMMA,RSQB 97:IF 110:OR
81:AND -382:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -382:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -382:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -382:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -382:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -382:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -382:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -382:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-385:AMPER,AND,ASYNC,AT,CIRCUMFLEX,COMMA,DOT,DOUBLESLASH,DOUBLESTAR,EQEQUAL,FOR,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LESS,LESSEQUAL,LPAR,LSQB,MINUS,NOT,NOTEQUAL,OR,PERCENT,PLUS,RIGHTSHIFT,RPAR,SLASH,STAR,VBAR 354:COLONEQUAL 561:EQUAL
-352
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 424:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -358:RPAR 117:SLASH 119:STAR 121:VBAR
548:RPAR
423:ASYNC 424:COMMA 425:FOR -358:RPAR
424:COMMA -358:RPAR
423:ASYNC 424:COMMA 425:FOR 97:IF -358:RPAR
423:ASYNC 424:COMMA 425:FOR 97:IF 110:OR -358:RPAR
81:AND 423:ASYNC 424:COMMA 425:FOR 97:IF 110:OR -358:RPAR
81:AND 423:ASYNC 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -358:RPAR 121:VBAR
81:AND 423:ASYNC 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -358:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -358:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT -358:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT -358:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 424:COMMA 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -358:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 424:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -358:RPAR 117:SLASH 119:STAR 121:VBAR
524:FOR
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS -357:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
423:ASYNC 425:FOR 442:RPAR
-512
429:COMMA -356:RPAR
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS -355:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
-509
-509:COMMA,RPAR 97:IF
-509:COMMA,RPAR 97:IF 110:OR
81:AND -509:COMMA,RPAR 97:IF 110:OR
81:AND -509:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -509:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -509:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -509:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -509:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -509:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -509:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -509:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-424
-513
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
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY -276:IN 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
457:COMMA -278:IN
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY -277:IN 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-499
-499:COMMA,IN 121:VBAR
84:CIRCUMFLEX -499:COMMA,IN 121:VBAR
79:AMPER 84:CIRCUMFLEX -499:COMMA,IN 121:VBAR
79:AMPER 84:CIRCUMFLEX -499:COMMA,IN 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX -499:COMMA,IN 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -499:COMMA,IN 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -499:COMMA,IN 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -499:COMMA,IN 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-428:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF
-428:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF 110:OR
81:AND -428:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF 110:OR
81:AND -428:ASYNC,FOR,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -428:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -428:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -428:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -428:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -428:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -428:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -428:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-427:ASYNC,FOR,RBRACE,RPAR,RSQB 480:IF
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-517
-517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 110:OR
81:AND -517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 110:OR
81:AND -517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -517:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-516
-516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 110:OR
81:AND -516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 110:OR
81:AND -516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -516:ASYNC,FOR,IF,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-498
-498:COMMA,IN 121:VBAR
84:CIRCUMFLEX -498:COMMA,IN 121:VBAR
79:AMPER 84:CIRCUMFLEX -498:COMMA,IN 121:VBAR
79:AMPER 84:CIRCUMFLEX -498:COMMA,IN 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX -498:COMMA,IN 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -498:COMMA,IN 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -498:COMMA,IN 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -498:COMMA,IN 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-508
-508:COMMA,RPAR 97:IF
-508:COMMA,RPAR 97:IF 110:OR
81:AND -508:COMMA,RPAR 97:IF 110:OR
81:AND -508:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -508:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -508:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -508:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -508:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -508:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -508:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -508:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
-426:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF
-426:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF 110:OR
81:AND -426:ASYNC,FOR,RBRACE,RPAR,RSQB 478:IF 110:OR
81:AND -426:ASYNC,FOR,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND -426:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -426:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND -426:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -426:ASYNC,FOR,RBRACE,RPAR,RSQB 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND -426:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -426:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND -426:ASYNC,FOR,RBRACE,RPAR,RSQB 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 478:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-425:ASYNC,FOR,RBRACE,RPAR,RSQB 480:IF
-351
-364
-364:COMMA,RPAR 97:IF
-364:COMMA,RPAR 97:IF 110:OR
81:AND -364:COMMA,RPAR 97:IF 110:OR
81:AND -364:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -364:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -364:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -364:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -364:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -364:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -364:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -364:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-363
-363:COMMA,RPAR 97:IF
-363:COMMA,RPAR 97:IF 110:OR
81:AND -363:COMMA,RPAR 97:IF 110:OR
81:AND -363:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -363:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -363:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -363:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -363:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -363:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -363:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -363:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-365
-365:COMMA,RPAR 97:IF
-365:COMMA,RPAR 97:IF 110:OR
81:AND -365:COMMA,RPAR 97:IF 110:OR
81:AND -365:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -365:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -365:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -365:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -365:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -365:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -365:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -365:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-330:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 107:MINUS 113:PLUS
-330:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-330:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-330:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 117:SLASH 119:STAR
-320
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
-285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-285
-285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -285:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-462
87:COMMA -462:EQUAL,NEWLINE,SEMI
87:COMMA -462:EQUAL,NEWLINE,SEMI 97:IF
81:AND 87:COMMA 93:EQEQUAL -462:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
87:COMMA -462:EQUAL,NEWLINE,SEMI 97:IF 110:OR
81:AND 87:COMMA -462:EQUAL,NEWLINE,SEMI 97:IF 110:OR
81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -462:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -462:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -462:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 87:COMMA 93:EQEQUAL -462:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 93:EQEQUAL -462:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL -462:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL -462:EQUAL,NEWLINE,SEMI 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-346:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-346
-346:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-338
-338:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-338:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-350
-496
-496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -496:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
79:AMPER -326:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL
79:AMPER -326:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 100:LEFTSHIFT 115:RIGHTSHIFT
79:AMPER -326:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT
79:AMPER -326:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
79:AMPER -326:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
79:AMPER -326:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-340
-340:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-340:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-504
-504:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-504:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -504:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -504:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -504:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -504:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -504:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -504:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-328:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 100:LEFTSHIFT 115:RIGHTSHIFT
-328:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT
-328:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-328:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-328:AMPER,AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,NEWLINE,NOT,NOTEQUAL,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAR,VBAREQUAL 82:AT 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR
-136
-138
-163
-453
-47
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 707:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
703:NEWLINE 704:SEMI
-45
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 705:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-44
-461
-46
-460
-458
-459
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-429
-429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA
-429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 97:IF
81:AND -429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 97:IF 110:OR
81:AND -429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 97:IF 110:OR
81:AND 84:CIRCUMFLEX -429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -429:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-431
-431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 97:IF
-431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 97:IF 110:OR
81:AND -431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 97:IF 110:OR
81:AND -431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -431:COLON,EQUAL,EXCLAMATION,NEWLINE,RBRACE,RPAR,SEMI 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
-471
771:_INDENT
-118
-42
11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
773:_DEDENT
-41
-470
-119
-393
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
-392
797:COMMA 798:RPAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 799:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE
-396
-395
-473
813:AS -473:COMMA,RPAR
813:AS -473:COMMA,RPAR 97:IF
813:AS -473:COMMA,RPAR 97:IF 110:OR
81:AND 813:AS -473:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 813:AS -473:COMMA,RPAR 97:IF 110:OR
81:AND 813:AS 84:CIRCUMFLEX -473:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 813:AS 84:CIRCUMFLEX -473:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 813:AS 84:CIRCUMFLEX -473:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 813:AS 84:CIRCUMFLEX -473:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 813:AS 82:AT 84:CIRCUMFLEX -473:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 813:AS 82:AT 84:CIRCUMFLEX -473:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 813:AS 82:AT 84:CIRCUMFLEX -473:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
-394
-472
840:AS -472:COMMA,RPAR
840:AS -472:COMMA,RPAR 97:IF
840:AS -472:COMMA,RPAR 97:IF 110:OR
81:AND 840:AS -472:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 840:AS -472:COMMA,RPAR 97:IF 110:OR
81:AND 840:AS 84:CIRCUMFLEX -472:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 840:AS 84:CIRCUMFLEX -472:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 840:AS 84:CIRCUMFLEX -472:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 840:AS 84:CIRCUMFLEX -472:COMMA,RPAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 840:AS 82:AT 84:CIRCUMFLEX -472:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 840:AS 82:AT 84:CIRCUMFLEX -472:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 840:AS 82:AT 84:CIRCUMFLEX -472:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
932:COLON -203:COMMA,RSQB 933:EQUAL
918:NAME
909:COMMA 910:RSQB
905:DOUBLESTAR 906:NAME 916:RSQB 907:STAR
-199
912:COMMA 913:RSQB
905:DOUBLESTAR 906:NAME 914:RSQB 907:STAR
-197
-196
-487
-198
-486
-205:COMMA,RSQB 919:EQUAL
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-204
-204:COMMA,RSQB 97:IF
81:AND -204:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-204:COMMA,RSQB 97:IF 110:OR
81:AND -204:COMMA,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX -204:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -204:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -204:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -204:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -204:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -204:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -204:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-202
-202:COMMA,RSQB 97:IF
-202:COMMA,RSQB 97:IF 110:OR
81:AND -202:COMMA,RSQB 97:IF 110:OR
81:AND -202:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -202:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -202:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -202:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -202:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -202:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -202:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -202:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-201:COMMA,RSQB 958:EQUAL
-201:COMMA,RSQB 958:EQUAL 97:IF
-201:COMMA,RSQB 958:EQUAL 97:IF 110:OR
81:AND -201:COMMA,RSQB 958:EQUAL 97:IF 110:OR
81:AND -201:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -201:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -201:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -201:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -201:COMMA,RSQB 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -201:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -201:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -201:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 958:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-200
-200:COMMA,RSQB 97:IF
-200:COMMA,RSQB 97:IF 110:OR
81:AND -200:COMMA,RSQB 97:IF 110:OR
81:AND -200:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -200:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -200:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -200:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -200:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -200:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -200:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -200:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-207:COMMA,RSQB 972:EQUAL
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-206
-206:COMMA,RSQB 97:IF
-206:COMMA,RSQB 97:IF 110:OR
81:AND -206:COMMA,RSQB 97:IF 110:OR
81:AND -206:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -206:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -206:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -206:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -206:COMMA,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -206:COMMA,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -206:COMMA,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -206:COMMA,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
-474
-148:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1001:FINALLY
-149
-475
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
-344
-344:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-344:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-281:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 121:VBAR
-281:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -281:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 121:VBAR
79:AMPER -281:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER -281:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -281:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -281:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -281:AMPEREQUAL,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,IN,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
-342
-342:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-342:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
-304
-304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
-304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 115:RIGHTSHIFT 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -304:AMPEREQUAL,AND,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQUAL,EXCLAMATION,FOR,FROM,IF,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,OR,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1116:COMMA -68:NEWLINE,SEMI
1120:NAME
1118:COMMA -67:NEWLINE,SEMI
1119:NAME
-465
-464
-343
-343:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 91:DOUBLESTAR
-343:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 91:DOUBLESTAR 104:LPAR 105:LSQB
1303:NEWLINE
1138:COLON
1138:COLON 1139:COMMA
81:AND 1138:COLON 1139:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
1138:COLON 1139:COMMA 97:IF
1138:COLON 1139:COMMA 97:IF 110:OR
81:AND 1138:COLON 1139:COMMA 97:IF 110:OR
81:AND 84:CIRCUMFLEX 1138:COLON 1139:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1138:COLON 1139:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1138:COLON 1139:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1138:COLON 1139:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1138:COLON 1139:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1138:COLON 1139:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1138:COLON 1139:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1164:NEWLINE
13:AWAIT -419:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
-421:COLON 1141:COMMA
13:AWAIT -420:COLON 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
81:AND -473:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-473:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF
-473:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND -473:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX -473:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -473:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -473:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -473:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -473:COLON,COMMA,RBRACE,RPAR,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -473:COLON,COMMA,RBRACE,RPAR,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -473:COLON,COMMA,RBRACE,RPAR,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
81:AND -472:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-472:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF
-472:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND -472:COLON,COMMA,RBRACE,RPAR,RSQB 97:IF 110:OR
81:AND 84:CIRCUMFLEX -472:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -472:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -472:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -472:COLON,COMMA,RBRACE,RPAR,RSQB 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -472:COLON,COMMA,RBRACE,RPAR,RSQB 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -472:COLON,COMMA,RBRACE,RPAR,RSQB 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -472:COLON,COMMA,RBRACE,RPAR,RSQB 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1165:_INDENT
1166:CASE 4:error
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 1180:STAR 44:STRING 1181:TRUE 4:error
1166:CASE 1171:_DEDENT 4:error
-476
-170
-171
-168
-477
-248
1281:DOUBLESTAR 1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1177:MINUS 1282:NAME 1179:NONE 1283:RBRACE 44:STRING 1181:TRUE
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 1269:RPAR 1180:STAR 44:STRING 1181:TRUE
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 1258:RSQB 1180:STAR 44:STRING 1181:TRUE
20:FLOAT 26:IMAGINARY 28:INTEGER
-224:AS,COLON,COMMA,IF,RBRACE,RPAR,RSQB,VBAR 1221:DOT -257:LPAR
-246
1256:NAME
-247
1230:COLON 1232:IF
-176
1230:COLON 1231:COMMA 1232:IF
1205:AS 1230:COLON 1231:COMMA 1232:IF
1231:COMMA
1205:AS 1230:COLON 1231:COMMA 1232:IF 1206:VBAR
-221
-222
-223
-225:AS,COLON,COMMA,IF,RBRACE,RPAR,RSQB,VBAR 1198:LPAR
1198:LPAR
-221:AS,COLON,COMMA,IF,RBRACE,RPAR,RSQB,VBAR 1194:MINUS 1195:PLUS
20:FLOAT 26:IMAGINARY 28:INTEGER
20:FLOAT 26:IMAGINARY 28:INTEGER
-253
-254
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1199:NAME 1179:NONE 1200:RPAR 44:STRING 1181:TRUE
-224:AS,COMMA,RPAR,VBAR 1221:DOT 1222:EQUAL -257:LPAR
-245
1212:COMMA 1213:RPAR
-267
1205:AS -267:COMMA,RPAR
1205:AS -267:COMMA,RPAR 1206:VBAR
1211:NAME
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 44:STRING 1181:TRUE
-220:AS,COLON,COMMA,IF,RBRACE,RPAR,RSQB 1208:VBAR
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 44:STRING 1181:TRUE
-491
-490
-217
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1199:NAME 1179:NONE 1219:RPAR 44:STRING 1181:TRUE
-244
1215:COMMA 1216:RPAR
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1199:NAME 1179:NONE 1217:RPAR 44:STRING 1181:TRUE
-242
-241
-495
-243
-494
1229:NAME
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 44:STRING 1181:TRUE
-258:AS,COLON,COMMA,IF,LPAR,RBRACE,RPAR,RSQB,VBAR 1224:DOT
1225:NAME
-479
-268
1205:AS -268:COMMA,RPAR
1205:AS -268:COMMA,RPAR 1206:VBAR
-478
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-210:COLON,IF 1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 1180:STAR 44:STRING 1181:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-212:COLON,IF 1234:COMMA
-211:COLON,IF 1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 1180:STAR 44:STRING 1181:TRUE
-489
1205:AS -489:COLON,COMMA,IF,RPAR,RSQB
1205:AS -489:COLON,COMMA,IF,RPAR,RSQB 1206:VBAR
1250:COLON
1250:COLON 97:IF
1250:COLON 97:IF 110:OR
81:AND 1250:COLON 97:IF 110:OR
81:AND 1250:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1250:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1250:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1250:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1250:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1250:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1250:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1250:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-174
-488
1205:AS -488:COLON,COMMA,IF,RPAR,RSQB
1205:AS -488:COLON,COMMA,IF,RPAR,RSQB 1206:VBAR
-175
-215
-252
-235
1262:COMMA 1263:RSQB
1205:AS 1262:COMMA 1263:RSQB
1205:AS 1262:COMMA 1263:RSQB 1206:VBAR
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 1268:RSQB 1180:STAR 44:STRING 1181:TRUE
-234
1265:COMMA 1266:RSQB
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 1267:RSQB 1180:STAR 44:STRING 1181:TRUE
-232
-231
-233
-227
1274:COMMA 1275:RPAR
1274:COMMA
1205:AS 1274:COMMA 1275:RPAR
1205:AS 1274:COMMA 1275:RPAR 1206:VBAR
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 1280:RPAR 1180:STAR 44:STRING 1181:TRUE
-226
1277:COMMA 1278:RPAR
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 1279:RPAR 1180:STAR 44:STRING 1181:TRUE
-230
-229
-228
1302:NAME
1221:DOT
-240
1293:COMMA 1294:RBRACE
-259
1289:COLON
1289:COLON 1194:MINUS 1195:PLUS
-266
1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1174:LBRACE 1175:LPAR 1176:LSQB 1177:MINUS 1178:NAME 1179:NONE 44:STRING 1181:TRUE
-261
1205:AS -261:COMMA,RBRACE
1205:AS -261:COMMA,RBRACE 1206:VBAR
1281:DOUBLESTAR 1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1177:MINUS 1282:NAME 1179:NONE 1300:RBRACE 44:STRING 1181:TRUE
-239
1296:COMMA 1297:RBRACE
1281:DOUBLESTAR 1173:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 1177:MINUS 1282:NAME 1179:NONE 1298:RBRACE 44:STRING 1181:TRUE
-237
-236
-493
-238
-492
-260
1304:_INDENT
1166:CASE 4:error
1166:CASE 1306:_DEDENT 4:error
-169
-397
1321:COMMA 1322:RSQB
423:ASYNC 1321:COMMA 425:FOR 1322:RSQB
81:AND 423:ASYNC 1321:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1322:RSQB 121:VBAR
423:ASYNC 1321:COMMA 425:FOR 97:IF 1322:RSQB
423:ASYNC 1321:COMMA 425:FOR 97:IF 110:OR 1322:RSQB
81:AND 423:ASYNC 1321:COMMA 425:FOR 97:IF 110:OR 1322:RSQB
81:AND 423:ASYNC 84:CIRCUMFLEX 1321:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1322:RSQB 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1321:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1322:RSQB 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1321:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 1322:RSQB 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1321:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 1322:RSQB 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1321:COMMA 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 1322:RSQB 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1321:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 1322:RSQB 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1321:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 1322:RSQB 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1329:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
-401
423:ASYNC 425:FOR 1328:RSQB
1325:COMMA 1326:RSQB
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1327:RSQB 43:STAR 44:STRING 45:TILDE 46:TRUE
-399
-398
-402
-400
1343:COMMA
423:ASYNC 1343:COMMA 425:FOR 795:RPAR
81:AND 423:ASYNC 1343:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 795:RPAR 121:VBAR
423:ASYNC 1343:COMMA 425:FOR 97:IF 795:RPAR
423:ASYNC 1343:COMMA 425:FOR 97:IF 110:OR 795:RPAR
81:AND 423:ASYNC 1343:COMMA 425:FOR 97:IF 110:OR 795:RPAR
81:AND 423:ASYNC 84:CIRCUMFLEX 1343:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 795:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1343:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 795:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1343:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 795:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1343:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 795:RPAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1343:COMMA 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 795:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1343:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 795:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1343:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 795:RPAR 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 826:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE
1345:COMMA 798:RPAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 799:RPAR 43:STAR 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 40:PLUS 44:STRING 45:TILDE 46:TRUE
-404
1387:COMMA 1388:RBRACE
423:ASYNC 1363:COLON 1364:COMMA 425:FOR 1365:RBRACE
1364:COMMA 1365:RBRACE
423:ASYNC 1364:COMMA 425:FOR 1365:RBRACE
81:AND 423:ASYNC 1363:COLON 1364:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1365:RBRACE 121:VBAR
423:ASYNC 1363:COLON 1364:COMMA 425:FOR 97:IF 1365:RBRACE
423:ASYNC 1363:COLON 1364:COMMA 425:FOR 97:IF 110:OR 1365:RBRACE
81:AND 423:ASYNC 1363:COLON 1364:COMMA 425:FOR 97:IF 110:OR 1365:RBRACE
81:AND 423:ASYNC 84:CIRCUMFLEX 1363:COLON 1364:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1365:RBRACE 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1363:COLON 1364:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1365:RBRACE 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1363:COLON 1364:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1365:RBRACE 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX 1363:COLON 1364:COMMA 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 1365:RBRACE 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1363:COLON 1364:COMMA 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1365:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1363:COLON 1364:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1365:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX 1363:COLON 1364:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1365:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1372:RBRACE 43:STAR 44:STRING 45:TILDE 46:TRUE
-413
423:ASYNC 425:FOR 1371:RBRACE
1368:COMMA 1369:RBRACE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 1370:RBRACE 43:STAR 44:STRING 45:TILDE 46:TRUE
-411
-410
-414
-412
423:ASYNC -422:COMMA,RBRACE 425:FOR
423:ASYNC -422:COMMA,RBRACE 425:FOR 97:IF
423:ASYNC -422:COMMA,RBRACE 425:FOR 97:IF 110:OR
81:AND 423:ASYNC -422:COMMA,RBRACE 425:FOR 97:IF 110:OR
81:AND 423:ASYNC -422:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 423:ASYNC 84:CIRCUMFLEX -422:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX -422:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX -422:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 423:ASYNC 84:CIRCUMFLEX -422:COMMA,RBRACE 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX -422:COMMA,RBRACE 89:DOUBLESLASH 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX -422:COMMA,RBRACE 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 423:ASYNC 82:AT 84:CIRCUMFLEX -422:COMMA,RBRACE 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 425:FOR 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
423:ASYNC 425:FOR 1386:RBRACE
-409
13:AWAIT 1346:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 1419:RBRACE 44:STRING 45:TILDE 46:TRUE
-408
1390:COMMA 1391:RBRACE
13:AWAIT 1346:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 1392:RBRACE 44:STRING 45:TILDE 46:TRUE
-406
-405
-515
1406:COLON
81:AND 1406:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
1406:COLON 97:IF
1406:COLON 97:IF 110:OR
81:AND 1406:COLON 97:IF 110:OR
81:AND 84:CIRCUMFLEX 1406:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1406:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1406:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1406:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1406:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1406:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1406:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-422
-422:COMMA,RBRACE 97:IF
-422:COMMA,RBRACE 97:IF 110:OR
81:AND -422:COMMA,RBRACE 97:IF 110:OR
81:AND -422:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -422:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -422:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -422:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -422:COMMA,RBRACE 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -422:COMMA,RBRACE 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -422:COMMA,RBRACE 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -422:COMMA,RBRACE 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-407
-514
-423:COMMA,RBRACE 121:VBAR
84:CIRCUMFLEX -423:COMMA,RBRACE 121:VBAR
79:AMPER 84:CIRCUMFLEX -423:COMMA,RBRACE 121:VBAR
79:AMPER 84:CIRCUMFLEX -423:COMMA,RBRACE 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX -423:COMMA,RBRACE 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -423:COMMA,RBRACE 89:DOUBLESLASH 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -423:COMMA,RBRACE 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX -423:COMMA,RBRACE 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1469:NAME
-296:COLON,COMMA 1456:EQUAL
-293
-294:COLON,COMMA 1455:NAME
1442:COLON
-291:COLON 1437:COMMA
-292
-290:COLON 1430:DOUBLESTAR 1431:NAME 1432:SLASH 1433:STAR
-289:COLON 1439:COMMA
-288:COLON 1430:DOUBLESTAR 1431:NAME 1432:SLASH 1433:STAR
-501
-500
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-286
-286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -286:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-297
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
-295
-295:COLON,COMMA 97:IF
-295:COLON,COMMA 97:IF 110:OR
81:AND -295:COLON,COMMA 97:IF 110:OR
81:AND -295:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -295:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -295:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -295:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -295:COLON,COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -295:COLON,COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -295:COLON,COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -295:COLON,COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-298
-287
-287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF
-287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 97:IF 110:OR
-287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 97:IF 110:OR
-287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
-287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER -287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER -287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER -287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER -287:AMPEREQUAL,AS,ASYNC,ATEQUAL,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASHEQUAL,DOUBLESTAREQUAL,EQUAL,EXCLAMATION,FOR,FROM,LEFTSHIFTEQUAL,MINEQUAL,NEWLINE,PERCENTEQUAL,PLUSEQUAL,RBRACE,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASHEQUAL,STAREQUAL,VBAREQUAL 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-182:AS,COMMA,IMPORT,NEWLINE,SEMI 1221:DOT
1487:COMMA -70:NEWLINE,SEMI
1485:AS -180:COMMA,NEWLINE,SEMI
1486:NAME
-179
1482:NAME
1489:COMMA -69:NEWLINE,SEMI
1482:NAME
-467
-466
-181:AS,COMMA,IMPORT,NEWLINE,SEMI 1224:DOT
1506:COLON
-107:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1508:ELIF 883:ELSE
1506:COLON 97:IF
1506:COLON 97:IF 110:OR
81:AND 1506:COLON 97:IF 110:OR
81:AND 1506:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1506:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1506:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1506:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1506:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1506:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1506:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1506:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-103:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1508:ELIF 883:ELSE
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 270:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE 4:error
-101:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1508:ELIF 883:ELSE
-102
-468
-100
-469
1527:COLON
-109
1527:COLON 97:IF
1527:COLON 97:IF 110:OR
81:AND 1527:COLON 97:IF 110:OR
81:AND 1527:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1527:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1527:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1527:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1527:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1527:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1527:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1527:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-108
-105:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CLASS,CONTINUE,DEF,DEL,ELLIPSIS,FALSE,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1508:ELIF 883:ELSE
-106
-104
1116:COMMA -66:NEWLINE,SEMI
1118:COMMA -65:NEWLINE,SEMI
-437
-438
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE 51:YIELD
1540:FSTRING_END 1535:FSTRING_MIDDLE 1536:LBRACE
-522
-439
-436
-523
1555:COLON 1556:EQUAL 1557:EXCLAMATION 1558:RBRACE
1555:COLON 87:COMMA 1556:EQUAL 1557:EXCLAMATION 1558:RBRACE
1555:COLON 87:COMMA 1556:EQUAL 1557:EXCLAMATION 97:IF 1558:RBRACE
81:AND 1555:COLON 87:COMMA 93:EQEQUAL 1556:EQUAL 1557:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1558:RBRACE 121:VBAR
1555:COLON 87:COMMA 1556:EQUAL 1557:EXCLAMATION 97:IF 110:OR 1558:RBRACE
81:AND 1555:COLON 87:COMMA 1556:EQUAL 1557:EXCLAMATION 97:IF 110:OR 1558:RBRACE
81:AND 84:CIRCUMFLEX 1555:COLON 87:COMMA 93:EQEQUAL 1556:EQUAL 1557:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1558:RBRACE 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1555:COLON 87:COMMA 93:EQEQUAL 1556:EQUAL 1557:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1558:RBRACE 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1555:COLON 87:COMMA 93:EQEQUAL 1556:EQUAL 1557:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 1558:RBRACE 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1555:COLON 87:COMMA 93:EQEQUAL 1556:EQUAL 1557:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 1558:RBRACE 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1555:COLON 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 1556:EQUAL 1557:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1558:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1555:COLON 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1556:EQUAL 1557:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1558:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1555:COLON 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1556:EQUAL 1557:EXCLAMATION 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 1558:RBRACE 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
1535:FSTRING_MIDDLE 1536:LBRACE -451:RBRACE
1555:COLON 1565:EXCLAMATION 1566:RBRACE
1561:NAME
-447
1560:RBRACE
-446
1555:COLON 1562:RBRACE
-445
1564:RBRACE
-444
1569:NAME
-443
1568:RBRACE
-442
1555:COLON 1570:RBRACE
-441
1572:RBRACE
-440
1535:FSTRING_MIDDLE 1536:LBRACE -450:RBRACE
-480
-481
1583:IMPORT
-185:IMPORT 1482:NAME
-184
1580:DOT 1581:ELLIPSIS -186:IMPORT,NAME
-482
-483
-183
1584:LPAR 1585:NAME 1586:STAR
1585:NAME
1594:AS -195:COMMA,NEWLINE,RPAR,SEMI
-187
-71
1589:COMMA -189:NEWLINE,SEMI
1585:NAME
1591:COMMA -188:NEWLINE,SEMI
1585:NAME
-485
-484
1595:NAME
-194
1597:COMMA 1598:RPAR
1585:NAME 1603:RPAR
-193
1600:COMMA 1601:RPAR
1585:NAME 1602:RPAR
-191
-190
-192
1615:IN
-114
454:COMMA 1615:IN
454:COMMA 1615:IN 121:VBAR
84:CIRCUMFLEX 454:COMMA 1615:IN 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 1615:IN 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 1615:IN 100:LEFTSHIFT 115:RIGHTSHIFT 121:VBAR
79:AMPER 84:CIRCUMFLEX 454:COMMA 1615:IN 100:LEFTSHIFT 107:MINUS 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 89:DOUBLESLASH 1615:IN 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 1615:IN 100:LEFTSHIFT 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 82:AT 84:CIRCUMFLEX 454:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 1615:IN 100:LEFTSHIFT 104:LPAR 105:LSQB 107:MINUS 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 43:STAR 44:STRING 45:TILDE 46:TRUE
1629:COLON
1629:COLON 87:COMMA
1629:COLON 87:COMMA 97:IF
81:AND 1629:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
1629:COLON 87:COMMA 97:IF 110:OR
81:AND 1629:COLON 87:COMMA 97:IF 110:OR
81:AND 84:CIRCUMFLEX 1629:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1629:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1629:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1629:COLON 87:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1629:COLON 87:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1629:COLON 87:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1629:COLON 87:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
1647:COLON 1648:LPAR 890:LSQB
-146
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS 1671:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
1650:COLON 1651:LPAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 405:DOUBLESTAR 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 406:NAME 36:NONE 38:NOT 40:PLUS 1652:RPAR 408:STAR 44:STRING 45:TILDE 46:TRUE
1668:COLON
1665:RPAR
424:COMMA 97:IF -358:RPAR
424:COMMA 97:IF 110:OR -358:RPAR
81:AND 424:COMMA 97:IF 110:OR -358:RPAR
81:AND 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -358:RPAR 121:VBAR
81:AND 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -358:RPAR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR -358:RPAR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT -358:RPAR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 424:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT -358:RPAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 424:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -358:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 424:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -358:RPAR 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 424:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT -358:RPAR 117:SLASH 119:STAR 121:VBAR
1666:COLON
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-140
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-141
-142
1676:COLON
1673:RPAR
1674:COLON
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-143
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-144
-145
-348:AMPER,AMPEREQUAL,AND,AS,ASYNC,AT,ATEQUAL,CIRCUMFLEX,CIRCUMFLEXEQUAL,COLON,COMMA,DOUBLESLASH,DOUBLESLASHEQUAL,DOUBLESTAR,DOUBLESTAREQUAL,ELSE,EQEQUAL,EQUAL,EXCLAMATION,FOR,FROM,GREATER,GREATEREQUAL,IF,IN,IS,LEFTSHIFT,LEFTSHIFTEQUAL,LESS,LESSEQUAL,MINEQUAL,MINUS,NEWLINE,NOT,NOTEQUAL,OR,PERCENT,PERCENTEQUAL,PLUS,PLUSEQUAL,RBRACE,RIGHTSHIFT,RIGHTSHIFTEQUAL,RPAR,RSQB,SEMI,SLASH,SLASHEQUAL,STAR,STAREQUAL,VBAR,VBAREQUAL 88:DOT 104:LPAR 105:LSQB
-165
-166
-167
1695:COMMA -56:NEWLINE,SEMI
1695:COMMA 97:IF -56:NEWLINE,SEMI
1695:COMMA 97:IF -56:NEWLINE,SEMI 110:OR
81:AND 1695:COMMA 97:IF -56:NEWLINE,SEMI 110:OR
81:AND 1695:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1695:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1695:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1695:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1695:COMMA 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1695:COMMA 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1695:COMMA 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1695:COMMA 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS -56:NEWLINE,SEMI 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
-177:$end,ASSERT,ASYNC,AT,AWAIT,BREAK,CASE,CLASS,CONTINUE,DEF,DEL,ELIF,ELLIPSIS,ELSE,EXCEPT,FALSE,FINALLY,FLOAT,FOR,FROM,FSTRING_START,GLOBAL,IF,IMAGINARY,IMPORT,INTEGER,LAMBDA,LBRACE,LPAR,LSQB,MATCH,MINUS,NAME,NONE,NONLOCAL,NOT,PASS,PLUS,RAISE,RETURN,STAR,STRING,TILDE,TRUE,TRY,TYPE,WHILE,WITH,YIELD,_DEDENT,error 1717:_INDENT
11:ASSERT 12:ASYNC 2:AT 13:AWAIT 14:BREAK 15:CLASS 16:CONTINUE 3:DEF 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 21:FOR 22:FROM 23:FSTRING_START 24:GLOBAL 25:IF 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 33:MATCH 34:MINUS 35:NAME 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 47:TRY 48:TYPE 49:WHILE 50:WITH 51:YIELD 4:error
1719:_DEDENT
-178
1722:LPAR 890:LSQB
-23
1725:DOUBLESTAR 1726:NAME 1840:RPAR 1728:SLASH 1729:STAR
1724:LPAR
1725:DOUBLESTAR 1726:NAME 1727:RPAR 1728:SLASH 1729:STAR
1826:NAME
1787:COLON -34:COMMA,RPAR 1788:EQUAL
1770:COLON 1771:RARROW
-29
-30:COMMA,RPAR 1756:NAME
1738:RPAR
1733:COMMA -27:RPAR
-28
1725:DOUBLESTAR 1726:NAME -26:RPAR 1728:SLASH 1729:STAR
1735:COMMA -25:RPAR
1725:DOUBLESTAR 1726:NAME -24:RPAR 1728:SLASH 1729:STAR
-455
-454
1739:COLON 1740:RARROW
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1753:COLON
1753:COLON 97:IF
1753:COLON 97:IF 110:OR
81:AND 1753:COLON 97:IF 110:OR
81:AND 1753:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1753:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1753:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1753:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1753:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1753:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1753:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1753:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-15
-16
1757:COLON -36:COMMA,RPAR
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
1784:COLON
1784:COLON 97:IF
1784:COLON 97:IF 110:OR
81:AND 1784:COLON 97:IF 110:OR
81:AND 1784:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1784:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1784:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1784:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1784:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1784:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1784:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1784:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
-32:COMMA,RPAR 1813:EQUAL
-32:COMMA,RPAR 1813:EQUAL 97:IF
-32:COMMA,RPAR 1813:EQUAL 97:IF 110:OR
81:AND -32:COMMA,RPAR 1813:EQUAL 97:IF 110:OR
81:AND -32:COMMA,RPAR 93:EQEQUAL 1813:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX -32:COMMA,RPAR 93:EQEQUAL 1813:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -32:COMMA,RPAR 93:EQEQUAL 1813:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -32:COMMA,RPAR 93:EQEQUAL 1813:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX -32:COMMA,RPAR 93:EQEQUAL 1813:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -32:COMMA,RPAR 89:DOUBLESLASH 93:EQEQUAL 1813:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -32:COMMA,RPAR 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1813:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX -32:COMMA,RPAR 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 1813:EQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
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
1827:COLON -38:COMMA,RPAR
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
1860:COLON 1861:RARROW
1842:RPAR
1843:COLON 1844:RARROW
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1857:COLON
1857:COLON 97:IF
1857:COLON 97:IF 110:OR
81:AND 1857:COLON 97:IF 110:OR
81:AND 1857:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1857:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1857:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1857:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1857:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1857:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1857:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1857:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-19
-20
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
13:AWAIT 18:ELLIPSIS 19:FALSE 20:FLOAT 23:FSTRING_START 26:IMAGINARY 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 36:NONE 38:NOT 40:PLUS 44:STRING 45:TILDE 46:TRUE
1874:COLON
1874:COLON 97:IF
1874:COLON 97:IF 110:OR
81:AND 1874:COLON 97:IF 110:OR
81:AND 1874:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 1874:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1874:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1874:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 1874:COLON 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1874:COLON 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1874:COLON 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 1874:COLON 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
11:ASSERT 13:AWAIT 14:BREAK 16:CONTINUE 17:DEL 18:ELLIPSIS 19:FALSE 20:FLOAT 22:FROM 23:FSTRING_START 24:GLOBAL 26:IMAGINARY 27:IMPORT 28:INTEGER 29:LAMBDA 30:LBRACE 31:LPAR 32:LSQB 34:MINUS 35:NAME 768:NEWLINE 36:NONE 37:NONLOCAL 38:NOT 39:PASS 40:PLUS 41:RAISE 42:RETURN 43:STAR 44:STRING 45:TILDE 46:TRUE 48:TYPE 51:YIELD
-21
-22
1891:NEWLINE
1890:NEWLINE
97:IF 1890:NEWLINE
97:IF 1890:NEWLINE 110:OR
81:AND 97:IF 1890:NEWLINE 110:OR
81:AND 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 1890:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 1890:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 102:LESS 103:LESSEQUAL 1890:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 1890:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 84:CIRCUMFLEX 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 1890:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 113:PLUS 115:RIGHTSHIFT 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 1890:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 107:MINUS 1890:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
79:AMPER 81:AND 82:AT 84:CIRCUMFLEX 88:DOT 89:DOUBLESLASH 91:DOUBLESTAR 93:EQEQUAL 95:GREATER 96:GREATEREQUAL 97:IF 98:IN 99:IS 100:LEFTSHIFT 102:LESS 103:LESSEQUAL 104:LPAR 105:LSQB 107:MINUS 1890:NEWLINE 108:NOT 109:NOTEQUAL 110:OR 111:PERCENT 113:PLUS 115:RIGHTSHIFT 117:SLASH 119:STAR 121:VBAR
-13
-14
"""
GOTOS = """\
6:__kernel_star_0 8:async_function 9:broken_block 10:decorator 7:function 5:kernel
1682:function
75:__string_plus_31 1889:atom,generator,number,primary,string 1888:awaitable 1884:bitwise_and 1882:bitwise_or 1883:bitwise_xor 1881:comparison,inversion 1880:conjunction 1879:disjunction 1878:expression,named_expression 1887:factor,power,term 76:fstring 1885:shift 1886:sum
1721:broken_block


1711:async_function 1712:broken_block 699:decorator 1710:function
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1709:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1708:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 53:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression

75:__string_plus_31 1694:atom,generator,number,primary,string 1693:awaitable 1689:bitwise_and 1687:bitwise_or 1688:bitwise_xor 1686:comparison,inversion 1685:conjunction 1684:disjunction 1683:expression 1692:factor,power,term 76:fstring 1690:shift 1691:sum
1680:for_statement 1682:function 1681:with_statement
75:__string_plus_31 1679:atom,generator,number,primary,string 76:fstring

1646:broken_block

75:__string_plus_31 1644:atom,generator,number,primary,string 1643:awaitable 1639:bitwise_and 1635:bitwise_or 1638:bitwise_xor 1637:comparison,inversion 1636:conjunction 1634:disjunction 1633:expression,expression_item,starred 1632:expressions 1642:factor,power,term 76:fstring 1640:shift 1641:sum



75:__string_plus_31 1614:atom,generator,number,primary,string 1613:awaitable 1609:bitwise_and 1607:bitwise_or 1608:bitwise_xor 1605:broken_block 1612:factor,power,term 76:fstring 1610:shift 1606:starred,target 1611:sum 1604:targets
1579:___dots_plus_13 1577:_dots 1576:_module 1578:dotted_name
1537:__fstring_star_32 1538:_fstring_part 1539:replacement

75:__string_plus_31 1505:atom,generator,number,primary,string 1504:awaitable 1500:bitwise_and 1498:bitwise_or 1499:bitwise_xor 1494:broken_block 1497:comparison,inversion 1496:conjunction 1495:disjunction 1493:expression,named_expression 1503:factor,power,term 76:fstring 1501:shift 1502:sum

1484:dotted_name 1483:module_alias

1435:_lambda_parameter 1436:lambda_parameter 1434:lambda_parameters
75:__string_plus_31 1348:_pair 1362:atom,generator,number,primary,string 1361:awaitable 1357:bitwise_and 1352:bitwise_or 1356:bitwise_xor 1355:comparison,inversion 1354:conjunction 1353:disjunction 1350:element,starred 1349:expression 1360:factor,power,term 76:fstring 1351:named_expression 1358:shift 1359:sum
75:__string_plus_31 1342:atom,generator,number,primary,string 1341:awaitable 1337:bitwise_and 1332:bitwise_or 1336:bitwise_xor 1335:comparison,inversion 1334:conjunction 1333:disjunction 1330:element,starred 1331:expression,named_expression 1340:factor,power,term 76:fstring 778:grouped,yield_expression 1338:shift 1339:sum
75:__string_plus_31 1320:atom,generator,number,primary,string 1319:awaitable 1315:bitwise_and 1310:bitwise_or 1314:bitwise_xor 1313:comparison,inversion 1312:conjunction 1311:disjunction 1308:element,starred 1309:expression,named_expression 1318:factor,power,term 76:fstring 1316:shift 1317:sum
75:__string_plus_31 1137:atom,generator,number,primary,string 1136:awaitable 1132:bitwise_and 1127:bitwise_or 1131:bitwise_xor 1130:comparison,inversion 1129:conjunction 1128:disjunction 1126:element,expression,named_expression,starred 1135:factor,power,term 76:fstring 1125:open_elements,subject 1133:shift 1134:sum
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


1140:___with_group_plus_9
1140:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1140:___with_group_plus_9
1140:___with_group_plus_9 128:__disjunction_plus_23
1140:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23
1140:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1140:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1140:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1140:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1140:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1140:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 126:is_not 125:membership_operator
1140:___with_group_plus_9 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 123:generator 126:is_not 125:membership_operator

75:__string_plus_31 1163:atom,generator,number,primary,string 1162:awaitable 1158:bitwise_and 1153:bitwise_or 1157:bitwise_xor 1156:comparison,inversion 1155:conjunction 1154:disjunction 827:element,expression,named_expression,starred 1161:factor,power,term 76:fstring 1159:shift 1160:sum

75:__string_plus_31 1152:atom,generator,number,primary,string 1151:awaitable 1147:bitwise_and 1142:bitwise_or 1146:bitwise_xor 1145:comparison,inversion 1144:conjunction 1143:disjunction 800:element,expression,named_expression,starred 1150:factor,power,term 76:fstring 1148:shift 1149:sum
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

1167:__match_statement_plus_11 1168:_case 1170:broken_block 1169:case_clause
75:__string_plus_31 1190:_singleton 1185:alternatives,or_pattern 1183:broken_block 1192:class_name,plain_class_name 1187:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1182:open_sequence,patterns 1184:pattern 1186:sequence_item,star_pattern 1189:string
1172:_case 1170:broken_block 1169:case_clause






75:__string_plus_31 1284:_mapping_item 1288:_singleton 1286:complex_number,dotted_value,mapping_key,pattern_number,singleton_key,string 76:fstring 1285:mapping_pair 1287:number,signed_number
75:__string_plus_31 1190:_singleton 1272:alternatives,or_pattern 1192:class_name,plain_class_name 1273:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1270:pattern 1271:sequence_item,star_pattern 1189:string
75:__string_plus_31 1190:_singleton 1260:alternatives,or_pattern 1192:class_name,plain_class_name 1261:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1259:pattern,sequence_item,star_pattern 1189:string
1257:number
1223:__dotted_name_star_12





1233:__open_sequence_plus_16
1233:__open_sequence_plus_16
1233:__open_sequence_plus_16
1207:__alternatives_plus_17 1233:__open_sequence_plus_16






1197:number
1196:number


75:__string_plus_31 1201:_class_item 1190:_singleton 1203:alternatives,or_pattern 1192:class_name,plain_class_name 1204:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1202:pattern 1189:string
1223:__dotted_name_star_12

1214:__closed_pattern_star_19


1207:__alternatives_plus_17

75:__string_plus_31 1190:_singleton 1192:class_name,plain_class_name 1210:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1189:string

75:__string_plus_31 1190:_singleton 1192:class_name,plain_class_name 1209:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1189:string



75:__string_plus_31 1220:_class_item 1190:_singleton 1203:alternatives,or_pattern 1192:class_name,plain_class_name 1204:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1202:pattern 1189:string


75:__string_plus_31 1218:_class_item 1190:_singleton 1203:alternatives,or_pattern 1192:class_name,plain_class_name 1204:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1202:pattern 1189:string






75:__string_plus_31 1190:_singleton 1227:alternatives,or_pattern 1192:class_name,plain_class_name 1228:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1226:pattern 1189:string





1207:__alternatives_plus_17

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1255:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1190:_singleton 1253:alternatives,or_pattern 1192:class_name,plain_class_name 1254:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1252:pattern,sequence_item,star_pattern 1189:string
75:__string_plus_31 1249:atom,generator,number,primary,string 1248:awaitable 1244:bitwise_and 1242:bitwise_or 1243:bitwise_xor 1241:comparison,inversion 1240:conjunction 1239:disjunction 1238:expression,named_expression 1247:factor,power,term 76:fstring 1245:shift 1246:sum

75:__string_plus_31 1190:_singleton 1236:alternatives,or_pattern 1192:class_name,plain_class_name 1237:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1235:pattern,sequence_item,star_pattern 1189:string


1207:__alternatives_plus_17


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
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1251:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression



1207:__alternatives_plus_17




1264:__open_sequence_plus_16
1264:__open_sequence_plus_16
1207:__alternatives_plus_17 1264:__open_sequence_plus_16
75:__string_plus_31 1190:_singleton 1253:alternatives,or_pattern 1192:class_name,plain_class_name 1254:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1252:pattern,sequence_item,star_pattern 1189:string


75:__string_plus_31 1190:_singleton 1236:alternatives,or_pattern 1192:class_name,plain_class_name 1237:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1235:pattern,sequence_item,star_pattern 1189:string




1276:__open_sequence_plus_16
1276:__open_sequence_plus_16
1276:__open_sequence_plus_16
1207:__alternatives_plus_17 1276:__open_sequence_plus_16
75:__string_plus_31 1190:_singleton 1253:alternatives,or_pattern 1192:class_name,plain_class_name 1254:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1252:pattern,sequence_item,star_pattern 1189:string


75:__string_plus_31 1190:_singleton 1236:alternatives,or_pattern 1192:class_name,plain_class_name 1237:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1235:pattern,sequence_item,star_pattern 1189:string




1223:__dotted_name_star_12

1295:__closed_pattern_star_18




75:__string_plus_31 1190:_singleton 1291:alternatives,or_pattern 1192:class_name,plain_class_name 1292:closed_pattern 1188:complex_number,pattern_number 1191:dotted_value 76:fstring 1193:number,signed_number 1290:pattern 1189:string


1207:__alternatives_plus_17
75:__string_plus_31 1301:_mapping_item 1288:_singleton 1286:complex_number,dotted_value,mapping_key,pattern_number,singleton_key,string 76:fstring 1285:mapping_pair 1287:number,signed_number


75:__string_plus_31 1299:_mapping_item 1288:_singleton 1286:complex_number,dotted_value,mapping_key,pattern_number,singleton_key,string 76:fstring 1285:mapping_pair 1287:number,signed_number







1305:__match_statement_plus_11 1168:_case 1170:broken_block 1169:case_clause
1172:_case 1170:broken_block 1169:case_clause


1324:___with_group_plus_9
1324:___with_group_plus_9 1323:__atom_plus_28 427:clause
1324:___with_group_plus_9 1323:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1324:___with_group_plus_9 1323:__atom_plus_28 427:clause
1324:___with_group_plus_9 1323:__atom_plus_28 128:__disjunction_plus_23 427:clause
1324:___with_group_plus_9 1323:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
1324:___with_group_plus_9 1323:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1324:___with_group_plus_9 1323:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1324:___with_group_plus_9 1323:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1324:___with_group_plus_9 1323:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1324:___with_group_plus_9 1323:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1324:___with_group_plus_9 1323:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1324:___with_group_plus_9 1323:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1163:atom,generator,number,primary,string 1162:awaitable 1158:bitwise_and 1153:bitwise_or 1157:bitwise_xor 1156:comparison,inversion 1155:conjunction 1154:disjunction 827:element,expression,named_expression,starred 1161:factor,power,term 76:fstring 1159:shift 1160:sum

443:clause

75:__string_plus_31 1152:atom,generator,number,primary,string 1151:awaitable 1147:bitwise_and 1142:bitwise_or 1146:bitwise_xor 1145:comparison,inversion 1144:conjunction 1143:disjunction 800:element,expression,named_expression,starred 1150:factor,power,term 76:fstring 1148:shift 1149:sum




1344:___with_group_plus_9
1344:___with_group_plus_9 426:__atom_plus_28 427:clause
1344:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1344:___with_group_plus_9 426:__atom_plus_28 427:clause
1344:___with_group_plus_9 426:__atom_plus_28 128:__disjunction_plus_23 427:clause
1344:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
1344:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1344:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1344:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1344:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1344:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1344:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1344:___with_group_plus_9 426:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1163:atom,generator,number,primary,string 1162:awaitable 1158:bitwise_and 1153:bitwise_or 1157:bitwise_xor 1156:comparison,inversion 1155:conjunction 1154:disjunction 827:element,expression,named_expression,starred 1161:factor,power,term 76:fstring 1159:shift 1160:sum

75:__string_plus_31 1152:atom,generator,number,primary,string 1151:awaitable 1147:bitwise_and 1142:bitwise_or 1146:bitwise_xor 1145:comparison,inversion 1144:conjunction 1143:disjunction 800:element,expression,named_expression,starred 1150:factor,power,term 76:fstring 1148:shift 1149:sum
75:__string_plus_31 1428:atom,generator,number,primary,string 1427:awaitable 1423:bitwise_and 1421:bitwise_or 1422:bitwise_xor 1426:factor,power,term 76:fstring 1424:shift 1425:sum

1389:__atom_star_29
1367:___with_group_plus_9 1366:__atom_plus_28 427:clause
1367:___with_group_plus_9
1367:___with_group_plus_9 1366:__atom_plus_28 427:clause
1367:___with_group_plus_9 1366:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1367:___with_group_plus_9 1366:__atom_plus_28 427:clause
1367:___with_group_plus_9 1366:__atom_plus_28 128:__disjunction_plus_23 427:clause
1367:___with_group_plus_9 1366:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
1367:___with_group_plus_9 1366:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1367:___with_group_plus_9 1366:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1367:___with_group_plus_9 1366:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1367:___with_group_plus_9 1366:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1367:___with_group_plus_9 1366:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1367:___with_group_plus_9 1366:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1367:___with_group_plus_9 1366:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator
75:__string_plus_31 1384:atom,generator,number,primary,string 1383:awaitable 1379:bitwise_and 1377:bitwise_or 1378:bitwise_xor 1376:comparison,inversion 1375:conjunction 1374:disjunction 1373:expression 1382:factor,power,term 76:fstring 1380:shift 1381:sum
75:__string_plus_31 1163:atom,generator,number,primary,string 1162:awaitable 1158:bitwise_and 1153:bitwise_or 1157:bitwise_xor 1156:comparison,inversion 1155:conjunction 1154:disjunction 827:element,expression,named_expression,starred 1161:factor,power,term 76:fstring 1159:shift 1160:sum

443:clause

75:__string_plus_31 1152:atom,generator,number,primary,string 1151:awaitable 1147:bitwise_and 1142:bitwise_or 1146:bitwise_xor 1145:comparison,inversion 1144:conjunction 1143:disjunction 800:element,expression,named_expression,starred 1150:factor,power,term 76:fstring 1148:shift 1149:sum




1385:__atom_plus_28 427:clause
1385:__atom_plus_28 427:clause
1385:__atom_plus_28 128:__disjunction_plus_23 427:clause
1385:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 427:clause
1385:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1385:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1385:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1385:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1385:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1385:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1385:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 126:is_not 125:membership_operator
1385:__atom_plus_28 127:__conjunction_plus_24 128:__disjunction_plus_23 124:_comparison_operator 427:clause 123:generator 126:is_not 125:membership_operator
443:clause

75:__string_plus_31 1420:_pair 1405:atom,generator,number,primary,string 1404:awaitable 1400:bitwise_and 1395:bitwise_or 1399:bitwise_xor 1398:comparison,inversion 1397:conjunction 1396:disjunction 1394:expression 1403:factor,power,term 76:fstring 1401:shift 1402:sum


75:__string_plus_31 1393:_pair 1405:atom,generator,number,primary,string 1404:awaitable 1400:bitwise_and 1395:bitwise_or 1399:bitwise_xor 1398:comparison,inversion 1397:conjunction 1396:disjunction 1394:expression 1403:factor,power,term 76:fstring 1401:shift 1402:sum




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
75:__string_plus_31 1418:atom,generator,number,primary,string 1417:awaitable 1413:bitwise_and 1411:bitwise_or 1412:bitwise_xor 1410:comparison,inversion 1409:conjunction 1408:disjunction 1407:expression 1416:factor,power,term 76:fstring 1414:shift 1415:sum


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
75:__string_plus_31 1481:atom,generator,number,primary,string 1480:awaitable 1476:bitwise_and 1474:bitwise_or 1475:bitwise_xor 1473:comparison,inversion 1472:conjunction 1471:disjunction 1470:expression 1479:factor,power,term 76:fstring 1477:shift 1478:sum





1438:__lambda_parameters_star_22

1441:_lambda_parameter 1436:lambda_parameter

1440:_lambda_parameter 1436:lambda_parameter


75:__string_plus_31 1454:atom,generator,number,primary,string 1453:awaitable 1449:bitwise_and 1447:bitwise_or 1448:bitwise_xor 1446:comparison,inversion 1445:conjunction 1444:disjunction 1443:expression 1452:factor,power,term 76:fstring 1450:shift 1451:sum


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

75:__string_plus_31 1468:atom,generator,number,primary,string 1467:awaitable 1463:bitwise_and 1461:bitwise_or 1462:bitwise_xor 1460:comparison,inversion 1459:conjunction 1458:disjunction 1457:expression 1466:factor,power,term 76:fstring 1464:shift 1465:sum


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
1492:__dotted_name_star_12
1488:__simple_statement_star_6



1484:dotted_name 1491:module_alias

1484:dotted_name 1490:module_alias




1529:__if_statement_star_7 1511:elif_clause 1530:else_clause

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
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1507:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
1509:__if_statement_star_7 1511:elif_clause 1510:else_clause
75:__string_plus_31 1526:atom,generator,number,primary,string 1525:awaitable 1521:bitwise_and 1519:bitwise_or 1520:bitwise_xor 1515:broken_block 1518:comparison,inversion 1517:conjunction 1516:disjunction 1514:expression,named_expression 1524:factor,power,term 76:fstring 1522:shift 1523:sum
1513:elif_clause 1512:else_clause







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
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1528:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression

1513:elif_clause 1531:else_clause


1533:__simple_statement_star_5



75:__string_plus_31 1554:atom,generator,number,primary,string 1553:awaitable 1549:bitwise_and 1545:bitwise_or 1548:bitwise_xor 1547:comparison,inversion 1546:conjunction 1544:disjunction 1543:expression,expression_item,starred 1542:expressions,replaced,yield_expression 1552:factor,power,term 76:fstring 1550:shift 1551:sum
1541:_fstring_part 1539:replacement




1559:format_specification
129:__expressions_plus_20 1559:format_specification
129:__expressions_plus_20 1559:format_specification
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1559:format_specification 126:is_not 125:membership_operator
128:__disjunction_plus_23 129:__expressions_plus_20 1559:format_specification
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 1559:format_specification
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1559:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1559:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1559:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1559:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1559:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1559:format_specification 126:is_not 125:membership_operator
127:__conjunction_plus_24 128:__disjunction_plus_23 129:__expressions_plus_20 124:_comparison_operator 1559:format_specification 123:generator 126:is_not 125:membership_operator
1573:__fstring_star_32 1538:_fstring_part 1539:replacement
1567:format_specification




1563:format_specification







1571:format_specification



1541:_fstring_part 1539:replacement



1582:dotted_name





1587:_imported 1588:import_alias
1596:import_alias



1590:___imported_star_14
1593:import_alias

1592:import_alias




1599:___imported_star_14
1593:import_alias


1592:import_alias





456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21
456:__targets_plus_21 123:generator
75:__string_plus_31 1628:atom,generator,number,primary,string 1627:awaitable 1623:bitwise_and 1619:bitwise_or 1622:bitwise_xor 1621:comparison,inversion 1620:conjunction 1618:disjunction 1617:expression,expression_item,starred 1616:expressions 1626:factor,power,term 76:fstring 1624:shift 1625:sum

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
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1630:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
1631:else_clause


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
1649:type_parameters

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1678:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 412:argument,argument_unpacking,expression,keyword,keyword_unpacking,named_expression 1672:arguments 1664:atom,generator,number,primary,string 1663:awaitable 1659:bitwise_and 1657:bitwise_or 1658:bitwise_xor 1656:comparison,inversion 1655:conjunction 1654:disjunction 1662:factor,power,term 76:fstring 1660:shift 1661:sum

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1670:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 412:argument,argument_unpacking,expression,keyword,keyword_unpacking,named_expression 1653:arguments 1664:atom,generator,number,primary,string 1663:awaitable 1659:bitwise_and 1657:bitwise_or 1658:bitwise_xor 1656:comparison,inversion 1655:conjunction 1654:disjunction 1662:factor,power,term 76:fstring 1660:shift 1661:sum


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

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1667:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1669:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression





75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1675:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression

75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1677:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


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
75:__string_plus_31 1707:atom,generator,number,primary,string 1706:awaitable 1702:bitwise_and 1700:bitwise_or 1701:bitwise_xor 1699:comparison,inversion 1698:conjunction 1697:disjunction 1696:expression 1705:factor,power,term 76:fstring 1703:shift 1704:sum


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


54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1715:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1714:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression
54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1713:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression




54:___statements_plus_2 60:__kernel_star_0 75:__string_plus_31 55:_line 1718:_statements 63:async_function 52:async_statement,broken_block,class_statement,compound_statement,for_statement,if_statement,match_statement,nested_function,try_statement,while_statement,with_statement 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 62:class_definition 67:comparison,inversion 66:conjunction 10:decorator 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 61:function 70:shift 56:simple_statement 71:sum 59:yield_expression


1723:type_parameters

1731:_parameter 1732:parameter 1841:parameters

1731:_parameter 1732:parameter 1730:parameters






1734:__parameters_star_1

1737:_parameter 1732:parameter

1736:_parameter 1732:parameter



75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1755:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1752:atom,generator,number,primary,string 1751:awaitable 1747:bitwise_and 1745:bitwise_or 1746:bitwise_xor 1744:comparison,inversion 1743:conjunction 1742:disjunction 1741:expression 1750:factor,power,term 76:fstring 1748:shift 1749:sum


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
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1754:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression



75:__string_plus_31 1769:atom,generator,number,primary,string 1768:awaitable 1764:bitwise_and 1760:bitwise_or 1763:bitwise_xor 1762:comparison,inversion 1761:conjunction 1759:disjunction 1758:expression,starred,vararg_annotation 1767:factor,power,term 76:fstring 1765:shift 1766:sum


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
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1786:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1783:atom,generator,number,primary,string 1782:awaitable 1778:bitwise_and 1776:bitwise_or 1777:bitwise_xor 1775:comparison,inversion 1774:conjunction 1773:disjunction 1772:expression 1781:factor,power,term 76:fstring 1779:shift 1780:sum


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
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1785:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


75:__string_plus_31 1812:atom,generator,number,primary,string 1811:awaitable 1807:bitwise_and 1805:bitwise_or 1806:bitwise_xor 1804:comparison,inversion 1803:conjunction 1802:disjunction 1801:expression 1810:factor,power,term 76:fstring 1808:shift 1809:sum
75:__string_plus_31 1800:atom,generator,number,primary,string 1799:awaitable 1795:bitwise_and 1793:bitwise_or 1794:bitwise_xor 1792:comparison,inversion 1791:conjunction 1790:disjunction 1789:expression 1798:factor,power,term 76:fstring 1796:shift 1797:sum


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
75:__string_plus_31 1825:atom,generator,number,primary,string 1824:awaitable 1820:bitwise_and 1818:bitwise_or 1819:bitwise_xor 1817:comparison,inversion 1816:conjunction 1815:disjunction 1814:expression 1823:factor,power,term 76:fstring 1821:shift 1822:sum


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

75:__string_plus_31 1839:atom,generator,number,primary,string 1838:awaitable 1834:bitwise_and 1832:bitwise_or 1833:bitwise_xor 1831:comparison,inversion 1830:conjunction 1829:disjunction 1828:expression 1837:factor,power,term 76:fstring 1835:shift 1836:sum


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



75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1859:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1856:atom,generator,number,primary,string 1855:awaitable 1851:bitwise_and 1849:bitwise_or 1850:bitwise_xor 1848:comparison,inversion 1847:conjunction 1846:disjunction 1845:expression 1854:factor,power,term 76:fstring 1852:shift 1853:sum


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
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1858:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression


75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1876:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression
75:__string_plus_31 1873:atom,generator,number,primary,string 1872:awaitable 1868:bitwise_and 1866:bitwise_or 1867:bitwise_xor 1865:comparison,inversion 1864:conjunction 1863:disjunction 1862:expression 1871:factor,power,term 76:fstring 1869:shift 1870:sum


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
75:__string_plus_31 770:_line 74:atom,generator,number,primary,string 73:awaitable 69:bitwise_and 65:bitwise_or 68:bitwise_xor 1875:block 67:comparison,inversion 66:conjunction 64:disjunction 58:expression,expression_item,starred 57:expressions 72:factor,power,term 76:fstring 70:shift 56:simple_statement 71:sum 59:yield_expression





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
