"""Error bars in descriptions of clusters and chips."""

from __future__ import annotations

import pytest

from shardwright.ir.clusters import read_cluster
from shardwright.ir.errors import ProgramError
from shardwright.spec.cluster import Cluster

HEAD = """\
module attributes {plan.cluster = {
  chip = {name = "made", memory = "1GB", memory_bandwidth = "1GB/s", flops = {f32 = "1GFLOP/s"}, errors = %s},
  levels = [{name = "x", count = 2, topology = "ring", bandwidth = "1GB/s", errors = %s}]}} {}
"""  # noqa: E501


def read(chip: str = "{}", level: str = "{}") -> Cluster:
    return read_cluster(HEAD % (chip, level), "made.mlir", "made")


def test_errors_are_read():
    found = read('{memory_bandwidth = "4%", f32 = "0.5%", launch = "120%"}', '{bandwidth = " 8 %"}')
    assert dict(found.chip.errors) == {"memory_bandwidth": 0.04, "f32": 0.005, "launch": 1.2}
    assert dict(found.levels[0].errors) == {"bandwidth": 0.08}
    assert read().chip.errors == read().levels[0].errors == ()


@pytest.mark.parametrize(
    ("chip", "level", "said", "mark", "help"),
    [
        ('{bf16 = "4%"}', "{}", 'unknown key "bf16"', "bf16", ""),
        ('{f32 = "4"}', "{}", 'f32: expected a relative error, got "4"', 'f32 = "4"', "12%"),
        ('{f32 = "-4%"}', "{}", 'f32: expected a relative error, got "-4%"', "f32 = ", "12%"),
        ("{f32 = 4}", "{}", "f32: expected a string, got 4", "f32 = 4", "a string"),
        ("[]", "{}", "expected a dictionary, got a list", "errors = []", ""),
        ("{}", '{bandwith = "4%"}', 'unknown key "bandwith"', "bandwith", "bandwidth"),
        (
            "{}",
            '{latency = "1us"}',
            'latency: expected a relative error, got "1us"',
            "latency",
            "%",
        ),
    ],
)
def test_a_wrong_error_is_shown_where_it_stands(
    chip: str, level: str, said: str, mark: str, help: str
):
    with pytest.raises(ProgramError) as caught:
        read(chip, level)
    (found,) = caught.value.diagnostics
    assert said in found.message and help in (found.help or "")
    text = HEAD % (chip, level)
    row, column = found.place.line, found.place.column
    assert text.splitlines()[row - 1][column - 1 :].startswith(mark)
