"""Valid single ops of every row as pieces of plain text, for `mutations`.

An instance knows no more of its op than the generic form says, so that anything can be wrong in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from shardwright.ir.core import Op, Region
from shardwright.ir.parse import parse
from shardwright.spec.op import OpRow, ops
from shardwright.testing.op_table.op_cases import cases
from shardwright.testing.texts.program_texts import in_function

LINE = 2  # of the op in the text of an instance


@dataclass(frozen=True)
class Body:
    """A block: types of its arguments, its last op ("" for none), types of what that op takes."""

    args: tuple[str, ...] = ()
    returns: tuple[str, ...] = ()
    end: str = "stablehlo.return"


@dataclass(frozen=True)
class Instance:
    """An op in generic form: types, inherent and discardable attributes, blocks of each region."""

    name: str
    ins: tuple[str, ...] = ()
    outs: tuple[str, ...] = ()
    properties: tuple[tuple[str, str], ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    regions: tuple[tuple[Body, ...], ...] = ()

    @property
    def text(self) -> str:
        """A module with one function that holds the op; the op stands on line `LINE`."""
        made = [*self.ins, *(type for region in self.regions for b in region for type in b.returns)]
        args = ", ".join(f"%a{k}: {type}" for k, type in enumerate(made))
        return f"func.func @main({args}) {{\n{self.statement}\nreturn\n}}\n"

    @property
    def statement(self) -> str:
        """The op alone; the values that its regions return follow its operands."""
        names = ", ".join(f"%a{k}" for k in range(len(self.ins)))
        outs = self.outs[0] if len(self.outs) == 1 else f"({', '.join(self.outs)})"
        if outs.startswith("(") and len(self.outs) == 1:
            outs = f"({outs})"  # a function type
        count = f":{len(self.outs)}" if len(self.outs) > 1 else ""
        left = f"%r{count} = " if self.outs else ""
        properties = f" <{_dictionary(self.properties)}>" if self.properties else ""
        notes = f" {_dictionary(self.notes)}" if self.notes else ""
        type = f"({', '.join(self.ins)}) -> {outs}"
        return f'{left}"{self.name}"({names}){properties}{self._regions()}{notes} : {type}'

    def _regions(self) -> str:
        if not self.regions:
            return ""
        value = len(self.ins)
        shown: list[str] = []
        for number, region in enumerate(self.regions):
            text = ""
            for place, body in enumerate(region):
                names = [f"%a{value + k}" for k in range(len(body.returns))]
                value += len(names)
                text += _block(body, names, f"{number}_{place}", is_first=not place)
            shown.append("{" + text + "}")
        return f" ({', '.join(shown)})"


def _block(body: Body, names: list[str], label: str, is_first: bool) -> str:
    args = ", ".join(f"%b{label}_{k}: {type}" for k, type in enumerate(body.args))
    head = f" ^bb{label}({args}):" if args else ("" if is_first else f" ^bb{label}:")
    if not body.end:
        return f"{head} "
    types = f"({', '.join(body.returns)}) -> ()"
    more = ' <{call_target_name = "end"}>' if body.end == "stablehlo.custom_call" else ""
    return f'{head} "{body.end}"({", ".join(names)}){more} : {types} '


def _dictionary(entries: Iterable[tuple[str, str]]) -> str:
    shown = (key if value == "unit" else f"{key} = {value}" for key, value in entries)
    return f"{{{', '.join(shown)}}}"


def instance_of(op: Op) -> Instance:
    """The pieces of an op; of its regions only arguments, last op and returned types."""
    return Instance(
        op.name,
        tuple(str(value.type) for value in op.operands),
        tuple(str(value.type) for value in op.results),
        tuple((key, str(value)) for key, value in op.attrs.items()),
        tuple((key, str(value)) for key, value in op.notes.items()),
        tuple(map(_bodies, op.regions)),
    )


def _bodies(region: Region) -> tuple[Body, ...]:
    return tuple(
        Body(
            tuple(str(value.type) for value in block.args),
            tuple(str(value.type) for value in block.ops[-1].operands),
            block.ops[-1].name,
        )
        for block in region.blocks
        if block.ops
    )


def instances(row: OpRow, count: int, seed: int = 0) -> list[Instance]:
    """Valid instances of an op: drawn from its sample, and those written below."""
    drawn = [instance_of(case.op) for case in cases(row, count, seed)] if row.sample else []
    return [*_written().get(row.name, ()), *drawn]


def covered() -> list[OpRow]:
    """All rows of stablehlo and chlo that have an instance."""
    return [
        row
        for name, row in sorted(ops().items())
        if name.startswith(("stablehlo.", "chlo.")) and (row.sample or name in _written())
    ]


# Ops whose rows draw no samples, in a function of `texts.ARGUMENTS`.
_WRITTEN = """
%0 = stablehlo.after_all %t, %t : !stablehlo.token
%0 = stablehlo.create_token : !stablehlo.token
%0 = stablehlo.partition_id : tensor<ui32>
%0 = stablehlo.replica_id : tensor<ui32>
%0 = stablehlo.tuple %a, %i : tuple<tensor<4x8xf32>, tensor<i32>> ~ \
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4x8xf32>, tensor<i32>>) -> tensor<i32>
%0:2 = stablehlo.optimization_barrier %a, %i : tensor<4x8xf32>, tensor<i32>
%0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
%0, %1 = stablehlo.rng_bit_generator %v, algorithm = THREE_FRY : (tensor<2xi64>) -> \
  (tensor<2xi64>, tensor<4xi32>)
%0:2 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], \
  result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], \
  output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], \
  operand_index = 0, operand_tuple_indices = []>], called_computations = [@f], \
  backend_config = {a = 1 : i32}, api_version = 4 : i32, has_side_effect = true} : \
  (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<i32>)
%0 = stablehlo.custom_call @foo(%a, %t) {backend_config = "x", api_version = 2 : i32} : \
  (tensor<4x8xf32>, !stablehlo.token) -> tuple<tensor<4x8xf32>, !stablehlo.token>
%0 = "stablehlo.map"(%a, %a) <{dimensions = array<i64: 0, 1>}> ({ ^bb0(%q: tensor<f32>, \
  %r: tensor<f32>): stablehlo.return %q : tensor<f32> }) : \
  (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = "stablehlo.if"(%p) ({ stablehlo.return %a : tensor<4x8xf32> }, \
  { stablehlo.return %a : tensor<4x8xf32> }) : (tensor<i1>) -> tensor<4x8xf32>
%0:2 = "stablehlo.case"(%i) ({ stablehlo.return %a, %i : tensor<4x8xf32>, tensor<i32> }, \
  { stablehlo.return %a, %i : tensor<4x8xf32>, tensor<i32> }) : \
  (tensor<i32>) -> (tensor<4x8xf32>, tensor<i32>)
%0:2 = stablehlo.while(%q = %a, %r = %i) : tensor<4x8xf32>, tensor<i32> \
  cond { stablehlo.return %p : tensor<i1> } do { \
  stablehlo.return %q, %r : tensor<4x8xf32>, tensor<i32> }
%0 = "stablehlo.all_reduce"(%a) <{ \
  channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, \
  replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({ \
  ^bb0(%q: tensor<f32>, %r: tensor<f32>): stablehlo.return %q : tensor<f32> }) : \
  (tensor<4x8xf32>) -> tensor<4x8xf32>
%0:2 = "stablehlo.all_reduce"(%a, %b) <{replica_groups = dense<[[0, -1], [1, 2]]> : \
  tensor<2x2xi64>}> ({ ^bb0(%q: tensor<f32>, %r: tensor<f32>): stablehlo.return %q : tensor<f32> \
  }) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>)
%0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : \
  tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, \
  use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
%0 = "stablehlo.reduce_scatter"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, \
  type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, \
  scatter_dimension = 1 : i64, use_global_device_ids}> ({ ^bb0(%q: tensor<f32>, %r: tensor<f32>): \
  stablehlo.return %q : tensor<f32> }) : (tensor<4x8xf32>) -> tensor<4x4xf32>
%0:2 = "stablehlo.all_to_all"(%a, %a) <{channel_handle = #stablehlo.channel_handle<handle = 1, \
  type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, \
  split_dimension = 0 : i64, concat_dimension = 1 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> \
  (tensor<2x16xf32>, tensor<2x16xf32>)
%0 = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, \
  type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : \
  (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = "stablehlo.collective_broadcast"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, \
  type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : \
  (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[0, 1], [2, 3]]> : \
  tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
"""


@cache
def _written() -> dict[str, list[Instance]]:
    found: dict[str, list[Instance]] = {}
    for text in _WRITTEN.replace("\\\n", "").strip().splitlines():
        (func,) = parse(in_function(text.replace("~", "\n"), "")).funcs
        for op in func.body.ops[:-1]:
            found.setdefault(op.name, []).append(instance_of(op))
    return found
