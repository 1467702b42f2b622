"""RaNNC: blocks of layers in stages on counts of devices, by a recurrence over two maxima.

Blocks: consecutive layers of a topological order, about as long as one another (at most `blocks`).
Then the recurrence (kernels/stages/two_maxima.py) for n machines that divide all of them, replicas
= all / n, S stages from one up, micro-batches = powers of two, until some S fits (`all`: all S),
and of these plans the one of least
    sum over the m + S - 1 steps of a pipeline of (max F + max B of the stages at work, each with
    its transfers in and out) + max all-reduce of a stage
The recurrence keeps one state where a sum of two maxima needs all pairs that no other beats, and is
not exact: `gap` says how far the plan's score, max (F + transfers) + max (B + transfers), is above
the least of its stages and micro-batches. `variant=pareto` keeps the pairs.

What differs. The released blocks come of atomic components, coarsened over several levels; ours of
the least longest stretch. Times are whole nanoseconds, as divided there. A stage of n devices has
1 / (n replicas m) of a batch; it holds parameters, and activations of a micro-batch on the way
forward (m = 1), or what enters it m times and those of one micro-batch (checkpoints, m > 1). Of
equal plans the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import numpy as np

from shardwright.passes.search.kernels.chain_cuts import cut_chain
from shardwright.passes.search.kernels.stages.two_maxima import (
    BlockChain,
    Chain,
    Segment,
    pareto_chain,
    released_chain,
    score,
    segments,
)
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.problem import Ints
from shardwright.passes.search.problem.stages.profile_files import (
    BATCH,
    MACHINES,
    SPEED,
    Profile,
    crossing,
    in_order,
)
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
    infeasible,
)

UNIT = "s"
NANO = 1e9
PARETO = "pareto"


class Run(NamedTuple):
    """A plan: `starts` of blocks [k + 1]; on `nodes` machines, in `replicas`; `step` seconds."""

    starts: Ints
    nodes: int
    replicas: int
    micro: int
    chain: BlockChain
    found: Chain
    step: float


@dataclass(frozen=True)
class Rannc:
    """`powers`: counts of devices of a stage are powers of two; `least`: of a batch by device."""

    variant: str = "released"
    blocks: int = 32
    all: bool = False
    powers: bool = False
    least: int = 1
    paper: ClassVar[str] = (
        "Tanaka et al., IPDPS 2021 (arXiv 2103.16063); repo nict-wisdom/rannc, DPStaging.cpp"
    )
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("stage", "replica", "micro", "remat")
    needs: ClassVar[tuple[str, ...]] = (MACHINES, SPEED, BATCH)
    about: ClassVar[str] = "blocks in stages, by a recurrence over two maxima"
    choices: ClassVar[dict[str, tuple[str, ...]]] = {"variant": ("released", PARETO)}

    def of_graph(self, profile: Profile, budget: Budget = Budget()) -> StageAnswer:
        """The stages of a profile, of which `batch` minibatches make a batch."""
        profile = in_order(profile)
        runs = list(self._runs(profile))
        if not runs:
            why = f"no stages fit: {profile.devices} devices of {profile.cap:.0f} bytes"
            return infeasible(UNIT, why)
        best = min(runs, key=lambda run: run.step)
        work = float((profile.forward + profile.backward).sum()) * profile.batch / profile.devices
        stages = len(best.found.ends)
        exact = pareto_chain(best.chain, stages)
        assert exact is not None, "what the recurrence finds fits"
        reached = score(best.chain, best.found.ends)
        info: dict[str, float | int | str] = {
            "micro_batches": best.micro, "pipelines": best.replicas, "nodes": best.nodes,
            "eval": best.found.value / NANO, "score": reached / NANO,
            "gap": reached / exact.value - 1 if exact.value else 0.0, "plans": len(runs),
            "recompute": "on" if best.micro > 1 else "off",
        }  # fmt: skip
        rows = tuple(_rows(profile, best))
        bound = min(work, best.step)
        again = profile.ids if best.micro > 1 else ()
        return StageAnswer(
            best.step, UNIT, Status.FEASIBLE, bound, rows, info, best.micro, again
        )  # fmt: skip

    def _runs(self, profile: Profile) -> Iterator[Run]:
        """Plans for all counts of machines and micro-batches, up to the first stages that fit."""
        inside = profile.machines[0]
        machines = profile.devices // inside
        starts = blocks_of(profile, self.blocks)
        for nodes in (n for n in range(1, machines + 1) if machines % n == 0):
            for stages in range(1, min(inside * nodes, len(starts) - 1) + 1):
                some = [
                    run
                    for k in range(profile.batch.bit_length())
                    if (run := self._run(profile, starts, nodes, stages, 1 << k)) is not None
                ]
                yield from some
                if some and not self.all:
                    return

    def _run(
        self, profile: Profile, starts: Ints, nodes: int, stages: int, micro: int
    ) -> Run | None:
        devices = profile.machines[0] * nodes
        replicas = profile.devices // devices
        if replicas * micro > profile.batch:
            return None
        chain = self.chain_of(profile, starts, devices, replicas, micro)
        solve = pareto_chain if self.variant == PARETO else released_chain
        found = solve(chain, stages)
        if found is None:
            return None
        step = step_of(chain, found.ends, micro) / NANO + _reduced(
            profile, starts, found.ends, replicas
        )
        return Run(starts, nodes, replicas, micro, chain, found, step)

    def chain_of(
        self, profile: Profile, starts: Ints, devices: int, replicas: int, micro: int
    ) -> BlockChain:
        """What blocks take, in whole nanoseconds, and hold."""
        whole = NANO * profile.batch
        forward, backward, held, active = (
            np.concatenate([[0], np.cumsum(values)])[starts]
            for values in (
                np.rint(profile.forward * whole).astype(np.int64),
                np.rint(profile.backward * whole).astype(np.int64),
                profile.held, profile.kept,
            )
        )  # fmt: skip
        sends = crossing(profile)[starts] * profile.batch
        speed = profile.bandwidth[0] if devices <= profile.machines[0] else profile.bandwidth[-1]
        share = replicas * micro
        batch = -(-profile.batch // share)

        def segment(first: int, last: int, n: int) -> Segment:
            parts = n * share
            sent = sum(int(int(sends[k] // parts) * NANO / speed) for k in (first, last))
            active_share = float(active[last] - active[first]) * profile.batch / parts
            entering = float(sends[first]) / parts * micro if micro > 1 else 0.0
            return Segment(
                int(forward[last] - forward[first]) // parts,
                int(backward[last] - backward[first]) // parts, sent,
                float(held[last] - held[first]) + active_share + entering,
            )  # fmt: skip

        def allowed(n: int) -> bool:
            is_power = not self.powers or n & (n - 1) == 0
            return is_power and n <= batch and -(-batch // n) >= self.least

        return BlockChain(len(starts) - 1, devices, segment, profile.cap, allowed)


def blocks_of(profile: Profile, most: int) -> Ints:
    """First layers of blocks, and their end."""
    count = len(profile.ids)
    if count <= most or not most:
        return np.arange(count + 1)
    seconds = (profile.forward + profile.backward).tolist()
    cuts = cut_chain(seconds, crossing(profile)[:-1].tolist(), most)
    return np.array([0, *cuts.starts, count])


def step_of(chain: BlockChain, ends: tuple[tuple[int, int], ...], micro: int) -> float:
    """Of a pipeline step by step, forward and back, without the all-reduce."""
    parts = list(segments(chain, ends))
    total = 0.0
    for step in range(micro + len(parts) - 1):
        busy = parts[max(0, step - micro + 1) : step + 1]
        total += max(p.forward + p.sent for p in busy) + max(p.backward + p.sent for p in busy)
    return total


def _reduced(
    profile: Profile, starts: Ints, ends: tuple[tuple[int, int], ...], replicas: int
) -> float:
    """Seconds of the longest all-reduce of a stage's gradients."""
    longest, first, taken = 0.0, 0, 0
    for last, devices in ends:
        count = (devices - taken) * replicas
        held = float(profile.parameter[starts[first] : starts[last]].sum())
        within = count <= profile.machines[0] and replicas == 1
        speed = profile.bandwidth[0] if within else profile.bandwidth[-1]
        longest = max(longest, 2 * (count - 1) / count * held / speed)
        first, taken = last, devices
    return longest


def _rows(profile: Profile, run: Run) -> Iterator[StageRow]:
    """Stages in words; seconds are of a micro-batch, forward and back with transfers."""
    first = taken = 0
    for (last, devices), part in zip(
        run.found.ends, segments(run.chain, run.found.ends), strict=True
    ):
        count = (devices - taken) * run.replicas
        nodes = profile.ids[run.starts[first] : run.starts[last]]
        yield StageRow(
            (*(() if first else profile.inputs), *nodes), ACCELERATOR, count, count, 1,
            (part.forward + part.backward + 2 * part.sent) / NANO, part.memory,
        )  # fmt: skip
        first, taken = last, devices
