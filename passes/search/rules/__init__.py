"""The fixed points: rules that give a plan at once, found by the structure of a program."""

from typing import Protocol

from shardwright.ir.core import Module
from shardwright.passes.search.rules.cube import Cube
from shardwright.passes.search.rules.data_parallel import DataParallel
from shardwright.passes.search.rules.megatron import Megatron
from shardwright.passes.search.rules.optimus import Optimus
from shardwright.passes.search.rules.partir import PARTIR, PartIR
from shardwright.passes.search.rules.plain import Null, Propagate
from shardwright.passes.search.rules.sequence import MegatronSequence
from shardwright.passes.search.rules.tesseract import Tesseract
from shardwright.passes.search.rules.typed_layers import ACCPAR, HYPAR, TypedLayers
from shardwright.passes.search.rules.zero import ZERO
from shardwright.spec.axes import Mesh


class Rule(Protocol):
    """A plan by a rule.

    label    how faithful it is: `exact-code`, `paper-formula` or `family`
    decides  the columns of a plan that it sets; others are completed as for every method
    about    the rule in words
    """

    name: str
    paper: str
    label: str
    decides: tuple[str, ...]
    about: str

    def meshes(self, devices: int) -> list[Mesh]:
        """The meshes that it is defined on."""
        ...

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Say the plan in an unannotated program at stage `input` that has the mesh.

        Raises ProgramError where the program has no such structure.
        """
        ...


_EVERY: tuple[Rule, ...] = (
    Null(),
    Propagate(),
    DataParallel(),
    *ZERO,
    Megatron(),
    MegatronSequence(),
    ACCPAR,
    HYPAR,
)
LAYERED: dict[str, TypedLayers] = {one.name: one for one in (ACCPAR, HYPAR)}  # of tables of layers
_GRIDS: tuple[Rule, ...] = (
    Optimus(is_lean=True),
    Optimus(is_lean=False),
    Tesseract(is_lean=True),
    Tesseract(is_lean=False),
    Cube(),
)
TACTICS: dict[str, PartIR] = {one.name: one for one in PARTIR}
GRIDS = frozenset(one.name for one in _GRIDS)  # blocks of activations and weights on a grid
RULES: dict[str, Rule] = {one.name: one for one in (*_EVERY, *_GRIDS, *PARTIR)}
