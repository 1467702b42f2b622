"""Planning from Python: a function or a program and a cluster in, a plan out.

import shardwright as sw
plan = sw.plan(step, params, batch, cluster="dgx-h100")
jax.jit(step, in_shardings=plan.in_shardings)      # XLA follows as best it can
plan.step(params, batch)                           # exactly the plan
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from shardwright.api.asked import budget_of, bytes_of
from shardwright.api.explanations import Answer, explain
from shardwright.api.programs import load, parse
from shardwright.api.scripts import script as script_of
from shardwright.backends.jax.calling.flat_calls import flat_arrays, results_of
from shardwright.backends.jax.calling.loaded_script import loaded, step_of
from shardwright.backends.jax.calling.optional_jax import jax_for
from shardwright.backends.jax.calling.plan_layouts import jax_mesh, named_shardings
from shardwright.backends.jax.calling.traced_function import (
    Call,
    Statics,
    call_of,
    is_function,
    is_stage,
)
from shardwright.backends.jax.calling.xla_collectives import own_collectives, xla_collectives
from shardwright.ir.analysis.local_plan import Plan as Layouts
from shardwright.ir.analysis.local_plan import Tensor, read_plan
from shardwright.ir.core import Module
from shardwright.ir.errors import Place, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.mesh_text import mesh_from
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.passes.search.planning.fixes import Fix
from shardwright.passes.search.planning.own_methods import known
from shardwright.passes.search.planning.plan_words import binding
from shardwright.passes.search.planning.planned import Bound
from shardwright.passes.search.planning.planned import Plan as Found
from shardwright.passes.search.planning.planned import plan as search
from shardwright.passes.search.planning.planners import Planner
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.task import Task
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.machines.units import shown

__all__ = ["Alternative", "Plan", "plan"]


@dataclass(frozen=True)
class Alternative:
    """What another method plans: seconds of a step, bytes of a device, how often slower it is."""

    method: str
    seconds: float
    peak_bytes: int
    fits: bool
    ratio: float

    def __str__(self) -> str:
        how = f"{self.ratio:.2f} times as long" if self.fits else "does not fit"
        time, size = shown(self.seconds, "seconds"), byte_count(self.peak_bytes)
        return f"{self.method}: {time}, {size} on a device: {how}"


class Plan:
    """A program with a plan; see `plan`.

    `module`, `text`: the program with the plan, at stage `input`. `cost`: of the program that runs.
    `bound`: no plan of its space takes less by tables; None without one. `gap`: how far the best
    plan by tables may be above it.
    """

    def __init__(self, found: Found, call: Call | None) -> None:
        self._found, self._call = found, call

    @property
    def module(self) -> Module:
        return self._found.module

    @property
    def text(self) -> str:
        return self._found.text

    @property
    def cost(self) -> Cost:
        return self._found.cost

    @property
    def bound(self) -> Bound | None:
        return self._found.bound

    @property
    def gap(self) -> float | None:
        return self._found.gap

    @property
    def fits(self) -> bool:
        """True if a device holds it, under the memory limit too."""
        return self._found.fits

    @property
    def method(self) -> str:
        return self._found.planner.name

    @property
    def status(self) -> str:
        """`optimal` by tables, `feasible`, `infeasible` (fits nowhere) or `budget`."""
        return self._found.status

    # --- words

    def explain(self, value: str = "") -> Answer:
        """Why the program moves what it moves, or why a value lies as it does."""
        return explain(self.module, self._found.task.target, value)

    def why_not(self, method: str) -> Alternative:
        """What another method plans for the same task. Raises ProgramError where it has none."""
        other = search(_planner(method), self._found.task)
        return Alternative(
            method, other.cost.step, other.cost.peak_bytes, other.fits,
            other.cost.step / self.cost.step if self.cost.step else 1.0,
        )  # fmt: skip

    def __repr__(self) -> str:
        found, cost = self._found, self.cost
        limit = found.task.limit
        step, exposed = shown(cost.step, "seconds"), shown(cost.exposed, "seconds")
        gap = "no bound" if self.gap is None else f"at most {self.gap:.2%} above the best by tables"
        return "\n".join(
            (
                f"Plan by {self.method} on {found.task.target.cluster}, "
                f"mesh {spelled(found.tried.mesh)} ({self.status})",
                f"  step    {step}, {exposed} of it waits for collectives",
                f"  memory  {byte_count(cost.peak_bytes)} of {byte_count(limit)} on a device, "
                f"{'fits' if self.fits else 'does not fit'}",
                f"  binds   {binding(cost, limit)}; {gap}",
                *(
                    f"  guessed {found.task.target.trips} turns of the loop at {place}: trips=N"
                    for place in found.task.guessed
                ),
            )
        )

    def _repr_html_(self) -> str:
        return f"<pre>{escape(repr(self))}</pre>"

    # --- running it

    def script(self, emit: str = "jax") -> str:
        """The script that every device runs: `jax`, `torch`, or `mlir`. Raises ProgramError."""
        command = f"shardwright.plan(...).script({emit!r})"
        if emit not in ("jax", "torch", "mlir"):
            help = nearest(emit, ["jax", "torch", "mlir"])
            raise error(f'nothing is emitted for "{emit}"', help=help, code=USAGE)
        return script_of(emit, self._found.made.local, self.module, command)

    def mesh(self, devices: Sequence[Any] | None = None) -> Any:
        """The `jax.sharding.Mesh`, on the first N of the devices given, or of all.

        Sub-axes that the plan uses are axes. Raises ProgramError where there are too few devices.
        """
        return jax_mesh(self._layouts, devices)

    @property
    def in_shardings(self) -> Any:
        """By argument its `jax.sharding.NamedSharding`s, as pytrees like the arguments; by place in
        a flat tuple where only a text was given. Dims that do not come out even are whole.
        """
        if self._call is None:
            return tuple(self._inputs)
        return jax_for("a plan").tree_util.tree_unflatten(self._call.in_tree, self._inputs)[0]

    @property
    def out_shardings(self) -> Any:
        """The same of results."""
        found = self._shardings(self._layouts.results, self._call and self._call.outputs)
        if self._call is None:
            return tuple(found)
        return jax_for("a plan").tree_util.tree_unflatten(self._call.out_tree, found)

    @cached_property
    def step(self) -> Callable[..., Any]:
        """The function with the plan carried out exactly (`jax.shard_map`), on `mesh()`.

        It takes and gives fn's own pytrees, arrays that lie anywhere or on the mesh; donated ones
        are given away. Of a text it takes arrays in order and gives a tuple.
        """
        mesh = self.mesh()
        run = step_of(loaded(self.script("jax")), mesh)
        jax = jax_for("a step")
        inputs = self._shardings(self._layouts.args, None, mesh)
        call = self._call

        def placed(arrays: Sequence[Any]) -> list[Any]:
            return [
                one if isinstance(one, jax.core.Tracer) else jax.device_put(one, where)
                for one, where in zip(arrays, inputs, strict=True)
            ]

        def step(*args: Any, **kwargs: Any) -> Any:
            if call is None:
                return run(*placed(args))
            return results_of(call, run(*placed(flat_arrays(call, args, kwargs))))

        step.__name__ = call.name if call is not None else "step"
        step.__doc__ = f"{step.__name__}, as planned: {self!r}"
        return step

    def constrain(self, fn: Callable[..., Any] | None = None) -> Callable[..., Any]:
        """`fn` for `jax.jit`, with the plan's layouts of arguments and results as constraints.

        XLA decides what lies between. Where it does not move the same collectives, both counts are
        printed to stderr. `fn`: by default what was planned. Raises ProgramError for a plan of a
        text alone.
        """
        jax = jax_for("constrain")
        call, fn = self._call, fn or (self._call.function if self._call is not None else None)
        if call is None or fn is None:
            raise error("constrain needs the function that was planned", help="plan(fn, *args)")
        lay = jax.lax.with_sharding_constraint
        inputs, outputs = self.in_shardings, self.out_shardings
        args, kwargs = call.given
        places = {place % len(args) for place in call.statics.places} if args else set[int]()
        named = jax.tree_util.tree_unflatten(call.in_tree, self._inputs)[1]

        def constrained(*args: Any, **kwargs: Any) -> Any:
            layouts: list[Any] = list(inputs)
            every = [one if k in places else lay(one, layouts.pop(0)) for k, one in enumerate(args)]
            rest = {k: lay(one, named[k]) if k in named else one for k, one in kwargs.items()}
            return lay(fn(*every, **rest), outputs)

        constrained.__name__ = call.name
        names = call.statics.names
        jitted = jax.jit(constrained, static_argnums=tuple(places), static_argnames=names)
        xla = xla_collectives(jitted.lower(*args, **kwargs).compile())
        _say_differences(xla, own_collectives(self._found.made.local))
        return constrained

    # --- its own

    @cached_property
    def _layouts(self) -> Layouts:
        return read_plan(self._found.made.local)

    @property
    def _inputs(self) -> list[Any]:
        return self._shardings(self._layouts.args, self._call and self._call.inputs)

    def _shardings(
        self, tensors: Sequence[Tensor], leaves: Sequence[Any] | None, mesh: Any = None
    ) -> list[Any]:
        """Of arrays as JAX sees them: a key has fewer dims than the numbers that it is made of."""
        of = tensors if leaves is None else leaves
        ranks = [len(one.type.shape) if isinstance(one, Tensor) else len(one.shape) for one in of]
        return named_shardings(tensors, ranks, self.mesh() if mesh is None else mesh)


def plan(
    fn_or_module: Any, *abstract_args: Any, cluster: str, devices: int | None = None,
    mesh: str | Mapping[str, int] | None = None, method: str = "auto",
    memory_limit: str | float | None = None, fix: str | Sequence[str] | None = None,
    ignore_annotations: bool = False, trips: int = 0, budget: str | int | None = None,
    seed: int = 0, jobs: int = 1, kwargs: Mapping[str, Any] | None = None,
    static_argnums: Sequence[int] | int = (), static_argnames: Sequence[str] | str = (),
    donate_argnums: Sequence[int] | int = (), load_methods: str | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> Plan:  # fmt: skip
    """The best plan that a method finds for a program on a cluster.

    `fn_or_module`: a function with its arguments, arrays or `jax.ShapeDtypeStruct`s in any pytree;
    a `jax.stages.Traced` or `Lowered`; a `Module`; or a name as `load` takes it. `mesh`: axes and
    sizes, `"data=4,model=2"` or a mapping; searched where it is not given and nothing is annotated.
    `memory_limit`: bytes of a device, or `"40GB"`. `fix`: layouts as `--fix` takes them. `trips`:
    turns of loops that do not say how often they run; 0: as `shardwright cost` guesses. `budget`:
    plans priced, or `"30s"`. `kwargs`: arguments of the function by name. `static_argnums`,
    `static_argnames`, `donate_argnums`: as of `jax.jit`, for functions that are not jitted. `say`
    hears of progress.

    Raises ProgramError, with the place in the user's code where a function cannot be traced.
    """
    target = Target(cluster if devices is None else f"{cluster}/{devices}", trips=trips)
    planner = _planner(method, load_methods)
    statics = Statics(_numbers(static_argnums), _names(static_argnames))
    module, call = _program(
        fn_or_module, abstract_args, dict(kwargs or {}), statics, _numbers(donate_argnums)
    )
    fixes = [fix] if isinstance(fix, str) else list(fix or ())
    task = Task.of(
        module, target, mesh=_mesh(mesh), ignores=ignore_annotations, limit=bytes_of(memory_limit),
        budget=budget_of(budget), seed=seed,
        fixes=[one for text in fixes for one in Fix.parse(text)], jobs=jobs,
        guesses=True,
    )  # fmt: skip
    return Plan(search(planner, task, say), call)


def _program(
    found: Any, args: Sequence[Any], kwargs: dict[str, Any], statics: Statics,
    donated: Sequence[int],
) -> tuple[Module, Call | None]:  # fmt: skip
    if isinstance(found, Module):
        _expect_none([*args, *kwargs], "a module")
        return found, None
    if isinstance(found, str | Path):
        _expect_none([*args, *kwargs], "a name")
        return load(found), None
    if not is_function(found) and not is_stage(found):
        help = "give a function with its arguments, what jax.jit lowers it to, a module or a file"
        raise error(f"there is no program in {type(found).__name__}", help=help, code=USAGE)
    if is_stage(found):
        _expect_none([*args, *kwargs], "what was traced already")
    call = call_of(found, args, kwargs, statics=statics, donated=donated)
    module = parse(call.text, call.name)
    count = len(module.main.args) if module.main is not None else 0
    if count != len(call.inputs):
        message = f"{call.name} closes over {count - len(call.inputs)} arrays"
        raise error(
            message, Place(call.name), help="make them arguments: only these can be laid out"
        )
    return module, call


def _expect_none(args: Sequence[Any], what: str) -> None:
    if args:
        help = "leave the arguments out, or give the function"
        raise error(f"{what} takes no arguments", help=help, code=USAGE)


def _planner(name: str, file: str | None = None) -> Planner:
    every = known(file)
    if name not in every:
        raise error(f'unknown method "{name}"', help=nearest(name, list(every)), code=USAGE)
    return every[name]


def _mesh(found: str | Mapping[str, int] | None) -> Mesh | None:
    if found is None:
        return None
    if isinstance(found, Mapping):
        found = ",".join(f"{name}={size}" for name, size in found.items())
    return mesh_from(found, "mesh")


def _numbers(found: Sequence[int] | int) -> tuple[int, ...]:
    return (found,) if isinstance(found, int) else tuple(found)


def _names(found: Sequence[str] | str) -> tuple[str, ...]:
    return (found,) if isinstance(found, str) else tuple(found)


def _say_differences(xla: Counter[str], own: Counter[str]) -> None:
    """Kinds of which XLA's program has other numbers than the plan's."""
    for kind in sorted({*xla, *own}):
        if xla[kind] != own[kind]:
            line = f"{kind}: {own[kind]} in the plan, {xla[kind]} by XLA under its constraints"
            print(line, file=sys.stderr)
