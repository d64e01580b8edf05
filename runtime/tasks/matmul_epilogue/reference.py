"""out = (x W1^T + b1) * silu(x W2^T + b2) in PyTorch."""

import torch
from torch import Tensor


def make_inputs(sizes: dict[str, int], dtype: torch.dtype, generator: torch.Generator) -> dict[str, Tensor]:
    """Inputs by argument name; the weights are scaled so that both products have unit variance."""
    m, n, k = sizes["M"], sizes["N"], sizes["K"]

    def normal(*shape: int) -> Tensor:
        return torch.randn(*shape, generator=generator, dtype=torch.float32)

    inputs = {
        "x": normal(m, k),
        "w1": normal(n, k) * k**-0.5,
        "b1": normal(n),
        "w2": normal(n, k) * k**-0.5,
        "b2": normal(n),
    }
    return {name: value.to(dtype) for name, value in inputs.items()}


def reference(x: Tensor, w1: Tensor, b1: Tensor, w2: Tensor, b2: Tensor) -> Tensor:
    """The expected output, in the precision of the inputs that it is given."""
    return (x @ w1.T + b1) * torch.nn.functional.silu(x @ w2.T + b2)
