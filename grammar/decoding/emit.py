"""The grammar that constrains a language model, for one Triton version, in one engine's notation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from ..api.catalogue import load
from .blanks import hoist_blanks
from .brackets import copy_for_brackets
from .decorators import name_host_modules, require_jit
from .flat import flatten
from .forms import EMPTY, Grammar, Production, Ref, Repeat, Token, many, optional, sequence, substitute
from .fstrings import narrow_f_strings
from .indentation import unroll_indentation
from .levels import inline_small_rules, join_levels, merge_equal_rules
from .lexemes import Lexicon, spell_tokens
from .loops import keep_returns_out_of_loops
from .names import expand_names
from .order import order_arguments, order_parameters
from .printers.xgrammar import xgrammar
from .read import fixed_texts, read
from .targets import narrow_targets
from .worlds import HOST_PREFIX, World, split_worlds
from .vocabulary import DEFAULT_ALIASES, vocabulary

GRAMMAR_PATH = Path(__file__).parent.parent / "triton.lark"


class Dialect(Enum):
    """The notation of a family of engines."""

    XGRAMMAR = "xgrammar"
    XGRAMMAR_PLAIN = "xgrammar-plain"
    """XGrammar before 0.2.7, which had no `Regex()`."""
    GBNF = "gbnf"
    LLGUIDANCE = "llguidance"


class Mode(Enum):
    """What the whole text is."""

    KERNEL = "kernel"
    """Kernels only, from the first decorator on."""
    FREE = "free"
    """Any text; from a jit decorator on, a kernel."""
    MODULE = "module"
    """A whole module, as a subset of Python."""


class EmitError(ValueError):
    """The options ask for a grammar that can't be."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the grammar admits. `depth` counts nested blocks, `indent` the spaces of each."""

    version: str = "3.6"
    mode: Mode = Mode.KERNEL
    depth: int = 8
    indent: int = 4
    names: frozenset[str] | None = None
    """A task's own subset of the API, by dotted names; None for all."""


def emit(options: Options, dialect: Dialect) -> str:
    """The grammar's text. Raises EmitError."""
    text = GRAMMAR_PATH.read_text(encoding="utf-8")
    tokens = narrowed(read(text), options)
    laid_out = unroll_indentation(copy_for_brackets(tokens), options.depth + 1, options.indent)
    lexicon = Lexicon(fixed_texts(text), frozenset(DEFAULT_ALIASES))
    spelled = merge_equal_rules(hoist_blanks(spell_tokens(laid_out, lexicon)))
    return xgrammar(merge_equal_rules(flatten(spelled)))


def narrowed(grammar: Grammar, options: Options) -> Grammar:
    """The grammar over tokens that derives only what the Triton version compiles."""
    grammar = require_jit(split_worlds(only_kernels(grammar), World.KERNEL))
    grammar = name_host_modules(grammar, load(options.version), DEFAULT_ALIASES)
    for prefix in ("", HOST_PREFIX):
        grammar = order_parameters(grammar, f"{prefix}parameters", f"{prefix}parameter")
        grammar = order_parameters(grammar, f"{prefix}lambda_parameters", f"{prefix}lambda_parameter")
    grammar = narrow_f_strings(narrow_targets(grammar))
    grammar = keep_returns_out_of_loops(grammar)
    grammar = expand_names(grammar, vocabulary(options.version))
    grammar = order_arguments(order_arguments(grammar), HOST_PREFIX)
    return inline_small_rules(join_levels(grammar))


def only_kernels(grammar: Grammar) -> Grammar:
    """The start rule as one kernel after another, and nothing behind a kernel's body."""
    kernels = []
    for p in grammar.rules["kernel"]:
        changed = substitute(p.expression, {optional(Ref("_statements")): EMPTY})
        assert changed is not None
        kernels.append(Production(changed, p.meaning))
    return Grammar(
        {**grammar.rules, "kernel": tuple(kernels), "kernels": (Production(Repeat(Ref("kernel"), 1, None), "kernels"),)},
        "kernels",
    )
