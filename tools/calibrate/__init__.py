"""`shardwright calibrate`: measure this machine, and write it down as a cluster with error bars.

    shardwright calibrate -o here.mlir
    shardwright calibrate --with jax --devices 8 -o eight.mlir
    shardwright calibrate --budget 30 --json

Products of matrices in several sizes and element types, pointwise kernels, chains of small kernels
and collectives are timed on all devices at once, through JAX (devices of one process) and through
torch (a process per device, gloo or NCCL); each runtime gives a cluster of its own. On processors
the devices share the cores, and the cluster says what one of them reaches while all are at work.
Cases are timed in rounds of random order, after three rounds those where a second narrows the error
bars most, until the time is over or nothing is left to narrow; what other programs take from the
processors meanwhile is not charged. Constants are fitted with the functions that `shardwright
cost` uses, by least squares that outliers cannot move; errors are half-widths of 95 % intervals,
relative.

With -o the cluster goes to FILE and a summary to the output, without it the cluster. With several
runtimes FILE.mlir becomes FILE-jax.mlir and FILE-torch.mlir.

JSON: one object with a list `clusters` (runtime, versions, measured, chip, links, cases: measured
and modelled, typical_difference, disturbed, skipped), in bytes, seconds, operations per second.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from time import perf_counter

from shardwright.ir import text_files as files
from shardwright.ir.errors import Place, error, nearest
from shardwright.ir.exit_codes import DONE, MISSING, USAGE
from shardwright.spec.machines.number_words import percent
from shardwright.tools.calibrate.cluster_text import Calibrated, cluster_file, record
from shardwright.tools.calibrate.measuring import Asked, calibrate
from shardwright.tools.calibrate.processes import JAX, TORCH
from shardwright.tools.calibrate.summary import summary
from shardwright.tools.session import extras as packages
from shardwright.tools.session.progress import Progress
from shardwright.tools.session.session import Session

RUNTIMES = (JAX, TORCH)
MAX_DEVICES = 64
BUDGET, MAX_BUDGET = 90.0, 86400.0  # seconds
_SUFFIX = ".mlir"


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    add = parser.add_argument
    add("-o", dest="output", default=files.STREAM, metavar="FILE", help="cluster; - is stdout")
    add("--devices", type=_devices, default=0, metavar="N",
        help="devices at work (default: accelerators, else processors, 2 at least)")  # fmt: skip
    add("--with", dest="runtimes", metavar="jax,torch", help="runtimes (default: those installed)")
    add("--budget", type=_seconds, default=BUDGET, metavar="SECONDS",
        help=f"of all runtimes (default {BUDGET:.0f}); a few cases cannot be left out")  # fmt: skip
    add("--seed", type=int, default=0, metavar="N", help="of the order of cases, and of resampling")
    add("--json", action="store_true", help="print one JSON object")


def run(session: Session, found: argparse.Namespace) -> int:
    """Measure, fit, write; exit code 0. Raises ProgramError."""
    session.phase = "calibrate"
    runtimes = _runtimes(session, found.runtimes)
    paths = [_path(found.output, runtime, len(runtimes) > 1) for runtime in runtimes]
    _check_path(found.output)
    for path in paths:
        _check_writable(path)
    progress, made = Progress(session.stderr), list[Calibrated]()
    end = perf_counter() + found.budget
    for number, (runtime, path) in enumerate(zip(runtimes, paths, strict=True)):
        name = "here" if path == files.STREAM else Path(path).name.removesuffix(_SUFFIX)
        share = max(1.0, (end - perf_counter()) / (len(runtimes) - number))

        def told(seconds: float, widest: float, share: float = share) -> None:
            progress.say(f"{seconds:.0f} of {share:.0f} s, widest error bar {percent(widest)}")

        with progress.phase(runtime):
            made.append(calibrate(runtime, Asked(share, found.devices, found.seed, name), told))
    texts = [cluster_file(one) for one in made]
    is_file = found.output != files.STREAM
    if is_file:
        for path, text in zip(paths, texts, strict=True):
            files.write_text(path, text, session.stdout)
    if found.json:
        session.stdout.write(
            json.dumps({"clusters": [record(one) for one in made]}, indent=2) + "\n"
        )
    elif is_file:
        lines = (summary(one, path) for one, path in zip(made, paths, strict=True))
        session.stdout.write("\n".join(lines))
    else:
        session.stdout.write("// -----\n".join(texts))
    return DONE


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 1 <= seconds <= MAX_BUDGET:
        message = f"expected seconds from 1 to {MAX_BUDGET:.0f}, got {text[:40]!r}"
        raise argparse.ArgumentTypeError(message)
    return seconds


def _devices(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text[:9]) <= MAX_DEVICES:
        message = f"expected a number from 1 to {MAX_DEVICES}, got {text[:40]!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def _runtimes(session: Session, asked: str | None) -> list[str]:
    """The runtimes that are asked for and installed. Raises ProgramError."""
    words = list(RUNTIMES) if asked is None else [word.strip() for word in asked.split(",")]
    column = 1
    for word in words:
        if word not in RUNTIMES:
            place = Place("--with", 1, column, asked or "")
            message = f'unknown runtime "{word[:40]}"'
            raise error(message, place, help=nearest(word, list(RUNTIMES)), code=USAGE)
        column += len(word) + 1
    there = [word for word in dict.fromkeys(words) if packages.installed(word) is not None]
    absent = [word for word in dict.fromkeys(words) if word not in there]
    if not there:
        wanted = " or ".join(absent)
        extras = " or ".join(f"'shardwright[{packages.OPTIONAL[one]}]'" for one in absent)
        message = f"calibrating needs {wanted}, which is not installed"
        raise error(message, help=f"pip install {extras}", code=MISSING)
    if asked is not None:
        for one in absent:
            session.note(f"{one} is not installed and left out: pip install 'shardwright[{one}]'")
    return there


def _path(output: str, runtime: str, are_several: bool) -> str:
    if output == files.STREAM or not are_several:
        return output
    return f"{output.removesuffix(_SUFFIX)}-{runtime}{_SUFFIX}"


def _check_path(path: str) -> None:
    """Minutes of measuring are not for a file that cannot be written or read as a cluster."""
    if path == files.STREAM:
        return
    place = Place("-o", 1, 1, path)
    if not path.endswith(_SUFFIX):
        message = f"expected a file that ends in {_SUFFIX}, got {path!r}"
        help = f"write -o {path}{_SUFFIX}: --cluster takes such files"
        raise error(message, place, help=help, code=USAGE)
    if not Path(path).parent.is_dir():
        message = f"there is no folder {str(Path(path).parent)!r}"
        raise error(message, place, help="make it first", code=USAGE)


def _check_writable(path: str) -> None:
    if path == files.STREAM:
        return
    target = Path(path)
    if target.is_dir():
        why = "is a directory"
    elif not os.access(target if target.exists() else target.parent, os.W_OK):
        why = "permission denied"
    else:
        return
    raise error(f"cannot write {path!r}: {why}", Place(path), help="write another name after -o")
