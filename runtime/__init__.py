"""Tasks, and the verdict on a candidate: compile, run, verify."""
