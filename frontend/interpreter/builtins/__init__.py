"""What each of Triton's functions makes of its arguments, and what it refuses."""
