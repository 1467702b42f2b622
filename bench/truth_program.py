"""A program whose plans are executed: what tables say of a plan, and what the simulator does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np
from table_descents import Descents

from shardwright.ir.core import Module, Value
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.executed import executed
from shardwright.passes.cost.tables.memory_rows import memory_of
from shardwright.passes.cost.tables.read_graph import graph_of
from shardwright.passes.cost.tables.shared_values import with_shared
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.registry import main_pipeline
from shardwright.passes.running import PassFault
from shardwright.passes.search.building.program_problem import problem_of
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.problem.problem_files import NO_CAP
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.target import Target
from shardwright.spec.axes import total
from shardwright.spec.layout import Layout, spelled
from shardwright.spec.strategies import layouts

INSERT = main_pipeline().after("propagated").until("resharded")
PROPAGATE = main_pipeline().until("propagated")
INPUTS = 2  # arguments behind all parameters: inputs and targets
TURNS = 4  # of loops that do not say how often they run
MESH = "mesh"


class Both(NamedTuple):
    """Seconds and bytes by tables and of the program that runs. `rows`: bytes that solvers see."""

    seconds: float
    run_seconds: float
    bytes: int
    run_bytes: int
    rows: int


@dataclass
class Program:
    """A text without a mesh on the mesh of a cluster."""

    path: Path
    mesh: str
    cluster: str
    failed: Counter[str] = field(default_factory=Counter[str])

    def __post_init__(self) -> None:
        self.target = Target(self.cluster, trips=TURNS)
        self.base = self.read()
        PROPAGATE.run(self.base)
        self.built = tables_of(self.base, self.target)
        self.memory = memory_of(self.base, self.built)
        self.descents = Descents(self.built.tables)
        self._known: dict[bytes, Both | None] = {}

    def read(self) -> Module:
        """The text behind a line that says the mesh."""
        head, _, rest = self.path.read_text(encoding="utf-8").partition("\n")
        return parse(f"{head}\n  sdy.mesh @{MESH} = <[{self.mesh}]>\n{rest}")

    def both(self, x: Ints) -> Both | None:
        """A plan that the text says to the letter; None where a pass fails on it."""
        key = x.tobytes()
        if key not in self._known:
            self._known[key] = self._both(x)
        return self._known[key]

    def _both(self, x: Ints) -> Both | None:
        module = self.base.clone()
        write_plan(self._built_of(module), module, x, MESH)
        try:
            INSERT.run(module)
            main_pipeline(self.target.cluster).after("resharded").run(module)
        except PassFault as fault:
            self.failed[str(fault).splitlines()[0]] += 1
            return None
        run = Simulator(module, Machine(self.target.on_machines), "none", TURNS).main()
        seconds, held = self.built.tables.total(x), self.memory.peak(x)
        rows = int(self.memory.bytes(x).max(initial=0))
        return Both(seconds, run.time / PER_SECOND, held, script_peak(module, None).bytes, rows)

    def _built_of(self, module: Module) -> Built:
        """The tables with the ops and values of a copy for subjects."""
        graph = with_shared(graph_of(module, TURNS))
        return self.built._replace(subjects=tuple(graph.subjects), graph=graph)

    def optimum(self) -> Ints:
        """The plan that the tables like best."""
        problem = problem_of(self.base, self.target)
        free = problem.with_cap(np.full(len(problem.cap), NO_CAP))
        found = solve(METHODS["messages"](), free).found.x
        assert found is not None  # nothing is capped
        return found

    def propagated(self, random: np.random.Generator) -> Ints:
        """A plan as people write them: arguments are cut, propagation and the partitioner do the
        rest.
        """
        cut = [one if random.random() < 0.7 else None for one in self.drawn(random)]
        found = self.annotated(cut)
        return self.descents.random(random) if found is None else found

    @property
    def _arguments(self) -> list[Value]:
        assert self.base.main is not None
        return self.base.main.args

    def drawn(self, random: np.random.Generator) -> list[Layout | None]:
        """A layout of each argument."""
        mesh, found = self.built.tables.mesh, list[Layout | None]()
        for value in self._arguments:
            known = layouts(value.tensor, mesh)
            found.append(known[random.integers(0, len(known))])
        return found

    def in_rows(self) -> list[Layout | None]:
        """Layouts of data parallelism: what arguments behind all parameters, inputs and targets,
        are lists of is spread over all axes.
        """
        mesh, args = self.built.tables.mesh, self._arguments
        found = list[Layout | None]([None] * (len(args) - INPUTS))
        for value in args[-INPUTS:]:
            found.append(max(layouts(value.tensor, mesh), key=lambda one: total(one[0])))
        return found

    def annotated(self, cut: Sequence[Layout | None]) -> Ints | None:
        """The plan that propagation and the partitioner make of layouts of arguments; None where
        it has other nodes.
        """
        module, mesh = self.read(), self.built.tables.mesh
        assert module.main is not None
        for value, layout in zip(module.main.args, cut, strict=True):
            if layout is not None:
                value.set_sharding(spelled(layout, mesh, MESH))
        PROPAGATE.run(module)
        built = tables_of(module, self.target)
        INSERT.run(module)
        found = np.maximum(executed(built, module), 0)
        return self.descents.told(found) if len(found) == len(self.built.subjects) else None
