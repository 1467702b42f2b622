module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<52xf32>, %arg1: tensor<16x52xf32>, %arg2: tensor<52xf32>, %arg3: tensor<16x52xf32>, %arg4: tensor<16xf32>, %arg5: tensor<4x16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<4x16xf32>, %arg8: tensor<i32>, %arg9: tensor<52xf32>, %arg10: tensor<16x52xf32>, %arg11: tensor<52xf32>, %arg12: tensor<16x52xf32>, %arg13: tensor<16xf32>, %arg14: tensor<4x16xf32>, %arg15: tensor<16xf32>, %arg16: tensor<4x16xf32>, %arg17: tensor<52xf32>, %arg18: tensor<16x52xf32>, %arg19: tensor<52xf32>, %arg20: tensor<16x52xf32>, %arg21: tensor<16xf32>, %arg22: tensor<4x16xf32>, %arg23: tensor<16xf32>, %arg24: tensor<4x16xf32>, %arg25: tensor<8x4xf32>) -> (tensor<52xf32> {jax.result_info = "result[0]['linear']['b']"}, tensor<16x52xf32> {jax.result_info = "result[0]['linear']['w']"}, tensor<52xf32> {jax.result_info = "result[0]['linear_1']['b']"}, tensor<16x52xf32> {jax.result_info = "result[0]['linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp/~/linear_0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['mlp/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp_1/~/linear_0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['mlp_1/~/linear_0']['w']"}, tensor<i32> {jax.result_info = "result[1][1][0].count"}, tensor<52xf32> {jax.result_info = "result[1][1][0].mu['linear']['b']"}, tensor<16x52xf32> {jax.result_info = "result[1][1][0].mu['linear']['w']"}, tensor<52xf32> {jax.result_info = "result[1][1][0].mu['linear_1']['b']"}, tensor<16x52xf32> {jax.result_info = "result[1][1][0].mu['linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp/~/linear_0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[1][1][0].mu['mlp/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp_1/~/linear_0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[1][1][0].mu['mlp_1/~/linear_0']['w']"}, tensor<52xf32> {jax.result_info = "result[1][1][0].nu['linear']['b']"}, tensor<16x52xf32> {jax.result_info = "result[1][1][0].nu['linear']['w']"}, tensor<52xf32> {jax.result_info = "result[1][1][0].nu['linear_1']['b']"}, tensor<16x52xf32> {jax.result_info = "result[1][1][0].nu['linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp/~/linear_0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[1][1][0].nu['mlp/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp_1/~/linear_0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[1][1][0].nu['mlp_1/~/linear_0']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @remainder(%0, %c_1) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %4 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %5 = call @remainder(%4, %c_3) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %10, %9 : tensor<4xf32>
    %12 = stablehlo.abs %9 : tensor<4xf32>
    %13 = stablehlo.log %12 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = call @_where_0(%7, %arg25, %cst_8) : (tensor<4xi1>, tensor<8x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %16 = stablehlo.dot_general %15, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %17 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<16xf32>) -> tensor<8x16xf32>
    %18 = stablehlo.add %16, %17 : tensor<8x16xf32>
    %19 = stablehlo.dot_general %18, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x52xf32>) -> tensor<8x52xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<52xf32>) -> tensor<8x52xf32>
    %21 = stablehlo.add %19, %20 : tensor<8x52xf32>
    %22 = stablehlo.reshape %21 : (tensor<8x52xf32>) -> tensor<8x4x13xf32>
    %23 = stablehlo.slice %22 [0:8, 0:4, 0:4] : (tensor<8x4x13xf32>) -> tensor<8x4x4xf32>
    %24 = stablehlo.slice %22 [0:8, 0:4, 4:8] : (tensor<8x4x13xf32>) -> tensor<8x4x4xf32>
    %25 = stablehlo.slice %22 [0:8, 0:4, 8:13] : (tensor<8x4x13xf32>) -> tensor<8x4x5xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.reduce(%23 init: %cst_9) applies stablehlo.maximum across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %28 = stablehlo.maximum %27, %26 : tensor<8x4xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %31 = stablehlo.subtract %23, %30 : tensor<8x4x4xf32>
    %32 = stablehlo.exponential %31 : tensor<8x4x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %36 = stablehlo.divide %32, %35 : tensor<8x4x4xf32>
    %37 = stablehlo.multiply %34, %34 : tensor<8x4x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %39 = stablehlo.divide %38, %37 : tensor<8x4x1xf32>
    %cst_13 = stablehlo.constant dense<5.999600e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %41 = stablehlo.multiply %36, %40 : tensor<8x4x4xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %43 = stablehlo.add %41, %42 : tensor<8x4x4xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.reduce(%24 init: %cst_15) applies stablehlo.maximum across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %46 = stablehlo.maximum %45, %44 : tensor<8x4xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %49 = stablehlo.subtract %24, %48 : tensor<8x4x4xf32>
    %50 = stablehlo.exponential %49 : tensor<8x4x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %54 = stablehlo.divide %50, %53 : tensor<8x4x4xf32>
    %55 = stablehlo.multiply %52, %52 : tensor<8x4x1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %57 = stablehlo.divide %56, %55 : tensor<8x4x1xf32>
    %cst_19 = stablehlo.constant dense<5.999600e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %59 = stablehlo.multiply %54, %58 : tensor<8x4x4xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %61 = stablehlo.add %59, %60 : tensor<8x4x4xf32>
    %62 = stablehlo.slice %43 [0:8, 0:4, 0:3] : (tensor<8x4x4xf32>) -> tensor<8x4x3xf32>
    %63 = call @cumsum(%62) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %cst_21 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x4x3xf32>
    %65 = stablehlo.add %64, %63 : tensor<8x4x3xf32>
    %66 = stablehlo.slice %61 [0:8, 0:4, 0:3] : (tensor<8x4x4xf32>) -> tensor<8x4x3xf32>
    %67 = call @cumsum(%66) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %cst_22 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x4x3xf32>
    %69 = stablehlo.add %68, %67 : tensor<8x4x3xf32>
    %cst_23 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %cst_24 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %72 = stablehlo.concatenate %70, %65, %71, dim = 2 : (tensor<8x4x1xf32>, tensor<8x4x3xf32>, tensor<8x4x1xf32>) -> tensor<8x4x5xf32>
    %73 = stablehlo.concatenate %70, %69, %71, dim = 2 : (tensor<8x4x1xf32>, tensor<8x4x3xf32>, tensor<8x4x1xf32>) -> tensor<8x4x5xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_26 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %74 = stablehlo.subtract %cst_25, %cst_26 : tensor<f32>
    %75 = stablehlo.exponential %74 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.subtract %75, %cst_27 : tensor<f32>
    %77 = stablehlo.log %76 : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %79 = stablehlo.add %25, %78 : tensor<8x4x5xf32>
    %80:2 = call @softplus(%79) : (tensor<8x4x5xf32>) -> (tensor<8x4x5xf32>, tensor<8x4x5xf32>)
    %cst_28 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %82 = stablehlo.add %80#0, %81 : tensor<8x4x5xf32>
    %83 = stablehlo.slice %72 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %84 = stablehlo.reshape %83 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %85 = stablehlo.compare LE, %arg25, %84, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %86 = stablehlo.slice %72 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %87 = stablehlo.reshape %86 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %88 = stablehlo.compare GE, %arg25, %87, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %89 = stablehlo.slice %72 [0:8, 0:4, 0:4] : (tensor<8x4x5xf32>) -> tensor<8x4x4xf32>
    %90 = stablehlo.broadcast_in_dim %arg25, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %92 = stablehlo.compare GE, %91, %89, FLOAT : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xi1>
    %93 = stablehlo.slice %72 [0:8, 0:4, 1:5] : (tensor<8x4x5xf32>) -> tensor<8x4x4xf32>
    %94 = stablehlo.broadcast_in_dim %arg25, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %96 = stablehlo.compare LT, %95, %93, FLOAT : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xi1>
    %97 = stablehlo.and %92, %96 : tensor<8x4x4xi1>
    %c_29 = stablehlo.constant dense<false> : tensor<i1>
    %98 = stablehlo.reduce(%97 init: %c_29) applies stablehlo.or across dimensions = [2] : (tensor<8x4x4xi1>, tensor<i1>) -> tensor<8x4xi1>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %100 = stablehlo.convert %c : (tensor<1xi32>) -> tensor<1xf32>
    %101 = stablehlo.concatenate %100, %99, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %103 = stablehlo.compare NE, %101, %102, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %104 = stablehlo.convert %103 : tensor<4xi1>
    %105 = call @_where_2(%98, %97, %104) : (tensor<8x4xi1>, tensor<8x4x4xi1>, tensor<4xi1>) -> tensor<8x4x4xi1>
    %106 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<8x4x5xf32>) -> tensor<8x4x5x1xf32>
    %107 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<8x4x5xf32>) -> tensor<8x4x5x1xf32>
    %108 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<8x4x5xf32>) -> tensor<8x4x5x1xf32>
    %109 = stablehlo.concatenate %106, %107, %108, dim = 3 : (tensor<8x4x5x1xf32>, tensor<8x4x5x1xf32>, tensor<8x4x5x1xf32>) -> tensor<8x4x5x3xf32>
    %110 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<8x4x4xi1>) -> tensor<8x4x4x1xi1>
    %111 = stablehlo.slice %109 [0:8, 0:4, 0:4, 0:3] : (tensor<8x4x5x3xf32>) -> tensor<8x4x4x3xf32>
    %112 = stablehlo.convert %110 : (tensor<8x4x4x1xi1>) -> tensor<8x4x4x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<8x4x4x1xf32>) -> tensor<8x4x4x3xf32>
    %114 = stablehlo.multiply %113, %111 : tensor<8x4x4x3xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4x3xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %116 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<8x4x4xi1>) -> tensor<8x4x4x1xi1>
    %117 = stablehlo.slice %109 [0:8, 0:4, 1:5, 0:3] : (tensor<8x4x5x3xf32>) -> tensor<8x4x4x3xf32>
    %118 = stablehlo.convert %116 : (tensor<8x4x4x1xi1>) -> tensor<8x4x4x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<8x4x4x1xf32>) -> tensor<8x4x4x3xf32>
    %120 = stablehlo.multiply %119, %117 : tensor<8x4x4x3xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4x3xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %122 = stablehlo.slice %115 [0:8, 0:4, 0:1] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %123 = stablehlo.reshape %122 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %124 = stablehlo.slice %121 [0:8, 0:4, 0:1] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %125 = stablehlo.reshape %124 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %126 = stablehlo.slice %115 [0:8, 0:4, 1:2] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %127 = stablehlo.reshape %126 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %128 = stablehlo.slice %121 [0:8, 0:4, 1:2] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %129 = stablehlo.reshape %128 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %130 = stablehlo.slice %115 [0:8, 0:4, 2:3] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %131 = stablehlo.reshape %130 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %132 = stablehlo.slice %121 [0:8, 0:4, 2:3] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %133 = stablehlo.reshape %132 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %134 = stablehlo.subtract %125, %123 : tensor<8x4xf32>
    %135 = stablehlo.subtract %129, %127 : tensor<8x4xf32>
    %136 = stablehlo.divide %135, %134 : tensor<8x4xf32>
    %137 = stablehlo.multiply %134, %134 : tensor<8x4xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %139 = stablehlo.divide %138, %137 : tensor<8x4xf32>
    %140 = stablehlo.subtract %arg25, %123 : tensor<8x4xf32>
    %141 = stablehlo.divide %140, %134 : tensor<8x4xf32>
    %142 = stablehlo.multiply %134, %134 : tensor<8x4xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %144 = stablehlo.divide %143, %142 : tensor<8x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145:3 = call @clip(%141, %cst_36, %cst_37) : (tensor<8x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>)
    %146 = stablehlo.multiply %145#0, %145#0 : tensor<8x4xf32>
    %147 = stablehlo.subtract %145#0, %146 : tensor<8x4xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %149 = stablehlo.subtract %148, %145#0 : tensor<8x4xf32>
    %150 = stablehlo.multiply %149, %149 : tensor<8x4xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %152 = stablehlo.multiply %151, %149 : tensor<8x4xf32>
    %153 = stablehlo.add %133, %131 : tensor<8x4xf32>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %155 = stablehlo.multiply %154, %136 : tensor<8x4xf32>
    %156 = stablehlo.subtract %153, %155 : tensor<8x4xf32>
    %157 = stablehlo.multiply %136, %146 : tensor<8x4xf32>
    %158 = stablehlo.multiply %131, %147 : tensor<8x4xf32>
    %159 = stablehlo.add %157, %158 : tensor<8x4xf32>
    %160 = stablehlo.multiply %135, %159 : tensor<8x4xf32>
    %161 = stablehlo.multiply %156, %147 : tensor<8x4xf32>
    %162 = stablehlo.add %136, %161 : tensor<8x4xf32>
    %163 = stablehlo.divide %160, %162 : tensor<8x4xf32>
    %164 = stablehlo.multiply %162, %162 : tensor<8x4xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %166 = stablehlo.divide %165, %164 : tensor<8x4xf32>
    %167 = stablehlo.add %127, %163 : tensor<8x4xf32>
    %168 = stablehlo.log %136 : tensor<8x4xf32>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %170 = stablehlo.multiply %169, %168 : tensor<8x4xf32>
    %171 = stablehlo.multiply %133, %146 : tensor<8x4xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %173 = stablehlo.multiply %172, %136 : tensor<8x4xf32>
    %174 = stablehlo.multiply %173, %147 : tensor<8x4xf32>
    %175 = stablehlo.add %171, %174 : tensor<8x4xf32>
    %176 = stablehlo.multiply %131, %150 : tensor<8x4xf32>
    %177 = stablehlo.add %175, %176 : tensor<8x4xf32>
    %178 = stablehlo.log %177 : tensor<8x4xf32>
    %179 = stablehlo.add %170, %178 : tensor<8x4xf32>
    %180 = stablehlo.log %162 : tensor<8x4xf32>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %182 = stablehlo.multiply %181, %180 : tensor<8x4xf32>
    %183 = stablehlo.subtract %179, %182 : tensor<8x4xf32>
    %184 = stablehlo.slice %72 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %185 = stablehlo.reshape %184 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %186 = stablehlo.subtract %arg25, %185 : tensor<8x4xf32>
    %187 = stablehlo.slice %82 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %188 = stablehlo.reshape %187 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %189 = stablehlo.multiply %186, %188 : tensor<8x4xf32>
    %190 = stablehlo.slice %73 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %191 = stablehlo.reshape %190 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %192 = stablehlo.add %189, %191 : tensor<8x4xf32>
    %193 = call @_where_3(%85, %192, %167) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %194 = stablehlo.slice %72 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %195 = stablehlo.reshape %194 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %196 = stablehlo.subtract %arg25, %195 : tensor<8x4xf32>
    %197 = stablehlo.slice %82 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %198 = stablehlo.reshape %197 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %199 = stablehlo.multiply %196, %198 : tensor<8x4xf32>
    %200 = stablehlo.slice %73 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %201 = stablehlo.reshape %200 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %202 = stablehlo.add %199, %201 : tensor<8x4xf32>
    %203 = call @_where_3(%88, %202, %193) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %204 = stablehlo.slice %82 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %205 = stablehlo.reshape %204 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %206 = stablehlo.log %205 : tensor<8x4xf32>
    %207 = call @_where_3(%85, %206, %183) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %208 = stablehlo.slice %82 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %209 = stablehlo.reshape %208 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %210 = stablehlo.log %209 : tensor<8x4xf32>
    %211 = call @_where_3(%88, %210, %207) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %212:2 = call @_where_4(%7, %arg25, %203) : (tensor<4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xi1>)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213:2 = call @_where_5(%7, %cst_45, %211) : (tensor<4xi1>, tensor<f32>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xi1>)
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213#0 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215:2 = call @_where_6(%3, %212#0, %cst_47) : (tensor<4xi1>, tensor<8x4xf32>, tensor<f32>) -> (tensor<8x4xf32>, tensor<8x4xi1>)
    %216 = stablehlo.dot_general %215#0, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %217 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<8x16xf32>
    %218 = stablehlo.add %216, %217 : tensor<8x16xf32>
    %219 = stablehlo.dot_general %218, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x52xf32>) -> tensor<8x52xf32>
    %220 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<52xf32>) -> tensor<8x52xf32>
    %221 = stablehlo.add %219, %220 : tensor<8x52xf32>
    %222 = stablehlo.reshape %221 : (tensor<8x52xf32>) -> tensor<8x4x13xf32>
    %223 = stablehlo.slice %222 [0:8, 0:4, 0:4] : (tensor<8x4x13xf32>) -> tensor<8x4x4xf32>
    %224 = stablehlo.slice %222 [0:8, 0:4, 4:8] : (tensor<8x4x13xf32>) -> tensor<8x4x4xf32>
    %225 = stablehlo.slice %222 [0:8, 0:4, 8:13] : (tensor<8x4x13xf32>) -> tensor<8x4x5xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %226 = stablehlo.reduce(%223 init: %cst_48) applies stablehlo.maximum across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %228 = stablehlo.maximum %227, %226 : tensor<8x4xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %231 = stablehlo.subtract %223, %230 : tensor<8x4x4xf32>
    %232 = stablehlo.exponential %231 : tensor<8x4x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.reduce(%232 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %236 = stablehlo.divide %232, %235 : tensor<8x4x4xf32>
    %237 = stablehlo.multiply %234, %234 : tensor<8x4x1xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %239 = stablehlo.divide %238, %237 : tensor<8x4x1xf32>
    %cst_52 = stablehlo.constant dense<5.999600e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %241 = stablehlo.multiply %236, %240 : tensor<8x4x4xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %243 = stablehlo.add %241, %242 : tensor<8x4x4xf32>
    %cst_54 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %244 = stablehlo.reduce(%224 init: %cst_54) applies stablehlo.maximum across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %246 = stablehlo.maximum %245, %244 : tensor<8x4xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %249 = stablehlo.subtract %224, %248 : tensor<8x4x4xf32>
    %250 = stablehlo.exponential %249 : tensor<8x4x4xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %254 = stablehlo.divide %250, %253 : tensor<8x4x4xf32>
    %255 = stablehlo.multiply %252, %252 : tensor<8x4x1xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %257 = stablehlo.divide %256, %255 : tensor<8x4x1xf32>
    %cst_58 = stablehlo.constant dense<5.999600e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %259 = stablehlo.multiply %254, %258 : tensor<8x4x4xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %261 = stablehlo.add %259, %260 : tensor<8x4x4xf32>
    %262 = stablehlo.slice %243 [0:8, 0:4, 0:3] : (tensor<8x4x4xf32>) -> tensor<8x4x3xf32>
    %263 = call @cumsum(%262) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %cst_60 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x4x3xf32>
    %265 = stablehlo.add %264, %263 : tensor<8x4x3xf32>
    %266 = stablehlo.slice %261 [0:8, 0:4, 0:3] : (tensor<8x4x4xf32>) -> tensor<8x4x3xf32>
    %267 = call @cumsum(%266) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %cst_61 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x4x3xf32>
    %269 = stablehlo.add %268, %267 : tensor<8x4x3xf32>
    %cst_62 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %cst_63 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %272 = stablehlo.concatenate %270, %265, %271, dim = 2 : (tensor<8x4x1xf32>, tensor<8x4x3xf32>, tensor<8x4x1xf32>) -> tensor<8x4x5xf32>
    %273 = stablehlo.concatenate %270, %269, %271, dim = 2 : (tensor<8x4x1xf32>, tensor<8x4x3xf32>, tensor<8x4x1xf32>) -> tensor<8x4x5xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_65 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %274 = stablehlo.subtract %cst_64, %cst_65 : tensor<f32>
    %275 = stablehlo.exponential %274 : tensor<f32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.subtract %275, %cst_66 : tensor<f32>
    %277 = stablehlo.log %276 : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %279 = stablehlo.add %225, %278 : tensor<8x4x5xf32>
    %280:2 = call @softplus(%279) : (tensor<8x4x5xf32>) -> (tensor<8x4x5xf32>, tensor<8x4x5xf32>)
    %cst_67 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %282 = stablehlo.add %280#0, %281 : tensor<8x4x5xf32>
    %283 = stablehlo.slice %272 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %284 = stablehlo.reshape %283 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %285 = stablehlo.compare LE, %212#0, %284, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %286 = stablehlo.slice %272 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %287 = stablehlo.reshape %286 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %288 = stablehlo.compare GE, %212#0, %287, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %289 = stablehlo.slice %272 [0:8, 0:4, 0:4] : (tensor<8x4x5xf32>) -> tensor<8x4x4xf32>
    %290 = stablehlo.broadcast_in_dim %212#0, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %292 = stablehlo.compare GE, %291, %289, FLOAT : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xi1>
    %293 = stablehlo.slice %272 [0:8, 0:4, 1:5] : (tensor<8x4x5xf32>) -> tensor<8x4x4xf32>
    %294 = stablehlo.broadcast_in_dim %212#0, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %296 = stablehlo.compare LT, %295, %293, FLOAT : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xi1>
    %297 = stablehlo.and %292, %296 : tensor<8x4x4xi1>
    %c_68 = stablehlo.constant dense<false> : tensor<i1>
    %298 = stablehlo.reduce(%297 init: %c_68) applies stablehlo.or across dimensions = [2] : (tensor<8x4x4xi1>, tensor<i1>) -> tensor<8x4xi1>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %300 = stablehlo.convert %c_0 : (tensor<1xi32>) -> tensor<1xf32>
    %301 = stablehlo.concatenate %300, %299, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %303 = stablehlo.compare NE, %301, %302, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %304 = stablehlo.convert %303 : tensor<4xi1>
    %305 = call @_where_2(%298, %297, %304) : (tensor<8x4xi1>, tensor<8x4x4xi1>, tensor<4xi1>) -> tensor<8x4x4xi1>
    %306 = stablehlo.broadcast_in_dim %272, dims = [0, 1, 2] : (tensor<8x4x5xf32>) -> tensor<8x4x5x1xf32>
    %307 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<8x4x5xf32>) -> tensor<8x4x5x1xf32>
    %308 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<8x4x5xf32>) -> tensor<8x4x5x1xf32>
    %309 = stablehlo.concatenate %306, %307, %308, dim = 3 : (tensor<8x4x5x1xf32>, tensor<8x4x5x1xf32>, tensor<8x4x5x1xf32>) -> tensor<8x4x5x3xf32>
    %310 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<8x4x4xi1>) -> tensor<8x4x4x1xi1>
    %311 = stablehlo.slice %309 [0:8, 0:4, 0:4, 0:3] : (tensor<8x4x5x3xf32>) -> tensor<8x4x4x3xf32>
    %312 = stablehlo.convert %310 : (tensor<8x4x4x1xi1>) -> tensor<8x4x4x1xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2, 3] : (tensor<8x4x4x1xf32>) -> tensor<8x4x4x3xf32>
    %314 = stablehlo.multiply %313, %311 : tensor<8x4x4x3xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%314 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4x3xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %316 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<8x4x4xi1>) -> tensor<8x4x4x1xi1>
    %317 = stablehlo.slice %309 [0:8, 0:4, 1:5, 0:3] : (tensor<8x4x5x3xf32>) -> tensor<8x4x4x3xf32>
    %318 = stablehlo.convert %316 : (tensor<8x4x4x1xi1>) -> tensor<8x4x4x1xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2, 3] : (tensor<8x4x4x1xf32>) -> tensor<8x4x4x3xf32>
    %320 = stablehlo.multiply %319, %317 : tensor<8x4x4x3xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%320 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4x3xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %322 = stablehlo.slice %315 [0:8, 0:4, 0:1] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %323 = stablehlo.reshape %322 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %324 = stablehlo.slice %321 [0:8, 0:4, 0:1] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %325 = stablehlo.reshape %324 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %326 = stablehlo.slice %315 [0:8, 0:4, 1:2] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %327 = stablehlo.reshape %326 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %328 = stablehlo.slice %321 [0:8, 0:4, 1:2] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %329 = stablehlo.reshape %328 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %330 = stablehlo.slice %315 [0:8, 0:4, 2:3] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %331 = stablehlo.reshape %330 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %332 = stablehlo.slice %321 [0:8, 0:4, 2:3] : (tensor<8x4x3xf32>) -> tensor<8x4x1xf32>
    %333 = stablehlo.reshape %332 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %334 = stablehlo.subtract %325, %323 : tensor<8x4xf32>
    %335 = stablehlo.subtract %329, %327 : tensor<8x4xf32>
    %336 = stablehlo.divide %335, %334 : tensor<8x4xf32>
    %337 = stablehlo.multiply %334, %334 : tensor<8x4xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %339 = stablehlo.divide %338, %337 : tensor<8x4xf32>
    %340 = stablehlo.subtract %212#0, %323 : tensor<8x4xf32>
    %341 = stablehlo.divide %340, %334 : tensor<8x4xf32>
    %342 = stablehlo.multiply %334, %334 : tensor<8x4xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %344 = stablehlo.divide %343, %342 : tensor<8x4xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %345:3 = call @clip(%341, %cst_75, %cst_76) : (tensor<8x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>)
    %346 = stablehlo.multiply %345#0, %345#0 : tensor<8x4xf32>
    %347 = stablehlo.subtract %345#0, %346 : tensor<8x4xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %349 = stablehlo.subtract %348, %345#0 : tensor<8x4xf32>
    %350 = stablehlo.multiply %349, %349 : tensor<8x4xf32>
    %cst_78 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %352 = stablehlo.multiply %351, %349 : tensor<8x4xf32>
    %353 = stablehlo.add %333, %331 : tensor<8x4xf32>
    %cst_79 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %355 = stablehlo.multiply %354, %336 : tensor<8x4xf32>
    %356 = stablehlo.subtract %353, %355 : tensor<8x4xf32>
    %357 = stablehlo.multiply %336, %346 : tensor<8x4xf32>
    %358 = stablehlo.multiply %331, %347 : tensor<8x4xf32>
    %359 = stablehlo.add %357, %358 : tensor<8x4xf32>
    %360 = stablehlo.multiply %335, %359 : tensor<8x4xf32>
    %361 = stablehlo.multiply %356, %347 : tensor<8x4xf32>
    %362 = stablehlo.add %336, %361 : tensor<8x4xf32>
    %363 = stablehlo.divide %360, %362 : tensor<8x4xf32>
    %364 = stablehlo.multiply %362, %362 : tensor<8x4xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %366 = stablehlo.divide %365, %364 : tensor<8x4xf32>
    %367 = stablehlo.add %327, %363 : tensor<8x4xf32>
    %368 = stablehlo.log %336 : tensor<8x4xf32>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %370 = stablehlo.multiply %369, %368 : tensor<8x4xf32>
    %371 = stablehlo.multiply %333, %346 : tensor<8x4xf32>
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %373 = stablehlo.multiply %372, %336 : tensor<8x4xf32>
    %374 = stablehlo.multiply %373, %347 : tensor<8x4xf32>
    %375 = stablehlo.add %371, %374 : tensor<8x4xf32>
    %376 = stablehlo.multiply %331, %350 : tensor<8x4xf32>
    %377 = stablehlo.add %375, %376 : tensor<8x4xf32>
    %378 = stablehlo.log %377 : tensor<8x4xf32>
    %379 = stablehlo.add %370, %378 : tensor<8x4xf32>
    %380 = stablehlo.log %362 : tensor<8x4xf32>
    %cst_83 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %382 = stablehlo.multiply %381, %380 : tensor<8x4xf32>
    %383 = stablehlo.subtract %379, %382 : tensor<8x4xf32>
    %384 = stablehlo.slice %272 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %385 = stablehlo.reshape %384 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %386 = stablehlo.subtract %212#0, %385 : tensor<8x4xf32>
    %387 = stablehlo.slice %282 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %388 = stablehlo.reshape %387 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %389 = stablehlo.multiply %386, %388 : tensor<8x4xf32>
    %390 = stablehlo.slice %273 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %391 = stablehlo.reshape %390 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %392 = stablehlo.add %389, %391 : tensor<8x4xf32>
    %393 = call @_where_3(%285, %392, %367) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %394 = stablehlo.slice %272 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %395 = stablehlo.reshape %394 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %396 = stablehlo.subtract %212#0, %395 : tensor<8x4xf32>
    %397 = stablehlo.slice %282 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %398 = stablehlo.reshape %397 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %399 = stablehlo.multiply %396, %398 : tensor<8x4xf32>
    %400 = stablehlo.slice %273 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %401 = stablehlo.reshape %400 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %402 = stablehlo.add %399, %401 : tensor<8x4xf32>
    %403 = call @_where_3(%288, %402, %393) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %404 = stablehlo.slice %282 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %405 = stablehlo.reshape %404 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %406 = stablehlo.log %405 : tensor<8x4xf32>
    %407 = call @_where_3(%285, %406, %383) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %408 = stablehlo.slice %282 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %409 = stablehlo.reshape %408 : (tensor<8x4x1xf32>) -> tensor<8x4xf32>
    %410 = stablehlo.log %409 : tensor<8x4xf32>
    %411 = call @_where_3(%288, %410, %407) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %412:2 = call @_where_7(%3, %212#0, %403) : (tensor<4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xi1>)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413:2 = call @_where_5(%3, %cst_84, %411) : (tensor<4xi1>, tensor<f32>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xi1>)
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.reduce(%413#0 init: %cst_85) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %415 = stablehlo.add %214, %414 : tensor<8xf32>
    %416 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %418 = stablehlo.subtract %412#0, %417 : tensor<8x4xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%419 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %421 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %423 = stablehlo.convert %422 : tensor<8x4xf32>
    %424 = stablehlo.subtract %418, %423 : tensor<8x4xf32>
    %425 = stablehlo.multiply %421, %424 : tensor<8x4xf32>
    %426 = stablehlo.negate %13 : tensor<4xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.reduce(%427 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %429 = stablehlo.add %420, %428 : tensor<8xf32>
    %430 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %432 = stablehlo.subtract %425, %431 : tensor<8x4xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %434 = stablehlo.divide %432, %433 : tensor<8x4xf32>
    %435 = chlo.square %434 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %437 = stablehlo.multiply %436, %434 : tensor<8x4xf32>
    %cst_92 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %439 = stablehlo.multiply %438, %435 : tensor<8x4xf32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %440 = stablehlo.log %cst_93 : tensor<f32>
    %cst_94 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %441 = stablehlo.add %cst_94, %440 : tensor<f32>
    %442 = stablehlo.convert %441 : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %444 = stablehlo.subtract %439, %443 : tensor<8x4xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%444 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %446 = stablehlo.add %445, %429 : tensor<8xf32>
    %447 = stablehlo.add %446, %415 : tensor<8xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %449 = stablehlo.divide %448, %cst_97 : tensor<f32>
    %450 = stablehlo.negate %449 : tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %451 = stablehlo.negate %cst_98 : tensor<f32>
    %cst_99 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %452 = stablehlo.divide %451, %cst_99 : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
    %cst_100 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %456 = stablehlo.multiply %455, %454 : tensor<8x4xf32>
    %457 = stablehlo.multiply %456, %437 : tensor<8x4xf32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %459 = stablehlo.divide %457, %458 : tensor<8x4xf32>
    %460 = stablehlo.multiply %421, %459 : tensor<8x4xf32>
    %461 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
    %462 = call @_where_8(%413#1, %461) : (tensor<8x4xi1>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %463:2 = call @_where_9(%412#1, %460) : (tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %464:2 = call @_where_10(%288, %462) : (tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %465 = stablehlo.divide %464#0, %409 : tensor<8x4xf32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.pad %466, %cst_102, low = [0, 0, 4], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %468:2 = call @_where_10(%285, %464#1) : (tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %469 = stablehlo.divide %468#0, %405 : tensor<8x4xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.pad %470, %cst_103, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %472 = stablehlo.add %467, %471 : tensor<8x4x5xf32>
    %473:2 = call @_where_10(%288, %463#1) : (tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %474 = stablehlo.broadcast_in_dim %473#0, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.pad %474, %cst_104, low = [0, 0, 4], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %476 = stablehlo.multiply %396, %473#0 : tensor<8x4xf32>
    %477 = stablehlo.multiply %473#0, %398 : tensor<8x4xf32>
    %478 = stablehlo.broadcast_in_dim %476, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.pad %478, %cst_105, low = [0, 0, 4], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %480 = stablehlo.add %472, %479 : tensor<8x4x5xf32>
    %481 = stablehlo.negate %477 : tensor<8x4xf32>
    %482 = stablehlo.add %463#0, %477 : tensor<8x4xf32>
    %483 = stablehlo.broadcast_in_dim %481, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.pad %483, %cst_106, low = [0, 0, 4], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %485:2 = call @_where_10(%285, %473#1) : (tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %486 = stablehlo.broadcast_in_dim %485#0, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.pad %486, %cst_107, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %488 = stablehlo.add %475, %487 : tensor<8x4x5xf32>
    %489 = stablehlo.multiply %386, %485#0 : tensor<8x4xf32>
    %490 = stablehlo.multiply %485#0, %388 : tensor<8x4xf32>
    %491 = stablehlo.broadcast_in_dim %489, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.pad %491, %cst_108, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %493 = stablehlo.add %480, %492 : tensor<8x4x5xf32>
    %494 = stablehlo.negate %490 : tensor<8x4xf32>
    %495 = stablehlo.add %482, %490 : tensor<8x4xf32>
    %496 = stablehlo.broadcast_in_dim %494, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.pad %496, %cst_109, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %498 = stablehlo.add %484, %497 : tensor<8x4x5xf32>
    %499 = stablehlo.negate %468#1 : tensor<8x4xf32>
    %cst_110 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %501 = stablehlo.multiply %500, %499 : tensor<8x4xf32>
    %502 = stablehlo.divide %501, %362 : tensor<8x4xf32>
    %503 = stablehlo.divide %468#1, %377 : tensor<8x4xf32>
    %504 = stablehlo.multiply %331, %503 : tensor<8x4xf32>
    %505 = stablehlo.multiply %503, %350 : tensor<8x4xf32>
    %506 = stablehlo.multiply %373, %503 : tensor<8x4xf32>
    %507 = stablehlo.multiply %503, %347 : tensor<8x4xf32>
    %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %509 = stablehlo.multiply %508, %507 : tensor<8x4xf32>
    %510 = stablehlo.multiply %333, %503 : tensor<8x4xf32>
    %511 = stablehlo.multiply %503, %346 : tensor<8x4xf32>
    %cst_112 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %513 = stablehlo.multiply %512, %468#1 : tensor<8x4xf32>
    %514 = stablehlo.divide %513, %336 : tensor<8x4xf32>
    %515 = stablehlo.add %509, %514 : tensor<8x4xf32>
    %516 = stablehlo.multiply %485#1, %366 : tensor<8x4xf32>
    %517 = stablehlo.multiply %516, %360 : tensor<8x4xf32>
    %518 = stablehlo.negate %517 : tensor<8x4xf32>
    %519 = stablehlo.add %502, %518 : tensor<8x4xf32>
    %520 = stablehlo.divide %485#1, %362 : tensor<8x4xf32>
    %521 = stablehlo.add %515, %519 : tensor<8x4xf32>
    %522 = stablehlo.multiply %356, %519 : tensor<8x4xf32>
    %523 = stablehlo.add %506, %522 : tensor<8x4xf32>
    %524 = stablehlo.multiply %519, %347 : tensor<8x4xf32>
    %525 = stablehlo.multiply %335, %520 : tensor<8x4xf32>
    %526 = stablehlo.multiply %520, %359 : tensor<8x4xf32>
    %527 = stablehlo.multiply %331, %525 : tensor<8x4xf32>
    %528 = stablehlo.add %523, %527 : tensor<8x4xf32>
    %529 = stablehlo.multiply %525, %347 : tensor<8x4xf32>
    %530 = stablehlo.add %505, %529 : tensor<8x4xf32>
    %531 = stablehlo.multiply %336, %525 : tensor<8x4xf32>
    %532 = stablehlo.add %510, %531 : tensor<8x4xf32>
    %533 = stablehlo.multiply %525, %346 : tensor<8x4xf32>
    %534 = stablehlo.add %521, %533 : tensor<8x4xf32>
    %535 = stablehlo.negate %524 : tensor<8x4xf32>
    %cst_113 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %537 = stablehlo.multiply %536, %535 : tensor<8x4xf32>
    %538 = stablehlo.add %534, %537 : tensor<8x4xf32>
    %539 = stablehlo.add %511, %524 : tensor<8x4xf32>
    %540 = stablehlo.add %530, %524 : tensor<8x4xf32>
    %541 = stablehlo.multiply %504, %352 : tensor<8x4xf32>
    %542 = stablehlo.negate %541 : tensor<8x4xf32>
    %543 = stablehlo.negate %528 : tensor<8x4xf32>
    %544 = stablehlo.add %542, %528 : tensor<8x4xf32>
    %545 = stablehlo.add %532, %543 : tensor<8x4xf32>
    %546 = stablehlo.multiply %345#0, %545 : tensor<8x4xf32>
    %547 = stablehlo.add %544, %546 : tensor<8x4xf32>
    %548 = stablehlo.multiply %545, %345#0 : tensor<8x4xf32>
    %549 = stablehlo.add %547, %548 : tensor<8x4xf32>
    %550 = call @clip_11(%345#1, %345#2, %549) : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %551 = stablehlo.multiply %550, %344 : tensor<8x4xf32>
    %552 = stablehlo.multiply %551, %340 : tensor<8x4xf32>
    %553 = stablehlo.negate %552 : tensor<8x4xf32>
    %554 = stablehlo.divide %550, %334 : tensor<8x4xf32>
    %555 = stablehlo.negate %554 : tensor<8x4xf32>
    %556 = stablehlo.add %495, %554 : tensor<8x4xf32>
    %557 = stablehlo.multiply %538, %339 : tensor<8x4xf32>
    %558 = stablehlo.multiply %557, %335 : tensor<8x4xf32>
    %559 = stablehlo.negate %558 : tensor<8x4xf32>
    %560 = stablehlo.add %553, %559 : tensor<8x4xf32>
    %561 = stablehlo.divide %538, %334 : tensor<8x4xf32>
    %562 = stablehlo.add %526, %561 : tensor<8x4xf32>
    %563 = stablehlo.negate %562 : tensor<8x4xf32>
    %564 = stablehlo.add %485#1, %563 : tensor<8x4xf32>
    %565 = stablehlo.negate %560 : tensor<8x4xf32>
    %566 = stablehlo.add %555, %565 : tensor<8x4xf32>
    %567 = stablehlo.broadcast_in_dim %539, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.pad %567, %cst_114, low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %569 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.pad %569, %cst_115, low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %571 = stablehlo.broadcast_in_dim %562, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.pad %571, %cst_116, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %573 = stablehlo.add %568, %572 : tensor<8x4x3xf32>
    %574 = stablehlo.broadcast_in_dim %564, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %575 = stablehlo.pad %574, %cst_117, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %576 = stablehlo.add %570, %575 : tensor<8x4x3xf32>
    %577 = stablehlo.broadcast_in_dim %560, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.pad %577, %cst_118, low = [0, 0, 0], high = [0, 0, 2], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %579 = stablehlo.add %573, %578 : tensor<8x4x3xf32>
    %580 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %581 = stablehlo.pad %580, %cst_119, low = [0, 0, 0], high = [0, 0, 2], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %582 = stablehlo.add %576, %581 : tensor<8x4x3xf32>
    %583 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 3] : (tensor<8x4x3xf32>) -> tensor<8x4x4x3xf32>
    %584 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2, 3] : (tensor<8x4x4x1xf32>) -> tensor<8x4x4x3xf32>
    %585 = stablehlo.multiply %584, %583 : tensor<8x4x4x3xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.pad %585, %cst_120, low = [0, 0, 1, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x4x4x3xf32>, tensor<f32>) -> tensor<8x4x5x3xf32>
    %587 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 3] : (tensor<8x4x3xf32>) -> tensor<8x4x4x3xf32>
    %588 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2, 3] : (tensor<8x4x4x1xf32>) -> tensor<8x4x4x3xf32>
    %589 = stablehlo.multiply %588, %587 : tensor<8x4x4x3xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.pad %589, %cst_121, low = [0, 0, 0, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<8x4x4x3xf32>, tensor<f32>) -> tensor<8x4x5x3xf32>
    %591 = stablehlo.add %586, %590 : tensor<8x4x5x3xf32>
    %592 = stablehlo.slice %591 [0:8, 0:4, 0:5, 0:1] : (tensor<8x4x5x3xf32>) -> tensor<8x4x5x1xf32>
    %593 = stablehlo.reshape %592 : (tensor<8x4x5x1xf32>) -> tensor<8x4x5xf32>
    %594 = stablehlo.slice %591 [0:8, 0:4, 0:5, 1:2] : (tensor<8x4x5x3xf32>) -> tensor<8x4x5x1xf32>
    %595 = stablehlo.reshape %594 : (tensor<8x4x5x1xf32>) -> tensor<8x4x5xf32>
    %596 = stablehlo.slice %591 [0:8, 0:4, 0:5, 2:3] : (tensor<8x4x5x3xf32>) -> tensor<8x4x5x1xf32>
    %597 = stablehlo.reshape %596 : (tensor<8x4x5x1xf32>) -> tensor<8x4x5xf32>
    %598 = stablehlo.add %498, %593 : tensor<8x4x5xf32>
    %599 = stablehlo.add %488, %595 : tensor<8x4x5xf32>
    %600 = stablehlo.add %493, %597 : tensor<8x4x5xf32>
    %601 = call @softplus_12(%280#1, %600) : (tensor<8x4x5xf32>, tensor<8x4x5xf32>) -> tensor<8x4x5xf32>
    %602 = stablehlo.slice %599 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %603 = stablehlo.slice %599 [0:8, 0:4, 1:4] : (tensor<8x4x5xf32>) -> tensor<8x4x3xf32>
    %604 = stablehlo.slice %599 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %605 = stablehlo.slice %598 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %606 = stablehlo.slice %598 [0:8, 0:4, 1:4] : (tensor<8x4x5xf32>) -> tensor<8x4x3xf32>
    %607 = stablehlo.slice %598 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %608 = call @cumsum_13(%603) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.pad %608, %cst_122, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<8x4x3xf32>, tensor<f32>) -> tensor<8x4x4xf32>
    %610 = call @cumsum_13(%606) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.pad %610, %cst_123, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<8x4x3xf32>, tensor<f32>) -> tensor<8x4x4xf32>
    %cst_124 = stablehlo.constant dense<5.999600e+00> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %613 = stablehlo.multiply %609, %612 : tensor<8x4x4xf32>
    %614 = stablehlo.broadcast_in_dim %257, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %615 = stablehlo.multiply %613, %614 : tensor<8x4x4xf32>
    %616 = stablehlo.multiply %615, %250 : tensor<8x4x4xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.reduce(%616 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %618 = stablehlo.reshape %617 : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %619 = stablehlo.negate %618 : tensor<8x4x1xf32>
    %620 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %621 = stablehlo.divide %613, %620 : tensor<8x4x4xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%619 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %624 = stablehlo.add %621, %623 : tensor<8x4x4xf32>
    %625 = stablehlo.multiply %624, %250 : tensor<8x4x4xf32>
    %cst_127 = stablehlo.constant dense<5.999600e+00> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %627 = stablehlo.multiply %611, %626 : tensor<8x4x4xf32>
    %628 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %629 = stablehlo.multiply %627, %628 : tensor<8x4x4xf32>
    %630 = stablehlo.multiply %629, %232 : tensor<8x4x4xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.reduce(%630 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %632 = stablehlo.reshape %631 : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %633 = stablehlo.negate %632 : tensor<8x4x1xf32>
    %634 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %635 = stablehlo.divide %627, %634 : tensor<8x4x4xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%633 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %638 = stablehlo.add %635, %637 : tensor<8x4x4xf32>
    %639 = stablehlo.multiply %638, %232 : tensor<8x4x4xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.pad %601, %cst_130, low = [0, 0, 8], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x5xf32>, tensor<f32>) -> tensor<8x4x13xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.pad %625, %cst_131, low = [0, 0, 4], high = [0, 0, 5], interior = [0, 0, 0] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4x13xf32>
    %642 = stablehlo.add %640, %641 : tensor<8x4x13xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.pad %639, %cst_132, low = [0, 0, 0], high = [0, 0, 9], interior = [0, 0, 0] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4x13xf32>
    %644 = stablehlo.add %642, %643 : tensor<8x4x13xf32>
    %645 = stablehlo.reshape %644 : (tensor<8x4x13xf32>) -> tensor<8x52xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_133) applies stablehlo.add across dimensions = [0] : (tensor<8x52xf32>, tensor<f32>) -> tensor<52xf32>
    %647 = stablehlo.dot_general %645, %218, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x52xf32>, tensor<8x16xf32>) -> tensor<52x16xf32>
    %648 = stablehlo.transpose %647, dims = [1, 0] : (tensor<52x16xf32>) -> tensor<16x52xf32>
    %649 = stablehlo.dot_general %645, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x52xf32>, tensor<16x52xf32>) -> tensor<8x16xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%649 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %651 = stablehlo.dot_general %649, %215#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %652 = stablehlo.transpose %651, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %653 = stablehlo.dot_general %649, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
    %654 = call @_where_15(%215#1, %653) : (tensor<8x4xi1>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %655 = stablehlo.add %556, %654 : tensor<8x4xf32>
    %656 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
    %657 = call @_where_8(%213#1, %656) : (tensor<8x4xi1>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %658 = call @_where_16(%212#1, %655) : (tensor<8x4xi1>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %659:2 = call @_where_10(%88, %657) : (tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %660 = stablehlo.divide %659#0, %209 : tensor<8x4xf32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.pad %661, %cst_135, low = [0, 0, 4], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %663:2 = call @_where_10(%85, %659#1) : (tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %664 = stablehlo.divide %663#0, %205 : tensor<8x4xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.pad %665, %cst_136, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %667 = stablehlo.add %662, %666 : tensor<8x4x5xf32>
    %668:2 = call @_where_10(%88, %658) : (tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %669 = stablehlo.broadcast_in_dim %668#0, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.pad %669, %cst_137, low = [0, 0, 4], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %671 = stablehlo.multiply %196, %668#0 : tensor<8x4xf32>
    %672 = stablehlo.multiply %668#0, %198 : tensor<8x4xf32>
    %673 = stablehlo.broadcast_in_dim %671, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.pad %673, %cst_138, low = [0, 0, 4], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %675 = stablehlo.add %667, %674 : tensor<8x4x5xf32>
    %676 = stablehlo.negate %672 : tensor<8x4xf32>
    %677 = stablehlo.broadcast_in_dim %676, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %678 = stablehlo.pad %677, %cst_139, low = [0, 0, 4], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %679:2 = call @_where_10(%85, %668#1) : (tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %680 = stablehlo.broadcast_in_dim %679#0, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.pad %680, %cst_140, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %682 = stablehlo.add %670, %681 : tensor<8x4x5xf32>
    %683 = stablehlo.multiply %186, %679#0 : tensor<8x4xf32>
    %684 = stablehlo.multiply %679#0, %188 : tensor<8x4xf32>
    %685 = stablehlo.broadcast_in_dim %683, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.pad %685, %cst_141, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %687 = stablehlo.add %675, %686 : tensor<8x4x5xf32>
    %688 = stablehlo.negate %684 : tensor<8x4xf32>
    %689 = stablehlo.broadcast_in_dim %688, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.pad %689, %cst_142, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x5xf32>
    %691 = stablehlo.add %678, %690 : tensor<8x4x5xf32>
    %692 = stablehlo.negate %663#1 : tensor<8x4xf32>
    %cst_143 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %694 = stablehlo.multiply %693, %692 : tensor<8x4xf32>
    %695 = stablehlo.divide %694, %162 : tensor<8x4xf32>
    %696 = stablehlo.divide %663#1, %177 : tensor<8x4xf32>
    %697 = stablehlo.multiply %131, %696 : tensor<8x4xf32>
    %698 = stablehlo.multiply %696, %150 : tensor<8x4xf32>
    %699 = stablehlo.multiply %173, %696 : tensor<8x4xf32>
    %700 = stablehlo.multiply %696, %147 : tensor<8x4xf32>
    %cst_144 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %702 = stablehlo.multiply %701, %700 : tensor<8x4xf32>
    %703 = stablehlo.multiply %133, %696 : tensor<8x4xf32>
    %704 = stablehlo.multiply %696, %146 : tensor<8x4xf32>
    %cst_145 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %706 = stablehlo.multiply %705, %663#1 : tensor<8x4xf32>
    %707 = stablehlo.divide %706, %136 : tensor<8x4xf32>
    %708 = stablehlo.add %702, %707 : tensor<8x4xf32>
    %709 = stablehlo.multiply %679#1, %166 : tensor<8x4xf32>
    %710 = stablehlo.multiply %709, %160 : tensor<8x4xf32>
    %711 = stablehlo.negate %710 : tensor<8x4xf32>
    %712 = stablehlo.add %695, %711 : tensor<8x4xf32>
    %713 = stablehlo.divide %679#1, %162 : tensor<8x4xf32>
    %714 = stablehlo.add %708, %712 : tensor<8x4xf32>
    %715 = stablehlo.multiply %156, %712 : tensor<8x4xf32>
    %716 = stablehlo.add %699, %715 : tensor<8x4xf32>
    %717 = stablehlo.multiply %712, %147 : tensor<8x4xf32>
    %718 = stablehlo.multiply %135, %713 : tensor<8x4xf32>
    %719 = stablehlo.multiply %713, %159 : tensor<8x4xf32>
    %720 = stablehlo.multiply %131, %718 : tensor<8x4xf32>
    %721 = stablehlo.add %716, %720 : tensor<8x4xf32>
    %722 = stablehlo.multiply %718, %147 : tensor<8x4xf32>
    %723 = stablehlo.add %698, %722 : tensor<8x4xf32>
    %724 = stablehlo.multiply %136, %718 : tensor<8x4xf32>
    %725 = stablehlo.add %703, %724 : tensor<8x4xf32>
    %726 = stablehlo.multiply %718, %146 : tensor<8x4xf32>
    %727 = stablehlo.add %714, %726 : tensor<8x4xf32>
    %728 = stablehlo.negate %717 : tensor<8x4xf32>
    %cst_146 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %730 = stablehlo.multiply %729, %728 : tensor<8x4xf32>
    %731 = stablehlo.add %727, %730 : tensor<8x4xf32>
    %732 = stablehlo.add %704, %717 : tensor<8x4xf32>
    %733 = stablehlo.add %723, %717 : tensor<8x4xf32>
    %734 = stablehlo.multiply %697, %152 : tensor<8x4xf32>
    %735 = stablehlo.negate %734 : tensor<8x4xf32>
    %736 = stablehlo.negate %721 : tensor<8x4xf32>
    %737 = stablehlo.add %735, %721 : tensor<8x4xf32>
    %738 = stablehlo.add %725, %736 : tensor<8x4xf32>
    %739 = stablehlo.multiply %145#0, %738 : tensor<8x4xf32>
    %740 = stablehlo.add %737, %739 : tensor<8x4xf32>
    %741 = stablehlo.multiply %738, %145#0 : tensor<8x4xf32>
    %742 = stablehlo.add %740, %741 : tensor<8x4xf32>
    %743 = call @clip_11(%145#1, %145#2, %742) : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %744 = stablehlo.multiply %743, %144 : tensor<8x4xf32>
    %745 = stablehlo.multiply %744, %140 : tensor<8x4xf32>
    %746 = stablehlo.negate %745 : tensor<8x4xf32>
    %747 = stablehlo.divide %743, %134 : tensor<8x4xf32>
    %748 = stablehlo.negate %747 : tensor<8x4xf32>
    %749 = stablehlo.multiply %731, %139 : tensor<8x4xf32>
    %750 = stablehlo.multiply %749, %135 : tensor<8x4xf32>
    %751 = stablehlo.negate %750 : tensor<8x4xf32>
    %752 = stablehlo.add %746, %751 : tensor<8x4xf32>
    %753 = stablehlo.divide %731, %134 : tensor<8x4xf32>
    %754 = stablehlo.add %719, %753 : tensor<8x4xf32>
    %755 = stablehlo.negate %754 : tensor<8x4xf32>
    %756 = stablehlo.add %679#1, %755 : tensor<8x4xf32>
    %757 = stablehlo.negate %752 : tensor<8x4xf32>
    %758 = stablehlo.add %748, %757 : tensor<8x4xf32>
    %759 = stablehlo.broadcast_in_dim %732, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.pad %759, %cst_147, low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %761 = stablehlo.broadcast_in_dim %733, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.pad %761, %cst_148, low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %763 = stablehlo.broadcast_in_dim %754, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %764 = stablehlo.pad %763, %cst_149, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %765 = stablehlo.add %760, %764 : tensor<8x4x3xf32>
    %766 = stablehlo.broadcast_in_dim %756, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.pad %766, %cst_150, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %768 = stablehlo.add %762, %767 : tensor<8x4x3xf32>
    %769 = stablehlo.broadcast_in_dim %752, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.pad %769, %cst_151, low = [0, 0, 0], high = [0, 0, 2], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %771 = stablehlo.add %765, %770 : tensor<8x4x3xf32>
    %772 = stablehlo.broadcast_in_dim %758, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.pad %772, %cst_152, low = [0, 0, 0], high = [0, 0, 2], interior = [0, 0, 0] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    %774 = stablehlo.add %768, %773 : tensor<8x4x3xf32>
    %775 = stablehlo.broadcast_in_dim %771, dims = [0, 1, 3] : (tensor<8x4x3xf32>) -> tensor<8x4x4x3xf32>
    %776 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<8x4x4x1xf32>) -> tensor<8x4x4x3xf32>
    %777 = stablehlo.multiply %776, %775 : tensor<8x4x4x3xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.pad %777, %cst_153, low = [0, 0, 1, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x4x4x3xf32>, tensor<f32>) -> tensor<8x4x5x3xf32>
    %779 = stablehlo.broadcast_in_dim %774, dims = [0, 1, 3] : (tensor<8x4x3xf32>) -> tensor<8x4x4x3xf32>
    %780 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<8x4x4x1xf32>) -> tensor<8x4x4x3xf32>
    %781 = stablehlo.multiply %780, %779 : tensor<8x4x4x3xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %782 = stablehlo.pad %781, %cst_154, low = [0, 0, 0, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<8x4x4x3xf32>, tensor<f32>) -> tensor<8x4x5x3xf32>
    %783 = stablehlo.add %778, %782 : tensor<8x4x5x3xf32>
    %784 = stablehlo.slice %783 [0:8, 0:4, 0:5, 0:1] : (tensor<8x4x5x3xf32>) -> tensor<8x4x5x1xf32>
    %785 = stablehlo.reshape %784 : (tensor<8x4x5x1xf32>) -> tensor<8x4x5xf32>
    %786 = stablehlo.slice %783 [0:8, 0:4, 0:5, 1:2] : (tensor<8x4x5x3xf32>) -> tensor<8x4x5x1xf32>
    %787 = stablehlo.reshape %786 : (tensor<8x4x5x1xf32>) -> tensor<8x4x5xf32>
    %788 = stablehlo.slice %783 [0:8, 0:4, 0:5, 2:3] : (tensor<8x4x5x3xf32>) -> tensor<8x4x5x1xf32>
    %789 = stablehlo.reshape %788 : (tensor<8x4x5x1xf32>) -> tensor<8x4x5xf32>
    %790 = stablehlo.add %691, %785 : tensor<8x4x5xf32>
    %791 = stablehlo.add %682, %787 : tensor<8x4x5xf32>
    %792 = stablehlo.add %687, %789 : tensor<8x4x5xf32>
    %793 = call @softplus_12(%80#1, %792) : (tensor<8x4x5xf32>, tensor<8x4x5xf32>) -> tensor<8x4x5xf32>
    %794 = stablehlo.slice %791 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %795 = stablehlo.slice %791 [0:8, 0:4, 1:4] : (tensor<8x4x5xf32>) -> tensor<8x4x3xf32>
    %796 = stablehlo.slice %791 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %797 = stablehlo.slice %790 [0:8, 0:4, 0:1] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %798 = stablehlo.slice %790 [0:8, 0:4, 1:4] : (tensor<8x4x5xf32>) -> tensor<8x4x3xf32>
    %799 = stablehlo.slice %790 [0:8, 0:4, 4:5] : (tensor<8x4x5xf32>) -> tensor<8x4x1xf32>
    %800 = call @cumsum_13(%795) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.pad %800, %cst_155, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<8x4x3xf32>, tensor<f32>) -> tensor<8x4x4xf32>
    %802 = call @cumsum_13(%798) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %803 = stablehlo.pad %802, %cst_156, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<8x4x3xf32>, tensor<f32>) -> tensor<8x4x4xf32>
    %cst_157 = stablehlo.constant dense<5.999600e+00> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %805 = stablehlo.multiply %801, %804 : tensor<8x4x4xf32>
    %806 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %807 = stablehlo.multiply %805, %806 : tensor<8x4x4xf32>
    %808 = stablehlo.multiply %807, %50 : tensor<8x4x4xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.reduce(%808 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %810 = stablehlo.reshape %809 : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %811 = stablehlo.negate %810 : tensor<8x4x1xf32>
    %812 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %813 = stablehlo.divide %805, %812 : tensor<8x4x4xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %814 = stablehlo.reduce(%811 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %816 = stablehlo.add %813, %815 : tensor<8x4x4xf32>
    %817 = stablehlo.multiply %816, %50 : tensor<8x4x4xf32>
    %cst_160 = stablehlo.constant dense<5.999600e+00> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<8x4x4xf32>
    %819 = stablehlo.multiply %803, %818 : tensor<8x4x4xf32>
    %820 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %821 = stablehlo.multiply %819, %820 : tensor<8x4x4xf32>
    %822 = stablehlo.multiply %821, %32 : tensor<8x4x4xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %823 = stablehlo.reduce(%822 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %824 = stablehlo.reshape %823 : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %825 = stablehlo.negate %824 : tensor<8x4x1xf32>
    %826 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4xf32>
    %827 = stablehlo.divide %819, %826 : tensor<8x4x4xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %828 = stablehlo.reduce(%825 init: %cst_162) applies stablehlo.add across dimensions = [2] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %829 = stablehlo.broadcast_in_dim %828, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %830 = stablehlo.add %827, %829 : tensor<8x4x4xf32>
    %831 = stablehlo.multiply %830, %32 : tensor<8x4x4xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %832 = stablehlo.pad %793, %cst_163, low = [0, 0, 8], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x4x5xf32>, tensor<f32>) -> tensor<8x4x13xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.pad %817, %cst_164, low = [0, 0, 4], high = [0, 0, 5], interior = [0, 0, 0] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4x13xf32>
    %834 = stablehlo.add %832, %833 : tensor<8x4x13xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.pad %831, %cst_165, low = [0, 0, 0], high = [0, 0, 9], interior = [0, 0, 0] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4x13xf32>
    %836 = stablehlo.add %834, %835 : tensor<8x4x13xf32>
    %837 = stablehlo.reshape %836 : (tensor<8x4x13xf32>) -> tensor<8x52xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%837 init: %cst_166) applies stablehlo.add across dimensions = [0] : (tensor<8x52xf32>, tensor<f32>) -> tensor<52xf32>
    %839 = stablehlo.dot_general %837, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x52xf32>, tensor<8x16xf32>) -> tensor<52x16xf32>
    %840 = stablehlo.transpose %839, dims = [1, 0] : (tensor<52x16xf32>) -> tensor<16x52xf32>
    %841 = stablehlo.dot_general %837, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x52xf32>, tensor<16x52xf32>) -> tensor<8x16xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.reduce(%841 init: %cst_167) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %843 = stablehlo.dot_general %841, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %844 = stablehlo.transpose %843, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %845 = chlo.square %646 : tensor<52xf32> -> tensor<52xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %847 = chlo.square %846 : tensor<52xf32> -> tensor<52xf32>
    %848 = stablehlo.add %845, %847 : tensor<52xf32>
    %849 = chlo.square %648 : tensor<16x52xf32> -> tensor<16x52xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %851 = chlo.square %850 : tensor<16x52xf32> -> tensor<16x52xf32>
    %852 = stablehlo.add %849, %851 : tensor<16x52xf32>
    %853 = chlo.square %838 : tensor<52xf32> -> tensor<52xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %855 = chlo.square %854 : tensor<52xf32> -> tensor<52xf32>
    %856 = stablehlo.add %853, %855 : tensor<52xf32>
    %857 = chlo.square %840 : tensor<16x52xf32> -> tensor<16x52xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %859 = chlo.square %858 : tensor<16x52xf32> -> tensor<16x52xf32>
    %860 = stablehlo.add %857, %859 : tensor<16x52xf32>
    %861 = chlo.square %650 : tensor<16xf32> -> tensor<16xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %863 = chlo.square %862 : tensor<16xf32> -> tensor<16xf32>
    %864 = stablehlo.add %861, %863 : tensor<16xf32>
    %865 = chlo.square %652 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %867 = chlo.square %866 : tensor<4x16xf32> -> tensor<4x16xf32>
    %868 = stablehlo.add %865, %867 : tensor<4x16xf32>
    %869 = chlo.square %842 : tensor<16xf32> -> tensor<16xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %871 = chlo.square %870 : tensor<16xf32> -> tensor<16xf32>
    %872 = stablehlo.add %869, %871 : tensor<16xf32>
    %873 = chlo.square %844 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %874 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %875 = chlo.square %874 : tensor<4x16xf32> -> tensor<4x16xf32>
    %876 = stablehlo.add %873, %875 : tensor<4x16xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.reduce(%848 init: %cst_176) applies stablehlo.add across dimensions = [0] : (tensor<52xf32>, tensor<f32>) -> tensor<f32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %878 = stablehlo.reduce(%852 init: %cst_177) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x52xf32>, tensor<f32>) -> tensor<f32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %879 = stablehlo.reduce(%856 init: %cst_178) applies stablehlo.add across dimensions = [0] : (tensor<52xf32>, tensor<f32>) -> tensor<f32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.reduce(%860 init: %cst_179) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x52xf32>, tensor<f32>) -> tensor<f32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %881 = stablehlo.reduce(%864 init: %cst_180) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %882 = stablehlo.reduce(%868 init: %cst_181) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %883 = stablehlo.reduce(%872 init: %cst_182) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %884 = stablehlo.reduce(%876 init: %cst_183) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %885 = stablehlo.add %cst_184, %877 : tensor<f32>
    %886 = stablehlo.add %885, %878 : tensor<f32>
    %887 = stablehlo.add %886, %879 : tensor<f32>
    %888 = stablehlo.add %887, %880 : tensor<f32>
    %889 = stablehlo.add %888, %881 : tensor<f32>
    %890 = stablehlo.add %889, %882 : tensor<f32>
    %891 = stablehlo.add %890, %883 : tensor<f32>
    %892 = stablehlo.add %891, %884 : tensor<f32>
    %893 = stablehlo.sqrt %892 : tensor<f32>
    %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %894 = stablehlo.compare LT, %893, %cst_185, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %895 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %896 = stablehlo.divide %646, %895 : tensor<52xf32>
    %cst_186 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %898 = stablehlo.multiply %896, %897 : tensor<52xf32>
    %899 = stablehlo.select %894, %646, %898 : tensor<i1>, tensor<52xf32>
    %900 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %901 = stablehlo.divide %648, %900 : tensor<16x52xf32>
    %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %903 = stablehlo.multiply %901, %902 : tensor<16x52xf32>
    %904 = stablehlo.select %894, %648, %903 : tensor<i1>, tensor<16x52xf32>
    %905 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %906 = stablehlo.divide %838, %905 : tensor<52xf32>
    %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %908 = stablehlo.multiply %906, %907 : tensor<52xf32>
    %909 = stablehlo.select %894, %838, %908 : tensor<i1>, tensor<52xf32>
    %910 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %911 = stablehlo.divide %840, %910 : tensor<16x52xf32>
    %cst_189 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %913 = stablehlo.multiply %911, %912 : tensor<16x52xf32>
    %914 = stablehlo.select %894, %840, %913 : tensor<i1>, tensor<16x52xf32>
    %915 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %916 = stablehlo.divide %650, %915 : tensor<16xf32>
    %cst_190 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %918 = stablehlo.multiply %916, %917 : tensor<16xf32>
    %919 = stablehlo.select %894, %650, %918 : tensor<i1>, tensor<16xf32>
    %920 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %921 = stablehlo.divide %652, %920 : tensor<4x16xf32>
    %cst_191 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %923 = stablehlo.multiply %921, %922 : tensor<4x16xf32>
    %924 = stablehlo.select %894, %652, %923 : tensor<i1>, tensor<4x16xf32>
    %925 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %926 = stablehlo.divide %842, %925 : tensor<16xf32>
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %928 = stablehlo.multiply %926, %927 : tensor<16xf32>
    %929 = stablehlo.select %894, %842, %928 : tensor<i1>, tensor<16xf32>
    %930 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %931 = stablehlo.divide %844, %930 : tensor<4x16xf32>
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %933 = stablehlo.multiply %931, %932 : tensor<4x16xf32>
    %934 = stablehlo.select %894, %844, %933 : tensor<i1>, tensor<4x16xf32>
    %cst_194 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %936 = stablehlo.multiply %935, %899 : tensor<52xf32>
    %cst_195 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %938 = stablehlo.multiply %937, %arg9 : tensor<52xf32>
    %939 = stablehlo.add %936, %938 : tensor<52xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %941 = stablehlo.multiply %940, %904 : tensor<16x52xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %943 = stablehlo.multiply %942, %arg10 : tensor<16x52xf32>
    %944 = stablehlo.add %941, %943 : tensor<16x52xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %946 = stablehlo.multiply %945, %909 : tensor<52xf32>
    %cst_199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %948 = stablehlo.multiply %947, %arg11 : tensor<52xf32>
    %949 = stablehlo.add %946, %948 : tensor<52xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %951 = stablehlo.multiply %950, %914 : tensor<16x52xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %953 = stablehlo.multiply %952, %arg12 : tensor<16x52xf32>
    %954 = stablehlo.add %951, %953 : tensor<16x52xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %956 = stablehlo.multiply %955, %919 : tensor<16xf32>
    %cst_203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %958 = stablehlo.multiply %957, %arg13 : tensor<16xf32>
    %959 = stablehlo.add %956, %958 : tensor<16xf32>
    %cst_204 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %961 = stablehlo.multiply %960, %924 : tensor<4x16xf32>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %963 = stablehlo.multiply %962, %arg14 : tensor<4x16xf32>
    %964 = stablehlo.add %961, %963 : tensor<4x16xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %966 = stablehlo.multiply %965, %929 : tensor<16xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %968 = stablehlo.multiply %967, %arg15 : tensor<16xf32>
    %969 = stablehlo.add %966, %968 : tensor<16xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %971 = stablehlo.multiply %970, %934 : tensor<4x16xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %973 = stablehlo.multiply %972, %arg16 : tensor<4x16xf32>
    %974 = stablehlo.add %971, %973 : tensor<4x16xf32>
    %975 = stablehlo.multiply %899, %899 : tensor<52xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %977 = stablehlo.multiply %976, %975 : tensor<52xf32>
    %cst_211 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %979 = stablehlo.multiply %978, %arg17 : tensor<52xf32>
    %980 = stablehlo.add %977, %979 : tensor<52xf32>
    %981 = stablehlo.multiply %904, %904 : tensor<16x52xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %983 = stablehlo.multiply %982, %981 : tensor<16x52xf32>
    %cst_213 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %985 = stablehlo.multiply %984, %arg18 : tensor<16x52xf32>
    %986 = stablehlo.add %983, %985 : tensor<16x52xf32>
    %987 = stablehlo.multiply %909, %909 : tensor<52xf32>
    %cst_214 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %989 = stablehlo.multiply %988, %987 : tensor<52xf32>
    %cst_215 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %991 = stablehlo.multiply %990, %arg19 : tensor<52xf32>
    %992 = stablehlo.add %989, %991 : tensor<52xf32>
    %993 = stablehlo.multiply %914, %914 : tensor<16x52xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %995 = stablehlo.multiply %994, %993 : tensor<16x52xf32>
    %cst_217 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %997 = stablehlo.multiply %996, %arg20 : tensor<16x52xf32>
    %998 = stablehlo.add %995, %997 : tensor<16x52xf32>
    %999 = stablehlo.multiply %919, %919 : tensor<16xf32>
    %cst_218 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1001 = stablehlo.multiply %1000, %999 : tensor<16xf32>
    %cst_219 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1003 = stablehlo.multiply %1002, %arg21 : tensor<16xf32>
    %1004 = stablehlo.add %1001, %1003 : tensor<16xf32>
    %1005 = stablehlo.multiply %924, %924 : tensor<4x16xf32>
    %cst_220 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1007 = stablehlo.multiply %1006, %1005 : tensor<4x16xf32>
    %cst_221 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1009 = stablehlo.multiply %1008, %arg22 : tensor<4x16xf32>
    %1010 = stablehlo.add %1007, %1009 : tensor<4x16xf32>
    %1011 = stablehlo.multiply %929, %929 : tensor<16xf32>
    %cst_222 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1013 = stablehlo.multiply %1012, %1011 : tensor<16xf32>
    %cst_223 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1015 = stablehlo.multiply %1014, %arg23 : tensor<16xf32>
    %1016 = stablehlo.add %1013, %1015 : tensor<16xf32>
    %1017 = stablehlo.multiply %934, %934 : tensor<4x16xf32>
    %cst_224 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1019 = stablehlo.multiply %1018, %1017 : tensor<4x16xf32>
    %cst_225 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1021 = stablehlo.multiply %1020, %arg24 : tensor<4x16xf32>
    %1022 = stablehlo.add %1019, %1021 : tensor<4x16xf32>
    %c_226 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1023 = stablehlo.compare LT, %arg8, %c_226, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_227 = stablehlo.constant dense<1> : tensor<i32>
    %1024 = stablehlo.add %arg8, %c_227 : tensor<i32>
    %c_228 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1025 = call @_where(%1023, %1024, %c_228) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_229 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1026 = stablehlo.convert %1025 : (tensor<i32>) -> tensor<f32>
    %1027 = stablehlo.power %cst_229, %1026 : tensor<f32>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1028 = stablehlo.subtract %cst_230, %1027 : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1030 = stablehlo.divide %939, %1029 : tensor<52xf32>
    %1031 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1032 = stablehlo.divide %944, %1031 : tensor<16x52xf32>
    %1033 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1034 = stablehlo.divide %949, %1033 : tensor<52xf32>
    %1035 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1036 = stablehlo.divide %954, %1035 : tensor<16x52xf32>
    %1037 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1038 = stablehlo.divide %959, %1037 : tensor<16xf32>
    %1039 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1040 = stablehlo.divide %964, %1039 : tensor<4x16xf32>
    %1041 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1042 = stablehlo.divide %969, %1041 : tensor<16xf32>
    %1043 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1044 = stablehlo.divide %974, %1043 : tensor<4x16xf32>
    %cst_231 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1045 = stablehlo.convert %1025 : (tensor<i32>) -> tensor<f32>
    %1046 = stablehlo.power %cst_231, %1045 : tensor<f32>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1047 = stablehlo.subtract %cst_232, %1046 : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1049 = stablehlo.divide %980, %1048 : tensor<52xf32>
    %1050 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1051 = stablehlo.divide %986, %1050 : tensor<16x52xf32>
    %1052 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1053 = stablehlo.divide %992, %1052 : tensor<52xf32>
    %1054 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1055 = stablehlo.divide %998, %1054 : tensor<16x52xf32>
    %1056 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1057 = stablehlo.divide %1004, %1056 : tensor<16xf32>
    %1058 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1059 = stablehlo.divide %1010, %1058 : tensor<4x16xf32>
    %1060 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1061 = stablehlo.divide %1016, %1060 : tensor<16xf32>
    %1062 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1063 = stablehlo.divide %1022, %1062 : tensor<4x16xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1065 = stablehlo.add %1049, %1064 : tensor<52xf32>
    %1066 = stablehlo.sqrt %1065 : tensor<52xf32>
    %cst_234 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1068 = stablehlo.add %1066, %1067 : tensor<52xf32>
    %1069 = stablehlo.divide %1030, %1068 : tensor<52xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1071 = stablehlo.add %1051, %1070 : tensor<16x52xf32>
    %1072 = stablehlo.sqrt %1071 : tensor<16x52xf32>
    %cst_236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1074 = stablehlo.add %1072, %1073 : tensor<16x52xf32>
    %1075 = stablehlo.divide %1032, %1074 : tensor<16x52xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1077 = stablehlo.add %1053, %1076 : tensor<52xf32>
    %1078 = stablehlo.sqrt %1077 : tensor<52xf32>
    %cst_238 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1080 = stablehlo.add %1078, %1079 : tensor<52xf32>
    %1081 = stablehlo.divide %1034, %1080 : tensor<52xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1083 = stablehlo.add %1055, %1082 : tensor<16x52xf32>
    %1084 = stablehlo.sqrt %1083 : tensor<16x52xf32>
    %cst_240 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1086 = stablehlo.add %1084, %1085 : tensor<16x52xf32>
    %1087 = stablehlo.divide %1036, %1086 : tensor<16x52xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1089 = stablehlo.add %1057, %1088 : tensor<16xf32>
    %1090 = stablehlo.sqrt %1089 : tensor<16xf32>
    %cst_242 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1092 = stablehlo.add %1090, %1091 : tensor<16xf32>
    %1093 = stablehlo.divide %1038, %1092 : tensor<16xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1095 = stablehlo.add %1059, %1094 : tensor<4x16xf32>
    %1096 = stablehlo.sqrt %1095 : tensor<4x16xf32>
    %cst_244 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1098 = stablehlo.add %1096, %1097 : tensor<4x16xf32>
    %1099 = stablehlo.divide %1040, %1098 : tensor<4x16xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1101 = stablehlo.add %1061, %1100 : tensor<16xf32>
    %1102 = stablehlo.sqrt %1101 : tensor<16xf32>
    %cst_246 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1104 = stablehlo.add %1102, %1103 : tensor<16xf32>
    %1105 = stablehlo.divide %1042, %1104 : tensor<16xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1107 = stablehlo.add %1063, %1106 : tensor<4x16xf32>
    %1108 = stablehlo.sqrt %1107 : tensor<4x16xf32>
    %cst_248 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1110 = stablehlo.add %1108, %1109 : tensor<4x16xf32>
    %1111 = stablehlo.divide %1044, %1110 : tensor<4x16xf32>
    %cst_249 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1113 = stablehlo.multiply %1112, %arg0 : tensor<52xf32>
    %1114 = stablehlo.add %1069, %1113 : tensor<52xf32>
    %cst_250 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1116 = stablehlo.multiply %1115, %arg1 : tensor<16x52xf32>
    %1117 = stablehlo.add %1075, %1116 : tensor<16x52xf32>
    %cst_251 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1119 = stablehlo.multiply %1118, %arg2 : tensor<52xf32>
    %1120 = stablehlo.add %1081, %1119 : tensor<52xf32>
    %cst_252 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1122 = stablehlo.multiply %1121, %arg3 : tensor<16x52xf32>
    %1123 = stablehlo.add %1087, %1122 : tensor<16x52xf32>
    %cst_253 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1125 = stablehlo.multiply %1124, %arg4 : tensor<16xf32>
    %1126 = stablehlo.add %1093, %1125 : tensor<16xf32>
    %cst_254 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1128 = stablehlo.multiply %1127, %arg5 : tensor<4x16xf32>
    %1129 = stablehlo.add %1099, %1128 : tensor<4x16xf32>
    %cst_255 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1131 = stablehlo.multiply %1130, %arg6 : tensor<16xf32>
    %1132 = stablehlo.add %1105, %1131 : tensor<16xf32>
    %cst_256 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1134 = stablehlo.multiply %1133, %arg7 : tensor<4x16xf32>
    %1135 = stablehlo.add %1111, %1134 : tensor<4x16xf32>
    %cst_257 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1137 = stablehlo.multiply %1136, %1114 : tensor<52xf32>
    %cst_258 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1139 = stablehlo.multiply %1138, %1117 : tensor<16x52xf32>
    %cst_259 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<52xf32>
    %1141 = stablehlo.multiply %1140, %1120 : tensor<52xf32>
    %cst_260 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<16x52xf32>
    %1143 = stablehlo.multiply %1142, %1123 : tensor<16x52xf32>
    %cst_261 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1145 = stablehlo.multiply %1144, %1126 : tensor<16xf32>
    %cst_262 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1147 = stablehlo.multiply %1146, %1129 : tensor<4x16xf32>
    %cst_263 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1149 = stablehlo.multiply %1148, %1132 : tensor<16xf32>
    %cst_264 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1151 = stablehlo.multiply %1150, %1135 : tensor<4x16xf32>
    %1152 = stablehlo.add %arg0, %1137 : tensor<52xf32>
    %1153 = stablehlo.add %arg1, %1139 : tensor<16x52xf32>
    %1154 = stablehlo.add %arg2, %1141 : tensor<52xf32>
    %1155 = stablehlo.add %arg3, %1143 : tensor<16x52xf32>
    %1156 = stablehlo.add %arg4, %1145 : tensor<16xf32>
    %1157 = stablehlo.add %arg5, %1147 : tensor<4x16xf32>
    %1158 = stablehlo.add %arg6, %1149 : tensor<16xf32>
    %1159 = stablehlo.add %arg7, %1151 : tensor<4x16xf32>
    return %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1025, %939, %944, %949, %954, %959, %964, %969, %974, %980, %986, %992, %998, %1004, %1010, %1016, %1022, %450 : tensor<52xf32>, tensor<16x52xf32>, tensor<52xf32>, tensor<16x52xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<i32>, tensor<52xf32>, tensor<16x52xf32>, tensor<52xf32>, tensor<16x52xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<52xf32>, tensor<16x52xf32>, tensor<52xf32>, tensor<16x52xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<f32>
  }
  func.func private @remainder(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %4, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32>
    return %15 : tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<4xi1>, %arg1: tensor<8x4xf32>, %arg2: tensor<f32>) -> tensor<8x4xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi1>) -> tensor<8x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x4xi1>, tensor<8x4xf32>
    return %3 : tensor<8x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<8x4x3xf32>) -> tensor<8x4x3xf32> {
    %0 = call @cumsum_1(%arg0) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    return %0 : tensor<8x4x3xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<8x4x3xf32>) -> tensor<8x4x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x4x3xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    return %1 : tensor<8x4x3xf32>
  }
  func.func private @softplus(%arg0: tensor<8x4x5xf32>) -> (tensor<8x4x5xf32>, tensor<8x4x5xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x4x5xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<8x4x5xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<8x4x5xf32>, tensor<8x4x5xf32>) -> tensor<8x4x5xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<8x4x5xf32>
    %7 = stablehlo.abs %3 : tensor<8x4x5xf32>
    %8 = stablehlo.negate %7 : tensor<8x4x5xf32>
    %9 = stablehlo.exponential %8 : tensor<8x4x5xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<8x4x5xf32>
    %11 = stablehlo.add %1, %10 : tensor<8x4x5xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<8x4x5xi1>, tensor<8x4x5xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<8x4x5xf32>, tensor<8x4x5xf32>) -> tensor<8x4x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<8x4x5xi1>, tensor<8x4x5xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<8x4x5xf32>, tensor<8x4x5xf32>) -> tensor<8x4x5xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<8x4x5xi1>, tensor<8x4x5xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<8x4x5xf32>
    %22 = stablehlo.exponential %21 : tensor<8x4x5xf32>
    return %12, %22 : tensor<8x4x5xf32>, tensor<8x4x5xf32>
  }
  func.func private @_where_2(%arg0: tensor<8x4xi1>, %arg1: tensor<8x4x4xi1>, %arg2: tensor<4xi1>) -> tensor<8x4x4xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xi1>) -> tensor<4x4xi1>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x4xi1>) -> tensor<8x4x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<8x4x4xi1>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x4x4xi1>, tensor<8x4x4xi1>
    return %3 : tensor<8x4x4xi1>
  }
  func.func private @clip(%arg0: tensor<8x4xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8x4xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<8x4xi1>, tensor<8x4xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<8x4xi1>, tensor<8x4xf32>
    %12 = stablehlo.divide %6, %11 : tensor<8x4xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<8x4xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<8x4xi1>, tensor<8x4xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<8x4xi1>, tensor<8x4xf32>
    %25 = stablehlo.divide %19, %24 : tensor<8x4xf32>
    return %15, %12, %25 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
  }
  func.func private @_where_3(%arg0: tensor<8x4xi1>, %arg1: tensor<8x4xf32>, %arg2: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x4xi1>, tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func private @_where_4(%arg0: tensor<4xi1>, %arg1: tensor<8x4xf32>, %arg2: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi1>) -> tensor<8x4xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<8x4xi1>, tensor<8x4xf32>
    return %1, %0 : tensor<8x4xf32>, tensor<8x4xi1>
  }
  func.func private @_where_5(%arg0: tensor<4xi1>, %arg1: tensor<f32>, %arg2: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xi1>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi1>) -> tensor<8x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<8x4xi1>, tensor<8x4xf32>
    return %3, %1 : tensor<8x4xf32>, tensor<8x4xi1>
  }
  func.func private @_where_6(%arg0: tensor<4xi1>, %arg1: tensor<8x4xf32>, %arg2: tensor<f32>) -> (tensor<8x4xf32>, tensor<8x4xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi1>) -> tensor<8x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x4xi1>, tensor<8x4xf32>
    return %3, %1 : tensor<8x4xf32>, tensor<8x4xi1>
  }
  func.func private @_where_7(%arg0: tensor<4xi1>, %arg1: tensor<8x4xf32>, %arg2: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi1>) -> tensor<8x4xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<8x4xi1>, tensor<8x4xf32>
    return %1, %0 : tensor<8x4xf32>, tensor<8x4xi1>
  }
  func.func private @_where_8(%arg0: tensor<8x4xi1>, %arg1: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<8x4xi1>, tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
  func.func private @_where_9(%arg0: tensor<8x4xi1>, %arg1: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<8x4xi1>, tensor<8x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<8x4xi1>, tensor<8x4xf32>
    return %2, %1 : tensor<8x4xf32>, tensor<8x4xf32>
  }
  func.func private @_where_10(%arg0: tensor<8x4xi1>, %arg1: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<8x4xi1>, tensor<8x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<8x4xi1>, tensor<8x4xf32>
    return %2, %1 : tensor<8x4xf32>, tensor<8x4xf32>
  }
  func.func private @clip_11(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<8x4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
  func.func private @softplus_12(%arg0: tensor<8x4x5xf32>, %arg1: tensor<8x4x5xf32>) -> tensor<8x4x5xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<8x4x5xf32>
    return %0 : tensor<8x4x5xf32>
  }
  func.func private @cumsum_13(%arg0: tensor<8x4x3xf32>) -> tensor<8x4x3xf32> {
    %0 = call @cumsum_14(%arg0) : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
    return %0 : tensor<8x4x3xf32>
  }
  func.func private @cumsum_14(%arg0: tensor<8x4x3xf32>) -> tensor<8x4x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x4x3xf32>, tensor<f32>) -> tensor<8x4x3xf32>
    return %1 : tensor<8x4x3xf32>
  }
  func.func private @_where_15(%arg0: tensor<8x4xi1>, %arg1: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8x4xi1>, tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
  func.func private @_where_16(%arg0: tensor<8x4xi1>, %arg1: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<8x4xi1>, tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
}
