module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x4096x1024xf32>, %arg1: tensor<1024x8xf32>, %arg2: tensor<8x1024x4096xf32>, %arg3: tensor<8x128x1024xf32>, %arg4: tensor<8x128x1024xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x4096x1024xf32> {jax.result_info = "result[1]['down']"}, tensor<1024x8xf32> {jax.result_info = "result[1]['gate']"}, tensor<8x1024x4096xf32> {jax.result_info = "result[1]['up']"}) {
    %0 = stablehlo.reshape %arg3 : (tensor<8x128x1024xf32>) -> tensor<1024x1024xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x1024xf32>, tensor<1024x8xf32>) -> tensor<1024x8xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x8xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<1024xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x8xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<1024x8xf32>
    %8 = stablehlo.exponential %7 : tensor<1024x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1024x8xf32>, tensor<f32>) -> tensor<1024xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x8xf32>
    %12 = stablehlo.divide %8, %11 : tensor<1024x8xf32>
    %13 = stablehlo.multiply %10, %10 : tensor<1024x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x1xf32>
    %15 = stablehlo.divide %14, %13 : tensor<1024x1xf32>
    %values, %indices = chlo.top_k(%12, k = 2) : tensor<1024x8xf32> -> (tensor<1024x2xf32>, tensor<1024x2xi32>)
    %16 = stablehlo.reshape %indices : (tensor<1024x2xi32>) -> tensor<1024x2x1xi32>
    %17 = call @_one_hot(%indices) : (tensor<1024x2xi32>) -> tensor<1024x2x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<1024x2x8xf32>, tensor<f32>) -> tensor<1024x8xf32>
    %19 = call @cumsum(%18) : (tensor<1024x8xf32>) -> tensor<1024x8xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<1024x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024x8xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<1024x8xf32>
    %23 = stablehlo.convert %22 : (tensor<1024x8xf32>) -> tensor<1024x8xi32>
    %24 = call @_one_hot_1(%23) : (tensor<1024x8xi32>) -> tensor<1024x8x256xf32>
    %25 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1024x8xf32>) -> tensor<1024x8x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1024x8x1xf32>) -> tensor<1024x8x256xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<1024x8x256xf32>
    %28 = call @_one_hot(%indices) : (tensor<1024x2xi32>) -> tensor<1024x2x8xf32>
    %29 = stablehlo.broadcast_in_dim %values, dims = [0, 1] : (tensor<1024x2xf32>) -> tensor<1024x2x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1024x2x1xf32>) -> tensor<1024x2x8xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<1024x2x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<1024x2x8xf32>, tensor<f32>) -> tensor<1024x8xf32>
    %33 = stablehlo.dot_general %27, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x8x256xf32>, tensor<1024x1024xf32>) -> tensor<8x256x1024xf32>
    %34 = stablehlo.dot_general %33, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x256x1024xf32>, tensor<8x1024x4096xf32>) -> tensor<8x256x4096xf32>
    %35 = call @relu(%34) : (tensor<8x256x4096xf32>) -> tensor<8x256x4096xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x256x4096xf32>
    %37 = stablehlo.compare GT, %34, %36, FLOAT : (tensor<8x256x4096xf32>, tensor<8x256x4096xf32>) -> tensor<8x256x4096xi1>
    %38 = stablehlo.dot_general %35, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x256x4096xf32>, tensor<8x4096x1024xf32>) -> tensor<8x256x1024xf32>
    %39 = stablehlo.dot_general %27, %32, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<1024x8x256xf32>, tensor<1024x8xf32>) -> tensor<1024x8x256xf32>
    %40 = stablehlo.dot_general %39, %38, contracting_dims = [2, 1] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<1024x8x256xf32>, tensor<8x256x1024xf32>) -> tensor<1024x1024xf32>
    %41 = stablehlo.reshape %arg4 : (tensor<8x128x1024xf32>) -> tensor<1024x1024xf32>
    %42 = stablehlo.subtract %40, %41 : tensor<1024x1024xf32>
    %43 = stablehlo.multiply %42, %42 : tensor<1024x1024xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<1024x1024xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %48 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %50 = stablehlo.multiply %49, %45 : tensor<1024x1024xf32>
    %51 = stablehlo.dot_general %50, %39, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x1024xf32>, tensor<1024x8x256xf32>) -> tensor<1024x8x256xf32>
    %52 = stablehlo.transpose %51, dims = [1, 2, 0] : (tensor<1024x8x256xf32>) -> tensor<8x256x1024xf32>
    %53 = stablehlo.dot_general %50, %38, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1024x1024xf32>, tensor<8x256x1024xf32>) -> tensor<1024x8x256xf32>
    %54 = stablehlo.dot_general %53, %27, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1024x8x256xf32>, tensor<1024x8x256xf32>) -> tensor<1024x8xf32>
    %55 = stablehlo.dot_general %52, %35, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x256x1024xf32>, tensor<8x256x4096xf32>) -> tensor<8x1024x4096xf32>
    %56 = stablehlo.transpose %55, dims = [0, 2, 1] : (tensor<8x1024x4096xf32>) -> tensor<8x4096x1024xf32>
    %57 = stablehlo.dot_general %52, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x256x1024xf32>, tensor<8x4096x1024xf32>) -> tensor<8x256x4096xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x256x4096xf32>
    %59 = stablehlo.select %37, %57, %58 : tensor<8x256x4096xi1>, tensor<8x256x4096xf32>
    %60 = stablehlo.dot_general %59, %33, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x256x4096xf32>, tensor<8x256x1024xf32>) -> tensor<8x4096x1024xf32>
    %61 = stablehlo.transpose %60, dims = [0, 2, 1] : (tensor<8x4096x1024xf32>) -> tensor<8x1024x4096xf32>
    %62 = stablehlo.broadcast_in_dim %54, dims = [0, 2] : (tensor<1024x8xf32>) -> tensor<1024x2x8xf32>
    %63 = stablehlo.multiply %28, %62 : tensor<1024x2x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<1024x2x8xf32>, tensor<f32>) -> tensor<1024x2xf32>
    %65 = stablehlo.reshape %64 : (tensor<1024x2xf32>) -> tensor<1024x2x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<1024x2x1xf32>, tensor<f32>) -> tensor<1024x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1024x8xf32>
    %68 = "stablehlo.scatter"(%67, %16, %66) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %83 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %83 : tensor<f32>
    }) : (tensor<1024x8xf32>, tensor<1024x2x1xi32>, tensor<1024x2xf32>) -> tensor<1024x8xf32>
    %69 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x8xf32>
    %70 = stablehlo.multiply %68, %69 : tensor<1024x8xf32>
    %71 = stablehlo.multiply %70, %8 : tensor<1024x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<1024x8xf32>, tensor<f32>) -> tensor<1024xf32>
    %73 = stablehlo.reshape %72 : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %74 = stablehlo.negate %73 : tensor<1024x1xf32>
    %75 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x8xf32>
    %76 = stablehlo.divide %68, %75 : tensor<1024x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%74 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<1024x1xf32>, tensor<f32>) -> tensor<1024xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<1024xf32>) -> tensor<1024x8xf32>
    %79 = stablehlo.add %76, %78 : tensor<1024x8xf32>
    %80 = stablehlo.multiply %79, %8 : tensor<1024x8xf32>
    %81 = stablehlo.dot_general %80, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x8xf32>, tensor<1024x1024xf32>) -> tensor<8x1024xf32>
    %82 = stablehlo.transpose %81, dims = [1, 0] : (tensor<8x1024xf32>) -> tensor<1024x8xf32>
    return %47, %56, %82, %61 : tensor<f32>, tensor<8x4096x1024xf32>, tensor<1024x8xf32>, tensor<8x1024x4096xf32>
  }
  func.func private @_one_hot(%arg0: tensor<1024x2xi32>) -> tensor<1024x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1024x2xi32>) -> tensor<1024x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1024x2x1xi32>) -> tensor<1024x2x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x8xi32>) -> tensor<1024x2x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<1024x2x8xi32>, tensor<1024x2x8xi32>) -> tensor<1024x2x8xi1>
    %5 = stablehlo.convert %4 : (tensor<1024x2x8xi1>) -> tensor<1024x2x8xf32>
    return %5 : tensor<1024x2x8xf32>
  }
  func.func private @cumsum(%arg0: tensor<1024x8xf32>) -> tensor<1024x8xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<1024x8xf32>) -> tensor<1024x8xf32>
    return %0 : tensor<1024x8xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<1024x8xf32>) -> tensor<1024x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1023, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1024, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1024x8xf32>, tensor<f32>) -> tensor<1024x8xf32>
    return %1 : tensor<1024x8xf32>
  }
  func.func private @_one_hot_1(%arg0: tensor<1024x8xi32>) -> tensor<1024x8x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1024x8xi32>) -> tensor<1024x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x256xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1024x8x1xi32>) -> tensor<1024x8x256xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x256xi32>) -> tensor<1024x8x256xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<1024x8x256xi32>, tensor<1024x8x256xi32>) -> tensor<1024x8x256xi1>
    %5 = stablehlo.convert %4 : (tensor<1024x8x256xi1>) -> tensor<1024x8x256xf32>
    return %5 : tensor<1024x8x256xf32>
  }
  func.func private @relu(%arg0: tensor<8x256x4096xf32>) -> tensor<8x256x4096xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x4096xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x256x4096xf32>
    return %1 : tensor<8x256x4096xf32>
  }
}
