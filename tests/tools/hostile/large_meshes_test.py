"""Meshes of very many devices and axes: a result or a placed error, in little time and memory."""

from __future__ import annotations

import io
import re
import resource

import pytest

from shardwright.ir.printer import templates
from shardwright.passes.partition import localize
from shardwright.passes.partition.lowering import replica_groups
from shardwright.tools import opt
from tests.support.verbs import ask

MEGABYTES = 300  # that a verb may take more than those before it
PLACED = re.compile(r"^<stdin>:\d+:\d+: error: '[a-z_.]+' op .* at most \d+$", re.MULTILINE)


def product(axes: str, left: str, right: str, size: int = 65536) -> str:
    """A product whose first operand is cut along both dims; its result is whole."""
    return f"""sdy.mesh @mesh = <[{axes}]>
func.func @main(%a: tensor<{size}x{size}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{{left}}}, {{{right}}}]>}}, %b: tensor<{size}x8xf32>) -> (tensor<{size}x8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{}}]>}}) {{
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<{size}x{size}xf32>, tensor<{size}x8xf32>) -> tensor<{size}x8xf32>
  return %0 : tensor<{size}x8xf32>
}}
"""  # noqa: E501


def moved(axes: str, src: str, dst: str) -> str:
    """A value that is asked for in another layout."""
    type = "tensor<65536x65536xf32>"
    return f"""sdy.mesh @mesh = <[{axes}]>
func.func @main(%a: {type} {{sdy.sharding = #sdy.sharding<@mesh, [{src}]>}}) -> ({type} {{sdy.sharding = #sdy.sharding<@mesh, [{dst}]>}}) {{
  return %a : {type}
}}
"""  # noqa: E501


def names(first: int, end: int) -> str:
    return ", ".join(f'"a{k}"' for k in range(first, end))


def many(count: int) -> str:
    """A program on axes of two devices."""
    axes = ", ".join(f'"a{k}"=2' for k in range(count))
    return product(axes, names(0, count // 2), names(count // 2, count), 1 << 20)


XY = '"x"=32768, "y"=32768'
HALO = """sdy.mesh @mesh = <["x"=1073741824]>
func.func @main(%a: tensor<4294967296xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<4294967295xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  %0 = stablehlo.slice %a [1:4294967296] : (tensor<4294967296xf32>) -> tensor<4294967295xf32>
  return %0 : tensor<4294967295xf32>
}
"""  # noqa: E501
PROGRAMS = {
    "two axes": product(XY, '"x"', '"y"'),
    "thirty axes": many(30),
    "tiny tensor": product('"x"=1000000000', "", '"x"', 4),
    "permute": moved(XY, '{"x"}, {"y"}', '{"y"}, {"x"}'),
    "halo": HALO,
    "beyond 32 bits": product('"x"=4294967296, "y"=2', '"y"', ""),
    "beyond 64 bits": product(", ".join(f'"x{k}"=4294967296' for k in range(3)), "", ""),
    "thousands of digits": product(
        ", ".join(f'"x{k}"=9223372036854775807' for k in range(300)), "", ""
    ),
}


def _megabytes() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_cannot_be_listed_is_refused_where_it_stands(name: str):
    verbs = [("show", "-"), ("compile", "-", "--emit", "jax"), ("explain", "-")]
    for words in verbs if name != "thirty axes" else verbs[:1]:
        before = _megabytes()
        code, output, errors = ask(*words, stdin=PROGRAMS[name])
        assert (code, output) == (1, ""), errors
        assert PLACED.search(errors) and "help: " in errors, errors
        assert max(map(len, errors.splitlines())) < 400
        assert _megabytes() - before < MEGABYTES


def test_a_large_mesh_on_which_nothing_moves_is_no_mistake():
    whole = moved(XY, '{"x"}, {}', '{"x"}, {}')
    assert ask("show", "-", stdin=whole)[0] == 0


def test_a_million_devices_are_listed():
    text = product('"x"=1024, "y"=1024', '"x"', '"y"', 1 << 20)
    code, output, _ = ask("show", "-", stdin=text)
    assert code == 0 and "1048576 devices" in output


@pytest.mark.parametrize("bound", [15, 16])
def test_the_bound_of_a_table(bound: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(replica_groups, "MOST_IDS", bound)
    text = product('"x"=4, "y"=4', "", '"x"', 64)
    assert ask("show", "-", stdin=text)[0] == (bound < 16)


@pytest.mark.parametrize("bound", [31, 32])
def test_the_bound_of_all_tables(bound: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(replica_groups, "MOST_LISTED", bound)
    text = product('"x"=4, "y"=4', '"x"', '"y"', 64)  # a sum over y, a gather along x
    code, _, errors = ask("show", "-", stdin=text)
    assert code == (bound < 32)
    assert ("other tables of the program" in errors) == (bound < 32)


@pytest.mark.parametrize("bound", [15, 16])
def test_the_bound_of_numbered_devices(bound: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(localize, "MOST_DEVICES", bound)
    assert ask("show", "-", stdin=product('"x"=4, "y"=4', "", "", 64))[0] == (bound < 16)


def driven(text: str, *words: str) -> tuple[int, str, str]:
    """Exit code, output and errors of `shardwright-opt`."""
    out, err = io.StringIO(), io.StringIO()
    code = opt.main(["-", *words], io.StringIO(text), out, err)
    return code, out.getvalue(), err.getvalue()


LOWERED = "--passes=insert-reshards,reshard-to-collectives,localize"


def test_the_bound_of_a_text(monkeypatch: pytest.MonkeyPatch):
    text = product('"x"=4, "y"=4', '"x"', '"y"', 64)
    monkeypatch.setattr(templates, "LONG", 10)
    assert driven(text, LOWERED)[0] == 0
    monkeypatch.setattr(templates, "MOST_LISTED", 400)
    code, output, errors = driven(text, LOWERED)
    assert (code, output) == (1, "")
    assert PLACED.search(errors), errors


def test_shardys_own_passes_refuse_too():
    gathered = f"""sdy.mesh @mesh = <[{XY}]>
func.func @main(%a: tensor<65536xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}]>}}) -> tensor<65536xf32> {{
  %0 = sdy.all_gather [{{"x"}}] %a out_sharding=<@mesh, [{{}}]> : tensor<65536xf32>
  return %0 : tensor<65536xf32>
}}
"""  # noqa: E501
    code, _, errors = driven(gathered, "--sdy-convert-global-to-local")
    assert code == 1 and PLACED.search(errors), errors
    turned = gathered.replace(
        'sdy.all_gather [{"x"}] %a out_sharding=<@mesh, [{}]>', "stablehlo.reverse %a, dims = [0]"
    )
    turned = turned.replace(
        "dims = [0]", 'dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>}'
    )
    code, _, errors = driven(turned, "--sdy-resolve-permutation-factors")
    assert code == 1 and PLACED.search(errors), errors


def test_many_axes_are_moved_without_a_search():
    code, output, _ = ask("show", "-", stdin=many(16))
    assert code == 0
    assert re.search(r"all_gather +a0, a1, a2, a3, a4, a5, a6, a7 ", output)


def test_pairs_that_repeat_are_refused_however_many():
    text = """func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<0> : tensor<1073741824x2xi64>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
"""  # noqa: E501
    code, _, errors = driven(text)
    assert code == 1 and "duplicate sources not allowed" in errors


def test_a_group_of_two_on_a_large_mesh():
    text = """sdy.mesh @mesh = <["x"=32768, "y"=32768]>
func.func @main(%a: tensor<65536xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<65536xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x", "y"} (%b: tensor<2xf32>) {
    %1 = "stablehlo.all_reduce"(%b) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<65536xf32>) -> tensor<65536xf32>
  return %0 : tensor<65536xf32>
}
"""  # noqa: E501
    before = _megabytes()
    ask("show", "-", stdin=text)
    assert _megabytes() - before < MEGABYTES
