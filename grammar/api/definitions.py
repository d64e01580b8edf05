"""What one definition in a Triton source file stands for: functions by their decorators, classes, assignments."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeAlias

from .symbols import Class, Decoration, Dynamic, External, Function, Module, Symbol, Value

Lookup: TypeAlias = Callable[[ast.expr], "Symbol | None"]

HIDDEN_PARAMETERS = frozenset({"_builder", "_generator", "_semantic"})
"""The compiler passes these itself; a function that takes one only works while a kernel is compiled."""
KIND_OF_DECORATOR = {
    "builtin": "builtin",
    "extern": "builtin",
    "jit": "jit",
    "constexpr_function": "constexpr_function",
    "property": "property",
    "cached_property": "property",
}
TENSOR = "triton.language.core.tensor"
"""The class of values in kernels."""
MEMBER_DECORATOR = "_tensor_member_fn"
LIBDEVICE_STUBS = "triton.language.extra.libdevice"
"""Its functions are empty: the compiler puts the backend's functions of the same names in their place."""
LONGEST_VALUE = 60


def first_line(text: str | None) -> str:
    """The first line of a docstring that has text, without trailing space."""
    return next((line.strip() for line in (text or "").splitlines() if line.strip()), "")


def last_name(node: ast.expr) -> str:
    """`c` of `a.b.c` or `c`; the empty string for anything else."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def text_of(node: ast.expr) -> str:
    """The text of a string, or of an f-string with its expressions in braces."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(text_of(p) for p in parts)
        case ast.FormattedValue(value=value):
            return "{" + ast.unparse(value) + "}"
    return ""


def is_false_on_import(test: ast.expr) -> bool:
    """Whether a condition never holds when a supported Python imports the module."""
    match test:
        case ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING"):
            return True
        case ast.Compare(left=ast.Name(id="__name__")):
            return True
        case ast.Compare(left=ast.Attribute(attr="version_info"), ops=[ast.Lt()], comparators=[bound]):
            return ast.literal_eval(bound) <= (3, 10)
    return False


def exported_names(module: Module) -> list[str] | None:
    """`__all__` of a module, where it is written out; None where there is none that can be read."""
    found: list[str] | None = None
    for node in module.tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id="__all__")], value=value)
                | ast.AugAssign(target=ast.Name(id="__all__"), value=value)
            ):
                try:
                    names = ast.literal_eval(value)
                except ValueError:
                    return None
                found = (found or []) + list(names)
    return found


def define_function(
    node: ast.FunctionDef | ast.AsyncFunctionDef, owner: str, lookup: Lookup, in_class: bool = False
) -> Function | None:
    """The function that a `def` makes; None for an `@overload`."""
    if any(last_name(d) == "overload" for d in node.decorator_list):
        return None
    decoration = read_decorators(node.decorator_list, lookup)
    hidden = HIDDEN_PARAMETERS & set(parameter_names(node.args))
    flags = decoration.flags
    if hidden and decoration.kind == "function":
        flags = (*flags, "device")
    kind = decoration.kind
    if owner == LIBDEVICE_STUBS and kind == "function":
        kind = "builtin"
    function = Function(
        path=f"{owner}.{node.name}",
        arguments=node.args,
        returns=node.returns,
        kind=kind,
        flags=flags,
        doc=first_line(ast.get_docstring(node)) or decoration.doc or "",
        body=node.body,
    )
    if not in_class:
        register_tensor_member(node, function, lookup)
    return function


def register_tensor_member(
    node: ast.FunctionDef | ast.AsyncFunctionDef, function: Function, lookup: Lookup
) -> None:
    """Triton's `_tensor_member_fn` makes the function a method of `tensor` as well.

    Methods that can't be called count as missing: before 3.4 it wraps a jit function in a plain one ("Cannot
    call @triton.jit'd outside of the scope of a kernel"), and under `@jit` it gets hold of the bare function.
    """
    names = [last_name(d) for d in node.decorator_list]
    if MEMBER_DECORATOR not in names or "jit" in names[: names.index(MEMBER_DECORATOR)]:
        return
    member = lookup(node.decorator_list[names.index(MEMBER_DECORATOR)])
    if function.kind == "jit" and isinstance(member, Function) and not tells_jit_apart(member):
        return
    home = lookup(ast.Name(id="tensor")) or lookup(ast.parse("core.tensor", mode="eval").body)
    if isinstance(member, Function) and isinstance(home, Class):
        home.members[node.name] = function


def tells_jit_apart(decorator: Function) -> bool:
    """Whether a decorator tests for one of Triton's jit classes."""
    return any(
        isinstance(node, ast.Name) and node.id.startswith("JIT")
        for node in ast.walk(ast.Module(decorator.body, []))
    )


def is_stub(symbol: Symbol) -> bool:
    """Whether a function's body is `...`.

    Class `tensor` declares some methods so; the decorator puts the real ones in their place later. A stub that
    stays, such as `sort` since 3.4, returns None and can't be used.
    """
    if not isinstance(symbol, Function):
        return False
    match symbol.body:
        case [ast.Expr(value=ast.Constant(value=value))]:
            return value is ...
    return False


def is_removed(symbol: Symbol) -> bool:
    """Whether a builtin does nothing but raise, as `make_block_ptr` does since 3.9: its name is all that is left."""
    if not isinstance(symbol, Function) or symbol.kind != "builtin":
        return False
    match symbol.body:
        case [ast.Raise()] | [ast.Expr(value=ast.Constant()), ast.Raise()]:
            return True
    return False


def parameter_names(arguments: ast.arguments) -> list[str]:
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return [a.arg for a in every]


def read_decorators(decorators: Iterable[ast.expr], lookup: Lookup) -> Decoration:
    """What the decorators make of a plain function, the outermost kind winning."""
    found = Decoration("function")
    for decorator in reversed(list(decorators)):
        call = decorator if isinstance(decorator, ast.Call) else None
        name = last_name(call.func if call else decorator)
        symbol = lookup(call.func if call else decorator)
        doc = found.doc
        if call and isinstance(symbol, Function):
            doc = doc or generated_doc(symbol, call)
        if name in KIND_OF_DECORATOR:
            found = replace(found, kind=KIND_OF_DECORATOR[name])
        elif name == "staticmethod":
            found = replace(found, flags=(*found.flags, "static"))
        found = replace(found, doc=doc)
    return found


def generated_doc(decorator: Function, call: ast.Call) -> str | None:
    """The docstring line of a decorator like `_add_math_1arg_docstr("floor")`: a template in its body."""
    names = parameter_names(decorator.arguments)
    given = {n: text_of(a) for n, a in zip(names, call.args, strict=False)}
    given.update({k.arg: text_of(k.value) for k in call.keywords if k.arg})
    for node in ast.walk(ast.Module(decorator.body, [])):
        template = text_of(node) if isinstance(node, ast.expr) else ""
        if "{name}" in template:
            return first_line(template.replace("{name}", given.get("name", "")))
    return None


def define_value(path: str, value: ast.expr, lookup: Lookup) -> Symbol:
    """What `name = value` binds: another name's object, a wrapped function, a dtype, a constant."""
    symbol = lookup(value)
    if symbol is not None:
        return symbol
    if isinstance(value, ast.Call):
        made = define_call_result(path, value, lookup)
        if made is not None:
            return made
    text = ast.unparse(value)
    return Value(path, "value", text if len(text) <= LONGEST_VALUE and "\n" not in text else "")


def define_call_result(path: str, call: ast.Call, lookup: Lookup) -> Symbol | None:
    callee = lookup(call.func)
    if isinstance(callee, Class) and is_dtype(callee):
        return Value(path, "dtype", ast.unparse(call))
    name = last_name(call.func)
    wrapped = lookup(call.args[0]) if call.args else None
    if name in KIND_OF_DECORATOR and isinstance(wrapped, Function):
        return replace(wrapped, path=path, kind=KIND_OF_DECORATOR[name])
    if isinstance(callee, Function) and isinstance(wrapped, (Function, Class)) and len(call.args) == 1:
        return wrapped
    if isinstance(callee, Function) and isinstance(call.func, (ast.Name, ast.Attribute)):
        return Dynamic(path)
    return None


def is_dtype(symbol: Symbol) -> bool:
    if not isinstance(symbol, Class):
        return False
    return symbol.path.endswith(".dtype") or any(is_dtype(base) for base in symbol.bases)


def define_class(node: ast.ClassDef, module: Module, lookup: Lookup, prefix: str = "") -> Class:
    """The class that a `class` statement makes, with the attributes that its `__init__` gives instances."""
    path = f"{prefix or module.path}.{node.name}"
    bases = [b for b in (base_symbol(expression, lookup) for expression in node.bases) if b is not None]
    made = Class(path, bases, {}, first_line(ast.get_docstring(node)), None)
    for statement in node.body:
        define_member(statement, made, module, lookup)
    made.arguments = constructor_arguments(node, made)
    made.is_open = made.is_open or "__getattr__" in made.members or "__getattribute__" in made.members
    made.is_open = made.is_open or any(isinstance(b, (External, Dynamic)) and not is_inert(b) for b in bases)
    return made


INERT_BASES = frozenset(
    {"object", "ABC", "Generic", "Protocol", "NamedTuple", "TypedDict", "Exception", "RuntimeError", "Enum"}
    | {"IntEnum", "IntFlag", "Flag", "NodeVisitor", "dict", "str", "int", "type", "ABCMeta", "ValueError"}
)
"""Bases outside Triton whose own members nobody looks for in the catalogue."""

BARE_BASES = frozenset({"object", "ABC", "Generic"})
"""Bases outside Triton whose constructor takes nothing."""
NO_ARGUMENTS = ast.arguments([], [ast.arg("self")], None, [], [], None, [])


def is_bare(base: Symbol) -> bool:
    return base.path.rpartition(".")[2] in BARE_BASES


def is_inert(base: Symbol) -> bool:
    return base.path.rpartition(".")[2] in INERT_BASES


def base_symbol(expression: ast.expr, lookup: Lookup) -> Symbol | None:
    if isinstance(expression, ast.Subscript):
        expression = expression.value
    return lookup(expression) or External(ast.unparse(expression))


def define_member(statement: ast.stmt, made: Class, module: Module, lookup: Lookup) -> None:
    """Add what one statement of a class body gives the class."""

    def local(node: ast.expr) -> Symbol | None:
        if isinstance(node, ast.Name) and node.id in made.members:
            return made.members[node.id]
        return lookup(node)

    match statement:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            function = define_function(statement, made.path, local, in_class=True)
            if function is None:
                return
            made.members.setdefault(statement.name, function)
            if not is_setter(statement):
                made.members[statement.name] = function
            if statement.name in ("__init__", "__post_init__", "__new__"):
                add_instance_attributes(statement, made)
        case ast.ClassDef():
            made.members[statement.name] = define_class(statement, module, lookup, prefix=made.path)
        case ast.Assign(targets=targets, value=value):
            for name in (t.id for t in targets if isinstance(t, ast.Name)):
                made.members[name] = class_value(f"{made.path}.{name}", value, local)
        case ast.AnnAssign(target=ast.Name(id=name)):
            made.members[name] = Value(f"{made.path}.{name}", "attribute")
        case ast.If(test=test, body=body, orelse=orelse):
            for inner in (body if not is_false_on_import(test) else []) + orelse:
                define_member(inner, made, module, lookup)
        case _:
            pass


def is_setter(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(last_name(d) in ("setter", "deleter") for d in node.decorator_list)


def class_value(path: str, value: ast.expr, lookup: Lookup) -> Symbol:
    made = define_value(path, value, lookup)
    return replace(made, kind="attribute") if isinstance(made, Value) and made.kind == "value" else made


def add_instance_attributes(node: ast.FunctionDef | ast.AsyncFunctionDef, made: Class) -> None:
    receiver = node.args.args[0].arg if node.args.args else ""
    for inner in ast.walk(node):
        if not (isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store)):
            continue
        if isinstance(inner.value, ast.Name) and inner.value.id == receiver:
            made.members.setdefault(inner.attr, Value(f"{made.path}.{inner.attr}", "attribute"))


def constructor_arguments(node: ast.ClassDef, made: Class) -> ast.arguments | None:
    """Parameters of a call to the class, with the receiver; None where they can't be told."""
    for name in ("__init__", "__new__"):
        own = made.members.get(name)
        if isinstance(own, Function):
            return own.arguments
    is_record = any(
        last_name(d.func if isinstance(d, ast.Call) else d) == "dataclass" for d in node.decorator_list
    )
    if is_record or any(last_name(b) == "NamedTuple" for b in node.bases):
        return record_arguments(node, made)
    for base in made.bases:
        if isinstance(base, Class) and base.arguments is not None:
            return base.arguments
    return NO_ARGUMENTS if all(isinstance(b, External) and is_bare(b) for b in made.bases) else None


def record_arguments(node: ast.ClassDef, made: Class) -> ast.arguments | None:
    if any(isinstance(b, (External, Dynamic)) and not is_inert(b) for b in made.bases):
        return None
    inherited = next((b.arguments for b in made.bases if isinstance(b, Class) and b.arguments), None)
    names = list(inherited.args) if inherited else [ast.arg("self")]
    defaults = list(inherited.defaults) if inherited else []
    for field in node.body:
        match field:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value):
                if last_name(annotation) == "ClassVar" or "ClassVar[" in ast.unparse(annotation):
                    continue
                names.append(ast.arg(name, annotation))
                if value is not None:
                    defaults.append(value)
    return ast.arguments([], names, None, [], [], None, defaults)
