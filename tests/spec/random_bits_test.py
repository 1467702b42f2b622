"""Random bits are XLA's, bit for bit: every algorithm, width of number, shape and state."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest

from shardwright.spec.op import Values
from shardwright.spec.reference import random_bits as module
from shardwright.spec.reference.random_bits import random_bits
from shardwright.testing.oracles import xla_run

pytest.importorskip("jax", reason="the oracle is XLA")

SHAPES = [(), (1,), (4,), (5,), (3, 5), (2, 3, 4), (0,)]
DTYPES = {"ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64, "i32": np.int32}


def xlas(algorithm: str, state: Values, shape: tuple[int, ...], element: str) -> list[Values]:
    """The next state and the bits."""
    types = f"tensor<{len(state)}xui64>", f"tensor<{''.join(f'{n}x' for n in shape)}{element}>"
    text = f"""func.func @main(%s: {types[0]}) -> ({types[0]}, {types[1]}) {{
      %0:2 = stablehlo.rng_bit_generator %s, algorithm = {algorithm}
        : ({types[0]}) -> ({types[0]}, {types[1]})
      return %0#0, %0#1 : {types[0]}, {types[1]}
    }}"""
    found = xla_run(text, [state])
    assert found is not None, "the oracle died"
    return found


def are_equal(algorithm: str, state: Values, shape: tuple[int, ...], element: str) -> bool:
    found = random_bits(algorithm, state, shape, np.dtype(DTYPES[element]))
    expected = xlas(algorithm, state, shape, element)  # unsigned, whatever the type says
    assert [one.shape for one in found] == [one.shape for one in expected]
    return [one.tobytes() for one in found] == [one.tobytes() for one in expected]


@pytest.mark.parametrize("algorithm", ["THREE_FRY", "PHILOX", "DEFAULT"])
@pytest.mark.parametrize("element", DTYPES)
def test_bits_are_xlas(algorithm: str, element: str):
    state = np.array([7, 2**63 + 11], np.uint64)
    shapes = SHAPES if element == "ui32" else SHAPES[3:5]
    for shape in shapes:
        assert are_equal(algorithm, state, shape, element), shape
    assert sum(map(prod, shapes)) > 15


@pytest.mark.parametrize("algorithm", ["PHILOX", "DEFAULT"])
def test_a_state_may_have_three_words_and_wrap(algorithm: str):
    state = np.array([5, 2**64 - 2, 9], np.uint64)
    assert are_equal(algorithm, state, (3, 5), "ui32")


@pytest.mark.parametrize("name", ["_PARITY", "_MULTIPLIERS"])
def test_a_wrong_constant_is_seen(name: str, monkeypatch: pytest.MonkeyPatch):
    value = getattr(module, name)
    monkeypatch.setattr(module, name, value[::-1] if name == "_MULTIPLIERS" else value ^ value)
    algorithm = "PHILOX" if name == "_MULTIPLIERS" else "THREE_FRY"
    assert not are_equal(algorithm, np.array([1, 2], np.uint64), (4,), "ui32")
