// A loop with collectives in its body, a loop that does not count, branches of which one is the same
// on all devices, a function that is called with cut and with uncut values, at stage local.
module @control {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%a: tensor<4x8xf32>, %b: tensor<4x2xf32>, %i: tensor<i32>) -> (tensor<4x2xf32> {jax.result_info = "result.x"}, tensor<f32> {jax.result_info = "result.change"}, tensor<f32> {jax.result_info = "result.grown"}, tensor<4x2xf32> {jax.result_info = "result.chosen"}, tensor<4x2xf32> {jax.result_info = "result.total"}, tensor<4x2xf32> {jax.result_info = "result.four"}, tensor<4x2xf32> {jax.result_info = "result.kept"}, tensor<i32> {jax.result_info = "result.steps"}) attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {"y"}]>, <@mesh, []>]>, plan.arg_types = [tensor<8x8xf32>, tensor<8x4xf32>, tensor<i32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>, <@mesh, []>, <@mesh, []>, <@mesh, [{"x"}, {"y"}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"x"}, {"y"}]>, <@mesh, []>]>, plan.result_types = [tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<8x4xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<8x4xf32>, tensor<i32>]} {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %start = stablehlo.constant dense<0.0> : tensor<4x2xf32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %0:3 = stablehlo.while(%k = %zero, %x = %start, %c = %none) : tensor<i32>, tensor<4x2xf32>, tensor<f32>
    cond {
      %five = stablehlo.constant dense<5> : tensor<i32>
      %t = stablehlo.compare LT, %k, %five, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %w = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> {plan.axes = ["x"], plan.reason = "the product sums over all rows of x"} : (tensor<4x2xf32>) -> tensor<8x2xf32>
      %d = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
      %e = stablehlo.add %d, %b : tensor<4x2xf32>
      %f = stablehlo.tanh %e : tensor<4x2xf32>
      %g = stablehlo.subtract %f, %x : tensor<4x2xf32>
      %h = stablehlo.abs %g : tensor<4x2xf32>
      %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %l = stablehlo.reduce(%h init: %low) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
      %r = "stablehlo.all_reduce"(%l) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%old: tensor<f32>, %new: tensor<f32>):
        %q = stablehlo.maximum %old, %new : tensor<f32>
        stablehlo.return %q : tensor<f32>
      }) {plan.axes = ["x", "y"]} : (tensor<f32>) -> tensor<f32>
      %m = stablehlo.maximum %r, %none : tensor<f32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %n = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %n, %f, %m : tensor<i32>, tensor<4x2xf32>, tensor<f32>
    }
    %1:2 = stablehlo.while(%s = %none, %u = %zero) : tensor<f32>, tensor<i32>
    cond {
      %ten = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %t = stablehlo.compare LT, %s, %ten, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %d = stablehlo.add %s, %s : tensor<f32>
      %one = stablehlo.constant dense<1.0> : tensor<f32>
      %e = stablehlo.add %d, %one : tensor<f32>
      %three = stablehlo.constant dense<3> : tensor<i32>
      %v = stablehlo.add %u, %three : tensor<i32>
      stablehlo.return %e, %v : tensor<f32>, tensor<i32>
    }
    %chosen = "stablehlo.case"(%i) ({
      stablehlo.return %b : tensor<4x2xf32>
    }, {
      stablehlo.return %start : tensor<4x2xf32>
    }, {
      %d = stablehlo.add %b, %b : tensor<4x2xf32>
      stablehlo.return %d : tensor<4x2xf32>
    }) : (tensor<i32>) -> tensor<4x2xf32>
    %total = func.call @total(%b) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %ones = stablehlo.constant dense<1.0> : tensor<4x2xf32>
    %four = func.call @total(%ones) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %p = stablehlo.compare LT, %i, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %kept = "stablehlo.if"(%p) ({
      %d = func.call @lambda(%b) : (tensor<4x2xf32>) -> tensor<4x2xf32>
      stablehlo.return %d : tensor<4x2xf32>
    }, {
      stablehlo.return %b : tensor<4x2xf32>
    }) : (tensor<i1>) -> tensor<4x2xf32>
    return %0#1, %0#2, %1#0, %chosen, %total, %four, %kept, %0#0 : tensor<4x2xf32>, tensor<f32>, tensor<f32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>
  }
  func.func private @total(%x: tensor<4x2xf32>) -> tensor<4x2xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, plan.arg_types = [tensor<4x2xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, plan.result_types = [tensor<4x2xf32>]} {
    %0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%old: tensor<f32>, %new: tensor<f32>):
      %q = stablehlo.add %old, %new : tensor<f32>
      stablehlo.return %q : tensor<f32>
    }) {plan.axes = ["x", "y"]} : (tensor<4x2xf32>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
  func.func private @lambda(%x: tensor<4x2xf32>) -> tensor<4x2xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, plan.arg_types = [tensor<4x2xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, plan.result_types = [tensor<4x2xf32>]} {
    %0 = stablehlo.negate %x : tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
}
