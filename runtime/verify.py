"""The verdict on a candidate, computed here from its raw outputs and never from what it says."""

from __future__ import annotations

import importlib.util
import secrets
from types import ModuleType
from typing import TYPE_CHECKING

from .interpret import Call, interpret
from .result import Case, Errors, Passed, RunFailed, TimedOut, WrongNumbers
from .task import Task, TaskError, Tolerance

if TYPE_CHECKING:
    from torch import Tensor


def verify(
    task: Task, source: str, *, timeout_s: float = 120.0
) -> Passed | RunFailed | TimedOut | WrongNumbers:
    """Run the candidate module `source` on every shape and dtype of the task, in the Triton interpreter.

    Inputs are drawn anew each time. The reference is computed in float64 from the same inputs. Says nothing
    about speed, nor whether the candidate compiles for a GPU. Raises TaskError when the task's own reference
    is at fault.
    """
    reference = load_reference(task)
    calls: list[Call] = []
    expected: list[Tensor] = []
    for dtype in task.dtypes:
        for sizes in task.shapes:
            inputs, output = make_case(reference, Case(sizes, dtype))
            calls.append(Call(Case(sizes, dtype), inputs, tuple(output.shape)))
            expected.append(output)
    outputs = interpret(source, task.entry_point, calls, timeout_s=timeout_s)
    if not isinstance(outputs, list):
        return outputs
    largest = Errors(0.0, 0.0)
    for call, actual, wanted in zip(calls, outputs, expected, strict=True):
        compared = compare(call.case, actual, wanted, task.tolerances[call.case.dtype])
        if isinstance(compared, WrongNumbers):
            return compared
        largest = Errors(max(largest.max_abs, compared.max_abs), max(largest.max_rel, compared.max_rel))
    return Passed(tuple(call.case for call in calls), largest)


def load_reference(task: Task) -> ModuleType:
    """The task's `reference.py` as a module; raises TaskError when it lacks one of its two functions."""
    spec = importlib.util.spec_from_file_location(f"reference_{task.name}", task.reference)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if missing := [name for name in ("make_inputs", "reference") if not hasattr(module, name)]:
        raise TaskError(f"{task.reference} defines no {' and no '.join(missing)}")
    return module


def make_case(reference: ModuleType, case: Case) -> tuple[dict[str, Tensor], Tensor]:
    """Fresh inputs, and the expected output in float64; raises TaskError when that is not finite."""
    import torch

    generator = torch.Generator().manual_seed(secrets.randbits(63))
    inputs: dict[str, Tensor] = reference.make_inputs(dict(case.sizes), getattr(torch, case.dtype), generator)
    exact = {name: value.double() if value.is_floating_point() else value for name, value in inputs.items()}
    output = reference.reference(**exact)
    if not torch.isfinite(output).all():
        raise TaskError(f"{reference.__name__}: the expected output for {case} is not finite")
    return inputs, output


def compare(case: Case, actual: Tensor, expected: Tensor, tolerance: Tolerance) -> Errors | WrongNumbers:
    """Compare element by element; `actual` and `expected` have one shape, `expected` is finite."""
    import torch

    actual = actual.double()
    finite = torch.isfinite(actual)
    difference = (actual - expected).abs()
    wrong = ~(difference <= tolerance.absolute + tolerance.relative * expected.abs())
    scale = expected.abs().clamp(min=max(tolerance.absolute, torch.finfo(torch.float64).tiny))
    errors = Errors(
        max_abs=float(difference[finite].max()) if finite.any() else 0.0,
        max_rel=float((difference / scale)[finite].max()) if finite.any() else 0.0,
    )
    if not wrong.any():
        return errors
    first = tuple(int(index) for index in wrong.nonzero()[0])
    return WrongNumbers(
        case=case,
        errors=errors,
        wrong_elements=int(wrong.sum()),
        non_finite_elements=int((~finite).sum()),
        elements=wrong.numel(),
        first_index=first,
        expected=float(expected[first]),
        actual=float(actual[first]),
    )
