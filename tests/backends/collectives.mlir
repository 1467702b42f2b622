// Every collective as a plain function of whole arrays: what collectives.local.mlir must compute.
module @collectives {
  func.func public @main(%a: tensor<8x8xf32>, %n: tensor<8x8xi32>, %p: tensor<8x8xi1>, %w: tensor<8x4xf32>) -> (tensor<8x8xf32> {jax.result_info = "result['gathered']"}, tensor<4x8xf32> {jax.result_info = "result['sum']"}, tensor<4x4xf32> {jax.result_info = "result['max']"}, tensor<4x8xf32> {jax.result_info = "result['min']"}, tensor<4x8xf32> {jax.result_info = "result['mul']"}, tensor<4x8xi32> {jax.result_info = "result['xor']"}, tensor<4x8xi1> {jax.result_info = "result['any']"}, tensor<8x4xf32> {jax.result_info = "result['scattered']"}, tensor<8x4xf32> {jax.result_info = "result['scattered_max']"}, tensor<8x8xf32> {jax.result_info = "result['exchanged']"}, tensor<8x8xf32> {jax.result_info = "result['rolled']"}, tensor<8x8xf32> {jax.result_info = "result['shifted']"}, tensor<8x4xf32> {jax.result_info = "result['reordered']"}, tensor<4x8xf32> {jax.result_info = "result['custom']"}, tensor<8x8xf32> {jax.result_info = "result['numbered']"}, tensor<4x8xi1> {jax.result_info = "result['all']"}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %izero = stablehlo.constant dense<0> : tensor<i32>
    %false = stablehlo.constant dense<false> : tensor<i1>
    %true = stablehlo.constant dense<true> : tensor<i1>
    %rows = stablehlo.reshape %a : (tensor<8x8xf32>) -> tensor<2x4x8xf32>
    %sum = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %blocks = stablehlo.reshape %a : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
    %max = stablehlo.reduce(%blocks init: %low) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x4x2x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %min = stablehlo.reduce(%rows init: %high) applies stablehlo.minimum across dimensions = [0] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %mul = stablehlo.reduce(%rows init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %irows = stablehlo.reshape %n : (tensor<8x8xi32>) -> tensor<2x4x8xi32>
    %xor = stablehlo.reduce(%irows init: %izero) applies stablehlo.xor across dimensions = [0] : (tensor<2x4x8xi32>, tensor<i32>) -> tensor<4x8xi32>
    %prows = stablehlo.reshape %p : (tensor<8x8xi1>) -> tensor<2x4x8xi1>
    %any = stablehlo.reduce(%prows init: %false) applies stablehlo.or across dimensions = [0] : (tensor<2x4x8xi1>, tensor<i1>) -> tensor<4x8xi1>
    %all = stablehlo.reduce(%prows init: %true) applies stablehlo.and across dimensions = [0] : (tensor<2x4x8xi1>, tensor<i1>) -> tensor<4x8xi1>
    %columns = stablehlo.reshape %a : (tensor<8x8xf32>) -> tensor<8x2x4xf32>
    %scattered = stablehlo.reduce(%columns init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %smax = stablehlo.reduce(%columns init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x2x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %top = stablehlo.slice %a [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %bottom = stablehlo.slice %a [4:8, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %rolled = stablehlo.concatenate %bottom, %top, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
    %shifted = stablehlo.concatenate %zeros, %top, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %half = stablehlo.constant dense<0.5> : tensor<4x8xf32>
    %sum2 = stablehlo.multiply %sum, %half : tensor<4x8xf32>
    %places = stablehlo.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
    %spread = stablehlo.broadcast_in_dim %places, dims = [0, 2] : (tensor<2x2xf32>) -> tensor<2x4x2x4xf32>
    %flat = stablehlo.reshape %spread : (tensor<2x4x2x4xf32>) -> tensor<8x8xf32>
    %numbered = stablehlo.add %a, %flat : tensor<8x8xf32>
    return %a, %sum, %max, %min, %mul, %xor, %any, %scattered, %smax, %a, %rolled, %shifted, %w, %sum2, %numbered, %all : tensor<8x8xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi32>, tensor<4x8xi1>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x4xf32>, tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xi1>
  }
}
