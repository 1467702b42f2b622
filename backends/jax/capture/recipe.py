"""Training recipes: batch, number format, optimizer, and parallelism degrees."""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import isqrt

from shardwright.ir.errors import ProgramError, error, nearest
from shardwright.spec.schedule_names import SCHEDULES, SPELLED

USAGE = 2
MOST = 2**31  # of any size: JAX counts with 32 bits
WRITTEN = 1000  # parts that the text has one by one
PARAMETERS = 10**15
DTYPES = ("f32", "bf16", "fp8")
OPTIMIZERS = ("adamw", "sgd")
REMATS = ("none", "full", "selective")
_SWITCH = {"on": True, "off": False}


@dataclass(frozen=True)
class Parallel:
    """Degrees: replicas (dp), sharded data (fsdp), tensors, pipeline stages, experts.

    `sp`: between the parts of a block, sequences are cut over the devices of `tp`.
    """

    dp: int = 1
    fsdp: int = 1
    tp: int = 1
    pp: int = 1
    ep: int = 1
    sp: bool = False

    @property
    def data(self) -> int:
        """Parts that a batch is cut into."""
        return self.dp * self.fsdp * self.ep

    @property
    def shards(self) -> int:
        """Parts that most parameters are cut into, beside tp."""
        return self.fsdp * self.ep if self.fsdp > 1 else 1

    @property
    def shard_names(self) -> str:
        """The names of the axes that cut them, for messages."""
        return "fsdp x ep" if self.ep > 1 else "fsdp"

    @property
    def devices(self) -> int:
        """Of all stages."""
        return self.data * self.tp * self.pp

    def mesh(self, copies: int = 1) -> dict[str, int]:
        """Axes of a stage's mesh, major first: those with more than one device, or one axis.

        `copies`: devices of tp that hold the same keys and values; those that hold others are an
        axis of their own, kv.
        """
        axes = {"dp": self.dp, "fsdp": self.fsdp, "ep": self.ep}
        axes |= {"kv": self.tp // copies, "tp": copies} if copies > 1 else {"tp": self.tp}
        return {name: size for name, size in axes.items() if size > 1} or {"dp": 1}


@dataclass(frozen=True)
class Recipe:
    """`microbatch`: sequences (rows, images) per device and pass; `accumulate`: passes per step."""

    microbatch: int = 1
    accumulate: int = 1
    dtype: str = "bf16"
    optimizer: str = "adamw"
    parallel: Parallel = Parallel()
    schedule: str = "1f1b"
    chunks: int = 1  # of layers on a device that is a pipeline stage: 1, unless the schedule says
    shard_grad_op: bool = False
    remat: str = "none"
    unroll: bool = False
    half_gradients: bool = False  # summed, over passes and devices, in bf16

    @property
    def rows(self) -> int:
        """Of a micro-batch, on all devices."""
        return self.microbatch * self.parallel.data

    @property
    def sequences(self) -> int:
        """Per optimizer step."""
        return self.rows * self.accumulate

    @property
    def stages(self) -> int:
        """Parts that the layers are cut into."""
        return self.parallel.pp * self.chunks


def refused(message: str, help: str) -> ProgramError:
    """An error in what was asked for."""
    return error(message, help=help, code=USAGE)


def read_count(text: str, what: str, least: int = 1) -> int:
    """A whole number. Raises ProgramError."""
    is_number = text.isdecimal() and text.isascii() and len(text) < 20
    if not is_number or not least <= int(text) < MOST:
        gap = "" if what[-1] in "=:" else " "
        help = f"write a whole number, e.g. {what}{gap}{max(least, 8)}"
        raise refused(f"expected {what} of {least} to {MOST - 1}, got {text[:40]!r}", help)
    return int(text)


def read_parallel(text: str) -> Parallel:
    """Of `dp=1,fsdp=128,tp=1,pp=1,ep=1,sp=off`, in any order; what is left out is 1 or off.

    Raises ProgramError.
    """
    known = [one.name for one in fields(Parallel)]
    found: dict[str, int | bool] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.strip().partition("=")
        if name not in known:
            raise refused(f"unknown axis {name[:40]!r} in --parallel", nearest(name, known))
        if name in found:
            raise refused(f"axis {name} is given twice in --parallel", "give each axis once")
        if name != "sp":
            found[name] = read_count(value, f"{name}=")
        elif value in _SWITCH:
            found[name] = _SWITCH[value]
        else:
            raise refused(f"expected sp=on or sp=off, got {value[:40]!r}", "write sp=on")
    made = Parallel(**found)  # type: ignore[arg-type]
    if made.sp and made.tp == 1:
        raise refused("sp=on cuts sequences over the devices of tp, and there is one", "write tp=2")
    if made.devices > MOST:
        raise refused(f"{made.devices} devices are too many", f"ask for at most {MOST}")
    return made


def read_schedule(text: str) -> tuple[str, int]:
    """Of `gpipe`, `1f1b`, `interleaved:2` or `looped-bfs:2`: the name, and chunks per device.

    Raises ProgramError; also for schedules of stages that go back in two pieces, or both ways.
    """
    name, colon, count = text.partition(":")
    row = SCHEDULES.get(name)
    rows = zip(SPELLED, SCHEDULES.values(), strict=True)
    known = [spelled for spelled, one in rows if not one.splits and one.replicas == 1]
    if row is None or (colon and not row.has_chunks):
        raise refused(f"unknown schedule {text[:40]!r}", nearest(text, known))
    if row.splits or row.replicas > 1:
        needs = "gradients of weights apart" if row.splits else "two copies of the model"
        message = f"schedule {name!r} needs {needs!r}, steps of model have none"
        raise refused(message, f"use one of {', '.join(known)}")
    if not row.has_chunks:
        return name, 1
    return name, read_count(count or "2", f"{name}:", 2)


def expect_divides(part: int, whole: int, parts: str, what: str, is_free: bool = False) -> None:
    """Raises ProgramError where `part` does not divide `whole`; names are for the message.

    `is_free`: `whole` fits nothing else, so that it may as well be another.
    """
    if whole % part:
        help = f"use {parts}={closest(part, whole)}"
        if is_free:
            help += f" or {what}={whole + -whole % part}"
        raise refused(f"{parts}={part} does not divide {what} ({whole})", help)


def expect_shards(recipe: Recipe, whole: int, what: str) -> None:
    """Raises ProgramError where the axes that cut parameters do not divide a size of the model."""
    parallel = recipe.parallel
    expect_divides(parallel.shards, whole, parallel.shard_names, what, is_free=True)


def expect_parameters(count: int) -> None:
    """Raises ProgramError where a model has more parameters than any machine holds."""
    if count > PARAMETERS:
        message = f"{count:.1e} parameters are too many, at most {PARAMETERS:.0e}"
        raise refused(message, "ask for fewer layers, or narrower ones")


def expect_few(count: int, what: str, help: str) -> None:
    """Raises ProgramError where a text would have too many parts one by one."""
    if count > WRITTEN:
        raise refused(f"{count} {what} are too many to write one by one, at most {WRITTEN}", help)


def closest(part: int, whole: int) -> int:
    """The divisor of `whole` nearest to `part`; the smaller of two."""
    if part > whole:
        return whole
    divisors = {
        one
        for root in range(1, isqrt(whole) + 1)
        if whole % root == 0
        for one in (root, whole // root)
    }
    return min(sorted(divisors), key=lambda one: abs(one - part))
