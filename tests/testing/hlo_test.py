"""Collectives in optimised HLO text: every way to write groups, tuples, trip counts."""

from __future__ import annotations

import pytest

from shardwright.testing.oracle.hlo import Collective, collectives

TEXT = """
HloModule jit_f, entry_computation_layout={{(f32[8]{{0}})->f32[8]{{0}}}}

%add (a: f32[], b: f32[]) -> f32[] {{
  %a = f32[] parameter(0)
  %b = f32[] parameter(1)
  ROOT %c = f32[] add(%a, %b)
}}

%body (p: (s32[], f32[8])) -> (s32[], f32[8]) {{
  %p = (s32[], f32[8]) parameter(0)
  %x = f32[8]{{0}} get-tuple-element(%p), index=1
  %ar.1 = f32[8]{{0}} all-reduce(%x), channel_id=1, replica_groups={{{{0,1}},{{2,3}}}}, to_apply=%a
}}

%cond (p: (s32[], f32[8])) -> pred[] {{
  %p = (s32[], f32[8]) parameter(0)
}}

ENTRY %main (x: f32[8]) -> f32[8] {{
  %x = f32[8]{{0}} parameter(0)
  {line}
  %w = (s32[], f32[8]{{0}}) while(%t), condition=%cond, body=%body, {trips}
}}
"""
TRIPS = 'backend_config={"known_trip_count":{"n":"5"},"x":1}'


def of(line: str) -> Collective:
    found = [one for one in collectives(TEXT.format(line=line, trips=TRIPS), 8) if one.times == 1]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(
    ("groups", "size"),
    [
        ("{{0,2},{1,3}}", 2),
        ("[4,2]<=[8]", 2),
        ("[2,4]<=[4,2]T(1,0)", 4),
        ("mesh['axis_0'=2,'axis_1'=4] {'axis_1'}", 4),
        ("mesh['axis_0'=2,'axis_1'=4] {'axis_0','axis_1'}", 8),
        ("mesh['axis_0'=8] {'axis_0':(1)2}", 2),
        ("{}", 8),
    ],
)
def test_groups(groups: str, size: int) -> None:
    one = of(f"%g = f32[8]{{0}} all-gather(%x), replica_groups={groups}, dimensions={{0}}")
    assert one == Collective("all-gather", 32, size, 1)


def test_tuples_are_summed() -> None:
    one = of(
        "%g = (f32[8]{0}, bf16[4,2]{1,0}) all-reduce(%x, %y), replica_groups={}, to_apply=%add"
    )
    assert one.bytes == 32 + 16


def test_start_counts_results_only_and_done_not_at_all() -> None:
    one = of(
        "%s = (f32[4]{0}, f32[8]{0}) all-gather-start(%x), replica_groups={{0,1}}, dimensions={0}\n"
        "  %d = f32[8]{0} all-gather-done(%s)"
    )
    assert one.bytes == 32


def test_loop_bodies_count_as_often_as_they_run() -> None:
    inside = [one for one in collectives(TEXT.format(line="", trips=TRIPS), 8) if one.times > 1]
    assert inside == [Collective("all-reduce", 32, 2, 5)]


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("all-reduce", 2 * 3 / 4 * 32),
        ("all-gather", 3 / 4 * 32),
        ("all-to-all", 3 / 4 * 32),
        ("reduce-scatter", 3 / 4 * 32 * 4),
        ("collective-permute", 32),
    ],
)
def test_ring_bytes(kind: str, expected: float) -> None:
    groups = "source_target_pairs={{0,1}}" if "permute" in kind else "replica_groups={{0,1,2,3}}"
    assert of(f"%g = f32[8]{{0}} {kind}(%x), {groups}").wire_bytes == expected
