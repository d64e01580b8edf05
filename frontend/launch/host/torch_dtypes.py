"""torch's dtypes, what Triton calls them, and how torch promotes them."""

from __future__ import annotations

from ....grammar.record import record

ALIASES = {
    "half": "float16",
    "float": "float32",
    "double": "float64",
    "short": "int16",
    "int": "int32",
    "long": "int64",
    "cfloat": "complex64",
    "cdouble": "complex128",
}
CATEGORIES = {
    "bool": 0,
    **dict.fromkeys(("uint8", "int8", "int16", "int32", "int64"), 1),
    **dict.fromkeys(("uint16", "uint32", "uint64"), 1),
    **dict.fromkeys(("float16", "bfloat16", "float32", "float64"), 2),
    **dict.fromkeys(("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz"), 2),
    **dict.fromkeys(("complex64", "complex128"), 3),
}
"""Bool < int < float < complex: an operand of a higher category decides."""
TRITON_NAMES = {
    "bool": "int1",
    "float8_e4m3fn": "float8e4nv",
    "float8_e5m2": "float8e5",
    "float8_e4m3fnuz": "float8e4b8",
    "float8_e5m2fnuz": "float8e5b16",
}
WIDTHS = {
    "uint8": 8, "int8": 8, "int16": 16, "int32": 32, "int64": 64,
    "float16": 16, "bfloat16": 16, "float32": 32, "float64": 64,
}  # fmt: skip


@record
class TorchDtype:
    """`torch.float16`, by its name in torch: "float16", "bool", "float8_e4m3fn"."""

    name: str

    def __repr__(self) -> str:
        return f"torch.{self.name}"

    @property
    def triton(self) -> str | None:
        """The element type that a kernel sees, by its name in `triton.language`; complex numbers have none."""
        return None if self.category == CATEGORIES["complex64"] else TRITON_NAMES.get(self.name, self.name)

    @property
    def category(self) -> int:
        return CATEGORIES[self.name]

    @property
    def is_float(self) -> bool:
        return self.category == CATEGORIES["float32"]

    @property
    def is_integral(self) -> bool:
        """An int or a bool."""
        return self.category <= CATEGORIES["int64"]

    @property
    def bytes(self) -> int | None:
        """Size of an element; None for what is rare."""
        return 1 if self.name == "bool" else WIDTHS[self.name] // 8 if self.name in WIDTHS else None


BOOL, INT64, FLOAT32 = TorchDtype("bool"), TorchDtype("int64"), TorchDtype("float32")


def torch_dtype(name: str) -> TorchDtype | None:
    """The dtype that `torch.<name>` is."""
    name = ALIASES.get(name, name)
    return TorchDtype(name) if name in CATEGORIES else None


def promote(left: TorchDtype, right: TorchDtype) -> TorchDtype | None:
    """The dtype of an operation on two tensors that have dimensions; None where that is rare.

    Source: `torch.promote_types`.
    """
    if left == right:
        return left
    if left.category != right.category:
        return left if left.category > right.category else right
    if left.name not in WIDTHS or right.name not in WIDTHS:
        return None
    small, large = sorted((left, right), key=lambda each: WIDTHS[each.name])
    if WIDTHS[small.name] < WIDTHS[large.name]:
        return large
    return {"int8": TorchDtype("int16"), "float16": FLOAT32}[min(left.name, right.name, key=_first)]


def _first(name: str) -> int:
    """Of uint8 and int8, and of float16 and bfloat16, the one that names the pair."""
    return 0 if name in ("int8", "float16") else 1
