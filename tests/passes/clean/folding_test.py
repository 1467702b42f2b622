"""Folding: what passes make of few layers tells what they make of many; mutants are caught."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.passes.base import Memory
from shardwright.passes.clean.folding import known_layers as known
from shardwright.passes.clean.folding import lengthen, stretches
from shardwright.passes.clean.folding.layers import Form, Layer, Layers, layers
from shardwright.passes.clean.folding.lengthen import lengthened
from shardwright.passes.clean.folding.shorten import Short, shortened
from shardwright.passes.cost.evaluation.evaluate import evaluate
from shardwright.passes.cost.liveness.scripts import script_bytes
from shardwright.passes.cost.trials import compile as compile_
from shardwright.passes.cost.trials import short_programs
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.cost.trials.short_programs import ShortProgram
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.attributes import Unit
from shardwright.spec.axes import Axis
from shardwright.spec.sharding import Dim, sharding
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


def test_short_forms_are_valid_and_lengthened_to_the_same_text():
    told = 0
    for seed in range(30):
        module = parse(layered_program(seed, 12).text)
        short = shortened(module)
        if short is None or module.main is None:
            continue
        assert verify(short.module) == []
        assert len(short.ops) < len(module.main.body.ops)
        found = lengthened(short, short.module)
        if found is not None:
            told += 1
            assert print_module(found.module) == print_module(module)
    assert told >= 22


def test_programs_are_compiled_as_without(eager: Counter[str]):
    for seed in range(40):
        made, whole = both_ways(layered_program(seed).text)
        assert named_in_order(made.local) == named_in_order(whole.local), seed
        assert made.whole is not None and whole.whole is not None
        assert named_in_order(made.whole) == named_in_order(whole.whole), seed
        assert verify(made.local) == []
    assert eager["told"] >= 2 * 30


def otherwise_annotated(text: str, random: Random) -> str:
    """The program with other shardings of some of its arguments, in all layers or in one."""
    module = parse(text)
    assert module.main is not None
    (name, mesh), *_ = module.meshes.items()
    which, layer = random.choice("ud"), random.choice(["", random.randrange(8)])
    for arg in module.main.args:
        if arg.name.startswith(f"{which}{layer}"):
            cut = Dim((Axis(random.choice(mesh.names)),))
            arg.set_sharding(sharding(name, random.choice(((cut, Dim()), (Dim(), cut)))))
    return print_module(module)


def test_layers_that_were_found_before_are_those_of_a_program_that_says_other_things(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    searched: list[Module] = []
    inner = known.layers

    def counted(module: Module) -> Layers:
        searched.append(module)
        return inner(module)

    monkeypatch.setattr(known, "layers", counted)
    for seed in range(10):
        memory, random = Memory(), Random(seed)
        text = layered_program(seed).text
        for variant in (text, *(otherwise_annotated(text, random) for _ in range(3))):
            module = parse(variant)
            made = compiled(module, memory=memory)
            whole = compiled(module, is_followed=True)
            assert named_in_order(made.local) == named_in_order(whole.local), seed
    assert len(searched) == 10
    assert eager["told"] >= 15


def test_layers_that_differ_by_turns_in_what_they_say_are_found():
    module = parse(layered_program(2, 24).text)
    for op, layer in layers(module).of.items():
        if op.sig.is_contraction and layer.number % 2:
            op.set_note(plan.REMAT, Unit())
    found, own = shortened(module, Memory()), shortened(module)
    assert found is not None and own is not None
    assert found.gaps == own.gaps


def test_optimisations_are_judged_as_without(eager: Counter[str]):
    for seed in range(12):
        text = layered_program(seed, 10, '"x"=4, "y"=2').text
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
    assert [(a.loc, a.place) for a, b in pairs if (a.loc, a.place) != (b.loc, b.place)] == []


def with_product_first(layers: int) -> str:
    """A program that holds most at a product in front of few layers, and behind many of them."""
    x = "tensor<64x64xf32>"
    up, square = "tensor<64x192xf32>", "tensor<192x192xf32>"
    lines = [
        "%p = stablehlo.dot_general %v, %v, contracting_dims = [0] x [0]"
        f" : ({up}, {up}) -> {square}",
        "%q = stablehlo.dot_general %v, %p, contracting_dims = [1] x [0]"
        f" : ({up}, {square}) -> {up}",
        f"%h0 = stablehlo.dot_general %q, %v, contracting_dims = [1] x [1] : ({up}, {up}) -> {x}",
    ]
    for k in range(layers):
        lines += [
            f"%m{k} = stablehlo.dot_general %h{k}, %w{k}, contracting_dims = [1] x [0]"
            f" : ({x}, {x}) -> {x}",
            f"%t{k} = stablehlo.tanh %m{k} : {x}",
            f"%h{k + 1} = stablehlo.add %t{k}, %h{k} : {x}",
        ]
    lines.append(f"%g{layers} = stablehlo.tanh %h{layers} : {x}")
    for k in reversed(range(layers)):
        lines += [
            f"%u{k} = stablehlo.dot_general %g{k + 1}, %w{k}, contracting_dims = [1] x [1]"
            f" : ({x}, {x}) -> {x}",
            f"%z{k} = stablehlo.multiply %u{k}, %t{k} : {x}",
            f"%g{k} = stablehlo.add %z{k}, %g{k + 1} : {x}",
        ]
    args = ", ".join([f"%v: {up}", *(f"%w{k}: {x}" for k in range(layers))])
    body = "\n".join(lines)
    head = 'sdy.mesh @mesh = <["x"=8]>\n'
    return f"{head}func.func @main({args}) -> {x} {{\n{body}\nreturn %g0 : {x}\n}}\n"


def test_what_outgrows_the_memory_unseen_is_compiled_whole(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    module = parse(with_product_first(24))
    made = compiled(module, NODE, is_judged=False)
    peak = script_bytes(made.local, NODE.machines)
    short = ShortProgram.of(module)
    assert short is not None
    few = compiled(short.short.module, NODE, is_judged=False, is_followed=True)
    grown = short.grown(few.local, lambda one: script_bytes(one, NODE.machines))
    assert grown < peak

    def by_few(memory: float) -> bool:
        monkeypatch.setattr(Target, "memory", property(lambda _: memory))
        found = compile_._by_short(short, NODE, None, True, None)  # pyright: ignore
        return found is not None

    assert [by_few(one) for one in (grown - 1, grown, peak - 1, peak)] == [True, False, False, True]


def odd_at(layer: int) -> str:
    """24 layers, of which one multiplies by itself instead of by the mask."""
    text = layered_program(2, 24).text
    assert f"%a{layer}, %mask" in text
    return text.replace(f"%a{layer}, %mask", f"%a{layer}, %a{layer}")


def test_a_layer_that_is_not_like_the_others_stays():
    short = shortened(parse(odd_at(6)))
    assert short is not None
    kept = [op for op in short.ops if len(op.operands) == 2 and op.operands[0] is op.operands[1]]
    assert sum(one.results[0].name == "b6" for one in kept) == 1
    found = lengthened(short, short.module)
    assert found is not None
    assert print_module(found.module) == print_module(parse(odd_at(6)))


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


def test_a_wrong_order_is_caught(eager: Counter[str], monkeypatch: pytest.MonkeyPatch):
    inner = stretches.repeated

    def swapped(*args: object) -> list[stretches.Placed[Op]]:
        found = inner(*args)  # type: ignore[arg-type]
        k = next(
            k for k, (one, other) in enumerate(pairwise(found))
            if not {*other.op.operands} & {*one.op.results} and k > len(found) // 3
        )  # fmt: skip
        return [*found[:k], found[k + 1], found[k], *found[k + 2 :]]

    monkeypatch.setattr(lengthen, "repeated", swapped)
    assert differs()


def test_attributes_of_another_layer_are_caught(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(lengthen, "_as_of", lambda made, like, own: made)
    assert differs()


# --- what is said, what is found


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
    module = parse(layered_program(2, 10).text)
    assert module.main is not None
    found = layers(module)
    form = Form.of(found, module.main.body.ops, module.main.args)
    assert found.counts[0] >= 9 and len(form.inner[0]) >= 7
    weights = [arg for arg in module.main.args if arg.name.startswith(("u", "d"))]
    assert len({found.of_arg.get(arg) for arg in weights}) >= 9

    def named(name: str) -> Op:
        return next(op for op in module.walk() if op.results and op.results[0].name == name)

    assert found.of[named("a4")] == found.of[named("gu4")] == found.of[named("nu4")]
    assert found.of[named("a4")].after(1) == found.of[named("a5")]
    assert isinstance(found.of[named("a4")], Layer)
