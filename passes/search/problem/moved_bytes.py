"""What groups send each other where an op is split along a loop and tensors are cut along a dim.

Of a tensor of S bytes that k groups hold an equal part each of, all together receive
    0              if the op reads, or makes, the very parts that are held,
    S (1 - 1/k)    if it does so along another dim,
    S (k - 1)      if every group reads all of it, or makes a partial result of all of it.
Source: Wang et al., Tofu, EuroSys 2019, section 4 (partition-n-reduce).
"""

from __future__ import annotations

NONE = -1  # the op is split along a loop that is no dim of the tensor; or: the tensor is whole


def moved(size: float, parts: int, split: int, held: int) -> float:
    """`split`: the dim along which the op takes the tensor apart, `held`: that it is cut along."""
    if held == NONE or split == held:
        return 0.0
    return size * (parts - 1) if split == NONE else size * (1 - 1 / parts)
