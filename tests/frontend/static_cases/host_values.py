"""Globals that a kernel cannot read, whose value comes from a call, and functions of the standard library."""

from __future__ import annotations

from .case import bad, good, unseen

CASES = (
    good(
        "constexpr_of_a_call",
        "x_ptr=*fp32",
        """
import math
import triton
import triton.language as tl

LOG2E = tl.constexpr(math.log2(math.e))


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.exp2(tl.load(x_ptr) * LOG2E))
""",
    ),
    bad(
        "float_from_a_function_of_math",
        "KF203",
        "x_ptr=*fp32",
        """
import math
import triton
import triton.language as tl

LOG2E = math.log2(math.e)


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.exp2(tl.load(x_ptr) * LOG2E))  # bad
""",
    ),
    bad(
        "int_from_a_function_of_triton",
        "KF203",
        "x_ptr=*fp32",
        """
BLOCK = triton.next_power_of_2(100)


@triton.jit
def k(x_ptr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)  # bad
""",
    ),
    bad(
        "device_of_torch",
        "KF203",
        "x_ptr=*fp32",
        """
import torch
import triton
import triton.language as tl

DEVICE = torch.device("cpu")


@triton.jit
def k(x_ptr):
    if DEVICE == "cuda":  # bad
        tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "tensor_of_torch",
        "KF203",
        "x_ptr=*fp32",
        """
import torch
import triton
import triton.language as tl

WEIGHT = torch.ones(4)


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.load(WEIGHT))  # bad
""",
    ),
    bad(
        "instance_of_a_dataclass",
        "KF203",
        "x_ptr=*fp32",
        """
from dataclasses import dataclass

import triton
import triton.language as tl


@dataclass
class Config:
    block: int = 64


config = Config()


@triton.jit
def k(x_ptr):
    tl.store(x_ptr + tl.arange(0, config.block), 1.0)  # bad
""",
    ),
    bad(
        "square_root_imported_by_name",
        "KF204",
        "x_ptr=*fp32",
        """
from math import sqrt

import triton
import triton.language as tl


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, sqrt(tl.load(x_ptr)))  # bad
""",
    ),
    bad(
        "function_of_another_module",
        "KF204 KF205",
        "x_ptr=*fp32",
        """
import time

import triton
import triton.language as tl


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, time.time())  # bad
""",
    ),
    unseen(
        bad(
            "partial_of_a_helper",
            "KF205",
            "x_ptr=*fp32",
            """
import functools

import triton
import triton.language as tl


@triton.jit
def scale(x, factor):
    return x * factor


double = functools.partial(scale, factor=2.0)


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, double(tl.load(x_ptr)))  # bad
""",
        )
    ),
)
