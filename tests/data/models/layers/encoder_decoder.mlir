module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x16x64xf32>, %arg1: tensor<16x64x1024xf32>, %arg2: tensor<1024x16x64xf32>, %arg3: tensor<1024x16x64xf32>, %arg4: tensor<4096x1024xf32>, %arg5: tensor<1024x16x64xf32>, %arg6: tensor<16x64x1024xf32>, %arg7: tensor<1024x16x64xf32>, %arg8: tensor<1024x4096xf32>, %arg9: tensor<1024x16x64xf32>, %arg10: tensor<4096x1024xf32>, %arg11: tensor<1024x16x64xf32>, %arg12: tensor<16x64x1024xf32>, %arg13: tensor<1024x16x64xf32>, %arg14: tensor<1024x4096xf32>, %arg15: tensor<1024x16x64xf32>, %arg16: tensor<8x128x1024xf32>, %arg17: tensor<8x128x1024xf32>, %arg18: tensor<8x128x1024xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['cross_k']"}, tensor<16x64x1024xf32> {jax.result_info = "result[1]['cross_o']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['cross_q']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['cross_v']"}, tensor<4096x1024xf32> {jax.result_info = "result[1]['decoder_down']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['decoder_k']"}, tensor<16x64x1024xf32> {jax.result_info = "result[1]['decoder_o']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['decoder_q']"}, tensor<1024x4096xf32> {jax.result_info = "result[1]['decoder_up']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['decoder_v']"}, tensor<4096x1024xf32> {jax.result_info = "result[1]['encoder_down']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['encoder_k']"}, tensor<16x64x1024xf32> {jax.result_info = "result[1]['encoder_o']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['encoder_q']"}, tensor<1024x4096xf32> {jax.result_info = "result[1]['encoder_up']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['encoder_v']"}) {
    %0 = stablehlo.dot_general %arg16, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %1 = stablehlo.dot_general %arg16, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %2 = stablehlo.dot_general %arg16, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %3 = stablehlo.dot_general %0, %1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x128xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %5 = stablehlo.divide %3, %4 : tensor<8x16x128x128xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16x128xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<8x16x128xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x16x128x128xf32>
    %12 = stablehlo.exponential %11 : tensor<8x16x128x128xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %16 = stablehlo.divide %12, %15 : tensor<8x16x128x128xf32>
    %17 = stablehlo.multiply %14, %14 : tensor<8x16x128x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16x128x1xf32>
    %19 = stablehlo.divide %18, %17 : tensor<8x16x128x1xf32>
    %20 = stablehlo.dot_general %2, %16, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x16x128x128xf32>) -> tensor<8x16x64x128xf32>
    %21 = stablehlo.transpose %20, dims = [0, 3, 1, 2] : (tensor<8x16x64x128xf32>) -> tensor<8x128x16x64xf32>
    %22 = stablehlo.dot_general %21, %arg12, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<16x64x1024xf32>) -> tensor<8x128x1024xf32>
    %23 = stablehlo.add %arg16, %22 : tensor<8x128x1024xf32>
    %24 = stablehlo.dot_general %23, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x4096xf32>) -> tensor<8x128x4096xf32>
    %25 = stablehlo.multiply %24, %24 : tensor<8x128x4096xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<8x128x4096xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<8x128x4096xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<8x128x4096xf32>
    %cst_5 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %31 = stablehlo.multiply %30, %26 : tensor<8x128x4096xf32>
    %32 = stablehlo.add %24, %31 : tensor<8x128x4096xf32>
    %cst_6 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<8x128x4096xf32>
    %35 = stablehlo.tanh %34 : tensor<8x128x4096xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %37 = stablehlo.subtract %36, %35 : tensor<8x128x4096xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %39 = stablehlo.add %38, %35 : tensor<8x128x4096xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<8x128x4096xf32>
    %42 = stablehlo.multiply %24, %41 : tensor<8x128x4096xf32>
    %43 = stablehlo.dot_general %42, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4096xf32>, tensor<4096x1024xf32>) -> tensor<8x128x1024xf32>
    %44 = stablehlo.add %23, %43 : tensor<8x128x1024xf32>
    %45 = stablehlo.dot_general %arg17, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %46 = stablehlo.dot_general %arg17, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %47 = stablehlo.dot_general %arg17, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %48 = stablehlo.dot_general %45, %46, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x128xf32>
    %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %50 = stablehlo.divide %48, %49 : tensor<8x16x128x128xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %51 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<128x128xi1>
    %52 = call @tril(%51) : (tensor<128x128xi1>) -> tensor<128x128xi1>
    %cst_11 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %53:2 = call @_where(%52, %50, %cst_11) : (tensor<128x128xi1>, tensor<8x16x128x128xf32>, tensor<f32>) -> (tensor<8x16x128x128xf32>, tensor<8x16x128x128xi1>)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.reduce(%53#0 init: %cst_12) applies stablehlo.maximum across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x16x128xf32>
    %56 = stablehlo.maximum %55, %54 : tensor<8x16x128xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %59 = stablehlo.subtract %53#0, %58 : tensor<8x16x128x128xf32>
    %60 = stablehlo.exponential %59 : tensor<8x16x128x128xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %64 = stablehlo.divide %60, %63 : tensor<8x16x128x128xf32>
    %65 = stablehlo.multiply %62, %62 : tensor<8x16x128x1xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x16x128x1xf32>
    %67 = stablehlo.divide %66, %65 : tensor<8x16x128x1xf32>
    %68 = stablehlo.dot_general %47, %64, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x16x128x128xf32>) -> tensor<8x16x64x128xf32>
    %69 = stablehlo.transpose %68, dims = [0, 3, 1, 2] : (tensor<8x16x64x128xf32>) -> tensor<8x128x16x64xf32>
    %70 = stablehlo.dot_general %69, %arg6, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<16x64x1024xf32>) -> tensor<8x128x1024xf32>
    %71 = stablehlo.add %arg17, %70 : tensor<8x128x1024xf32>
    %72 = stablehlo.dot_general %71, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %73 = stablehlo.dot_general %44, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %74 = stablehlo.dot_general %44, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %75 = stablehlo.dot_general %72, %73, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x128xf32>
    %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %77 = stablehlo.divide %75, %76 : tensor<8x16x128x128xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_17) applies stablehlo.maximum across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x16x128xf32>
    %80 = stablehlo.maximum %79, %78 : tensor<8x16x128xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %83 = stablehlo.subtract %77, %82 : tensor<8x16x128x128xf32>
    %84 = stablehlo.exponential %83 : tensor<8x16x128x128xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %88 = stablehlo.divide %84, %87 : tensor<8x16x128x128xf32>
    %89 = stablehlo.multiply %86, %86 : tensor<8x16x128x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x16x128x1xf32>
    %91 = stablehlo.divide %90, %89 : tensor<8x16x128x1xf32>
    %92 = stablehlo.dot_general %74, %88, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x16x128x128xf32>) -> tensor<8x16x64x128xf32>
    %93 = stablehlo.transpose %92, dims = [0, 3, 1, 2] : (tensor<8x16x64x128xf32>) -> tensor<8x128x16x64xf32>
    %94 = stablehlo.dot_general %93, %arg1, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<16x64x1024xf32>) -> tensor<8x128x1024xf32>
    %95 = stablehlo.add %71, %94 : tensor<8x128x1024xf32>
    %96 = stablehlo.dot_general %95, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x4096xf32>) -> tensor<8x128x4096xf32>
    %97 = stablehlo.multiply %96, %96 : tensor<8x128x4096xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<8x128x4096xf32>
    %99 = stablehlo.multiply %96, %96 : tensor<8x128x4096xf32>
    %cst_21 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<8x128x4096xf32>
    %cst_22 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %103 = stablehlo.multiply %102, %98 : tensor<8x128x4096xf32>
    %104 = stablehlo.add %96, %103 : tensor<8x128x4096xf32>
    %cst_23 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %106 = stablehlo.multiply %105, %104 : tensor<8x128x4096xf32>
    %107 = stablehlo.tanh %106 : tensor<8x128x4096xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %109 = stablehlo.subtract %108, %107 : tensor<8x128x4096xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %111 = stablehlo.add %110, %107 : tensor<8x128x4096xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %113 = stablehlo.multiply %112, %111 : tensor<8x128x4096xf32>
    %114 = stablehlo.multiply %96, %113 : tensor<8x128x4096xf32>
    %115 = stablehlo.dot_general %114, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4096xf32>, tensor<4096x1024xf32>) -> tensor<8x128x1024xf32>
    %116 = stablehlo.add %95, %115 : tensor<8x128x1024xf32>
    %117 = stablehlo.subtract %116, %arg18 : tensor<8x128x1024xf32>
    %118 = stablehlo.multiply %117, %117 : tensor<8x128x1024xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x128x1024xf32>
    %120 = stablehlo.multiply %119, %117 : tensor<8x128x1024xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%118 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %122 = stablehlo.divide %121, %cst_29 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_31 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %123 = stablehlo.divide %cst_30, %cst_31 : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<8x128x1024xf32>
    %125 = stablehlo.multiply %124, %120 : tensor<8x128x1024xf32>
    %126 = stablehlo.dot_general %125, %114, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<8x128x4096xf32>) -> tensor<1024x4096xf32>
    %127 = stablehlo.transpose %126, dims = [1, 0] : (tensor<1024x4096xf32>) -> tensor<4096x1024xf32>
    %128 = stablehlo.dot_general %125, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<4096x1024xf32>) -> tensor<8x128x4096xf32>
    %129 = stablehlo.multiply %96, %128 : tensor<8x128x4096xf32>
    %130 = stablehlo.multiply %128, %113 : tensor<8x128x4096xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %132 = stablehlo.multiply %131, %129 : tensor<8x128x4096xf32>
    %133 = stablehlo.multiply %132, %109 : tensor<8x128x4096xf32>
    %134 = stablehlo.multiply %133, %107 : tensor<8x128x4096xf32>
    %135 = stablehlo.add %133, %134 : tensor<8x128x4096xf32>
    %cst_33 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %137 = stablehlo.multiply %136, %135 : tensor<8x128x4096xf32>
    %138 = stablehlo.add %130, %137 : tensor<8x128x4096xf32>
    %cst_34 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %140 = stablehlo.multiply %139, %137 : tensor<8x128x4096xf32>
    %141 = stablehlo.multiply %140, %101 : tensor<8x128x4096xf32>
    %142 = stablehlo.add %138, %141 : tensor<8x128x4096xf32>
    %143 = stablehlo.dot_general %142, %95, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4096xf32>, tensor<8x128x1024xf32>) -> tensor<4096x1024xf32>
    %144 = stablehlo.transpose %143, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
    %145 = stablehlo.dot_general %142, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4096xf32>, tensor<1024x4096xf32>) -> tensor<8x128x1024xf32>
    %146 = stablehlo.add %125, %145 : tensor<8x128x1024xf32>
    %147 = stablehlo.dot_general %146, %93, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<8x128x16x64xf32>) -> tensor<1024x16x64xf32>
    %148 = stablehlo.transpose %147, dims = [1, 2, 0] : (tensor<1024x16x64xf32>) -> tensor<16x64x1024xf32>
    %149 = stablehlo.dot_general %146, %arg1, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<16x64x1024xf32>) -> tensor<8x128x16x64xf32>
    %150 = stablehlo.transpose %149, dims = [0, 2, 3, 1] : (tensor<8x128x16x64xf32>) -> tensor<8x16x64x128xf32>
    %151 = stablehlo.dot_general %150, %74, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x128xf32>
    %152 = stablehlo.dot_general %150, %88, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64x128xf32>, tensor<8x16x128x128xf32>) -> tensor<8x16x64x128xf32>
    %153 = stablehlo.transpose %152, dims = [0, 3, 1, 2] : (tensor<8x16x64x128xf32>) -> tensor<8x128x16x64xf32>
    %154 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %155 = stablehlo.multiply %151, %154 : tensor<8x16x128x128xf32>
    %156 = stablehlo.multiply %155, %84 : tensor<8x16x128x128xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_35) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %158 = stablehlo.reshape %157 : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %159 = stablehlo.negate %158 : tensor<8x16x128x1xf32>
    %160 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %161 = stablehlo.divide %151, %160 : tensor<8x16x128x128xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%159 init: %cst_36) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x1xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x128xf32>
    %164 = stablehlo.add %161, %163 : tensor<8x16x128x128xf32>
    %165 = stablehlo.multiply %164, %84 : tensor<8x16x128x128xf32>
    %cst_37 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %167 = stablehlo.divide %165, %166 : tensor<8x16x128x128xf32>
    %168 = stablehlo.dot_general %167, %72, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x128x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x64xf32>
    %169 = stablehlo.transpose %168, dims = [0, 2, 1, 3] : (tensor<8x16x128x64xf32>) -> tensor<8x128x16x64xf32>
    %170 = stablehlo.dot_general %167, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x128x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x64xf32>
    %171 = stablehlo.transpose %170, dims = [0, 2, 1, 3] : (tensor<8x16x128x64xf32>) -> tensor<8x128x16x64xf32>
    %172 = stablehlo.dot_general %153, %44, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %173 = stablehlo.transpose %172, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %174 = stablehlo.dot_general %153, %arg3, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x1024xf32>
    %175 = stablehlo.dot_general %169, %44, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %176 = stablehlo.transpose %175, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %177 = stablehlo.dot_general %169, %arg0, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x1024xf32>
    %178 = stablehlo.add %174, %177 : tensor<8x128x1024xf32>
    %179 = stablehlo.dot_general %171, %71, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %180 = stablehlo.transpose %179, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %181 = stablehlo.dot_general %171, %arg2, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x1024xf32>
    %182 = stablehlo.add %146, %181 : tensor<8x128x1024xf32>
    %183 = stablehlo.dot_general %182, %69, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<8x128x16x64xf32>) -> tensor<1024x16x64xf32>
    %184 = stablehlo.transpose %183, dims = [1, 2, 0] : (tensor<1024x16x64xf32>) -> tensor<16x64x1024xf32>
    %185 = stablehlo.dot_general %182, %arg6, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<16x64x1024xf32>) -> tensor<8x128x16x64xf32>
    %186 = stablehlo.transpose %185, dims = [0, 2, 3, 1] : (tensor<8x128x16x64xf32>) -> tensor<8x16x64x128xf32>
    %187 = stablehlo.dot_general %186, %47, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x128xf32>
    %188 = stablehlo.dot_general %186, %64, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64x128xf32>, tensor<8x16x128x128xf32>) -> tensor<8x16x64x128xf32>
    %189 = stablehlo.transpose %188, dims = [0, 3, 1, 2] : (tensor<8x16x64x128xf32>) -> tensor<8x128x16x64xf32>
    %190 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %191 = stablehlo.multiply %187, %190 : tensor<8x16x128x128xf32>
    %192 = stablehlo.multiply %191, %60 : tensor<8x16x128x128xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %194 = stablehlo.reshape %193 : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %195 = stablehlo.negate %194 : tensor<8x16x128x1xf32>
    %196 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %197 = stablehlo.divide %187, %196 : tensor<8x16x128x128xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%195 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x1xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x128xf32>
    %200 = stablehlo.add %197, %199 : tensor<8x16x128x128xf32>
    %201 = stablehlo.multiply %200, %60 : tensor<8x16x128x128xf32>
    %202 = call @_where_0(%53#1, %201) : (tensor<8x16x128x128xi1>, tensor<8x16x128x128xf32>) -> tensor<8x16x128x128xf32>
    %cst_40 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %204 = stablehlo.divide %202, %203 : tensor<8x16x128x128xf32>
    %205 = stablehlo.dot_general %204, %45, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x128x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x64xf32>
    %206 = stablehlo.transpose %205, dims = [0, 2, 1, 3] : (tensor<8x16x128x64xf32>) -> tensor<8x128x16x64xf32>
    %207 = stablehlo.dot_general %204, %46, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x128x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x64xf32>
    %208 = stablehlo.transpose %207, dims = [0, 2, 1, 3] : (tensor<8x16x128x64xf32>) -> tensor<8x128x16x64xf32>
    %209 = stablehlo.dot_general %189, %arg17, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %210 = stablehlo.transpose %209, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %211 = stablehlo.dot_general %206, %arg17, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %212 = stablehlo.transpose %211, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %213 = stablehlo.dot_general %208, %arg17, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %214 = stablehlo.transpose %213, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %215 = stablehlo.dot_general %178, %42, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<8x128x4096xf32>) -> tensor<1024x4096xf32>
    %216 = stablehlo.transpose %215, dims = [1, 0] : (tensor<1024x4096xf32>) -> tensor<4096x1024xf32>
    %217 = stablehlo.dot_general %178, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<4096x1024xf32>) -> tensor<8x128x4096xf32>
    %218 = stablehlo.multiply %24, %217 : tensor<8x128x4096xf32>
    %219 = stablehlo.multiply %217, %41 : tensor<8x128x4096xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %221 = stablehlo.multiply %220, %218 : tensor<8x128x4096xf32>
    %222 = stablehlo.multiply %221, %37 : tensor<8x128x4096xf32>
    %223 = stablehlo.multiply %222, %35 : tensor<8x128x4096xf32>
    %224 = stablehlo.add %222, %223 : tensor<8x128x4096xf32>
    %cst_42 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %226 = stablehlo.multiply %225, %224 : tensor<8x128x4096xf32>
    %227 = stablehlo.add %219, %226 : tensor<8x128x4096xf32>
    %cst_43 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x128x4096xf32>
    %229 = stablehlo.multiply %228, %226 : tensor<8x128x4096xf32>
    %230 = stablehlo.multiply %229, %29 : tensor<8x128x4096xf32>
    %231 = stablehlo.add %227, %230 : tensor<8x128x4096xf32>
    %232 = stablehlo.dot_general %231, %23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4096xf32>, tensor<8x128x1024xf32>) -> tensor<4096x1024xf32>
    %233 = stablehlo.transpose %232, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
    %234 = stablehlo.dot_general %231, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4096xf32>, tensor<1024x4096xf32>) -> tensor<8x128x1024xf32>
    %235 = stablehlo.add %178, %234 : tensor<8x128x1024xf32>
    %236 = stablehlo.dot_general %235, %21, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<8x128x16x64xf32>) -> tensor<1024x16x64xf32>
    %237 = stablehlo.transpose %236, dims = [1, 2, 0] : (tensor<1024x16x64xf32>) -> tensor<16x64x1024xf32>
    %238 = stablehlo.dot_general %235, %arg12, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<16x64x1024xf32>) -> tensor<8x128x16x64xf32>
    %239 = stablehlo.transpose %238, dims = [0, 2, 3, 1] : (tensor<8x128x16x64xf32>) -> tensor<8x16x64x128xf32>
    %240 = stablehlo.dot_general %239, %2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x128xf32>
    %241 = stablehlo.dot_general %239, %16, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64x128xf32>, tensor<8x16x128x128xf32>) -> tensor<8x16x64x128xf32>
    %242 = stablehlo.transpose %241, dims = [0, 3, 1, 2] : (tensor<8x16x64x128xf32>) -> tensor<8x128x16x64xf32>
    %243 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %244 = stablehlo.multiply %240, %243 : tensor<8x16x128x128xf32>
    %245 = stablehlo.multiply %244, %12 : tensor<8x16x128x128xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %247 = stablehlo.reshape %246 : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %248 = stablehlo.negate %247 : tensor<8x16x128x1xf32>
    %249 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %250 = stablehlo.divide %240, %249 : tensor<8x16x128x128xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.reduce(%248 init: %cst_45) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x1xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x128xf32>
    %253 = stablehlo.add %250, %252 : tensor<8x16x128x128xf32>
    %254 = stablehlo.multiply %253, %12 : tensor<8x16x128x128xf32>
    %cst_46 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %256 = stablehlo.divide %254, %255 : tensor<8x16x128x128xf32>
    %257 = stablehlo.dot_general %256, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x128x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x64xf32>
    %258 = stablehlo.transpose %257, dims = [0, 2, 1, 3] : (tensor<8x16x128x64xf32>) -> tensor<8x128x16x64xf32>
    %259 = stablehlo.dot_general %256, %1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x128x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x64xf32>
    %260 = stablehlo.transpose %259, dims = [0, 2, 1, 3] : (tensor<8x16x128x64xf32>) -> tensor<8x128x16x64xf32>
    %261 = stablehlo.dot_general %242, %arg16, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %262 = stablehlo.transpose %261, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %263 = stablehlo.dot_general %258, %arg16, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %264 = stablehlo.transpose %263, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %265 = stablehlo.dot_general %260, %arg16, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %266 = stablehlo.transpose %265, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    return %122, %176, %148, %180, %173, %127, %212, %184, %214, %144, %210, %216, %264, %237, %266, %233, %262 : tensor<f32>, tensor<1024x16x64xf32>, tensor<16x64x1024xf32>, tensor<1024x16x64xf32>, tensor<1024x16x64xf32>, tensor<4096x1024xf32>, tensor<1024x16x64xf32>, tensor<16x64x1024xf32>, tensor<1024x16x64xf32>, tensor<1024x4096xf32>, tensor<1024x16x64xf32>, tensor<4096x1024xf32>, tensor<1024x16x64xf32>, tensor<16x64x1024xf32>, tensor<1024x16x64xf32>, tensor<1024x4096xf32>, tensor<1024x16x64xf32>
  }
  func.func private @tril(%arg0: tensor<128x128xi1>) -> tensor<128x128xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<128x128xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %2 = stablehlo.add %0, %1 : tensor<128x128xi32>
    %3 = stablehlo.iota dim = 1 : tensor<128x128xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<128x128xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<128x128xi1>, tensor<128x128xi1>
    return %6 : tensor<128x128xi1>
  }
  func.func private @_where(%arg0: tensor<128x128xi1>, %arg1: tensor<8x16x128x128xf32>, %arg2: tensor<f32>) -> (tensor<8x16x128x128xf32>, tensor<8x16x128x128xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<128x128xi1>) -> tensor<8x16x128x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x16x128x128xi1>, tensor<8x16x128x128xf32>
    return %3, %1 : tensor<8x16x128x128xf32>, tensor<8x16x128x128xi1>
  }
  func.func private @_where_0(%arg0: tensor<8x16x128x128xi1>, %arg1: tensor<8x16x128x128xf32>) -> tensor<8x16x128x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8x16x128x128xi1>, tensor<8x16x128x128xf32>
    return %1 : tensor<8x16x128x128xf32>
  }
}
