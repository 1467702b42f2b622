"""Plans of programs drawn at random, and the programs of one device that they become."""

from __future__ import annotations

import numpy as np

from shardwright.ir.core import Module
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.executed import shared_values
from shardwright.passes.cost.tables.read_graph import graph_of
from shardwright.passes.cost.tables.shared_values import with_shared
from shardwright.passes.cost.tables.tables import Ints, Tables
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.registry import main_pipeline

INSERT = main_pipeline().after("propagated").until("resharded")


def drawn_plan(tables: Tables, rate: float, seed: int) -> Ints:
    """The plan that cuts nothing, with other strategies in a part of the nodes."""
    random = np.random.default_rng(seed)
    found = (random.random(len(tables.kinds)) * tables.sizes).astype(np.int64)
    found[random.random(len(found)) >= rate] = 0
    return shared_values(tables, found[tables.tie])[tables.tie]


def local_program(module: Module, built: Built, x: Ints, cluster: str, turns: int) -> Module:
    """The program of a device that a plan of a propagated program becomes; `turns`: of loops that
    do not say how often they run.
    """
    copy = module.clone()
    graph = with_shared(graph_of(copy, turns))
    write_plan(built._replace(subjects=tuple(graph.subjects), graph=graph), copy, x, "mesh")
    INSERT.run(copy)
    main_pipeline(cluster).after("resharded").run(copy)
    return copy
