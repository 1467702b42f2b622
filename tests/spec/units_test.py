"""Quantities with units."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.spec.machines.units import EXAMPLES, UNITS, BadQuantity, quantity, shown


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("200Gbit/s", "bytes per second", 25e9),
        ("200Gbps", "bytes per second", 25e9),
        ("25 GB/s", "bytes per second", 25e9),
        ("1.5KiB", "bytes", 1536),
        ("80GB", "bytes", 80e9),
        ("2.7us", "seconds", 2.7e-6),
        ("0s", "seconds", 0),
        ("312TFLOP/s", "operations per second", 312e12),
    ],
)
def test_values_are_in_base_units(text: str, kind: str, value: float):
    assert quantity(text, kind) == pytest.approx(value)


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("300", "bytes per second", "without a unit"),
        ("300GB", "bytes per second", "which is bytes"),
        ("300 parsec", "bytes per second", "no known unit"),
        ("25GB/s", "bytes", "which is bytes per second"),
        ("0GB/s", "bytes per second", "from 1 B/s to 1000 PB/s"),
        ("1e999GB/s", "bytes per second", "from 1 B/s to 1000 PB/s"),
        ("1e-300B/s", "bytes per second", "from 1 B/s to 1000 PB/s"),
        ("1e19s", "seconds", "from 0 ns to 1e"),
        ("-3us", "seconds", "expected seconds"),
        ("nanGB", "bytes", "expected bytes"),
        ("9" * 70 + "GB", "bytes", "expected bytes"),
    ],
)
def test_other_texts_are_refused_with_an_example(text: str, kind: str, said: str):
    with pytest.raises(BadQuantity, match=said) as bad:
        quantity(text, kind)
    assert EXAMPLES[kind] in bad.value.help


@given(st.floats(1.0, 1e17), st.sampled_from(sorted(UNITS)))
def test_what_is_shown_reads_back(value: float, kind: str):
    value = min(value, 1.0) if kind == "a part" else value
    assert quantity(shown(value, kind), kind) == pytest.approx(value, rel=1e-3)


@given(st.text(max_size=20), st.sampled_from(sorted(UNITS)))
def test_any_text_is_a_quantity_or_refused(text: str, kind: str):
    try:
        assert quantity(text, kind) >= 0
    except BadQuantity as bad:
        assert bad.help
