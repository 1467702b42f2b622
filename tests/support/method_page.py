"""The page `docs/methods.md`: every method of `shardwright plan`, from the table `PLANNERS`."""

from __future__ import annotations

from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.testing.method_pages import PAGES

HEAD = """\
# Methods

Made from the methods themselves by `make golden`. `shardwright plan --method NAME` takes one, `--method list` prints them;
[planning](planning.md) says what a plan is.

All are completed alike (the main pipeline propagates what a method leaves open) and priced alike (on the simulator). *Decides*: the
columns of a plan that a method sets: `mesh`, the axes that devices are dealt to; `shard`, which axes cut which op; `micro`, micro-batches;
`remat`, values worked out again.
*Label*: `exact-code` gives the numbers of published code, `paper-formula` those of a paper, `family` does as a paper says with other
costs, `own` is of this project.
Published methods answer by their own algorithm, objective and space alone, or refuse; each has a page: [accpar](methods/accpar.md),
[double-recursive](methods/double-recursive.md), [galvatron-intra](methods/galvatron-intra.md), [hypar](methods/hypar.md),
[mindspore](methods/mindspore.md), [optcnn](methods/optcnn.md), [pase](methods/pase.md), [tensoropt](methods/tensoropt.md), [tofu](methods/tofu.md).
Planners of stages read formats of their own, and [captured steps](methods/stages.md): [dnn-partitioning](methods/dnn-partitioning.md), [piper](methods/piper.md),
[pipedream](methods/pipedream.md), [pipedream-2bw](methods/pipedream-2bw.md), [torchgpipe](methods/torchgpipe.md), [dapple](methods/dapple.md),
[rannc](methods/rannc.md), [ftpipe](methods/ftpipe.md), [equal-split](methods/equal-split.md), [distir](methods/distir.md),
[chimera](methods/chimera.md), [gpipe](methods/gpipe.md), [alpa](methods/alpa.md).
On programs `gpipe` and `alpa` plan stages, too ([schedules](schedules.md)).
[instances](instances.md) says how to give them what their papers do, [programs](methods/programs.md) what they do with train steps, [gaps](methods/gaps.md) how far their spaces and searches are behind, [runs](methods/executed.md) what their plans compute, [side by side](methods/accepted.md) what planners of stages were held against.
At a glance: [acceptance](methods/acceptance.md). How far `auto` is from the best plan known: [alone](methods/alone.md).

| method | decides | label | what it does | source |
|---|---|---|---|---|
"""  # noqa: E501

TAIL = """
## A method of your own

A file with a class, and `--load my_method.py`; or a package with an entry point of the group `shardwright.methods` that names the class.
It has `name`, `paper`, `label`, `decides` and `about`, and one of two things:

- `meshes(devices)` and `annotate(module, mesh_name, mesh)`: it writes a plan into the program, as shardings of arguments or of any
  value, or as `plan.cut` of ops ([plans](plans.md)); all else is propagated. It raises `ProgramError` where the program has no such plan.
- `solve(problem, evaluator, seed, start)`: it solves the problem of a mesh ([search](search.md)): an answer is a `Found` with a choice
  by node, and a lower bound where it has one. The evaluator counts what is tried, and ends the search when the budget is spent.

A whole method that cuts the first dim of every argument, where devices divide it:

```python
from shardwright.passes.search.rules.writing import bound
from shardwright.spec.axes import Mesh


class FirstDims:
    name = "first-dims"
    paper = "none"
    label = "own"
    decides = ("mesh", "shard")
    about = "the first dim of every argument over all devices"

    def meshes(self, devices):
        return [Mesh((("all", devices),))]

    def annotate(self, module, mesh_name, mesh):
        cuts = {}
        for number, value in enumerate(module.main.args):
            shape = value.type.shape
            fits = bool(shape) and shape[0] % mesh.device_count == 0
            cuts[number] = [("all",) if fits and dim == 0 else () for dim in range(len(shape))]
        bound(module.main, mesh_name, cuts)
```

A method that takes the cheapest strategy of every op, whatever moves between them:

```python
import numpy as np

from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph


class EachAlone:
    name, exact, relative = "each-alone", False, 0.0
    paper, label, decides = "none", "own", ("shard",)
    about = "the cheapest strategy of every op by itself"

    def solve(self, problem, evaluator, seed, start=None):
        graph = free_graph(problem)
        x = graph.plan(np.array([graph.costs[kind].argmin() for kind in graph.kinds]))
        evaluator.offer(x, problem.total(x))
        return Found(x, Status.FEASIBLE)
```

Of this project's own, a solver is a file in `passes/search/methods` with a row in `METHODS`, a rule a file in `passes/search/rules`
with a row in `RULES`; `shardwright.testing.certify.certify(method)` says what is wrong with a solver.
"""  # noqa: E501


def page() -> str:
    """The whole page."""
    rows = [
        (f"`{one.name}`", ", ".join(one.decides) or "-", one.label, one.about, one.paper)
        for one in PLANNERS.values()
    ]
    links = ", ".join(f"[{name}](methods/{name}.md)" for name in PAGES)
    more = (
        "\nWho is in front, on steps of random sizes: [leaderboard](leaderboard.md). "
        f"Pages of their own, with what they reproduce and what was measured: {links}.\n"
    )
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows) + more + TAIL
