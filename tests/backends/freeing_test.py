"""Torch scripts let go of values behind their last use, and never before."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, cast

import numpy as np
import pytest

from shardwright.api.scripts import script
from shardwright.ir.parse import parse
from shardwright.passes.cost.trials.compile import compiled

torch: Any = pytest.importorskip("torch")

N = 1 << 16  # elements of an array of a program
T = f"tensor<{N}xf32>"
CHAIN = 12


def chain() -> str:
    """Twelve values, each read by the next alone."""
    lines = [f"%y0 = stablehlo.exponential %x : {T}"]
    lines += [f"%y{k} = stablehlo.sine %y{k - 1} : {T}" for k in range(1, CHAIN)]
    return module(lines, [f"%y{CHAIN - 1}"])


def loop() -> str:
    """A loop that carries two arrays; one of them before it, one behind it is read no more."""
    body = f"""
    %a = stablehlo.exponential %x : {T}
    %b = stablehlo.sine %x : {T}
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%i = %zero, %p = %a, %q = %b) : tensor<i32>, {T}, {T}
    cond {{
      %limit = stablehlo.constant dense<5> : tensor<i32>
      %less = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }} do {{
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %s = stablehlo.sine %p : {T}
      %c = stablehlo.cosine %s : {T}
      %t = stablehlo.add %c, %q : {T}
      stablehlo.return %next, %t, %q : tensor<i32>, {T}, {T}
    }}
    %u = stablehlo.sine %r#1 : {T}
    %v = stablehlo.cosine %u : {T}"""
    return module(body.strip().splitlines(), ["%v"])


def until() -> str:
    """A loop of unknown length whose condition alone reads one of the arrays."""
    body = f"""
    %a = stablehlo.exponential %x : {T}
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r:2 = stablehlo.while(%p = %a, %q = %a) : {T}, {T}
    cond {{
      %limit = stablehlo.constant dense<200000.0> : tensor<f32>
      %none = stablehlo.constant dense<0.0> : tensor<f32>
      %sum = stablehlo.reduce(%q init: %none) applies stablehlo.add across dimensions = [0]
        : ({T}, tensor<f32>) -> tensor<f32>
      %less = stablehlo.compare LT, %sum, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }} do {{
      %s = stablehlo.add %p, %p : {T}
      %c = stablehlo.abs %s : {T}
      stablehlo.return %s, %c : {T}, {T}
    }}
    %u = stablehlo.sine %r#0 : {T}
    %v = stablehlo.cosine %u : {T}"""
    return module(body.strip().splitlines(), ["%v", "%r#1"])


def branches() -> str:
    """Two branches that read what was computed before; one value is read in one of them only."""
    body = f"""
    %a = stablehlo.exponential %x : {T}
    %b = stablehlo.sine %x : {T}
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
      : ({T}, tensor<f32>) -> tensor<f32>
    %less = stablehlo.compare LT, %sum, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %r:2 = "stablehlo.if"(%less) ({{
      %c = stablehlo.add %a, %b : {T}
      stablehlo.return %c, %a : {T}, {T}
    }}, {{
      %d = stablehlo.cosine %a : {T}
      %e = stablehlo.sine %d : {T}
      stablehlo.return %e, %e : {T}, {T}
    }}) : (tensor<i1>) -> ({T}, {T})
    %u = stablehlo.sine %r#0 : {T}
    %v = stablehlo.cosine %u : {T}"""
    return module(body.strip().splitlines(), ["%v"])


def views() -> str:
    """A small slice, which keeps a large array until it is read; calls; a value returned twice."""
    small = "tensor<16xf32>"
    body = f"""
    %a = stablehlo.exponential %x : {T}
    %b = stablehlo.slice %a [0:16] : ({T}) -> {small}
    %c = func.call @twice(%x) : ({T}) -> {T}
    %d = stablehlo.exponential %b : {small}
    %e = stablehlo.sine %c : {T}
    %f = stablehlo.cosine %e : {T}"""
    twice = f"""
  func.func private @twice(%x: {T}) -> {T} {{
    %a = stablehlo.add %x, %x : {T}
    %b = stablehlo.sine %a : {T}
    %c = stablehlo.sine %b : {T}
    return %c : {T}
  }}"""
    lines = body.strip().splitlines()
    return module(lines, ["%d", "%f", "%f", "%x"], [small, T, T, T], twice)


def module(lines: list[str], results: list[str], types: list[str] | None = None, more: str = ""):
    """A program of one array on one device."""
    types = types or [T] * len(results)
    body = "\n    ".join([*lines, f"return {', '.join(results)} : {', '.join(types)}"])
    return f"""module {{
  sdy.mesh @mesh = <["d"=1]>
  func.func @main(%x: {T}) -> ({", ".join(types)}) {{
    {body}
  }}{more}
}}"""


PROGRAMS: dict[str, tuple[Callable[[], str], float]] = {
    # the most arrays at once, beside the argument
    "chain": (chain, 2),
    "loop": (loop, 3),
    "until": (until, 3),
    "branches": (branches, 4),
    "views": (views, 3),
}


def text_of(name: str, *, outline: bool = True) -> str:
    program = parse(PROGRAMS[name][0]())
    return script("torch", compiled(program).local, program, "command", outline=outline)


class Held:
    """The most bytes that tensors made meanwhile held at once, counted by storages that live."""

    def __init__(self) -> None:
        mode: Any = import_module("torch.utils._python_dispatch").TorchDispatchMode
        weak: Any = import_module("weakref")
        outer, live = self, dict[int, int]()
        self.most = 0

        class Mode(mode):
            def __torch_dispatch__(
                self, func: Any, types: Any, args: Any = (), kwargs: Any = None
            ) -> Any:
                found: Any = func(*args, **(kwargs or {}))
                made: list[Any] = [*found] if isinstance(found, (tuple, list)) else [found]
                for one in made:
                    if isinstance(one, torch.Tensor):
                        storage: Any = one.untyped_storage()
                        key = storage._cdata
                        if key not in live and storage.nbytes():
                            live[key] = storage.nbytes()
                            weak.finalize(storage, live.pop, key, None)
                outer.most = max(outer.most, sum(live.values()))
                return cast(Any, found)

        self.mode = Mode()


def measured(text: str) -> tuple[float, list[np.ndarray[Any, Any]]]:
    """Arrays held at once by the step beside its argument, and its results."""
    space = ModuleType("freeing_script")
    sys.modules["freeing_script"] = space
    exec(compile(text, "script", "exec"), vars(space))  # our own text, in a test
    x = torch.tensor(np.random.default_rng(0).uniform(-0.1, 0.1, N).astype(np.float32))
    held = Held()
    with held.mode:
        results = space.step_on_device({}, x)
    return held.most / (4 * N), [one.numpy() for one in results]


def without_freeing(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("del "))


@pytest.mark.parametrize("name", PROGRAMS)
def test_values_are_let_go_of(name: str) -> None:
    text = text_of(name)
    most, found = measured(text)
    _, wanted = measured(without_freeing(text))
    assert all(np.array_equal(a, b) for a, b in zip(found, wanted, strict=True))
    assert most < PROGRAMS[name][1] + 0.5


def test_a_script_that_lets_nothing_go_is_caught() -> None:
    """Planted: without its `del` lines; a loop would let go by itself."""
    most, _ = measured(without_freeing(text_of("chain", outline=False)))
    assert most > CHAIN - 1


@pytest.mark.parametrize("name", PROGRAMS)
def test_no_name_is_read_behind_its_del(name: str) -> None:
    """A name that is let go of is bound again before it is read, in straight lines of code."""
    tree = ast.parse(text_of(name))
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        gone: set[str] = set()
        for line in function.body:
            names = [node for node in ast.walk(line) if isinstance(node, ast.Name)]
            if isinstance(line, ast.Delete):
                gone |= {node.id for node in names}
                continue
            if not isinstance(line, ast.For | ast.While | ast.If):
                assert not gone & {n.id for n in names if isinstance(n.ctx, ast.Load)}
            gone -= {n.id for n in names if isinstance(n.ctx, ast.Store)}


def test_small_programs_stay_readable() -> None:
    small = parse(chain().replace(str(N), "64"))
    text = script("torch", compiled(small).local, small, "command")
    assert "del " not in text[text.index("def step_on_device") : text.index("# --- running it")]
