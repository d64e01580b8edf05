"""A record does what a frozen, slotted dataclass does."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass

import pytest
from kernelforge.grammar.record import record, replace


@record
class Point:
    """A place."""

    x: int
    y: int = 0
    label: str | None = None

    @property
    def sum(self) -> int:
        return self.x + self.y


@dataclass(frozen=True, slots=True)
class DataPoint:
    x: int
    y: int = 0
    label: str | None = None


@record(eq=False)
class Node:
    span: tuple[int, int]


@record
class Checked:
    width: int

    def __post_init__(self) -> None:
        if self.width < 0:
            raise ValueError("negative")


@record
class Empty:
    """Nothing."""


@pytest.mark.parametrize(
    ("args", "kwargs"), [((1,), {}), ((1, 2), {}), ((), {"x": 1, "label": "a"}), ((1, 2, "b"), {})]
)
def test_instances_look_and_compare_as_those_of_a_dataclass(args: tuple, kwargs: dict):
    point, model = Point(*args, **kwargs), DataPoint(*args, **kwargs)
    assert repr(point) == repr(model).replace("DataPoint", "Point")
    assert (point.x, point.y, point.label) == (model.x, model.y, model.label)
    assert hash(point) == hash(model)
    assert point == Point(*args, **kwargs)
    assert point != Point(9)
    assert point != model


@pytest.mark.parametrize(
    ("args", "kwargs"), [((), {}), ((1, 2, None, 4), {}), ((1,), {"x": 1}), ((1,), {"z": 1})]
)
def test_wrong_arguments_are_a_type_error(args: tuple, kwargs: dict):
    with pytest.raises(TypeError, match=r"Point\.__init__\(\)"):
        Point(*args, **kwargs)


def test_records_match_by_position():
    match Point(1, 2):
        case Point(x, y):
            assert (x, y) == (1, 2)


def test_there_is_no_room_for_other_attributes():
    with pytest.raises(AttributeError):
        Point(1).z = 3  # pyright: ignore[reportAttributeAccessIssue]  (what is tested)
    assert Point.__doc__ == "A place."
    assert Point(1, 2).sum == 3


def test_without_eq_an_instance_equals_only_itself():
    node = Node((0, 1))
    assert node == node
    assert node != Node((0, 1))
    assert len({node, Node((0, 1))}) == 2


def test_values_are_checked_where_the_class_does():
    assert Checked(1).width == 1
    with pytest.raises(ValueError, match="negative"):
        Checked(-1)


def test_a_record_can_be_empty():
    assert Empty() == Empty()
    assert repr(Empty()) == "Empty()"


def test_records_can_be_copied_replaced_and_sent_to_another_process():
    point = Point(1, 2, "a")
    assert pickle.loads(pickle.dumps(point)) == point
    assert copy.copy(point) == point
    assert replace(point, y=5) == Point(1, 5, "a")


def test_base_classes_are_refused():
    with pytest.raises(TypeError, match="has no base class"):

        @record
        class Derived(Point):
            z: int = 0
