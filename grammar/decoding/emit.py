"""The grammar that constrains a language model, for one Triton version, in one engine's notation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ..api.catalogue import load
from .blanks import hoist_blanks, share_blanks
from .brackets import copy_for_brackets
from .copies import EmptyGrammarError
from .decorators import keep_numbers_bare, name_host_modules, require_jit
from .determinize import determinize
from .documents import free_text, module, only_kernels
from .flat import flatten, without_automata
from .forms import Grammar
from .fstrings import is_part_of_f_string, narrow_f_strings, without_host_f_strings
from .indentation import unroll_indentation
from .levels import (
    inline_single_uses,
    inline_small_rules,
    join_conditionals,
    join_levels,
    merge_equal_rules,
)
from .lexemes import Lexicon, spell_tokens
from .line_breaks import break_lines
from .loops import separate_loops
from .names import expand_names
from .operands import join_powers
from .options import Dialect, EmitError, Mode, Options
from .order import order_arguments, order_parameters, refuse_lone_stars
from .printers.gbnf import gbnf
from .printers.llguidance import llguidance
from .printers.xgrammar import xgrammar
from .read import fixed_texts, read
from .signatures import is_shared
from .targets import narrow_targets
from .terminals import with_terminals
from .vocabulary import Vocabulary, vocabulary
from .worlds import HOST_PREFIX, World, split_worlds

GRAMMAR_PATH = Path(__file__).parent.parent / "triton.lark"


def emit(options: Options, dialect: Dialect) -> str:
    """The grammar's text. Raises EmitError."""
    text = GRAMMAR_PATH.read_text(encoding="utf-8")
    return emit_grammar(read(text), fixed_texts(text), options, dialect)


def emit_grammar(grammar: Grammar, texts: Mapping[str, str], options: Options, dialect: Dialect) -> str:
    """As `emit`, from a grammar that was read already; `texts` are the tokens that have only one text."""
    if dialect is Dialect.LLGUIDANCE and options.mode is Mode.FREE:
        raise EmitError("llguidance can't look for a kernel in free text: ask for kernels alone, or a module")
    words = vocabulary_of(options)
    try:
        tokens = narrowed(grammar, options, words)
    except EmptyGrammarError as error:
        raise EmitError("the grammar derives no kernel at all") from error
    lexicon = Lexicon(texts, reserved_words(words), options.indent)
    if dialect is Dialect.LLGUIDANCE:
        broken = break_lines(copy_for_brackets(tokens), options.depth + 1, options.indent)
        return llguidance(with_terminals(merge_equal_rules(spell_tokens(broken, lexicon))))
    laid_out = unroll_indentation(copy_for_brackets(tokens), options.depth + 1, options.indent)
    spelled = merge_equal_rules(hoist_blanks(spell_tokens(laid_out, lexicon)))
    if dialect is Dialect.GBNF:
        return gbnf(determinize(spelled))
    if dialect is Dialect.XGRAMMAR_PLAIN:
        spelled = without_automata(spelled)
    return xgrammar(merge_equal_rules(share_blanks(flatten(spelled))))


def vocabulary_of(options: Options) -> Vocabulary:
    """The names that the options allow. Raises EmitError."""
    try:
        return vocabulary(options.version, dict(options.aliases), options.names)
    except ValueError as error:
        raise EmitError(str(error)) from error


def reserved_words(words: Vocabulary) -> frozenset[str]:
    """The words that are no free names: aliases of modules, and builtins, which the kernel rules add again."""
    return frozenset(words.modules) | {name for names in words.builtins.values() for name in names}


def narrowed(grammar: Grammar, options: Options, words: Vocabulary) -> Grammar:
    """The grammar over tokens that derives only what the Triton version compiles."""
    if options.mode is Mode.MODULE:
        grammar = split_worlds(module(grammar, options.aliases), World.HOST)
    else:
        grammar = without_host_f_strings(split_worlds(only_kernels(grammar), World.KERNEL))
    grammar = keep_numbers_bare(name_host_modules(require_jit(grammar), load(options.version), words))
    if options.mode is Mode.FREE:
        grammar = free_text(grammar)
    for prefix in ("", HOST_PREFIX):
        grammar = refuse_lone_stars(grammar, prefix)
        grammar = order_parameters(grammar, f"{prefix}parameters", f"{prefix}parameter")
        grammar = order_parameters(grammar, f"{prefix}lambda_parameters", f"{prefix}lambda_parameter")
    grammar = narrow_f_strings(narrow_targets(grammar))
    grammar = separate_loops(expand_names(grammar, words))
    grammar = order_arguments(order_arguments(grammar), HOST_PREFIX)
    grammar = inline_small_rules(join_levels(grammar), _is_kept)
    grammar = join_conditionals(join_powers(grammar))
    return inline_single_uses(grammar, _is_kept)


def _is_kept(rule: str) -> bool:
    return is_shared(rule) or is_part_of_f_string(rule)


__all__ = ["Dialect", "EmitError", "Mode", "Options", "emit"]
