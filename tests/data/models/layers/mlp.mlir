module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x4096xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4096x4096xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4096x1024xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1024x4096xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4096x4096xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4096x1024xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<256x1024xf32>, %arg7: tensor<256x1024xf32>) -> (tensor<1024x4096xf32> {jax.result_info = "result[0]['w0']"}, tensor<4096x4096xf32> {jax.result_info = "result[0]['w1']"}, tensor<4096x1024xf32> {jax.result_info = "result[0]['w2']"}, tensor<1024x4096xf32> {jax.result_info = "result[1]['w0']"}, tensor<4096x4096xf32> {jax.result_info = "result[1]['w1']"}, tensor<4096x1024xf32> {jax.result_info = "result[1]['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x4096xf32>) -> tensor<256x4096xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<256x4096xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<256x4096xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<256x4096xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<256x4096xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %7 = stablehlo.multiply %6, %2 : tensor<256x4096xf32>
    %8 = stablehlo.add %0, %7 : tensor<256x4096xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<256x4096xf32>
    %11 = stablehlo.tanh %10 : tensor<256x4096xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<256x4096xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %15 = stablehlo.add %14, %11 : tensor<256x4096xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<256x4096xf32>
    %18 = stablehlo.multiply %0, %17 : tensor<256x4096xf32>
    %19 = stablehlo.dot_general %18, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x4096xf32>, tensor<4096x4096xf32>) -> tensor<256x4096xf32>
    %20 = stablehlo.multiply %19, %19 : tensor<256x4096xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<256x4096xf32>
    %22 = stablehlo.multiply %19, %19 : tensor<256x4096xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<256x4096xf32>
    %cst_6 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<256x4096xf32>
    %27 = stablehlo.add %19, %26 : tensor<256x4096xf32>
    %cst_7 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<256x4096xf32>
    %30 = stablehlo.tanh %29 : tensor<256x4096xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<256x4096xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %34 = stablehlo.add %33, %30 : tensor<256x4096xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<256x4096xf32>
    %37 = stablehlo.multiply %19, %36 : tensor<256x4096xf32>
    %38 = stablehlo.dot_general %37, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x4096xf32>, tensor<4096x1024xf32>) -> tensor<256x1024xf32>
    %39 = stablehlo.multiply %38, %38 : tensor<256x1024xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<256x1024xf32>
    %41 = stablehlo.multiply %38, %38 : tensor<256x1024xf32>
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<256x1024xf32>
    %cst_12 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %45 = stablehlo.multiply %44, %40 : tensor<256x1024xf32>
    %46 = stablehlo.add %38, %45 : tensor<256x1024xf32>
    %cst_13 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<256x1024xf32>
    %49 = stablehlo.tanh %48 : tensor<256x1024xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %51 = stablehlo.subtract %50, %49 : tensor<256x1024xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %53 = stablehlo.add %52, %49 : tensor<256x1024xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<256x1024xf32>
    %56 = stablehlo.multiply %38, %55 : tensor<256x1024xf32>
    %57 = stablehlo.subtract %56, %arg7 : tensor<256x1024xf32>
    %58 = stablehlo.multiply %57, %57 : tensor<256x1024xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %60 = stablehlo.multiply %59, %57 : tensor<256x1024xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%58 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %62 = stablehlo.divide %61, %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %63 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %65 = stablehlo.multiply %64, %60 : tensor<256x1024xf32>
    %66 = stablehlo.multiply %38, %65 : tensor<256x1024xf32>
    %67 = stablehlo.multiply %65, %55 : tensor<256x1024xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %69 = stablehlo.multiply %68, %66 : tensor<256x1024xf32>
    %70 = stablehlo.multiply %69, %51 : tensor<256x1024xf32>
    %71 = stablehlo.multiply %70, %49 : tensor<256x1024xf32>
    %72 = stablehlo.add %70, %71 : tensor<256x1024xf32>
    %cst_23 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %74 = stablehlo.multiply %73, %72 : tensor<256x1024xf32>
    %75 = stablehlo.add %67, %74 : tensor<256x1024xf32>
    %cst_24 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %77 = stablehlo.multiply %76, %74 : tensor<256x1024xf32>
    %78 = stablehlo.multiply %77, %43 : tensor<256x1024xf32>
    %79 = stablehlo.add %75, %78 : tensor<256x1024xf32>
    %80 = stablehlo.dot_general %79, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<256x4096xf32>) -> tensor<1024x4096xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<1024x4096xf32>) -> tensor<4096x1024xf32>
    %82 = stablehlo.dot_general %79, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<4096x1024xf32>) -> tensor<256x4096xf32>
    %83 = stablehlo.multiply %19, %82 : tensor<256x4096xf32>
    %84 = stablehlo.multiply %82, %36 : tensor<256x4096xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %86 = stablehlo.multiply %85, %83 : tensor<256x4096xf32>
    %87 = stablehlo.multiply %86, %32 : tensor<256x4096xf32>
    %88 = stablehlo.multiply %87, %30 : tensor<256x4096xf32>
    %89 = stablehlo.add %87, %88 : tensor<256x4096xf32>
    %cst_26 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<256x4096xf32>
    %92 = stablehlo.add %84, %91 : tensor<256x4096xf32>
    %cst_27 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %94 = stablehlo.multiply %93, %91 : tensor<256x4096xf32>
    %95 = stablehlo.multiply %94, %24 : tensor<256x4096xf32>
    %96 = stablehlo.add %92, %95 : tensor<256x4096xf32>
    %97 = stablehlo.dot_general %96, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x4096xf32>, tensor<256x4096xf32>) -> tensor<4096x4096xf32>
    %98 = stablehlo.transpose %97, dims = [1, 0] : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %99 = stablehlo.dot_general %96, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x4096xf32>, tensor<4096x4096xf32>) -> tensor<256x4096xf32>
    %100 = stablehlo.multiply %0, %99 : tensor<256x4096xf32>
    %101 = stablehlo.multiply %99, %17 : tensor<256x4096xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %103 = stablehlo.multiply %102, %100 : tensor<256x4096xf32>
    %104 = stablehlo.multiply %103, %13 : tensor<256x4096xf32>
    %105 = stablehlo.multiply %104, %11 : tensor<256x4096xf32>
    %106 = stablehlo.add %104, %105 : tensor<256x4096xf32>
    %cst_29 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<256x4096xf32>
    %109 = stablehlo.add %101, %108 : tensor<256x4096xf32>
    %cst_30 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %111 = stablehlo.multiply %110, %108 : tensor<256x4096xf32>
    %112 = stablehlo.multiply %111, %5 : tensor<256x4096xf32>
    %113 = stablehlo.add %109, %112 : tensor<256x4096xf32>
    %114 = stablehlo.dot_general %113, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x4096xf32>, tensor<256x1024xf32>) -> tensor<4096x1024xf32>
    %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %117 = stablehlo.multiply %116, %arg3 : tensor<1024x4096xf32>
    %118 = stablehlo.add %117, %115 : tensor<1024x4096xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
    %120 = stablehlo.multiply %119, %arg4 : tensor<4096x4096xf32>
    %121 = stablehlo.add %120, %98 : tensor<4096x4096xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32>
    %123 = stablehlo.multiply %122, %arg5 : tensor<4096x1024xf32>
    %124 = stablehlo.add %123, %81 : tensor<4096x1024xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %126 = stablehlo.multiply %125, %118 : tensor<1024x4096xf32>
    %127 = stablehlo.subtract %arg0, %126 : tensor<1024x4096xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
    %129 = stablehlo.multiply %128, %121 : tensor<4096x4096xf32>
    %130 = stablehlo.subtract %arg1, %129 : tensor<4096x4096xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32>
    %132 = stablehlo.multiply %131, %124 : tensor<4096x1024xf32>
    %133 = stablehlo.subtract %arg2, %132 : tensor<4096x1024xf32>
    return %127, %130, %133, %118, %121, %124, %62 : tensor<1024x4096xf32>, tensor<4096x4096xf32>, tensor<4096x1024xf32>, tensor<1024x4096xf32>, tensor<4096x4096xf32>, tensor<4096x1024xf32>, tensor<f32>
  }
}
