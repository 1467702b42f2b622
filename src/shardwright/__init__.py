"""A compiler that partitions programs over machines: StableHLO + sdy text in, plans and scripts
out.

    import shardwright as sw
    program = sw.load("examples/gpt_train_step.mlir")
    print(sw.evaluate(program, sw.Target("dgx-h100")).step)
"""

from pathlib import Path as _Path
from typing import TYPE_CHECKING as _TYPE_CHECKING

if _TYPE_CHECKING:
    from shardwright.api.comparisons import Comparison, Row, compare
    from shardwright.api.differences import Change, Diff, diff
    from shardwright.api.explanations import Answer, explain
    from shardwright.api.plans import Alternative, Plan, plan
    from shardwright.api.programs import (
        Cost,
        Edit,
        Module,
        Outcome,
        ProgramError,
        Target,
        Where,
        evaluate,
        load,
        parse,
        partition,
        propagate,
        trial,
    )
    from shardwright.api.schedules import Schedule, schedule
    from shardwright.api.scripts import compile
    from shardwright.api.stages import (
        StageAnswer,
        Staged,
        StagePlan,
        StageRow,
        plan_instance,
        plan_stages,
    )
    from shardwright.api.trials import Figures, Program
    from shardwright.api.verification import Verification, verify

__version__ = "0.1.0"
__all__ = [
    "Alternative",
    "Answer",
    "Change",
    "Comparison",
    "Cost",
    "Diff",
    "Edit",
    "Figures",
    "Module",
    "Outcome",
    "Plan",
    "Program",
    "ProgramError",
    "Row",
    "Schedule",
    "StageAnswer",
    "StagePlan",
    "StageRow",
    "Staged",
    "Target",
    "Verification",
    "Where",
    "compare",
    "compile",
    "diff",
    "evaluate",
    "explain",
    "load",
    "parse",
    "partition",
    "plan",
    "plan_instance",
    "plan_stages",
    "propagate",
    "schedule",
    "trial",
    "verify",
]

_HOMES = {  # names that take more to load than programs do
    "Answer": "explanations",
    "Comparison": "comparisons",
    "Row": "comparisons",
    "compare": "comparisons",
    "Change": "differences",
    "Diff": "differences",
    "diff": "differences",
    "explain": "explanations",
    "Alternative": "plans",
    "Plan": "plans",
    "plan": "plans",
    "Figures": "trials",
    "Program": "trials",
    "Schedule": "schedules",
    "schedule": "schedules",
    "compile": "scripts",
    "StageAnswer": "stages",
    "StagePlan": "stages",
    "StageRow": "stages",
    "Staged": "stages",
    "plan_instance": "stages",
    "plan_stages": "stages",
    "Verification": "verification",
    "verify": "verification",
}

_here = _Path(__file__).parent
if not (_here / "ir").is_dir():
    # A checkout without symbolic links: the real folders stand two levels up (decision 0002).
    __path__.append(str(_here.parent.parent))


def __getattr__(name: str) -> object:
    """The public API, loaded when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    home = _HOMES.get(name, "programs")
    return getattr(import_module(f"shardwright.api.{home}"), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
