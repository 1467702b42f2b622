// Sub-axes, axes out of order and devices out of order; a product, and an argmax along a dim that a
// result wants whole.
module @sub_axes {
  sdy.mesh @mesh = <["x"=4, "y"=2], device_ids=[7, 6, 5, 4, 0, 1, 2, 3]>
  func.func public @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {"x":(2)2, "y"}]>}, %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x":(2)2}, {}]>}, tensor<8xi32>) {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.tanh %0 : tensor<8x8xf32>
    %i = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %best:2 = stablehlo.reduce(%1 init: %low), (%i init: %zero) across dimensions = [1] : (tensor<8x8xf32>, tensor<8x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
     reducer(%p: tensor<f32>, %q: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>)  {
      %r = stablehlo.compare GT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %u = stablehlo.select %r, %p, %q : tensor<i1>, tensor<f32>
      %v = stablehlo.select %r, %c, %d : tensor<i1>, tensor<i32>
      stablehlo.return %u, %v : tensor<f32>, tensor<i32>
    }
    return %1, %best#1 : tensor<8x8xf32>, tensor<8xi32>
  }
}
