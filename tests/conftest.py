"""Shared fixtures, and how hypothesis runs."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("repo", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("repo")  # a busy machine is no reason to fail
