"""The order of parameters, and their kinds."""

from __future__ import annotations

from . import tree
from .build_context import Context, Value
from .tokens import Token


def order_parameters(c: Context, values: tuple[Value, ...]) -> list[tree.Parameter]:
    """The parameters with their kinds; `values` has the commas, `/` and `*` between them.

    Reports what CPython refuses: a name twice, no default after a default, `/` and `*` out of place.
    """
    found: list[tree.Parameter] = []
    kind = "normal"
    bare_star: Token | None = None
    for value in values:
        if value.__class__ is Token:
            if value.type == "SLASH":
                found = _positional_only(c, value, found, kind)
            elif value.type == "STAR":
                bare_star = _separator(c, value, kind)
                kind = "keyword_only"
            continue
        if value.kind == "normal" and kind == "keyword_only":
            bare_star = None
            value = _with_kind(value, kind)
        elif value.kind == "varargs":
            _separator(c, value, kind)
            kind = "keyword_only"
        elif value.kind == "kwargs":
            _names_after(c, bare_star)
            bare_star = None
        if found and found[-1].kind == "kwargs":
            c.report("no parameter may follow `**`", value.span, "move the `**` parameter to the end")
        found.append(value)
    _names_after(c, bare_star)
    _check_names(c, found)
    _check_defaults(c, found)
    return found


def _with_kind(p: tree.Parameter, kind: str) -> tree.Parameter:
    return tree.Parameter(p.span, p.name, kind, p.annotation, p.default)


def _positional_only(
    c: Context, slash: Token, before: list[tree.Parameter], kind: str
) -> list[tree.Parameter]:
    if not before or kind != "normal" or any(p.kind == "positional_only" for p in before):
        c.report("`/` is out of place", slash.span, "`/` comes once, after a parameter and before `*`")
        return before
    return [_with_kind(p, "positional_only") for p in before]


def _separator(c: Context, star: Token | tree.Parameter, kind: str) -> Token | None:
    if kind == "keyword_only":
        c.report("a second `*` in the parameters", star.span, "keep one of them")
    return star if isinstance(star, Token) else None


def _names_after(c: Context, bare_star: Token | None) -> None:
    if bare_star is not None:
        c.report("parameters with names must follow a bare `*`", bare_star.span, "remove the `*`")


def _check_names(c: Context, found: list[tree.Parameter]) -> None:
    seen: set[str] = set()
    for p in found:
        if p.name in seen:
            c.report(f"duplicate parameter '{p.name}'", p.span, "rename or remove one of the two")
        seen.add(p.name)


def _check_defaults(c: Context, found: list[tree.Parameter]) -> None:
    with_default: tree.Parameter | None = None
    for p in found:
        if p.kind not in ("normal", "positional_only"):
            return
        if p.default is not None:
            with_default = p
        elif with_default is not None:
            c.report(
                f"parameter '{p.name}' without a default follows '{with_default.name}' with one",
                p.span,
                f"move '{p.name}' before '{with_default.name}', or give it a default",
            )
            return
