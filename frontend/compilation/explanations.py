"""Which rule explains a message of the compiler."""

from __future__ import annotations

import re

_PATTERNS = (
    ("KF101", r"AST node type: (Break|Continue)"),
    ("KF102", r"Cannot have `return` statements inside"),
    ("KF103", r"AST node type: (Try|Raise)"),
    ("KF104", r"AST node type: (FunctionDef|Lambda)|nested function definition"),
    ("KF105", r"only tuple comprehensions are supported"),
    ("KF106", r"AST node type: (Dict|Set)"),
    ("KF107", r"AST node type: Import"),
    ("KF108", r"AST node type: (Delete|With|Global|Nonlocal)"),
    ("KF111", r"simultaneous multiple comparison"),
    ("KF113", r"AST node type: NamedExpr"),
    ("KF114", r"__setitem__ is not supported"),
    ("KF115", r"Attribute assignment is not supported"),
    ("KF116", r"Simultaneous multiple assignment"),
    ("KF118", r"f-string containing non-constexpr"),
    ("KF119", r"of type <class 'str'> to tensor"),
    ("KF120", r"result of tl\.advance is not being used"),
    ("KF125", r"conditionals can only accept values of type"),
    ("KF201", r"module 'triton[\w.]*' has no attribute"),
    ("KF203", r"Cannot access global variable"),
    ("KF211", r"^\w+ is not defined$"),
    ("KF301", r"got an unexpected keyword argument"),
    ("KF302", r"missing \d+ required positional argument"),
    ("KF303", r"(Cache modifier|Memory semantic|Eviction policy) .* not supported"),
    ("KF305", r"is marked noinline, but was called with non-scalar"),
    ("KF401", r"arange's arguments must be of type tl\.constexpr"),
    ("KF402", r"Shape element \d+ must have type"),
    ("KF403", r"arange's range must be a power of 2|exceeds triton maximum tensor numel"),
    ("KF404", r"tl\.static_range \w+ value is not a constexpr"),
    ("KF406", r"program_id axis must be"),
    ("KF407", r"is already defined\. constexpr cannot be reassigned"),
    ("KF408", r"Assertion condition could not be determined at compile-time"),
    ("KF410", r"listed in do_not_specialize"),
    ("KF501", r"invalid operands of type pointer"),
    ("KF503", r"^Expected dtype \[|both operands of fdiv must have"),
    ("KF504", r"^unexpected type (fp|bf)"),
    ("KF505", r"because they have different signedness|is out of range for type|and a negative scalar"),
    ("KF506", r"Cannot make_shape_compatible"),
    ("KF507", r"reshape\(\) cannot change total number of elements"),
    ("KF508", r"permute dims must|Cannot broadcast, rank mismatch|expanded size of the tensor"),
    ("KF509", r"unsupported tensor index"),
    ("KF519", r"Cannot bitcast data-type of size \d+ to data-type of size 1$"),
    ("KF511", r"Cannot bitcast data-type of size|fp_downcast_rounding should be set only"),
    ("KF514", r"input and other must have equal|Unsupported lhs dtype|Both operands must be same dtype"),
    ("KF515", r"only minor dimension is currently supported|index must be an integer tensor"),
    ("KF516", r"'tensor' object has no attribute '__r?pow__'"),
    ("KF206", r"'tensor' object has no attribute '[^_]"),
    ("KF601", r"Boolean value of Tensor with more than one value"),
    ("KF602", r"^Mismatched type for .* between|^initial value for .* block redefines it"),
    ("KF603", r"Loop-carried variable .* has initial type"),
    ("KF605", r"Inconsistent return types"),
    ("KF606", r"Ternary expression with dynamic condition has inconsistent types"),
    ("KF607", r"For loop bounds and step must all be ints"),
    ("KF701", r"Unsupported ptr type"),
    ("KF702", r"`other` cannot be provided without `mask`"),
    ("KF703", r"Mask argument cannot be block type if pointer argument is not a block"),
    ("KF704", r"Mask must have boolean scalar type"),
    ("KF705", r"Value argument cannot be block type if pointer argument is not a block"),
    ("KF706", r"cannot be specified for loading block pointers"),
    ("KF707", r"Tensor descriptor |descriptor block shape must have at least"),
    ("KF708", r"^atomic_\w+ does not support"),
    ("KF709", r"Cannot store to a constant pointer"),
)
"""Texts of Triton 3.5 and later (`compiler/code_generator.py`, `language/semantic.py`)."""

CODES = frozenset(code for code, _ in _PATTERNS)


def rule_for(message: str) -> str | None:
    """The code of the rule about this error, where the text leaves no doubt."""
    return next((code for code, pattern in _PATTERNS if re.search(pattern, message)), None)
