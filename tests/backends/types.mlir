// Element types, and constants in each form, with a batch.
module @types {
  func.func public @main(%f: tensor<8x4xf32>, %b: tensor<8x4xbf16>, %h: tensor<8x4xf16>, %u: tensor<8x4xui32>, %l: tensor<8x4xi64>, %d: tensor<8x4xf64>, %p: tensor<8x4xi1>, %z: tensor<8x4xcomplex<f32>>, %s: tensor<8x4xi8>) -> (tensor<8x4xf32> {jax.result_info = "result['r0']"}, tensor<8x4xbf16> {jax.result_info = "result['r1']"}, tensor<8x4xf16> {jax.result_info = "result['r2']"}, tensor<8x4xui32> {jax.result_info = "result['r3']"}, tensor<8x4xi64> {jax.result_info = "result['r4']"}, tensor<8x4xf64> {jax.result_info = "result['r5']"}, tensor<8x4xi1> {jax.result_info = "result['r6']"}, tensor<8x4xcomplex<f32>> {jax.result_info = "result['r7']"}, tensor<8x4xi16> {jax.result_info = "result['q8']"}) {
    %c0 = stablehlo.constant dense<[1.5, -0.0, 0x7F800000, 0x7FC00000]> : tensor<4xf32>
    %z0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
    %r0 = stablehlo.add %f, %z0 : tensor<8x4xf32>
    %c1 = stablehlo.constant dense<1.0e-01> : tensor<8x4xbf16>
    %r1 = stablehlo.multiply %b, %c1 : tensor<8x4xbf16>
    %c2 = stablehlo.constant dense<3.3> : tensor<8x4xf16>
    %r2 = stablehlo.multiply %h, %c2 : tensor<8x4xf16>
    %c3 = stablehlo.constant dense<[4000000000, 7, 4294967295, 0]> : tensor<4xui32>
    %z3 = stablehlo.broadcast_in_dim %c3, dims = [1] : (tensor<4xui32>) -> tensor<8x4xui32>
    %r3 = stablehlo.add %u, %z3 : tensor<8x4xui32>
    %c4 = stablehlo.constant dense<-9000000000> : tensor<i64>
    %z4 = stablehlo.broadcast_in_dim %c4, dims = [] : (tensor<i64>) -> tensor<8x4xi64>
    %r4 = stablehlo.subtract %l, %z4 : tensor<8x4xi64>
    %c5 = stablehlo.constant dense<0.1> : tensor<f64>
    %z5 = stablehlo.broadcast_in_dim %c5, dims = [] : (tensor<f64>) -> tensor<8x4xf64>
    %r5 = stablehlo.multiply %d, %z5 : tensor<8x4xf64>
    %c6 = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %z6 = stablehlo.broadcast_in_dim %c6, dims = [1] : (tensor<4xi1>) -> tensor<8x4xi1>
    %r6 = stablehlo.xor %p, %z6 : tensor<8x4xi1>
    %c7 = stablehlo.constant dense<(1.000000e+00,-2.000000e+00)> : tensor<8x4xcomplex<f32>>
    %r7 = stablehlo.multiply %z, %c7 : tensor<8x4xcomplex<f32>>
    %c8 = stablehlo.constant dense<"0x44FD69FD8EFDB3FDD8FDFDFD22FE47FE6CFE91FEB6FEDBFE00FF25FF4AFF6FFF94FFB9FFDEFF030028004D0072009700BC00E10006012B01500175019A01BF01E40109022E02530278029D02C202E702"> : tensor<40xi16>
    %z8 = stablehlo.slice %c8 [3:7] : (tensor<40xi16>) -> tensor<4xi16>
    %y8 = stablehlo.broadcast_in_dim %z8, dims = [1] : (tensor<4xi16>) -> tensor<8x4xi16>
    %r8 = stablehlo.convert %s : (tensor<8x4xi8>) -> tensor<8x4xi16>
    %q8 = stablehlo.add %r8, %y8 : tensor<8x4xi16>
    return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %q8 : tensor<8x4xf32>, tensor<8x4xbf16>, tensor<8x4xf16>, tensor<8x4xui32>, tensor<8x4xi64>, tensor<8x4xf64>, tensor<8x4xi1>, tensor<8x4xcomplex<f32>>, tensor<8x4xi16>
  }
}
