"""Frozen records that cost next to nothing to define.

kfcheck defines a hundred small classes before it reads a file, and `dataclasses` takes about half a
millisecond for each: it writes and compiles six methods. A record compiles one, `__init__`, and only when
the first instance is made; the others are shared by all records.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, overload

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_):
        return lambda decorator: decorator


Class = TypeVar("Class", bound=type)


@overload
def record(cls: Class, /) -> Class: ...
@overload
def record(*, eq: bool = True) -> Callable[[Class], Class]: ...
@dataclass_transform(frozen_default=True)
def record(cls: Any = None, /, *, eq: bool = True) -> Any:
    """Make a class what `@dataclass(frozen=True, slots=True)` makes it, but for three things.

    Type checkers, and nothing else, keep its instances from being changed. It has no base class and no
    `field()`. With `eq=False` an instance equals only itself, and its repr is Python's own.
    """
    return (lambda each: _record(each, eq)) if cls is None else _record(cls, eq)


def field_names(instance: Any) -> tuple[str, ...]:
    """The fields of a record, in the order of their definition."""
    return instance.__slots__


def replace(instance: Any, **changes: Any) -> Any:
    """A copy of a record with other values for some fields."""
    return type(instance)(**{name: getattr(instance, name) for name in instance.__slots__} | changes)


def _record(cls: type, eq: bool) -> type:
    if cls.__bases__ != (object,):
        raise TypeError(f"{cls.__name__} is a record, and a record has no base class")
    body = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    fields = tuple(cls.__annotations__)
    body["_defaults"] = {name: body.pop(name) for name in fields if name in body}
    body["__slots__"] = body["__match_args__"] = fields
    body["__init__"] = _first_init
    if eq:
        body = {"__eq__": _eq, "__hash__": _hash, "__repr__": _repr} | body
    return type(cls.__name__, (), body)


def _first_init(self: Any, *args: Any, **kwargs: Any) -> None:
    """Compile the class's own `__init__`, put it in this one's place, and run it."""
    cls = type(self)
    parameters = (f"{name}=defaults[{name!r}]" if name in cls._defaults else name for name in cls.__slots__)
    lines = [
        f"def __init__(self, {', '.join(parameters)}):",
        *(f" self.{name} = {name}" for name in cls.__slots__),
    ]
    lines.append(" self.__post_init__()" if hasattr(cls, "__post_init__") else " pass")
    namespace: dict[str, Any] = {"defaults": cls._defaults}
    exec("\n".join(lines), namespace)
    init = namespace["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    cls.__init__ = init
    init(self, *args, **kwargs)


def _values(self: Any) -> tuple[Any, ...]:
    return tuple([getattr(self, name) for name in self.__slots__])


def _eq(self: Any, other: object) -> bool:
    return _values(self) == _values(other) if type(self) is type(other) else NotImplemented


def _hash(self: Any) -> int:
    return hash(_values(self))


def _repr(self: Any) -> str:
    fields = (f"{name}={getattr(self, name)!r}" for name in self.__slots__)
    return f"{type(self).__qualname__}({', '.join(fields)})"
