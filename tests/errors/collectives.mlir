// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{result sharding doesn't match expected sharding ["y"] on dimension 1}}
  %0 = sdy.all_gather [{"x"}, {}] %c out_sharding=<@mesh, [{}, {}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{can't apply gathering axis "y" to operand sharding on dimension 0}}
  %0 = sdy.all_gather [{"y"}, {}] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{result sharding has rank 2 but collective axes has rank 1}}
  %0 = sdy.all_gather [{"x"}] %c out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{collective on operand without sharding}}
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{result sharding doesn't match expected sharding ["x", "x"] on dimension 0}}
  %0 = sdy.all_slice [{"x"}, {}] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{overlapping source/target dimensions in all-to-all params: 0}}
  %0 = sdy.all_to_all [{"x"}: 0->0] %c out_sharding=<@mesh, [{}, {"y", "x"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{target dimension 2 is out of range [0, 2)}}
  %0 = sdy.all_to_all [{"x"}: 0->2] %c out_sharding=<@mesh, [{}, {"x", "y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{result sharding doesn't match expected sharding ["y", "x"] on dimension 1}}
  %0 = sdy.all_to_all [{"x"}: 0->1] %c out_sharding=<@mesh, [{}, {"x", "y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{parameter list is empty}}
  %0 = sdy.all_to_all [] %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{sharded size of result doesn't match operand on dimension 0: 2 != 4}}
  %0 = sdy.collective_permute %c out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{reduction axis "x" overlaps with operand dimension sharding or replicated axes}}
  %0 = sdy.all_reduce {"x"} %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{unknown axis name: "w"}}
  %0 = sdy.all_reduce {"w"} %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{result sharding doesn't match expected sharding ["x", "x"] on dimension 0}}
  %0 = sdy.reduce_scatter [{"x"}, {}] %c out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{can't apply shard-to-unreduce axis "y" to operand sharding on dimension 0}}
  %0 = sdy.sharded_to_unreduced [{"y"}, {}] %c out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{out_unreduced_axes should be in_unreduced_axes + sharded_to_unreduced_axes}}
  %0 = sdy.sharded_to_unreduced [{"x"}, {}] %c out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{r2u axis "y" overlaps with operand dimension sharding}}
  %0 = sdy.replicated_to_unreduced {"y"} %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{r2u axes must not be empty}}
  %0 = sdy.replicated_to_unreduced {} %c out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
sdy.mesh @other = <["x"=2, "z"=4]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{result mesh does not match operand mesh}}
  %0 = sdy.all_gather [{"x"}, {}] %c out_sharding=<@other, [{}, {"z"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
sdy.mesh @other = <["x"=2, "z"=4]>
func.func @main(%a: tensor<4x8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  // expected-error @below {{result mesh has different axes than operand mesh}}
  %0 = sdy.collective_permute %c out_sharding=<@other, [{"z"}, {"x"}]> : tensor<4x8xf32>
  return
}
