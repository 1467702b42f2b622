"""The meshes that a search looks at: every way to write the devices as up to three axes.

Axes are major to minor, so the last one lies innermost in the cluster: `data=4, model=2` has
neighbours along `model`. Orders of sizes are meshes of their own where the cluster has levels.
"""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.spec.axes import Mesh

NAMES = (("data",), ("data", "model"), ("data", "sequence", "model"))
MOST_AXES = len(NAMES)


def meshes_of(devices: int, most: int = MOST_AXES) -> list[Mesh]:
    """All meshes of so many devices with up to `most` axes, fewest axes first."""
    found: list[Mesh] = []
    for names in NAMES[:most]:
        for sizes in products(devices, len(names)):
            found.append(Mesh(tuple(zip(names, sizes, strict=True))))
    return found


def filled(mesh: Mesh, devices: int) -> list[Mesh]:
    """A mesh with a further axis, innermost or outermost, so that it has all devices.

    Empty where its own devices do not divide them.
    """
    rest, left = divmod(devices, mesh.device_count)
    if left or rest == 0:
        return []
    if rest == 1:
        return [mesh]
    taken = {name for name, _ in mesh.axes}
    free = [name for names in NAMES[::-1] for name in names if name not in taken]
    axis = (
        free[0]
        if free
        else next(f"more{k}" for k in range(len(taken) + 1) if f"more{k}" not in taken)
    )
    return [Mesh((*mesh.axes, (axis, rest))), Mesh(((axis, rest), *mesh.axes))]


def products(number: int, count: int) -> Iterator[tuple[int, ...]]:
    """Ordered factors greater than 1, `count` of them, that multiply to a number."""
    if count == 1:
        if number > 1:
            yield (number,)
        return
    for first in range(2, number):
        if number % first == 0:
            for rest in products(number // first, count - 1):
                yield (first, *rest)
