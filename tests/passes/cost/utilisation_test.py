"""MFU counts a model's products once, however the program is written and spread; HFU is no less."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random

import pytest

from shardwright.ir.analysis import distinct_work
from shardwright.ir.analysis.distinct_work import whole_work
from shardwright.ir.parse import parse
from shardwright.passes.cost.evaluation import utilisation as using
from shardwright.passes.cost.evaluation.evaluate import evaluate
from shardwright.passes.cost.evaluation.utilisation import utilisation
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.target import Target
from shardwright.testing.verbs import ask

NODE = Target("dgx-h100")
GROUPS = {"x": "[[0, 2, 4, 6], [1, 3, 5, 7]]", "y": "[[0, 1], [2, 3], [4, 5], [6, 7]]"}
SIZES = {"x": 4, "y": 2}


@dataclass
class Layer:
    """`h @ w` of [64, n] and [n, n]. How it is cut inside a manual computation:

    rows   over x, weights whole on all: those along y repeat the work
    sums   rows over x, the contraction over y, then an all-reduce
    slices rows over x; along y each takes its slice of the weight's columns, and they are gathered
    shards rows over x; weights gathered over y first
    whole  every device does all of it
    """

    way: str
    turns: int  # of a loop around it
    called: bool  # in a function

    def body(self, h: str, w: str, n: int, k: int) -> str:
        """Text from h to `%h{k + 1}`, on the devices of a 4 x 2 mesh."""
        rows = 64 if self.way == "whole" else 16
        out, x = f"%h{k + 1}", f"tensor<{rows}x{n}xf32>"
        if self.way in ("rows", "whole"):
            return f"{out} = stablehlo.dot {h}, {w} : ({x}, tensor<{n}x{n}xf32>) -> {x}"
        half, sig = n // 2, f"replica_groups = dense<{GROUPS['y']}> : tensor<4x2xi64>"
        sig += ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
        gather = f"{sig}, use_global_device_ids"
        if self.way == "shards":
            return f"""%a{k} = "stablehlo.all_gather"({w}) <{{all_gather_dim = 0 : i64, {gather}}}>
                : (tensor<{half}x{n}xf32>) -> tensor<{n}x{n}xf32>
              {out} = stablehlo.dot {h}, %a{k} : ({x}, tensor<{n}x{n}xf32>) -> {x}"""
        index = f"""%p{k} = stablehlo.partition_id : tensor<ui32>
              %two{k} = stablehlo.constant dense<2> : tensor<ui32>
              %r{k} = stablehlo.remainder %p{k}, %two{k} : tensor<ui32>
              %half{k} = stablehlo.constant dense<{half}> : tensor<ui32>
              %s{k} = stablehlo.multiply %r{k}, %half{k} : tensor<ui32>
              %z{k} = stablehlo.constant dense<0> : tensor<ui32>"""
        if self.way == "slices":
            return f"""{index}
              %a{k} = stablehlo.dynamic_slice {w}, %z{k}, %s{k}, sizes = [{n}, {half}]
                : (tensor<{n}x{n}xf32>, tensor<ui32>, tensor<ui32>) -> tensor<{n}x{half}xf32>
              %b{k} = stablehlo.dot {h}, %a{k}
                : ({x}, tensor<{n}x{half}xf32>) -> tensor<16x{half}xf32>
              {out} = "stablehlo.all_gather"(%b{k}) <{{all_gather_dim = 1 : i64, {gather}}}>
                : (tensor<16x{half}xf32>) -> {x}"""
        return f"""{index}
              %a{k} = stablehlo.dynamic_slice {h}, %z{k}, %s{k}, sizes = [16, {half}]
                : ({x}, tensor<ui32>, tensor<ui32>) -> tensor<16x{half}xf32>
              %b{k} = stablehlo.dot %a{k}, {w}
                : (tensor<16x{half}xf32>, tensor<{half}x{n}xf32>) -> {x}
              {out} = "stablehlo.all_reduce"(%b{k}) <{{{gather}}}> ({{
                ^bb0(%l: tensor<f32>, %m: tensor<f32>):
                  %t = stablehlo.add %l, %m : tensor<f32>
                  stablehlo.return %t : tensor<f32>
              }}) : ({x}) -> {x}"""


WAYS = ("rows", "sums", "slices", "shards", "whole")


def drawn(seed: int) -> tuple[int, list[Layer]]:
    random = Random(seed)
    n = 8 * random.randint(1, 4)
    ways = WAYS[:4] if random.random() < 0.8 else WAYS[4:]
    layers = [
        Layer(random.choice(ways), random.choice([1, 1, 3]), random.random() < 0.3)
        for _ in range(random.randint(1, 4))
    ]
    return n, layers


def flops(n: int, layers: list[Layer]) -> float:
    return sum(2.0 * 64 * n * n * layer.turns for layer in layers)


def manual(n: int, layers: list[Layer]) -> str:
    """The layers inside one manual computation, where the author cuts them."""
    whole = layers[0].way == "whole"
    rows = 64 if whole else 16
    cut = "[{}, {}]" if whole else '[{"x"}, {}]'
    x = f"tensor<{rows}x{n}xf32>"
    lines, funcs, ins, args = list[str](), "", [cut], [f"%h0: {x}"]
    for k, layer in enumerate(layers):
        is_cut = layer.way in ("sums", "shards")
        w = f"tensor<{n // 2 if is_cut else n}x{n}xf32>"
        ins.append('[{"y"}, {}]' if is_cut else "[{}, {}]")
        args.append(f"%w{k}: {w}")
        h, text = f"%h{k}", layer.body(f"%h{k}", f"%w{k}", n, k)
        if layer.called:
            funcs += f"""func.func private @f{k}(%h{k}: {x}, %w{k}: {w}) -> {x} {{
              {text}
              return %h{k + 1} : {x} }}
            """
            text = f"%h{k + 1} = func.call @f{k}({h}, %w{k}) : ({x}, {w}) -> {x}"
        lines.append(text if layer.turns == 1 else _loop(text, k, layer.turns, x))
    types = ", ".join([f"tensor<64x{n}xf32>", *[f"tensor<{n}x{n}xf32>"] * len(layers)])
    given = ", ".join(f"%arg{k}" for k in range(len(args)))
    body = "\n".join(lines)
    return f"""module {{
      sdy.mesh @mesh = <["x"=4, "y"=2]>
      func.func @main({", ".join(f"%arg{k}: {t}" for k, t in enumerate(types.split(", ")))})
          -> tensor<64x{n}xf32> {{
        %out = sdy.manual_computation({given})
          in_shardings=[{", ".join(f"<@mesh, {one}>" for one in ins)}]
          out_shardings=[<@mesh, {cut}>] manual_axes={{"x", "y"}} ({", ".join(args)}) {{
          {body}
          sdy.return %h{len(layers)} : {x}
        }} : ({types}) -> tensor<64x{n}xf32>
        return %out : tensor<64x{n}xf32>
      }}
      {funcs}
    }}"""


def _loop(text: str, k: int, turns: int, x: str) -> str:
    inner = text.replace(f"%h{k + 1}", f"%next{k}").replace(f"%h{k}", f"%at{k}")
    return f"""%i{k} = stablehlo.constant dense<0> : tensor<i32>
      %end{k} = stablehlo.constant dense<{turns}> : tensor<i32>
      %one{k} = stablehlo.constant dense<1> : tensor<i32>
      %n{k}:2 = stablehlo.while(%at{k} = %h{k}, %c{k} = %i{k}) : {x}, tensor<i32>
        cond {{ %go = stablehlo.compare LT, %c{k}, %end{k}
            : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %go : tensor<i1> }}
        do {{ {inner}
          %up = stablehlo.add %c{k}, %one{k} : tensor<i32>
          stablehlo.return %next{k}, %up : {x}, tensor<i32> }}
      %h{k + 1} = stablehlo.negate %n{k}#0 : {x}"""


def test_a_manual_computation_counts_each_product_once():
    seen = set[str]()
    for seed in range(60):
        n, layers = drawn(seed)
        seen |= {layer.way for layer in layers}
        found = whole_work(parse(manual(n, layers)))
        assert found == (flops(n, layers), True), (seed, layers)
    assert seen == set(WAYS)


@pytest.mark.parametrize("seed", range(0, 60, 6))
def test_mfu_is_that_of_the_model_and_hfu_no_less(seed: int):
    n, layers = drawn(seed)
    made = compiled(parse(manual(n, layers)), NODE)
    cost = evaluate(made.local, made.target)
    used = utilisation(made.whole, cost)
    assert used.useful == flops(n, layers) / 8 and used.source == using.BY_PROGRAM
    repeated = {"rows": SIZES["y"], "shards": SIZES["y"], "whole": 8}
    done = sum(flops(n, [one]) / 8 * repeated.get(one.way, 1) for one in layers)
    assert cost.done == pytest.approx(done)
    assert used.hfu == pytest.approx(used.mfu * done / used.useful) and used.hfu >= used.mfu


def test_show_says_what_part_of_the_program_a_device_does():
    text = manual(16, [Layer("sums", 1, False)])
    code, out, errors = ask("show", "-", stdin=text)
    assert code == 0 and "12.5% of the program's 32.8 Kflop" in out, errors
    text = manual(16, [Layer("rows", 1, False)])
    assert "25.0% of the program's 32.8 Kflop" in ask("show", "-", stdin=text)[1]


# --- models, whichever way they are spread

SMALL = "--layers 4 --hidden 64 --heads 4 --seq 128 --vocab 512"
SPREADS = (
    ("none", "fsdp=4,tp=4"),
    ("full", "tp=4,dp=4,sp=on"),
    ("none", "fsdp=8,pp=2 --untied --vocab 8192"),
    ("full", "pp=4,tp=2,dp=2"),
    ("none", "pp=4,fsdp=4 --accumulate 2 --schedule gpipe"),
    ("full", "pp=2,fsdp=8 --accumulate 2 --schedule interleaved:2"),
)


@pytest.mark.parametrize(("remat", "spread"), SPREADS)
def test_hfu_of_a_model_is_mfu_and_what_is_done_again(remat: str, spread: str):
    pytest.importorskip("jax")
    words = f"transformer {SMALL} --remat {remat} --parallel {spread}".split()
    code, text, errors = ask("model", *words)
    assert code == 0, errors
    code, out, errors = ask("cost", "-", "--cluster", "dgx-h100:2", "--json", stdin=text)
    assert code == 0, errors
    found = json.loads(out)
    assert found["mfu_source"] == "plan.model" and 0 < found["mfu"] <= found["hfu"]
    ratio = found["hfu"] / found["mfu"]
    if remat == "none":
        assert ratio == pytest.approx(1, abs=0.01)
    else:
        assert 1.05 < ratio < 4 / 3


# --- planted errors


def test_a_body_that_counts_for_one_device_is_caught(monkeypatch: pytest.MonkeyPatch):
    def one(*_: object) -> int:
        return 1

    monkeypatch.setattr(distinct_work._Walk, "blocks", one)  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(AssertionError):
        test_a_manual_computation_counts_each_product_once()


def test_a_body_that_counts_for_all_devices_is_caught(monkeypatch: pytest.MonkeyPatch):
    def every(*_: object) -> int:
        return 8

    monkeypatch.setattr(distinct_work._Walk, "blocks", every)  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(AssertionError):
        test_a_manual_computation_counts_each_product_once()


def test_a_pipeline_that_counts_one_group_is_caught(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("jax")

    def slowest(_: object, groups: list[tuple[object, int]]) -> float:
        return 0.0 if groups else 1.0

    monkeypatch.setattr("shardwright.passes.cost.evaluation.evaluate.done_by_all", slowest)
    with pytest.raises(AssertionError):
        test_hfu_of_a_model_is_mfu_and_what_is_done_again("full", "fsdp=8,pp=2 --accumulate 2")
