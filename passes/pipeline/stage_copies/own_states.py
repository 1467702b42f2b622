"""How what a loop over micro-batches carries is put together of what several loops carry.

Each copy of a model has a part of the micro-batches. A reduction over them is one of the copies'
reductions; rows that are written turn by turn are those of the copy whose turn it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from shardwright.ir.core import Block, Module, Op, Value, callee
from shardwright.passes.pipeline.microbatching.turn_states import kinds_of, once_of
from shardwright.passes.pipeline.stage_cuts.step_flow import used
from shardwright.passes.shared.counted_loops import constant
from shardwright.passes.shared.data_flow import is_loop
from shardwright.passes.shared.dead_ops import is_pure
from shardwright.passes.shared.symbols import CALL
from shardwright.spec.attributes import Attrs, Ints
from shardwright.spec.op import REDUCER_OF, REDUCERS, reducer_identity
from shardwright.spec.sharding_rules.dataflow import DYNAMIC_UPDATE_SLICE, SLICE
from shardwright.spec.types import TensorType
