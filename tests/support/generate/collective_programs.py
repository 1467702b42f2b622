"""Programs of one collective on random axes of a random mesh, its devices in any order."""

from __future__ import annotations

from random import Random

MESHES = (
    (("x", 2), ("y", 3), ("z", 2)),
    (("x", 4), ("y", 2)),
    (("x", 2), ("y", 2), ("z", 2)),
)
KINDS = ("all_gather", "all_slice", "all_reduce", "reduce_scatter", "all_to_all", "permute")
SIZE = 24  # of every dim: all cuts are even


def collective_program(seed: int) -> tuple[str, str]:
    """The kind and the text of the program of a seed."""
    random = Random(seed)
    mesh = random.choice(MESHES)
    names = [name for name, _ in mesh]
    random.shuffle(names)
    kind = KINDS[seed % len(KINDS)]
    rank = random.choice((2, 3, 4)) if kind == "all_to_all" else random.choice((1, 2, 3))
    old: list[list[str]] = [[] for _ in range(rank)]
    moved: list[list[str]] = [[] for _ in range(rank)]
    for place, name in enumerate(names):
        if kind in ("all_reduce", "permute", "all_to_all") or (place and random.random() < 0.4):
            random.choice(old).append(name)
        else:
            random.choice(moved).append(name)
    write = {"all_to_all": _exchange, "permute": _permute, "all_reduce": _reduce}.get(kind)
    if write is not None:
        before, words, after = write(random, old, names)
    else:
        wide = [a + b for a, b in zip(old, moved, strict=True)]
        before, after = (wide, old) if kind == "all_gather" else (old, wide)
        words = f"sdy.{kind} {_lists(moved)} %a"
    ids = list(range(_devices(mesh)))
    random.shuffle(ids)
    order = f", device_ids={ids}" if random.random() < 0.3 else ""
    axes = ", ".join(f'"{name}"={size}' for name, size in mesh)
    type = f"tensor<{'x'.join([str(SIZE)] * rank)}xf32>"
    text = (
        f"sdy.mesh @mesh = <[{axes}]{order}>\n"
        f"func.func @main(%a: {type} {{sdy.sharding = #sdy.sharding<@mesh, {_lists(before)}>}})"
        f" -> ({type} {{sdy.sharding = #sdy.sharding<@mesh, {_lists(after)}>}}) {{\n"
        f"%0 = {words} out_sharding=<@mesh, {_lists(after)}> : {type}\nreturn %0 : {type}\n}}\n"
    )
    return kind, text


def _devices(mesh: tuple[tuple[str, int], ...]) -> int:
    count = 1
    for _, size in mesh:
        count *= size
    return count


def _lists(dims: list[list[str]]) -> str:
    return "[" + ", ".join("{" + ", ".join(f'"{a}"' for a in own) + "}" for own in dims) + "]"


Written = tuple[list[list[str]], str, list[list[str]]]


def _reduce(random: Random, old: list[list[str]], names: list[str]) -> Written:
    """Over axes that cut nothing."""
    summed = sorted(random.sample(names, random.randint(1, len(names))))
    kept = [[name for name in own if name not in summed] for own in old]
    shown = ", ".join(f'"{name}"' for name in summed)
    return kept, f"sdy.all_reduce {{{shown}}} %a", kept


def _permute(random: Random, old: list[list[str]], names: list[str]) -> Written:
    """The same axes in another order."""
    flat = [name for own in old for name in own]
    dim = random.randrange(len(old))
    before: list[list[str]] = [[] for _ in old]
    after: list[list[str]] = [[] for _ in old]
    before[dim] = flat
    after[dim] = random.sample(flat, len(flat))
    if before == after:
        after[dim] = flat[::-1]
    return before, "sdy.collective_permute %a", after


def _exchange(random: Random, old: list[list[str]], names: list[str]) -> Written:
    """From one dim to the next one, for one or two pairs of dims."""
    before: list[list[str]] = [[] for _ in old]
    pairs = [(k, k + 1) for k in range(0, len(old) - 1, 2)]
    used = pairs[: random.randint(1, len(pairs))]
    for place, name in enumerate(names):
        before[used[place % len(used)][0]].append(name)
    after = [list(own) for own in before]
    params: list[str] = []
    for source, target in used:
        count = random.randint(1, len(before[source]))
        moved = before[source][-count:]
        after[source] = before[source][:-count]
        after[target] = moved
        params.append("{" + ", ".join(f'"{a}"' for a in moved) + f"}}: {source}->{target}")
    return before, f"sdy.all_to_all [{', '.join(params)}] %a", after
