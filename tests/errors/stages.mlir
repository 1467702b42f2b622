// RUN: shardwright-opt %s --split-input-file --verify-diagnostics --insert-reshards

// A pass on the wrong stage says which pass is missing.
sdy.mesh @mesh = <["x"=2]>
// expected-error @unknown {{pass "insert-reshards" needs stage propagated}}
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}]>}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
