// Ops whose meaning is in a region, with a batch that is cut in four, at stage local.
module @bodies {
  sdy.mesh @mesh = <["x"=4]>
  func.func public @main(%x: tensor<2x8xf32>) -> (tensor<2xf32> {jax.result_info = "result['best_0']"}, tensor<2xi32> {jax.result_info = "result['best_1']"}, tensor<2xf32> {jax.result_info = "result['custom']"}, tensor<2x8xf32> {jax.result_info = "result['sorted_0']"}, tensor<2x8xi32> {jax.result_info = "result['sorted_1']"}, tensor<2x8xf32> {jax.result_info = "result['odd_0']"}, tensor<2x8xi32> {jax.result_info = "result['odd_1']"}, tensor<2x4xf32> {jax.result_info = "result['pooled']"}, tensor<2x8xf32> {jax.result_info = "result['mapped']"}, tensor<2x8xf32> {jax.result_info = "result['barred_0']"}, tensor<2x8xi32> {jax.result_info = "result['barred_1']"}) attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, plan.arg_types = [tensor<8x8xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>]>, plan.result_types = [tensor<8xf32>, tensor<8xi32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xi32>, tensor<8x8xf32>, tensor<8x8xi32>, tensor<8x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xi32>]} {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %iota = stablehlo.iota dim = 1 : tensor<2x8xi32>
    %best:2 = stablehlo.reduce(%x init: %low), (%iota init: %zero) across dimensions = [1] : (tensor<2x8xf32>, tensor<2x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>)  {
      %p = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %r = stablehlo.compare LT, %c, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %s = stablehlo.and %q, %r : tensor<i1>
      %t = stablehlo.or %p, %s : tensor<i1>
      %u = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
      %v = stablehlo.select %t, %c, %d : tensor<i1>, tensor<i32>
      stablehlo.return %u, %v : tensor<f32>, tensor<i32>
    }
    %custom = stablehlo.reduce(%x init: %none) across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
     reducer(%a: tensor<f32>, %b: tensor<f32>)  {
      %p = stablehlo.add %a, %b : tensor<f32>
      %q = stablehlo.multiply %a, %b : tensor<f32>
      %r = stablehlo.subtract %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }
    %sorted:2 = "stablehlo.sort"(%x, %iota) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %p = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<2x8xf32>, tensor<2x8xi32>) -> (tensor<2x8xf32>, tensor<2x8xi32>)
    %odd:2 = "stablehlo.sort"(%x, %iota) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %k = stablehlo.abs %a : tensor<f32>
      %l = stablehlo.abs %b : tensor<f32>
      %p = stablehlo.compare GT, %k, %l, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<2x8xf32>, tensor<2x8xi32>) -> (tensor<2x8xf32>, tensor<2x8xi32>)
    %pooled = "stablehlo.reduce_window"(%x, %low) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<2x8xf32>, tensor<f32>) -> tensor<2x4xf32>
    %mapped = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.constant dense<2.0> : tensor<f32>
      %m = stablehlo.multiply %a, %c : tensor<f32>
      %n = stablehlo.add %m, %b : tensor<f32>
      stablehlo.return %n : tensor<f32>
    }) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %barred:2 = stablehlo.optimization_barrier %x, %iota : tensor<2x8xf32>, tensor<2x8xi32>
    return %best#0, %best#1, %custom, %sorted#0, %sorted#1, %odd#0, %odd#1, %pooled, %mapped, %barred#0, %barred#1 : tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2x8xf32>, tensor<2x8xi32>, tensor<2x8xf32>, tensor<2x8xi32>, tensor<2x4xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xi32>
  }
}
