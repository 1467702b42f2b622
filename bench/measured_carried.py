"""Transfer of the constants of one chip to another that has no measured rows.

Two rates are known to differ by more than the peaks: dense products and attention. What is lost of
them on one chip says what is lost on the other, by the data sheets alone or by published rates.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from shardwright.testing.machines.measured_fit import Kernels, Measured

# Second hand, not looked up: rates that each chip reaches, as parts of its peak. Dense products:
# S. Bekman, "Machine Learning Engineering"; attention: T. Dao, "FlashAttention-2", 2023.
PRODUCT = {"a100-80gb": 271 / 312, "h100": 794 / 989.5}
ATTENTION = {"a100-80gb": 230 / 312, "h100": 335 / 989.5}

# Of the architecture papers of NVIDIA: operations on 16-bit numbers of a multiprocessor's tensor
# cores per clock, and bytes that its shared memory gives them per clock.
PER_CLOCK = {"a100-80gb": 2048, "h100": 4096}
FED = {"a100-80gb": 128, "h100": 128}


@dataclass(frozen=True)
class Carried:
    """One way to carry constants over, and the errors of all rows of the other chip."""

    name: str
    errors: list[float]


def carried(kernels: Kernels, source: str, target: str, rows: Sequence[Measured]) -> list[Carried]:
    """The errors of each way; the first is the one that needs the data sheets only."""
    ways: dict[str, Callable[[str, float], float]] = {
        "data sheets": lambda name, value: fed(name, value, source, target),
        "published rates": lambda name, value: _scaled(
            name, value, source, target, {"product": PRODUCT, "attention": ATTENTION}
        ),
        "published rates of products only": lambda name, value: _scaled(
            name, value, source, target, {"product": PRODUCT}
        ),
        "published rates of attention only": lambda name, value: _scaled(
            name, value, source, target, {"attention": ATTENTION}
        ),
        "unchanged": lambda name, value: value,
    }
    found: list[Carried] = []
    for name, way in ways.items():
        moved = {key: min(1.0, way(key, value)) for key, value in kernels.items()}
        found.append(Carried(name, [one.error(moved) for one in rows]))
    return found


def fed(name: str, value: float, source: str, target: str) -> float:
    """A part of the peak, where the time beyond the peak's is that of feeding the tensor cores.

    A tile is fed through shared memory, at so many bytes per clock; per operation, that takes
    longer in terms of the peak where the peak per clock is higher.
    """
    if name not in ("product", "attention"):
        return value
    more = PER_CLOCK[target] / FED[target] / (PER_CLOCK[source] / FED[source])
    return 1 / (1 + (1 / value - 1) * more)


def _scaled(
    name: str, value: float, source: str, target: str, rates: Mapping[str, Mapping[str, float]]
) -> float:
    known = rates.get(name)
    return value if known is None else value * known[target] / known[source]
