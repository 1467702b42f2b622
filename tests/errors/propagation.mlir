// RUN: shardwright-opt %s --split-input-file --verify-diagnostics --propagate

// Nobody says how shardings go through the call. Warned of once for each kind of op.
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  // expected-warning @below {{custom call @foo is unknown to SDY sharding rule registry}}
  %0 = stablehlo.custom_call @foo(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Propagation divides sizes, so they must be known.
// expected-error @below {{propagation only supports ranked tensors with a static shape}}
func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.abs %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Values of a group are sharded alike, so they have one shape.
func.func @main(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  sdy.sharding_group %a group_id=0 : tensor<4x8xf32>
  // expected-error @below {{must have the same shape}}
  sdy.sharding_group %b group_id=0 : tensor<8xf32>
  return
}

// -----

func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-warning @below {{the rule of @kernel is dropped after propagation: the op runs on whole tensors}}
  %0 = stablehlo.custom_call @kernel(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
