"""What the constraint does for a small model on a CPU: the same samples with it and without."""
