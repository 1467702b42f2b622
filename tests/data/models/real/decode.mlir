module @jit_generate attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "model"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<3x128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg1: tensor<96x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg2: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg3: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg4: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg5: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg6: tensor<3x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}]>}, %arg7: tensor<3x32x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>}, %arg8: tensor<3x4x2x4x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}, {}, {}]>}, %arg9: tensor<3x32x4x2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}, {}]>}, %arg10: tensor<3x32x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>}, %arg11: tensor<3x4x16x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {"model"}, {}]>, tf.aliasing_output = 1 : i32}, %arg12: tensor<3x4x16x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {"model"}, {}]>, tf.aliasing_output = 2 : i32}, %arg13: tensor<4x6xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> (tensor<4x16xi32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, tensor<3x4x16x4x4xf32> {jax.result_info = "result[1]['keys']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {"model"}, {}]>}, tensor<3x4x16x4x4xf32> {jax.result_info = "result[1]['values']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {"model"}, {}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %1 = stablehlo.compare LT, %arg13, %0, SIGNED : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %3 = stablehlo.add %arg13, %2 : tensor<4x6xi32>
    %4 = stablehlo.select %1, %3, %arg13 : tensor<4x6xi1>, tensor<4x6xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x6xi32>) -> tensor<4x6x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<96x32xf32>, tensor<4x6x1xi32>) -> tensor<4x6x32xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_slice %arg5, %c_1, %c_2, sizes = [6, 32] : (tensor<16x32xf32>, tensor<i32>, tensor<i32>) -> tensor<6x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x6x32xf32>) -> tensor<4x6x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<4x6x32xf32>
    %11 = stablehlo.iota dim = 0 : tensor<16xi32>
    %12 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %14 = stablehlo.add %13, %12 : tensor<6xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %16 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<6x16xi32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x16xi32>
    %19 = stablehlo.compare LE, %17, %18, SIGNED : (tensor<6x16xi32>, tensor<6x16xi32>) -> tensor<6x16xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4x16x4x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4x16x4x4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %22:15 = stablehlo.while(%iterArg = %arg0, %iterArg_16 = %arg3, %iterArg_17 = %arg4, %iterArg_18 = %arg6, %iterArg_19 = %arg7, %iterArg_20 = %arg8, %iterArg_21 = %arg9, %iterArg_22 = %arg10, %iterArg_23 = %arg11, %iterArg_24 = %arg12, %iterArg_25 = %19, %iterArg_26 = %c_5, %iterArg_27 = %10, %iterArg_28 = %20, %iterArg_29 = %21) : tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32x128xf32>, tensor<3x32x4x4xf32>, tensor<3x4x2x4x32xf32>, tensor<3x32x4x2x4xf32>, tensor<3x32x4x4xf32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>, tensor<6x16xi1>, tensor<i32>, tensor<4x6x32xf32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>
    cond {
      %c_30 = stablehlo.constant dense<3> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_26, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %51 : tensor<i1>
    } do {
      %51 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_26) : (tensor<3x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
      %52 = func.call @dynamic_index_in_dim_0(%iterArg_16, %iterArg_26) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %53 = func.call @dynamic_index_in_dim_0(%iterArg_17, %iterArg_26) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %54 = func.call @dynamic_index_in_dim_1(%iterArg_18, %iterArg_26) : (tensor<3x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
      %55 = func.call @dynamic_index_in_dim_2(%iterArg_19, %iterArg_26) : (tensor<3x32x4x4xf32>, tensor<i32>) -> tensor<32x4x4xf32>
      %56 = func.call @dynamic_index_in_dim_3(%iterArg_20, %iterArg_26) : (tensor<3x4x2x4x32xf32>, tensor<i32>) -> tensor<4x2x4x32xf32>
      %57 = func.call @dynamic_index_in_dim_4(%iterArg_21, %iterArg_26) : (tensor<3x32x4x2x4xf32>, tensor<i32>) -> tensor<32x4x2x4xf32>
      %58 = func.call @dynamic_index_in_dim_2(%iterArg_22, %iterArg_26) : (tensor<3x32x4x4xf32>, tensor<i32>) -> tensor<32x4x4xf32>
      %59 = func.call @dynamic_index_in_dim_5(%iterArg_23, %iterArg_26) : (tensor<3x4x16x4x4xf32>, tensor<i32>) -> tensor<4x16x4x4xf32>
      %60 = func.call @dynamic_index_in_dim_5(%iterArg_24, %iterArg_26) : (tensor<3x4x16x4x4xf32>, tensor<i32>) -> tensor<4x16x4x4xf32>
      %61:3 = func.call @closed_call(%iterArg_25, %iterArg_27, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60) : (tensor<6x16xi1>, tensor<4x6x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32x4x4xf32>, tensor<4x2x4x32xf32>, tensor<32x4x2x4xf32>, tensor<32x4x4xf32>, tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>) -> (tensor<4x6x32xf32>, tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>)
      %62 = func.call @dynamic_update_index_in_dim(%iterArg_28, %61#1, %iterArg_26) : (tensor<3x4x16x4x4xf32>, tensor<4x16x4x4xf32>, tensor<i32>) -> tensor<3x4x16x4x4xf32>
      %63 = func.call @dynamic_update_index_in_dim(%iterArg_29, %61#2, %iterArg_26) : (tensor<3x4x16x4x4xf32>, tensor<4x16x4x4xf32>, tensor<i32>) -> tensor<3x4x16x4x4xf32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %64 = stablehlo.add %iterArg_26, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %64, %61#0, %62, %63 : tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32x128xf32>, tensor<3x32x4x4xf32>, tensor<3x4x2x4x32xf32>, tensor<3x32x4x2x4xf32>, tensor<3x32x4x4xf32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>, tensor<6x16xi1>, tensor<i32>, tensor<4x6x32xf32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>
    }
    %23 = stablehlo.slice %22#12 [0:4, 5:6, 0:32] : (tensor<4x6x32xf32>) -> tensor<4x1x32xf32>
    %24 = stablehlo.reshape %23 : (tensor<4x1x32xf32>) -> tensor<4x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<4x32xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %28 = stablehlo.divide %26, %27 : tensor<4x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %30 = stablehlo.subtract %24, %29 : tensor<4x32xf32>
    %31 = stablehlo.multiply %30, %30 : tensor<4x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<4x32xf32>, tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %35 = stablehlo.divide %33, %34 : tensor<4x1xf32>
    %cst_10 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %37 = stablehlo.add %35, %36 : tensor<4x1xf32>
    %38 = stablehlo.rsqrt %37 : tensor<4x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %40 = stablehlo.multiply %30, %39 : tensor<4x32xf32>
    %41 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<4x32xf32>
    %44 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %45 = stablehlo.dot_general %43, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32xf32>, tensor<32x96xf32>) -> tensor<4x96xf32>
    %46 = call @argmax(%45) : (tensor<4x96xf32>) -> tensor<4xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.dynamic_update_slice %47, %arg13, %c_12, %c_13 : (tensor<4x16xi32>, tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<4x16xi32>
    %c_14 = stablehlo.constant dense<false> : tensor<i1>
    %49 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %c_15 = stablehlo.constant dense<6> : tensor<i32>
    %50:17 = stablehlo.while(%iterArg = %arg1, %iterArg_16 = %arg5, %iterArg_17 = %arg0, %iterArg_18 = %arg3, %iterArg_19 = %arg4, %iterArg_20 = %arg6, %iterArg_21 = %arg7, %iterArg_22 = %arg8, %iterArg_23 = %arg9, %iterArg_24 = %arg10, %iterArg_25 = %arg2, %iterArg_26 = %c_15, %iterArg_27 = %46, %iterArg_28 = %49, %iterArg_29 = %48, %iterArg_30 = %22#13, %iterArg_31 = %22#14) : tensor<96x32xf32>, tensor<16x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32x128xf32>, tensor<3x32x4x4xf32>, tensor<3x4x2x4x32xf32>, tensor<3x32x4x2x4xf32>, tensor<3x32x4x4xf32>, tensor<32xf32>, tensor<i32>, tensor<4xi32>, tensor<4xi1>, tensor<4x16xi32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>
    cond {
      %c_32 = stablehlo.constant dense<16> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_26, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<true> : tensor<i1>
      %52 = stablehlo.reduce(%iterArg_28 init: %c_33) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      %53 = stablehlo.not %52 : tensor<i1>
      %54 = stablehlo.and %51, %53 : tensor<i1>
      stablehlo.return %54 : tensor<i1>
    } do {
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %51 = func.call @_where_6(%iterArg_28, %c_32, %iterArg_27) : (tensor<4xi1>, tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
      %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_26, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<16> : tensor<i32>
      %54 = stablehlo.add %iterArg_26, %c_34 : tensor<i32>
      %55 = stablehlo.select %53, %54, %iterArg_26 : tensor<i1>, tensor<i32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %56 = stablehlo.dynamic_update_slice %iterArg_29, %52, %c_35, %55 : (tensor<4x16xi32>, tensor<4x1xi32>, tensor<i32>, tensor<i32>) -> tensor<4x16xi32>
      %57 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %58 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %59 = stablehlo.compare LT, %57, %58, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
      %c_37 = stablehlo.constant dense<96> : tensor<i32>
      %60 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %61 = stablehlo.add %57, %60 : tensor<4x1xi32>
      %62 = stablehlo.select %59, %61, %57 : tensor<4x1xi1>, tensor<4x1xi32>
      %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
      %64 = "stablehlo.gather"(%iterArg, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<96x32xf32>, tensor<4x1x1xi32>) -> tensor<4x1x32xf32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %65 = stablehlo.compare LT, %iterArg_26, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_39 = stablehlo.constant dense<16> : tensor<i32>
      %66 = stablehlo.add %iterArg_26, %c_39 : tensor<i32>
      %67 = stablehlo.select %65, %66, %iterArg_26 : tensor<i1>, tensor<i32>
      %c_40 = stablehlo.constant dense<0> : tensor<i32>
      %68 = stablehlo.dynamic_slice %iterArg_16, %67, %c_40, sizes = [1, 32] : (tensor<16x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
      %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x1x32xf32>
      %71 = stablehlo.add %64, %70 : tensor<4x1x32xf32>
      %72 = stablehlo.iota dim = 0 : tensor<16xi32>
      %73 = stablehlo.iota dim = 0 : tensor<1xi32>
      %74 = stablehlo.broadcast_in_dim %iterArg_26, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %75 = stablehlo.add %74, %73 : tensor<1xi32>
      %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %77 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
      %79 = stablehlo.compare LE, %77, %78, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4x16x4x4xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x4x16x4x4xf32>
      %c_43 = stablehlo.constant dense<0> : tensor<i32>
      %82:16 = stablehlo.while(%iterArg_51 = %iterArg_17, %iterArg_52 = %iterArg_18, %iterArg_53 = %iterArg_19, %iterArg_54 = %iterArg_20, %iterArg_55 = %iterArg_21, %iterArg_56 = %iterArg_22, %iterArg_57 = %iterArg_23, %iterArg_58 = %iterArg_24, %iterArg_59 = %iterArg_30, %iterArg_60 = %iterArg_31, %iterArg_61 = %iterArg_26, %iterArg_62 = %79, %iterArg_63 = %c_43, %iterArg_64 = %71, %iterArg_65 = %80, %iterArg_66 = %81) : tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32x128xf32>, tensor<3x32x4x4xf32>, tensor<3x4x2x4x32xf32>, tensor<3x32x4x2x4xf32>, tensor<3x32x4x4xf32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>, tensor<i32>, tensor<1x16xi1>, tensor<i32>, tensor<4x1x32xf32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>
      cond {
        %c_67 = stablehlo.constant dense<3> : tensor<i32>
        %110 = stablehlo.compare LT, %iterArg_63, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %110 : tensor<i1>
      } do {
        %110 = func.call @dynamic_index_in_dim(%iterArg_51, %iterArg_63) : (tensor<3x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
        %111 = func.call @dynamic_index_in_dim_0(%iterArg_52, %iterArg_63) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
        %112 = func.call @dynamic_index_in_dim_0(%iterArg_53, %iterArg_63) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
        %113 = func.call @dynamic_index_in_dim_1(%iterArg_54, %iterArg_63) : (tensor<3x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
        %114 = func.call @dynamic_index_in_dim_2(%iterArg_55, %iterArg_63) : (tensor<3x32x4x4xf32>, tensor<i32>) -> tensor<32x4x4xf32>
        %115 = func.call @dynamic_index_in_dim_3(%iterArg_56, %iterArg_63) : (tensor<3x4x2x4x32xf32>, tensor<i32>) -> tensor<4x2x4x32xf32>
        %116 = func.call @dynamic_index_in_dim_4(%iterArg_57, %iterArg_63) : (tensor<3x32x4x2x4xf32>, tensor<i32>) -> tensor<32x4x2x4xf32>
        %117 = func.call @dynamic_index_in_dim_2(%iterArg_58, %iterArg_63) : (tensor<3x32x4x4xf32>, tensor<i32>) -> tensor<32x4x4xf32>
        %118 = func.call @dynamic_index_in_dim_7(%iterArg_59, %iterArg_63) : (tensor<3x4x16x4x4xf32>, tensor<i32>) -> tensor<4x16x4x4xf32>
        %119 = func.call @dynamic_index_in_dim_7(%iterArg_60, %iterArg_63) : (tensor<3x4x16x4x4xf32>, tensor<i32>) -> tensor<4x16x4x4xf32>
        %120:3 = func.call @closed_call_8(%iterArg_61, %iterArg_62, %iterArg_64, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119) : (tensor<i32>, tensor<1x16xi1>, tensor<4x1x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32x4x4xf32>, tensor<4x2x4x32xf32>, tensor<32x4x2x4xf32>, tensor<32x4x4xf32>, tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>) -> (tensor<4x1x32xf32>, tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>)
        %121 = func.call @dynamic_update_index_in_dim(%iterArg_65, %120#1, %iterArg_63) : (tensor<3x4x16x4x4xf32>, tensor<4x16x4x4xf32>, tensor<i32>) -> tensor<3x4x16x4x4xf32>
        %122 = func.call @dynamic_update_index_in_dim(%iterArg_66, %120#2, %iterArg_63) : (tensor<3x4x16x4x4xf32>, tensor<4x16x4x4xf32>, tensor<i32>) -> tensor<3x4x16x4x4xf32>
        %c_67 = stablehlo.constant dense<1> : tensor<i32>
        %123 = stablehlo.add %iterArg_63, %c_67 : tensor<i32>
        stablehlo.return %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %123, %120#0, %121, %122 : tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32x128xf32>, tensor<3x32x4x4xf32>, tensor<3x4x2x4x32xf32>, tensor<3x32x4x2x4xf32>, tensor<3x32x4x4xf32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>, tensor<i32>, tensor<1x16xi1>, tensor<i32>, tensor<4x1x32xf32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>
      }
      %83 = stablehlo.reshape %82#13 : (tensor<4x1x32xf32>) -> tensor<4x32xf32>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = stablehlo.reduce(%83 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<4x32xf32>, tensor<f32>) -> tensor<4xf32>
      %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
      %cst_45 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
      %87 = stablehlo.divide %85, %86 : tensor<4x1xf32>
      %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x32xf32>
      %89 = stablehlo.subtract %83, %88 : tensor<4x32xf32>
      %90 = stablehlo.multiply %89, %89 : tensor<4x32xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.reduce(%90 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<4x32xf32>, tensor<f32>) -> tensor<4xf32>
      %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
      %cst_47 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
      %94 = stablehlo.divide %92, %93 : tensor<4x1xf32>
      %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
      %96 = stablehlo.add %94, %95 : tensor<4x1xf32>
      %97 = stablehlo.rsqrt %96 : tensor<4x1xf32>
      %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x32xf32>
      %99 = stablehlo.multiply %89, %98 : tensor<4x32xf32>
      %100 = stablehlo.broadcast_in_dim %iterArg_25, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
      %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<4x32xf32>
      %102 = stablehlo.multiply %99, %101 : tensor<4x32xf32>
      %103 = stablehlo.transpose %iterArg, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
      %104 = stablehlo.dot_general %102, %103, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32xf32>, tensor<32x96xf32>) -> tensor<4x96xf32>
      %105 = func.call @argmax(%104) : (tensor<4x96xf32>) -> tensor<4xi32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %106 = stablehlo.add %iterArg_26, %c_49 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %107 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %108 = stablehlo.compare EQ, %51, %107, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %109 = stablehlo.or %iterArg_28, %108 : tensor<4xi1>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %106, %105, %109, %56, %82#14, %82#15 : tensor<96x32xf32>, tensor<16x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32x128xf32>, tensor<3x32x4x4xf32>, tensor<3x4x2x4x32xf32>, tensor<3x32x4x2x4xf32>, tensor<3x32x4x4xf32>, tensor<32xf32>, tensor<i32>, tensor<4xi32>, tensor<4xi1>, tensor<4x16xi32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>
    }
    return %50#14, %50#15, %50#16 : tensor<4x16xi32>, tensor<3x4x16x4x4xf32>, tensor<3x4x16x4x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x128x32xf32>, %arg1: tensor<i32>) -> tensor<128x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 128, 32] : (tensor<3x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    return %1 : tensor<128x32xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 32] : (tensor<3x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x32x128xf32>, %arg1: tensor<i32>) -> tensor<32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 128] : (tensor<3x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x128xf32>) -> tensor<32x128xf32>
    return %1 : tensor<32x128xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x32x4x4xf32>, %arg1: tensor<i32>) -> tensor<32x4x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 32, 4, 4] : (tensor<3x32x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x4x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x4x4xf32>) -> tensor<32x4x4xf32>
    return %1 : tensor<32x4x4xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<3x4x2x4x32xf32>, %arg1: tensor<i32>) -> tensor<4x2x4x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 4, 32] : (tensor<3x4x2x4x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x4x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x4x32xf32>) -> tensor<4x2x4x32xf32>
    return %1 : tensor<4x2x4x32xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x32x4x2x4xf32>, %arg1: tensor<i32>) -> tensor<32x4x2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 32, 4, 2, 4] : (tensor<3x32x4x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x4x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x4x2x4xf32>) -> tensor<32x4x2x4xf32>
    return %1 : tensor<32x4x2x4xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x4x16x4x4xf32>, %arg1: tensor<i32>) -> tensor<4x16x4x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 16, 4, 4] : (tensor<3x4x16x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x4x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x4x4xf32>) -> tensor<4x16x4x4xf32>
    return %1 : tensor<4x16x4x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<6x16xi1>, %arg1: tensor<4x6x32xf32>, %arg2: tensor<128x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32x128xf32>, %arg6: tensor<32x4x4xf32>, %arg7: tensor<4x2x4x32xf32>, %arg8: tensor<32x4x2x4xf32>, %arg9: tensor<32x4x4xf32>, %arg10: tensor<4x16x4x4xf32>, %arg11: tensor<4x16x4x4xf32>) -> (tensor<4x6x32xf32>, tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x6x32xf32>, tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<4x6x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x6x1xf32>) -> tensor<4x6x32xf32>
    %5 = stablehlo.subtract %arg1, %4 : tensor<4x6x32xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x6x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x6x32xf32>, tensor<f32>) -> tensor<4x6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<4x6x1xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x6x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %12 = stablehlo.add %10, %11 : tensor<4x6x1xf32>
    %13 = stablehlo.rsqrt %12 : tensor<4x6x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<4x6x1xf32>) -> tensor<4x6x32xf32>
    %15 = stablehlo.multiply %5, %14 : tensor<4x6x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x6x32xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<4x6x32xf32>
    %19 = stablehlo.dot_general %18, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32xf32>, tensor<32x4x2x4xf32>) -> tensor<4x6x4x2x4xf32>
    %20 = stablehlo.dot_general %18, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32xf32>, tensor<32x4x4xf32>) -> tensor<4x6x4x4xf32>
    %21 = stablehlo.dot_general %18, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32xf32>, tensor<32x4x4xf32>) -> tensor<4x6x4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.dynamic_update_slice %arg10, %20, %c, %c_4, %c_5, %c_6 : (tensor<4x16x4x4xf32>, tensor<4x6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4x4xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.dynamic_update_slice %arg11, %21, %c_7, %c_8, %c_9, %c_10 : (tensor<4x16x4x4xf32>, tensor<4x6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4x4xf32>
    %24 = stablehlo.dot_general %22, %19, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x4xf32>, tensor<4x6x4x2x4xf32>) -> tensor<4x4x16x6x2xf32>
    %25 = stablehlo.transpose %24, dims = [0, 1, 4, 3, 2] : (tensor<4x4x16x6x2xf32>) -> tensor<4x4x2x6x16xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x4x2x6x16xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<4x4x2x6x16xf32>
    %cst_12 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %28 = call @_where(%arg0, %27, %cst_12) : (tensor<6x16xi1>, tensor<4x4x2x6x16xf32>, tensor<f32>) -> tensor<4x4x2x6x16xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_13) applies stablehlo.maximum across dimensions = [4] : (tensor<4x4x2x6x16xf32>, tensor<f32>) -> tensor<4x4x2x6xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x4x2x6xf32>
    %31 = stablehlo.maximum %30, %29 : tensor<4x4x2x6xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<4x4x2x6xf32>) -> tensor<4x4x2x6x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3, 4] : (tensor<4x4x2x6x1xf32>) -> tensor<4x4x2x6x16xf32>
    %34 = stablehlo.subtract %28, %33 : tensor<4x4x2x6x16xf32>
    %35 = stablehlo.exponential %34 : tensor<4x4x2x6x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_15) applies stablehlo.add across dimensions = [4] : (tensor<4x4x2x6x16xf32>, tensor<f32>) -> tensor<4x4x2x6xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<4x4x2x6xf32>) -> tensor<4x4x2x6x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3, 4] : (tensor<4x4x2x6x1xf32>) -> tensor<4x4x2x6x16xf32>
    %39 = stablehlo.divide %35, %38 : tensor<4x4x2x6x16xf32>
    %40 = stablehlo.dot_general %23, %39, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x4xf32>, tensor<4x4x2x6x16xf32>) -> tensor<4x4x4x2x6xf32>
    %41 = stablehlo.transpose %40, dims = [0, 4, 1, 3, 2] : (tensor<4x4x4x2x6xf32>) -> tensor<4x6x4x2x4xf32>
    %42 = stablehlo.dot_general %41, %arg7, contracting_dims = [2, 4, 3] x [0, 2, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4x2x4xf32>, tensor<4x2x4x32xf32>) -> tensor<4x6x32xf32>
    %43 = stablehlo.add %arg1, %42 : tensor<4x6x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<4x6x32xf32>, tensor<f32>) -> tensor<4x6xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<4x6x1xf32>
    %cst_17 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %47 = stablehlo.divide %45, %46 : tensor<4x6x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<4x6x1xf32>) -> tensor<4x6x32xf32>
    %49 = stablehlo.subtract %43, %48 : tensor<4x6x32xf32>
    %50 = stablehlo.multiply %49, %49 : tensor<4x6x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<4x6x32xf32>, tensor<f32>) -> tensor<4x6xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<4x6x1xf32>
    %cst_19 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %54 = stablehlo.divide %52, %53 : tensor<4x6x1xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %56 = stablehlo.add %54, %55 : tensor<4x6x1xf32>
    %57 = stablehlo.rsqrt %56 : tensor<4x6x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4x6x1xf32>) -> tensor<4x6x32xf32>
    %59 = stablehlo.multiply %49, %58 : tensor<4x6x32xf32>
    %60 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x6x32xf32>
    %62 = stablehlo.multiply %59, %61 : tensor<4x6x32xf32>
    %63 = stablehlo.dot_general %62, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32xf32>, tensor<32x128xf32>) -> tensor<4x6x128xf32>
    %64 = stablehlo.multiply %63, %63 : tensor<4x6x128xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<4x6x128xf32>
    %cst_21 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x6x128xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<4x6x128xf32>
    %68 = stablehlo.add %63, %67 : tensor<4x6x128xf32>
    %cst_22 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x6x128xf32>
    %70 = stablehlo.multiply %69, %68 : tensor<4x6x128xf32>
    %71 = stablehlo.tanh %70 : tensor<4x6x128xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x6x128xf32>
    %73 = stablehlo.add %72, %71 : tensor<4x6x128xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x6x128xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<4x6x128xf32>
    %76 = stablehlo.multiply %63, %75 : tensor<4x6x128xf32>
    %77 = stablehlo.dot_general %76, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x128xf32>, tensor<128x32xf32>) -> tensor<4x6x32xf32>
    %78 = stablehlo.add %43, %77 : tensor<4x6x32xf32>
    return %78, %22, %23 : tensor<4x6x32xf32>, tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>
  }
  func.func private @_where(%arg0: tensor<6x16xi1>, %arg1: tensor<4x4x2x6x16xf32>, %arg2: tensor<f32>) -> tensor<4x4x2x6x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<6x16xi1>) -> tensor<4x4x2x6x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x2x6x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x2x6x16xi1>, tensor<4x4x2x6x16xf32>
    return %3 : tensor<4x4x2x6x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x4x16x4x4xf32>, %arg1: tensor<4x16x4x4xf32>, %arg2: tensor<i32>) -> tensor<3x4x16x4x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x16x4x4xf32>) -> tensor<1x4x16x4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x4x16x4x4xf32>, tensor<1x4x16x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x16x4x4xf32>
    return %1 : tensor<3x4x16x4x4xf32>
  }
  func.func private @argmax(%arg0: tensor<4x96xf32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x96xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x96xf32>, tensor<4x96xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
  func.func private @_where_6(%arg0: tensor<4xi1>, %arg1: tensor<i32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %2 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x4x16x4x4xf32>, %arg1: tensor<i32>) -> tensor<4x16x4x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 16, 4, 4] : (tensor<3x4x16x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x4x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x4x4xf32>) -> tensor<4x16x4x4xf32>
    return %1 : tensor<4x16x4x4xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<i32>, %arg1: tensor<1x16xi1>, %arg2: tensor<4x1x32xf32>, %arg3: tensor<128x32xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32x128xf32>, %arg7: tensor<32x4x4xf32>, %arg8: tensor<4x2x4x32xf32>, %arg9: tensor<32x4x2x4xf32>, %arg10: tensor<32x4x4xf32>, %arg11: tensor<4x16x4x4xf32>, %arg12: tensor<4x16x4x4xf32>) -> (tensor<4x1x32xf32>, tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x1x32xf32>, tensor<f32>) -> tensor<4x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x32xf32>
    %5 = stablehlo.subtract %arg2, %4 : tensor<4x1x32xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x1x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x1x32xf32>, tensor<f32>) -> tensor<4x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x1x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %12 = stablehlo.add %10, %11 : tensor<4x1x1xf32>
    %13 = stablehlo.rsqrt %12 : tensor<4x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x32xf32>
    %15 = stablehlo.multiply %5, %14 : tensor<4x1x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x1x32xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<4x1x32xf32>
    %19 = stablehlo.dot_general %18, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1x32xf32>, tensor<32x4x2x4xf32>) -> tensor<4x1x4x2x4xf32>
    %20 = stablehlo.dot_general %18, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1x32xf32>, tensor<32x4x4xf32>) -> tensor<4x1x4x4xf32>
    %21 = stablehlo.dot_general %18, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1x32xf32>, tensor<32x4x4xf32>) -> tensor<4x1x4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<16> : tensor<i32>
    %23 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %24 = stablehlo.select %22, %23, %arg0 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.dynamic_update_slice %arg11, %20, %c_5, %24, %c_6, %c_7 : (tensor<4x16x4x4xf32>, tensor<4x1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4x4xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.compare LT, %arg0, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<16> : tensor<i32>
    %27 = stablehlo.add %arg0, %c_9 : tensor<i32>
    %28 = stablehlo.select %26, %27, %arg0 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.dynamic_update_slice %arg12, %21, %c_10, %28, %c_11, %c_12 : (tensor<4x16x4x4xf32>, tensor<4x1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4x4xf32>
    %30 = stablehlo.dot_general %25, %19, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x4xf32>, tensor<4x1x4x2x4xf32>) -> tensor<4x4x16x1x2xf32>
    %31 = stablehlo.transpose %30, dims = [0, 1, 4, 3, 2] : (tensor<4x4x16x1x2xf32>) -> tensor<4x4x2x1x16xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4x2x1x16xf32>
    %33 = stablehlo.multiply %31, %32 : tensor<4x4x2x1x16xf32>
    %cst_14 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %34 = call @_where_9(%arg1, %33, %cst_14) : (tensor<1x16xi1>, tensor<4x4x2x1x16xf32>, tensor<f32>) -> tensor<4x4x2x1x16xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_15) applies stablehlo.maximum across dimensions = [4] : (tensor<4x4x2x1x16xf32>, tensor<f32>) -> tensor<4x4x2x1xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x4x2x1xf32>
    %37 = stablehlo.maximum %36, %35 : tensor<4x4x2x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<4x4x2x1xf32>) -> tensor<4x4x2x1x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3, 4] : (tensor<4x4x2x1x1xf32>) -> tensor<4x4x2x1x16xf32>
    %40 = stablehlo.subtract %34, %39 : tensor<4x4x2x1x16xf32>
    %41 = stablehlo.exponential %40 : tensor<4x4x2x1x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_17) applies stablehlo.add across dimensions = [4] : (tensor<4x4x2x1x16xf32>, tensor<f32>) -> tensor<4x4x2x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<4x4x2x1xf32>) -> tensor<4x4x2x1x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3, 4] : (tensor<4x4x2x1x1xf32>) -> tensor<4x4x2x1x16xf32>
    %45 = stablehlo.divide %41, %44 : tensor<4x4x2x1x16xf32>
    %46 = stablehlo.dot_general %29, %45, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x4xf32>, tensor<4x4x2x1x16xf32>) -> tensor<4x4x4x2x1xf32>
    %47 = stablehlo.transpose %46, dims = [0, 4, 1, 3, 2] : (tensor<4x4x4x2x1xf32>) -> tensor<4x1x4x2x4xf32>
    %48 = stablehlo.dot_general %47, %arg8, contracting_dims = [2, 4, 3] x [0, 2, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1x4x2x4xf32>, tensor<4x2x4x32xf32>) -> tensor<4x1x32xf32>
    %49 = stablehlo.add %arg2, %48 : tensor<4x1x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<4x1x32xf32>, tensor<f32>) -> tensor<4x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %cst_19 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %53 = stablehlo.divide %51, %52 : tensor<4x1x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x32xf32>
    %55 = stablehlo.subtract %49, %54 : tensor<4x1x32xf32>
    %56 = stablehlo.multiply %55, %55 : tensor<4x1x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4x1x32xf32>, tensor<f32>) -> tensor<4x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %60 = stablehlo.divide %58, %59 : tensor<4x1x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %62 = stablehlo.add %60, %61 : tensor<4x1x1xf32>
    %63 = stablehlo.rsqrt %62 : tensor<4x1x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x32xf32>
    %65 = stablehlo.multiply %55, %64 : tensor<4x1x32xf32>
    %66 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x1x32xf32>
    %68 = stablehlo.multiply %65, %67 : tensor<4x1x32xf32>
    %69 = stablehlo.dot_general %68, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1x32xf32>, tensor<32x128xf32>) -> tensor<4x1x128xf32>
    %70 = stablehlo.multiply %69, %69 : tensor<4x1x128xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<4x1x128xf32>
    %cst_23 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x1x128xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<4x1x128xf32>
    %74 = stablehlo.add %69, %73 : tensor<4x1x128xf32>
    %cst_24 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x1x128xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<4x1x128xf32>
    %77 = stablehlo.tanh %76 : tensor<4x1x128xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x1x128xf32>
    %79 = stablehlo.add %78, %77 : tensor<4x1x128xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x1x128xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<4x1x128xf32>
    %82 = stablehlo.multiply %69, %81 : tensor<4x1x128xf32>
    %83 = stablehlo.dot_general %82, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1x128xf32>, tensor<128x32xf32>) -> tensor<4x1x32xf32>
    %84 = stablehlo.add %49, %83 : tensor<4x1x32xf32>
    return %84, %25, %29 : tensor<4x1x32xf32>, tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>
  }
  func.func private @_where_9(%arg0: tensor<1x16xi1>, %arg1: tensor<4x4x2x1x16xf32>, %arg2: tensor<f32>) -> tensor<4x4x2x1x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<1x16xi1>) -> tensor<4x4x2x1x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x2x1x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x2x1x16xi1>, tensor<4x4x2x1x16xf32>
    return %3 : tensor<4x4x2x1x16xf32>
  }
}
