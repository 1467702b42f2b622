"""All-reduces whose result is only sliced count as reduce-scatters, others do not."""

from __future__ import annotations

import pytest

from shardwright.testing.oracle.hlo_scatters import scattered_wire_bytes

TEXT = """HloModule m

%fused (p0: f32[8], p1: u32[]) -> f32[PART] {
  %p0 = f32[8]{0} parameter(0)
  %p1 = u32[] parameter(1)
  %b = f32[8]{0} bitcast(%p0)
  ROOT %d = f32[PART]{0} dynamic-slice(%b, %p1), dynamic_slice_sizes={PART}
}

ENTRY %main (a: f32[8], i: u32[]) -> f32[PART] {
  %a = f32[8]{0} parameter(0)
  %i = u32[] parameter(1)
  %r = f32[8]{0} all-reduce(%a), replica_groups={{0,1,2,3}}, to_apply=%add
  %other = f32[8]{0} USE(%r)
  ROOT %f = f32[PART]{0} fusion(%r, %i), kind=kLoop, calls=%fused
}
"""
WHOLE = 2 * 32 * 3 / 4


@pytest.mark.parametrize(
    ("part", "use", "sent"),
    [
        ("2", "", 32 * 3 / 4),  # one of four parts: a reduce_scatter
        ("4", "", 32 / 2 + 2 * 16 / 2),  # one of two parts: the rest stays an all_reduce
        ("8", "", WHOLE),
        ("2", "negate", WHOLE),  # somebody looks at all of it
    ],
)
def test_sliced_sums(part: str, use: str, sent: float) -> None:
    lines = TEXT.replace("PART", part).replace("USE", use).splitlines()
    kept = [line for line in lines if use or "%other" not in line]
    assert scattered_wire_bytes("\n".join(kept), 4) == sent
