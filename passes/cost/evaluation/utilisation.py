"""Utilisation of a cluster's peak: by operations that a model needs (MFU), by those done (HFU)."""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.analysis.distinct_work import whole_work
from shardwright.ir.core import Module
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.spec import plan

BY_PROGRAM = "products of the whole program"
BY_DEVICES = "products that devices compute"


@dataclass(frozen=True)
class Utilisation:
    """Parts of the peak. `useful`: operations per device and step that count for `mfu`.

    `source`: where these are from: `plan.model`, `BY_PROGRAM` or `BY_DEVICES`.
    """

    mfu: float
    hfu: float
    useful: float
    source: str


def utilisation(whole: Module | None, cost: Cost, trips: int = 0) -> Utilisation:
    """Of a step that was priced; `whole`: its global program, if that is known.

    MFU counts each product of the model once, whichever way the program is written and spread:
    by `plan.model`, else by the whole program (`distinct_work`). `trips`: turns of loops that do
    not say how often they run; where nothing says, what devices compute counts. HFU counts what
    is done beyond, too, such as a recomputed forward pass or the same product on many devices: it
    is never less. What attention as one kernel does again by itself is no part, as in published
    figures.
    """
    useful, source = _useful(whole, cost, trips)
    beyond = max(0.0, cost.done - _once(cost, useful, source))
    mfu, hfu = cost.utilisation(useful), cost.utilisation(useful + beyond)
    return Utilisation(mfu, hfu, useful, source)


def _useful(whole: Module | None, cost: Cost, trips: int) -> tuple[float, str]:
    devices = cost.cluster.devices
    if cost.model.flops:
        return cost.model.flops / devices, plan.MODEL
    if whole is not None:
        work = whole_work(whole, trips)
        if work.is_exact:
            return work.flops / devices, BY_PROGRAM
    return cost.done, BY_DEVICES


def _once(cost: Cost, useful: float, source: str) -> float:
    """Operations per device of the products that `useful` stands for, each done once."""
    if source == plan.MODEL and cost.model.products:
        return cost.model.products / cost.cluster.devices
    return useful
