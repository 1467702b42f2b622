"""Write a step in stages as a program over several meshes, one of each group of devices (`mpmd`).

Each call of a stage for a micro-batch is an `mpmd.fragment_call`, in an order in which all lists of
actions can run; what another group of devices makes comes by `mpmd.transfer`. Arguments lie on the
mesh that takes them first. Programs that say their stages otherwise are cut first
(`follow-stages`, `close-stages`). `read-mpmd` is the way back.

Before:
    module attributes {plan.actions = ["0F0,0SEND_F0,0RECV_B0,0B0", "1RECV_F0,1F0,1B0,1SEND_B0"], plan.schedule = "gpipe", plan.stages = 2 : i64} {
      func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>) attributes {plan.updates = ["arg0", "arg1", ""]} {
        %0 = call @stage0_forward(%arg2, %arg0) {plan.phase = "forward", plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %1:2 = call @stage1_forward(%0, %arg1) {plan.phase = "forward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<f32>)
        %2:2 = call @stage1_backward(%0, %1#0, %arg1) {plan.phase = "backward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>)
        %3 = call @stage0_backward(%arg2, %2#0, %arg0) {plan.phase = "backward", plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %3, %2#1, %1#1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
      }
      func.func private @stage0_forward(%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<4x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        return %0 : tensor<4x8xf32>
      }
      func.func private @stage1_forward(%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<f32>) {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
        return %0, %1 : tensor<4x8xf32>, tensor<f32>
      }
      func.func private @stage1_backward(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>) {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %2 = stablehlo.subtract %arg2, %0 : tensor<8x8xf32>
        return %1, %2 : tensor<4x8xf32>, tensor<8x8xf32>
      }
      func.func private @stage0_backward(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.subtract %arg2, %0 : tensor<8x8xf32>
        return %1 : tensor<8x8xf32>
      }
    }
After:
    module attributes {plan.actions = ["0F0,0SEND_F0,0RECV_B0,0B0", "1RECV_F0,1F0,1B0,1SEND_B0"], plan.schedule = "gpipe", plan.stages = 2 : i64} {
      func.func @main(%arg0: !mpmd.mesh_tensor<"stage0", tensor<8x8xf32>>, %arg1: !mpmd.mesh_tensor<"stage1", tensor<8x8xf32>>, %arg2: !mpmd.mesh_tensor<"stage0", tensor<4x8xf32>>) -> (!mpmd.mesh_tensor<"stage0", tensor<8x8xf32>>, !mpmd.mesh_tensor<"stage1", tensor<8x8xf32>>, !mpmd.mesh_tensor<"stage1", tensor<f32>>) attributes {plan.updates = ["arg0", "arg1", ""], topology = #mpmd.topology<<"stage0" : <["device"=1]>>, <"stage1" : <["device"=1]>>>} {
        %0 = mpmd.fragment_call<mesh="stage0", origin=["stage0"]> @stage0_forward(%arg2, %arg0) {call_counter = 0 : ui32, plan.phase = "forward", plan.stage = 0 : i64} : (!mpmd.mesh_tensor<"stage0", tensor<4x8xf32>>, !mpmd.mesh_tensor<"stage0", tensor<8x8xf32>>) -> !mpmd.mesh_tensor<"stage0", tensor<4x8xf32>>
        %1 = mpmd.transfer %0 : (!mpmd.mesh_tensor<"stage0", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"stage1", tensor<4x8xf32>>
        %2:2 = mpmd.fragment_call<mesh="stage1", origin=["stage1"]> @stage1_forward(%1, %arg1) {call_counter = 0 : ui32, plan.phase = "forward", plan.stage = 1 : i64} : (!mpmd.mesh_tensor<"stage1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"stage1", tensor<8x8xf32>>) -> (!mpmd.mesh_tensor<"stage1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"stage1", tensor<f32>>)
        %3:2 = mpmd.fragment_call<mesh="stage1", origin=["stage1"(1)]> @stage1_backward(%1, %2#0, %arg1) {call_counter = 0 : ui32, plan.phase = "backward", plan.stage = 1 : i64} : (!mpmd.mesh_tensor<"stage1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"stage1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"stage1", tensor<8x8xf32>>) -> (!mpmd.mesh_tensor<"stage1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"stage1", tensor<8x8xf32>>)
        %4 = mpmd.transfer %3#0 : (!mpmd.mesh_tensor<"stage1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"stage0", tensor<4x8xf32>>
        %5 = mpmd.fragment_call<mesh="stage0", origin=["stage0"(1)]> @stage0_backward(%arg2, %4, %arg0) {call_counter = 0 : ui32, plan.phase = "backward", plan.stage = 0 : i64} : (!mpmd.mesh_tensor<"stage0", tensor<4x8xf32>>, !mpmd.mesh_tensor<"stage0", tensor<4x8xf32>>, !mpmd.mesh_tensor<"stage0", tensor<8x8xf32>>) -> !mpmd.mesh_tensor<"stage0", tensor<8x8xf32>>
        return %5, %3#1, %2#1 : !mpmd.mesh_tensor<"stage0", tensor<8x8xf32>>, !mpmd.mesh_tensor<"stage1", tensor<8x8xf32>>, !mpmd.mesh_tensor<"stage1", tensor<f32>>
      }
      func.func private @stage0_forward(%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["device"=1]>} {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        return %0 : tensor<4x8xf32>
      }
      func.func private @stage1_forward(%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<f32>) attributes {mesh_shape = #sdy.mesh<["device"=1]>} {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
        return %0, %1 : tensor<4x8xf32>, tensor<f32>
      }
      func.func private @stage1_backward(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>) attributes {mesh_shape = #sdy.mesh<["device"=1]>} {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %2 = stablehlo.subtract %arg2, %0 : tensor<8x8xf32>
        return %1, %2 : tensor<4x8xf32>, tensor<8x8xf32>
      }
      func.func private @stage0_backward(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> attributes {mesh_shape = #sdy.mesh<["device"=1]>} {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.subtract %arg2, %0 : tensor<8x8xf32>
        return %1 : tensor<8x8xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.analysis.stage_meshes import equal_meshes, group_meshes
from shardwright.ir.analysis.staged_step import read_staged
from shardwright.ir.core import Module
from shardwright.passes.base import Pass, op_error
from shardwright.passes.pipeline.several_meshes.mesh_program import MeshProgram
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.target import mesh_of, mesh_op
from shardwright.spec.attributes import String
from shardwright.spec.axes import ONE_DEVICE, Mesh


@dataclass(frozen=True)
class WriteMpmd(Pass):
    needs = "input"
    leaves = "input"

    def run(self, module: Module) -> None:
        """Raises ProgramError where the program has no stages, or lists that cannot run, and where
        a mesh does not take a sharding.
        """
        Pipeline((make_step("follow-stages"), make_step("close-stages"))).run(module)
        step = read_staged(module)
        if step is None:
            help = (
                "write plan.stage on ops and run cut-stages, or plan stages (plan --method gpipe)"
            )
            raise op_error(module, module, "has no pipeline stages", help=help)
        groups = group_meshes(module) or equal_meshes(*_one_mesh(module), len(step.rows))
        MeshProgram(module, step, groups).write()


def _one_mesh(module: Module) -> tuple[Mesh, str]:
    """The mesh of all groups, and its name."""
    found = mesh_op(module)
    if found is None:
        return ONE_DEVICE, ""
    name = found.attrs["sym_name"]
    assert isinstance(name, String)
    return mesh_of(found), name.value
