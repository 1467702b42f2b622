"""`shardwright explain`: why a value is sharded as it is, and why data moves.

Without a target it lists the ten most expensive causes of communication, each with a fix-it: an
annotation that was tried by compiling the program again. Bytes are what a device receives. With
--cluster it is the program for these machines, and a fix-it saves time there. --diff OLD says which
collectives came since another version of the program, and why (JSON: file, since, new: as the
effects of diff, with cause).

JSON keys: file, target, ring_bytes, argument_bytes, sharding; chain: step (0 is where the axis was
given), op, factor, axis, from, from_dim, to, dim, loc; conflicts: value, dim, axis, cause, op,
factor, offered_by, by, by_dim, why, loc; collectives: words, numbers, kinds, count, bytes,
values, type, from, to, partial, implicit, full_remat, reason, for, loc, origins, conflicts;
fix_its: collectives,
what, edits (value, sharding), bytes_before, bytes_after, argument_bytes_before,
argument_bytes_after, removes (with --cluster also seconds_before,
seconds_after, peak_bytes_before, peak_bytes_after); why_not: wanted, reasons (dim, axis, has,
wanted, why), fix_it; tried: runs; forbidden: what, collectives. Of a program in pipeline stages:
collectives have stage; stages: stage, rank, mesh, devices, functions, argument_bytes, result_bytes,
collectives, ring_bytes, dot_flops; transfers: stage, to_stage, made_by, when, value, op, loc, type,
from, to, bytes, count; schedule: name, microbatches, actions (rank, stages, row); of a value also
on_stages, elsewhere (stages, sharding).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from shardwright.api.differences import differ
from shardwright.ir import text_files as files
from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.errors import (
    Diagnostic,
    Place,
    ProgramError,
    error,
    first_errors,
    nearest,
)
from shardwright.ir.exit_codes import DONE, USAGE, VIOLATED
from shardwright.ir.parse import parse
from shardwright.ir.verify import check
from shardwright.passes.cost.trials.compile import expect_global
from shardwright.passes.explain.answers import Answer
from shardwright.passes.explain.chains import Chains
from shardwright.passes.explain.mover_groups import user_text
from shardwright.passes.explain.movers import Mover
from shardwright.passes.explain.pipelines.pipeline_answers import Explanations
from shardwright.passes.target import Target
from shardwright.spec.attributes import EMPTY
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType
from shardwright.tools.explain.text import since_text
from shardwright.tools.session import driver, for_target
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_target, asked_target

BUDGET = 24
FORBIDDEN = {
    "implicit-reshard": "a reshard that the program does not ask for",
    "full-remat": "an implicit reshard after which every device holds the whole tensor",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("file", metavar="FILE", help=PROGRAM)
    target = parser.add_mutually_exclusive_group()
    target.add_argument("--value", metavar="%NAME", help="a value, as the text names it")
    target.add_argument("--op", metavar="%NAME", help="the op that makes a value")
    target.add_argument("--arg", type=int, metavar="N", help="an argument of main, from 0")
    target.add_argument(
        "--collective", type=int, metavar="N", help="a collective of the local program, from 0"
    )
    parser.add_argument(
        "--why-not", default="", metavar="SHARDING", help="""with --value or --arg: why it is not
        sharded so, e.g. '[{"x"}, {}]'"""
    )  # fmt: skip
    parser.add_argument(
        "--forbid", action="append", default=[], metavar="WHAT",
        help=f"exit with 3 where there is one of {', '.join(FORBIDDEN)}",
    )  # fmt: skip
    parser.add_argument(
        "--budget", type=int, default=BUDGET, metavar="N",
        help=f"runs that fix-its may take, 0 for none (default {BUDGET})",
    )  # fmt: skip
    parser.add_argument(
        "--diff", metavar="OLD", help="which collectives are new since this program, and why"
    )
    add_target(parser)
    parser.add_argument("--all", action="store_true", help="cut no long chain or list")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the answer; exit code 0, or 3 where something forbidden is found."""
    forbidden = _forbidden(found.forbid)
    if found.why_not and found.value is None and found.arg is None:
        help = f"add --value %NAME or --arg N, the value that is asked about; {_EXAMPLE}"
        raise error("--why-not needs --value or --arg", help=help, code=USAGE)
    target = asked_target(found)
    module = driver.read_module(session, found.file)
    expect_global(module, "explain")
    if found.diff is not None:
        return _since(session, found, module, target)
    tries = max(0, found.budget)
    known = Explanations(module, target, for_target.runner(session), tries)
    session.phase = "explain"
    answer = _answer(known, found)
    if found.json:
        record = {**answer.record(), "forbidden": _record(known, forbidden)}
        session.stdout.write(json.dumps(record, indent=2) + "\n")
    else:
        session.stdout.write(answer.text(found.all))
    problems = [
        _violation(chains, mover, forbidden)
        for chains in known.chains
        for mover in chains.study.own_movers
        if any(_is(mover, name) for name in forbidden)
    ]
    session.report(first_errors(problems))
    return VIOLATED if problems else DONE


def _since(session: Session, found: argparse.Namespace, module: Module, target: Target) -> int:
    """Print which collectives came since another version, and why; exit code 0."""
    asked = (found.value, found.op, found.arg, found.collective, found.why_not or None)
    if found.forbid or any(one is not None for one in asked):
        help = "leave the other one out"
        raise error("--diff explains all of a program, not one target", help=help, code=USAGE)
    old = driver.read_module(session, found.diff)
    session.file, session.phase = module.file, "diff"
    answer = differ(old, module, target, for_target.runner(session))
    if found.json:
        new = [
            {**one.record(), "cause": None if one is cause else cause.words}
            for cause in answer.entries for one in cause.walk() if one.is_more
        ]  # fmt: skip
        record = {"file": module.file, "since": old.file, "new": new}
        session.stdout.write(json.dumps(record, indent=2) + "\n")
    else:
        session.stdout.write(since_text(answer, files.shown(found.diff)))
    return DONE


def _answer(known: Explanations, found: argparse.Namespace) -> Answer:
    names = known.names
    if found.collective is not None:
        return known.collective(found.collective)
    if found.op is not None:
        return known.op(names.find(found.op))
    if found.arg is not None:
        number = names.argument(found.arg)
    elif found.value is not None:
        number = names.find(found.value)
    else:
        return known.everything()
    if not found.why_not:
        return known.value(number)
    wanted = _sharding(names.module, names.values[number].type, found.why_not)
    return known.why_not(number, wanted)


# --- what is asked


def _sharding(module: Module, type: object, text: str) -> Sharding:
    """A sharding as a command line gives it, checked. Raises ProgramError."""
    meshes = [(name, mesh) for name, mesh in module.meshes.items() if mesh.axes]
    if not isinstance(type, TensorType) or not meshes:
        raise error("--why-not needs a tensor and a mesh", Place(module.file), code=USAGE)
    declared = "".join(f"sdy.mesh @{name} = {mesh}\n" for name, mesh in meshes)
    text = " ".join(text.split())
    head = f"func.func @main(%a: {type} {{sdy.sharding = #sdy.sharding"
    head, tail = (head, "") if text.startswith("<") else (f"{head}<@{meshes[0][0]}, ", ">")
    try:
        made = parse(f"{declared}{head}{text}{tail}}}) {{\n  return\n}}\n", "--why-not")
        check(made)
    except ProgramError as problem:
        raise _malformed(problem, text, len(head)) from None
    main = made.main
    found = main.args[0].sharding if main is not None else None
    if found is None or len(made.funcs) != 1 or made.notes != EMPTY:
        place = Place("--why-not", 1, 1, text)
        raise error(f"expected one sharding, got {text!r}", place, help=_EXAMPLE, code=USAGE)
    return found


_EXAMPLE = (
    """write a list of axes per dim: '[{"x"}, {}]', or with its mesh '<@mesh, [{"x"}, {}]>'"""
)


def _malformed(problem: ProgramError, text: str, before: int) -> ProgramError:
    """The first mistake of what was made of the user's text, as one of that text."""
    first = problem.diagnostics[0]
    column = min(max(first.place.column - before, 1), len(text) + 1)
    message = first.message.removeprefix("'func.func' op arg 0 - ")
    place = Place("--why-not", 1, column, text)
    return error(message, place, help=first.help or _EXAMPLE, code=USAGE)


def _forbidden(words: Sequence[str]) -> list[str]:
    """The edits that `--forbid` names. Raises ProgramError for anything unknown."""
    names = [name.strip() for word in words for name in word.split(",") if name.strip()]
    for name in names:
        if name not in FORBIDDEN:
            help = nearest(name, list(FORBIDDEN))
            raise error(f'--forbid: nothing is called "{name}"', help=help, code=USAGE)
    return list(dict.fromkeys(names))


# --- what is forbidden


def _is(mover: Mover, name: str) -> bool:
    return mover.is_full if name == "full-remat" else mover.is_implicit


def _record(known: Explanations, forbidden: Sequence[str]) -> list[dict[str, object]]:
    return [
        {"what": name, "collectives": sorted(n for one in known.chains for n in _found(one, name))}
        for name in forbidden
    ]


def _found(chains: Chains, name: str) -> list[int]:
    """The collectives of a study that carry out what is forbidden."""
    study = chains.study
    pairs = enumerate(study.mover_of)
    return [n for n, mover in pairs if mover is not None and _is(study.movers[mover], name)]


def _violation(chains: Chains, mover: Mover, forbidden: Sequence[str]) -> Diagnostic:
    name = next(name for name in reversed(forbidden) if _is(mover, name))
    value, bytes = chains.names.labelled(mover.value), chains.study.bytes_of(mover.number)
    message = f"forbidden {name}: {value} moves for {user_text(chains, mover)}, {byte_count(bytes)}"
    help = "annotate it, or ask for the reshard with sdy.sharding_constraint; see the fix-its"
    place = place_of(chains.study.module, mover.op)
    return Diagnostic("error", message, place, help=help)
