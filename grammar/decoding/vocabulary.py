"""The names that a kernel may use, for the decoding grammar: what exists in one version, and what it takes.

    words = vocabulary("3.6")
    words.functions      # Signature -> ("tl.load", ...)
    words.methods        # Signature -> ("to", ...), what stands behind a dot

Which spellings are listed was measured on the kernels of the corpus: see `LISTED`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ..api.catalogue import ROOT, Catalogue, load
from ..api.entry import Entry, Kind
from ..api.history import is_public
from . import options
from .members import members_of_values
from .parameters import Parameter, Signature, signature_of

LANGUAGE = "triton.language"
LIBDEVICE = "triton.language.extra.libdevice"
DEFAULT_ALIASES: Mapping[str, str] = dict(options.DEFAULT_ALIASES)
"""How kernels call the modules. A grammar keeps these words from being variables."""
OLD_HOMES = {LIBDEVICE: "triton.language.math"}
"""Where the functions of a module are in the versions that lack it (until 2.3)."""
LISTED = {
    LANGUAGE: ("math", "extra.cuda", "extra.cuda.libdevice", "extra.hip.libdevice", "core", "standard"),
    "triton": ("tools.ragged_tma",),
}
"""The modules inside a module whose names are listed too.

Of 124,600 uses of Triton's names in 5,873 real kernels 99.2 % are `tl.x`, 0.28 % `tl.math.x`, 0.2 % `core.x` (code
taken from Triton's own library), 0.18 % in `tl.extra.cuda`, 0.08 % in libdevice, 0.05 % `triton.x`: the names that
are listed here are 99.97 % (`python -m bench.spellings`). Others, such as `tl.random`, can be asked for by name.
"""
REMAINDERS = frozenset({"core", "standard"})
"""Those of which only what `triton.language` does not pass on is listed, such as the combine functions."""
IN_KERNELS = frozenset({Kind.BUILTIN, Kind.JIT, Kind.CONSTEXPR_FUNCTION})
CONSTRUCTORS = frozenset(
    ["constexpr", "dtype", "pointer_type", "block_type", "tuple", "range", "static_range", "condition"]
)  # fmt: skip
"""The classes that a kernel makes instances of. The others are made by the compiler."""
HOST_HELPERS = frozenset({"cdiv", "next_power_of_2", "get_int_dtype", "_log2"})
"""Plain Python in some versions, and still called in kernels, on constants."""
LOOPS = frozenset({"range", "static_range"})
"""Classes that a kernel chooses between without a call: `(tl.static_range if S else tl.range)(0, n)`."""
TYPES = frozenset([
    "constexpr", "tensor", "tensor_descriptor", "_experimental_tensor_descriptor", "tuple", "dtype",
    "pointer_type", "block_type", "const",
])  # fmt: skip
"""Classes that annotate a parameter, or that a kernel asks for with `isinstance`."""
COMBINE = ("_combine", "_elementwise_")
"""What the names of the functions for `tl.reduce` and `tl.associative_scan` have in them."""
ENUMERATIONS = {"PropagateNan": ("NONE", "ALL")}
"""Enumerations of the compiled extension, which the catalogue knows only by name."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a kernel may name in one version; texts are as written in a kernel, sorted."""

    functions: Mapping[Signature, tuple[str, ...]]
    """Functions and constructors that can be called: "tl.load", "tl.math.exp", "libdevice.tanh"."""
    references: tuple[str, ...]
    """Functions and classes that are named without a call: loops, combine functions, the classes for `isinstance`."""
    values: tuple[str, ...]
    """Dtypes and constants."""
    methods: Mapping[Signature, tuple[str, ...]]
    """Methods of values, without the receiver."""
    attributes: tuple[str, ...]
    """Attributes of values: no call follows them."""
    builtins: Mapping[Signature, tuple[str, ...]]
    """Python's builtins that kernels have, such as `min`."""
    annotations: tuple[str, ...]
    """Classes of Triton's that annotate a parameter."""
    modules: tuple[str, ...]
    """The first words of dotted names: the aliases. None is a variable."""
    foreign: tuple[str, ...]
    """Those of `modules` that are not Triton's: any name may stand behind them, and be called in any way."""


def vocabulary(
    version: str, aliases: Mapping[str, str] = DEFAULT_ALIASES, names: frozenset[str] | None = None
) -> Vocabulary:
    """The vocabulary of a minor version such as "3.6".

    `aliases` are the words for Triton's modules, and for other modules with jit functions. `names` are the only
    API names to have, as a kernel writes them ("tl.load", "tl.float32"); methods, attributes and annotations stay.
    Raises ValueError for a version, a module or a name that does not exist, and for a name that kernels can't use.
    """
    catalogue = load(version)
    foreign = {alias for alias, path in aliases.items() if path.partition(".")[0] != ROOT}
    homes = {alias: _home(catalogue, alias, path) for alias, path in aliases.items() if alias not in foreign}
    chosen = dict(_listed(catalogue, homes) if names is None else _asked_for(catalogue, homes, names))
    members = members_of_values(catalogue)
    return Vocabulary(
        functions=_by_signature({text: signature_of(e) for text, e in chosen.items() if _is_called(text, e)}),
        references=tuple(sorted(text for text, entry in chosen.items() if _is_reference(text, entry))),
        values=tuple(sorted(text for text, entry in chosen.items() if _is_value(entry))),
        methods=_by_signature(members.methods),
        attributes=members.attributes,
        builtins=_by_signature(_builtins(catalogue)),
        annotations=tuple(sorted(text for text, entry in _listed(catalogue, homes) if _is_type(text, entry))),
        modules=tuple(sorted(aliases)),
        foreign=tuple(sorted(foreign)),
    )


def _home(catalogue: Catalogue, alias: str, path: str) -> str:
    """The module that an alias stands for in this version. Raises ValueError."""
    for home in (path, OLD_HOMES.get(path, path)):
        if catalogue.is_module(home):
            return home
    raise ValueError(f"`{alias}` stands for `{path}`, which is no module of Triton {catalogue.version}")


def _listed(catalogue: Catalogue, homes: Mapping[str, str]) -> Iterator[tuple[str, Entry]]:
    """Everything that the aliases reach and a kernel can use, by its text."""
    for alias, home in homes.items():
        yield from _members(catalogue, alias, home, frozenset())
        for inner in LISTED.get(home, ()):
            known = frozenset(catalogue.members(home) if inner in REMAINDERS else ())
            yield from _members(catalogue, f"{alias}.{inner}", f"{home}.{inner}", known)


def _members(
    catalogue: Catalogue, text: str, module: str, known: frozenset[str]
) -> Iterator[tuple[str, Entry]]:
    """What a kernel can use of a module, but for the names that are `known` already."""
    for name in catalogue.members(module):
        entry = catalogue.find(f"{module}.{name}")
        if entry is None or name in known:
            continue
        if name in ENUMERATIONS and module == LANGUAGE:
            yield from ((f"{text}.{name}.{member}", entry) for member in ENUMERATIONS[name])
        elif _is_usable(f"{text}.{name}", entry):
            yield f"{text}.{name}", entry


def _asked_for(
    catalogue: Catalogue, homes: Mapping[str, str], names: frozenset[str]
) -> Iterator[tuple[str, Entry]]:
    """The entries of chosen names. Raises ValueError."""
    for text in sorted(names):
        alias, _, rest = text.partition(".")
        if alias not in homes or not rest:
            raise ValueError(
                f"`{text}` is no API name: they start with {' or '.join(f'`{a}.`' for a in homes)}"
            )
        path = f"{homes[alias]}.{rest}"
        entry = catalogue.find(path)
        if entry is None:
            raise ValueError(_missing(catalogue, text, path))
        owner, _, member = rest.rpartition(".")
        if not _is_usable(text, entry) and member not in ENUMERATIONS.get(owner, ()):
            raise ValueError(f"`{text}` is nothing that a kernel can use: it is {_described(entry)}")
        yield text, entry


def _missing(catalogue: Catalogue, text: str, path: str) -> str:
    from ..api.replacements import short_path
    from ..api.suggest import suggest

    near = " or ".join(f"`{short_path(name)}`" for name in suggest(path, catalogue.version))
    message = f"`{text}` does not exist in Triton {catalogue.version}"
    return f"{message}; did you mean {near}?" if near else message


def _described(entry: Entry) -> str:
    return {
        Kind.MODULE: "a module (name what you want of it)",
        Kind.FUNCTION: "a function for host code",
        Kind.CLASS: "a class for host code",
    }.get(entry.kind, "not known what")


def _is_usable(text: str, entry: Entry) -> bool:
    return _is_called(text, entry) or _is_reference(text, entry) or _is_value(entry)


def _is_called(text: str, entry: Entry) -> bool:
    name = text.rpartition(".")[2]
    if entry.kind in IN_KERNELS:
        return is_public(name) or entry.kind is Kind.CONSTEXPR_FUNCTION
    if entry.kind is Kind.CLASS:
        return name in CONSTRUCTORS and entry.definition.startswith(LANGUAGE)
    return entry.kind is Kind.FUNCTION and name in HOST_HELPERS


def _is_reference(text: str, entry: Entry) -> bool:
    name = text.rpartition(".")[2]
    if entry.kind is Kind.CLASS:
        return name in LOOPS | TYPES and entry.definition.startswith(LANGUAGE)
    return entry.kind is Kind.JIT and not is_public(name) and any(part in name for part in COMBINE)


def _is_type(text: str, entry: Entry) -> bool:
    return entry.kind is Kind.CLASS and text.rpartition(".")[2] in TYPES


def _is_value(entry: Entry) -> bool:
    """A dtype, a constant, a member of an enumeration."""
    if entry.kind is Kind.VALUE:
        text = entry.value or ""
        return text.isdigit() or text.startswith(("constexpr(", "tl.constexpr(", "core.constexpr("))
    path = entry.definition.removeprefix(f"{LANGUAGE}.")
    return entry.kind is Kind.DTYPE or path.partition(".")[0] in ENUMERATIONS


def _builtins(catalogue: Catalogue) -> dict[str, Signature]:
    """The builtins of the code generator. `print` is `tl.device_print`; `min` and `max` compare, and reduce nothing."""
    values = [Parameter(name, True, True, False) for name in ("a", "b", "c")]
    option = Parameter("propagate_nan", False, False, True)
    found = {name: Signature(tuple(values[:1])) for name in ("len", "float", "int", "list")}
    found |= {name: Signature(tuple(values[:2])) for name in ("isinstance", "hasattr")}
    found |= {name: Signature((*values[:2], option), has_varargs=True) for name in ("min", "max")}
    printing = catalogue.find(f"{LANGUAGE}.device_print")
    assert printing is not None  # every version has it
    optional = [Parameter(p.name, False, True, False) for p in values[1:]]
    found["range"] = Signature((values[0], *optional))
    found["getattr"] = Signature((*values[:2], optional[1]))
    found["print"] = signature_of(printing)
    return found


def _by_signature(signatures: Mapping[str, Signature]) -> dict[Signature, tuple[str, ...]]:
    groups: dict[Signature, list[str]] = {}
    for text, signature in sorted(signatures.items()):
        groups.setdefault(signature, []).append(text)
    return {signature: tuple(texts) for signature, texts in groups.items()}
