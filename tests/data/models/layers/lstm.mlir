module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x1024xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<1024x4096xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<1024x4096xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1024x1024xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<1024x4096xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<1024x4096xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32x256x1024xf32>, %arg7: tensor<256x1024xf32>) -> (tensor<1024x1024xf32> {jax.result_info = "result[0]['head']"}, tensor<1024x4096xf32> {jax.result_info = "result[0]['inputs']"}, tensor<1024x4096xf32> {jax.result_info = "result[0]['state']"}, tensor<1024x1024xf32> {jax.result_info = "result[1]['head']"}, tensor<1024x4096xf32> {jax.result_info = "result[1]['inputs']"}, tensor<1024x4096xf32> {jax.result_info = "result[1]['state']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x256x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:18 = stablehlo.while(%iterArg = %arg6, %iterArg_27 = %arg1, %iterArg_28 = %arg2, %iterArg_29 = %c, %iterArg_30 = %0, %iterArg_31 = %0, %iterArg_32 = %1, %iterArg_33 = %2, %iterArg_34 = %3, %iterArg_35 = %4, %iterArg_36 = %5, %iterArg_37 = %6, %iterArg_38 = %7, %iterArg_39 = %8, %iterArg_40 = %9, %iterArg_41 = %10, %iterArg_42 = %11, %iterArg_43 = %12) : tensor<32x256x1024xf32>, tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<i32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>
    cond {
      %c_44 = stablehlo.constant dense<32> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_29, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %49 : tensor<i1>
    } do {
      %49 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %50:14 = func.call @closed_call(%iterArg_27, %iterArg_28, %iterArg_30, %iterArg_31, %49) : (tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>) -> (tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>)
      %51 = func.call @dynamic_update_index_in_dim(%iterArg_32, %50#2, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %52 = func.call @dynamic_update_index_in_dim(%iterArg_33, %50#3, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %53 = func.call @dynamic_update_index_in_dim(%iterArg_34, %50#4, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %54 = func.call @dynamic_update_index_in_dim(%iterArg_35, %50#5, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %55 = func.call @dynamic_update_index_in_dim(%iterArg_36, %50#6, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %56 = func.call @dynamic_update_index_in_dim(%iterArg_37, %50#7, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %57 = func.call @dynamic_update_index_in_dim(%iterArg_38, %50#8, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %58 = func.call @dynamic_update_index_in_dim(%iterArg_39, %50#9, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %59 = func.call @dynamic_update_index_in_dim(%iterArg_40, %50#10, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_41, %50#11, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %61 = func.call @dynamic_update_index_in_dim(%iterArg_42, %50#12, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %62 = func.call @dynamic_update_index_in_dim(%iterArg_43, %50#13, %iterArg_29) : (tensor<32x256x1024xf32>, tensor<256x1024xf32>, tensor<i32>) -> tensor<32x256x1024xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %63 = stablehlo.add %iterArg_29, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %63, %50#0, %50#1, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62 : tensor<32x256x1024xf32>, tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<i32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>
    }
    %14 = stablehlo.dot_general %13#4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x1024xf32>) -> tensor<256x1024xf32>
    %15 = stablehlo.subtract %14, %arg7 : tensor<256x1024xf32>
    %16 = stablehlo.multiply %15, %15 : tensor<256x1024xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<256x1024xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %21 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %23 = stablehlo.multiply %22, %18 : tensor<256x1024xf32>
    %24 = stablehlo.dot_general %23, %13#4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<1024x1024xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %26 = stablehlo.dot_general %23, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x1024xf32>) -> tensor<256x1024xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %30:19 = stablehlo.while(%iterArg = %arg6, %iterArg_27 = %13#6, %iterArg_28 = %13#7, %iterArg_29 = %13#8, %iterArg_30 = %13#9, %iterArg_31 = %13#10, %iterArg_32 = %13#11, %iterArg_33 = %13#12, %iterArg_34 = %13#13, %iterArg_35 = %13#14, %iterArg_36 = %13#15, %iterArg_37 = %13#16, %iterArg_38 = %13#17, %iterArg_39 = %arg2, %iterArg_40 = %c_20, %iterArg_41 = %28, %iterArg_42 = %29, %iterArg_43 = %26, %iterArg_44 = %27) : tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<1024x4096xf32>, tensor<i32>, tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>
    cond {
      %c_45 = stablehlo.constant dense<32> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_40, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %49 : tensor<i1>
    } do {
      %c_45 = stablehlo.constant dense<32> : tensor<i32>
      %49 = stablehlo.subtract %c_45, %iterArg_40 : tensor<i32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %50 = stablehlo.subtract %49, %c_46 : tensor<i32>
      %51 = func.call @dynamic_index_in_dim(%iterArg, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %52 = func.call @dynamic_index_in_dim(%iterArg_27, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %53 = func.call @dynamic_index_in_dim(%iterArg_28, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %54 = func.call @dynamic_index_in_dim(%iterArg_29, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %55 = func.call @dynamic_index_in_dim(%iterArg_30, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %56 = func.call @dynamic_index_in_dim(%iterArg_31, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %57 = func.call @dynamic_index_in_dim(%iterArg_32, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %58 = func.call @dynamic_index_in_dim(%iterArg_33, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %59 = func.call @dynamic_index_in_dim(%iterArg_34, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %60 = func.call @dynamic_index_in_dim(%iterArg_35, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %61 = func.call @dynamic_index_in_dim(%iterArg_36, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %62 = func.call @dynamic_index_in_dim(%iterArg_37, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %63 = func.call @dynamic_index_in_dim(%iterArg_38, %50) : (tensor<32x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %64:4 = func.call @closed_call_0(%iterArg_39, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63) : (tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>) -> (tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>)
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %65 = stablehlo.add %iterArg_40, %c_47 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %65, %64#0, %64#1, %64#2, %64#3 : tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<32x256x1024xf32>, tensor<1024x4096xf32>, tensor<i32>, tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>
    }
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %32 = stablehlo.multiply %31, %arg3 : tensor<1024x1024xf32>
    %33 = stablehlo.add %32, %25 : tensor<1024x1024xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %35 = stablehlo.multiply %34, %arg4 : tensor<1024x4096xf32>
    %36 = stablehlo.add %35, %30#15 : tensor<1024x4096xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %38 = stablehlo.multiply %37, %arg5 : tensor<1024x4096xf32>
    %39 = stablehlo.add %38, %30#16 : tensor<1024x4096xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %41 = stablehlo.multiply %40, %33 : tensor<1024x1024xf32>
    %42 = stablehlo.subtract %arg0, %41 : tensor<1024x1024xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %44 = stablehlo.multiply %43, %36 : tensor<1024x4096xf32>
    %45 = stablehlo.subtract %arg1, %44 : tensor<1024x4096xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %47 = stablehlo.multiply %46, %39 : tensor<1024x4096xf32>
    %48 = stablehlo.subtract %arg2, %47 : tensor<1024x4096xf32>
    return %42, %45, %48, %33, %36, %39, %20 : tensor<1024x1024xf32>, tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<1024x1024xf32>, tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<32x256x1024xf32>, %arg1: tensor<i32>) -> tensor<256x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 256, 1024] : (tensor<32x256x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256x1024xf32>) -> tensor<256x1024xf32>
    return %1 : tensor<256x1024xf32>
  }
  func.func private @closed_call(%arg0: tensor<1024x4096xf32>, %arg1: tensor<1024x4096xf32>, %arg2: tensor<256x1024xf32>, %arg3: tensor<256x1024xf32>, %arg4: tensor<256x1024xf32>) -> (tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x4096xf32>) -> tensor<256x4096xf32>
    %1 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x4096xf32>) -> tensor<256x4096xf32>
    %2 = stablehlo.add %0, %1 : tensor<256x4096xf32>
    %3 = stablehlo.slice %2 [0:256, 0:1024] : (tensor<256x4096xf32>) -> tensor<256x1024xf32>
    %4 = stablehlo.slice %2 [0:256, 1024:2048] : (tensor<256x4096xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.slice %2 [0:256, 2048:3072] : (tensor<256x4096xf32>) -> tensor<256x1024xf32>
    %6 = stablehlo.slice %2 [0:256, 3072:4096] : (tensor<256x4096xf32>) -> tensor<256x1024xf32>
    %7 = stablehlo.negate %4 : tensor<256x1024xf32>
    %8 = stablehlo.exponential %7 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %10 = stablehlo.add %9, %8 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %12 = stablehlo.divide %11, %10 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<256x1024xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<256x1024xf32>
    %16 = stablehlo.multiply %12, %arg3 : tensor<256x1024xf32>
    %17 = stablehlo.negate %3 : tensor<256x1024xf32>
    %18 = stablehlo.exponential %17 : tensor<256x1024xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %20 = stablehlo.add %19, %18 : tensor<256x1024xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %22 = stablehlo.divide %21, %20 : tensor<256x1024xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %24 = stablehlo.subtract %23, %22 : tensor<256x1024xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<256x1024xf32>
    %26 = stablehlo.tanh %5 : tensor<256x1024xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<256x1024xf32>
    %29 = stablehlo.multiply %22, %26 : tensor<256x1024xf32>
    %30 = stablehlo.add %16, %29 : tensor<256x1024xf32>
    %31 = stablehlo.negate %6 : tensor<256x1024xf32>
    %32 = stablehlo.exponential %31 : tensor<256x1024xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %34 = stablehlo.add %33, %32 : tensor<256x1024xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %36 = stablehlo.divide %35, %34 : tensor<256x1024xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %38 = stablehlo.subtract %37, %36 : tensor<256x1024xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<256x1024xf32>
    %40 = stablehlo.tanh %30 : tensor<256x1024xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %42 = stablehlo.subtract %41, %40 : tensor<256x1024xf32>
    %43 = stablehlo.multiply %36, %40 : tensor<256x1024xf32>
    return %43, %30, %arg2, %15, %arg3, %12, %25, %26, %28, %22, %39, %40, %42, %36 : tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<32x256x1024xf32>, %arg1: tensor<256x1024xf32>, %arg2: tensor<i32>) -> tensor<32x256x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<256x1024xf32>) -> tensor<1x256x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<32x256x1024xf32>, tensor<1x256x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x256x1024xf32>
    return %1 : tensor<32x256x1024xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<1024x4096xf32>, %arg1: tensor<1024x4096xf32>, %arg2: tensor<1024x4096xf32>, %arg3: tensor<256x1024xf32>, %arg4: tensor<256x1024xf32>, %arg5: tensor<256x1024xf32>, %arg6: tensor<256x1024xf32>, %arg7: tensor<256x1024xf32>, %arg8: tensor<256x1024xf32>, %arg9: tensor<256x1024xf32>, %arg10: tensor<256x1024xf32>, %arg11: tensor<256x1024xf32>, %arg12: tensor<256x1024xf32>, %arg13: tensor<256x1024xf32>, %arg14: tensor<256x1024xf32>, %arg15: tensor<256x1024xf32>, %arg16: tensor<256x1024xf32>, %arg17: tensor<256x1024xf32>) -> (tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>) {
    %0 = stablehlo.multiply %arg17, %arg3 : tensor<256x1024xf32>
    %1 = stablehlo.multiply %arg3, %arg15 : tensor<256x1024xf32>
    %2 = stablehlo.multiply %0, %arg16 : tensor<256x1024xf32>
    %3 = stablehlo.add %arg4, %2 : tensor<256x1024xf32>
    %4 = stablehlo.multiply %2, %arg15 : tensor<256x1024xf32>
    %5 = stablehlo.add %3, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %1, %arg14 : tensor<256x1024xf32>
    %7 = stablehlo.multiply %arg13, %5 : tensor<256x1024xf32>
    %8 = stablehlo.multiply %5, %arg11 : tensor<256x1024xf32>
    %9 = stablehlo.multiply %7, %arg12 : tensor<256x1024xf32>
    %10 = stablehlo.multiply %9, %arg11 : tensor<256x1024xf32>
    %11 = stablehlo.add %9, %10 : tensor<256x1024xf32>
    %12 = stablehlo.multiply %8, %arg10 : tensor<256x1024xf32>
    %13 = stablehlo.multiply %arg9, %5 : tensor<256x1024xf32>
    %14 = stablehlo.multiply %5, %arg8 : tensor<256x1024xf32>
    %15 = stablehlo.multiply %14, %arg7 : tensor<256x1024xf32>
    %16 = stablehlo.concatenate %12, %15, %11, %6, dim = 1 : (tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x4096xf32>
    %17 = stablehlo.dot_general %16, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x4096xf32>, tensor<256x1024xf32>) -> tensor<4096x1024xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
    %19 = stablehlo.add %arg2, %18 : tensor<1024x4096xf32>
    %20 = stablehlo.dot_general %16, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x4096xf32>, tensor<1024x4096xf32>) -> tensor<256x1024xf32>
    %21 = stablehlo.dot_general %16, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x4096xf32>, tensor<256x1024xf32>) -> tensor<4096x1024xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
    %23 = stablehlo.add %arg1, %22 : tensor<1024x4096xf32>
    return %23, %19, %20, %13 : tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<256x1024xf32>, tensor<256x1024xf32>
  }
}
