"""What the whole text is: kernels alone, free text with kernels in it, or a module.

In free text a kernel begins at its jit decorator and ends at the first line that is indented no deeper. The lines
around it are not looked into.
"""

from __future__ import annotations

from .copies import prune
from .decorators import JIT_SPELLINGS
from .forms import (
    EMPTY,
    Chars,
    Expression,
    Grammar,
    Production,
    Ref,
    Repeat,
    Sequence,
    Text,
    Token,
    choice,
    many,
    optional,
    sequence,
    substitute,
)
from .options import Aliases

KERNEL_IN_MODULE = "kernel_in_module"
"""The meaning of a kernel among the statements of a module."""
IMPORT_OF_TRITON = "import_of_triton"
"""The meaning of an import that gives a module its reserved name."""
BASES = (0, 1)
"""How deep a kernel in free text may stand: in a class, or under an `if`."""
FREE_LINES = Token("FREE_LINES")
LAST_LINE = Token("LAST_LINE")
LINE_BEHIND_KERNEL = "LINE_BEHIND_KERNEL"
LAST_LINE_BEHIND_KERNEL = "LAST_LINE_BEHIND_KERNEL"


def only_kernels(grammar: Grammar) -> Grammar:
    """One kernel after another, and nothing behind a kernel's body."""
    kernels = tuple(
        Production(e, p.meaning)
        for p in grammar.rules.get("kernel", ())
        if (e := substitute(p.expression, {optional(Ref("_statements")): EMPTY})) is not None
    )
    start = (Production(Repeat(Ref("kernel"), 1, None), "kernels"),)
    return Grammar({**grammar.rules, "kernel": kernels, "kernels": start}, "kernels")


def module(grammar: Grammar, aliases: Aliases) -> Grammar:
    """Statements of host Python, kernels among them at any depth; modules are imported by these names."""
    grammar = only_kernels(grammar)
    simple = grammar.rules["simple_statement"]
    has = {p.meaning for p in simple}
    imports = [
        Production(form, IMPORT_OF_TRITON)
        for alias, path in aliases
        for meaning, form in _imports(alias, path)
        if meaning in has
    ]
    compound = (*grammar.rules["compound_statement"], Production(Ref("kernel"), KERNEL_IN_MODULE))
    start = (Production(Ref("_statements"), None),)
    return Grammar(
        {
            **grammar.rules,
            "compound_statement": compound,
            "simple_statement": (*simple, *imports),
            "module": start,
        },
        "module",
    )


def _imports(alias: str, path: str) -> list[tuple[str, Expression]]:
    """The ways to import a module under a name, each with the meaning of the statement."""
    parent, _, last = path.rpartition(".")
    renamed = [] if last == alias else [Token("AS"), Token("NAME", alias)]
    forms = [
        ("reject_import", sequence(Token("IMPORT"), *_dotted(path), *(renamed if parent or renamed else ())))
    ]
    if not renamed and parent:
        forms = []
    if parent:
        name = sequence(Token("NAME", last), *renamed)
        forms.append(("reject_import_from", sequence(Token("FROM"), *_dotted(parent), Token("IMPORT"), name)))
    return forms


def _dotted(path: str) -> list[Expression]:
    first, *rest = path.split(".")
    return [Token("NAME", first), *(t for name in rest for t in (Token("DOT"), Token("NAME", name)))]


def free_text(grammar: Grammar) -> Grammar:
    """Free lines and kernels, from the grammar of kernels alone."""
    rules: dict[str, tuple[Production, ...]] = {}
    free: list[Expression] = [FREE_LINES]
    ends: list[Expression] = [LAST_LINE, Ref("free"), sequence(Ref("free"), LAST_LINE)]
    for base in BASES:
        kernel: Expression = Ref("kernel_from_jit")
        for _ in range(base):
            kernel = sequence(Token("_INDENT"), kernel, Token("_DEDENT"))
        deeper = (Ref(f"behind_kernel_{each}") for each in BASES if each >= base)
        before = optional(choice(Ref("free"), *deeper))
        rules[f"kernel_at_{base}"] = (Production(kernel, None),)
        rules[f"behind_kernel_{base}"] = (Production(sequence(before, Ref(f"kernel_at_{base}")), None),)
        behind = Ref(f"behind_kernel_{base}")
        free.append(sequence(behind, Token(LINE_BEHIND_KERNEL, str(base)), optional(FREE_LINES)))
        ends += [behind, sequence(behind, Token(LAST_LINE_BEHIND_KERNEL, str(base)))]
    rules["free"] = tuple(Production(form, None) for form in free)
    rules["free_text"] = tuple(Production(form, None) for form in ends)
    return prune(Grammar({**grammar.rules, **rules, **_kernel_from_jit(grammar)}, "free_text"))


def _kernel_from_jit(grammar: Grammar) -> dict[str, tuple[Production, ...]]:
    """A kernel without the decorators above the one of jit: they are free lines."""
    above = many(Ref("host_decorator"))
    forms = [
        sequence(*p.expression.parts[1:])
        for p in grammar.rules["kernel"]
        if isinstance(p.expression, Sequence) and p.expression.parts[0] == above
    ]
    return {"kernel_from_jit": tuple(Production(form, "kernel") for form in forms)}


# The lines of free text, in characters.

_REST = many(Chars("^\\n\\r\\x00"))
_NEWLINE = Text("\n")
_BLANKS = many(Chars(" \\t"))


def _after_at(prefix: str = "") -> Expression:
    """What may follow `@` and the prefix on a free line, so that no jit decorator is there."""
    if prefix in JIT_SPELLINGS:
        return sequence(Chars("A-Za-z0-9_"), _REST)
    letters = sorted({word[len(prefix)] for word in JIT_SPELLINGS if word.startswith(prefix)})
    blanks = "" if prefix else " \\t"
    other = sequence(Chars(f"^{blanks}{''.join(letters)}\\n\\r\\x00"), _REST)
    return choice(EMPTY, other, *(sequence(Text(c), _after_at(prefix + c)) for c in letters))


def free_line() -> Expression:
    """A line that doesn't begin with a jit decorator, without its end."""
    visible = choice(sequence(Chars("^@ \\t\\n\\r\\x00"), _REST), sequence(Text("@"), _BLANKS, _after_at()))
    return sequence(_BLANKS, choice(EMPTY, visible))


def line_behind_kernel(base: int, width: int) -> Expression:
    """A line that ends a kernel: it says something, and is indented no deeper."""
    visible = choice(
        sequence(Chars("^@# \\t\\n\\r\\x0c\\x00"), _REST), sequence(Text("@"), _BLANKS, _after_at())
    )
    return sequence(Repeat(Text(" "), 0, base * width), visible)


def free_characters(token: Token, width: int) -> Expression | None:
    """The characters of the tokens of free text; None for any other."""
    if token.name == FREE_LINES.name:
        return Repeat(sequence(free_line(), _NEWLINE), 1, None)
    if token.name == LAST_LINE.name:
        return free_line()
    if token.name == LINE_BEHIND_KERNEL:
        return sequence(line_behind_kernel(int(token.text or 0), width), _NEWLINE)
    if token.name == LAST_LINE_BEHIND_KERNEL:
        return line_behind_kernel(int(token.text or 0), width)
    return None
