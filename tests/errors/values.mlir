// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

// A value is known in the region that defines it and in the regions inside.
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{operand #0 does not dominate this use}}
  %0 = stablehlo.negate %1 : tensor<4x8xf32>
  // expected-note @below {{operand defined here}}
  %1 = stablehlo.negate %a : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  %0 = stablehlo.negate %a : tensor<4x8xf32>
  // expected-error @below {{redefinition of SSA value '%0'}}
  %0 = stablehlo.negate %a : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{reference to invalid result number}}
  %0 = stablehlo.negate %a#1 : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = stablehlo.negate %a : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected 2 operand types but had 1}}
  %0 = "stablehlo.add"(%a, %a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// A function ends with return, also when it returns nothing.
// Only here. MLIR: block with no terminator, has %0 = "stablehlo.abs"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
func.func @main(%a: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.abs' op is the end of a block with no terminator}}
  %0 = stablehlo.abs %a : tensor<4xf32>
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{must be the last operation in the parent block}}
  return
  func.call @main(%a) : (tensor<4x8xf32>) -> ()
  return
}

// -----

// expected-note @below {{@main is defined here}}
func.func @main(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
  // expected-error @below {{type of return operand 0 ('tensor<4x8xf32>') doesn't match function result type ('tensor<8x4xf32>') in function @main}}
  return %a : tensor<4x8xf32>
}

// -----

// expected-note @below {{@main is defined here}}
func.func @main(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
  // expected-error @below {{has 0 operands, but enclosing function (@main) returns 1}}
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @below {{expected ':'}}
  return %a
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{'other' does not reference a valid function}}
  %0 = func.call @other(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// expected-note @below {{@g is defined here}}
func.func private @g(tensor<4xf32>) -> tensor<4xf32>
func.func @main(%a: tensor<8xf32>) {
  // expected-error @below {{operand type mismatch: expected operand type 'tensor<4xf32>', but provided 'tensor<8xf32>' for operand number 0}}
  %0 = func.call @g(%a) : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

// expected-note @below {{@g is defined here}}
func.func private @g(tensor<4xf32>) -> tensor<4xf32>
func.func @main(%a: tensor<4xf32>) {
  // expected-error @below {{result type mismatch at index 0}}
  %0 = func.call @g(%a) : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

// expected-note @below {{@g is defined here}}
func.func private @g(tensor<4xf32>) -> tensor<4xf32>
func.func @main() {
  // expected-error @below {{incorrect number of operands for callee}}
  %0 = func.call @g() : () -> tensor<4xf32>
  return
}

// -----

// expected-note @below {{@g is defined here}}
func.func private @g(tensor<4xf32>) -> tensor<4xf32>
func.func @main(%a: tensor<4xf32>) {
  // expected-error @below {{incorrect number of results for callee}}
  func.call @g(%a) : (tensor<4xf32>) -> ()
  return
}

// -----

// expected-note @below {{see existing symbol definition here}}
func.func private @f()
// expected-error @below {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

// expected-error @below {{expected valid '@'-identifier for symbol name}}
func.func main(%a: tensor<f32>) {
  return
}

// -----

// expected-error @below {{expected ':'}}
func.func @main(%a) {
  return
}

// -----

// expected-error @below {{expected non-function type}}
func.func @main() -> {
  return
}

// -----

// expected-error @below {{expected non-empty function body}}
func.func @main() {}

// -----

// expected-error @below {{region entry argument '%a' is already in use}}
func.func @main(%a: tensor<f32>, %a: tensor<f32>) {
  return
}

// -----

// expected-error @below {{expected SSA identifier}}
func.func @main(%a: tensor<f32>, tensor<f32>) {
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{invalid block name in region with named arguments}}
  ^bb0(%b: tensor<f32>):
    return
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{symbol's parent must have the SymbolTable trait}}
  func.func @inner() {
    return
  }
  return
}

// -----

func.func @main(%p: tensor<i1>, %a: tensor<4x8xf32>) {
  // expected-error @below {{region #1 ('false_branch') failed to verify constraint: region with 1 blocks}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<4x8xf32>
  }, {
  }) : (tensor<i1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%p: tensor<i1>, %a: tensor<4x8xf32>) {
  // expected-error @below {{expected 2 regions}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<4x8xf32>
  }) : (tensor<i1>) -> tensor<4x8xf32>
  return
}

// -----

// Only here. MLIR: 'func.return' op expects parent op 'func.func'
func.func @main(%p: tensor<i1>, %a: tensor<4x8xf32>) {
  // expected-error @below {{'stablehlo.if' op expects regions to end with 'stablehlo.return', found 'func.return'}}
  %0 = "stablehlo.if"(%p) ({
    // expected-error @below {{expects parent op 'func.func'}}
    return %a : tensor<4x8xf32>
  }, {
    stablehlo.return %a : tensor<4x8xf32>
  }) : (tensor<i1>) -> tensor<4x8xf32>
  return
}
