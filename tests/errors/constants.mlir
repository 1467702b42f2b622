// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected '>'}}
  %0 = stablehlo.constant dense<1e-7> : tensor<f32>
  return
}

// -----

// Only here. MLIR: expected three consecutive dots for an ellipsis
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected element literal of primitive type}}
  %0 = stablehlo.constant dense<.5> : tensor<f32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected element literal of primitive type}}
  %0 = stablehlo.constant dense<inf> : tensor<f32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected integer elements, but parsed floating-point}}
  %0 = stablehlo.constant dense<1.5> : tensor<i32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{integer constant out of range for type}}
  %0 = stablehlo.constant dense<300> : tensor<i8>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{inferred shape of elements literal ([2]) does not match type ([3])}}
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<3xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{tensor literal is invalid; ranks are not consistent between elements}}
  %0 = stablehlo.constant dense<[[1, 2], [3]]> : tensor<2x2xi32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{elements hex data size is invalid for provided type: 'tensor<3xi8>'}}
  %0 = stablehlo.constant dense<"0x0000"> : tensor<3xi8>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected string containing hex digits starting with `0x`}}
  %0 = stablehlo.constant dense<"zero"> : tensor<3xi8>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected i1 type for 'true' or 'false' values}}
  %0 = stablehlo.constant dense<true> : tensor<i32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{parsed 1 elements, but type ('complex<f32>') expected 2 elements}}
  %0 = stablehlo.constant dense<1.0> : tensor<complex<f32>>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{inferred shape of elements literal ([0]) does not match type ([3])}}
  %0 = stablehlo.constant dense<[]> : tensor<3xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected ']'}}
  %0 = stablehlo.constant dense<[1.0, 2.0> : tensor<2xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{elements literal type must have static shape}}
  %0 = stablehlo.abs %a {note = dense<1.0> : tensor<?xf32>} : tensor<4x8xf32>
  return
}
