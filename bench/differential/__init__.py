"""Differential test: generated kernels, judged by kfcheck and by the real Triton compiler."""
