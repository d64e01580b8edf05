"""Shared fixtures, and how hypothesis runs.

The examples are the same at every run, so that a change fails for what it changes. `KF_EXPLORE=1` looks for new ones.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "repo",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize="KF_EXPLORE" not in os.environ,
)
settings.load_profile("repo")  # a busy machine is no reason to fail
