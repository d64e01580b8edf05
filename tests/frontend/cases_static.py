"""Small modules beside the rules' own examples, to catch false alarms and misses; all outcomes are Triton 3.6.0's."""

from __future__ import annotations

from tests.frontend.static_cases import (
    calls,
    constexpr_uses,
    constexpr_values,
    control_flow,
    dead_branches,
    definitions,
    host_values,
    name_resolution,
    statements,
    tensors,
)
from tests.frontend.static_cases.case import Case

CASES: tuple[Case, ...] = (
    *statements.CASES,
    *name_resolution.CASES,
    *dead_branches.CASES,
    *constexpr_values.CASES,
    *tensors.CASES,
    *calls.CASES,
    *control_flow.CASES,
    *definitions.CASES,
    *host_values.CASES,
    *constexpr_uses.CASES,
)
