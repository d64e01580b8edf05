"""What host expressions certainly hold: constants, and tensors with their dtype and sizes.

The values of names follow the order in which the code runs (`flow`). Whatever is not certain is `UNKNOWN`.
"""

from __future__ import annotations

import ast

from ...host_names import last_name
from ...values import UNKNOWN, Known, TupleOf, Value
from . import functions
from .arguments import Arguments
from .attributes import CLASSES, PLAIN_KINDS, dotted, module_attribute
from .facts import Facts
from .flow import Block, may_run, reaching
from .kinds import Kind, kind_of
from .names import Binding, Names
from .operators import binary, comparison, sliced, subscript, unary
from .parameters import called, is_generator, passed_by
from .tensor_factories import make
from .tensor_methods import attribute, method
from .tensor_views import Slice
from .torch_dtypes import FLOAT32, TorchDtype
from .values import (
    BOOL,
    Device,
    HostDict,
    HostList,
    HostTensor,
    HostTuple,
    HostValue,
    Some,
    items_of,
    join,
    kind_of_value,
    truth,
)

MAX_STEPS = 500
"""Expressions that are looked at for one question."""
MAX_DEPTH = 30
"""Names and calls that are looked at for the sake of others."""
DTYPE_MODES = frozenset({"autocast", "custom_fwd"})
"""Functions of torch that change what dtype its other functions give, beside `set_default_dtype`."""


def tensor_dtype(node: ast.expr, names: Names, line: int) -> str | None:
    """The Triton element type ("float16", "int1") of what is certainly a tensor of that dtype."""
    value = evaluate(node, names, line)
    return value.dtype.triton if isinstance(value, HostTensor) and value.dtype else None


def rank(node: ast.expr, names: Names, line: int) -> int | None:
    """The number of dimensions of what is certainly a tensor."""
    value = evaluate(node, names, line)
    return value.rank if isinstance(value, HostTensor) else None


def constant(node: ast.expr, names: Names, line: int) -> Known | TupleOf | None:
    """The number, string, None, dtype, or tuple of them, that an expression certainly is.

    `tl.float16` is a `Dtype`, `torch.float16` a `TorchDtype`.
    """
    found = _as_constant(evaluate(node, names, line))
    return found if isinstance(found, Known | TupleOf) else None


def _as_constant(value: HostValue) -> Value | None:
    if isinstance(value, Known) and value.value is not ...:
        return value
    if not isinstance(value, HostTuple):
        return None
    items = [_as_constant(each) for each in value.items]
    known = tuple(each for each in items if each is not None)
    return TupleOf(known) if len(known) == len(items) else None


def kind_at(node: ast.expr, names: Names, line: int) -> Kind:
    """The kind of an expression where `line` evaluates it, UNKNOWN where it isn't certain."""
    kind = kind_of(node, names)
    if kind not in (Kind.UNKNOWN, Kind.TUPLE):
        return kind
    value = evaluate(node, names, line)
    if isinstance(value, HostTuple) and Kind.FLOAT in [kind_of_value(each) for each in value.items]:
        return Kind.FLOAT_TUPLE
    found = kind_of_value(value)
    return kind if found is Kind.UNKNOWN else found


def condition(test: ast.expr, names: Names) -> bool | None:
    """Whether a condition certainly holds or not; None where that is open."""
    try:
        return _Evaluation().holds(test, names, test.lineno)
    except RecursionError:
        return None


def evaluate(node: ast.expr, names: Names, line: int) -> HostValue:
    """What `node` certainly is where `line` evaluates it."""
    try:
        return _Evaluation().value(node, names, line)
    except RecursionError:  # a sum of a thousand terms
        return UNKNOWN


class _Evaluation:
    """One question: the names on the way to the answer, so that no circle is followed, and the steps."""

    def __init__(self) -> None:
        self.under_way: dict[tuple[int, str, int], HostValue] = {}
        """What names that are looked at hold so far: what they hold before the loop that asks again."""
        self.assumed: set[tuple[int, str, int]] = set()
        """Those of them that were asked for again."""
        self.steps = 0

    def value(self, node: ast.expr, names: Names, line: int) -> HostValue:
        self.steps += 1
        if self.steps > MAX_STEPS:
            return UNKNOWN
        found = self._value(node, names, line)
        if found == UNKNOWN:
            kind = kind_of(node, names)
            return (
                HostTensor() if kind is Kind.TENSOR else Some(kind) if kind is not Kind.UNKNOWN else UNKNOWN
            )
        return found

    def _value(self, node: ast.expr, names: Names, line: int) -> HostValue:
        match node:
            case ast.Constant(value=value):
                return Known(value)
            case ast.Name(id=name):
                return self._name(name, names, line)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                items = self._items(parts, names, line)
                make_items = HostTuple if isinstance(node, ast.Tuple) else HostList
                return UNKNOWN if items is None else make_items(items)
            case ast.Dict(keys=keys, values=values) if None not in keys:
                known = [self.value(key, names, line) for key in keys if key is not None]
                return HostDict(tuple(known), tuple(self.value(each, names, line) for each in values))
            case ast.Attribute():
                return self._attribute(node, names, line)
            case ast.Subscript():
                return self._item(node, names, line)
            case ast.Call():
                return self._call(node, names, line)
            case ast.IfExp():
                return self._choice(node, names, line)
            case ast.NamedExpr(value=value):
                return self.value(value, names, line)
            case _:
                return self._operation(node, names, line)

    def _operation(self, node: ast.expr, names: Names, line: int) -> HostValue:
        match node:
            case ast.BinOp(left=left, op=op, right=right):
                one, other = self.value(left, names, line), self.value(right, names, line)
                return binary(op, one, other, default_dtype(names.module))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                holds = self.holds(operand, names, line)
                return BOOL if holds is None else Known(not holds)
            case ast.UnaryOp(op=op, operand=operand):
                return unary(op, self.value(operand, names, line))
            case ast.BoolOp(op=op, values=values):
                return self._boolean(op, values, names, line)
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                return comparison([self.value(each, names, line) for each in (left, *comparators)], ops)
            case _:
                return UNKNOWN

    def holds(self, test: ast.expr, names: Names, line: int) -> bool | None:
        """Whether a condition is true: one false part of `a and b` is enough to know that it is not."""
        match test:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                inner = self.holds(operand, names, line)
                return None if inner is None else not inner
            case ast.BoolOp(op=op, values=values):
                decides = isinstance(op, ast.Or)
                parts = [self.holds(value, names, line) for value in values]
                return decides if decides in parts else None if None in parts else not decides
            case _:
                return truth(self.value(test, names, line))

    def _items(self, parts: list[ast.expr], names: Names, line: int) -> tuple[HostValue, ...] | None:
        """The elements of a display; None where a `*part` hides how many there are."""
        found: list[HostValue] = []
        for part in parts:
            if not isinstance(part, ast.Starred):
                found.append(self.value(part, names, line))
                continue
            items = items_of(self.value(part.value, names, line))
            if items is None:
                return None
            found += items
        return tuple(found)

    def _name(self, name: str, names: Names, line: int) -> HostValue:
        """What a name holds, from the scope that binds it."""
        scope: Names | None = names
        while scope is not None and name not in scope.bindings:
            if name in scope.functions:
                return UNKNOWN
            scope = scope.outer
        if scope is None or name in scope.functions or name in scope.rebound:
            return UNKNOWN
        at = line if scope is names.statement_scope else -1
        key = (id(scope), name, at)
        if (name, at) in scope.values:
            return scope.values[name, at]
        if key in self.under_way:
            self.assumed.add(key)
            return self.under_way[key]
        self.under_way[key] = UNKNOWN
        found = self._held(name, scope, key)
        del self.under_way[key]
        if self._is_final:
            scope.values[name, at] = found
        return found

    @property
    def _is_final(self) -> bool:
        """Is what is found now true whatever names are under way turn out to hold?"""
        return all(value == UNKNOWN for value in self.under_way.values())

    def _held(self, name: str, scope: Names, key: tuple[int, str, int]) -> HostValue:
        """The value at a line of the scope, or at any time for the line -1."""
        line = key[2]
        found = self.reaching(name, scope, line)
        value = self._joined(found, scope, key)
        if name in scope.replaced:
            return UNKNOWN
        if name in scope.reshaped:
            return HostTensor(value.dtype) if isinstance(value, HostTensor) else UNKNOWN
        if name in scope.changed and not isinstance(value, HostTensor):
            return UNKNOWN
        if line < 0 or (isinstance(value, HostTensor) and value.dtype and value.sizes is not None):
            return value
        return Facts(self, scope).refined(name, value, line)

    def reaching(self, name: str, scope: Names, line: int) -> list[Binding]:
        """The assignments that the value may come from."""

        def decide(test: ast.expr) -> bool | None:
            return self._condition(test, scope)

        bindings = scope.bindings.get(name, [])
        if line < 0:
            return [each for each in bindings if may_run(each.block, decide)]
        return reaching(bindings, line, decide)

    def _condition(self, test: ast.expr, scope: Names) -> bool | None:
        """Whether the condition of an `if` of the scope holds."""
        if test in scope.conditions:
            return scope.conditions[test]
        holds = self.holds(test, scope, test.lineno)
        if self._is_final:
            scope.conditions[test] = holds
        return holds

    def _joined(self, bindings: list[Binding], scope: Names, key: tuple[int, str, int]) -> HostValue:
        """What several assignments have in common; a tensor stays what it is where it is added to.

        An assignment in a loop may use the name itself: it must keep what the others give.
        """
        plain = [each for each in bindings if not each.is_augmented] or bindings
        if not plain:
            return UNKNOWN
        value = self._bound(plain[0], scope)
        for binding in plain[1:]:
            self.under_way[key] = value
            joined = join(value, self._bound(binding, scope))
            if joined != value and key in self.assumed:
                return UNKNOWN
            value = joined
        is_tensor = isinstance(value, HostTensor)
        return value if is_tensor or len(plain) == len(bindings) else UNKNOWN

    def _bound(self, binding: Binding, scope: Names) -> HostValue:
        line = binding.line
        if binding.given is not None:
            return self.value(binding.given.node, binding.given.names, binding.given.line)
        if binding.value is not None:
            value = self.value(binding.value, scope, line)
            if binding.is_augmented and isinstance(binding.value, ast.BinOp):
                before = self.value(binding.value.left, scope, line)
                return before if isinstance(before, HostTensor) else value
            return value
        if binding.whole is None:
            return UNKNOWN
        items = items_of(self.value(binding.whole, scope, line))
        return items[binding.part] if items is not None and binding.part < len(items) else UNKNOWN

    def _attribute(self, node: ast.Attribute, names: Names, line: int) -> HostValue:
        path = dotted(node, names)
        if (found := module_attribute(path)) != UNKNOWN or path.startswith("torch."):
            return found
        if (member := names.member(node)) is not None:
            return _kept(self.value(member.node, member.names, member.line), node)
        if node.attr == "saved_tensors":
            return self._saved(names)
        owner = self.value(node.value, names, line)
        if isinstance(owner, HostTensor):
            return attribute(owner, node.attr)
        if node.attr == "device":
            return Device()
        return _limit(node)

    def _saved(self, names: Names) -> HostValue:
        """`ctx.saved_tensors`: what the class saved for backward."""
        saved = names.owner.saved if names.owner is not None else None
        if saved is None or saved[0].keywords:
            return UNKNOWN
        items = self._items(saved[0].args, saved[1], saved[0].lineno)
        return UNKNOWN if items is None else HostTuple(items)

    def _item(self, node: ast.Subscript, names: Names, line: int) -> HostValue:
        owner, index = self.value(node.value, names, line), node.slice
        if isinstance(index, ast.Slice) and not isinstance(owner, HostTensor):
            ends = (index.lower, index.upper, index.step)
            return sliced(owner, [None if end is None else self.value(end, names, line) for end in ends])
        parts = index.elts if isinstance(index, ast.Tuple) and isinstance(owner, HostTensor) else [index]
        return subscript(owner, tuple(self._index(part, names, line) for part in parts))

    def _index(self, node: ast.expr, names: Names, line: int) -> HostValue | Slice:
        if not isinstance(node, ast.Slice):
            return self.value(node, names, line)
        is_full = node.lower is None and node.upper is None and node.step is None
        return Slice(is_full, node.step is not None)

    def _choice(self, node: ast.IfExp, names: Names, line: int) -> HostValue:
        holds = self.holds(node.test, names, line)
        if holds is not None:
            return self.value(node.body if holds else node.orelse, names, line)
        return join(self.value(node.body, names, line), self.value(node.orelse, names, line))

    def _boolean(self, op: ast.boolop, values: list[ast.expr], names: Names, line: int) -> HostValue:
        """`a and b`: the first that decides, where those before it are known."""
        decides = isinstance(op, ast.Or)
        before: list[HostValue] = []
        for node in values:
            value = self.value(node, names, line)
            holds = truth(value)
            if holds is decides:
                if not before:
                    return value
                return Known(decides) if all(map(_is_bool, [*before, value])) else UNKNOWN
            if holds is None:
                before.append(value)
        return self.value(values[-1], names, line) if not before else UNKNOWN

    def _call(self, node: ast.Call, names: Names, line: int) -> HostValue:
        path = dotted(node.func, names)
        if path in ("torch.device", "torch.cuda.current_device"):
            return Device()
        if path == "isinstance":
            return self._isinstance(node, names, line)
        if isinstance(node.func, ast.Name) and (function := names.function(node.func.id)) is not None:
            if node not in names.results:
                found = self._function(node, function, names, line)
                if not self._is_final:
                    return found
                names.results[node] = found
            return names.results[node]
        given = self._arguments(node, names, line)
        if path in functions.FUNCTIONS:
            return functions.call(path, given)
        if path.endswith(".constexpr") and len(given.positional) == 1:
            return given.positional[0]
        if path.startswith("torch."):
            return self._torch(path.removeprefix("torch."), given)
        if isinstance(node.func, ast.Attribute):
            owner = self.value(node.func.value, names, line)
            return method(owner, node.func.attr, given) if isinstance(owner, HostTensor) else UNKNOWN
        return UNKNOWN

    def _function(self, node: ast.Call, function: ast.FunctionDef, names: Names, line: int) -> HostValue:
        """What a function of the file returns to this call."""
        outer = names.scope_of(function.name)
        key = (id(function), "", line)
        is_deep = key in self.under_way or len(self.under_way) > MAX_DEPTH
        if function.decorator_list or outer is None or is_deep:
            return UNKNOWN
        given = passed_by(node, function, outer, names, line)
        if given is None or is_generator(function):
            return UNKNOWN
        inside = called(function, outer, given)
        self.under_way[key] = UNKNOWN
        found = self._returned(inside)
        del self.under_way[key]
        return found

    def _returned(self, names: Names) -> HostValue:
        """What the returns that may run have in common; the last of them must be certain to run."""
        found: HostValue | None = None
        for each in names.exits:
            if each.fails or each.ends_loop:
                continue
            runs = [self._runs(block, names) for block in each.block.around() if block.outer is not None]
            if False in runs:
                continue
            value = Known(None) if each.value is None else self.value(each.value, names, each.line)
            found = value if found is None else join(found, value)
            if None not in runs:
                return found
        return UNKNOWN

    def _runs(self, block: Block, names: Names) -> bool | None:
        holds = None if block.test is None else self._condition(block.test, names)
        return None if holds is None else holds is block.is_true

    def _torch(self, name: str, given: Arguments) -> HostValue:
        """A function of torch: one that makes a tensor, or that is a method as well."""
        made = make(name, given)
        first = given.positional[0] if given.positional else None
        last = name.rpartition(".")[2]
        if made == UNKNOWN and isinstance(first, HostTensor) and name in (last, f"nn.functional.{last}"):
            return method(first, last, given.after(1))
        return made

    def _isinstance(self, node: ast.Call, names: Names, line: int) -> HostValue:
        if len(node.args) != 2:
            return BOOL
        kind = kind_of_value(self.value(node.args[0], names, line))
        asked = CLASSES.get(ast.unparse(node.args[1]))
        return Known(kind in asked) if kind in PLAIN_KINDS and asked is not None else BOOL

    def _arguments(self, node: ast.Call, names: Names, line: int) -> Arguments:
        positional: list[HostValue] = []
        is_exact = True
        for argument in node.args:
            items = self._items([argument], names, line)
            if items is None:
                is_exact = False
                break
            positional += items
        keywords: dict[str, HostValue] = {}
        for keyword in node.keywords:
            value = self.value(keyword.value, names, line)
            if keyword.arg is not None:
                keywords[keyword.arg] = value
            elif (items := _keywords(value)) is not None:
                keywords |= items
            else:
                is_exact = False
        return Arguments(tuple(positional), keywords, is_exact, default_dtype(names.module))


def _is_bool(value: HostValue) -> bool:
    return kind_of_value(value) is Kind.BOOL


def _keywords(value: HostValue) -> dict[str, HostValue] | None:
    """What `**value` passes; None where that is open."""
    if not isinstance(value, HostDict):
        return None
    names = [key.value if isinstance(key, Known) else None for key in value.keys]
    pairs = zip(names, value.items, strict=True)
    found = {name: each for name, each in pairs if isinstance(name, str)}
    return found if len(found) == len(names) else None


def _kept(value: HostValue, node: ast.Attribute) -> HostValue:
    """A member of a module; `module.half()` gives its tensors another dtype."""
    is_context = isinstance(node.value, ast.Name) and node.value.id == "ctx"
    return value if is_context or not isinstance(value, HostTensor) else HostTensor(None, value.sizes)


def _limit(node: ast.Attribute) -> HostValue:
    """`torch.iinfo(dtype).max`"""
    if isinstance(node.value, ast.Call) and node.attr in ("max", "min", "eps", "tiny"):
        kind = {"finfo": Kind.FLOAT, "iinfo": Kind.INT}.get(last_name(node.value.func))
        return UNKNOWN if kind is None else Some(kind)
    return UNKNOWN


def default_dtype(module: Names) -> TorchDtype | None:
    """What torch makes of floats; None where the file may change that."""
    modes = [word for word in module.words if word in DTYPE_MODES or word.startswith("set_default_")]
    return FLOAT32 if all(word == "set_default_device" for word in modes) else None
