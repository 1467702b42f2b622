"""`assert_plan`: pins how a program is partitioned, as a snapshot in a file.

The snapshot is the program's text. A program whose plan differs from it in meaning fails with the
difference: annotations, cuts and meshes that changed, and what moves otherwise. Renamed functions,
other lines, another order of independent ops, and ops that change nothing of the plan pass.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from shardwright.api.differences import Change, differ
from shardwright.api.programs import load, parse
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError, error
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.explain.differences.difference_lines import lines_of
from shardwright.passes.explain.limits.broken_limits import Held
from shardwright.passes.explain.limits.stated_limits import limited_target
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Attrs, Float, Int
from shardwright.testing import plan_updates
from shardwright.tools.session.extras import require

HEAD = "// The plan of a step, pinned by shardwright.testing.assert_plan; pytest --update-plans rewrites it.\n"  # noqa: E501
HOW = "pytest --update-plans writes it"


def assert_plan(
    fn: Module | str | Path | Callable[..., Any] | object,
    *args: object,
    cluster: str | Target = "",
    peak_bytes: float | None = None,
    collectives: Mapping[str, int] | None = None,
    step_seconds: float | None = None,
    exposed_seconds: float | None = None,
    collective_bytes: float | None = None,
    snapshot: str | Path | None = None,
) -> None:
    """Hold a program to a snapshot of its plan, and to upper bounds per device and step.

    `fn`: a function that JAX lowers for `args` (`jax.jit` of it, where it says shardings), what JAX
    lowered already, a program, or the name of one as `load` takes it. `collectives`: how many of a
    kind may run, such as `{"all_gather": 4}`. `snapshot`: a file, beside that of the caller where
    it names no folder; `--update-plans` of pytest writes it.

    Raises AssertionError that says what differs, and ProgramError where the program is wrong.
    """
    __tracebackhide__ = True
    program = _program(fn, args)
    target = cluster if isinstance(cluster, Target) else Target(cluster)
    wanted = {
        "step_seconds": step_seconds, "exposed_seconds": exposed_seconds, "peak_bytes": peak_bytes,
        "collective_bytes": collective_bytes,
    }  # fmt: skip
    problems = _over(program, target, wanted, collectives)
    if problems:
        raise AssertionError("\n".join(problems))
    if snapshot is not None:
        frame = inspect.currentframe()
        caller = frame.f_back if frame is not None else None
        folder = Path(caller.f_code.co_filename).parent if caller is not None else Path()
        _hold(program, target, folder / snapshot)


def _program(fn: object, args: Sequence[object]) -> Module:
    """The program; what a function without arguments gives counts as what was given."""
    if isinstance(fn, Module):
        return fn
    if isinstance(fn, str | Path):
        return load(fn)
    if callable(fn) and not args and not hasattr(fn, "lower"):
        return _program(fn(), ())
    text = _lowered(cast(Any, fn), args).as_text(debug_info=True)
    here = os.getcwd() + os.sep  # places of code as seen from here, whoever's machine it is
    return parse(text.replace(f'"{here}', '"'))


def _lowered(fn: Any, args: Sequence[object]) -> Any:
    """What JAX makes of a function. Raises ProgramError with exit code 4 without JAX."""
    require("jax", "assert_plan of a function")
    jax: Any = import_module("jax")
    if hasattr(fn, "as_text"):
        return fn
    return fn.lower(*args) if hasattr(fn, "lower") else jax.jit(fn).lower(*args)


# --- bounds


def _over(
    program: Module,
    target: Target,
    wanted: Mapping[str, float | None],
    collectives: Mapping[str, int] | None,
) -> list[str]:
    """What is above a bound, in words. Bounds of the program itself count too."""
    bounds: dict[str, Attribute] = {
        name: Float(repr(float(bound))) for name, bound in wanted.items() if bound is not None
    }
    if collectives:
        bounds["collectives"] = Attrs({kind: Int(count) for kind, count in collectives.items()})
    known = program.notes.get(plan.LIMITS)
    if not bounds and known is None:
        return []
    own = dict(known.items()) if isinstance(known, Attrs) else {}
    limited = program.clone()
    limited.set_note(plan.LIMITS, Attrs({**own, **bounds}))
    if fault := plan.fault(limited, plan.LIMITS, limited.notes[plan.LIMITS]):
        raise error(str(fault), help=fault.help, code=2)
    target = limited_target(limited, target)
    return [str(one) for one in Held(limited, compiled(limited, target)).broken()]


# --- the snapshot


def _hold(program: Module, target: Target, path: Path) -> None:
    """Compare with the snapshot, or write it where it is asked for."""
    __tracebackhide__ = True
    text = HEAD + print_module(program, debuginfo=True)
    if plan_updates.is_asked():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    if not path.exists():
        raise AssertionError(f"there is no plan {path}: {HOW}")
    kept = parse(path.read_text("utf-8"), path.name)
    try:
        found = differ(kept, program, target, names=(path.name, "the program"))
    except ProgramError as problem:
        raise AssertionError(f"{problem}\n{HOW} anew") from None
    changed = [one for one in found.entries if _is_of_plan(one)]
    if not changed:
        return
    lines = list(lines_of(changed, found.old, found.new, path.name, "the program"))
    raise AssertionError("\n".join(["the plan changed:", "", *lines, "", f"{HOW} anew"]))


def _is_of_plan(one: Change) -> bool:
    """True unless a change is one of computing alone, from which nothing follows."""
    return one.kind != "structure" or bool(one.effects)
