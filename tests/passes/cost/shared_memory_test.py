"""What passes remember from one run to the next: judging, and other programs, change nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.base import Memory
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.cost.trials.trial import SHARDING, Edit, Where, edited
from shardwright.passes.registry import PassFault
from shardwright.passes.target import Target
from shardwright.spec.axes import Axis
from shardwright.spec.sharding import Dim, sharding

EXAMPLES = Path(__file__).parents[3] / "examples"
NAMES = ("linear_layers", "mlp_tensor_parallel", "mlp_data_parallel")
H100 = Target("dgx-h100")


def drawn(module: Module, random: Random) -> list[Edit]:
    """Some arguments of main, cut otherwise."""
    main = module.main
    assert main is not None
    mesh, axes = next((name, mesh.names) for name, mesh in module.meshes.items())
    edits: list[Edit] = []
    for k in random.sample(range(len(main.args)), min(2, len(main.args))):
        cuts: list[tuple[Axis, ...]] = [() for _ in main.args[k].shape]
        if cuts:
            cuts[random.randrange(len(cuts))] = (Axis(random.choice(axes)),)
        edits.append(Edit(Where(main.symbol, k), SHARDING, sharding(mesh, tuple(map(Dim, cuts)))))
    return edits


def made(memory: Memory | None) -> list[str]:
    """Programs of one device, judged one after another."""
    random, found = Random(0), list[str]()
    for name in (*NAMES, *NAMES, *NAMES):
        module = parse((EXAMPLES / f"{name}.mlir").read_text(encoding="utf-8"))
        program = edited(module, drawn(module, random) if found else [])
        try:
            found.append(print_module(compiled(program, H100, memory=memory).local))
        except (ProgramError, PassFault) as problem:
            found.append(str(problem))
    return found


def forgetful(self: Memory, question: Hashable, answer: Callable[[], Any]) -> Any:
    """Asks anew each time."""
    return answer()


def by_word(self: Memory, question: Any, answer: Callable[[], Any]) -> Any:
    """Tells questions of one kind apart by nothing."""
    known = self._found  # pyright: ignore[reportPrivateUsage]
    if question[0] not in known:
        known[question[0]] = answer()
    return known[question[0]]


def test_what_is_remembered_changes_no_program(monkeypatch: pytest.MonkeyPatch) -> None:
    shared, each = made(Memory()), made(None)
    assert len({*each}) > len(NAMES)
    assert shared == each
    monkeypatch.setattr(Memory, "of", forgetful)
    assert each == made(None)


def test_answers_to_other_questions_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    each = made(None)
    monkeypatch.setattr(Memory, "of", by_word)
    assert made(Memory()) != each
