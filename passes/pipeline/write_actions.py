"""Write the lists of actions that `plan.schedule` means: `plan.actions`, a string per rank.

Which stage does what with which micro-batch, in order: F forward, B backward, I and W the gradients
of inputs and of weights. `transfers=on` adds sends and receives, as scripts post them: those that
stand together are one batch. `times=F,I,W,COMM` are what searched schedules, and the order of
transfers, go by. The lists are checked as all are that come from outside.

The example is for `transfers=on`.

Before:
    module attributes {plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
    }
After:
    module attributes {plan.actions = ["0F0,0SEND_F0,0F1,0SEND_F1,0RECV_B0,0B0,0RECV_B1,0B1", "1RECV_F0,1F0,1RECV_F1,1B0,1SEND_B0,1F1,1B1,1SEND_B1"], plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import error
from shardwright.passes.base import Pass, op_error
from shardwright.passes.pipeline.schedules.batches import with_transfers
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.noted_lists import note_lists
from shardwright.passes.pipeline.schedules.questions import stated
from shardwright.passes.pipeline.schedules.validation import broken
from shardwright.spec.attributes import Int, String
from shardwright.spec.plan import MICROBATCHES, SCHEDULE, STAGES

_SWITCH = ("off", "on")


@dataclass(frozen=True)
class WriteActions(Pass):
    transfers: str = "off"  # on: with sends and receives
    times: str = ""  # of a rank's F, I, W, and of a hop; 1,1,1,0 without

    def run(self, module: Module) -> None:
        """Raises ProgramError where the module names no schedule, or one that it cannot take."""
        if self.transfers not in _SWITCH:
            message = f'expected transfers "on" or "off", got "{self.transfers}"'
            raise error(message, code=2)
        found = [module.notes.get(key) for key in (SCHEDULE, STAGES, MICROBATCHES)]
        name, ranks, microbatches = found
        if not (isinstance(name, String) and isinstance(ranks, Int)
                and isinstance(microbatches, Int)):  # fmt: skip
            keys = (SCHEDULE, STAGES, MICROBATCHES)
            missing = next(key for key, value in zip(keys, found, strict=True) if value is None)
            help = f'write {SCHEDULE} = "1f1b", {STAGES} = 4, {MICROBATCHES} = 8 on the module'
            raise op_error(module, module, f"has no {missing}", help=help)
        asked = stated(name.value, ranks.value, microbatches.value, self.times)
        lists = lists_of_schedule(asked.schedule, asked.ranks, asked.microbatches, asked.stages)
        posted = with_transfers(lists, asked.stages)
        assert not broken(posted), "generated lists are schedules"
        note_lists(module, posted if self.transfers == "on" else lists)
