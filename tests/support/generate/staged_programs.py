"""Pipelined train steps as text: `plan.stage` on calls in a loop over micro-batches.

Stages are two products with a tanh between them; staged_alone.py writes down what a device runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Staged:
    """Sizes of a program. `widths`: of what enters each stage and of what leaves the last;
    `inner`: per stage; `keeps`: per stage whether tanh's result is kept, else its operand.
    `is_tied`: the first and the last stage hold one weight. `casts`: gradients of what enters a
    stage take its weight in bf16, which the way there makes.
    """

    devices: int
    chunks: int
    schedule: str
    microbatches: int
    rows: int
    widths: tuple[int, ...]
    inner: tuple[int, ...]
    keeps: tuple[bool, ...]
    is_tied: bool
    casts: bool

    @property
    def stages(self) -> int:
        return self.devices * self.chunks


def staged(seed: int) -> Staged:
    """A random one; every seventh has large micro-batches."""
    random = Random(seed)
    devices, chunks = random.choice([(2, 1), (3, 1), (4, 1), (5, 1), (2, 2), (3, 2), (2, 3)])
    schedule = f"interleaved:{chunks}" if chunks > 1 else random.choice(["gpipe", "1f1b"])
    stages = devices * chunks
    turns = devices * random.randint(1, 3) if chunks > 1 else random.randint(1, 7)
    sizes = [8 * random.randint(1, 9) for _ in range(stages + 1)]
    is_tied = random.random() < 0.4
    inner = [8 * random.randint(1, 9) for _ in range(stages)]
    if is_tied:
        sizes[-2], inner[-1] = sizes[0], inner[0]
    keeps = tuple(random.random() < 0.5 for _ in range(stages))
    casts = random.random() < 0.5
    rows = 64 if seed % 7 == 0 else 8 * random.randint(1, 4)
    turns = max(2, turns)
    widths = tuple(sizes)
    return Staged(
        devices, chunks, schedule, turns, rows, widths, tuple(inner), keeps, is_tied, casts
    )


# --- text


def _t(*sizes: int) -> str:
    return f"tensor<{'x'.join(map(str, sizes))}xf32>"


@dataclass(frozen=True)
class _Types:
    """Of a stage: what enters and leaves, the value between, both weights."""

    x: str
    h: str
    y: str
    w: str
    u: str
    c: str


def types_of(one: Staged, stage: int) -> _Types:
    rows, a, h = one.rows, one.widths[stage], one.inner[stage]
    b = one.widths[stage + 1]
    return _Types(
        _t(rows, a), _t(rows, h), _t(rows, b), _t(a, h), _t(h, b), _t(a, h).replace("f32", "bf16")
    )


def _dot(a: str, b: str, dims: str, types: tuple[str, str, str]) -> str:
    left, right, made = types
    return (
        f"stablehlo.dot_general {a}, {b}, contracting_dims = {dims} : ({left}, {right}) -> {made}"
    )


def functions(one: Staged, stages: Sequence[int]) -> Iterator[str]:
    """The functions that stages call. The last one's gradient starts from what leaves it."""
    for stage in stages:
        yield from _there_text(one, stage)
        yield from _back_text(one, stage)
        t = types_of(one, stage)
        for name, word in (("sum", "add"), ("step", "subtract")):
            ins = f"%a: {t.w}, %b: {t.u}, %c: {t.w}, %d: {t.u}"
            yield f"func.func private @{name}{stage}({ins}) -> ({t.w}, {t.u}) {{"
            yield f"  %0 = stablehlo.{word} %a, %c : {t.w}"
            yield f"  %1 = stablehlo.{word} %b, %d : {t.u}"
            yield f"  return %0, %1 : {t.w}, {t.u}\n}}"
    if one.is_tied:
        w = types_of(one, 0).w
        yield f"func.func private @both(%a: {w}, %b: {w}) -> {w} {{"
        yield f"  %0 = stablehlo.add %a, %b : {w}\n  return %0 : {w}\n}}"


def _there_text(one: Staged, stage: int) -> Iterator[str]:
    t = types_of(one, stage)
    outs, names = [t.y, t.h], ["%y", "%t" if one.keeps[stage] else "%h"]
    if one.casts and stage:
        outs, names = [*outs, t.c], [*names, "%c"]
    ins = f"%w: {t.w}, %u: {t.u}, %x: {t.x}"
    yield f"func.func private @there{stage}({ins}) -> ({', '.join(outs)}) {{"
    yield f"  %c = stablehlo.convert %w : ({t.w}) -> {t.c}"
    yield f"  %h = {_dot('%x', '%w', '[1] x [0]', (t.x, t.w, t.h))}"
    yield f"  %t = stablehlo.tanh %h : {t.h}"
    yield f"  %y = {_dot('%t', '%u', '[1] x [0]', (t.h, t.u, t.y))}"
    yield f"  return {', '.join(names)} : {', '.join(outs)}\n}}"


def _back_text(one: Staged, stage: int) -> Iterator[str]:
    t = types_of(one, stage)
    outs, names = [t.w, t.u], ["%gw", "%gu"]
    if stage:
        outs, names = [*outs, t.x], [*names, "%dx"]
    ins = f"%w: {t.w}, %u: {t.u}, %x: {t.x}, %k: {t.h}, %dy: {t.y}"
    ins += f", %c: {t.c}" if one.casts and stage else ""
    yield f"func.func private @back{stage}({ins}) -> ({', '.join(outs)}) {{"
    made = "%k" if one.keeps[stage] else "%t"
    if not one.keeps[stage]:
        yield f"  %t = stablehlo.tanh %k : {t.h}"
    yield f"  %dt = {_dot('%dy', '%u', '[1] x [1]', (t.y, t.u, t.h))}"
    yield f"  %gu = {_dot(made, '%dy', '[0] x [0]', (t.h, t.y, t.u))}"
    yield f"  %s = stablehlo.multiply {made}, {made} : {t.h}"
    yield f"  %dh = stablehlo.multiply %dt, %s : {t.h}"
    yield f"  %gw = {_dot('%x', '%dh', '[0] x [0]', (t.x, t.h, t.w))}"
    if stage and one.casts:
        short = t.h.replace("f32", "bf16")
        yield f"  %db = stablehlo.convert %dh : ({t.h}) -> {short}"
        yield f"  %dx = {_dot('%db', '%c', '[1] x [1]', (short, t.c, t.x))}"
    elif stage:
        yield f"  %dx = {_dot('%dh', '%w', '[1] x [1]', (t.h, t.w, t.x))}"
    yield f"  return {', '.join(names)} : {', '.join(outs)}\n}}"


def call(name: str, results: str, ins: Sequence[str], types: str, notes: str = "") -> str:
    return f"{results} = func.call @{name}({', '.join(ins)}){notes} : {types}"


def call_types(one: Staged, stage: int) -> dict[str, str]:
    """Types of a stage's calls."""
    t = types_of(one, stage)
    outs = [t.w, t.u] + ([t.x] if stage else [])
    four = f"({t.w}, {t.u}, {t.w}, {t.u}) -> ({t.w}, {t.u})"
    cast = f", {t.c}" if one.casts and stage else ""
    return {
        "there": f"({t.w}, {t.u}, {t.x}) -> ({t.y}, {t.h}{cast})",
        "back": f"({t.w}, {t.u}, {t.x}, {t.h}, {t.y}{cast}) -> ({', '.join(outs)})",
        "sum": four,
        "step": four,
    }


def main(one: Staged, stages: Sequence[int], lines: list[str], notes: str) -> str:
    """A program of some stages: their weights are given up for new ones."""
    data = [f"%data: {data_type(one)}"] if 0 in stages else []
    args, outs = list(data), list[str]()
    shards: list[str] = [_open(3)] * len(data)
    for stage in stages:
        t = types_of(one, stage)
        for name, type in (("w", t.w), ("u", t.u)):
            args.append(f"%{name}{stage}: {type} {{tf.aliasing_output = {len(outs)} : i32}}")
            outs.append(type)
            shards.append(_open(2))
    types = [*([data_type(one)] if data else []), *outs]
    facts = (
        f"plan.arg_shardings = #sdy.sharding_per_value<[{', '.join(shards)}]>, "
        f"plan.arg_types = [{', '.join(types)}], plan.result_shardings = "
        f"#sdy.sharding_per_value<[{', '.join([_open(2)] * len(outs))}]>, "
        f"plan.result_types = [{', '.join(outs)}]"
    )
    results = ", ".join(f"%new{stage}#{k}" for stage in stages for k in (0, 1))
    body = "\n".join(f"  {line}" for line in [*lines, f"return {results} : {', '.join(outs)}"])
    head = f"func.func @main({', '.join(args)}) -> ({', '.join(outs)}) attributes {{{facts}}} {{"
    rest = "\n".join(functions(one, stages))
    return f'module{notes} {{\nsdy.mesh @mesh = <["x"=2]>\n{head}\n{body}\n}}\n{rest}\n}}\n'


def _open(rank: int) -> str:
    return f"<@mesh, [{', '.join(['{}'] * rank)}]>"


def data_type(one: Staged) -> str:
    return _t(one.microbatches, one.rows, one.widths[0])


def zeros(one: Staged, stages: Sequence[int]) -> Iterator[str]:
    yield "%zero = stablehlo.constant dense<0.0> : tensor<f32>"
    for stage in stages:
        t = types_of(one, stage)
        for name, type in (("w", t.w), ("u", t.u)):
            yield (
                f"%z{name}{stage} = stablehlo.broadcast_in_dim %zero, dims = [] : "
                f"(tensor<f32>) -> {type}"
            )


def whole(one: Staged) -> str:
    """All stages in a loop over micro-batches."""
    stages = range(one.stages)
    lines = [*zeros(one, stages), "%i0 = stablehlo.constant dense<0> : tensor<i32>"]
    first = types_of(one, 0)
    carried = [("all", "data", data_type(one)), ("i", "i0", "tensor<i32>")]
    for name in ("w", "u"):
        carried += [(f"l{name}{s}", f"{name}{s}", getattr(types_of(one, s), name)) for s in stages]
    for name in ("w", "u"):
        carried += [(f"a{name}{s}", f"z{name}{s}", getattr(types_of(one, s), name)) for s in stages]
    starts = ", ".join(f"%{inner} = %{outer}" for inner, outer, _ in carried)
    lines += [
        f"%loop:{len(carried)} = stablehlo.while({starts}) : {', '.join(t for *_, t in carried)}",
        "cond {",
        f"  %n = stablehlo.constant dense<{one.microbatches}> : tensor<i32>",
        "  %go = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>",
        "  stablehlo.return %go : tensor<i1>",
        "} do {",
        "  %c0 = stablehlo.constant dense<0> : tensor<i32>",
        "  %one = stablehlo.constant dense<1> : tensor<i32>",
        f"  %cut = stablehlo.dynamic_slice %all, %i, %c0, %c0, sizes = [1, {one.rows}, "
        f"{one.widths[0]}] : ({data_type(one)}, tensor<i32>, tensor<i32>, tensor<i32>) -> "
        f"{_t(1, one.rows, one.widths[0])}",
        f"  %x0 = stablehlo.reshape %cut : ({_t(1, one.rows, one.widths[0])}) -> {first.x}",
    ]
    last = one.stages - 1
    for s in stages:
        x = f"%f{s - 1}#0" if s else "%x0"
        notes = notes_of(s, "forward")
        ins = [f"%lw{s}", f"%lu{s}", x]
        count = 3 if one.casts and s else 2
        lines.append(
            "  " + call(f"there{s}", f"%f{s}:{count}", ins, call_types(one, s)["there"], notes)
        )
    for s in reversed(stages):
        x, dy = f"%f{s - 1}#0" if s else "%x0", f"%b{s + 1}#2" if s < last else f"%f{s}#0"
        ins = [f"%lw{s}", f"%lu{s}", x, f"%f{s}#1", dy, *cast(one, s, f"%f{s}#2")]
        count = 3 if s else 2
        notes = notes_of(s, "backward")
        lines.append(
            "  " + call(f"back{s}", f"%b{s}:{count}", ins, call_types(one, s)["back"], notes)
        )
    for s in stages:
        ins = [f"%aw{s}", f"%au{s}", f"%b{s}#0", f"%b{s}#1"]
        notes = notes_of(s, "accumulate")
        lines.append("  " + call(f"sum{s}", f"%s{s}:2", ins, call_types(one, s)["sum"], notes))
    back = ["%all", "%next", *(f"%lw{s}" for s in stages), *(f"%lu{s}" for s in stages)]
    back += [f"%s{s}#0" for s in stages] + [f"%s{s}#1" for s in stages]
    lines += [
        "  %next = stablehlo.add %i, %one : tensor<i32>",
        f"  stablehlo.return {', '.join(back)} : {', '.join(t for *_, t in carried)}",
        "}",
    ]
    at = 2 + 2 * one.stages
    sums = {("w", s): f"%loop#{at + s}" for s in stages}
    sums |= {("u", s): f"%loop#{at + one.stages + s}" for s in stages}
    if one.is_tied:
        ins = [sums["w", 0], sums["w", last]]
        lines.append(call("both", "%both", ins, both_types(one), notes_of(0, "share")))
        sums["w", 0] = sums["w", last] = "%both"
    lines += steps(one, stages, sums)
    notes = (
        f' attributes {{plan.stages = {one.devices} : i64, plan.schedule = "{one.schedule}", '
        f"plan.microbatches = {one.microbatches} : i64}}"
    )
    return main(one, stages, lines, notes)


def cast(one: Staged, stage: int, name: str) -> list[str]:
    return [name] if one.casts and stage else []


def both_types(one: Staged) -> str:
    """Types of the call that adds gradients of a weight that two stages hold."""
    w = types_of(one, 0).w
    return f"({w}, {w}) -> {w}"


def steps(one: Staged, stages: Sequence[int], sums: dict[tuple[str, int], str]) -> Iterator[str]:
    for s in stages:
        ins = [f"%w{s}", f"%u{s}", sums["w", s], sums["u", s]]
        yield call(f"step{s}", f"%new{s}:2", ins, call_types(one, s)["step"], notes_of(s, "update"))


def notes_of(stage: int, phase: str) -> str:
    return f' {{plan.phase = "{phase}", plan.stage = {stage} : i64}}'
