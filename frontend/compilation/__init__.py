"""`kfcheck --compile`: what the real compiler says of the kernels, as findings."""
