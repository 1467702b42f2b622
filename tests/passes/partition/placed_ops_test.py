"""Ops that only say on which device they run, such as `jax.debug.print`: their meshes stay."""

from __future__ import annotations

import io
import json

import pytest

from shardwright.ir.core import Op
from shardwright.ir.parse import parse
from shardwright.ir.verify import verify
from shardwright.passes.partition import localize
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.verbs import ask
from shardwright.tools import opt

T = "tensor<16x4xf32>"


def placed(value: str, mesh: str) -> str:
    """A callback as JAX writes it, without a result."""
    where = f"sdy.sharding = #sdy.sharding_per_value<[<@{mesh}, []>]>"
    attrs = f'backend_config = "", has_side_effect = true, {where}'
    return f"stablehlo.custom_call @callback({value}) {{{attrs}}} : ({T}) -> ()"


def bodies(mesh: str) -> dict[str, str]:
    """What main does, by where the callback stands."""
    call, back = placed("%x", mesh), f"stablehlo.return %x : {T}"
    inner = placed("%i", mesh).replace("16x4", "4x4")
    cut = '[{"x"}, {}]'
    return {
        "main": f"{call}\n %r = stablehlo.negate %x : {T}",
        "branch": f"""%t = stablehlo.constant dense<true> : tensor<i1>
          %r = "stablehlo.if"(%t) ({{ {call} {back} }}, {{ {back} }}) : (tensor<i1>) -> {T}""",
        "loop": f"""%t = stablehlo.constant dense<false> : tensor<i1>
          %r = stablehlo.while(%i = %x) : {T} cond {{ stablehlo.return %t : tensor<i1> }}
          do {{ {placed("%i", mesh)} stablehlo.return %i : {T} }}""",
        "function": f"%r = call @told(%x) : ({T}) -> {T}",
        "manual": f"""%r = sdy.manual_computation(%x) in_shardings=[<@mesh, {cut}>]
          out_shardings=[<@mesh, {cut}>] manual_axes={{"x"}} (%i: tensor<4x4xf32>) {{
            {inner} sdy.return %i : tensor<4x4xf32> }} : ({T}) -> {T}""",
    }


MESHES = {"maximal": "<[], device_ids=[0]>", "last": "<[], device_ids=[7]>", "empty": "<[]>"}


def program(where: str, mesh: str) -> str:
    return f"""module {{
  sdy.mesh @mesh = <["x"=4, "y"=2]>
  sdy.mesh @{mesh} = {MESHES[mesh]}
  sdy.mesh @unused = <[], device_ids=[3]>
  func.func @main(%x: {T} {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}]>}}) -> {T} {{
    {bodies(mesh)[where]}
    return %r : {T}
  }}
  func.func private @told(%x: {T}) -> {T} {{
    {placed("%x", mesh)}
    return %x : {T}
  }}
}}
"""


CASES = [(where, mesh) for where in bodies("") for mesh in MESHES]


def calls(text: str) -> list[Op]:
    return [op for op in parse(text).walk() if op.name == "stablehlo.custom_call"]


def local_of(text: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    words = ["-", "-p", "propagate,partition", "--reparse-each"]
    return opt.main(words, io.StringIO(text), out, err), out.getvalue(), err.getvalue()


@pytest.mark.parametrize(("where", "mesh"), CASES)
def test_a_local_program_declares_the_meshes_it_names(where: str, mesh: str):
    code, text, errors = local_of(program(where, mesh))
    assert code == 0, errors
    module = parse(text)
    assert not verify(module) and [*module.meshes] == ["mesh", mesh]
    assert len(calls(text)) == 1 and f"<@{mesh}, []>" in text


@pytest.mark.parametrize(("where", "mesh"), CASES[::2])
def test_verbs_take_it_before_and_after(where: str, mesh: str):
    whole = program(where, mesh)
    on = ["--cluster", "dgx-h100", "--trip-count", "1"]
    for text in (whole, local_of(whole)[1]):
        assert ask("show", "-", stdin=text)[0] == 0
        for verb in ("cost", "memory"):
            code, out, errors = ask(verb, "-", *on, "--json", stdin=text)
            assert code == 0 and json.loads(out)["fits"], errors
    assert ask("explain", "-", stdin=whole)[0] == 0
    assert ask("verify", "-", "--skip", "jax,torch", stdin=whole)[0] == 0


def test_a_mesh_that_is_dropped_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: what is named after partitioning is not looked at."""

    def nothing(*_: object) -> list[object]:
        return []

    monkeypatch.setattr(localize, "shardings", nothing)
    module = parse(program("main", "maximal"))
    parse_pipeline("propagate,partition").run(module)
    assert "unknown mesh: @maximal" in verify(module)[0].message
