"""Reads tables of layers (`--format layers`); docs/instances.md has the fields."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple, cast

from shardwright.passes.search.problem.json_fields import Fields, read_json
from shardwright.passes.search.problem.layer_tables import Layer, LayerTable

COLUMNS = ("name", "in_channels", "out_channels", "kernel", "in_map", "out_map")
MOST_LEVELS = 30


class Residual(NamedTuple):
    """Layers `first`, `first` + `every`, ..., from 0, also take what the one `back` made."""

    first: int
    every: int
    back: int


RESIDUAL = {"basic": Residual(3, 2, 2), "bottleneck": Residual(4, 3, 3)}


def load_layers(path: Path) -> LayerTable:
    """The table that a file holds. Raises ProgramError for all that is wrong."""
    fields = read_json(path)
    fields.expect("name", "batch", "levels", "devices", "layers", "residual", "skips")
    rows = [_layer(fields, number, one) for number, one in enumerate(fields.rows("layers"))]
    if not rows:
        raise fields.wrong("field 'layers' is empty, expected at least one layer")
    batch = fields.number("batch", least=1)
    return LayerTable(tuple(rows), batch, _levels(fields), _skips(fields, len(rows)))


def _layer(fields: Fields, number: int, one: object) -> Layer:
    """An object, or a list in the order of `COLUMNS`."""
    path = f"layers[{number}]"
    if isinstance(one, list):
        cells = cast(list[Any], one)
        if len(cells) != len(COLUMNS):
            columns = ", ".join(COLUMNS)
            raise fields.wrong(f"{path} has {len(cells)} entries, expected {columns}")
        one = dict(zip(COLUMNS, cells, strict=True))
    if not isinstance(one, dict):
        raise fields.kind(path, one, "an object, or a list")
    row = Fields(fields.file, path, cast(dict[str, Any], one))
    row.expect(*COLUMNS)
    found = Layer(
        row.text("name", f"layer{number}"), row.number("in_channels", least=1),
        row.number("out_channels", least=1), row.number("kernel", 1, least=1),
        row.number("in_map", 1, least=1), row.number("out_map", 1, least=1),
    )  # fmt: skip
    if found.kernel > 1 and found.in_map == found.out_map == 1:
        message = (
            f"{path} has a kernel of {found.kernel:g} and maps of 1, which contradict each other"
        )
        raise row.wrong(message, "fully connected layers have a kernel of 1; else give the maps")
    return found


def _levels(fields: Fields) -> int:
    key = fields.expect_one("levels", "devices")
    found = fields.whole(key, least=1)
    if key == "devices":
        if found & (found - 1) or found < 2:
            message = f"field 'devices' is {found}, expected a power of two of at least 2"
            raise fields.wrong(message, "each level cuts in two halves")
        found = found.bit_length() - 1
    if found > MOST_LEVELS:
        raise fields.wrong(f"field '{key}' asks for {found} levels, expected at most {MOST_LEVELS}")
    return found


def _skips(fields: Fields, layers: int) -> dict[int, int]:
    if "residual" not in fields.values and "skips" not in fields.values:
        return {}
    if fields.expect_one("residual", "skips") == "residual":
        word = fields.text("residual")
        if word not in RESIDUAL:
            known = " or ".join(RESIDUAL)
            raise fields.wrong(f"field 'residual' is '{word}', expected {known}")
        first, every, back = RESIDUAL[word]
        return dict.fromkeys(range(first, layers, every), back)
    found: dict[int, int] = {}
    for one in fields.objects("skips"):
        one.expect("layer", "back")
        layer, back = one.whole("layer"), one.whole("back", least=2)
        if layer >= layers or back > layer:
            message = f"{one.path} leads {back} layers back from layer {layer} of {layers}"
            raise one.wrong(message, "layers count from 0")
        if layer in found:
            raise one.wrong(f"{one.path} is a second skip to layer {layer}", "give one each")
        found[layer] = back
    return found
