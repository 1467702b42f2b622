// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - duplicate axis ref: "x"}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"x"}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - duplicate axis ref: "x":(1)2}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {"x":(1)2}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - both sub-axis and full-axis are used for axis name: "x"}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {"x"}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - sub-axis size is equal to the full axis size: "x":(1)4}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)4}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - sub-axis next pre-size 3 doesn't divide the size of the full axis 4: "x":(1)3}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)3}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - two consecutive sub-axes can be merged: "x":(1)2, "x":(2)2}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, "x":(2)2}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - sub-axis pre-size must be at least 1: "x":(0)2}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(0)2}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - sub-axis sizes must be greater than 1: "x":(1)1}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)1}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - dim 0 is empty and closed but has a priority}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}p1, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{expected string}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={}>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - replicated axes are not ordered w.r.t. mesh}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"y", "x"}>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - unreduced axes are not ordered w.r.t. mesh}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"y", "x"}>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{expected '}'}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?, "x"}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{invalid kind of attribute specified}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<[{"x"}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{expected '<'}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<mesh, [{"x"}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{unexpected character}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{'x'}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{expected '{'}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, None]>}) {
  return
}

// -----

// A part of an axis says which: the size of the parts before it, and its own.
sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{expected '('}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":2}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{expected attribute value}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = <@mesh, [{"x"}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{expected attribute value}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = sdy.sharding<@mesh, [{"x"}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - should have a sharding attribute of type TensorShardingAttr}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected attribute value}}
  %0 = stablehlo.abs %a {sdy.sharding = [<@mesh, [{"x"}, {}]>]} : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected '<'}}
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[@mesh, [{"x"}, {}]]>} : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{result shardings don't match number of values: 2 shardings vs 1 values}}
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>]>} : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{result - unknown mesh: @mesh}}
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<4x8xf32>
  return
}

// -----

// A token has no dims.
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{result - non-shaped tensors can only have a sharding with rank 0 and no replicated or unreduced axes. type: '!stablehlo.token', sharding: #sdy.sharding<@mesh, [{"x"}]>}}
  %0 = stablehlo.create_token {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : !stablehlo.token
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{sharding doesn't match tensor rank: 1 != 2}}
  %0 = sdy.sharding_constraint %a <@mesh, [{"x"}]> : tensor<4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{unknown axis name: "w"}}
  %0 = sdy.reshard %a <@mesh, [{"w"}, {}]> : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{cannot specify `BOTH` as the direction. Not blocking propagation direction makes the op redundant.}}
  %0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<4x8xf32>
  return
}

// -----

// expected-error @below {{expected '<'}}
sdy.mesh @mesh = ["x"=4]

// -----

// expected-error @below {{expected '='}}
sdy.mesh @mesh = <["x":4]>

// -----

// expected-error @below {{duplicate axis name: "x"}}
sdy.mesh @mesh = <["x"=4, "x"=2]>

// -----

// expected-error @below {{axis size must be at least 1, got: 0}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error @below {{sorted device ids must be iota(product(axes)), got: 0, 2}}
sdy.mesh @mesh = <["x"=2], device_ids=[0, 2]>

// -----

// expected-error @below {{total product of axis sizes must match total number of device ids, got: 2 != 3}}
sdy.mesh @mesh = <["x"=2], device_ids=[0, 1, 2]>

// -----

// expected-error @below {{device id must be non-negative, got: -1}}
sdy.mesh @mesh = <["x"=2], device_ids=[-1, 0]>

// -----

// expected-note @below {{see existing symbol definition here}}
sdy.mesh @mesh = <["x"=2]>
// expected-error @below {{redefinition of symbol named 'mesh'}}
sdy.mesh @mesh = <["y"=2]>
