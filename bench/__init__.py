"""Measurements of KernelForge itself: the corpus, speed and fuzzing. Run from the repository root."""
