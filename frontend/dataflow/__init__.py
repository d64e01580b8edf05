"""What the values of a kernel are made of, and the silent bugs that this shows."""
