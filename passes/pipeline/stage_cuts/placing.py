"""Which stage each op of a train step stands on: what labels say, and the rest by dependence.

Forward, an op stands where the last of what it reads does; one that reads arguments alone stands
where it is first used. Backward, an op stands on the last stage that is not behind those of the
gradients it reads, and that has the activations and weights it reads. Behind the loop, on the stage
of the parameter that it makes, or of the gradients that it reads.
"""

from __future__ import annotations

from shardwright.ir.core import Op, Value
from shardwright.ir.diagnostics.at_op import op_error, place_of
from shardwright.ir.errors import ProgramError, error, note
from shardwright.passes.pipeline.stage_cuts.step_flow import StepFlow, used
from shardwright.passes.pipeline.stage_cuts.step_phases import Ends
from shardwright.spec.attributes import Int
from shardwright.spec.plan import STAGE

MOST = 4096  # stages


class Placing:
    """`stages`: of every op that is cut; `free`: ops of the loop that only take a turn's rows."""

    def __init__(
        self, flow: StepFlow, ends: Ends, forward: set[Op], most: int = MOST
    ) -> None:  # fmt: skip
        self.flow, self.ends, self.forward, self.most = flow, ends, forward, most
        self.free = self.free_of(flow)
        self.stages: dict[Op, int] = {}
        self.known: dict[Value, set[int]] = {}  # stages that have an argument or an activation
        self._forward()
        self.count = 1 + max(self.stages.values(), default=0)
        self._expect_work()
        self._share()
        self._backward()
        self._behind()

    # --- labels

    def _label(self, op: Op) -> int | None:
        found = op.notes.get(STAGE)
        if not isinstance(found, Int):
            return None
        if not 0 <= found.value < self.most:
            said = f"has {STAGE} = {found.value}, expected 0 to {self.most - 1}"
            raise op_error(self.flow.module, op, said, help="number stages from 0")
        return found.value

    @staticmethod
    def free_of(flow: StepFlow) -> set[Op]:
        """What the loop does beside stages: count, and take rows of arguments."""
        found: set[Op] = set()
        if flow.loop is None:
            return found
        ops = set(flow.ops)
        for op in flow.ops:
            is_small = all(not value.shape for value in op.results) or not op.sig.flops
            makers = (flow.maker.get(value) for value in used(op))
            inner = [one for one in makers if one in ops and one not in flow.constants]
            if op in flow.constants or STAGE in op.notes or not is_small:
                continue
            if all(one in found for one in inner) and not op.regions:
                found.add(op)
        return found

    def _read(self, op: Op) -> list[Op]:
        """The ops of the body that an op reads, and that stand on stages."""
        needs = (self.flow.every[k] for k in self.flow.needs[self.flow.number[op]])
        return [one for one in needs if one in self.stages]

    # --- forward

    def _forward(self) -> None:
        ops = [op for op in self.flow.ops if op in self.forward and op not in self.free]
        for op in ops:
            own, read = self._label(op), self._read(op)
            latest = max((self.stages[one] for one in read), default=None)
            if own is None and latest is not None:
                self.stages[op] = latest
            elif own is not None:
                if latest is not None and own < latest:
                    raise self._circle(op, own, max(read, key=lambda one: self.stages[one]))
                self.stages[op] = own
        for op in reversed(ops):
            if op not in self.stages:
                numbers = self.flow.users[self.flow.number[op]]
                users = (self.flow.every[k] for k in numbers)
                later = [self.stages[one] for one in users if one in self.stages]
                self.stages[op] = min(later, default=0)

    def _circle(self, op: Op, own: int, before: Op) -> ProgramError:
        """Stages that wait for one another: one reads what a later one makes."""
        module, late = self.flow.module, self.stages[before]
        said = f"'{op.name}' op of stage {own} reads what stage {late} makes, and comes before it"
        where = note(f"'{before.name}' op stands on stage {late}", place_of(module, before))
        circle = f"the stages form a circle: {own} -> {late} -> {own}"
        return error(
            said, place_of(module, op), notes=(where, note(circle)),
            help=f"give it {STAGE} = {late} or more, or the other {own} or less",
        )  # fmt: skip

    def _expect_work(self) -> None:
        there = {self.stages[op] for op in self.forward if op in self.stages}
        for stage in range(self.count):
            if stage not in there:
                module, main = self.flow.module, self.flow.main
                said = f"has {self.count} stages, and no op of stage {stage}"
                help = f"give {STAGE} = {stage} to an op of the forward pass, or count from 0"
                raise op_error(module, main, said, help=help)

    def _share(self) -> None:
        """Which stages have what: makers and readers of activations, readers of arguments."""
        for op in self.forward:
            if op not in self.stages:
                continue
            for value in op.results:
                self.known.setdefault(value, set()).add(self.stages[op])
            for value in used(op):
                for one in self.flow.sources(value):
                    self.known.setdefault(one, set()).add(self.stages[op])

    # --- backward

    def _backward(self) -> None:
        skipped = self.forward | self.free | self.flow.constants
        for op in self.flow.ops:
            if op in skipped:
                continue
            own = self._label(op)
            self.stages[op] = self._back_stage(op) if own is None else own
            if own is not None and own >= self.count:
                said = f"stands on stage {own}, the forward pass has {self.count}"
                raise op_error(self.flow.module, op, said, help=f"give it {self.count - 1} or less")

    def _back_stage(self, op: Op) -> int:
        """The last stage that has all that an op reads."""
        gradients = [self.stages[one] for one in self._read(op) if one not in self.forward]
        latest = min(gradients, default=self.count - 1)
        values = (one for value in used(op) for one in self.flow.sources(value))
        held = [self.known[value] for value in values if value in self.known]
        for stage in range(latest, -1, -1):
            if all(stage in one for one in held):
                return stage
        return min([latest, *(max(one) for one in held)])

    # --- behind the loop

    def _behind(self) -> None:
        if self.flow.loop is None:
            return
        made = self._made()
        for op in self.flow.tail:
            if op in self.flow.constants:
                continue
            own = self._label(op)
            if own is None:
                own = self._update_stage(op, made.get(op, set()))
            if own is not None:
                self.stages[op] = min(own, self.count - 1)

    def _made(self) -> dict[Op, set[int]]:
        """Per op behind the loop the stages of the parameters that it makes."""
        home = {
            value: min(self.known[arg])
            for value, arg in self.ends.updated.items()
            if arg in self.known
        }
        found: dict[Op, set[int]] = {}
        for op in reversed(self.flow.tail):
            users = (self.flow.every[k] for k in self.flow.users[self.flow.number[op]])
            found[op] = {stage for user in users for stage in found.get(user, ())}
            found[op] |= {home[value] for value in op.results if value in home}
        return found

    def _update_stage(self, op: Op, made: set[int]) -> int | None:
        if len(made) == 1:
            return next(iter(made))
        read = {self.stages[one] for one in self._read(op)}
        return min(read) if read else None
