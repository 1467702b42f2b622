module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x8xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<8x1xf32>, %arg4: tensor<i32>, %arg5: tensor<3x8xf32>, %arg6: tensor<4x4xf32>, %arg7: tensor<4x2xf32>, %arg8: tensor<8x1xf32>, %arg9: tensor<3x8xf32>, %arg10: tensor<4x4xf32>, %arg11: tensor<4x2xf32>, %arg12: tensor<8x1xf32>, %arg13: tensor<5x3xf32>) -> (tensor<3x8xf32> {jax.result_info = "result[0]['params']['Linear_0']['w[0,0] 3x0e,8x0e']"}, tensor<4x4xf32> {jax.result_info = "result[0]['params']['Linear_0']['w[1,1] 4x1o,4x1o']"}, tensor<4x2xf32> {jax.result_info = "result[0]['params']['Linear_0']['w[2,2] 4x2e,2x2e']"}, tensor<8x1xf32> {jax.result_info = "result[0]['params']['Linear_1']['w[0,0] 8x0e,1x0e']"}, tensor<i32> {jax.result_info = "result[1][1][0].count"}, tensor<3x8xf32> {jax.result_info = "result[1][1][0].mu['params']['Linear_0']['w[0,0] 3x0e,8x0e']"}, tensor<4x4xf32> {jax.result_info = "result[1][1][0].mu['params']['Linear_0']['w[1,1] 4x1o,4x1o']"}, tensor<4x2xf32> {jax.result_info = "result[1][1][0].mu['params']['Linear_0']['w[2,2] 4x2e,2x2e']"}, tensor<8x1xf32> {jax.result_info = "result[1][1][0].mu['params']['Linear_1']['w[0,0] 8x0e,1x0e']"}, tensor<3x8xf32> {jax.result_info = "result[1][1][0].nu['params']['Linear_0']['w[0,0] 3x0e,8x0e']"}, tensor<4x4xf32> {jax.result_info = "result[1][1][0].nu['params']['Linear_0']['w[1,1] 4x1o,4x1o']"}, tensor<4x2xf32> {jax.result_info = "result[1][1][0].nu['params']['Linear_0']['w[2,2] 4x2e,2x2e']"}, tensor<8x1xf32> {jax.result_info = "result[1][1][0].nu['params']['Linear_1']['w[0,0] 8x0e,1x0e']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[[[0.000000e+00, 0.000000e+00, -0.372677982, 0.000000e+00, -0.645497203], [0.000000e+00, 0.645497203, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.645497203, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[0.000000e+00, 0.645497203, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.745355964, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.645497203, 0.000000e+00]], [[0.645497203, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.645497203, 0.000000e+00], [0.000000e+00, 0.000000e+00, -0.372677982, 0.000000e+00, 0.645497203]]]> : tensor<3x3x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<1x1x1xf32>
    %cst_1 = stablehlo.constant dense<[[[0.577350259], [0.000000e+00], [0.000000e+00]], [[0.000000e+00], [0.577350259], [0.000000e+00]], [[0.000000e+00], [0.000000e+00], [0.577350259]]]> : tensor<3x3x1xf32>
    %cst_2 = stablehlo.constant dense<[[[0.44721359], [0.000000e+00], [0.000000e+00], [0.000000e+00], [0.000000e+00]], [[0.000000e+00], [0.44721359], [0.000000e+00], [0.000000e+00], [0.000000e+00]], [[0.000000e+00], [0.000000e+00], [0.44721359], [0.000000e+00], [0.000000e+00]], [[0.000000e+00], [0.000000e+00], [0.000000e+00], [0.44721359], [0.000000e+00]], [[0.000000e+00], [0.000000e+00], [0.000000e+00], [0.000000e+00], [0.44721359]]]> : tensor<5x5x1xf32>
    %0 = stablehlo.broadcast_in_dim %arg13, dims = [0, 2] : (tensor<5x3xf32>) -> tensor<5x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg13, dims = [1, 2] : (tensor<5x3xf32>) -> tensor<1x5x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<5x1x3xf32>) -> tensor<5x5x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x5x3xf32>) -> tensor<5x5x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<5x5x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<5x5x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<5x5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x5x1xf32>
    %9 = stablehlo.compare EQ, %7, %8, FLOAT : (tensor<5x5x1xf32>, tensor<5x5x1xf32>) -> tensor<5x5x1xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = call @_where(%9, %cst_5, %7) : (tensor<5x5x1xi1>, tensor<f32>, tensor<5x5x1xf32>) -> tensor<5x5x1xf32>
    %11 = stablehlo.sqrt %10 : tensor<5x5x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<5x5x1xf32>) -> tensor<5x5x3xf32>
    %13 = stablehlo.divide %4, %12 : tensor<5x5x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x5x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x5x1xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<5x5x1xf32>
    %cst_8 = stablehlo.constant dense<1.73205078> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x5x3xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<5x5x3xf32>
    %19 = stablehlo.dot_general %18, %18, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<5x5x3xf32>, tensor<5x5x3xf32>) -> tensor<5x5x3x3xf32>
    %20 = stablehlo.dot_general %19, %cst, contracting_dims = [3, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<5x5x3x3xf32>, tensor<3x3x5xf32>) -> tensor<5x5x5xf32>
    %21 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 3] : (tensor<5x5x1xf32>) -> tensor<5x5x1x1xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 3] : (tensor<5x5x3xf32>) -> tensor<5x5x1x3xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 3] : (tensor<5x5x5xf32>) -> tensor<5x5x1x5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.sqrt %cst_9 : tensor<f32>
    %25 = stablehlo.convert %24 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %27 = stablehlo.multiply %cst_0, %26 : tensor<1x1x1xf32>
    %28 = stablehlo.dot_general %21, %21, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<5x5x1x1xf32>, tensor<5x5x1x1xf32>) -> tensor<5x5x1x1x1x1xf32>
    %29 = stablehlo.dot_general %28, %27, contracting_dims = [5, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<5x5x1x1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<5x5x1x1x1xf32>
    %30 = stablehlo.transpose %29, dims = [0, 1, 3, 2, 4] : (tensor<5x5x1x1x1xf32>) -> tensor<5x5x1x1x1xf32>
    %31 = stablehlo.reshape %30 : (tensor<5x5x1x1x1xf32>) -> tensor<5x5x1x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.sqrt %cst_10 : tensor<f32>
    %33 = stablehlo.convert %32 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %35 = stablehlo.multiply %cst_1, %34 : tensor<3x3x1xf32>
    %36 = stablehlo.dot_general %35, %22, contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x3x1xf32>, tensor<5x5x1x3xf32>) -> tensor<3x1x5x5x1xf32>
    %37 = stablehlo.dot_general %36, %22, batching_dims = [2, 3] x [0, 1], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x1x5x5x1xf32>, tensor<5x5x1x3xf32>) -> tensor<5x5x1x1x1xf32>
    %38 = stablehlo.transpose %37, dims = [0, 1, 3, 4, 2] : (tensor<5x5x1x1x1xf32>) -> tensor<5x5x1x1x1xf32>
    %39 = stablehlo.reshape %38 : (tensor<5x5x1x1x1xf32>) -> tensor<5x5x1x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.sqrt %cst_11 : tensor<f32>
    %41 = stablehlo.convert %40 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<5x5x1xf32>
    %43 = stablehlo.multiply %cst_2, %42 : tensor<5x5x1xf32>
    %44 = stablehlo.dot_general %43, %23, contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<5x5x1xf32>, tensor<5x5x1x5xf32>) -> tensor<5x1x5x5x1xf32>
    %45 = stablehlo.dot_general %44, %23, batching_dims = [2, 3] x [0, 1], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<5x1x5x5x1xf32>, tensor<5x5x1x5xf32>) -> tensor<5x5x1x1x1xf32>
    %46 = stablehlo.transpose %45, dims = [0, 1, 3, 4, 2] : (tensor<5x5x1x1x1xf32>) -> tensor<5x5x1x1x1xf32>
    %47 = stablehlo.reshape %46 : (tensor<5x5x1x1x1xf32>) -> tensor<5x5x1x1xf32>
    %48 = stablehlo.concatenate %31, %39, dim = 2 : (tensor<5x5x1x1xf32>, tensor<5x5x1x1xf32>) -> tensor<5x5x2x1xf32>
    %49 = stablehlo.concatenate %48, %47, dim = 2 : (tensor<5x5x2x1xf32>, tensor<5x5x1x1xf32>) -> tensor<5x5x3x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<5x5x3x1xf32>, tensor<f32>) -> tensor<5x3x1xf32>
    %51 = stablehlo.dot_general %arg0, %50, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<5x3x1xf32>) -> tensor<8x5x1xf32>
    %cst_13 = stablehlo.constant dense<0.577350259> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x5x1xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<8x5x1xf32>
    %54 = stablehlo.transpose %53, dims = [1, 0, 2] : (tensor<8x5x1xf32>) -> tensor<5x8x1xf32>
    %55 = stablehlo.multiply %54, %54 : tensor<5x8x1xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %57 = stablehlo.multiply %56, %54 : tensor<5x8x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%55 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<5x8x1xf32>, tensor<f32>) -> tensor<5x8xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<5x8xf32>) -> tensor<5x8x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %61 = stablehlo.divide %59, %60 : tensor<5x8x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %63 = stablehlo.compare GT, %61, %62, FLOAT : (tensor<5x8x1xf32>, tensor<5x8x1xf32>) -> tensor<5x8x1xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %65 = stablehlo.compare GT, %61, %64, FLOAT : (tensor<5x8x1xf32>, tensor<5x8x1xf32>) -> tensor<5x8x1xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = call @_where_0(%65, %61, %cst_19) : (tensor<5x8x1xi1>, tensor<5x8x1xf32>, tensor<f32>) -> tensor<5x8x1xf32>
    %67 = stablehlo.sqrt %66 : tensor<5x8x1xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %69 = stablehlo.divide %68, %67 : tensor<5x8x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = call @_where_0(%63, %67, %cst_21) : (tensor<5x8x1xi1>, tensor<5x8x1xf32>, tensor<f32>) -> tensor<5x8x1xf32>
    %71:3 = call @silu(%70) : (tensor<5x8x1xf32>) -> (tensor<5x8x1xf32>, tensor<5x8x1xf32>, tensor<5x8x1xf32>)
    %72 = stablehlo.multiply %54, %71#0 : tensor<5x8x1xf32>
    %73 = stablehlo.dot_general %arg3, %72, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1xf32>, tensor<5x8x1xf32>) -> tensor<1x5x1xf32>
    %cst_22 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x5x1xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<1x5x1xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0, 2] : (tensor<1x5x1xf32>) -> tensor<5x1x1xf32>
    %77 = stablehlo.reshape %76 : (tensor<5x1x1xf32>) -> tensor<5x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %80 = stablehlo.reshape %79 : (tensor<5x1xf32>) -> tensor<5x1x1xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0, 2] : (tensor<5x1x1xf32>) -> tensor<1x5x1xf32>
    %cst_25 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x5x1xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<1x5x1xf32>
    %84 = stablehlo.dot_general %83, %arg3, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x5x1xf32>, tensor<8x1xf32>) -> tensor<5x1x8xf32>
    %85 = stablehlo.transpose %84, dims = [0, 2, 1] : (tensor<5x1x8xf32>) -> tensor<5x8x1xf32>
    %86 = stablehlo.dot_general %83, %72, contracting_dims = [1, 2] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x5x1xf32>, tensor<5x8x1xf32>) -> tensor<1x8xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<1x8xf32>) -> tensor<8x1xf32>
    %88 = stablehlo.multiply %54, %85 : tensor<5x8x1xf32>
    %89 = stablehlo.multiply %85, %71#0 : tensor<5x8x1xf32>
    %90 = call @silu_1(%71#1, %71#2, %70, %88) : (tensor<5x8x1xf32>, tensor<5x8x1xf32>, tensor<5x8x1xf32>, tensor<5x8x1xf32>) -> tensor<5x8x1xf32>
    %91 = call @_where_2(%63, %90) : (tensor<5x8x1xi1>, tensor<5x8x1xf32>) -> tensor<5x8x1xf32>
    %92 = stablehlo.multiply %91, %69 : tensor<5x8x1xf32>
    %93 = call @_where_2(%65, %92) : (tensor<5x8x1xi1>, tensor<5x8x1xf32>) -> tensor<5x8x1xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %95 = stablehlo.divide %93, %94 : tensor<5x8x1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<5x8x1xf32>, tensor<f32>) -> tensor<5x8xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<5x8xf32>) -> tensor<5x8x1xf32>
    %98 = stablehlo.multiply %97, %57 : tensor<5x8x1xf32>
    %99 = stablehlo.add %89, %98 : tensor<5x8x1xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0, 2] : (tensor<5x8x1xf32>) -> tensor<8x5x1xf32>
    %cst_28 = stablehlo.constant dense<0.577350259> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x5x1xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<8x5x1xf32>
    %103 = stablehlo.dot_general %102, %50, contracting_dims = [1, 2] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x5x1xf32>, tensor<5x3x1xf32>) -> tensor<8x3xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %107 = chlo.square %104 : tensor<3x8xf32> -> tensor<3x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %109 = chlo.square %108 : tensor<3x8xf32> -> tensor<3x8xf32>
    %110 = stablehlo.add %107, %109 : tensor<3x8xf32>
    %111 = chlo.square %105 : tensor<4x4xf32> -> tensor<4x4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %113 = chlo.square %112 : tensor<4x4xf32> -> tensor<4x4xf32>
    %114 = stablehlo.add %111, %113 : tensor<4x4xf32>
    %115 = chlo.square %106 : tensor<4x2xf32> -> tensor<4x2xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %117 = chlo.square %116 : tensor<4x2xf32> -> tensor<4x2xf32>
    %118 = stablehlo.add %115, %117 : tensor<4x2xf32>
    %119 = chlo.square %87 : tensor<8x1xf32> -> tensor<8x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %121 = chlo.square %120 : tensor<8x1xf32> -> tensor<8x1xf32>
    %122 = stablehlo.add %119, %121 : tensor<8x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%110 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%114 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%118 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%122 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.add %cst_39, %123 : tensor<f32>
    %128 = stablehlo.add %127, %124 : tensor<f32>
    %129 = stablehlo.add %128, %125 : tensor<f32>
    %130 = stablehlo.add %129, %126 : tensor<f32>
    %131 = stablehlo.sqrt %130 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.compare LT, %131, %cst_40, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %133 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %134 = stablehlo.divide %104, %133 : tensor<3x8xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %136 = stablehlo.multiply %134, %135 : tensor<3x8xf32>
    %137 = stablehlo.select %132, %104, %136 : tensor<i1>, tensor<3x8xf32>
    %138 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %139 = stablehlo.divide %105, %138 : tensor<4x4xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %141 = stablehlo.multiply %139, %140 : tensor<4x4xf32>
    %142 = stablehlo.select %132, %105, %141 : tensor<i1>, tensor<4x4xf32>
    %143 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %144 = stablehlo.divide %106, %143 : tensor<4x2xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %146 = stablehlo.multiply %144, %145 : tensor<4x2xf32>
    %147 = stablehlo.select %132, %106, %146 : tensor<i1>, tensor<4x2xf32>
    %148 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %149 = stablehlo.divide %87, %148 : tensor<8x1xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %151 = stablehlo.multiply %149, %150 : tensor<8x1xf32>
    %152 = stablehlo.select %132, %87, %151 : tensor<i1>, tensor<8x1xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %154 = stablehlo.multiply %153, %137 : tensor<3x8xf32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %156 = stablehlo.multiply %155, %arg5 : tensor<3x8xf32>
    %157 = stablehlo.add %154, %156 : tensor<3x8xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %159 = stablehlo.multiply %158, %142 : tensor<4x4xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %161 = stablehlo.multiply %160, %arg6 : tensor<4x4xf32>
    %162 = stablehlo.add %159, %161 : tensor<4x4xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %164 = stablehlo.multiply %163, %147 : tensor<4x2xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %166 = stablehlo.multiply %165, %arg7 : tensor<4x2xf32>
    %167 = stablehlo.add %164, %166 : tensor<4x2xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %169 = stablehlo.multiply %168, %152 : tensor<8x1xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %171 = stablehlo.multiply %170, %arg8 : tensor<8x1xf32>
    %172 = stablehlo.add %169, %171 : tensor<8x1xf32>
    %173 = stablehlo.multiply %137, %137 : tensor<3x8xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %175 = stablehlo.multiply %174, %173 : tensor<3x8xf32>
    %cst_54 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %177 = stablehlo.multiply %176, %arg9 : tensor<3x8xf32>
    %178 = stablehlo.add %175, %177 : tensor<3x8xf32>
    %179 = stablehlo.multiply %142, %142 : tensor<4x4xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %181 = stablehlo.multiply %180, %179 : tensor<4x4xf32>
    %cst_56 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %183 = stablehlo.multiply %182, %arg10 : tensor<4x4xf32>
    %184 = stablehlo.add %181, %183 : tensor<4x4xf32>
    %185 = stablehlo.multiply %147, %147 : tensor<4x2xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %187 = stablehlo.multiply %186, %185 : tensor<4x2xf32>
    %cst_58 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %189 = stablehlo.multiply %188, %arg11 : tensor<4x2xf32>
    %190 = stablehlo.add %187, %189 : tensor<4x2xf32>
    %191 = stablehlo.multiply %152, %152 : tensor<8x1xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %193 = stablehlo.multiply %192, %191 : tensor<8x1xf32>
    %cst_60 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %195 = stablehlo.multiply %194, %arg12 : tensor<8x1xf32>
    %196 = stablehlo.add %193, %195 : tensor<8x1xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %197 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %198 = stablehlo.add %arg4, %c_61 : tensor<i32>
    %c_62 = stablehlo.constant dense<2147483647> : tensor<i32>
    %199 = call @_where_3(%197, %198, %c_62) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_63 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %200 = stablehlo.convert %199 : (tensor<i32>) -> tensor<f32>
    %201 = stablehlo.power %cst_63, %200 : tensor<f32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.subtract %cst_64, %201 : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %204 = stablehlo.divide %157, %203 : tensor<3x8xf32>
    %205 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %206 = stablehlo.divide %162, %205 : tensor<4x4xf32>
    %207 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %208 = stablehlo.divide %167, %207 : tensor<4x2xf32>
    %209 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %210 = stablehlo.divide %172, %209 : tensor<8x1xf32>
    %cst_65 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %211 = stablehlo.convert %199 : (tensor<i32>) -> tensor<f32>
    %212 = stablehlo.power %cst_65, %211 : tensor<f32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %213 = stablehlo.subtract %cst_66, %212 : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %215 = stablehlo.divide %178, %214 : tensor<3x8xf32>
    %216 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %217 = stablehlo.divide %184, %216 : tensor<4x4xf32>
    %218 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %219 = stablehlo.divide %190, %218 : tensor<4x2xf32>
    %220 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %221 = stablehlo.divide %196, %220 : tensor<8x1xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %223 = stablehlo.add %215, %222 : tensor<3x8xf32>
    %224 = stablehlo.sqrt %223 : tensor<3x8xf32>
    %cst_68 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %226 = stablehlo.add %224, %225 : tensor<3x8xf32>
    %227 = stablehlo.divide %204, %226 : tensor<3x8xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %229 = stablehlo.add %217, %228 : tensor<4x4xf32>
    %230 = stablehlo.sqrt %229 : tensor<4x4xf32>
    %cst_70 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %232 = stablehlo.add %230, %231 : tensor<4x4xf32>
    %233 = stablehlo.divide %206, %232 : tensor<4x4xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %235 = stablehlo.add %219, %234 : tensor<4x2xf32>
    %236 = stablehlo.sqrt %235 : tensor<4x2xf32>
    %cst_72 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %238 = stablehlo.add %236, %237 : tensor<4x2xf32>
    %239 = stablehlo.divide %208, %238 : tensor<4x2xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %241 = stablehlo.add %221, %240 : tensor<8x1xf32>
    %242 = stablehlo.sqrt %241 : tensor<8x1xf32>
    %cst_74 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %244 = stablehlo.add %242, %243 : tensor<8x1xf32>
    %245 = stablehlo.divide %210, %244 : tensor<8x1xf32>
    %cst_75 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %247 = stablehlo.multiply %246, %arg0 : tensor<3x8xf32>
    %248 = stablehlo.add %227, %247 : tensor<3x8xf32>
    %cst_76 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %250 = stablehlo.multiply %249, %arg1 : tensor<4x4xf32>
    %251 = stablehlo.add %233, %250 : tensor<4x4xf32>
    %cst_77 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %253 = stablehlo.multiply %252, %arg2 : tensor<4x2xf32>
    %254 = stablehlo.add %239, %253 : tensor<4x2xf32>
    %cst_78 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %256 = stablehlo.multiply %255, %arg3 : tensor<8x1xf32>
    %257 = stablehlo.add %245, %256 : tensor<8x1xf32>
    %cst_79 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %259 = stablehlo.multiply %258, %248 : tensor<3x8xf32>
    %cst_80 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %261 = stablehlo.multiply %260, %251 : tensor<4x4xf32>
    %cst_81 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %263 = stablehlo.multiply %262, %254 : tensor<4x2xf32>
    %cst_82 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %265 = stablehlo.multiply %264, %257 : tensor<8x1xf32>
    %266 = stablehlo.add %arg0, %259 : tensor<3x8xf32>
    %267 = stablehlo.add %arg1, %261 : tensor<4x4xf32>
    %268 = stablehlo.add %arg2, %263 : tensor<4x2xf32>
    %269 = stablehlo.add %arg3, %265 : tensor<8x1xf32>
    return %266, %267, %268, %269, %199, %157, %162, %167, %172, %178, %184, %190, %196, %78 : tensor<3x8xf32>, tensor<4x4xf32>, tensor<4x2xf32>, tensor<8x1xf32>, tensor<i32>, tensor<3x8xf32>, tensor<4x4xf32>, tensor<4x2xf32>, tensor<8x1xf32>, tensor<3x8xf32>, tensor<4x4xf32>, tensor<4x2xf32>, tensor<8x1xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<5x5x1xi1>, %arg1: tensor<f32>, %arg2: tensor<5x5x1xf32>) -> tensor<5x5x1xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x5x1xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x5x1xi1>, tensor<5x5x1xf32>
    return %2 : tensor<5x5x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<5x8x1xi1>, %arg1: tensor<5x8x1xf32>, %arg2: tensor<f32>) -> tensor<5x8x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x8x1xi1>, tensor<5x8x1xf32>
    return %2 : tensor<5x8x1xf32>
  }
  func.func private @silu(%arg0: tensor<5x8x1xf32>) -> (tensor<5x8x1xf32>, tensor<5x8x1xf32>, tensor<5x8x1xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<5x8x1xf32>
    %1 = stablehlo.exponential %0 : tensor<5x8x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %3 = stablehlo.add %2, %1 : tensor<5x8x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %5 = stablehlo.divide %4, %3 : tensor<5x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<5x8x1xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<5x8x1xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<5x8x1xf32>
    return %9, %8, %5 : tensor<5x8x1xf32>, tensor<5x8x1xf32>, tensor<5x8x1xf32>
  }
  func.func private @silu_1(%arg0: tensor<5x8x1xf32>, %arg1: tensor<5x8x1xf32>, %arg2: tensor<5x8x1xf32>, %arg3: tensor<5x8x1xf32>) -> tensor<5x8x1xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<5x8x1xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<5x8x1xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<5x8x1xf32>
    %3 = stablehlo.add %1, %2 : tensor<5x8x1xf32>
    return %3 : tensor<5x8x1xf32>
  }
  func.func private @_where_2(%arg0: tensor<5x8x1xi1>, %arg1: tensor<5x8x1xf32>) -> tensor<5x8x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x8x1xi1>, tensor<5x8x1xf32>
    return %1 : tensor<5x8x1xf32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
