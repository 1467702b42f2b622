// Loops, branches and calls on whole arrays: what control.local.mlir must compute.
module @control {
  func.func public @main(%a: tensor<8x8xf32>, %b: tensor<8x4xf32>, %i: tensor<i32>) -> (tensor<8x4xf32> {jax.result_info = "result.x"}, tensor<f32> {jax.result_info = "result.change"}, tensor<f32> {jax.result_info = "result.grown"}, tensor<8x4xf32> {jax.result_info = "result.chosen"}, tensor<4x2xf32> {jax.result_info = "result.total"}, tensor<4x2xf32> {jax.result_info = "result.four"}, tensor<8x4xf32> {jax.result_info = "result.kept"}, tensor<i32> {jax.result_info = "result.steps"}) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %start = stablehlo.constant dense<0.0> : tensor<8x4xf32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %0:3 = stablehlo.while(%k = %zero, %x = %start, %c = %none) : tensor<i32>, tensor<8x4xf32>, tensor<f32>
    cond {
      %five = stablehlo.constant dense<5> : tensor<i32>
      %t = stablehlo.compare LT, %k, %five, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %d = stablehlo.dot_general %a, %x, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
      %e = stablehlo.add %d, %b : tensor<8x4xf32>
      %f = stablehlo.tanh %e : tensor<8x4xf32>
      %g = stablehlo.subtract %f, %x : tensor<8x4xf32>
      %h = stablehlo.abs %g : tensor<8x4xf32>
      %m = stablehlo.reduce(%h init: %none) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %n = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %n, %f, %m : tensor<i32>, tensor<8x4xf32>, tensor<f32>
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
      stablehlo.return %b : tensor<8x4xf32>
    }, {
      stablehlo.return %start : tensor<8x4xf32>
    }, {
      %d = stablehlo.add %b, %b : tensor<8x4xf32>
      stablehlo.return %d : tensor<8x4xf32>
    }) : (tensor<i32>) -> tensor<8x4xf32>
    %blocks = stablehlo.reshape %b : (tensor<8x4xf32>) -> tensor<2x4x2x2xf32>
    %total = stablehlo.reduce(%blocks init: %none) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x4x2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %four = stablehlo.constant dense<4.0> : tensor<4x2xf32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %p = stablehlo.compare LT, %i, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %kept = "stablehlo.if"(%p) ({
      %d = func.call @lambda(%b) : (tensor<8x4xf32>) -> tensor<8x4xf32>
      stablehlo.return %d : tensor<8x4xf32>
    }, {
      stablehlo.return %b : tensor<8x4xf32>
    }) : (tensor<i1>) -> tensor<8x4xf32>
    return %0#1, %0#2, %1#0, %chosen, %total, %four, %kept, %0#0 : tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<8x4xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<8x4xf32>, tensor<i32>
  }
  func.func private @lambda(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.negate %x : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
}
