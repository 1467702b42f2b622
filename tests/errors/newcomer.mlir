// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

// The types stand behind the operands: one for all of them where they are alike.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected ':'}}
  %0 = stablehlo.add %a, %a
  return
}

// -----

// Where operands and results differ in type, their types are written as a function's:
// (operands) -> result.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{invalid kind of type specified: expected builtin.function, but found 'tensor<4x8xf32>'}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  return
}

// -----

// Sizes and element type are joined by x.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected 'x' in dimension list}}
  %0 = stablehlo.abs %a : tensor<4,8xf32>
  return
}

// -----

// Element types have MLIR's names: f32, bf16, i32, i1.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected non-function type}}
  %0 = stablehlo.abs %a : tensor<4x8xfloat32>
  return
}

// -----

// A name that nothing defines before it is used, here misspelt.
func.func @main(%a: tensor<4x8xf32>) {
  %sum = stablehlo.add %a, %a : tensor<4x8xf32>
  // expected-error @below {{use of undeclared SSA value name}}
  %0 = stablehlo.abs %sun : tensor<4x8xf32>
  return
}

// -----

// The type that is written is not the type that the value has.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'tensor<8x4xf32>' vs 'tensor<4x8xf32>'}}
  %0 = stablehlo.abs %a : tensor<8x4xf32>
  return
}

// -----

// An op by the name that another system gives it.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{custom op 'stablehlo.matmul' is unknown}}
  %0 = stablehlo.matmul %a, %a : tensor<4x8xf32>
  return
}

// -----

// An axis that the mesh does not have.
sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - unknown axis name: "z"}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"}, {}]>}) {
  return
}

// -----

// A sharding has one pair of braces per dim of the tensor.
sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - sharding doesn't match tensor rank: 1 != 2}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  return
}

// -----

// On an op stands a list with a sharding per result.
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{should have a sharding attribute of type TensorShardingPerValueAttr}}
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} : tensor<4x8xf32>
  return
}

// -----

// Names of values start with %.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected SSA operand}}
  %0 = stablehlo.abs a : tensor<4x8xf32>
  return
}

// -----

// Operands of an op's own form stand without parentheses; the generic form quotes the name.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected SSA operand}}
  %0 = stablehlo.add(%a, %a) : tensor<4x8xf32>
  return
}

// -----

// Comments start with two slashes.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{invalid attribute name}}
  %0 = stablehlo.abs %a : tensor<4x8xf32> # the sum
  return
}

// -----

// A type is written as MLIR does, not as HLO does.
// Only here. MLIR: use of value '%a' expects different type than prior uses: 'f32' vs 'tensor<4x8xf32>'
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected a type like tensor<4x8xf32>, got f32[4,8]}}
  %0 = stablehlo.abs %a : f32[4,8]
  return
}

// -----

// What JAX shows after compiling is HLO; this tool reads what it lowers to.
// Only here. MLIR: custom op 'HloModule' is unknown (tried 'builtin.HloModule' as well)
// expected-error @below {{expected a program in MLIR's text form, but this is HLO text}}
HloModule jit_f, entry_computation_layout={(f32[4]{0})->f32[4]{0}}

// -----

// Constants of a float type have a point.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{unexpected decimal integer literal for a floating point value}}
  %0 = stablehlo.constant dense<1> : tensor<f32>
  return
}

// -----

// The results of a function stand behind an arrow.
// Only here. MLIR: expected operation name in quotes
// expected-error @below {{unexpected ':', expected 'attributes', a region in braces, '->' or end of statement}}
func.func @main(%a: tensor<f32>) : tensor<f32> {
  return %a : tensor<f32>
}

// -----

// A mesh that is not declared under this name.
sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{arg 0 - unknown mesh: @nomesh}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@nomesh, [{"x"}, {}]>}) {
  return
}

// -----

// Names of axes are quoted.
sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{expected string}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{x}, {}]>}) {
  return
}

// -----

// The axes of each dim stand in braces.
sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error @below {{expected '{'}}
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, ["x", {}]>}) {
  return
}
