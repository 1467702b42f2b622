// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{reduction factor cannot be in result mappings}}
  %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, k]) {i=4, j=8, k=8} reduction={k}>} : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{has factor k=8 that isn't used in operand and result mappings}}
  %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=4, j=8, k=8}>} : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{number of operands and mappings must match: 2 != 1}}
  %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=8}>} : tensor<4x8xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{operand 1 - expecting factor indices to be within 0<=...<num_factors; received: 2, num_factors: 2}}
  %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k])->([i, j]) {i=4, j=8}>} : tensor<4x8xf32>
  return
}

// -----

// Only here. MLIR: expected ']'
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{expected factors like i or jk}}
  %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, 3])->([i, j]) {i=4, j=8}>} : tensor<4x8xf32>
  return
}

// -----

// Only here. MLIR: 'stablehlo.add' op index must be less than 2, got: 8
func.func @main(%a: tensor<4x8xf32>) {
  // expected-error @below {{'stablehlo.add' op should have a sharding rule attribute of type OpShardingRuleAttr for attr named 'sdy.sharding_rule'}}
  %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=4, j=8} reduction={q}>} : tensor<4x8xf32>
  return
}
