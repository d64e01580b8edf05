"""A determinized grammar has the same texts, no left recursion, and no character that leads two ways."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.grammar.decoding.automata import Automaton, characters, class_members, deterministic
from kernelforge.grammar.decoding.determinize import determinize, long_words
from kernelforge.grammar.decoding.forms import (
    EMPTY,
    Chars,
    Choice,
    Expression,
    Grammar,
    Production,
    Ref,
    Regex,
    Repeat,
    Sequence,
    Text,
    choice,
    many,
    optional,
    parts_of,
    sequence,
)
from kernelforge.grammar.decoding.patterns import identifier_except, pattern

ALPHABET = "ab+-()"


def grammar(**rules: Expression) -> Grammar:
    """The first rule is the start."""
    return Grammar({rule: (Production(e, None),) for rule, e in rules.items()}, next(iter(rules)))


def texts(grammar: Grammar, longest: int) -> set[str]:
    """All texts of at most so many characters, by the definition of a grammar: the least fixed point."""
    known: dict[str, set[str]] = {rule: set() for rule in grammar.rules}
    while True:
        grown = {
            rule: set().union(*(_texts(p.expression, known, longest) for p in ps))
            for rule, ps in grammar.rules.items()
        }
        if grown == known:
            return known[grammar.start]
        known = grown


def _texts(e: Expression, known: dict[str, set[str]], longest: int) -> set[str]:
    if isinstance(e, Text):
        return {e.text} if len(e.text) <= longest else set()
    if isinstance(e, Chars):
        return {c for c in ALPHABET if c in class_members(e.members)}
    if isinstance(e, Ref):
        return known[e.rule]
    if isinstance(e, Choice):
        return set().union(*(_texts(part, known, longest) for part in e.parts))
    if isinstance(e, Repeat):
        once = _texts(e.part, known, longest)
        found, last = ({""} if e.least == 0 else set()), {""}
        for count in itertools.count(1):
            if e.most is not None and count > e.most:
                return found
            last = {a + b for a in last for b in once if len(a + b) <= longest}
            if count >= e.least:
                if last <= found:
                    return found
                found |= last
            elif not last:
                return found
    found = {""}
    for part in parts_of(e):
        found = {a + b for a in found for b in _texts(part, known, longest) if len(a + b) <= longest}
    return found


LEAVES = st.sampled_from([Text("a"), Text("ab"), Text("+"), Chars("ab"), Chars("^a"), EMPTY])


def expressions(rules: tuple[str, ...]) -> st.SearchStrategy[Expression]:
    return st.recursive(
        LEAVES | st.sampled_from([Ref(rule) for rule in rules]),
        lambda parts: st.one_of(
            st.builds(sequence, parts, parts),
            st.builds(choice, parts, parts),
            st.builds(optional, parts),
            st.builds(Repeat, parts, st.integers(0, 2), st.none() | st.integers(2, 3)),
            st.builds(Regex, LEAVES),
        ),
        max_leaves=4,
    )


@st.composite
def small_grammars(draw: st.DrawFn) -> Grammar:
    """Rules that refer to later ones anywhere, to earlier ones between brackets, and to themselves first or last."""
    names = ("r", "s", "t")
    rules: dict[str, Expression] = {}
    for index, rule in enumerate(names):
        forms = [draw(expressions(names[index + 1 :]) if index < 2 else LEAVES)]
        if draw(st.booleans()):
            forms.append(sequence(Text("("), Ref(draw(st.sampled_from(names))), Text(")")))
        if draw(st.booleans()):
            operator = Text(draw(st.sampled_from("+-")))
            operand = draw(LEAVES)
            forms.append(
                draw(st.sampled_from([sequence(Ref(rule), operator, operand), sequence(operator, Ref(rule))]))
            )
        rules[rule] = choice(*forms)
    return grammar(**rules)


@given(small_grammars())
def test_the_texts_stay_the_same(original):
    assert texts(determinize(original), 3) == texts(original, 3)


@given(small_grammars())
def test_no_rule_begins_with_itself(original):
    """Not even by way of others, or behind what may be nothing: llama.cpp refuses that."""
    rules = determinize(original).rules
    begins = {rule: {name for p in ps if (name := _first_rule(p.expression))} for rule, ps in rules.items()}
    for rule in rules:
        reached: set[str] = set()
        todo = list(begins[rule])
        while todo:
            name = todo.pop()
            assert name != rule
            if name not in reached:
                reached.add(name)
                todo.extend(begins[name])


@given(small_grammars())
def test_only_the_last_reference_of_a_form_may_be_nothing(original):
    """A state at its end, but no rule that others refer to."""
    rules = determinize(original).rules
    nullable = {rule for rule, ps in rules.items() if any(p.expression == EMPTY for p in ps)}
    for ps in rules.values():
        for p in ps:
            parts = p.expression.parts if isinstance(p.expression, Sequence) else (p.expression,)
            assert not {part.rule for part in parts[:-1] if isinstance(part, Ref)} & nullable


def _first_rule(e: Expression) -> str | None:
    first = e.parts[0] if isinstance(e, Sequence) and e.parts else e
    return first.rule if isinstance(first, Ref) else None


def test_the_printed_form_is_a_choice_of_plain_sequences():
    result = determinize(
        grammar(s=many(choice(Text("ab"), Text("ac"), Ref("t"))), t=optional(Regex(pattern("x{2,3}"))))
    )
    for productions in result.rules.values():
        for p in productions:
            for part in p.expression.parts if isinstance(p.expression, Sequence) else (p.expression,):
                assert isinstance(part, (Text, Chars, Ref))


def test_common_beginnings_of_different_rules_are_joined():
    """One way leads on from `t`, where there were three."""
    calls = choice(Ref("load"), Ref("store"), Ref("other"))
    result = determinize(grammar(s=calls, load=Text("tl.load("), store=Text("tl.store("), other=Text("tx")))
    (only,) = result.rules["s"]
    assert isinstance(only.expression, Sequence)
    assert only.expression.parts[0] == Text("t")


def test_left_recursion_by_way_of_others():
    """As in `text: line | behind line; behind: text? kernel`."""
    text = choice(Text("a"), sequence(Ref("behind"), Text("a")), Ref("behind"))
    behind = sequence(optional(choice(Ref("text"), Text("b"))), Text("+"))
    original = grammar(text=text, behind=behind)
    result = determinize(original)
    assert texts(result, 5) == texts(original, 5)
    assert all(_first_rule(p.expression) is None for ps in result.rules.values() for p in ps)


# Words


KEYWORDS = ("if", "import", "x")


def test_long_words_are_tried_first_and_change_nothing():
    """The shortcut stands last, because llama.cpp tries the last alternative first."""
    expression = Regex(identifier_except(KEYWORDS))
    automaton = Automaton({"name": expression}, frozenset({"name"}), {"name": frozenset()}, frozenset())
    states, first = deterministic(automaton, {"name": automaton.write_out("name", 0)})
    shortcut = long_words(states, first["name"])
    assert shortcut is not None
    classes, _ = shortcut
    assert len(classes) == len("import") + 1
    assert all(len(letters) == 63 for letters in classes[1:])
    assert set("09") & set(classes[0]) == set()


@pytest.mark.parametrize("expression", [Text("import"), Regex(pattern("[0-9]+")), Regex(pattern("a[a-z]*"))])
def test_what_is_no_word_has_no_shortcut(expression):
    automaton = Automaton({"r": expression}, frozenset({"r"}), {"r": frozenset()}, frozenset())
    states, first = deterministic(automaton, {"r": automaton.write_out("r", 0)})
    assert long_words(states, first["r"]) is None


@given(st.sets(st.characters(max_codepoint=127), min_size=1))
def test_characters_says_the_same_set(letters):
    ordered = "".join(sorted(letters))
    expression = characters(ordered)
    assert isinstance(expression, (Text, Chars))
    found = expression.text if isinstance(expression, Text) else class_members(expression.members)
    assert found == ordered
