"""Fixes: making them for findings, and applying them to files."""
