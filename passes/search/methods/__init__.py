"""Methods of search, one file each; `METHODS` names them."""

from __future__ import annotations

from typing import Any

from shardwright.passes.search.methods.alpa import Alpa
from shardwright.passes.search.methods.alpa_intra import AlpaIntra
from shardwright.passes.search.methods.anneal import Anneal
from shardwright.passes.search.methods.chimera import Chimera
from shardwright.passes.search.methods.dapple import Dapple
from shardwright.passes.search.methods.distir import DistIr
from shardwright.passes.search.methods.dnn_partitioning import DnnPartitioning
from shardwright.passes.search.methods.double_recursive import DoubleRecursive
from shardwright.passes.search.methods.eliminate import Eliminate
from shardwright.passes.search.methods.equal_split import EqualSplit
from shardwright.passes.search.methods.exhaustive import Exhaustive
from shardwright.passes.search.methods.ftpipe import FtPipe
from shardwright.passes.search.methods.galvatron_intra import GalvatronIntra
from shardwright.passes.search.methods.gpipe import GPipe
from shardwright.passes.search.methods.ilp import IntegerProgram
from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.methods.mindspore import MindSpore
from shardwright.passes.search.methods.nnscaler_intra import NnScalerIntra, NnScalerStates
from shardwright.passes.search.methods.optcnn import OptCnn
from shardwright.passes.search.methods.pase import Pase
from shardwright.passes.search.methods.pipedream import PipeDream
from shardwright.passes.search.methods.pipedream_2bw import PipeDream2Bw
from shardwright.passes.search.methods.piper import Piper
from shardwright.passes.search.methods.random_plans import RandomPlans
from shardwright.passes.search.methods.rannc import Rannc
from shardwright.passes.search.methods.tensoropt import TensorOpt
from shardwright.passes.search.methods.tofu import Tofu
from shardwright.passes.search.methods.torchgpipe import Torchgpipe
from shardwright.passes.search.methods.uct import TreeSearchMethod
from shardwright.passes.search.problem.found import Method

METHODS: dict[str, type[Method]] = {
    "eliminate": Eliminate,
    "messages": Messages,
    "ilp": IntegerProgram,
    "anneal": Anneal,
    "exhaustive": Exhaustive,
    "random": RandomPlans,
    "uct": TreeSearchMethod,
    "pase": Pase,
    "optcnn": OptCnn,
    "tofu": Tofu,
    "tensoropt": TensorOpt,
    "double-recursive": DoubleRecursive,
    "mindspore": MindSpore,
    "galvatron-intra": GalvatronIntra,
    "alpa-intra": AlpaIntra,
    "nnscaler-intra": NnScalerIntra,
    "nnscaler-intra-dp": NnScalerStates,
}
# Methods of papers, by their own algorithm, objective and space alone: what these do not answer
# is refused.
PUBLISHED = (
    "pase", "optcnn", "tofu", "tensoropt", "double-recursive", "mindspore", "galvatron-intra",
)  # fmt: skip
# Those whose papers cut for two groups, or another prime, at a time; and those of them that say of
# all tensors how they lie, arguments too: propagation does not carry parts of axes.
OF_LEVELS = ("tofu", "double-recursive")
IN_PARTS = ("tofu",)
# Planners of stages, which read the formats of their papers.
STAGED: dict[str, type[Any]] = {
    "dnn-partitioning": DnnPartitioning, "piper": Piper, "pipedream": PipeDream,
    "pipedream-2bw": PipeDream2Bw,
    "torchgpipe": Torchgpipe,
    "dapple": Dapple,
    "rannc": Rannc,
    "ftpipe": FtPipe,
    "equal-split": EqualSplit,
    "chimera": Chimera,
    "gpipe": GPipe,
}  # fmt: skip
# Those whose papers have recipes of instances in place of a format.
BY_RECIPE: dict[str, type[Any]] = {"distir": DistIr, "alpa": Alpa}
OF_STAGES = {**STAGED, **BY_RECIPE}
