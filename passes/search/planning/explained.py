"""What a method decided of a plan, what it left to others, and what it says of its own answer."""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.planning.own_objectives import own_words
from shardwright.passes.search.planning.plan_words import told_ops
from shardwright.passes.search.planning.planned import Plan
from shardwright.passes.search.planning.spaces import Space
from shardwright.passes.search.planning.tried_plans import OwnWords
from shardwright.spec.strategies import atoms
from shardwright.spec.types import TensorType

MOST_AXES = 3  # of meshes whose tables are made for an explanation alone
COLUMNS = ("mesh", "shard", "stage", "micro", "remat", "reduce")  # of a plan of a program


@dataclass(frozen=True)
class Explained:
    """What is to be known of a method's plan.

    `ops` that can be cut and `arguments` that are no scalars, of which the method's text decides so
    many; `completed`: by column that it does not decide, what does; `own`: None of rules that have
    no objective. `tier_a`: seconds by tables, None where there are none; `is_whole`: of all of
    the plan, else of the best one that says the same.
    """

    plan: Plan
    ops: int
    told_ops: int
    arguments: int
    told_arguments: int
    completed: dict[str, str]
    own: OwnWords | None
    tier_a: float | None
    is_whole: bool

    @property
    def share(self) -> float:
        """Of the ops, those whose cut the method's text says."""
        return _share(self.told_ops, self.ops)


def decided(text: Module) -> float:
    """Of the ops that can be cut, the part whose cut a text says."""
    return _share(told_ops(text), _ops(text))


def _share(told: int, ops: int) -> float:
    return told / ops if ops else 0.0


def explained(plan: Plan, then: str = "") -> Explained:
    """`then`: what placed the mesh afterwards, or nothing."""
    text = plan.tried.make()
    assert text.main is not None
    arguments = [one for one in text.main.args if _has_dims(one.type)]
    is_whole = plan.tried.tier_a is not None
    return Explained(
        plan, _ops(text), told_ops(text), len(arguments),
        sum(one.sharding is not None for one in arguments), dict(_completed(plan, then)),
        own_words(plan), plan.tried.tier_a if is_whole else _tier_a(plan, text), is_whole,
    )  # fmt: skip


def _ops(text: Module) -> int:
    return sum(map(_can_be_cut, text.walk()))


def _can_be_cut(op: Op) -> bool:
    blocks = None if op.name.startswith("sdy.") else op.sig.blocks
    return blocks is not None and bool(op.operands and op.results and blocks.sizes)


def _has_dims(type: object) -> bool:
    return isinstance(type, TensorType) and bool(type.shape)


def _completed(plan: Plan, then: str) -> list[tuple[str, str]]:
    """The columns that the method leaves open, and what they are."""
    count = len(plan.task.meshes)
    mesh = "given" if plan.task.is_given else f"of {count} meshes, the one with the best plan"
    how = {
        "mesh": mesh, "shard": "propagated from what is annotated, else whole", "stage": "one",
        "micro": "all rows at once", "remat": "nothing is worked out again",
        "reduce": f"by {then}" if then else "as the simulator finds it fastest",
    }  # fmt: skip
    return [(name, how[name]) for name in COLUMNS if name not in plan.planner.decides]


def _tier_a(plan: Plan, text: Module) -> float | None:
    """Seconds by tables of the best plan that says what a text does; None of stages, and of meshes
    of so many axes that tables take very long.
    """
    task = plan.task
    if plan.tried.stages is not None or len(atoms(plan.tried.mesh)) > MOST_AXES:
        return None
    space = Space(plan.tried.mesh, lambda: text, task.target, task.script)
    try:
        return space.solve(Messages()).seconds
    except ProgramError:
        return None
