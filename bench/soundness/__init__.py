"""Whether what the decoding grammar derives keeps what it guarantees: mutants of real kernels, and random walks."""
