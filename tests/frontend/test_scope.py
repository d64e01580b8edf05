"""Scopes of host code: what a name may hold, and whether it can be missing."""

from __future__ import annotations

from kernelforge.frontend.scope import Scope
from kernelforge.frontend.values import UNKNOWN, HostModule, Known, Symbol


def test_a_name_is_found_here_before_further_out():
    module = Scope()
    module.bind("a", Known(1), certain=True)
    module.bind("b", Known(2), certain=True)
    inner = Scope(parent=module)
    inner.bind("a", Known(3), certain=True)
    assert inner.lookup("a") == Known(3)
    assert inner.lookup("b") == Known(2)
    assert module.lookup("a") == Known(1)


def test_a_name_that_nobody_defines_is_certainly_missing():
    assert Scope(parent=Scope()).lookup("a") is None


def test_an_open_scope_may_hold_anything_and_hides_nothing():
    module = Scope(is_open=True)
    module.bind("a", Known(1), certain=True)
    inner = Scope(parent=module)
    assert inner.lookup("a") == Known(1)
    assert inner.lookup("b") == UNKNOWN


def test_an_open_inner_scope_does_not_cover_an_outer_definition():
    module = Scope()
    module.bind("a", Known(1), certain=True)
    assert Scope(parent=module, is_open=True).lookup("a") == Known(1)


def test_a_certain_assignment_replaces_what_was_there():
    scope = Scope()
    scope.bind("a", Known(1), certain=True)
    scope.bind("a", Known(2), certain=True)
    assert scope.lookup("a") == Known(2)


def test_an_uncertain_assignment_joins():
    scope = Scope()
    scope.bind("a", Known(1), certain=False)
    assert scope.lookup("a") == Known(1)
    scope.bind("a", Known(2), certain=False)
    assert scope.lookup("a") == Symbol("")
    scope.bind("a", HostModule("torch"), certain=False)
    assert scope.lookup("a") == UNKNOWN


def test_a_forgotten_name_is_defined_but_unknown():
    scope = Scope()
    scope.bind("a", Known(1), certain=True)
    scope.forget("a")
    assert scope.lookup("a") == UNKNOWN
