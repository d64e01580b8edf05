"""How host code launches kernels: launch sites, and what their arguments are."""
