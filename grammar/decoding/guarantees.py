"""What a text that the decoding grammar derives is sure to be free of: the one list, by the codes of kfcheck's rules.

A context-free grammar knows no names that the kernel defines, no types and no values, so that most rules are not
here. `bench/soundness` puts mutants of real kernels and random walks through the masks to these.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guarantee:
    """A rule that derivable kernels keep.

    `but` says what part of the rule is not guaranteed, and `unless` are words that the rule's messages have there.
    """

    code: str
    sentence: str
    but: str = ""
    unless: tuple[str, ...] = ()


GUARANTEES = (
    Guarantee(
        "KF002",
        "Every statement is valid Python.",
        but="a parameter, or a keyword of a call that is not Triton's, may stand there twice",
        unless=("duplicate parameter", "repeated"),
    ),
    Guarantee("KF003", "Every header has its colon."),
    Guarantee("KF004", "Brackets are closed in the order in which they were opened."),
    Guarantee("KF005", "Indentation matches the blocks, in spaces only."),
    Guarantee("KF006", "Every string is closed; a docstring is followed by nothing on its line."),
    Guarantee("KF007", "No character without a meaning stands outside of strings and comments."),
    Guarantee("KF101", "There is no `break` and no `continue`."),
    Guarantee("KF102", "No `return` stands inside a loop."),
    Guarantee("KF103", "There is no `try` and no `raise`."),
    Guarantee("KF104", "No function, lambda or class is defined inside a kernel."),
    Guarantee("KF105", "There is no comprehension."),
    Guarantee("KF106", "There is no dict and no set."),
    Guarantee("KF107", "Nothing is imported inside a kernel."),
    Guarantee(
        "KF108", "There is no `del`, `global`, `nonlocal`, `match`, `with`, `yield`, `await` or `async`."
    ),
    Guarantee("KF109", "Loops run over a call of `range`, `tl.range` or `tl.static_range`."),
    Guarantee("KF110", "No loop has an `else`."),
    Guarantee("KF111", "Comparisons are not chained."),
    Guarantee("KF112", "There is no `@`, `in` or `not in` as an operator."),
    Guarantee("KF113", "There is no `:=`."),
    Guarantee("KF114", "Nothing is assigned to an element."),
    Guarantee("KF115", "Nothing is assigned to an attribute."),
    Guarantee("KF116", "An assignment has one target: a name or a tuple of names."),
    Guarantee("KF117", "Parameters are plain ones: no `*`, `/`, `*args` or `**kwargs`."),
    Guarantee("KF201", "Every name of Triton's exists in the version."),
    Guarantee("KF212", "No name of Triton's is one that was removed or moved."),
    Guarantee("KF301", "Functions of Triton's get only keywords that they have."),
    Guarantee(
        "KF302",
        "Functions of Triton's get all that they require, nothing twice and not too much.",
        but="what one argument asks of another, as `return_indices` asks for an axis",
        unless=("needs an axis",),
    ),
)
