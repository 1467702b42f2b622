"""The fixed points: rules that give a plan at once, found by the structure of a program."""

from shardwright.passes.search.rules.data_parallel import DataParallel
from shardwright.passes.search.rules.megatron import Megatron
from shardwright.passes.search.rules.sequence import MegatronSequence
from shardwright.passes.search.rules.zero import ZERO

RULES = {one.name: one for one in (DataParallel(), *ZERO, Megatron(), MegatronSequence())}
