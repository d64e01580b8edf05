"""Arguments with a closed set of values: option strings, dtypes."""

from __future__ import annotations

from ... import tree
from ...values import Builtin, HostModule, Known, Value, describe
from ..binding import Bound
from ..session import Walk

LOAD_CACHE = ("", ".ca", ".cg", ".cv")
STORE_CACHE = ("", ".wb", ".cg", ".cs", ".wt")
CHOICES = {
    "eviction_policy": ("", "evict_first", "evict_last"),
    "padding_option": ("", "zero", "nan"),
    "sem": ("relaxed", "acquire", "release", "acq_rel"),
    "scope": ("gpu", "cta", "sys"),
    "fp_downcast_rounding": ("rtne", "rtz"),
    "input_precision": ("tf32", "tf32x3", "ieee", "bf16x3", "bf16x6"),
}
"""Option values of `triton.language.semantic` (`_str_to_*`)."""
OPTION_FUNCTIONS = frozenset({"load", "store", "cast", "to", "dot"})
DTYPE_PARAMETERS = ("dtype", "out_dtype")
TORCH_DTYPES = {
    "float": "float32", "double": "float64", "half": "float16", "long": "int64", "int": "int32",
    "short": "int16", "bool": "int1", "float8_e4m3fn": "float8e4nv", "float8_e5m2": "float8e5",
}  # fmt: skip
PYTHON_DTYPES = {"float": "float32", "int": "int32", "bool": "int1"}


def check(walk: Walk, function: str, bound: Bound) -> None:
    """Check option strings and dtypes of a call of Triton's."""
    for name in DTYPE_PARAMETERS:
        value = bound.get(name)
        if value is not None:
            check_dtype(walk, bound, name, value)
    short = function.rpartition(".")[2]
    if short in OPTION_FUNCTIONS or short.startswith("atomic_"):
        check_choices(walk, short, bound)
    if short == "dot":
        check_precision(walk, bound)


def check_choices(walk: Walk, function: str, bound: Bound) -> None:
    """Every option string is one that Triton knows."""
    choices = dict(CHOICES)
    if function in ("load", "store"):
        choices["cache_modifier"] = LOAD_CACHE if function == "load" else STORE_CACHE
    for name, allowed in choices.items():
        value = bound.get(name)
        if isinstance(value, Known) and isinstance(value.value, str) and value.value not in allowed:
            listed = ", ".join(f'"{word}"' for word in allowed if word)
            walk.report(
                "KF303", bound.span(name), f"`{name}` cannot be {value.value!r}", f"it is one of {listed}"
            )
            return
    cache, eviction = bound.get("cache_modifier"), bound.get("eviction_policy")
    if _is_set(cache) and _is_set(eviction):
        walk.report(
            "KF303",
            bound.span("eviction_policy"),
            "`cache_modifier` and `eviction_policy` cannot be combined: ptxas rejects the instruction",
            "give one of them",
        )


def _is_set(value: Value | None) -> bool:
    return isinstance(value, Known) and isinstance(value.value, str) and value.value != ""


def check_precision(walk: Walk, bound: Bound) -> None:
    """`allow_tf32` is the old spelling of `input_precision`."""
    given = [bound.get("input_precision"), bound.get("allow_tf32")]
    if all(isinstance(value, Known) and value.value is not None for value in given):
        walk.report(
            "KF303",
            bound.span("allow_tf32"),
            "`input_precision` and `allow_tf32` cannot be combined",
            'keep `input_precision`: "tf32", "tf32x3" or "ieee"',
        )


def check_dtype(walk: Walk, bound: Bound, name: str, value: Value) -> None:
    """A dtype is one of Triton's, not of torch, numpy or Python."""
    instead = triton_dtype(value)
    if instead is None:
        return
    walk.report(
        "KF207",
        bound.span(name),
        f"`{bound.name}` needs a Triton dtype, and this is {describe_dtype(walk, bound.nodes.get(name), value)}",
        f"write `{instead}`",
    )


def describe_dtype(walk: Walk, node: tree.Expr | None, value: Value) -> str:
    if isinstance(value, Known):
        return f"the string {value.value!r}"
    return f"`{walk.text(node.span)}`" if node else describe(value)


def triton_dtype(value: Value) -> str | None:
    """What to write instead of a foreign dtype; None if the value may be one of Triton's."""
    match value:
        case HostModule(name=name) if name.startswith(("torch.", "numpy.")):
            short = name.partition(".")[2]
            return "tl." + TORCH_DTYPES.get(short, short)
        case Known(value=str() as text):
            return "tl." + TORCH_DTYPES.get(text, text)
        case Builtin(name=name) if name in PYTHON_DTYPES:
            return "tl." + PYTHON_DTYPES[name]
        case _:
            return None
