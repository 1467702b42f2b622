"""A rank of torch's own pipeline runtime on gloo: `python -m` this, with a file of cases.

Each case is a CSV of lists, a number of stages and of micro-batches. Prints as JSON the largest
relative error of this rank's gradients, per case, against one process that has all stages.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

torch: Any = import_module("torch")
dist: Any = import_module("torch.distributed")
pipelining: Any = import_module("torch.distributed.pipelining")
schedules: Any = import_module("torch.distributed.pipelining.schedules")

WIDTH, ROWS = 6, 2


def layer(stage: int) -> Any:
    """The module of a stage, the same in every process."""
    torch.manual_seed(stage)
    return torch.nn.Sequential(torch.nn.Linear(WIDTH, WIDTH), torch.nn.Tanh())


def error(path: str, stages: int, microbatches: int) -> float:
    """Of this rank's gradients."""
    rank, ranks = dist.get_rank(), dist.get_world_size()
    loss = torch.nn.MSELoss(reduction="sum")
    torch.manual_seed(100)
    x, y = (torch.randn(ROWS * microbatches, WIDTH) for _ in range(2))
    own = {stage: layer(stage) for stage in range(rank, stages, ranks)}
    parts = [
        pipelining.PipelineStage(
            module, stage, stages, torch.device("cpu"),
            input_args=torch.randn(ROWS, WIDTH, requires_grad=stage > 0),
            output_args=torch.randn(ROWS, WIDTH, requires_grad=True),
        )
        for stage, module in own.items()
    ]  # fmt: skip
    kind = schedules._PipelineScheduleRuntime
    runtime = kind(parts, microbatches, loss_fn=loss, scale_grads=False)
    runtime._load_csv(path)
    given = (x,) if rank == 0 else ()
    if (stages - 1) % ranks == rank:
        runtime.step(*given, target=y, losses=[])
    else:
        runtime.step(*given)
    whole = torch.nn.Sequential(*[layer(stage) for stage in range(stages)])
    loss(whole(x), y).backward()
    pairs = [
        (a.grad, b.grad)
        for stage, module in own.items()
        for a, b in zip(module.parameters(), whole[stage].parameters(), strict=True)
    ]
    return max(float((a - b).abs().max() / b.abs().max()) for a, b in pairs)


if __name__ == "__main__":
    dist.init_process_group("gloo")
    print(json.dumps([error(*case) for case in json.loads(Path(sys.argv[1]).read_text())]))
    dist.destroy_process_group()
