"""The common frame of propagation passes: flatten, run, write back."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic, error, nearest
from shardwright.passes.propagation.engine.debug_notes_writer import DebugRecorder, RecordingEngine
from shardwright.passes.propagation.engine.flat_module import Flow, flatten
from shardwright.passes.propagation.engine.missing_rule_warnings import missing_rules
from shardwright.passes.propagation.engine.priorities import CONFLICTS, STRATEGIES, Scheduler
from shardwright.passes.propagation.engine.recorder import Recorder
from shardwright.passes.propagation.engine.sharding_groups import synchronise
from shardwright.passes.propagation.engine.worklist import Engine
from shardwright.passes.shared.dump import save as save_module
from shardwright.spec.attributes import EMPTY, RULE_NOTE, Attrs, RuleAttr
from shardwright.spec.sharding_rules.dataflow import NO_STORED_RULE

Save = Callable[[str], None]  # dumps the program as it stands, under a name


def propagate(
    module: Module,
    strategy: str,
    run: Callable[[Scheduler, Save], None],
    *,
    keep_rules: bool,
    conservative: bool,
    chlo_rules: bool,
    conflicts: str = "size",
    origins: bool = False,
    edges: bool = False,
    dump: str = "",
    recorder: Recorder | None = None,
) -> list[Diagnostic]:
    """Run a schedule over a module and write the shardings that result, and the rules if asked.

    `origins`, `edges`: write down too where each axis came from. `dump`: a directory for what `run`
    saves on the way. `recorder` is filled with what happens. Returns warnings.
    """
    if strategy not in STRATEGIES:
        message = f'no propagation strategy "{strategy}"'
        raise error(message, help=nearest(strategy, list(STRATEGIES)), code=2)
    if conflicts not in CONFLICTS:
        message = f'conflicts are decided by size or by cost, not by "{conflicts}"'
        raise error(message, help=nearest(conflicts, list(CONFLICTS)), code=2)
    inputs = {v: v.sharding for f in module.funcs if not f.is_declaration for v in f.args}
    synchronise(module)
    flow = flatten(module, chlo_rules=chlo_rules, conservative=conservative)
    before = list(flow.state)
    debug = None
    if origins or edges:
        debug = DebugRecorder(flow, inputs, origins=origins, edges=edges)
    if debug is None:
        engine = Engine(flow, conservative=conservative, recorder=recorder)
    else:
        engine = RecordingEngine(flow, debug, conservative=conservative, recorder=recorder)
    scheduler = Scheduler(engine, strategy, conflicts)
    if recorder is not None:
        recorder.flow, recorder.start, recorder.entered = flow, list(before), engine.entered()

    def save(name: str) -> None:
        if dump:
            flow.write(before)
            before[:] = flow.state
            write_rules(flow)
            save_module(module, dump, name, 0)

    run(scheduler, save)
    if recorder is not None:
        recorder.visits = scheduler.visits()
    flow.write(before)
    if debug is not None:
        debug.write()
    if keep_rules:
        write_rules(flow)
    else:
        drop_rules(flow)
    return missing_rules(flow)


def write_rules(flow: Flow) -> None:
    alone: dict[int, Attrs] = {}  # by the id of a rule
    for op, rule in zip(flow.ops, flow.rules, strict=True):
        if rule is None or op.name in NO_STORED_RULE or op.block is None:
            continue
        if op.notes.items_tuple:
            op.set_notes(op.notes.set(RULE_NOTE, RuleAttr(rule)))
            continue
        if id(rule) not in alone:
            alone[id(rule)] = EMPTY.set(RULE_NOTE, RuleAttr(rule))
        op.set_notes(alone[id(rule)])


def drop_rules(flow: Flow) -> None:
    """Rules that a user wrote stay; others, from a run before, go."""
    for op in flow.ops:
        given = op.notes.get(RULE_NOTE) if op.notes else None
        if isinstance(given, RuleAttr) and not given.rule.is_custom:
            op.set_note(RULE_NOTE, None)
