"""Options that define the target of a program, the same for every verb."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable

from shardwright.ir.clusters import cluster_names, find_cluster, stack_names
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.target import Target
from shardwright.spec.cluster import OVERLAPS

MAX_DEVICES = 10**8
MAX_TRIPS = 10**9
MAX_JOBS = 64


def add_jobs(parser: argparse.ArgumentParser, default: int = 1) -> None:
    """Declare the number of processes, which never changes an answer."""
    help = f"processes, default {default}"
    parser.add_argument("--jobs", type=_jobs, default=default, metavar="N", help=help)


def _jobs(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text[:9]) <= MAX_JOBS:
        message = f"expected a number from 1 to {MAX_JOBS}, got {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def add_target(parser: argparse.ArgumentParser, *, shows_cluster: bool = False) -> None:
    """Declare the options of a target."""
    known = ", ".join(cluster_names())
    alone = "; without FILE, show what it is made of" if shows_cluster else ""
    group = parser.add_argument_group("target")
    group.add_argument(
        "--cluster", metavar="NAME",
        help=f"machines to partition for: NAME, NAME:SIZES or FILE.mlir{alone}; known: {known}",
    )  # fmt: skip
    add_devices(group.add_argument)
    group.add_argument(
        "--stack", default="", metavar="NAME",
        help=f"software, if not the chips' own: {', '.join(stack_names())}, or FILE.mlir",
    )  # fmt: skip
    group.add_argument(
        "--placement", choices=("on", "off"), default="off",
        help="also choose which device stands where in the mesh",
    )  # fmt: skip
    group.add_argument(
        "--overlap", choices=OVERLAPS, default="",
        help="what works at once (default: as the cluster says)",
    )  # fmt: skip
    group.add_argument(
        "--trips", "--trip-count", dest="trip_count", type=_trips, default=0, metavar="N",
        help="iterations of loops that do not state how often they run",
    )  # fmt: skip


def add_devices(add: Callable[..., object]) -> None:
    """Declare the option that takes part of a cluster; `add`: `add_argument` of a parser."""
    add("--devices", type=_devices, default=0, metavar="N", help="the first N of a cluster only")


def asked_cluster(found: argparse.Namespace) -> str | None:
    """The name of the cluster, or of its first devices. Raises ProgramError with exit code 2."""
    if not found.devices:
        return found.cluster
    if not found.cluster:
        raise error("--devices needs a cluster", help="add --cluster dgx-h100", code=USAGE)
    return f"{found.cluster}/{found.devices}"


def asked_target(found: argparse.Namespace) -> Target:
    """The target that options name. Raises ProgramError with exit code 2."""
    if found.cluster == "":
        find_cluster("")  # which says that there is none
    return Target(
        asked_cluster(found) or "", found.stack, found.placement, found.overlap, found.trip_count,
        spelling="--cluster ",
    )  # fmt: skip


def spelled(target: Target) -> str:
    """The options that name a target, each after a space."""
    words = {
        "--cluster": target.cluster,
        "--stack": target.stack,
        "--placement": "" if target.placement == "off" else target.placement,
        "--overlap": target.overlap,
        "--trips": str(target.trips or ""),
    }
    return "".join(f" {name} {shlex.quote(value)}" for name, value in words.items() if value)


def _devices(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:20]) <= MAX_DEVICES:
        raise argparse.ArgumentTypeError(f"expected 1 to {MAX_DEVICES}, got {text!r}")
    return int(text)


def _trips(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:20]) <= MAX_TRIPS:
        raise argparse.ArgumentTypeError(f"expected 1 to {MAX_TRIPS}, got {text!r}")
    return int(text)
