"""When pipelines are looked at: where they are asked for, and where they can pay.

They can where nothing fits, and on several machines where the best plan so far clearly waits for
what is sent, and takes clearly more than its work dealt out evenly: stages send less than what is
summed within them, and that is all they save, as kernels of a micro-batch are no larger.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardwright.ir.errors import ProgramError, error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.piped_prices import PipedPrices
from shardwright.passes.search.planning.piped_search import PipedSearch
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials

EVEN = 1.1  # times what takes the work dealt out, or what never waits; below no pipeline is needed


def pipelines(
    task: Task, trials: Trials, looked: Sequence[Looked], say: Callable[[str], None],
    search: PipedSearch | None = None,
) -> None:  # fmt: skip
    """Price plans with stages. `search`: what looks for them, where it was made. Raises
    ProgramError where some are asked for, and there are none.
    """
    asks = task.asks
    if asks.stages == 1 or not (asks.are_any or _can_pay(task, trials, looked)):
        return
    if task.is_bound or task.is_given:
        if asks.are_any:
            message = "stages are asked for, and the program, --mesh or --fix says how parts lie"
            help = "add --ignore-annotations, leave --mesh and --fix out, or leave --stages out"
            raise error(message, help=help, code=USAGE)
        return
    if not trials.may_go_on:
        trials.left_out.append("pipelines, as the budget was spent")
        return
    try:
        search = PipedSearch.of(task, say) if search is None else search
    except ProgramError:
        if asks.are_any:
            raise
        return  # no train step
    if len(search.step) < 2:
        if asks.are_any:
            raise error(f"the forward pass has no {asks.stages or 2} parts that stages could be",
                        help="leave --stages out")  # fmt: skip
        return
    if not asks.are_any and sum(search.step.chain.weights) > task.limit * search.cluster.devices:
        return  # parameters alone are more than all devices hold
    before = trials.count
    PipedPrices(search, trials).find()
    if asks.are_any and trials.count == before and not trials.done:
        raise _none(task, search)


def piped(task: Task, say: Callable[[str], None]) -> PipedSearch | None:
    """What looks for pipelines of a program; None of what is no train step."""
    try:
        return PipedSearch.of(task, say)
    except ProgramError:
        return None


def _can_pay(task: Task, trials: Trials, looked: Sequence[Looked]) -> bool:
    best = trials.best
    if best is None or best.peak_bytes > task.limit:
        return task.target.on_machines.devices > 1
    if not task.target.on_machines.has_machines:
        return False
    if not looked:
        return True
    return best.seconds > EVEN * max(best.seconds - best.exposed, looked[0].facts.even_bound)


def _none(task: Task, search: PipedSearch) -> ProgramError:
    """That no plan fits what is asked."""
    asks, devices = task.asks, task.target.on_machines.devices
    if asks.stages is not None and not search.groups():
        able = [n for n in range(2, len(search.step) + 1) if devices % n == 0]
        message = f"{asks.stages} stages on {devices} devices of {len(search.step)} units"
        message += ": groups of devices are as many parts of the cluster, with a unit each"
        help = f"write --stages {able[-1]}" if able else "take another cluster"
        return error(message, help=help, code=USAGE)
    message = f"no such pipeline fits {devices} devices, a batch of {search.rows} rows, and "
    message += "the memory of a device"
    return error(message, help="ask for other --stages or --microbatches, or take more devices")
