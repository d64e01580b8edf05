"""A module under construction: a kernel, its helpers, and the launch that says what the parameters are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from .types import TORCH_NAMES, Type

Item = TypeVar("Item")

STEMS = (
    "x",
    "y",
    "acc",
    "val",
    "tmp",
    "row",
    "data",
    "total",
    "w",
    "scores",
    "part",
    "cur",
    "res",
    "grad",
    "u",
)
POINTER_STEMS = (
    "x_ptr",
    "y_ptr",
    "out_ptr",
    "w_ptr",
    "a_ptr",
    "b_ptr",
    "src",
    "dst",
    "Q",
    "K",
    "X",
    "In",
    "Out",
)
SCALAR_STEMS = ("n", "m", "n_elements", "stride", "alpha", "scale", "eps", "count", "limit", "start", "seed")
SIZE_STEMS = ("BLOCK", "BLOCK_SIZE", "BLOCK_M", "BLOCK_N", "N", "M", "D", "TILE", "WIDTH", "K", "HEAD")
HELPER_STEMS = ("helper", "step", "combine_rows", "apply", "inner", "update", "_part", "accumulate")

CONSTEXPR = "tl.constexpr"

LAUNCH_INTS = (7, 100, 1000, 33, 48, 4096, 65535)
LAUNCH_FLOATS = (0.5, 2.5, 1e-6, 3.0)


@dataclass(slots=True)
class Parameter:
    """A parameter of a kernel or helper, and what its caller passes."""

    name: str
    argument: str
    annotation: str = ""
    element: str | None = None
    """The dtype that a pointer points to."""
    type: Type | None = None
    """Of a run-time scalar, or of a value that a helper is handed."""
    constant: object = None
    """The value of a constexpr."""
    default: str | None = None
    """Then callers pass nothing if `argument` is empty."""


@dataclass(slots=True)
class Function:
    """One jit function: the kernel, or a helper with the function that calls it."""

    name: str
    caller: Function | None = None
    parameters: list[Parameter] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    depth: int = 1
    scopes: list[list[tuple[str, Type]]] = field(default_factory=lambda: [[]])
    names: set[str] = field(default_factory=set)
    decorator: str = "@triton.jit"


class Draft:
    """Collects the text of a module. Whatever is chosen on the way comes from `random` alone."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.fuel = 12
        """How many more expressions may be made of others."""
        self.function = Function(self.choose("kernel", "k", "fwd_kernel", "_fused", "softmax_kernel"))
        self.helpers: list[Function] = []
        self.module_lines: list[str] = []
        self.tensors: list[str] = []
        self.options: list[str] = []
        """More keyword arguments of the launch."""
        self.target_stage = "llir"
        """How far the compiler has to go: `cubin` where only ptxas refuses."""
        self._module_names: set[str] = {self.function.name}

    # -- choices

    def choose(self, *items: Item) -> Item:
        return self.random.choice(items)

    def pick(self, items: Sequence[Item]) -> Item:
        return self.random.choice(items)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def integer(self, low: int, high: int) -> int:
        return self.random.randint(low, high)

    def size(self, low: int = 8, high: int = 128) -> int:
        """A power of two."""
        return self.pick([1 << i for i in range(20) if low <= 1 << i <= high])

    def shape(self, rank: int | None = None, low: int = 8) -> tuple[int, ...]:
        """Of a block of rank 1 or 2, at times 3, with at most 8192 elements or so."""
        rank = rank or self.choose(1, 1, 1, 2, 2, 3)
        highest = {1: 512, 2: 64, 3: 16}[rank]
        return tuple(self.size(min(low, highest), highest) for _ in range(rank))

    # -- names

    def fresh(self, stems: Sequence[str] = STEMS) -> str:
        """A name that nothing in this function has."""
        stem = self.pick(stems)
        name, number = stem, 1
        while name in self.function.names or name in self._module_names:
            number += 1
            name = f"{stem}{number}"
        self.function.names.add(name)
        return name

    def fresh_global(self, stems: Sequence[str]) -> str:
        """A name for the module that none of its functions has used so far."""
        stem = self.pick(stems)
        used = self._module_names.union(self.function.names, *(helper.names for helper in self.helpers))
        name, number = stem, 1
        while name in used:
            number += 1
            name = f"{stem}{number}"
        self._module_names.add(name)
        return name

    # -- statements

    def line(self, text: str) -> None:
        """A statement, or several lines of one indentation."""
        indent = "    " * self.function.depth
        self.function.lines += [indent + line for line in text.splitlines()]

    def assign(self, expression: str, type: Type | None = None, name: str | None = None) -> str:
        """Bind a name to the expression; with a type it becomes one of the variables to use."""
        name = name or self.fresh()
        self.line(f"{name} = {expression}")
        if type is not None:
            self.know(name, type)
        return name

    def know(self, name: str, type: Type) -> None:
        """The name has this type from here to the end of the block."""
        self.function.scopes[-1].append((name, type))

    def variables(self, type: Type) -> list[str]:
        """The names in scope that have the type."""
        return [name for scope in self.function.scopes for name, each in scope if each == type]

    @contextmanager
    def block(self, header: str) -> Iterator[None]:
        """What is written inside is indented under the header; its variables end with it."""
        self.line(header)
        function, written = self.function, len(self.function.lines)
        function.depth += 1
        function.scopes.append([])
        yield
        if len(function.lines) == written:
            self.line("pass")
        function.scopes.pop()
        function.depth -= 1

    @contextmanager
    def helper(self, decorator: str = "@triton.jit") -> Iterator[Function]:
        """What is written inside becomes a helper, called where it stands without using its result."""
        inner = self.open_helper(decorator)
        yield inner
        self.line(self.close_helper())

    def open_helper(self, decorator: str = "@triton.jit") -> Function:
        """From here on statements go into a new helper, until `close_helper`."""
        inner = Function(self.fresh_global(HELPER_STEMS), self.function, decorator=decorator)
        self.function = inner
        return inner

    def close_helper(self) -> str:
        """The call of the helper; statements go into its caller again."""
        inner = self.function
        assert inner.caller is not None
        if not inner.lines:
            self.line("pass")
        self.helpers.append(inner)
        self.function = inner.caller
        return f"{inner.name}({self._arguments(inner.parameters)})"

    def _arguments(self, parameters: list[Parameter]) -> str:
        ordered = [each for each in _ordered(parameters) if each.argument]
        positional = self.integer(0, len(ordered))
        texts = [each.argument for each in ordered[:positional]]
        return ", ".join([*texts, *(f"{each.name}={each.argument}" for each in ordered[positional:])])

    def define(self, parameters: str, *lines: str, decorator: str = "@triton.jit") -> str:
        """A function beside the kernel that nothing calls yet; returns its name."""
        function = Function(self.fresh_global(HELPER_STEMS), decorator=decorator)
        function.parameters = [Parameter(name, name) for name in parameters.split(", ")]
        function.lines = [f"    {line}" for line in lines]
        self.helpers.append(function)
        return function.name

    # -- parameters

    def pointer(self, dtype: str) -> str:
        """A scalar pointer to the dtype: a parameter of the function that is being written."""
        known = [each.name for each in self.function.parameters if each.element == dtype]
        if known and self.chance(0.6):
            return self.pick(known)
        name = self.fresh(POINTER_STEMS)
        is_kernel = self.function.caller is None
        argument = self.tensor(dtype) if is_kernel else self._of_caller("pointer", dtype)
        self.add(Parameter(name, argument, element=dtype))
        return name

    def tensor(self, dtype: str) -> str:
        """The name of a new tensor of the launch."""
        name = f"t{len(self.tensors)}"
        torch_dtype = TORCH_NAMES.get(dtype, dtype)
        size = self.choose("4096", "(64, 64)", "1 << 16")
        self.tensors.append(f'{name} = torch.empty({size}, device="cuda", dtype=torch.{torch_dtype})')
        return name

    def _of_caller(self, method: str, *arguments: object) -> str:
        """Ask the same of the caller of the helper that is being written."""
        inner = self.function
        assert inner.caller is not None
        self.function = inner.caller
        result = getattr(self, method)(*arguments)
        self.function = inner
        return result

    def parameter(self, type: Type) -> str:
        """A run-time scalar parameter: int32, int64, float32 or int1."""
        known = [each.name for each in self.function.parameters if each.type == type]
        if known and self.chance(0.6):
            return self.pick(known)
        name = self.fresh(SCALAR_STEMS)
        if self.function.caller is None:
            argument = str(self._launch_value(type.dtype))
        else:
            argument = self._of_caller("parameter", type)
        self.add(Parameter(name, argument, type=type))
        return name

    def _launch_value(self, dtype: str) -> object:
        if dtype == "float32":
            return self.pick(LAUNCH_FLOATS)
        if dtype == "int1":
            return self.choose(True, False)
        return self.pick(LAUNCH_INTS) + ((1 << 33) if dtype == "int64" else 0)

    def constexpr(self, value: object, stems: Sequence[str] = SIZE_STEMS) -> str:
        """A constexpr parameter with this value; `value` is written with repr, a dtype as `Name`."""
        for each in self.function.parameters:
            same = type(each.constant) is type(value) and each.constant == value
            if each.annotation == CONSTEXPR and same and self.chance(0.6):
                return each.name
        name = self.fresh(stems)
        argument = repr(value)
        if self.function.caller is not None and self.chance(0.7):
            argument = self._of_caller("constexpr", value, stems)
        self.add(Parameter(name, argument, annotation=CONSTEXPR, constant=value))
        return name

    def add(self, parameter: Parameter) -> None:
        """A parameter of the function that is being written."""
        self.function.parameters.append(parameter)

    # -- the whole

    def source(self) -> str:
        """The module's text, which ends with `def launch()`."""
        imports = ["import torch", "import triton", "import triton.language as tl"]
        parts = ["\n".join([*imports, *self.module_lines])]
        parts += [_function_text(helper) for helper in self.helpers]
        parts += [_function_text(self.function), self._launch_text()]
        return "\n\n\n".join(parts) + "\n"

    def _launch_text(self) -> str:
        grid = self.choose("(4,)", "(2, 2)", "(1,)")
        arguments = [
            f"{each.name}={each.argument}" if each.annotation == CONSTEXPR else each.argument
            for each in _ordered(self.function.parameters)
            if each.argument
        ]
        call = f"{self.function.name}[{grid}]({', '.join([*arguments, *self.options])})"
        return "\n    ".join(["def launch():", *self.tensors, call])


@dataclass(frozen=True, slots=True)
class Name:
    """An expression as the value of a constexpr, such as `tl.float32`."""

    text: str

    def __repr__(self) -> str:
        return self.text


def _ordered(parameters: list[Parameter]) -> list[Parameter]:
    """Run-time parameters first, defaults last."""
    return sorted(parameters, key=lambda each: (each.default is not None, each.annotation == CONSTEXPR))


def _function_text(function: Function) -> str:
    parameters = _ordered(function.parameters)
    texts = [_parameter_text(each) for each in parameters]
    header = f"def {function.name}({', '.join(texts)}):"
    lines = [function.decorator, header, *(function.lines or ["    pass"])]
    return "\n".join(line for line in lines if line)


def _parameter_text(parameter: Parameter) -> str:
    text = f"{parameter.name}: {parameter.annotation}" if parameter.annotation else parameter.name
    return text if parameter.default is None else f"{text} = {parameter.default}"
