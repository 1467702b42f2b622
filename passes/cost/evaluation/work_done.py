"""Operations of products that devices do, from what a simulator ran."""

from __future__ import annotations

from shardwright.passes.cost.fusion.fusion import Kernel
from shardwright.passes.cost.pricing.machine import Machine, Price
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.simulator.simulated_run import Run
from shardwright.passes.cost.stages.stages import is_foreign
from shardwright.spec.machines.roofline import product_flops, product_rate

Executed = list[tuple[Kernel, Price, int]]  # with how often it runs


def own_kernels(simulator: Simulator, run: Run) -> Executed:
    """What devices run themselves: of a pipeline that is not played they wait for the rest."""
    plan = simulator.plan
    if plan is None:
        return list(run.executed())
    return list(run.executed(left_out=lambda kernel: is_foreign(kernel, run.group, plan)))


def done_by_all(simulator: Simulator, groups: list[tuple[Run, int]]) -> float:
    """Operations of products per device that kernels do, but for what attention does again."""
    total = sum(
        count * times * (sum(map(product_flops, kernel.load.products)) - flops_again(kernel))
        for run, count in groups
        for kernel, _, times in own_kernels(simulator, run)
        if kernel.load is not None
    )
    return total / sum(count for _, count in groups)


def flops_by_rate(executed: Executed, machine: Machine) -> dict[str, float]:
    """Operations of products by the name of the peak that they run at."""
    found: dict[str, float] = {}
    for kernel, _, times in executed:
        for product in kernel.load.products if kernel.load is not None else ():
            flops = times * product_flops(product)
            rate = product_rate(product, machine.chips[0])
            found[rate] = found.get(rate, 0.0) + flops
    return found


def flops_again(kernel: Kernel) -> float:
    """Operations that a kernel for attention does in its backward pass once more."""
    return sum(map(product_flops, kernel.load.again)) if kernel.load is not None else 0.0
