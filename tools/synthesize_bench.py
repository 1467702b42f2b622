"""A script that times a collective in one piece against the fastest program of several steps."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from shardwright.ir.errors import Place, error
from shardwright.ir.parse import parse
from shardwright.passes.collect._chains import AG, AR, RS
from shardwright.passes.collect._cluster_price import ClusterPrice
from shardwright.passes.collect._program_lowering import local_text, whole_text
from shardwright.passes.collect._synthesis_programs import counts, programs
from shardwright.spec.links import Links
from shardwright.spec.placement import Matrix, digits, reduced_levels
from shardwright.spec.reductions import Grouping, placed_digits
from shardwright.spec.units import shown

from .compile import script
from .exits import USAGE
from .synthesize_cluster import REDUCES, ClusterQuestion
from .synthesize_inputs import Question
from .synthesize_offers import Offered, fastest_of, offers

TARGETS = ("jax", "torch")
MAX_DEVICES, MAX_PROGRAMS = 64, 128
WIDTH, REDUCER = 4, "stablehlo.add"


class _Line(NamedTuple):
    """A step: its name, the mesh axes it runs over, its modelled seconds."""

    kind: str
    axes: tuple[str, ...]
    comment: str


class _Bench(NamedTuple):
    title: str
    mesh: tuple[tuple[str, int], ...]
    over: tuple[str, ...]
    steps: tuple[_Line, ...]
    elements: int


def benchmark(question: ClusterQuestion, target: str) -> str:
    """The script. Raises ProgramError for a collective that has no program of several steps."""
    if question.collective != REDUCES:
        message = f"a script is written for {REDUCES}, not for {question.collective}"
        place = Place("COLLECTIVE", 1, 1, question.collective)
        raise error(message, place, help=f"write {REDUCES}", code=USAGE)
    several = [one for one in offers(question, 1) if _deep(question, one.matrix) > 1]
    if not several:
        message = "every placement has the reduction on one level: there is no other program"
        raise error(message, help="reduce over axes that lie on several levels", code=USAGE)
    return _TARGETS[target](_bench(question, several[0]))


def all_programs(question: Question, size: int, target: str) -> str:
    """A script that runs every program over all levels on integers, and checks it.

    Raises ProgramError where axes are given, or there are too many devices or programs.
    """
    radices = tuple(level for level in question.levels if level > 1)
    if question.axes is not None or prod(radices) > MAX_DEVICES or not radices:
        message = f"a script is for levels of 2 to {MAX_DEVICES} devices, without axes"
        raise error(message, help="write --levels 2x4", code=USAGE)
    count = sum(counts(len(radices), size))
    if count > MAX_PROGRAMS:
        message = f"{count} programs are more than {MAX_PROGRAMS} in a script"
        raise error(message, help="write a smaller --max-size", code=USAGE)
    found = tuple(programs(len(radices), size))
    local = parse(local_text(found, radices, WIDTH, REDUCER))
    whole = parse(whole_text(count, radices, WIDTH, REDUCER, 0))
    levels = "x".join(map(str, question.levels))
    command = f"shardwright synthesize --levels {levels} --max-size {size} --emit {target}"
    return script(target, local, whole, command)


def _deep(question: ClusterQuestion, matrix: Matrix) -> int:
    return sum(size > 1 for size in reduced_levels(matrix, question.over))


def _bench(question: ClusterQuestion, best: Offered) -> _Bench:
    price = ClusterPrice(Links(question.cluster), best.matrix, question.over, question.size)
    names = {
        (one.axis, one.level): f"{question.axes.names[one.axis]}_{question.levels[one.level]}"
        for one in digits(best.matrix)
    }
    names = {key: name.replace(".", "_") for key, name in names.items()}
    chain = fastest_of(question, price, AR, is_split=True)
    lines: list[_Line] = []
    for step, name in zip(chain.steps, chain.text(len(price.radices)).split(), strict=True):
        axes = tuple(
            names[one.axis, one.level]
            for level in step.levels
            for one in placed_digits(Grouping(level, level + 1), best.matrix, question.over)
        )
        lines.append(_Line({AR: "AR", RS: "RS", AG: "AG"}[step.collective], axes, name))
    everything = placed_digits(Grouping(0, len(price.radices)), best.matrix, question.over)
    parts = prod(price.radices)
    elements = -(-round(question.size / 4) // parts) * parts
    over = ", ".join(question.axes.names[axis] for axis in question.over)
    title = (
        f"All-reduce over {over} on {question.cluster.name}: one piece against "
        f"{chain.text(len(price.radices)).replace('@', ' on ')}.\n\n"
        f"In the model {shown(best.default.seconds, 'seconds')} against "
        f"{shown(chain.seconds, 'seconds')}; this script measures."
    )
    mesh = tuple((names[one.axis, one.level], one.size) for one in digits(best.matrix))
    reduced = tuple(names[one.axis, one.level] for one in everything)
    return _Bench(title, mesh, reduced, tuple(lines), elements)


_JAX_STEPS = {
    "AR": "x = lax.psum(x, {axes})",
    "RS": "x = lax.psum_scatter(x, {axes}, scatter_dimension=0, tiled=True)",
    "AG": "x = lax.all_gather(x, {axes}, axis=0, tiled=True)",
}
_TORCH_STEPS = {
    "AR": "dist.all_reduce(x, group=groups[{axes}])",
    "RS": "x = scattered(x, groups[{axes}])",
    "AG": "x = gathered(x, groups[{axes}])",
}


def _body(bench: _Bench, spelled: dict[str, str]) -> str:
    return "\n".join(
        f"    {spelled[step.kind].format(axes=repr(step.axes))}  # {step.comment}"
        for step in bench.steps
    )


def _jax(bench: _Bench) -> str:
    return f'''"""{bench.title}"""

import argparse
import time

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

MESH = {dict(bench.mesh)!r}  # outermost level first


def default(x):
    return lax.psum(x, {bench.over!r})


def synthesised(x):
{_body(bench, _JAX_STEPS)}
    return x


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--elements", type=int, default={bench.elements}, help="float32 a device")
    parser.add_argument("--repeat", type=int, default=10)
    found = parser.parse_args()
    count = int(np.prod(list(MESH.values())))
    mesh = Mesh(np.array(jax.devices()[:count]).reshape(*MESH.values()), tuple(MESH))
    parts = int(np.prod([MESH[name] for name in {bench.over!r}]))
    length = -(-found.elements // parts) * parts
    spread = NamedSharding(mesh, P(tuple(MESH)))
    values = jax.device_put(np.arange(count * length, dtype=np.float32) % 251, spread)
    results = []
    for way in (default, synthesised):
        run = jax.jit(
            jax.shard_map(
                way, mesh=mesh, in_specs=P(tuple(MESH)), out_specs=P(tuple(MESH)), check_vma=False
            )
        )
        results.append(np.asarray(run(values)))
        times = []
        for _ in range(found.repeat):
            start = time.perf_counter()
            jax.block_until_ready(run(values))
            times.append(time.perf_counter() - start)
        print(f"{{way.__name__:12}} {{min(times) * 1e3:9.3f}} ms")
    print("equal:", bool((results[0] == results[1]).all()))


if __name__ == "__main__":
    main()
'''


def _torch(bench: _Bench) -> str:
    found = dict.fromkeys([bench.over, *(step.axes for step in bench.steps)])
    sets = "\n".join(f"    {axes!r}," for axes in found)
    return f'''"""{bench.title}

Run it with torchrun, a process per device.
"""

import argparse
import time

import numpy as np
import torch
import torch.distributed as dist

MESH = {dict(bench.mesh)!r}  # outermost level first
AXES = [  # along which processes work together
{sets}
]


def make_groups():
    """Every process makes all groups, in one order; it keeps those that it is in."""
    ranks = np.arange(int(np.prod(list(MESH.values())))).reshape(*MESH.values())
    names, found = list(MESH), {{}}
    for axes in AXES:
        along = [names.index(name) for name in axes]
        beside = [place for place in range(len(names)) if place not in along]
        rows = ranks.transpose(beside + along).reshape(-1, int(np.prod([MESH[a] for a in axes])))
        for row in rows.tolist():
            # A group of torch is in ascending order: the order of members is kept beside it.
            group = dist.new_group(sorted(row))
            if dist.get_rank() in row:
                found[axes] = group
                order[group] = [sorted(row).index(rank) for rank in row]
    return found


order = {{}}
groups = {{}}


def scattered(x, group):
    parts = x.chunk(len(order[group]))
    mine = [None] * len(parts)
    for place, rank in enumerate(order[group]):
        mine[rank] = parts[place]
    out = torch.empty_like(parts[0])
    dist.reduce_scatter_tensor(out, torch.cat(mine), group=group)
    return out


def gathered(x, group):
    out = x.new_empty(len(x) * len(order[group]))
    dist.all_gather_into_tensor(out, x.contiguous(), group=group)
    parts = out.chunk(len(order[group]))
    return torch.cat([parts[rank] for rank in order[group]])


def default(x):
    x = x.clone()
    dist.all_reduce(x, group=groups[{bench.over!r}])
    return x


def synthesised(x):
    x = x.clone()
{_body(bench, _TORCH_STEPS)}
    return x


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--elements", type=int, default={bench.elements}, help="float32 a device")
    parser.add_argument("--repeat", type=int, default=10)
    found = parser.parse_args()
    dist.init_process_group("nccl" if torch.cuda.is_available() else "gloo")
    groups.update(make_groups())
    device = torch.device("cpu")
    if torch.cuda.is_available():
        device = torch.device("cuda", dist.get_rank() % torch.cuda.device_count())
    parts = int(np.prod([MESH[name] for name in {bench.over!r}]))
    length = -(-found.elements // parts) * parts
    first = dist.get_rank() * length
    values = torch.arange(first, first + length, device=device).remainder(251).float()
    results = []
    for way in (default, synthesised):
        results.append(way(values))
        times = []
        for _ in range(found.repeat):
            dist.barrier()
            start = time.perf_counter()
            way(values).sum().item()
            times.append(time.perf_counter() - start)
        if dist.get_rank() == 0:
            print(f"{{way.__name__:12}} {{min(times) * 1e3:9.3f}} ms")
    if dist.get_rank() == 0:
        print("equal:", bool((results[0] == results[1]).all()))
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
'''


_TARGETS = {"jax": _jax, "torch": _torch}
