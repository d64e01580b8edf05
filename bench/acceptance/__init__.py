"""The share of real kernels that the decoding grammar accepts, and why it rejects the others."""
