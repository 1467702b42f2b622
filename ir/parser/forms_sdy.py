"""Ops that hold a program, and ops of the `sdy` dialect, from text; see `forms.py`."""

from __future__ import annotations

from shardwright.ir.errors import nearest
from shardwright.ir.parser.forms import Form, typed_form
from shardwright.ir.parser.forms_mpmd import MpmdForms
from shardwright.ir.parser.values import Bad, Children
from shardwright.ir.printer.attributes import DIRECTIONS
from shardwright.spec.attributes import (
    EMPTY,
    Attribute,
    Attrs,
    Enum,
    Int,
    MeshAttr,
    ShardingAttr,
    ShardingPerValue,
    String,
)


class Forms(MpmdForms):
    """All start rules."""

    def builtin_module(self, c: Children) -> Form:
        name, written, _ = c
        attrs: dict[str, Attribute] = {"sym_name": String(self.symbol(name))} if name else {}
        return Form(attrs=attrs, written=written or EMPTY, regions=[()])

    def attributes(self, c: Children) -> Attrs:
        return c[0]

    def func_func(self, c: Children) -> Form:
        visibility, name, _, _, written, region = c
        attrs: dict[str, Attribute] = {"sym_name": String(self.symbol(name))}
        if visibility is not None:
            attrs["sym_visibility"] = String(str(visibility))
        return Form(attrs=attrs, written=written or EMPTY, regions=[()] if region else ())

    def sdy_mesh(self, c: Children) -> Form:
        name, mesh, written = c
        attrs: dict[str, Attribute] = {
            "sym_name": String(self.symbol(name)),
            "mesh": MeshAttr(mesh),
        }
        return Form(attrs=attrs, written=written or EMPTY)

    def sdy_sharding_constraint(self, c: Children) -> Form:
        operand, sharding, written, typed = c
        return typed_form([self.name(operand)], [typed], written, sharding=ShardingAttr(sharding))

    sdy_reshard = sdy_sharding_constraint

    def sdy_sharding_group(self, c: Children) -> Form:
        operand, group, written, typed = c
        attrs: dict[str, Attribute] = {"group_id": Int(group)}
        return Form([self.name(operand)], [typed], (), attrs, written or EMPTY)

    def sdy_propagation_barrier(self, c: Children) -> Form:
        operand, word, written, typed = c
        name = str(word).strip('"')
        if name not in DIRECTIONS:
            known = ", ".join(DIRECTIONS)
            message = (
                "expected string or keyword containing one of the following enum values for"
                f" attribute 'allowed_direction' [{known}]"
            )
            raise Bad(message, word.start_pos, nearest(name, list(DIRECTIONS)))
        direction = Enum("propagation_direction", name, "sdy")
        return typed_form([self.name(operand)], [typed], written, allowed_direction=direction)

    def sdy_data_flow_edge(self, c: Children) -> Form:
        operand, sharding, written, typed = c
        form = typed_form([self.name(operand)], [typed], written)
        if sharding is not None:
            form.attrs["sharding"] = ShardingAttr(sharding)
        return form

    def sdy_func_data_flow_edge(self, c: Children) -> Form:
        return typed_form([self.name(c[0])], [c[2]], c[1])

    def sdy_all_gather(self, c: Children) -> Form:
        return self._mover(c, "gathering_axes")

    def sdy_all_slice(self, c: Children) -> Form:
        return self._mover(c, "slicing_axes")

    def sdy_reduce_scatter(self, c: Children) -> Form:
        return self._mover(c, "reduce_scatter_axes")

    def sdy_all_reduce(self, c: Children) -> Form:
        return self._mover(c, "reduction_axes")

    def sdy_sharded_to_unreduced(self, c: Children) -> Form:
        return self._mover(c, "axes")

    sdy_replicated_to_unreduced = sdy_sharded_to_unreduced

    def sdy_all_to_all(self, c: Children) -> Form:
        return self._mover(c, "params")

    def sdy_collective_permute(self, c: Children) -> Form:
        return self._mover((None, *c), "")

    def _mover(self, c: Children, key: str) -> Form:
        axes, operand, sharding, written, typed = c
        form = typed_form(
            [self.name(operand)], [typed], written, out_sharding=ShardingAttr(sharding)
        )
        if key:
            form.attrs[key] = axes
        return form

    def sdy_manual_computation(self, c: Children) -> Form:
        operands, ins, outs, axes, args, _, written, types = c
        form = typed_form(
            operands,
            types,
            written,
            in_shardings=ShardingPerValue(tuple(ins)),
            out_shardings=ShardingPerValue(tuple(outs)),
            manual_axes=axes,
        )
        form.regions = [args]
        return form

    def sdy_named_computation(self, c: Children) -> Form:
        name, operands, ins, outs, args, _, written, types = c
        form = typed_form(operands, types, written, name=String(name))
        for key, shardings in (("in_shardings", ins), ("out_shardings", outs)):
            if shardings is not None:
                form.attrs[key] = ShardingPerValue(tuple(shardings))
        form.regions = [args]
        return form
