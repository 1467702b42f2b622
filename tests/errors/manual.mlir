// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{operand shape, corresponding sharding, and region operand shape at index 0 must match. Expected local shape 'tensor<4x8xf32>', actual local shape 'tensor<1x8xf32>'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"w"} (%q: tensor<1x8xf32>) {
    sdy.return %q : tensor<1x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{operand sharding at index 0 must have all manual axes come before free axes in its dimension sharding at index 0. Saw manual axis "x" after free axis "y"}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"y", "x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%q: tensor<1x8xf32>) {
    sdy.return %q : tensor<1x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{operand shape, corresponding sharding, and region operand shape at index 0 must match. Expected local shape 'tensor<1x8xf32>', actual local shape 'tensor<2x8xf32>'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%q: tensor<2x8xf32>) {
    sdy.return %q : tensor<2x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{result shape, corresponding sharding, and region result shape at index 0 must match. Expected local shape 'tensor<4x8xf32>', actual local shape 'tensor<1x8xf32>'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x"} (%q: tensor<1x8xf32>) {
    sdy.return %q : tensor<1x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{result shardings don't match number of values: 0 shardings vs 1 values}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[] manual_axes={"x"} (%q: tensor<1x8xf32>) {
    sdy.return %q : tensor<1x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{operand shardings don't match number of values: 0 shardings vs 1 values}}
  %0 = sdy.manual_computation(%a) in_shardings=[] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%q: tensor<1x8xf32>) {
    sdy.return %q : tensor<1x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%q: tensor<1x8xf32>) {
    // expected-error @below {{operates on axis "x" which is already bound by a parent sdy.manual_computation op}}
    %1 = sdy.sharding_constraint %q <@mesh, [{"x"}, {}]> : tensor<1x8xf32>
    sdy.return %q : tensor<1x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{number of op results and region results must match. Op has 1 op results and 2 region results}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%q: tensor<1x8xf32>) {
    sdy.return %q, %q : tensor<1x8xf32>, tensor<1x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
