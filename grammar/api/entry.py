"""What the catalogue says of one name, and how that is written on one line of a version file.

The line is `KIND[+FLAG...][(PARAMETERS)][ < BASES][ = VALUE][ -- FIRST DOCSTRING LINE]`, for example

    jit(input, axis=None, keep_dims: constexpr = False) -- Returns the sum of all elements ...

or, for a name that is another name's second name, `@` and the path of the original.
"""

from __future__ import annotations

from enum import Enum

from ..record import record


class Kind(Enum):
    """What a name stands for."""

    MODULE = "module"
    BUILTIN = "builtin"
    """Built into the compiler; callable in kernels."""
    JIT = "jit"
    """Written in Triton itself (`@triton.jit`); callable in kernels."""
    CONSTEXPR_FUNCTION = "constexpr_function"
    """Host Python that a kernel may call on compile-time values."""
    FUNCTION = "function"
    """Plain host Python."""
    CLASS = "class"
    DTYPE = "dtype"
    VALUE = "value"
    """A module-level constant or other object."""
    PROPERTY = "property"
    ATTRIBUTE = "attribute"
    """An attribute of instances."""
    EXTERNAL = "external"
    """Something of Python's or another package's that the module imported."""
    DYNAMIC = "dynamic"
    """Known to exist, or not known not to; nothing else can be said without importing Triton."""


class ParamKind(Enum):
    """How an argument reaches a parameter."""

    POSITIONAL_ONLY = "positional_only"
    NORMAL = "normal"
    VARARGS = "varargs"
    KEYWORD_ONLY = "keyword_only"
    KWARGS = "kwargs"


@record
class Param:
    """One parameter. `default` and `annotation` are source text; None where the parameter has none."""

    name: str
    kind: ParamKind
    default: str | None
    annotation: str | None


@record
class Entry:
    """One public name of one Triton version.

    `path` is the name as it was asked for, `alias_of` the path of the definition where that differs.
    `parameters` is None where nothing can be called or the parameters are unknown; the compiler's own hidden
    parameters are left out, and so is the receiver of a method. `value` is the source text of a constant.
    """

    path: str
    kind: Kind
    parameters: tuple[Param, ...] | None = None
    returns: str | None = None
    device_only: bool = False
    """Only works while a kernel is compiled."""
    host_callable: bool = False
    """Can be called from host Python."""
    needs_import: bool = False
    """A submodule that `import triton.language` does not load: it must be imported by its own name."""
    bases: tuple[str, ...] = ()
    value: str | None = None
    doc: str = ""
    alias_of: str | None = None

    @property
    def definition(self) -> str:
        """The path of the definition."""
        return self.alias_of or self.path


CALLABLE_KINDS = frozenset({Kind.BUILTIN, Kind.JIT, Kind.CONSTEXPR_FUNCTION, Kind.FUNCTION, Kind.CLASS})
DOC_MARK = " -- "
BASES_MARK = " < "
VALUE_MARK = " = "
OPEN_FLAG = "open"
"""A module or class with attributes that only running it would show."""
PLUGINS_FLAG = "plugins"
"""A module that other backends add packages to, such as `triton.language.extra`."""


def parse_entry(path: str, line: str, definition: str, is_method: bool = False) -> Entry:
    """Read one line of a version file. `definition` is where the line was found, `path` what was asked for."""
    head, _, doc = line.partition(DOC_MARK)
    end = next((i for i, c in enumerate(head) if c in " ("), len(head))
    name, *flags = head[:end].split("+")
    rest = head[end:]
    kind = Kind(name)
    bases = ""
    if kind is Kind.CLASS:
        rest, _, bases = rest.rpartition(BASES_MARK) if BASES_MARK in rest else (rest, "", "")
    value = rest[len(VALUE_MARK) :] if rest.startswith(VALUE_MARK) else ""
    signature = rest if rest.startswith("(") else ""
    parameters, returns = parse_signature(signature) if signature else (None, None)
    if is_method and parameters and "static" not in flags:
        parameters = parameters[1:]
    is_callable = kind in CALLABLE_KINDS
    device_only = "device" in flags or (kind in (Kind.BUILTIN, Kind.JIT) and "host" not in flags)
    return Entry(
        path=path,
        kind=kind,
        parameters=parameters,
        returns=returns,
        device_only=device_only,
        host_callable=is_callable and not device_only,
        needs_import="unloaded" in flags,
        bases=tuple(bases.split(", ")) if bases else (),
        value=value or None,
        doc=doc,
        alias_of=definition if definition != path else None,
    )


def parse_signature(text: str) -> tuple[tuple[Param, ...], str | None]:
    """Read `(x, axis=None, *, mask: tensor = None) -> tensor` into parameters and return annotation."""
    import ast

    source = f"def _{text}: ..."
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)

    def segment(node: ast.expr | None) -> str | None:
        return None if node is None else ast.get_source_segment(source, node)

    arguments = function.args
    positional = [(a, ParamKind.POSITIONAL_ONLY) for a in arguments.posonlyargs]
    positional += [(a, ParamKind.NORMAL) for a in arguments.args]
    defaults: list[ast.expr | None] = [None] * (len(positional) - len(arguments.defaults))
    defaults += arguments.defaults
    found = [
        Param(a.arg, kind, segment(default), segment(a.annotation))
        for (a, kind), default in zip(positional, defaults, strict=True)
    ]
    if arguments.vararg:
        found.append(
            Param(arguments.vararg.arg, ParamKind.VARARGS, None, segment(arguments.vararg.annotation))
        )
    found += [
        Param(a.arg, ParamKind.KEYWORD_ONLY, segment(default), segment(a.annotation))
        for a, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    ]
    if arguments.kwarg:
        found.append(Param(arguments.kwarg.arg, ParamKind.KWARGS, None, segment(arguments.kwarg.annotation)))
    return tuple(found), segment(function.returns)
