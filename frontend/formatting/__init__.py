"""The canonical layout of kernels: what the decoding grammar admits, and `kfgrammar format` writes."""
