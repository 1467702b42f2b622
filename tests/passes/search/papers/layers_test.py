"""AccPar and HyPar give their published elements, from tables in files; brute force on chains."""

import io
import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels import layer_types, typed_chain
from shardwright.passes.search.kernels.layer_types import BETWEEN, level, shapes_of
from shardwright.passes.search.planning.typed_tables import typed_table
from shardwright.passes.search.problem.layer_files import load_layers
from shardwright.passes.search.problem.layer_tables import Layer, LayerTable
from shardwright.tools import cli

DATA = Path(__file__).parents[3] / "data" / "planners" / "accpar.json"
ACCPAR: dict[str, Any] = json.loads(DATA.read_text())["accpar"]
NETS: dict[str, Any] = ACCPAR["nets"]
METHODS = {"hypar": "2types", "accpar": "3types"}
RESIDUAL = {"resnet18": "basic", "resnet34": "basic", "resnet50": "bottleneck"}


def written(path: Path, name: str, **fields: object) -> Path:
    table: dict[str, object] = {
        "batch": ACCPAR["batch"], "levels": ACCPAR["levels"], "layers": NETS[name]["layers"],
        **({"residual": RESIDUAL[name]} if name in RESIDUAL else {}), **fields,
    }  # fmt: skip
    file = path / f"{name}.json"
    file.write_text(json.dumps(table))
    return file


def right(path: Path, name: str, method: str) -> bool:
    found = typed_table(written(path, name), method)
    types = NETS[name][f"level0_plan_{METHODS[method]}"].split()
    return [*found.costs] == NETS[name][METHODS[method]] and [*found.types[0]] == types


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", NETS)
def test_published_elements_of_all_levels(name: str, method: str, tmp_path: Path):
    assert right(tmp_path, name, method)


@pytest.mark.parametrize("how", ["transition", "first minimum", "own", "shortcut"])
def test_planted_mistakes_are_caught(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    if how == "transition":
        wrong = ((0.0, 0.5, 0.5), (0.5, 0.0, 0.5), (0.5, 0.5, 0.0))
        monkeypatch.setattr(layer_types, "BETWEEN", wrong)
    if how == "first minimum":  # HyPar's types for AccPar

        def last(own: Any, between: Any, skips: Any) -> Any:
            return typed_chain.typed_chain([row[:2] for row in own], between, skips)

        monkeypatch.setattr(layer_types, "typed_chain", last)
    if how == "own":
        shape = layer_types.Shape
        monkeypatch.setattr(shape, "own", lambda one: (one.ins * one.outs, *[one.taken] * 2))
    if how == "shortcut":  # type I is charged as well

        def skipped(back: Any, between: Any, skips: Any, layer: int, p: int, t: int) -> float:
            distance, found = skips.get(layer, 0), p
            for number in range(layer - 1, layer - distance, -1):
                found = back[number][found]
            return between(layer, found, t) if distance else 0.0

        monkeypatch.setattr(typed_chain, "_skipped", skipped)
    name = "resnet18" if how == "shortcut" else "alexnet"
    assert not right(tmp_path, name, "accpar")


def random_table(seed: int, layers: int) -> LayerTable:
    draw = np.random.default_rng(seed)
    widths = 2 ** draw.integers(3, 10, layers + 1)
    maps = 2 ** draw.integers(0, 5, (layers, 2))
    every = [
        Layer(str(k), float(widths[k]), float(widths[k + 1]), 3.0, *map(float, maps[k]))
        for k in range(layers)
    ]
    return LayerTable(tuple(every), float(2 ** draw.integers(3, 10)), 3)


def brute_force(table: LayerTable, types: int) -> float:
    shapes = shapes_of(table)
    least = np.inf
    for some in product(range(types), repeat=len(shapes)):
        cost = sum(shape.own()[t] for shape, t in zip(shapes, some, strict=True))
        for layer in range(1, len(shapes)):
            cost += shapes[layer].taken * BETWEEN[some[layer - 1]][some[layer]]
        least = min(least, cost)
    return least


def test_a_level_of_a_chain_is_the_best_of_all():
    for seed in range(12):
        table = random_table(seed, 2 + seed % 6)
        both = [level(shapes_of(table), types).cost for types in (2, 3)]
        assert both == [brute_force(table, types) for types in (2, 3)]
        assert both[1] <= both[0]


def exact_level(table: LayerTable) -> float:
    """The least of the same objective, three types: a programme over the types of three layers."""
    shapes = shapes_of(table)
    best: dict[tuple[int, ...], float] = {(0, 0, t): cost for t, cost in enumerate(shapes[0].own())}
    for layer in range(1, len(shapes)):
        found: dict[tuple[int, ...], float] = {}
        back = table.skips.get(layer, 0)
        for before, cost in best.items():
            for t in range(3):
                total = cost + shapes[layer].own()[t]
                total += shapes[layer].taken * BETWEEN[before[-1]][t]
                if back and before[-1]:
                    total += shapes[layer].taken * BETWEEN[before[-back]][t]
                key = (*before[1:], t)
                found[key] = min(found.get(key, np.inf), total)
        best = found
    return min(best.values())


def gap_of(table: LayerTable) -> float:
    return level(shapes_of(table), 3, table.skips).cost / exact_level(table) - 1


@pytest.mark.parametrize("name", NETS)
def test_the_first_level_of_the_five_networks_is_exact(name: str, tmp_path: Path):
    assert gap_of(load_layers(written(tmp_path, name))) == 0


def test_other_residual_networks_have_a_gap():
    every = [random_table(seed, 8) for seed in range(60)]
    gaps = [gap_of(replace(one, skips=dict.fromkeys(range(3, 8, 2), 2))) for one in every]
    assert min(gaps) >= 0 and max(gaps) > 0
    assert all(gap_of(one) == 0 for one in every)


def test_other_tables_and_batches(tmp_path: Path):
    """Objects for lists, another batch, devices for levels; skips for a residual."""
    rows = [dict(zip(ACCPAR["layer_columns"], row, strict=True)) for row in NETS["vgg11"]["layers"]]
    names = {"in_map_side": "in_map", "out_map_side": "out_map"}
    layers = [{names.get(key, key): value for key, value in row.items()} for row in rows]
    one = load_layers(written(tmp_path, "vgg11", layers=layers))
    assert one == load_layers(written(tmp_path, "vgg11"))
    file = written(tmp_path, "vgg11", batch=64)
    assert load_layers(file).batch == 64
    skips = [{"layer": k, "back": 2} for k in range(3, 18, 2)]
    named = load_layers(written(tmp_path, "resnet18"))
    file = tmp_path / "skips.json"
    table = {"batch": 512, "devices": 128, "layers": NETS["resnet18"]["layers"], "skips": skips}
    file.write_text(json.dumps(table))
    assert load_layers(file) == named


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"batch": None}, "field 'batch' is null, expected a finite number"),
        ({"levels": 0}, "field 'levels' is 0, expected at least 1"),
        ({"devices": 8}, "the file has levels and devices, which contradict each other"),
        ({"layers": []}, "field 'layers' is empty"),
        ({"layers": [["a", 1]]}, "layers[0] has 2 entries, expected name, in_channels"),
        (
            {"layers": [{"name": "a", "out_channels": 4}]},
            "field 'layers[0].in_channels' is missing",
        ),
        ({"layers": [{"in_channels": 3, "out_channels": 4, "kernel": 3}]}, "contradict each other"),
        ({"layers": [{"in_chanels": 3}]}, "field 'in_chanels' of layers[0] is not known"),
        ({"residual": "wide"}, "field 'residual' is 'wide', expected basic or bottleneck"),
        ({"residual": "basic", "skips": []}, "residual and skips, which contradict"),
        ({"skips": [{"layer": 1, "back": 4}]}, "leads 4 layers back from layer 1"),
        ({"speed": 1}, "field 'speed' is not known"),
    ],
)
def test_wrong_tables_are_said(change: dict[str, object], said: str, tmp_path: Path):
    file = written(tmp_path, "alexnet", **change)
    out, err = io.StringIO(), io.StringIO()
    words = ["plan", "--instance", str(file), "--format", "layers", "--method", "accpar"]
    code = cli.main(words, io.StringIO(), out, err)
    assert code == 1 and said in err.getvalue() and str(file) in err.getvalue()
    assert out.getvalue() == ""


def test_the_verb_says_levels_and_types(tmp_path: Path):
    out = io.StringIO()
    file = str(written(tmp_path, "alexnet"))
    words = ["plan", "--instance", file, "--format", "layers", "--method", "hypar", "--json"]
    assert cli.main(words, io.StringIO(), out, io.StringIO()) == 0
    found = json.loads(out.getvalue())
    assert found["levels"] == NETS["alexnet"]["2types"] and found["devices"] == 128
    assert found["assignment"][0] == NETS["alexnet"]["level0_plan_2types"].split()
