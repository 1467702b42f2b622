"""Folding: what passes make of few layers tells what they make of many; mutants are caught."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.passes.clean.folding import layers as layers_of_blocks
from shardwright.passes.clean.folding import lengthen, shorten, stretches
from shardwright.passes.clean.folding.layers import Form, Layer, layers
from shardwright.passes.clean.folding.lengthen import lengthened
from shardwright.passes.clean.folding.shorten import Short, shortened
from shardwright.passes.cost.evaluation.evaluate import evaluate
from shardwright.passes.cost.trials import short_programs
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.target import Target
from shardwright.testing.generate.layered_programs import layered_program

NODE = Target("dgx-h100")


def named_in_order(module: Module) -> str:
    """The text, with functions named in the order in which they appear."""
    names: dict[str, str] = {}
    return re.sub(
        r"@[A-Za-z_]\w*", lambda one: names.setdefault(one[0], f"@f{len(names)}"),
        print_module(module),
    )  # fmt: skip


def both_ways(text: str, target: Target = Target()) -> tuple[Compiled, Compiled]:
    """A program compiled by its short form where it has one, and as a whole."""
    module = parse(text)
    return compiled(module, target), compiled(module, target, is_followed=True)


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Small programs are folded, too; counts what came of it."""
    tally: Counter[str] = Counter()
    inner = short_programs.lengthened

    def counted(short: Short, made: Module) -> lengthen.Long | None:
        found = inner(short, made)
        tally["told" if found is not None else "not told"] += 1
        return found

    monkeypatch.setattr(short_programs, "WORTH", 10)
    monkeypatch.setattr(short_programs, "lengthened", counted)
    return tally


@pytest.mark.parametrize("seed", range(30))
def test_a_short_form_is_valid_and_is_lengthened_to_the_same_text(seed: int):
    module = parse(layered_program(seed, 12).text)
    short = shortened(module)
    if short is None:
        return
    assert verify(short.module) == []
    found = lengthened(short, short.module)
    assert found is not None
    assert print_module(found.module) == print_module(module)
    assert len(short.ops) < len(module.main.body.ops) if module.main else False


def test_programs_are_compiled_as_without(eager: Counter[str]):
    for seed in range(40):
        made, whole = both_ways(layered_program(seed).text)
        assert named_in_order(made.local) == named_in_order(whole.local), seed
        assert made.whole is not None and whole.whole is not None
        assert named_in_order(made.whole) == named_in_order(whole.whole), seed
        assert verify(made.local) == []
    assert eager["told"] >= 2 * 30


def test_optimisations_are_judged_as_without(eager: Counter[str]):
    for seed in range(12):
        text = re.sub(r"<\[.*\]>", '<["x"=4, "y"=2]>', layered_program(seed, 10).text, count=1)
        made, whole = both_ways(text, NODE)
        assert made.pipeline == whole.pipeline, seed
        assert named_in_order(made.local) == named_in_order(whole.local), seed
        assert evaluate(made.local, made.target) == evaluate(whole.local, whole.target)
    assert eager["told"] > 12


def test_locations_are_those_of_the_layer():
    text = layered_program(3, 12).text
    located = "\n".join(
        f'{line} loc("{line.split()[0]}")' if line.startswith("  %") else line
        for line in text.splitlines()
    )
    module = parse(located)
    short = shortened(module)
    assert short is not None and module.main is not None
    found = lengthened(short, short.module)
    assert found is not None and found.module.main is not None
    pairs = zip(module.main.body.ops, found.module.main.body.ops, strict=True)
    assert all((a.loc, a.place) == (b.loc, b.place) for a, b in pairs)


def test_a_layer_that_is_not_like_the_others_stays():
    text = layered_program(2, 12).text
    odd = text.replace("%a6 = stablehlo.dot_general", "%a6 = stablehlo.dot_general", 1)
    line = next(line for line in odd.splitlines() if line.startswith("  %o6 "))
    other = f"  %odd6 = stablehlo.abs %o6 : {line.rpartition(' -> ')[2]}"
    odd = odd.replace(line, f"{line}\n{other}").replace("stablehlo.add %o6,", "stablehlo.add %odd6,")
    short = shortened(parse(odd))
    assert short is not None
    kept = {short.form.layers.of[op].number for op in short.ops if op in short.form.layers.of}
    names = [op.name for op in short.ops]
    assert names.count("stablehlo.abs") == 1 and len(kept) > 6


def test_programs_without_layers_have_no_short_form():
    assert shortened(parse("func.func @main(%x: tensor<2xf32>) { return }")) is None
    assert shortened(parse(layered_program(0, 4).text)) is None
    assert shortened(parse("func.func private @main(tensor<2xf32>)")) is None


# --- mutants


def differs() -> bool:
    """True if some programs come to be others by their short form."""
    for seed in range(12):
        made, whole = both_ways(layered_program(seed).text)
        if named_in_order(made.local) != named_in_order(whole.local):
            return True
    return False


def test_layers_that_are_not_looked_at_are_caught(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(layers_of_blocks, "_are_alike", lambda x, y: True)
    text = layered_program(2, 12).text.replace("%s6_0 = stablehlo.", "%s6_0 = stablehlo.abs //", 1)
    lines = [
        re.sub(r"stablehlo\.abs //\w+", "stablehlo.abs", line) for line in text.splitlines()
    ]
    made, whole = both_ways("\n".join(lines))
    assert named_in_order(made.local) != named_in_order(whole.local)


def test_a_wrong_order_is_caught(eager: Counter[str], monkeypatch: pytest.MonkeyPatch):
    inner = stretches.repeated

    def swapped(*args: object) -> list[stretches.Placed]:
        found = inner(*args)  # type: ignore[arg-type]
        return [*found[:-2], found[-1], found[-2]]

    monkeypatch.setattr(lengthen, "repeated", swapped)
    assert differs()


def test_a_value_of_the_wrong_layer_is_caught(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    inner = shorten.Short.standing_arg
    assert inner is not None

    def same(self: object, number: int) -> tuple[int, int]:
        return 3, 3

    monkeypatch.setattr(lengthen._Lengthening, "_argument", same)  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(Exception):  # noqa: B017, PT011
        assert differs()
        raise ValueError


def test_numbers_of_results_in_reasons_are_those_of_the_whole_program():
    module = parse(layered_program(5, 12).text)
    short = shortened(module)
    assert short is not None
    last = len(short.results) - 1
    said = short.said(f"operand {last} of func.return needs it whole", None)
    assert said == f"operand {short.results[-1]} of func.return needs it whole"
    assert short.said("operand 999 of func.return", None) == "operand 999 of func.return"
    assert short.said("operand 1 of stablehlo.add", None) == "operand 1 of stablehlo.add"


def test_layers_are_found_where_they_are():
    module = parse(layered_program(1, 10).text)
    assert module.main is not None
    found = layers(module)
    form = Form.of(found, module.main.body.ops, module.main.args)
    assert found.counts[0] == 10 and len(form.inner[0]) >= 7
    weights = [arg for arg in module.main.args if arg.name.startswith(("u", "d"))]
    assert len({found.of_arg[arg] for arg in weights}) == 10

    def named(name: str) -> Op:
        return next(op for op in module.walk() if op.results and op.results[0].name == name)

    assert found.of[named("a4")] == found.of[named("gu4")] == found.of[named("nu4")]
    assert found.of[named("a4")].after(1) == found.of[named("a5")]
    assert isinstance(found.of[named("a4")], Layer)
