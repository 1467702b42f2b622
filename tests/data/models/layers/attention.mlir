module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024xf32>, %arg1: tensor<1024x16x64xf32>, %arg2: tensor<16x64x1024xf32>, %arg3: tensor<1024x16x64xf32>, %arg4: tensor<1024x16x64xf32>, %arg5: tensor<8x128x1024xf32>, %arg6: tensor<8x128x1024xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1024xf32> {jax.result_info = "result[1]['scale']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['self_k']"}, tensor<16x64x1024xf32> {jax.result_info = "result[1]['self_o']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['self_q']"}, tensor<1024x16x64xf32> {jax.result_info = "result[1]['self_v']"}) {
    %0 = stablehlo.multiply %arg5, %arg5 : tensor<8x128x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1024xf32>, tensor<f32>) -> tensor<8x128xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<8x128x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<8x128x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<8x128x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x1024xf32>
    %9 = stablehlo.multiply %arg5, %8 : tensor<8x128x1024xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<8x128x1024xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<8x128x1024xf32>
    %13 = stablehlo.dot_general %12, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %14 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %15 = stablehlo.dot_general %arg5, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x16x64xf32>
    %16 = stablehlo.dot_general %13, %14, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x128xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %18 = stablehlo.divide %16, %17 : tensor<8x16x128x128xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<128x128xi1>
    %20 = call @tril(%19) : (tensor<128x128xi1>) -> tensor<128x128xi1>
    %cst_3 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %21:2 = call @_where(%20, %18, %cst_3) : (tensor<128x128xi1>, tensor<8x16x128x128xf32>, tensor<f32>) -> (tensor<8x16x128x128xf32>, tensor<8x16x128x128xi1>)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%21#0 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x16x128xf32>
    %24 = stablehlo.maximum %23, %22 : tensor<8x16x128xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %27 = stablehlo.subtract %21#0, %26 : tensor<8x16x128x128xf32>
    %28 = stablehlo.exponential %27 : tensor<8x16x128x128xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %32 = stablehlo.divide %28, %31 : tensor<8x16x128x128xf32>
    %33 = stablehlo.multiply %30, %30 : tensor<8x16x128x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x16x128x1xf32>
    %35 = stablehlo.divide %34, %33 : tensor<8x16x128x1xf32>
    %36 = stablehlo.dot_general %15, %32, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x16x128x128xf32>) -> tensor<8x16x64x128xf32>
    %37 = stablehlo.transpose %36, dims = [0, 3, 1, 2] : (tensor<8x16x64x128xf32>) -> tensor<8x128x16x64xf32>
    %38 = stablehlo.dot_general %37, %arg2, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<16x64x1024xf32>) -> tensor<8x128x1024xf32>
    %39 = stablehlo.add %arg5, %38 : tensor<8x128x1024xf32>
    %40 = stablehlo.subtract %39, %arg6 : tensor<8x128x1024xf32>
    %41 = stablehlo.multiply %40, %40 : tensor<8x128x1024xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x128x1024xf32>
    %43 = stablehlo.multiply %42, %40 : tensor<8x128x1024xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %46 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<8x128x1024xf32>
    %48 = stablehlo.multiply %47, %43 : tensor<8x128x1024xf32>
    %49 = stablehlo.dot_general %48, %37, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<8x128x16x64xf32>) -> tensor<1024x16x64xf32>
    %50 = stablehlo.transpose %49, dims = [1, 2, 0] : (tensor<1024x16x64xf32>) -> tensor<16x64x1024xf32>
    %51 = stablehlo.dot_general %48, %arg2, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x128x1024xf32>, tensor<16x64x1024xf32>) -> tensor<8x128x16x64xf32>
    %52 = stablehlo.transpose %51, dims = [0, 2, 3, 1] : (tensor<8x128x16x64xf32>) -> tensor<8x16x64x128xf32>
    %53 = stablehlo.dot_general %52, %15, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x128xf32>
    %54 = stablehlo.dot_general %52, %32, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64x128xf32>, tensor<8x16x128x128xf32>) -> tensor<8x16x64x128xf32>
    %55 = stablehlo.transpose %54, dims = [0, 3, 1, 2] : (tensor<8x16x64x128xf32>) -> tensor<8x128x16x64xf32>
    %56 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %57 = stablehlo.multiply %53, %56 : tensor<8x16x128x128xf32>
    %58 = stablehlo.multiply %57, %28 : tensor<8x16x128x128xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_13) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x128xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %60 = stablehlo.reshape %59 : (tensor<8x16x128xf32>) -> tensor<8x16x128x1xf32>
    %61 = stablehlo.negate %60 : tensor<8x16x128x1xf32>
    %62 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<8x16x128x1xf32>) -> tensor<8x16x128x128xf32>
    %63 = stablehlo.divide %53, %62 : tensor<8x16x128x128xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%61 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<8x16x128x1xf32>, tensor<f32>) -> tensor<8x16x128xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<8x16x128xf32>) -> tensor<8x16x128x128xf32>
    %66 = stablehlo.add %63, %65 : tensor<8x16x128x128xf32>
    %67 = stablehlo.multiply %66, %28 : tensor<8x16x128x128xf32>
    %68 = call @_where_0(%21#1, %67) : (tensor<8x16x128x128xi1>, tensor<8x16x128x128xf32>) -> tensor<8x16x128x128xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x16x128x128xf32>
    %70 = stablehlo.divide %68, %69 : tensor<8x16x128x128xf32>
    %71 = stablehlo.dot_general %70, %13, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x128x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x64xf32>
    %72 = stablehlo.transpose %71, dims = [0, 2, 1, 3] : (tensor<8x16x128x64xf32>) -> tensor<8x128x16x64xf32>
    %73 = stablehlo.dot_general %70, %14, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x128x128xf32>, tensor<8x128x16x64xf32>) -> tensor<8x16x128x64xf32>
    %74 = stablehlo.transpose %73, dims = [0, 2, 1, 3] : (tensor<8x16x128x64xf32>) -> tensor<8x128x16x64xf32>
    %75 = stablehlo.dot_general %55, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %76 = stablehlo.transpose %75, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %77 = stablehlo.dot_general %72, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %78 = stablehlo.transpose %77, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %79 = stablehlo.dot_general %74, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<8x128x1024xf32>) -> tensor<16x64x1024xf32>
    %80 = stablehlo.transpose %79, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %81 = stablehlo.dot_general %74, %arg3, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x128x16x64xf32>, tensor<1024x16x64xf32>) -> tensor<8x128x1024xf32>
    %82 = stablehlo.multiply %9, %81 : tensor<8x128x1024xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %84 = stablehlo.reshape %83 : (tensor<1024xf32>) -> tensor<1x1x1024xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    return %45, %85, %78, %50, %80, %76 : tensor<f32>, tensor<1024xf32>, tensor<1024x16x64xf32>, tensor<16x64x1024xf32>, tensor<1024x16x64xf32>, tensor<1024x16x64xf32>
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
