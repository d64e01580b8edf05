"""Loads, stores, atomics, block pointers and descriptors: Triton's compiler has the last word on every line."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend import dtypes
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.values import UNKNOWN, Argument, Known, Scalar, Tensor, TupleOf

from tests.frontend.interpreter.memory.memory_oracle import disagreements, errors, is_taken, kernel
from tests.frontend.interpreter.values_of import finding_codes, value_of
from tests.frontend.kernels import check, codes

POINTERS = (
    "f",
    "f + n",
    "f + o",
    "f + q[:, None]",
    "f + tl.arange(0, 1)",
    "i + o",
    "i64 + o",
    "h + o",
    "b1 + o",
)
NO_POINTERS = ("o", "x", "n", "s", "3", "None", "(f, f)", "'f'", "td")
MASKS = ("m", "o", "n", "n > 0", "p1", "True", "0", "None", "m[None, :]", "q < n", "f", "(m, m)", "'m'")
VALUES = ("1", "x", "o", "m", "q", "s", "x[None, :]", "f", "i + o", "(x, x)", "'x'", "td")


def test_loads_take_the_masks_that_the_compiler_takes(compiler: Compiler):
    lines = [f"tl.load({pointer}, mask={mask})" for pointer, mask in product(POINTERS, MASKS)]
    assert not disagreements(compiler, lines)


def test_loads_take_the_fill_values_that_the_compiler_takes(compiler: Compiler):
    lines = [f"tl.load({pointer}, mask=m, other={other})" for pointer, other in product(POINTERS[1:], VALUES)]
    lines += [f"tl.load(f, mask=n > 0, other={other})" for other in VALUES]
    lines += [f"tl.load(f + tl.arange(0, 1), mask=tl.arange(0, 1) < n, other={other})" for other in VALUES]
    assert not disagreements(compiler, lines)


def test_stores_take_the_values_that_the_compiler_takes(compiler: Compiler):
    lines = [
        f"tl.store({pointer}, {value})" for pointer, value in product((*POINTERS, "h + o", "c + o"), VALUES)
    ]
    assert not disagreements(compiler, lines)


def test_stores_take_the_masks_that_the_compiler_takes(compiler: Compiler):
    lines = [f"tl.store({pointer}, 1, mask={mask})" for pointer, mask in product(POINTERS[:3], MASKS)]
    lines += ["tl.store(f + o, x, mask=m)", "tl.store(f + q, 1.0, m)", "(f + o).store(x, m)", "f.store(x)"]
    assert not disagreements(compiler, lines)


def test_nothing_but_a_pointer_is_accessed(compiler: Compiler):
    calls = ("tl.load({})", "tl.store({}, 1.0)", "tl.atomic_add({}, 1)", "tl.atomic_cas({}, 0, 1)")
    lines = [call.format(pointer) for call, pointer in product(calls, NO_POINTERS)]
    assert not disagreements(compiler, lines)
    assert all(errors(line) for line in lines)


ATOMICS = ("add", "max", "min", "and", "or", "xor", "xchg")
ELEMENTS = ("f", "h", "b", "d", "i", "i8", "i16", "i64", "u32", "u64", "b1", "c", "e")


def test_atomics_work_on_the_element_types_that_the_compiler_takes(compiler: Compiler):
    lines = [
        f"tl.atomic_{name}({pointer} + o, 1)"
        for name, pointer in product(ATOMICS, ELEMENTS)
        if pointer != "e"
    ]
    lines += [f"tl.atomic_add({pointer}, 1.0)" for pointer in ELEMENTS]
    assert not disagreements(compiler, lines)


def test_atomics_take_the_shapes_that_the_compiler_takes(compiler: Compiler):
    places = ("f", "f + o", "f + q[:, None]", "f + (q[:, None] + q[None, :])")
    values = (
        "1.0",
        "x",
        "q",
        "q[:, None]",
        "q[None, :]",
        "q[:, None] + q[None, :]",
        "tl.arange(0, 1)",
        "f + o",
    )
    masks = ("None", "True", "m", "o", "n > 0", "q < n", "m[None, :]", "(q < n)[:, None]")
    lines = [f"tl.atomic_add({place}, {value})" for place, value in product(places, values)]
    lines += [f"tl.atomic_max({place}, 1, mask={mask})" for place, mask in product(places, masks)]
    assert not disagreements(compiler, lines)


def test_compare_and_swap_neither_casts_nor_broadcasts(compiler: Compiler):
    zeros = ("0", "0.0", "True", "n64", "o", "tl.zeros((64,), tl.int64)", "q", "x", "f")
    places = ("i", "i64", "u32", "i8", "f", "h", "i + o", "f + o")
    lines = [f"tl.atomic_cas({place}, {zero}, {zero})" for place, zero in product(places, zeros)]
    assert not disagreements(compiler, [*lines, "tl.atomic_cas(i + o, o, 1)", "tl.atomic_cas(c, 0.0, 1.0)"])


LISTS = {
    "shape": ("(n,)", "n", "(n64,)", "(s,)", "(1.0,)", "(True,)", "(n > 0,)", "(2**63,)", "(f,)", "(None,)", "(n, n)"),
    "offsets": (
        "(n,)", "n", "(n64,)", "(s,)", "(0.0,)", "(True,)", "(n > 0,)", "(2**31,)", "(o,)", "(tl.load(i16),)",
        "(tl.load(u32),)", "(tl.load(u64),)", "((n, n),)", "()", "o", "(tl.arange(0, 1),)", "('a',)", "0",
    ),
    "order": ("(0,)", "(1,)", "(0, 1)", "(n,)", "(False,)", "(0.5,)", "0", "()"),
    "block_shape": ("(64,)", "(n,)", "(48,)", "(64.0,)", "(1, 64)", "(64, n)", "64"),
    "base": ("f", "f + n", "f + o", "n", "bp", "None", "3", "(f,)", "b1", "c"),
}  # fmt: skip
"""What is given for each argument of `tl.make_block_ptr`, with good ones for the others."""


@pytest.mark.parametrize("name", LISTS)
def test_block_pointers_are_made_as_the_compiler_makes_them(compiler: Compiler, name: str):
    good = {
        "base": "f",
        "shape": "(n,)",
        "strides": "(1,)",
        "offsets": "(0,)",
        "block_shape": "(64,)",
        "order": "(0,)",
    }
    lines = [
        f"tl.make_block_ptr({', '.join(f'{key}={value}' for key, value in (good | {name: text}).items())})"
        for text in LISTS[name]
    ]
    assert not disagreements(compiler, lines)


CHECKS = (
    "()",
    "(0,)",
    "0",
    "1",
    "(1,)",
    "(0, 0)",
    "(0, 1)",
    "(-1,)",
    "(0.0,)",
    "'0'",
    "None",
    "n",
    "(n,)",
    "(True,)",
)


def test_block_pointers_take_the_boundary_checks_that_the_compiler_takes(compiler: Compiler):
    lines = [f"tl.load({pointer}, boundary_check={text})" for pointer, text in product(("bp", "bh"), CHECKS)]
    lines += [
        f"tl.store({pointer}, 1.0, boundary_check={text})"
        for pointer, text in product(("bp", "f + o"), CHECKS)
    ]
    assert not disagreements(compiler, lines)


def test_block_pointers_take_the_options_and_values_that_the_compiler_takes(compiler: Compiler):
    options = (
        "mask=m",
        "other=0.0",
        "mask=None",
        "padding_option='nan'",
        "padding_option='zero'",
        "padding_option=''",
    )
    lines = [f"tl.load({pointer}, {option})" for pointer, option in product(("bp", "bi", "f + o"), options)]
    values = (*VALUES, "tl.zeros((16, 1), tl.float16)", "tl.zeros((16, 16), tl.float16)", "tl.load(i8 + o)")
    lines += [f"tl.store({pointer}, {value})" for pointer, value in product(("bp", "bi", "bh"), values)]
    lines += [
        "tl.store(bp, x, mask=m)",
        "bp.store(x)",
        "tl.atomic_add(bp, x)",
        "tl.load(bp).to(tl.float16)",
        "tl.store(bb, m)",
    ]
    assert not disagreements(compiler, lines)


def test_block_pointers_move_as_the_compiler_moves_them(compiler: Compiler):
    lines = [
        f"p = tl.advance(bp, {text})" for text in ("(64,)", "n", "64", "(n64,)", "(s,)", "(o,)", "(n > 0,)")
    ]
    assert not disagreements(compiler, [*lines, "p = bp.advance((n,))", "p = tl.advance(f, (64,))"])
    assert errors("bp += 64") == ["KF706"]  # these end the compiler
    assert errors("p = tl.advance(f + o, (64,))") == ["KF706"]
    assert errors("p = tl.advance(bp, (64, 0))") == ["KF706"]  # the back end's to refuse


DESCRIPTORS = """
f, [n], [1], [64]
f, (n,), (1,), (64,)
f + n, [n, n], [n64, 1], [16, 16]
f + o, [n], [1], [64]
n, [n], [1], [64]
None, [n], [1], [64]
f, [n], [1], [2]
f, [n], [1], [4]
h, [n], [1], [4]
i8, [n], [1], [8]
b1, [n], [1], [64]
f, [n], [2], [64]
f, [n], [n], [64]
f, [n], [s], [64]
f, [n, n], [n], [16, 16]
f, [n, n], [n, 1], [16]
f, [], [], []
f, [n, n, n, n, n], [n, n, n, n, 1], [1, 1, 1, 1, 16]
f, [n, n, n, n, n, n], [n, n, n, n, n, 1], [1, 1, 1, 1, 1, 16]
f, [n], [1], [48]
f, [n], [1], [n]
f, n, 1, 64
f, [o], [1], [64]
f, [s], [1], [64]
f, [f], [1], [64]
f, [1.5], [1], [64]
f, [n64], [1], [64]
f, [n, n], [1.5, 1], [16, 16]
f, [n, n], [o, 1], [16, 16]
f, [n], [1], [64], "nan"
i, [n], [1], [64], "nan"
i, [n], [1], [64], "one"
f, [n], [1], [64], None
"""


def test_descriptors_are_made_as_the_compiler_makes_them(compiler: Compiler):
    arguments = DESCRIPTORS.strip().splitlines()
    assert not disagreements(compiler, [f"tl.make_tensor_descriptor({text})" for text in arguments])


OFFSETS = (
    "[0]",
    "(n,)",
    "[0, 0]",
    "[]",
    "0",
    "n",
    "o",
    "[n64]",
    "[s]",
    "[o]",
    "[0.0]",
    "[2**40]",
    "[True]",
    "[f]",
)


def test_descriptors_take_the_offsets_and_values_that_the_compiler_takes(compiler: Compiler):
    lines = [f"td.load({text})" for text in OFFSETS]
    lines += [f"tl.store_tensor_descriptor(td, {text}, x)" for text in OFFSETS]
    lines += [f"{desc}.store([0], {value})" for desc, value in product(("td", "ti"), VALUES)]
    lines += [
        "th.load([0, n])",
        "th.load([0])",
        "th.store([0, 0], tl.zeros((16, 1), tl.float16))",
        "td.store(x, [0])",
    ]
    lines += [
        "tl.load(td)",
        "tl.store(td, x)",
        "tl.load_tensor_descriptor(td, [0])",
        "tl.load_tensor_descriptor(f, [0])",
    ]
    lines += ["td + 1", "td == td", "td[0]", "td.foo", "td.numel", "td.to(tl.float32)", "td.load([0]).sum()"]
    assert not disagreements(compiler, lines)


def test_descriptors_have_the_atomics_that_the_compiler_has(compiler: Compiler):
    calls = (
        "{0}.atomic_add([0], x)",
        "{0}.atomic_min([0], o)",
        "{0}.atomic_xor([0], o)",
        "{0}.atomic_add([0], 1.0)",
    )
    lines = [call.format(desc) for call, desc in product(calls, ("td", "ti"))]
    made = "tl.make_tensor_descriptor({}, [n], [1], [64]).{}([0], o)"
    lines += [
        made.format(base, name)
        for base, name in product(("i8", "i64", "u64", "d"), ("atomic_add", "atomic_or"))
    ]
    assert not disagreements(compiler, lines)


GATHERED = ("q", "tl.arange(0, 4)", "q[:, None]", "q.to(tl.int64)", "q.to(tl.float32)", "n", "0")


def test_descriptors_gather_and_scatter_as_the_compiler_does(compiler: Compiler):
    lines = [f"tr.gather({rows}, 0)" for rows in GATHERED]
    lines += ["tr.gather(q)", "tr.gather(q, n64)", "th.gather(q, 0)", "td.gather(q, 0)", "tr.scatter(q, 0)"]
    made = "tl.make_tensor_descriptor({}, [n, n], [n, 1], [1, {}]).gather(q, 0)"
    lines += [
        made.format(*pair)
        for pair in (("f", 4), ("f", 8), ("h", 8), ("h", 16), ("i8", 16), ("i8", 32), ("d", 4))
    ]
    rows = (
        "tl.zeros((16, 64), tl.float32)",
        "tl.zeros((16, 32), tl.float32)",
        "tl.zeros((16, 64), tl.float16)",
        "1.0",
    )
    assert not disagreements(compiler, [*lines, *(f"tr.scatter({value}, q, 0)" for value in rows)])


FOLLOWED = {
    "tl.atomic_max(tl.where(m, h + o, h + o), 1.0)": "KF708",
    "tl.where(m, f + o, i + o)": "KF501",
    "tl.where(m, f + o, 0)": "KF501",
    "tl.store(tl.where(n > 0, c, c), 1.0)": "KF709",
    "tl.atomic_max((h + o)[:, None], 1.0)": "KF708",
    "tl.atomic_max(tl.expand_dims(h + o, 0), 1.0)": "KF708",
    "tl.atomic_max(tl.multiple_of(h + o, 16), 1.0)": "KF708",
    "p = tl.load(i64).to(tl.pointer_type(tl.float16))\ntl.atomic_max(p + o, 1.0)": "KF708",
    "p = tl.load(i64 + o).to(tl.pointer_type(tl.int8))\ntl.store(p, x[None, :])": "KF705",
    "p = f.to(tl.pointer_type(tl.float16))\ntl.store(tl.make_block_ptr(p, (n,), (1,), (0,), (64,), (0,)), x)": "KF706",
    "p = tl.load(i64).to(tl.pointer_type(tl.pointer_type(tl.int8)))\ntl.atomic_add(tl.load(p), 1)": "KF708",
    "p = c.to(tl.pointer_type(tl.float32))\ntl.store(p + o, x)": "",
    "p = h + o\nfor j in range(n):\n    tl.atomic_max(p, 1.0)\n    p += 64": "KF708",
    "p = i8 + o if n > 0 else i8 + q[0] + o": "KF509",
    "p = i8 if n > 0 else i8 + 1\ntl.atomic_add(p, 1)": "KF708",
    "a, p = (n, c + o)\ntl.store(p, 1.0)": "KF709",
    "tl.store(f + o, tl.load(h + o) & 1)": "KF502",
    "tl.load(f + o, mask=tl.load(b1 + o))": "",
    "tl.load(f + o, mask=tl.load(i8 + o))": "KF704",
    "tl.load(f + o, mask=tl.load(i8 + o) & m)": "KF704",
    "f == None": "KF813",
    "(f + o) != None": "KF813",
    "n == None": "KF605",
    "f is not None": "",
}


@pytest.mark.parametrize(("lines", "code"), FOLLOWED.items())
def test_pointers_are_followed(compiler: Compiler, lines: str, code: str):
    assert errors(lines) == code.split()
    assert is_taken(compiler, lines) is not bool(code)


@pytest.mark.parametrize("pointee", [*dtypes.INTS, *dtypes.FLOATS, "int1"])
def test_a_load_gives_what_the_pointer_leads_to(pointee: str):
    block = Tensor((64,), Scalar.POINTER, pointee=pointee)
    expected = Tensor((64,), dtypes.family(pointee), dtype=pointee)
    assert value_of("tl.load(p)", p=block) == expected
    assert value_of("tl.load(p, mask=m)", p=block, m=Tensor((1, 64), Scalar.BOOL)) == Tensor(
        (1, 64), expected.kind, dtype=pointee
    )
    assert value_of("tl.load(p)", p=Argument("p", Scalar.POINTER, pointee=pointee)) == Tensor(
        (), expected.kind, dtype=pointee
    )
    assert value_of("tl.load(p)", p=Tensor((4, 4), Scalar.BLOCK_POINTER, pointee=pointee)).shape == (4, 4)  # type: ignore[union-attr]
    assert value_of(
        "tl.atomic_xchg(p, v)", p=Argument("p", Scalar.POINTER, pointee="int32"), v=UNKNOWN
    ) == Tensor((), Scalar.INT, dtype="int32")


CALLS = (
    "tl.load(p, mask=a, other=b)", "tl.store(p, a, mask=b)", "tl.atomic_add(p, a, mask=b)", "tl.atomic_cas(p, a, b)",
    "tl.make_block_ptr(p, a, b, a, b, a)", "tl.advance(p, a)", "tl.make_tensor_descriptor(p, a, b, a)",
    "tl.load_tensor_descriptor(p, a)", "tl.store_tensor_descriptor(p, a, b)", "tl.load(p, boundary_check=a)",
)  # fmt: skip
anything = st.sampled_from(
    (
        UNKNOWN,
        Tensor(),
        Tensor(None, Scalar.POINTER),
        Argument("x"),
        Tensor((None,), Scalar.POINTER),
        Known(0),
    )
)


@given(st.sampled_from(CALLS), st.sampled_from((UNKNOWN, Tensor(), Argument("x"))))
def test_nothing_is_said_of_what_may_be_anything(call: str, pointer: Tensor):
    assert finding_codes(call, p=pointer, a=UNKNOWN, b=UNKNOWN) == []


@given(st.sampled_from(CALLS[:4]), anything)
def test_nothing_is_said_of_blocks_of_unknown_size(call: str, pointer: Tensor):
    found = finding_codes(call, p=pointer, a=Tensor((None,)), b=Tensor((None,)))
    assert found == [] or pointer == Known(0)


@pytest.mark.parametrize("call", ["d.store([0, 0], v)", "d.atomic_add([0, 0], v)", "d.load([0, 0])"])
def test_an_argument_of_unknown_kind_may_be_a_descriptor(call: str):
    assert finding_codes(call, d=Argument("d"), v=Tensor((16, 16))) == []
    assert finding_codes(call, d=Tensor(()), v=Tensor((16, 16))) == [] or "load" in call


def test_an_offset_to_an_address_from_memory_is_no_pointer():
    body = """
@triton.jit
def k(table_ptr, offset, BLOCK: tl.constexpr):
    base = tl.load(table_ptr).to(tl.pointer_type(tl.float32))
    row = base + offset
    tl.store(row + tl.arange(0, BLOCK), 0.0)
    tl.store(base + offset + BLOCK, 0.0)
"""
    assert codes(module(body)) == []


def test_messages_say_what_pointer_and_mask_are():
    (found,) = check(kernel(["row = f + n", "tl.load(row, mask=m)"]))
    assert (
        found.message
        == "the mask is a block of shape (64,) of int1, and `row` is a single pointer to float32"
    )
    assert found.notes == ("add the offsets to the pointer: `row + offsets`",)
    (found,) = check(kernel(["p = f + q", "tl.store(p, x)"]))
    assert "`p` is a block of shape (16,) of pointers to float32, made at line" in found.message
    (found,) = check(kernel(["v = tl.load(i + o)", "tl.store(f + o, x, mask=v)"]))
    assert "`v` is a block of shape (64,) of int32, made at line" in found.message
    assert found.notes == ("compare it: `v != 0`",)


def test_a_float_stored_as_an_integer_is_told():
    (found,) = check(kernel(["tl.store(i8 + o, x * 127.0)"]))
    assert (found.code, found.severity.value) == ("KF716", "info")
    for line in (
        "tl.store(i8 + o, 0.0)",
        "tl.store(i8 + o, o)",
        "tl.store(i8 + o, x.to(tl.int8))",
        "tl.store(h + o, x)",
    ):
        assert check(kernel([line])) == ()


LAUNCHED = """
import torch


@triton.jit
def put(p, v):
    tl.store(p, v)


@triton.jit
def k(x_ptr{annotation}, B: tl.constexpr):
    put(x_ptr + tl.arange(0, B), 1.0)


def launch(x: torch.Tensor):
    k[(1,)]({argument}, B=64)
"""


@pytest.mark.parametrize(
    ("annotation", "argument", "code"),
    [
        ("", "x", ""),
        ("", "x.data_ptr()", "KF809"),
        ("", "3.5", "KF812"),
        (": tl.const", "x", "KF709"),
        (": '*kfp32'", "x", "KF709"),
        (": '*fp32'", "x", ""),
    ],
)
def test_a_helper_s_access_is_told_of_the_launch(annotation: str, argument: str, code: str):
    assert codes(module(LAUNCHED.format(annotation=annotation, argument=argument))) == code.split()


def test_a_pointer_that_is_none_is_told_at_the_launch():
    source = module(
        """
@triton.jit
def k(x_ptr, y_ptr):
    if x_ptr is not None:
        tl.store(x_ptr, 0.0)
    else:
        tl.store(y_ptr, tl.load(x_ptr))


def launch(y):
    k[(1,)](None, y)
"""
    )
    (found,) = check(source)
    assert found.code == "KF813"
    assert found.span.start == source.index("None, y")


def test_symbolic_sizes_that_differ_for_every_size_do_not_fit():
    def found(mask: str) -> list[str]:
        body = f"    o = tl.arange(0, B)\n    tl.store(x_ptr + o, 1.0, mask={mask} < n)\n"
        return codes(module(f"@triton.jit\ndef k(x_ptr, n, B: tl.constexpr, C: tl.constexpr):\n{body}"))

    assert found("o") == found("tl.arange(0, C)") == []
    assert found("tl.arange(0, 2 * B)") == ["KF703"]


def test_tuples_of_values_are_no_value():
    assert finding_codes("tl.store(p, v)", p=Tensor((4,), Scalar.POINTER), v=TupleOf((Known(1),))) == [
        "KF705"
    ]
