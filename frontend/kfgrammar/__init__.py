"""The kfgrammar command: emit the decoding grammar, check files against it, format kernels, time masks, draw it."""
