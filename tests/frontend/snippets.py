"""Kernels in which every production of the grammar is used, as bodies of a function of `x`, `y` and `z`.

CPython 3.10 and later accept them all; `NEWER` are those that need a later version.
"""

from __future__ import annotations

SIMPLE = """\
pass
x
x, y
x,
x = y
x = y = z
x, *y = z
(x) = y
(x, y), [z] = x
x[0], x.y = y, z
x = yield
x = yield y
x = yield y, z
x = yield from y
yield
x += 1; y -= 1; x *= 2; x /= 2; x //= 2; x %= 2; x **= 2
x <<= 1; x >>= 1; x &= 1; x |= 1; x ^= 1
x @= y
(x) += 1
x: int
x: int = 1
x.y: int = 1
(x): tl.constexpr = yield
return
return x
return x, *y
return (x)
assert x
assert x, "text"
del x
del x, y[0]
del (x, y)
del (x), y
raise
raise x
raise x from y
global g
global g, h
nonlocal n, m
import a
import a.b.c as d, e
from a import b
from . import b as c, d
from ..a.b import (b, c as d,)
from ... import a
from .... import a
""".splitlines()

EXPRESSIONS = r"""
1
1_000
0x_fF + 0b10 + 0o17 + 00
1.5e-3 + .5 + 5. + 1e10 + 1_0.0_1
1j + 1.5J
"a" 'b' r"\n" u"c"
b"\x00" rb'\x' B"c"
'\n\t\\\'\x41\u0041\U00000041\101\N{BULLET}\
'
'''a
b"c''' + "" + ''
None, True, False, ...
x.y.z
x[0]
x[0, 1]
x[0,]
x[:]
x[1:], x[:1], x[::2], x[1:2], x[1:2:3], x[::]
x[:, None, ...]
x[(1, 2)]
x[y := 1]
x[lambda: 1 : 2]
x()
x(y)
x(y,)
x(y, z=1)
x(*y, z, *y, z=1, **y, w=2)
x(y := 1)
x(y for y in z)
x((y for y in z), 1)
(x)
((x))
()
(x,)
(x, y)
(x, *y,)
(yield)
(x := 1)
[]
[x]
[x, *y]
[x for x in y]
[x for x, in y if x if y for z in x]
[(x, y) for x in y for y in z]
{}
{x: y}
{x: y, **z,}
{x: y for x in z}
{x}
{x, *y,}
{x for x in y}
-x
+x
~x
- -x
not x
not not x
x ** y ** z
-x ** -y
x * y / z // x % y
x @ y
x + y - z
x << y >> z
x & y
x ^ y
x | y
x + y * z - (x + y) * z
x < y
x == y
x != y
x <= y
x >= y
x > y
x is y
x is not y
x in y
x not in y
x < y < z
x < y in z not in x is not y
not x == y
x and y
x or y
x and y or z and not x
x if y else z
x if y else z if x else y
(x if y else z)(x)
lambda: x
lambda x: x
lambda x, y=1, *z, w=2, **k: x
lambda x, /, y, *, z: x
lambda *, x: x
lambda x, /: x
lambda x=lambda: 1: x
f"a"
f"{x}"
f"a{x}b{y}c"
f"{x!r}{x!s:>10}{x:{y}.{z}}"
f"{x=}" f"{x = }" f"{x=!s}" f"{x=:3}"
f"{{}}" rf"\{x}"
"a" f"{x}" 'b'
f'{x["a"]}' f'''{
x}'''
f"{x, y}{ {1: 2}[1] }{x!=y}{(lambda: 1)()}"
x.real if x else 1 .real
(
    x  # comment
    + y

# comment at the left
    and z
)
x + \
    y
tl.load(
    x + y,
    mask=x < y,  # hint
    other=0.0,
)
(tl.static_range if x else tl.range)(0, y)
x.to(tl.float32).T[:, None].sum(axis=0)
é + x
"é" + é
℘ + a·b + ℘℘·1 + x
ﬁ + ª + ĳ
""".strip("\n").split("\n")

COMPOUND = [
    "if x: pass",
    "if x: pass; y",
    "if x: pass;",
    "if x:\n    pass\nelse:\n    y",
    "if x:\n    pass\nelif y:\n    pass\nelif (z):\n    x\nelse:\n    y",
    "if x := y:\n    pass",
    "for x in y:\n    pass",
    "for x, y in z: pass",
    "for x, in y,: pass",
    "for x in *y, z: pass",
    "for (x, y[0]) in z:\n    break\nelse:\n    pass",
    "for x in y:\n    continue",
    "for x.y, *z in x:\n    pass",
    "while x:\n    if y:\n        break\n    continue",
    "while x:\n    pass\nelse:\n    y",
    "with x: pass",
    "with x as y: pass",
    "with x, y as z: pass",
    "with (x): pass",
    "with (x, y): pass",
    "with (x, y) as z: pass",
    "with (x as y): pass",
    "with (x as y,): pass",
    "with (x, y as z,): pass",
    "with (x, y, z as w, x): pass",
    "with (x as y, z as (x, w)): pass",
    "with (x), y: pass",
    "with (x).y as z: pass",
    "with (x, *y): pass",
    "with (x for x in y): pass",
    "with (yield): pass",
    "with (): pass",
    "def g(): pass",
    "def g(x, /, y: int = 1, *args: int, z: int, w=2, **kwargs: str) -> int:\n    return x",
    "def g(*, x): pass",
    "def g(x, *, y): pass",
    "def g(x, y,): pass",
    "@x\n@y.z(1)\ndef g(): pass",
    "async def g():\n    await x\n    async for x in y:\n        pass\n    async with x as y:\n        pass\n    return [x async for x in y]",
    "@x\nasync def g(): pass",
    "class A: pass",
    "class A(): pass",
    "@x\nclass A(B, metaclass=C):\n    y = 1\n    def f(self): return y",
    "try:\n    pass\nexcept:\n    pass",
    "try:\n    pass\nexcept A:\n    pass\nexcept (A, B) as e:\n    y\nelse:\n    pass\nfinally:\n    z",
    "try: pass\nfinally: pass",
    "match x:\n    case 1: pass\n    case -1 | 1.5 | -2 + 3j | 'a' 'b': pass\n    case None | True | False: pass",
    "match x, y:\n    case a, b: pass\n    case [a, *_]: pass\n    case (a, *b): pass\n    case (): pass\n    case (a,): pass\n    case *a,: pass",
    "match x:\n    case A.b.c: pass\n    case A(): pass\n    case A.b(1, x=y, z=_,): pass\n    case (1 as a) | (2 as a): pass",
    "match x:\n    case {}: pass\n    case {'a': 1, A.b: c, -1: d, None: e, **rest}: pass\n    case a if a > 1:\n        pass\n    case [(a)]: pass",
    "match x:\n    case (_):\n        pass",
    "match *x, y:\n    case _: pass",
    "match = 1\nmatch.case = match[0]\nmatch(x)\nmatch: int = 2\ncase = match\ntype = 3\ntype(x)\nmatch, case = type, _",
    "print(x); print = 1; exec = print",
    "if x:\n  if y:\n    z\n  x\nelse:\n            y",
    "if x:\n\ty\n\tif y:\n\t\tz",
    "if x:  # comment\n    # comment\n    y\n  # odd comment\nelse:\n    # comment\n    z\n# comment\nx",
    '"""doc\nstring"""\nx',
]

NEWER: dict[tuple[int, int], list[str]] = {
    (3, 11): [
        "try:\n    pass\nexcept* A as e:\n    pass\nexcept* (B, C):\n    y",
        "x[*y]",
        "x[1, *y] = x[*y, *z]",
        "def g(*args: *x): pass",
    ],
    (3, 12): [
        "type A = int",
        "type A[T] = x[T]",
        "def g[T: int, *U, **V](x: T) -> T: pass",
        "class A[T](B): pass",
        "f'{x['a']}'",
        'f"{x[f"{y}"]}"',
        "f'{x\n}'",
        "f'{'\\n'.join(x)}'",
    ],
    (3, 13): ["type A[T = int] = T"],
}


def as_function(body: str) -> str:
    """A function with `body`, indented; text in triple quotes keeps its own indentation."""
    lines = body.split("\n")
    inside, kept = False, []
    for line in lines:
        kept.append(line if inside or not line else "    " + line)
        if line.count("'''") % 2 or line.count('"""') % 2:
            inside = not inside
    return "def f(x, y, z):\n" + "\n".join(kept) + "\n"


def expressions() -> list[str]:
    """The expressions, those of several lines put together."""
    found: list[str] = []
    for line in EXPRESSIONS:
        if found and not _complete(found[-1]):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def _complete(text: str) -> bool:
    try:
        compile(f"async def f():\n {text}\n", "snippet", "exec", flags=0x400)
    except SyntaxError:
        return False
    return True


def bodies(version: tuple[int, int]) -> list[str]:
    """All bodies that a Python of this version accepts."""
    newer = [body for since, some in NEWER.items() if since <= version for body in some]
    return [*SIMPLE, *expressions(), *COMPOUND, *newer]
