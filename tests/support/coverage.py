"""Coverage of programs: ops by variant, and features as a share of programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from shardwright.ir.core import Func, Module, Op, out_sharding
from shardwright.spec.axes import Mesh
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType
from shardwright.testing.recipes import Recipe, build


@dataclass
class Coverage:
    """Counts over programs. `ops`: by op and reducer; `features`: programs that have each."""

    programs: int = 0
    sizes: list[int] = field(default_factory=list[int])  # ops of each program, nested ones included
    ops: Counter[str] = field(default_factory=Counter[str])
    features: Counter[str] = field(default_factory=Counter[str])
    meshes: Counter[str] = field(default_factory=Counter[str])  # programs by sizes of the axes

    @property
    def median_ops(self) -> int:
        """Ops of the middle program."""
        return sorted(self.sizes)[len(self.sizes) // 2] if self.sizes else 0

    def share(self, feature: str) -> float:
        """Part of the programs that have a feature."""
        return self.features[feature] / max(self.programs, 1)

    def add(self, module: Module) -> None:
        """Count one program."""
        found = [op for func in module.funcs for op in func.walk() if not isinstance(op, Func)]
        self.programs += 1
        self.sizes.append(sum(not op.is_terminator for op in found))
        self.ops.update(variant(op) for op in found if not op.is_terminator)
        self.features.update(features(module, found))
        self.meshes.update(
            "x".join(str(size) for _, size in mesh.axes) for mesh in module.meshes.values()
        )

    def __str__(self) -> str:
        """A table to print."""
        lines = [f"{self.programs} programs, median {self.median_ops} ops"]
        shares = (f"{name} {self.share(name):.0%}" for name in FEATURES)
        lines.append("programs with: " + ", ".join(shares))
        lines.append("meshes: " + ", ".join(f"{k} {n}" for k, n in sorted(self.meshes.items())))
        width = max(map(len, self.ops), default=0)
        lines += [f"  {name:<{width}} {count:6}" for name, count in sorted(self.ops.items())]
        return "\n".join(lines)


FEATURES = (
    "regions",
    "calls",
    "loops",
    "sub-axes",
    "uneven dims",
    "constraints",
    "device orders",
    "floats",
    "partial values",
    "decided values",
)


def coverage(recipes: Iterable[Recipe]) -> Coverage:
    """The features and ops in the programs of these recipes."""
    total = Coverage()
    for recipe in recipes:
        total.add(build(recipe))
    return total


def variant(op: Op) -> str:
    """The op's name, with the reducer of its region where it has one."""
    if not op.regions or op.name not in _REDUCING:
        return op.name
    inner = op.regions[0].block.ops
    kinds = [o.name.rpartition(".")[2] for o in inner if not o.is_terminator]
    body = kinds[0] if len(kinds) == 1 else "body" if kinds else "overwrite"
    return f"{op.name} {'argmax' if len(op.results) > 1 else body}"


_REDUCING = frozenset({"stablehlo.reduce", "stablehlo.scatter", "stablehlo.reduce_window"})


def features(module: Module, found: list[Op]) -> list[str]:
    """The features of one program."""
    meshes = module.meshes
    shardings = [(s, t) for s, t in _shardings(module, found)]
    holds = {
        "regions": any(op.regions for op in found),
        "calls": any(op.name == "func.call" for op in found),
        "loops": any(op.name == "stablehlo.while" for op in found),
        "sub-axes": any(axis.size for s, _ in shardings for axis in s.used()),
        "uneven dims": any(_is_uneven(s, t, meshes.get(str(s.mesh))) for s, t in shardings),
        "constraints": any(op.name == "sdy.sharding_constraint" for op in found),
        "device orders": any(mesh.device_ids for mesh in meshes.values()),
        "floats": any(v.tensor.element == "f32" for op in found for v in op.results),
        "partial values": any(s.unreduced for s, _ in shardings),
        "decided values": any(
            v.sharding is not None for op in found if op.name != "sdy.reshard" for v in op.results
        ),
    }
    return [name for name in FEATURES if holds[name]]


def _shardings(module: Module, found: list[Op]) -> Iterable[tuple[Sharding, TensorType]]:
    for func in module.funcs:
        for value in func.args:
            if value.sharding is not None:
                yield value.sharding, value.tensor
    for op in found:
        sharding = out_sharding(op)
        if sharding is not None:
            yield sharding, op.result.tensor


def _is_uneven(sharding: Sharding, type: TensorType, mesh: Mesh | None) -> bool:
    if mesh is None:
        return False
    return any(n % k for n, k in zip(type.shape, sharding.sizes(mesh), strict=True))
