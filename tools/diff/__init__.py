"""`shardwright diff`: what differs between two programs, and what follows from it.

    shardwright diff old.mlir new.mlir
    shardwright diff old.mlir new.mlir --cluster dgx-h100:8 --fail-on new-collectives,memory+5%,time+2%,bytes+1%
    shardwright diff --rev main..HEAD train.py:step

Programs are matched by meaning: arguments by their paths, ops by what they compute of what, and by who uses
it. Names in the text, the order of independent ops, places in files and names of functions say nothing.
Equal changes of layers that are alike are one change, with a count. Under a change stands what follows from
it: collectives that are new, gone, moved, dearer or cheaper, and arguments that come to be cut otherwise.
docs/diff.md has examples.

--rev takes both sides from revisions of the repository of a file: each is checked out into a folder of its
own, which goes at the end, and Python runs there in a process of its own.

Exit codes: 0; 1 where a file is no program, or the two have nothing in common; 2 for a wrong option; 3 where
a condition of --fail-on is met.

JSON keys: old, new (names), same; entries: kind (mesh, structure, sharding, cut, plan, collective), change
(new, gone, moved, dearer, cheaper, changed), what, before, after, count, places, because, words; of
collectives also collective, axes, seconds, bytes (after less before where the change is dearer, cheaper or
moved); effects (of the same form); mesh, structure, shardings, cuts, plan, collectives: all changes of a
kind, effects too; seconds, exposed_seconds, memory (bytes at the peak), bytes (received), counts (of
collectives, by kind): old, new, or null; failed: the conditions that are met, in words.
"""  # noqa: E501

from __future__ import annotations

import argparse
import json
from pathlib import Path

from shardwright.api.differences import Diff, conditions, differ, expect_priced
from shardwright.api.revisions import read_revision, split_revisions
from shardwright.ir import text_files as files
from shardwright.ir.core import Module
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, USAGE, VIOLATED
from shardwright.tools.diff.diff_page import page
from shardwright.tools.session import driver, for_target
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_jobs, add_target, asked_target

PAGES = ("", ".html", ".htm")
SIDES = 2  # that are compiled at the same time


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("files", metavar="FILE", nargs="+", help=f"OLD and NEW, each {PROGRAM}")
    parser.add_argument("--rev", metavar="OLD..NEW", help="revisions of the one FILE")
    parser.add_argument(
        "--fail-on", metavar="CONDITIONS", help="exit with 3 where one of them is met, see above"
    )
    add_target(parser)
    add_jobs(parser, SIDES)
    parser.add_argument("-o", dest="output", metavar="PAGE.html", help="write a page")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the differences; exit code 0, or 3 where a condition is met. Raises ProgramError."""
    target = asked_target(found)
    asked = conditions(found.fail_on) if found.fail_on is not None else []
    expect_priced(asked, target.machines is not None)
    _expect_page(found)
    names, (old, new) = _programs(session, found)
    session.phase = "diff"
    answer = differ(old, new, target, for_target.runner(session), names, found.jobs)
    failed = answer.violations(str(found.fail_on)) if asked else []
    _write(session, found, answer, [str(one.diagnostics[0].message) for one in failed])
    for one in failed:
        session.report(one.diagnostics)
    return VIOLATED if failed else DONE


def _write(session: Session, found: argparse.Namespace, answer: Diff, failed: list[str]) -> None:
    if found.output is not None:
        files.write_text(found.output, page(answer, failed), session.stdout)
        if found.output == files.STREAM:
            return
    if found.json:
        record = {**answer.record(), "failed": failed}
        session.stdout.write(json.dumps(record, indent=2) + "\n")
    else:
        session.stdout.write(f"{answer}\n")


def _programs(
    session: Session, found: argparse.Namespace
) -> tuple[tuple[str, str], tuple[Module, Module]]:
    """What the two sides are called, and their programs."""
    if found.rev is None:
        if len(found.files) != 2:
            help = "write OLD NEW; with --rev OLD..NEW one file"
            raise error(f"expected two programs, got {len(found.files)}", help=help, code=USAGE)
        a, b = (driver.read_module(session, path) for path in found.files)
        return (files.shown(found.files[0]), files.shown(found.files[1])), (a, b)
    if len(found.files) != 1:
        message = f"--rev takes one file of two revisions, got {len(found.files)}"
        raise error(message, help="write --rev OLD..NEW FILE", code=USAGE)
    (path,) = found.files
    revisions = split_revisions(found.rev)
    names = tuple(f"{path} at {revision}" for revision in revisions)
    made: list[Module] = []
    for name, revision in zip(names, revisions, strict=True):
        session.file, session.phase = name, "read"
        captured = read_revision(path, revision, session.stderr)
        session.warn(captured.warnings)
        made.append(driver.make_module(session, captured.text))
    return (names[0], names[1]), (made[0], made[1])


def _expect_page(found: argparse.Namespace) -> None:
    """Raises ProgramError where the page would be another kind of file, or an input."""
    if found.output in (None, files.STREAM):
        return
    files.expect_other(found.output, found.files)
    suffix = Path(found.output).suffix.lower()
    if suffix not in PAGES:
        help = f"write -o {Path(found.output).with_suffix('.html').name}"
        raise error(f"the page is HTML, not {suffix}", help=help, code=USAGE)
