"""Scripts give away what the text gives away: results take the memory of donated arguments."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from shardwright.api.scripts import script
from shardwright.ir.analysis.donation import donated
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.compare import judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.tolerances import rounding_elements
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled

N = "tensor<64x16xf32>"


def program(args: str, body: str, results: str, types: str, more: str = "") -> str:
    """A program on one device. In `args`, `=k` stands for: its memory becomes that of result k."""
    words: list[str] = []
    for word in args.split():
        name, _, home = word.partition("=")
        attrs = {"": "", "?": " {jax.buffer_donor = true}"}
        words.append(f"%{name}: {N}{attrs.get(home, f' {{tf.aliasing_output = {home} : i32}}')}")
    return f"""module {{
      sdy.mesh @mesh = <["d"=1]>
      func.func @main({", ".join(words)}) -> ({types.replace("N", N)}) {{
        {body.replace("N", N)}
        return {results} : {types.replace("N", N)}
      }}{more.replace("N", N)}
    }}"""


LOOP = """
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %p = %a, %q = %b) : tensor<i32>, N, N
  cond {
    %limit = stablehlo.constant dense<3> : tensor<i32>
    %less = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, BODY : tensor<i32>, N, N
  }"""
TURNED = "tensor<16x64xf32>"
# Arguments, body, results, their types, further functions; which results lie in which arguments.
PROGRAMS: dict[str, tuple[tuple[str, ...], dict[int, int]]] = {
    "updated": (("a=0 b", "%c = stablehlo.add %a, %b : N", "%c", "N"), {0: 0}),
    "donors": (
        ("a=? b=?", "%c = stablehlo.add %a, %b : N\n%d = stablehlo.sine %b : N", "%c, %d", "N, N"),
        {0: 0, 1: 1},
    ),
    "read later": (
        (
            "a=0 b=1",
            "%c = stablehlo.add %a, %b : N\n%d = stablehlo.multiply %a, %c : N\n"
            "%e = stablehlo.sine %d : N",
            "%c, %e",
            "N, N",
        ),
        {0: 0, 1: 1},
    ),
    "unchanged": (("a=0 b", "%c = stablehlo.add %a, %b : N", "%a, %c", "N, N"), {0: 0}),
    "exchanged": (("a=0 b=1", "", "%b, %a", "N, N"), {0: 1, 1: 0}),
    "returned elsewhere": (
        ("a=0 b", "%c = stablehlo.add %a, %b : N", "%c, %a", "N, N"),
        {1: 0},
    ),
    "taken by another": (("a b=0", "", "%a", "N"), {0: 1}),
    "twice": (("a=0 b=1", "%c = stablehlo.add %a, %b : N", "%c, %c", "N, N"), {0: 0}),
    "turned": (
        (
            "a=0 b",
            f"%c = stablehlo.add %a, %b : N\n%t = stablehlo.transpose %a, dims = [1, 0]"
            f" : (N) -> {TURNED}",
            "%c, %t",
            f"N, {TURNED}",
        ),
        {1: 0},
    ),
    "turned behind": (
        (
            "a=0 b",
            f"%c = stablehlo.add %a, %b : N\n%t = stablehlo.transpose %c, dims = [1, 0]"
            f" : (N) -> {TURNED}",
            "%c, %t",
            f"N, {TURNED}",
        ),
        {0: 0},
    ),
    "carried": (
        (
            "a=0 b=1",
            LOOP.replace(
                "    stablehlo.return %next, BODY",
                "    %s = stablehlo.add %p, %q : N\n    stablehlo.return %next, %s, %q",
            ),
            "%r#1, %r#2",
            "N, N",
        ),
        {0: 0, 1: 1},
    ),
    "carried across": (
        ("a=0 b=1", LOOP.replace("BODY", "%q, %p"), "%r#1, %r#2", "N, N"),
        {0: 1, 1: 0},  # three exchanges
    ),
    "chosen": (
        (
            "a=0 b=1",
            """%zero = stablehlo.constant dense<0.0> : tensor<f32>
            %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across
              dimensions = [0, 1] : (N, tensor<f32>) -> tensor<f32>
            %less = stablehlo.compare LT, %sum, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
            %r = "stablehlo.if"(%less) ({
              stablehlo.return %a : N
            }, {
              stablehlo.return %b : N
            }) : (tensor<i1>) -> N
            %c = stablehlo.sine %r : N
            %d = stablehlo.cosine %r : N""",
            "%c, %d",
            "N, N",
        ),
        {0: 0, 1: 1},
    ),
    "called": (
        (
            "a=0 b=1",
            "%c:2 = func.call @f(%a, %b) : (N, N) -> (N, N)",
            "%c#0, %c#1",
            "N, N",
            """
            func.func private @f(%a: N, %b: N) -> (N, N) {
              %c = stablehlo.add %a, %b : N
              return %c, %b : N, N
            }""",
        ),
        {0: 0, 1: 1},
    ),
}


def module_of(name: str) -> Module:
    return parse(program(*PROGRAMS[name][0]))


def loaded(text: str) -> ModuleType:
    space = ModuleType("donation_script")
    sys.modules["donation_script"] = space
    exec(compile(text, "script", "exec"), vars(space))  # our own text, in a test
    return space


# --- torch


def torch_step(module: Module, text: str = "") -> Any:
    local = compiled(module).local
    return loaded(text or script("torch", local, module, "command")).step_on_device


def homes(args: list[Any], results: Any) -> dict[int, int]:
    """By result the argument in whose memory it is."""
    places = {one.untyped_storage().data_ptr(): k for k, one in enumerate(args)}
    found = {k: places.get(one.untyped_storage().data_ptr(), -1) for k, one in enumerate(results)}
    return {k: a for k, a in found.items() if a >= 0}


def wrong_steps(module: Module, step: Any, count: int = 3) -> list[str]:
    """Steps of a torch script of one device, each result given as the argument it is donated by,
    that do not compute what the program does."""
    torch: Any = pytest.importorskip("torch")
    arrays = inputs(module, 1)
    given = [torch.tensor(array) for array in arrays]
    assert module.main is not None
    pairs = donated(module.main)
    found: list[str] = []
    for number in range(count):
        with torch.no_grad():
            results = step({}, *given)
        wanted = run(module, arrays)
        verdicts = judge(
            [one.numpy() for one in results],
            wanted,
            [f"result {k} of step {number}" for k in range(len(wanted))],
            rounding_elements(module),
        )
        found += [str(verdict) for verdict in verdicts if not verdict.ok]
        for result, argument in pairs.items():
            given[argument], arrays[argument] = results[result], wanted[result]
    return found


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_torch_script_writes_over_what_is_donated(name: str) -> None:
    torch: Any = pytest.importorskip("torch")
    module = module_of(name)
    step = torch_step(module)
    given = [torch.tensor(array) for array in inputs(module, 0)]
    assert homes(given, step({}, *given)) == PROGRAMS[name][1]
    assert wrong_steps(module, step) == []
