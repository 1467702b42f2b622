"""Clusters and chips as text: all that come along, files of one's own, every mistake located."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from shardwright.ir.clusters import chip_names, cluster_names, find_chip, find_cluster, read_cluster
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.spec.machines.described import BadCluster
from shardwright.testing.machines.reference_graphs import cluster_text

FOLDER = resources.files("shardwright.spec")
FILES = {
    f"{kind}/{name}": (FOLDER / kind / f"{name}.mlir").read_text(encoding="utf-8")
    for kind, names in (("clusters", cluster_names()), ("chips", chip_names()))
    for name in names
}
WANTED = {
    "dgx-v100": 8, "dgx-v100-16gb": 8, "dgx-2": 16, "dgx-a100-40gb": 8, "dgx-a100": 8,
    "dgx-h100": 8, "dgx-h200": 8, "dgx-b200": 8, "gcp-a100": 16, "gcp-v100": 8, "ndv2": 8,
    "tpu-v3": 1024, "tpu-v4": 64, "tpu-v5e": 256, "tpu-v5p": 64, "tpu-v6e": 256,
    "tpu-v3-4096": 4096, "a100-2128": 2128, "pcie-workstation": 4, "cpu-processes": 8,
    "dgx-2-pair": 32, "ndv2-pair": 16,
}  # fmt: skip


def test_the_machines_that_people_have_come_along():
    assert {name: find_cluster(name).devices for name in cluster_names()} == WANTED


@pytest.mark.parametrize("name", cluster_names())
def test_every_cluster_says_where_its_numbers_are_from(name: str):
    cluster = find_cluster(name)
    assert cluster.source
    assert all(chip.source and chip.peak("f32") > 0 for chip, _ in cluster.chips)
    assert all(level.bandwidth > 1e8 and level.latency < 1e-3 for level in cluster.levels)


@pytest.mark.parametrize("name", chip_names())
def test_every_chip_is_used_and_faster_on_small_elements(name: str):
    chip = find_chip(name)
    assert name in {chip.name for other in cluster_names() for chip, _ in find_cluster(other).chips}
    assert chip.peak("f64") <= chip.peak("f32") <= max(chip.peak("bf16"), chip.peak("f16"))


def test_every_file_parses_and_prints_as_in_mlir():
    oracles = pytest.importorskip("shardwright.testing.oracles")
    pytest.importorskip("jaxlib")
    for name, text in FILES.items():
        assert oracles.jaxlib_print(text) == print_module(parse(text, name)), name


@pytest.mark.parametrize("name", cluster_names())
def test_a_printed_cluster_is_the_same(name: str):
    text = print_module(parse(FILES[f"clusters/{name}"]))
    assert read_cluster(text, "printed.mlir", name) == find_cluster(name)


def test_the_name_of_a_module_is_that_of_its_file():
    for name, text in FILES.items():
        module, file = re.search(r'@"?([\w-]+)"?', text), name.rpartition("/")[2]
        assert module is not None
        assert module[1] == file


# --- names with sizes


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("dgx-a100", (1, 8)),
        ("dgx-a100:4", (4, 8)),
        ("a100-2128:2", (2, 8)),
        ("tpu-v4:4x4x8", (1, 4, 4, 8)),
        ("tpu-v4:2x4x4x8", (2, 4, 4, 8)),
        ("tpu-v5e:8", (1, 16, 8)),
        ("cpu-processes:3", (3,)),
    ],
)
def test_sizes_replace_counts_from_the_right(text: str, counts: tuple[int, ...]):
    cluster = find_cluster(text)
    assert tuple(level.count for level in cluster.levels) == counts
    assert cluster.name == text
    assert sum(count for _, count in cluster.chips) == cluster.devices


@pytest.mark.parametrize(
    ("text", "column", "said", "help"),
    [
        ("dgx-a100:0", 10, "a size must be at least 1, got 0", "1 or more"),
        ("dgx-a100:2x8", 12, "expected at most 1 size, got 2", "its sizes are 1;"),
        ("tpu-v4:1x4x0x4", 12, "a size must be at least 1, got 0", "1 or more"),
        ("dgx-a100:four", 10, 'expected sizes, got "four"', "dgx-a100:4"),
        ("dgx-a100:", 10, 'expected sizes, got ""', "dgx-a100:4"),
        ("dgx-2-pair:2", 12, "expected at most 0 sizes, got 1", "does not scale"),
        ("dgx-a10:4", 1, 'unknown cluster "dgx-a10"', "dgx-a100"),
        ("zzz", 1, 'unknown cluster "zzz"', 'known: "a100-2128"'),
        ("", 1, 'unknown cluster ""', "ends in .mlir"),
    ],
)
def test_a_wrong_name_is_pointed_at(text: str, column: int, said: str, help: str):
    with pytest.raises(ProgramError) as bad:
        find_cluster(text)
    (found,) = bad.value.diagnostics
    assert (found.place.column, found.message, bad.value.code) == (column, said, 2)
    assert help in found.help


def test_too_many_devices_are_refused():
    with pytest.raises(ProgramError, match="8000000 devices, more than 1048576"):
        find_cluster("dgx-a100:1000000")


# --- files of one's own


def test_a_file_of_ones_own(tmp_path: Path):
    path = tmp_path / "mine.mlir"
    path.write_text(FILES["clusters/dgx-a100"])
    assert find_cluster(str(path)).levels == find_cluster("dgx-a100").levels
    assert find_cluster(f"{path}:4").levels == find_cluster("dgx-a100:4").levels


def test_a_file_that_cannot_be_read(tmp_path: Path):
    (tmp_path / "blob.mlir").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "huge.mlir").write_text("// much\n" * (1 << 18))
    (tmp_path / "empty.mlir").write_text("")
    program = "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n  return %a : tensor<f32>\n}\n"
    (tmp_path / "program.mlir").write_text(program)
    for name, said in (
        ("gone", "cannot read .*: No such file"),
        ("blob", "it is not UTF-8"),
        ("huge", "at most 1048576 bytes"),
        ("empty", "expected a module with a dictionary plan.cluster"),
        ("program", "expected a module with a dictionary plan.cluster"),
    ):
        with pytest.raises(ProgramError, match=said) as bad:
            find_cluster(str(tmp_path / f"{name}.mlir"))
        assert bad.value.diagnostics[0].help
    with pytest.raises(ProgramError, match="Is a directory"):
        (tmp_path / "folder.mlir").mkdir()
        find_cluster(str(tmp_path / "folder.mlir"))


def test_chips_of_several_kinds_follow_one_another():
    levels = '{name = "x", count = 8, topology = "switch", bandwidth = "1GB/s"}'
    chips = 'chips = [{chip = "v100-32gb", count = 1}, {chip = "h100", count = 3}]'
    cluster = read_cluster(cluster_text(levels, chips), "mixed.mlir", "mixed")
    names = [cluster.chip_of(device).name for device in range(8)]
    assert names == ["v100-32gb", "h100", "h100", "h100"] * 2
    with pytest.raises(IndexError):
        cluster.chip_of(8)


OWN_CHIP = (
    'chip = {name = "mine", memory = "8GB", memory_bandwidth = "100GB/s", '
    'flops = {f32 = "1TFLOP/s"}, source = ["mine"]}'
)


def test_a_chip_may_be_described_in_its_cluster():
    cluster = read_cluster(cluster_text(SWITCH, OWN_CHIP), "own.mlir", "own")
    ((chip, count),) = cluster.chips
    assert (chip.name, chip.memory, chip.peak("bf16"), count) == ("mine", 8e9, 1e12, 4)
    runs = f'chips = [{{{OWN_CHIP}, count = 1}}, {{chip = "h100", count = 1}}]'
    mixed = read_cluster(cluster_text(SWITCH, runs), "own.mlir", "own")
    assert [mixed.chip_of(device).name for device in range(4)] == ["mine", "h100"] * 2


SWITCH = '{name = "a", count = 4, topology = "switch", bandwidth = "1GB/s"}'
GRAPH = '{{name = "a", count = {}, topology = "graph", bandwidth = "1GB/s", graph = "{}"}}'
SWITCHED = '{{name = "a", count = 4, topology = "switch", {}}}'
TORUS = '{{name = "a", topology = "torus", bandwidth = "1GB/s", {}}}'

# levels, the text that is pointed at, the message, a word of the help
BAD_LEVELS = [
    (SWITCH.replace("count = 4", "count = 0"), "count", "count must be at least 1, got 0", "1"),
    (SWITCH.replace("4", '"4"'), "count", 'count: expected an integer, got "4"', "an integer"),
    (SWITCH.replace("4", "true"), "count", "count: expected an integer, got true", "an integer"),
    (SWITCH.replace("4", "[4]"), "count", "count: expected an integer, got a list", "an integer"),
    (SWITCH.replace("4", "4.0"), "count", "count: expected an integer, got another attribute", ""),
    (SWITCH.replace("count = 4, ", ""), "{name", 'missing key "count"', "add count: an integer"),
    (SWITCH.replace('"1GB/s"', "300"), "bandwidth", "got 300", "a string with a unit"),
    (SWITCH.replace("1GB/s", "300"), "bandwidth", "without a unit", "300GB/s"),
    (SWITCH.replace("1GB/s", "300GB"), "bandwidth", "which is bytes", "300GB/s"),
    (SWITCH.replace("1GB/s", "0GB/s"), "bandwidth", "from 1 B/s to 1000 PB/s", "300GB/s"),
    (SWITCH.replace("bandwidth", "bandwith"), "bandwith", 'unknown key "bandwith"', '"bandwidth"'),
    (SWITCH.replace("switch", "swich"), "topology", 'unknown topology "swich"', '"switch"'),
    (SWITCH.replace("switch", "7"), "topology", 'unknown topology "7"', "switch, ring, line"),
    (SWITCH.replace('"a"', '""'), "name", "name is empty", "a string"),
    (SWITCH.replace('"a"', '"a b"'), "name", 'name: expected a word, got "a b"', "letters"),
    (SWITCH + ", " + SWITCH, 'name = "a", count = 4, topology = "switch", bandwidth = "1GB/s"}]',
     'two levels are named "a"', '"a1"'),
    (SWITCH[:-1] + ', latency = "3GB"}', "latency", "which is bytes", "2.7us"),
    (SWITCH[:-1] + ", links = -1}", "links", "links must be at least 1, got -1", "1"),
    (SWITCH[:-1] + ', graph = "0-1"}', "graph", 'a switch has no key "graph"', "rails"),
    (SWITCH[:-1] + ", shared = true, rails = 2}", "rails", "links of their own", "leave out"),
    (SWITCH[:-1] + ", shared = 1}", "shared", "shared: expected true or false, got 1", "true"),
    (SWITCH[:-1] + ', link = "nvlnk"}', "link", 'link: unknown "nvlnk"', '"nvlink"'),
    ("7", "7", "expected a dictionary, got 7", "{key = value}"),
    ("", "levels", "expected at least one level", "add levels"),
    (GRAPH.format(4, "0-1 2-3"), "graph = ", "device 2 is not connected", "such as 2-0"),
    (GRAPH.format(3, "0>1 1>2"), "graph = ", "device 1 is not connected", "such as 1-0"),
    (GRAPH.format(3, "0-1 1-3"), "graph = ", "no device 3, there are 3", "0 to 2"),
    (GRAPH.format(3, "0-1 1to2"), "graph = ", 'expected a link, got "1to2"', "0-1:2"),
    (GRAPH.format(3, "0-0"), "graph = ", 'expected a link, got "0-0"', "0-1:2"),
    (GRAPH.format(3, "0-1:0"), "graph = ", 'expected a link, got "0-1:0"', "0-1:2"),
    (GRAPH.format(1, "0-1"), "count", "count of a graph must be at least 2", "leave the level"),
    (GRAPH.format(257, "0-1"), "count", "at most 256, got 257", "rings, tori"),
    (GRAPH.format(2, "0-2") + ", " + SWITCH.replace('"a"', '"b"'), "graph = ",
     "device 4 is not connected", "such as 4-0"),
    (GRAPH.format(2, "0-2") + ", " + GRAPH.replace('"a"', '"b"').format(2, "0-3"),
     'graph = "0-3"', "no device 3, there are 2", "0 to 1"),
    (TORUS.format("shape = [4, 0]"), "shape", "a size must be at least 1, got 0", "[4, 4, 4]"),
    (TORUS.format('shape = "4x4"'), "shape", 'expected a list of integers, got "4x4"', "a list"),
    (TORUS.format('shape = [4, "4"]'), "shape", "expected one to four integers", "[4, 4, 4]"),
    (TORUS.format("count = 4"), "count", 'a torus has no key "count"', "shape"),
    (TORUS.format("shape = [4, 4], wrap = [true]"), "wrap", "for each of 2 dims", "[true, false]"),
]  # fmt: skip


@pytest.mark.parametrize(("levels", "at", "said", "help"), BAD_LEVELS, ids=str)
def test_a_mistake_in_a_level_is_located(levels: str, at: str, said: str, help: str):
    expect_fault(cluster_text(levels), at, said, help)


def expect_fault(text: str, at: str, said: str, help: str) -> None:
    """The text is refused at the first place after `levels` (or at all) that starts with `at`."""
    text = text.replace(", ", ",\n  ")
    at = at.replace(", ", ",\n  ")
    with pytest.raises(ProgramError) as bad:
        read_cluster(text, "own.mlir", "own")
    (found,) = bad.value.diagnostics
    assert said in found.message
    assert help in found.help
    assert bad.value.code == 1
    lines = text.splitlines()[found.place.line - 1 :]
    assert found.place.source == lines[0]
    assert "\n".join(lines)[found.place.column - 1 :].startswith(at)


@pytest.mark.parametrize(
    ("chip", "at", "said", "help"),
    [
        ('chip = "h10"', "chip", 'unknown chip "h10"', "h100"),
        ("chip = 3", "chip", "expected a string, got 3", "a string"),
        ("", "plan.cluster", 'missing key "chip"', "add chip"),
        ("chips = []", "chips", "the list is empty", "count = 8"),
        ('chips = [{chip = "h100", count = 3}]', "chips", "3 devices are listed", "add up to 4"),
        ('chips = [{chip = "h100", count = 0}]', "count", "at least 1, got 0", "1"),
        ('chips = [{chip = "h1", count = 4}]', "chip = ", 'unknown chip "h1"', "h100"),
        ('chips = [{chip = "h100", number = 4}]', "number", 'unknown key "number"', "count"),
        ('chip = "h100", chips = [{chip = "h100", count = 4}]', "chips", "both", "leave out"),
        (OWN_CHIP.replace("8GB", "8GB/s"), "memory = ", "which is bytes per second", "80GB"),
        (OWN_CHIP.replace('name = "mine", ', ""), "chip", 'missing key "name"', "add name"),
        (OWN_CHIP.replace("f32 =", "f33 ="), "f33", 'unknown key "f33"', '"f32"'),
        (OWN_CHIP.replace("f32 =", "f64 ="), "flops", 'missing key "f32"', "peak in f32"),
        (OWN_CHIP.replace("1TFLOP/s", "1TB/s"), "f32", "which is bytes per second", "312TFLOP/s"),
        ('chip = "h100", host = "power"', "host", 'unknown "power"', "intel, amd"),
        ('chip = "h100", channels = 0', "channels", "at least 1, got 0", "1"),
        (
            OWN_CHIP.replace("flops", 'family = "amper", flops'),
            "family",
            'unknown "amper"',
            "ampere",
        ),
        ('chip = "h100", source = "me"', "source", "expected a list of strings", "a list"),
        ('chip = "h100", source = [4]', "4", "expected a string, got 4", "quotes"),
        ('chip = "h100", level = []', "level =", 'unknown key "level"', '"levels"'),
    ],
)
def test_a_mistake_in_the_rest_is_located(chip: str, at: str, said: str, help: str):
    expect_fault(cluster_text(SWITCH, chip or "source = []"), at, said, help)


def test_sizes_that_do_not_fit_a_text_are_the_callers():
    with pytest.raises(BadCluster):
        read_cluster(FILES["clusters/dgx-a100"], "own.mlir", "own", (1, 2, 3))


# --- the first devices of a cluster


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("dgx-h100:4", (1, 2, 3, 4, 5, 6, 7, 8, 16, 24, 32)),
        ("tpu-v4:2x4x4", (1, 2, 3, 4, 8, 12, 16, 32)),
        ("ndv2-pair", (8, 16)),
    ],
)
def test_parts_are_whole_units(text: str, sizes: tuple[int, ...]):
    whole = find_cluster(text)
    assert whole.parts == sizes
    for size in sizes:
        part = find_cluster(f"{text}/{size}")
        assert part.devices == size == sum(count for _, count in part.chips)
        assert part.name == f"{text}/{size}"
        assert len(part.levels) <= len(whole.levels)
    assert find_cluster(f"{text}/{sizes[-1]}").levels == whole.levels


def test_part_of_a_ring_is_a_line():
    topologies = [level.topology for level in find_cluster("tpu-v5e/64").levels]
    assert topologies[-2:] == ["line", "ring"]
    assert find_cluster("dgx-h100:4/16").levels == find_cluster("dgx-h100:2").levels


@pytest.mark.parametrize("count, near", [(9, 8), (12, 8), (33, 32), (0, 1)])
def test_a_part_that_is_none_is_refused(count: int, near: int):
    with pytest.raises(ProgramError, match=f"cannot take {count} of the 32 devices") as found:
        find_cluster(f"dgx-h100:4/{count}")
    assert found.value.code == 2 and str(near) in found.value.diagnostics[0].help


def test_groups_of_neighbours_that_have_no_parts_of_two_units():
    boxes = find_cluster("dgx-a100:3")
    assert [k for k in range(1, 25) if boxes.keeps_units(k)] == [1, 2, 4, 8, 16, 24]
    grid = find_cluster("tpu-v3-4096")  # 128 x 32
    assert grid.keeps_units(16) and grid.keeps_units(64) and not grid.keeps_units(48)
