// Loops in loops, branches in loops, carried values that change places.
module @loops {
  func.func public @main(%x: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<i32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %half = stablehlo.constant dense<5.000000e-01> : tensor<8x4xf32>
    %p = stablehlo.constant dense<1.0> : tensor<f32>
    %m = stablehlo.constant dense<-2.0> : tensor<f32>
    %0:4 = stablehlo.while(%i = %zero, %s = %x, %a = %p, %b = %m) : tensor<i32>, tensor<8x4xf32>, tensor<f32>, tensor<f32>
    cond {
      %t = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %h = "stablehlo.case"(%i) ({
        %z = stablehlo.constant dense<0.0> : tensor<f32>
        %v = stablehlo.reshape %s : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
        %w = stablehlo.reduce(%v init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
        %y = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
        %r = stablehlo.reshape %y : (tensor<2x4x4xf32>) -> tensor<8x4xf32>
        %u = stablehlo.add %s, %r : tensor<8x4xf32>
        stablehlo.return %u : tensor<8x4xf32>
      }, {
        %n = stablehlo.negate %s : tensor<8x4xf32>
        stablehlo.return %n : tensor<8x4xf32>
      }) : (tensor<i32>) -> tensor<8x4xf32>
      %1:2 = stablehlo.while(%j = %zero, %g = %h) : tensor<i32>, tensor<8x4xf32>
      cond {
        %t = stablehlo.compare LT, %j, %i, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %t : tensor<i1>
      } do {
        %f = stablehlo.multiply %g, %half : tensor<8x4xf32>
        %k = stablehlo.add %j, %one : tensor<i32>
        stablehlo.return %k, %f : tensor<i32>, tensor<8x4xf32>
      }
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n, %1#1, %b, %a : tensor<i32>, tensor<8x4xf32>, tensor<f32>, tensor<f32>
    }
    %2 = stablehlo.while(%i = %one) : tensor<i32>
    cond {
      %t = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n : tensor<i32>
    }
    return %0#1, %0#2, %0#3, %2 : tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<i32>
  }
}
