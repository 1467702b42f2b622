// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

// Only here: a key of the table holds another value than it may.
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{has plan.remat = "offload", expected no value}}
  %0 = stablehlo.tanh %a {plan.remat = "offload"} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Only here: a field of a dictionary does.
// expected-error @below {{has plan.model with flops = "many", expected a number}}
module attributes {plan.model = {flops = "many", tokens = 8 : i64}} {
}

// -----

// Only here: a key stands where nobody reads it.
// expected-error @below {{has plan.remat, expected it on an op}}
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> attributes {plan.remat} {
  // expected-error @below {{has plan.kernel, expected it on a call}}
  %0 = stablehlo.tanh %a {plan.kernel = "attention"} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Only here: no key, known or not, stands on an argument or a result.
// expected-error @below {{has plan.reason on argument 0, expected plan keys on modules, functions and ops}}
// expected-error @below {{has plan.mine on result 0, expected plan keys on modules, functions and ops}}
func.func @main(%a: tensor<8xf32> {plan.reason = "because"}) -> (tensor<8xf32> {plan.mine}) {
  return %a : tensor<8xf32>
}

// -----

// Only here: a key that no table has is legal, and warned about once.
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-warning @below {{'plan.remt' is no plan key, nothing reads it}}
  %0 = stablehlo.tanh %a {plan.remt} : tensor<8xf32>
  %1 = stablehlo.tanh %0 {plan.remt} : tensor<8xf32>
  return %1 : tensor<8xf32>
}
