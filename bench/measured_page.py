"""Writes docs/accuracy.md and its picture from fits to measured rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from measured_carried import Carried
from measured_write import shown

from shardwright.testing.machines.measured_fit import CONSTANTS, Study, ranks_agree

NAMES = {"a100-80gb": "A100", "h100": "H100"}
LEGEND = {
    "A100": "A100, PyTorch FSDP", "H100": "H100, PyTorch FSDP", "Megatron-LM": "A100, Megatron-LM",
}  # fmt: skip
COLORS = {"A100": "#3f7fbf", "H100": "#bf5f1f", "Megatron-LM": "#3f8f4f"}

HEAD = """# How far predictions are from measured runs

Written by `python bench/measured.py`; `tests/data/measured/SOURCE.md` says where the measurements are from.
Every row's program is built by `shardwright model`, partitioned, and simulated on the row's cluster as
`shardwright cost` does it. Up to seven constants per chip and software stack are fitted, those of the table
below; nothing is looked up, and no row has a constant of its own. Errors are those of MFU, as parts of
the measured value.

![Predicted and measured MFU](accuracy.svg)

Every mark is a row that was left out of the fit that predicts it. Dashed: 5% off.
"""  # noqa: E501

NOTES = """
## What the constants are

`product`: part of the peak while a multiprocessor multiplies. `fill`: time of a tile in which it does not.
`stream`: part of the memory bandwidth. `launch`: from one kernel to the next. `links`: part of the links'
bandwidth. `attention`: part of the peak of one kernel for attention, of the products that it does: half of
the square, as every mask here is causal. `interference`: part of its time that a
collective takes from kernels beside it. They stand in `spec/chips`, those of Megatron-LM in `spec/stacks`;
`shardwright cost` uses them. A prior with the spreads of `testing/machines/measured_fit.py` decides only what rows do not.

Megatron-LM of 2021 has no kernel for attention, and nothing computes beside its collectives: that is in
`spec/stacks/megatron.mlir` (`attention_depth = 0`, `overlap = "none"`), which leaves five constants.

## From one chip to the other

Five of the seven constants are taken as they are. `product` and `attention` are parts of the peak, and what keeps
a kernel from its peak need not have grown with it. *Data sheets*: beyond the time of the peak, a tile takes the
time in which shared memory feeds the tensor cores. That memory gives 128 bytes per clock to a multiprocessor of either
chip, whose tensor cores do 2048 operations on 16-bit numbers per clock on an A100 and 4096 on an H100
(NVIDIA's architecture papers): what is lost beside the peak's time doubles. *Published rates*: both are scaled by what each chip is known to reach, dense products 271 of 312 and 794
of 989.5 TFLOP/s (S. Bekman, "Machine Learning Engineering"), attention 230 and 335 TFLOP/s (T. Dao,
"FlashAttention-2", 2023); second hand, not looked up again. No row of the chip at hand is used in any of them.

## What is assumed

- A100 machines have eight GPUs on NVSwitch and 1600 Gbit/s for all, as the source says. It names no
  network for H100: 400 Gbit/s for each GPU, as in a DGX H100.
- Megatron-LM's micro-batch (1, 2, 4 or 8) and chunks per device (1 or 2) are not in its table: the
  fastest is taken. Nor is its dropout: a tenth, as its scripts have it, with masks in memory; gradients and
  activations are in 16 bits. Neighbour stages send a part from each device (its section 4.1).
- Programs are those that JAX would run: of MPT, gradients are summed in f32, and pointwise chains are fused as a
  compiler does. What another stack does op by op is in its `stream`. That shows where the loss is a large
  part, in the smallest models, which are predicted too fast.

## On one card, with software of today

Whole steps of emitted scripts on one H100, predicted from single kernels that `calibrate` timed there: 11.5% mean error of thirteen steps, none of them used in a
fit; 17.8% with the constants above, which are of PyTorch FSDP. [one_gpu.md](one_gpu.md) has every row.

## Beside published models

| model | what it predicts | its authors' own error |
|---|---|---|
| best known analytical model | four Megatron models, end to end | 3.65% on average, 8.9% at worst |
"""  # noqa: E501


def page(chips: Mapping[str, Study], others: Mapping[str, list[Carried]], piped: Study) -> str:
    """The text; `others`: per chip its errors with constants that were carried from the other."""
    parts = [HEAD, _summary(chips, others, piped), _constants(chips, piped), _carried(others)]
    parts.append(_megatron(piped))
    parts += [_folds(NAMES[chip], one) for chip, one in chips.items()]
    return "\n".join([*parts, _rows(chips), NOTES])


def _summary(chips: Mapping[str, Study], others: Mapping[str, list[Carried]], piped: Study) -> str:
    rows: list[tuple[str, ...]] = []
    predicted: list[float] = []
    measured: list[float] = []
    studies = {f"{NAMES[chip]}, PyTorch FSDP": (chip, one) for chip, one in chips.items()}
    for name, (chip, one) in [*studies.items(), ("A100, Megatron-LM", ("", piped))]:
        ours = [run.mfu(one.kernels) for run in one.rows]
        theirs = [run.row.mfu(run.row.seconds) for run in one.rows]
        predicted, measured = predicted + ours, measured + theirs
        other = others[chip][0].errors if chip else []
        rows.append(
            (
                f"{name}, {len(ours)} rows", _mean(run.error(one.kernels) for run in one.rows),
                _both(one.left_out), _mean(one.copied), _both(other),
                f"{ranks_agree(ours, theirs):.3f}",
            )
        )  # fmt: skip
    rows.append(("all", "", "", "", "", f"{ranks_agree(predicted, measured):.3f}"))
    head = (
        "rows", "fitted to all", "left out: mean, worst", "copying the nearest row",
        "from the other chip: mean, worst", "rank correlation",
    )  # fmt: skip
    return _table(head, rows)


def _constants(chips: Mapping[str, Study], piped: Study) -> str:
    columns = {NAMES[chip]: one.kernels for chip, one in chips.items()}
    columns["A100, Megatron-LM"] = piped.kernels
    rows = [
        (f"`{one.name}`", *(_constant(one.name, column) for column in columns.values()))
        for one in CONSTANTS
    ]
    return "\n" + _table(("constant", *columns), rows)


def _constant(name: str, kernels: Mapping[str, float]) -> str:
    return shown(name, kernels[name]) if name in kernels else ""


def _carried(others: Mapping[str, list[Carried]]) -> str:
    columns = list(others.values())
    rows = [
        (ways[0].name, *(_both(way.errors) for way in ways)) for ways in zip(*columns, strict=True)
    ]
    head = ("`product` and `attention`", *(f"errors on {NAMES[chip]}" for chip in others))
    return "\n## No row of the chip used: mean, worst\n\n" + _table(head, rows)


def _folds(name: str, one: Study) -> str:
    rows = [
        (
            ", ".join(dict.fromkeys(f"{row.model} {row.seq}" for row in fold.rows)),
            str(len(fold.rows)), _mean(fold.errors), _worst(fold.errors), _mean(fold.copied),
        )
        for fold in one.folds
    ]  # fmt: skip
    head = ("left out (model, tokens)", "rows", "mean", "worst", "copying the nearest")
    return f"\n## {name}: groups left out\n\n" + _table(head, rows)


def _megatron(piped: Study) -> str:
    rows: list[tuple[str, ...]] = []
    for run, fold in zip(piped.rows, piped.folds, strict=True):
        row = run.row
        rate = row.flops / row.gpus / 1e12
        seconds = run.seconds(piped.kernels)
        words = run.words[run.best]
        micro = words[words.index("--microbatch") + 1]
        schedule = words[words.index("--schedule") + 1] if "--schedule" in words else "none"
        rows.append(
            (
                row.model, str(row.gpus), f"{rate / row.seconds:.0f}", f"{rate / seconds:.1f}",
                micro, schedule, _signed(fold.errors[0]),
            )
        )  # fmt: skip
    head = (
        "parameters", "GPUs", "TFLOP/s a GPU", "fitted to all", "micro-batch", "schedule",
        "error left out",
    )  # fmt: skip
    return "\n## Megatron-LM: each row left out in turn\n\n" + _table(head, rows)


def _rows(chips: Mapping[str, Study]) -> str:
    rows: list[tuple[str, ...]] = []
    for chip, one in chips.items():
        by_row = {
            id(row): error
            for fold in one.folds
            for row, error in zip(fold.rows, fold.errors, strict=True)
        }
        for run in one.rows:
            row, error = run.row, by_row[id(run.row)]
            mfu = row.mfu(row.seconds)
            rows.append(
                (NAMES[chip], row.name, f"{100 * mfu:.1f}%", f"{100 * mfu * (1 + error):.1f}%",
                 _signed(error))
            )  # fmt: skip
    head = ("chip", "run", "MFU measured", "predicted, left out", "error")
    return "\n## Every row\n\n" + _table(head, rows)


def _mean(errors: Iterable[float]) -> str:
    found = [abs(error) for error in errors]
    return f"{100 * sum(found) / len(found):.2f}%" if found else ""


def _both(errors: Sequence[float]) -> str:
    return f"{_mean(errors)}, {_worst(errors)}" if errors else ""


def _worst(errors: Iterable[float]) -> str:
    return f"{100 * max(abs(error) for error in errors):.1f}%"


def _signed(error: float) -> str:
    return f"{100 * error:+.1f}%"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(cells) + " |" for cells in (head, *rows)]
    return "\n".join([lines[0], "|" + "---|" * len(head), *lines[1:]]) + "\n"


# --- the picture

SIDE, EDGE = 420, 46
LOW, HIGH = 0.2, 0.7


def picture(chips: Mapping[str, Study], piped: Study) -> str:
    """MFU predicted of rows left out over MFU measured; of Megatron-LM the part of the peak."""
    points: list[tuple[float, float, str, str]] = []
    for chip, one in chips.items():
        points += _points(one, NAMES[chip])
    points += _points(piped, "Megatron-LM")
    size = SIDE + 2 * EDGE
    text = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}"'
        f' height="{size}" font-family="sans-serif" font-size="12">',
        f'<rect width="{size}" height="{size}" fill="white"/>',
    ]
    for tenth in range(2, 8):
        at = tenth / 10
        text.append(_line(at, LOW, at, HIGH, "#dddddd") + _line(LOW, at, HIGH, at, "#dddddd"))
        text.append(f'<text x="{_x(at) - 10:.0f}" y="{_y(LOW) + 16:.0f}">{10 * tenth}%</text>')
        text.append(f'<text x="{EDGE - 34}" y="{_y(at) + 4:.0f}">{10 * tenth}%</text>')
    text.append(_line(LOW, LOW, HIGH, HIGH, "#555555"))
    for part in (0.95, 1.05):
        end = min(HIGH, HIGH / part)
        start = max(LOW, LOW / part)
        dash = ' stroke-dasharray="4 4"'
        text.append(_line(start, start * part, end, end * part, "#888888", dash))
    for measured, predicted, name, title in points:
        text.append(_mark(_x(measured), _y(predicted), name, title))
    shown = {name for _, _, name, _ in points}
    for k, name in enumerate(name for name in COLORS if name in shown):
        text.append(_mark(EDGE + 20, EDGE + 20 + 20 * k, name, name))
        text.append(f'<text x="{EDGE + 32}" y="{EDGE + 24 + 20 * k}">{LEGEND[name]}</text>')
    text.append(f'<text x="{size / 2 - 40:.0f}" y="{size - 8}">measured MFU</text>')
    text.append(f'<text x="{EDGE - 34}" y="{EDGE - 14}">predicted MFU</text>')
    return "\n".join([*text, "</svg>"]) + "\n"


def _points(one: Study, name: str) -> list[tuple[float, float, str, str]]:
    found: list[tuple[float, float, str, str]] = []
    for fold in one.folds:
        for row, error in zip(fold.rows, fold.errors, strict=True):
            mfu = row.mfu(row.seconds)
            found.append((mfu, mfu * (1 + error), name, f"{name}: {row.name} ({_signed(error)})"))
    return found


def _x(value: float) -> float:
    return EDGE + SIDE * (value - LOW) / (HIGH - LOW)


def _y(value: float) -> float:
    return EDGE + SIDE * (HIGH - value) / (HIGH - LOW)


def _line(x1: float, y1: float, x2: float, y2: float, color: str, more: str = "") -> str:
    return (
        f'<line x1="{_x(x1):.1f}" y1="{_y(y1):.1f}" x2="{_x(x2):.1f}" y2="{_y(y2):.1f}"'
        f' stroke="{color}"{more}/>'
    )


def _mark(x: float, y: float, name: str, title: str) -> str:
    color = f'fill="{COLORS[name]}" fill-opacity="0.75"'
    told = f"<title>{title}</title>"
    if name == "H100":
        return f'<path d="M{x:.1f} {y - 5:.1f}l5 9h-10z" {color}>{told}</path>'
    if name == "A100":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" {color}>{told}</circle>'
    return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" {color}>{told}</rect>'
