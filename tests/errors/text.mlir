// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected ','}}
  %0 = stablehlo.add %a %a : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected ','}}
  %0 = stablehlo.transpose %a dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected ':'}}
  %0 = stablehlo.abs %a tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{invalid kind of type specified: expected builtin.function, but found 'tensor<8x4xf32>'}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : tensor<8x4xf32>
  return
}

// -----

// The generic form always has a function type.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected function type}}
  %0 = "stablehlo.abs"(%a) : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{custom op 'z' is unknown (tried 'func.z' as well)}}
  z = stablehlo.abs %a : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected '=' after SSA name}}
  %0 stablehlo.abs %a : tensor<4x8xf32>
  return
}

// -----

// Only here. MLIR: expected attribute value
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected valid '@'-identifier for symbol name}}
  %0 = func.call g(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// expected-error @below {{expected valid '@'-identifier for symbol name}}
sdy.mesh mesh = <["x"=4]>

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected ','}}
  %0 = stablehlo.transpose %a : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4xf32>) {
  // expected-error @below {{expected '['}}
  %0 = stablehlo.broadcast_in_dim %a, dims = 0 : (tensor<4xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected '['}}
  %0 = stablehlo.transpose %a, dims = (1, 0) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}

// -----

// Only here. MLIR: custom op 'stablehlo.concatenate' invalid kind of attribute specified
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{unexpected '[', expected integer value}}
  %0 = stablehlo.concatenate %a, %a, dim = [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{unexpected character}}
  %0 = stablehlo.abs %a : tensor<4x8xf32>;
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{unexpected character}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x8xf32>) → tensor<8x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected '"' in string literal}}
  %0 = stablehlo.abs %a {note = "open} : tensor<4x8xf32>
  return
}

// -----

// Only here. MLIR: expected '}' in attribute dictionary
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{unclosed '{'}}
  %0 = stablehlo.abs %a {note = [1, {b = 2]} : tensor<4x8xf32>
  return
}

// -----

// Only here. MLIR: expected ':'
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{unbalanced ')'}}
  %0 = stablehlo.abs %a) : tensor<4x8xf32>
  return
}

// -----

// Only here. MLIR: expected operation name in quotes
// expected-error @below {{unclosed region, expected '}'}}
func.func @main(%a: tensor<f32>) {

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected attribute value}}
  %0 = stablehlo.abs %a {note = } : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{duplicate key 'note' in dictionary attribute}}
  %0 = stablehlo.abs %a {note = 1, note = 2} : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{integer constant out of range for attribute}}
  %0 = stablehlo.abs %a {note = 300 : i8} : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected '}' in attribute dictionary}}
  %0 = stablehlo.abs %a {note = 1e-7 : f32} : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{custom op 'twice' is unknown (tried 'func.twice' as well)}}
  %0 = stablehlo.abs %a : tensor<4x8xf32> twice
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected 'x' in dimension list}}
  %0 = stablehlo.abs %a : tensor<4x8>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected non-function type}}
  %0 = stablehlo.abs %a : tensor<f32x4x8>
  return
}

// -----

// Names of functions are stored with an @, and every op with the name of its dialect.
// expected-error @below {{custom op 'func' is unknown (tried 'builtin.func' as well)}}
func @main(%a: tensor<f32>) {
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{custom op 'stablehlo.absolute' is unknown}}
  %0 = stablehlo.absolute %a : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{Dialect `hlo' not found for custom op 'hlo.add'}}
  %0 = hlo.add %a, %a : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{custom op 'add' is unknown (tried 'func.add' as well)}}
  %0 = add %a, %a : tensor<4x8xf32>
  return
}

// -----

// An op that only has a generic form.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{custom op 'stablehlo.sort' has no custom assembly form}}
  %0 = stablehlo.sort %a : tensor<4x8xf32>
  return
}

// -----

// Ops of other dialects are accepted with --allow-unregistered-dialect.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  %0 = "my.op"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Only here. MLIR: expected operation name in quotes
// expected-error @below {{expected a program in MLIR's text form, but this is a jaxpr}}
{ lambda ; a:f32[4]. let b:f32[4] = add a a in (b,) }

// -----

// Only here. MLIR: custom op 'import' is unknown (tried 'builtin.import' as well)
// expected-error @below {{expected a program in MLIR's text form, but this is a Python program}}
import jax

print(jax.jit(lambda x: x + x).lower(1.0).as_text())
