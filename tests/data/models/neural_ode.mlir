module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]> {stablehlo.mesh = {axes = [], device_ids = dense<0> : tensor<1xi64>}}
  func.func public @main(%arg0: tensor<16x3xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<3x16xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<1x3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<16x3xf32> {jax.result_info = "result[1].layers[0].weight"}, tensor<16xf32> {jax.result_info = "result[1].layers[0].bias"}, tensor<16x16xf32> {jax.result_info = "result[1].layers[1].weight"}, tensor<16xf32> {jax.result_info = "result[1].layers[1].bias"}, tensor<3x16xf32> {jax.result_info = "result[1].layers[2].weight"}, tensor<3xf32> {jax.result_info = "result[1].layers[2].bias"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %cst = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00]]> : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<[5.000000e-01, -5.000000e-01]> : tensor<2xf32>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %0:26 = call @diffeqsolve(%c, %c_0, %cst, %cst_1, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %cst_2, %cst_3, %c_4, %c_5, %c_6, %arg6) : (tensor<i1>, tensor<i1>, tensor<2x2xf32>, tensor<2xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<3xf32>) -> (tensor<1x3xf32>, tensor<i32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>, tensor<10xi1>, tensor<10x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>)
    %1 = stablehlo.subtract %0#0, %arg7 : tensor<1x3xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<1x3xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<1x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<1x3xf32>
    %10:6 = call @diffeqsolve_27(%0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %0#14, %0#15, %0#16, %0#17, %0#18, %0#19, %0#20, %cst, %cst_1, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %cst_2, %cst_3, %0#21, %0#22, %0#23, %0#24, %c_4, %c_5, %0#25, %9) : (tensor<i32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>, tensor<10xi1>, tensor<10x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<1x3xf32>) -> (tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>)
    return %6, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5 : tensor<f32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>
  }
  func.func private @diffeqsolve(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<2x2xf32>, %arg3: tensor<2xf32>, %arg4: tensor<16x3xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16x16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<3x16xf32>, %arg9: tensor<3xf32>, %arg10: tensor<2xf32>, %arg11: tensor<2xf32>, %arg12: tensor<i1>, %arg13: tensor<i1>, %arg14: tensor<i1>, %arg15: tensor<3xf32>) -> (tensor<1x3xf32>, tensor<i32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>, tensor<10xi1>, tensor<10x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>) {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %0 = call @branched_error_if_impl(%cst) : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.convert %0 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.compare LT, %cst_0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<-1> : tensor<i32>
    %3 = call @_where(%2, %c, %c_2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %cst_3, %4 : tensor<f32>
    %6 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %cst_4, %6 : tensor<f32>
    %8 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %9 = stablehlo.multiply %1, %8 : tensor<f32>
    %10 = stablehlo.add %5, %9 : tensor<f32>
    %11 = stablehlo.minimum %10, %7 : tensor<f32>
    %12 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.multiply %12, %cst_5 : tensor<f32>
    %14 = stablehlo.convert %13 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = chlo.next_after %7, %cst_7 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.compare EQ, %7, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %19 = call @_where_0(%18, %cst_9, %17) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = chlo.next_after %19, %cst_10 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.compare EQ, %19, %cst_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_12 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %22 = call @_where_0(%21, %cst_12, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = chlo.next_after %22, %cst_13 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.compare EQ, %22, %cst_14, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_15 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %25 = call @_where_0(%24, %cst_15, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = chlo.next_after %25, %cst_16 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.compare EQ, %25, %cst_17, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_18 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %28 = call @_where_0(%27, %cst_18, %26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = chlo.next_after %28, %cst_19 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.compare EQ, %28, %cst_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_21 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %31 = call @_where_0(%30, %cst_21, %29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = chlo.next_after %31, %cst_22 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.compare EQ, %31, %cst_23, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_24 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %34 = call @_where_0(%33, %cst_24, %32) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = chlo.next_after %34, %cst_25 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.compare EQ, %34, %cst_26, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_27 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %37 = call @_where_0(%36, %cst_27, %35) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = chlo.next_after %37, %cst_28 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.compare EQ, %37, %cst_29, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_30 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %40 = call @_where_0(%39, %cst_30, %38) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = chlo.next_after %40, %cst_31 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.compare EQ, %40, %cst_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_33 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %43 = call @_where_0(%42, %cst_33, %41) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = chlo.next_after %43, %cst_34 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.compare EQ, %43, %cst_35, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_36 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %46 = call @_where_0(%45, %cst_36, %44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = chlo.next_after %46, %cst_37 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.compare EQ, %46, %cst_38, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_39 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %49 = call @_where_0(%48, %cst_39, %47) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = chlo.next_after %49, %cst_40 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.compare EQ, %49, %cst_41, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_42 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %52 = call @_where_0(%51, %cst_42, %50) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = chlo.next_after %52, %cst_43 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.compare EQ, %52, %cst_44, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_45 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %55 = call @_where_0(%54, %cst_45, %53) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = chlo.next_after %55, %cst_46 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.compare EQ, %55, %cst_47, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_48 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %58 = call @_where_0(%57, %cst_48, %56) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = chlo.next_after %58, %cst_49 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.compare EQ, %58, %cst_50, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_51 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %61 = call @_where_0(%60, %cst_51, %59) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = chlo.next_after %61, %cst_52 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.compare EQ, %61, %cst_53, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_54 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %64 = call @_where_0(%63, %cst_54, %62) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65 = chlo.next_after %64, %cst_55 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.compare EQ, %64, %cst_56, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_57 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %67 = call @_where_0(%66, %cst_57, %65) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = chlo.next_after %67, %cst_58 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.compare EQ, %67, %cst_59, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_60 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %70 = call @_where_0(%69, %cst_60, %68) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %71 = chlo.next_after %70, %cst_61 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.compare EQ, %70, %cst_62, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_63 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %73 = call @_where_0(%72, %cst_63, %71) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = chlo.next_after %73, %cst_64 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.compare EQ, %73, %cst_65, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_66 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %76 = call @_where_0(%75, %cst_66, %74) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %77 = chlo.next_after %76, %cst_67 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.compare EQ, %76, %cst_68, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_69 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %79 = call @_where_0(%78, %cst_69, %77) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %80 = chlo.next_after %79, %cst_70 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.compare EQ, %79, %cst_71, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_72 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %82 = call @_where_0(%81, %cst_72, %80) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %83 = chlo.next_after %82, %cst_73 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.compare EQ, %82, %cst_74, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_75 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %85 = call @_where_0(%84, %cst_75, %83) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %86 = chlo.next_after %85, %cst_76 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.compare EQ, %85, %cst_77, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_78 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %88 = call @_where_0(%87, %cst_78, %86) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %89 = chlo.next_after %88, %cst_79 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.compare EQ, %88, %cst_80, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_81 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %91 = call @_where_0(%90, %cst_81, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %92 = chlo.next_after %91, %cst_82 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.compare EQ, %91, %cst_83, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_84 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %94 = call @_where_0(%93, %cst_84, %92) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %95 = chlo.next_after %94, %cst_85 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.compare EQ, %94, %cst_86, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_87 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %97 = call @_where_0(%96, %cst_87, %95) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %98 = chlo.next_after %97, %cst_88 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.compare EQ, %97, %cst_89, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_90 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %100 = call @_where_0(%99, %cst_90, %98) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %101 = chlo.next_after %100, %cst_91 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.compare EQ, %100, %cst_92, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_93 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %103 = call @_where_0(%102, %cst_93, %101) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = chlo.next_after %103, %cst_94 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.compare EQ, %103, %cst_95, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_96 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %106 = call @_where_0(%105, %cst_96, %104) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %107 = chlo.next_after %106, %cst_97 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.compare EQ, %106, %cst_98, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_99 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %109 = call @_where_0(%108, %cst_99, %107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = chlo.next_after %109, %cst_100 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.compare EQ, %109, %cst_101, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_102 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %112 = call @_where_0(%111, %cst_102, %110) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %113 = chlo.next_after %112, %cst_103 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.compare EQ, %112, %cst_104, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_105 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %115 = call @_where_0(%114, %cst_105, %113) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %116 = chlo.next_after %115, %cst_106 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.compare EQ, %115, %cst_107, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_108 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %118 = call @_where_0(%117, %cst_108, %116) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %119 = chlo.next_after %118, %cst_109 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.compare EQ, %118, %cst_110, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_111 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %121 = call @_where_0(%120, %cst_111, %119) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %122 = chlo.next_after %121, %cst_112 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.compare EQ, %121, %cst_113, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_114 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %124 = call @_where_0(%123, %cst_114, %122) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %125 = chlo.next_after %124, %cst_115 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.compare EQ, %124, %cst_116, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_117 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %127 = call @_where_0(%126, %cst_117, %125) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = chlo.next_after %127, %cst_118 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.compare EQ, %127, %cst_119, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_120 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %130 = call @_where_0(%129, %cst_120, %128) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %131 = chlo.next_after %130, %cst_121 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.compare EQ, %130, %cst_122, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_123 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %133 = call @_where_0(%132, %cst_123, %131) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %134 = chlo.next_after %133, %cst_124 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.compare EQ, %133, %cst_125, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_126 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %136 = call @_where_0(%135, %cst_126, %134) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %137 = chlo.next_after %136, %cst_127 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.compare EQ, %136, %cst_128, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_129 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %139 = call @_where_0(%138, %cst_129, %137) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %140 = chlo.next_after %139, %cst_130 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.compare EQ, %139, %cst_131, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_132 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %142 = call @_where_0(%141, %cst_132, %140) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_133 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %143 = chlo.next_after %142, %cst_133 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.compare EQ, %142, %cst_134, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_135 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %145 = call @_where_0(%144, %cst_135, %143) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %146 = chlo.next_after %145, %cst_136 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.compare EQ, %145, %cst_137, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_138 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %148 = call @_where_0(%147, %cst_138, %146) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %149 = chlo.next_after %148, %cst_139 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.compare EQ, %148, %cst_140, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_141 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %151 = call @_where_0(%150, %cst_141, %149) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_142 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %152 = chlo.next_after %151, %cst_142 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.compare EQ, %151, %cst_143, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_144 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %154 = call @_where_0(%153, %cst_144, %152) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_145 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %155 = chlo.next_after %154, %cst_145 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.compare EQ, %154, %cst_146, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_147 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %157 = call @_where_0(%156, %cst_147, %155) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_148 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %158 = chlo.next_after %157, %cst_148 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.compare EQ, %157, %cst_149, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_150 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %160 = call @_where_0(%159, %cst_150, %158) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_151 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %161 = chlo.next_after %160, %cst_151 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.compare EQ, %160, %cst_152, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_153 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %163 = call @_where_0(%162, %cst_153, %161) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_154 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %164 = chlo.next_after %163, %cst_154 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.compare EQ, %163, %cst_155, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_156 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %166 = call @_where_0(%165, %cst_156, %164) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_157 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %167 = chlo.next_after %166, %cst_157 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.compare EQ, %166, %cst_158, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_159 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %169 = call @_where_0(%168, %cst_159, %167) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_160 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %170 = chlo.next_after %169, %cst_160 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.compare EQ, %169, %cst_161, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_162 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %172 = call @_where_0(%171, %cst_162, %170) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_163 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %173 = chlo.next_after %172, %cst_163 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.compare EQ, %172, %cst_164, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_165 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %175 = call @_where_0(%174, %cst_165, %173) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_166 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %176 = chlo.next_after %175, %cst_166 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.compare EQ, %175, %cst_167, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_168 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %178 = call @_where_0(%177, %cst_168, %176) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_169 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %179 = chlo.next_after %178, %cst_169 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.compare EQ, %178, %cst_170, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_171 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %181 = call @_where_0(%180, %cst_171, %179) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_172 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %182 = chlo.next_after %181, %cst_172 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.compare EQ, %181, %cst_173, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_174 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %184 = call @_where_0(%183, %cst_174, %182) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_175 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %185 = chlo.next_after %184, %cst_175 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.compare EQ, %184, %cst_176, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_177 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %187 = call @_where_0(%186, %cst_177, %185) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_178 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %188 = chlo.next_after %187, %cst_178 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.compare EQ, %187, %cst_179, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_180 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %190 = call @_where_0(%189, %cst_180, %188) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_181 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %191 = chlo.next_after %190, %cst_181 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.compare EQ, %190, %cst_182, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_183 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %193 = call @_where_0(%192, %cst_183, %191) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_184 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %194 = chlo.next_after %193, %cst_184 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.compare EQ, %193, %cst_185, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_186 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %196 = call @_where_0(%195, %cst_186, %194) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %197 = chlo.next_after %196, %cst_187 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.compare EQ, %196, %cst_188, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_189 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %199 = call @_where_0(%198, %cst_189, %197) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_190 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %200 = chlo.next_after %199, %cst_190 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.compare EQ, %199, %cst_191, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_192 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %202 = call @_where_0(%201, %cst_192, %200) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_193 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %203 = chlo.next_after %202, %cst_193 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.compare EQ, %202, %cst_194, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_195 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %205 = call @_where_0(%204, %cst_195, %203) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %206 = chlo.next_after %205, %cst_196 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.compare EQ, %205, %cst_197, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_198 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %208 = call @_where_0(%207, %cst_198, %206) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %209 = chlo.next_after %208, %cst_199 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.compare EQ, %208, %cst_200, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_201 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %211 = call @_where_0(%210, %cst_201, %209) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %212 = chlo.next_after %211, %cst_202 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.compare EQ, %211, %cst_203, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_204 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %214 = call @_where_0(%213, %cst_204, %212) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %215 = chlo.next_after %214, %cst_205 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.compare EQ, %214, %cst_206, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_207 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %217 = call @_where_0(%216, %cst_207, %215) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %218 = chlo.next_after %217, %cst_208 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.compare EQ, %217, %cst_209, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_210 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %220 = call @_where_0(%219, %cst_210, %218) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %221 = chlo.next_after %220, %cst_211 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.compare EQ, %220, %cst_212, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_213 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %223 = call @_where_0(%222, %cst_213, %221) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %224 = chlo.next_after %223, %cst_214 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.compare EQ, %223, %cst_215, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_216 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %226 = call @_where_0(%225, %cst_216, %224) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %227 = chlo.next_after %226, %cst_217 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.compare EQ, %226, %cst_218, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_219 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %229 = call @_where_0(%228, %cst_219, %227) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %230 = chlo.next_after %229, %cst_220 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.compare EQ, %229, %cst_221, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_222 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %232 = call @_where_0(%231, %cst_222, %230) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_223 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %233 = chlo.next_after %232, %cst_223 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.compare EQ, %232, %cst_224, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_225 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %235 = call @_where_0(%234, %cst_225, %233) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_226 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %236 = chlo.next_after %235, %cst_226 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.compare EQ, %235, %cst_227, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_228 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %238 = call @_where_0(%237, %cst_228, %236) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_229 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %239 = chlo.next_after %238, %cst_229 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.compare EQ, %238, %cst_230, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_231 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %241 = call @_where_0(%240, %cst_231, %239) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_232 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %242 = chlo.next_after %241, %cst_232 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.compare EQ, %241, %cst_233, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_234 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %244 = call @_where_0(%243, %cst_234, %242) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_235 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %245 = chlo.next_after %244, %cst_235 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.compare EQ, %244, %cst_236, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_237 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %247 = call @_where_0(%246, %cst_237, %245) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_238 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %248 = chlo.next_after %247, %cst_238 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.compare EQ, %247, %cst_239, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_240 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %250 = call @_where_0(%249, %cst_240, %248) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_241 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %251 = chlo.next_after %250, %cst_241 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.compare EQ, %250, %cst_242, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_243 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %253 = call @_where_0(%252, %cst_243, %251) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_244 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %254 = chlo.next_after %253, %cst_244 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.compare EQ, %253, %cst_245, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_246 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %256 = call @_where_0(%255, %cst_246, %254) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_247 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %257 = chlo.next_after %256, %cst_247 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.compare EQ, %256, %cst_248, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_249 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %259 = call @_where_0(%258, %cst_249, %257) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_250 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %260 = chlo.next_after %259, %cst_250 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.compare EQ, %259, %cst_251, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_252 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %262 = call @_where_0(%261, %cst_252, %260) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_253 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %263 = chlo.next_after %262, %cst_253 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.compare EQ, %262, %cst_254, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_255 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %265 = call @_where_0(%264, %cst_255, %263) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_256 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %266 = chlo.next_after %265, %cst_256 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.compare EQ, %265, %cst_257, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_258 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %268 = call @_where_0(%267, %cst_258, %266) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_259 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %269 = chlo.next_after %268, %cst_259 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.compare EQ, %268, %cst_260, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_261 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %271 = call @_where_0(%270, %cst_261, %269) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_262 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %272 = chlo.next_after %271, %cst_262 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.compare EQ, %271, %cst_263, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_264 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %274 = call @_where_0(%273, %cst_264, %272) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_265 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %275 = chlo.next_after %274, %cst_265 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.compare EQ, %274, %cst_266, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_267 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %277 = call @_where_0(%276, %cst_267, %275) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_268 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %278 = chlo.next_after %277, %cst_268 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.compare EQ, %277, %cst_269, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_270 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %280 = call @_where_0(%279, %cst_270, %278) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_271 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %281 = chlo.next_after %280, %cst_271 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.compare EQ, %280, %cst_272, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_273 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %283 = call @_where_0(%282, %cst_273, %281) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_274 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %284 = chlo.next_after %283, %cst_274 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.compare EQ, %283, %cst_275, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_276 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %286 = call @_where_0(%285, %cst_276, %284) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_277 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %287 = chlo.next_after %286, %cst_277 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.compare EQ, %286, %cst_278, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_279 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %289 = call @_where_0(%288, %cst_279, %287) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_280 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %290 = chlo.next_after %289, %cst_280 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.compare EQ, %289, %cst_281, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_282 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %292 = call @_where_0(%291, %cst_282, %290) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_283 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %293 = chlo.next_after %292, %cst_283 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.compare EQ, %292, %cst_284, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_285 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %295 = call @_where_0(%294, %cst_285, %293) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_286 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %296 = chlo.next_after %295, %cst_286 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.compare EQ, %295, %cst_287, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_288 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %298 = call @_where_0(%297, %cst_288, %296) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_289 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %299 = chlo.next_after %298, %cst_289 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.compare EQ, %298, %cst_290, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_291 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %301 = call @_where_0(%300, %cst_291, %299) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_292 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %302 = chlo.next_after %301, %cst_292 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.compare EQ, %301, %cst_293, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_294 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %304 = call @_where_0(%303, %cst_294, %302) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_295 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %305 = chlo.next_after %304, %cst_295 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.compare EQ, %304, %cst_296, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_297 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %307 = call @_where_0(%306, %cst_297, %305) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_298 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %308 = chlo.next_after %307, %cst_298 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.compare EQ, %307, %cst_299, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_300 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %310 = call @_where_0(%309, %cst_300, %308) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_301 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %311 = chlo.next_after %310, %cst_301 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.compare EQ, %310, %cst_302, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_303 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %313 = call @_where_0(%312, %cst_303, %311) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_304 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %314 = chlo.next_after %313, %cst_304 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.compare EQ, %313, %cst_305, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_306 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %316 = call @_where_0(%315, %cst_306, %314) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_307 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_308 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_309 = stablehlo.constant dense<false> : tensor<i1>
    %c_310 = stablehlo.constant dense<false> : tensor<i1>
    %c_311 = stablehlo.constant dense<0> : tensor<i32>
    %c_312 = stablehlo.constant dense<0> : tensor<i32>
    %c_313 = stablehlo.constant dense<0> : tensor<i32>
    %c_314 = stablehlo.constant dense<0> : tensor<i32>
    %c_315 = stablehlo.constant dense<0> : tensor<i32>
    %c_316 = stablehlo.constant dense<0> : tensor<i32>
    %317 = stablehlo.compare LT, %5, %7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %318 = stablehlo.and %317, %arg0 : tensor<i1>
    %c_317 = stablehlo.constant dense<0> : tensor<i32>
    %319 = stablehlo.broadcast_in_dim %c_317, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_318 = stablehlo.constant dense<0> : tensor<i32>
    %320 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_319 = stablehlo.constant dense<2147483647> : tensor<i32>
    %321 = "stablehlo.scatter"(%319, %320, %c_319) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg16: tensor<i32>, %arg17: tensor<i32>):
      stablehlo.return %arg17 : tensor<i32>
    }) : (tensor<10xi32>, tensor<1xi32>, tensor<i32>) -> tensor<10xi32>
    %c_320 = stablehlo.constant dense<false> : tensor<i1>
    %322 = stablehlo.broadcast_in_dim %c_320, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %c_321 = stablehlo.constant dense<2147483647> : tensor<i32>
    %323 = stablehlo.broadcast_in_dim %c_321, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_322 = stablehlo.constant dense<0> : tensor<i32>
    %324 = stablehlo.broadcast_in_dim %c_322, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_323 = stablehlo.constant dense<false> : tensor<i1>
    %325 = stablehlo.broadcast_in_dim %c_323, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %c_324 = stablehlo.constant dense<false> : tensor<i1>
    %326 = stablehlo.broadcast_in_dim %c_324, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<10x3xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c_328 = stablehlo.constant dense<false> : tensor<i1>
    %330 = stablehlo.broadcast_in_dim %c_328, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c_331 = stablehlo.constant dense<false> : tensor<i1>
    %333 = stablehlo.broadcast_in_dim %c_331, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %c_332 = stablehlo.constant dense<0> : tensor<i32>
    %334 = stablehlo.broadcast_in_dim %c_332, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_333 = stablehlo.constant dense<0> : tensor<i32>
    %335 = stablehlo.broadcast_in_dim %c_333, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_334 = stablehlo.constant dense<0> : tensor<i32>
    %336 = stablehlo.broadcast_in_dim %c_334, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_335 = stablehlo.constant dense<0> : tensor<i32>
    %337 = stablehlo.broadcast_in_dim %c_335, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_336 = stablehlo.constant dense<0> : tensor<i32>
    %338 = stablehlo.broadcast_in_dim %c_336, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_337 = stablehlo.constant dense<0> : tensor<i32>
    %339 = stablehlo.broadcast_in_dim %c_337, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_338 = stablehlo.constant dense<0> : tensor<i32>
    %c_339 = stablehlo.constant dense<0> : tensor<i32>
    %c_340 = stablehlo.constant dense<10> : tensor<i32>
    %c_341 = stablehlo.constant dense<10> : tensor<i32>
    %c_342 = stablehlo.constant dense<true> : tensor<i1>
    %c_343 = stablehlo.constant dense<0> : tensor<i32>
    %c_344 = stablehlo.constant dense<true> : tensor<i1>
    %340:60 = stablehlo.while(%iterArg = %7, %iterArg_388 = %arg1, %iterArg_389 = %3, %iterArg_390 = %arg2, %iterArg_391 = %arg3, %iterArg_392 = %arg4, %iterArg_393 = %arg5, %iterArg_394 = %arg6, %iterArg_395 = %arg7, %iterArg_396 = %arg8, %iterArg_397 = %arg9, %iterArg_398 = %arg10, %iterArg_399 = %arg11, %iterArg_400 = %arg12, %iterArg_401 = %7, %iterArg_402 = %316, %iterArg_403 = %5, %iterArg_404 = %arg13, %iterArg_405 = %c_338, %iterArg_406 = %c_339, %iterArg_407 = %c_340, %iterArg_408 = %c_341, %iterArg_409 = %c_342, %iterArg_410 = %321, %iterArg_411 = %322, %iterArg_412 = %c_343, %iterArg_413 = %318, %iterArg_414 = %c_344, %iterArg_415 = %arg15, %iterArg_416 = %5, %iterArg_417 = %11, %iterArg_418 = %c_309, %iterArg_419 = %cst_307, %iterArg_420 = %cst_308, %iterArg_421 = %c_310, %iterArg_422 = %c_311, %iterArg_423 = %c_312, %iterArg_424 = %c_313, %iterArg_425 = %c_314, %iterArg_426 = %c_315, %iterArg_427 = %15, %iterArg_428 = %16, %iterArg_429 = %c_316, %iterArg_430 = %323, %iterArg_431 = %324, %iterArg_432 = %325, %iterArg_433 = %326, %iterArg_434 = %327, %iterArg_435 = %328, %iterArg_436 = %329, %iterArg_437 = %330, %iterArg_438 = %331, %iterArg_439 = %332, %iterArg_440 = %333, %iterArg_441 = %334, %iterArg_442 = %335, %iterArg_443 = %336, %iterArg_444 = %337, %iterArg_445 = %338, %iterArg_446 = %339) : tensor<f32>, tensor<i1>, tensor<i32>, tensor<2x2xf32>, tensor<2xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<10xi32>, tensor<10xi1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<1xf32>, tensor<1x3xf32>, tensor<i32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>, tensor<10xi1>, tensor<10x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>
    cond {
      %489 = stablehlo.compare LT, %iterArg_416, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %490 = stablehlo.and %489, %iterArg_388 : tensor<i1>
      %c_447 = stablehlo.constant dense<false> : tensor<i1>
      %491 = stablehlo.reduce(%490 init: %c_447) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %c_448 = stablehlo.constant dense<64> : tensor<i32>
      %492 = stablehlo.compare LT, %iterArg_412, %c_448, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_449 = stablehlo.constant dense<false> : tensor<i1>
      %493 = stablehlo.broadcast_in_dim %c_449, dims = [] : (tensor<i1>) -> tensor<i1>
      %494 = stablehlo.compare NE, %492, %493, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %495 = stablehlo.convert %494 : tensor<i1>
      %496 = stablehlo.and %491, %495 : tensor<i1>
      stablehlo.return %496 : tensor<i1>
    } do {
      %c_447 = stablehlo.constant dense<1> : tensor<i32>
      %489 = stablehlo.add %iterArg_405, %c_447 : tensor<i32>
      %c_448 = stablehlo.constant dense<0> : tensor<i32>
      %490:8 = "stablehlo.case"(%c_448) ({
        %c_495 = stablehlo.constant dense<1> : tensor<i32>
        %648 = stablehlo.add %iterArg_406, %c_495 : tensor<i32>
        %649 = func.call @_where_1(%iterArg_409, %648, %iterArg_406) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %650 = stablehlo.compare GT, %649, %iterArg_407, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_496 = stablehlo.constant dense<false> : tensor<i1>
        %651 = stablehlo.broadcast_in_dim %c_496, dims = [] : (tensor<i1>) -> tensor<i1>
        %652 = stablehlo.compare NE, %650, %651, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %653 = stablehlo.convert %652 : tensor<i1>
        %654 = stablehlo.and %iterArg_409, %653 : tensor<i1>
        %c_497 = stablehlo.constant dense<1> : tensor<i32>
        %655 = func.call @_where_1(%654, %c_497, %649) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_498 = stablehlo.constant dense<1> : tensor<i32>
        %656 = stablehlo.add %iterArg_405, %c_498 : tensor<i32>
        %657 = stablehlo.convert %iterArg_408 : tensor<i32>
        %658 = stablehlo.compare EQ, %656, %657, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_499 = stablehlo.constant dense<false> : tensor<i1>
        %659 = func.call @_where_2(%658, %c_499, %iterArg_409) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
        %660 = stablehlo.convert %iterArg_408 : tensor<i32>
        %661 = stablehlo.compare EQ, %iterArg_405, %660, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %662 = stablehlo.add %iterArg_408, %iterArg_407 : tensor<i32>
        %663 = func.call @_where_1(%661, %662, %iterArg_408) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_500 = stablehlo.constant dense<1> : tensor<i32>
        %664 = stablehlo.subtract %iterArg_407, %c_500 : tensor<i32>
        %665 = func.call @_where_1(%661, %664, %iterArg_407) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %666 = func.call @_where_1(%661, %665, %655) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_501 = stablehlo.constant dense<0> : tensor<i32>
        %667 = stablehlo.compare GT, %665, %c_501, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %668 = func.call @_where_3(%661, %667, %659) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
        stablehlo.return %iterArg_409, %iterArg_406, %666, %665, %663, %668, %iterArg_410, %iterArg_411 : tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<10xi32>, tensor<10xi1>
      }, {
        %c_495 = stablehlo.constant dense<false> : tensor<i1>
        %648 = stablehlo.reduce(%iterArg_411 init: %c_495) applies stablehlo.or across dimensions = [0] : (tensor<10xi1>, tensor<i1>) -> tensor<i1>
        %649 = stablehlo.convert %648 : (tensor<i1>) -> tensor<i32>
        %650:3 = "stablehlo.case"(%649) ({
          %656 = func.call @argmax(%iterArg_430) : (tensor<10xi32>) -> tensor<i32>
          %c_499 = stablehlo.constant dense<0> : tensor<i32>
          %657 = stablehlo.compare LT, %656, %c_499, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_500 = stablehlo.constant dense<10> : tensor<i32>
          %658 = stablehlo.add %656, %c_500 : tensor<i32>
          %659 = stablehlo.select %657, %658, %656 : tensor<i1>, tensor<i32>
          %660 = stablehlo.dynamic_slice %iterArg_410, %659, sizes = [1] : (tensor<10xi32>, tensor<i32>) -> tensor<1xi32>
          %661 = stablehlo.reshape %660 : (tensor<1xi32>) -> tensor<i32>
          %c_501 = stablehlo.constant dense<1> : tensor<i32>
          %662 = stablehlo.add %661, %c_501 : tensor<i32>
          %c_502 = stablehlo.constant dense<0> : tensor<i32>
          %663 = stablehlo.compare LT, %656, %c_502, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_503 = stablehlo.constant dense<10> : tensor<i32>
          %664 = stablehlo.add %656, %c_503 : tensor<i32>
          %665 = stablehlo.select %663, %664, %656 : tensor<i1>, tensor<i32>
          %666 = stablehlo.dynamic_slice %iterArg_410, %665, sizes = [1] : (tensor<10xi32>, tensor<i32>) -> tensor<1xi32>
          %667 = stablehlo.reshape %666 : (tensor<1xi32>) -> tensor<i32>
          %668 = stablehlo.broadcast_in_dim %667, dims = [] : (tensor<i32>) -> tensor<10xi32>
          %669 = stablehlo.compare LT, %iterArg_410, %668, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
          %c_504 = stablehlo.constant dense<true> : tensor<i1>
          %670 = func.call @_where_4(%669, %c_504, %iterArg_411) : (tensor<10xi1>, tensor<i1>, tensor<10xi1>) -> tensor<10xi1>
          stablehlo.return %656, %662, %670 : tensor<i32>, tensor<i32>, tensor<10xi1>
        }, {
          %c_499 = stablehlo.constant dense<0> : tensor<i32>
          %656 = func.call @_where_5(%iterArg_411, %iterArg_430, %c_499) : (tensor<10xi1>, tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
          %657 = func.call @argmax(%656) : (tensor<10xi32>) -> tensor<i32>
          %c_500 = stablehlo.constant dense<0> : tensor<i32>
          %658 = stablehlo.compare LT, %657, %c_500, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_501 = stablehlo.constant dense<10> : tensor<i32>
          %659 = stablehlo.add %657, %c_501 : tensor<i32>
          %660 = stablehlo.select %658, %659, %657 : tensor<i1>, tensor<i32>
          %661 = stablehlo.broadcast_in_dim %660, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_502 = stablehlo.constant dense<false> : tensor<i1>
          %662 = "stablehlo.scatter"(%iterArg_411, %661, %c_502) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
          ^bb0(%arg16: tensor<i1>, %arg17: tensor<i1>):
            stablehlo.return %arg17 : tensor<i1>
          }) : (tensor<10xi1>, tensor<1xi32>, tensor<i1>) -> tensor<10xi1>
          %c_503 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %657, %c_503, %662 : tensor<i32>, tensor<i32>, tensor<10xi1>
        }) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<10xi1>)
        %c_496 = stablehlo.constant dense<0> : tensor<i32>
        %651 = stablehlo.compare LT, %650#0, %c_496, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_497 = stablehlo.constant dense<10> : tensor<i32>
        %652 = stablehlo.add %650#0, %c_497 : tensor<i32>
        %653 = stablehlo.select %651, %652, %650#0 : tensor<i1>, tensor<i32>
        %654 = stablehlo.broadcast_in_dim %653, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %655 = "stablehlo.scatter"(%iterArg_410, %654, %650#1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg16: tensor<i32>, %arg17: tensor<i32>):
          stablehlo.return %arg17 : tensor<i32>
        }) : (tensor<10xi32>, tensor<1xi32>, tensor<i32>) -> tensor<10xi32>
        %c_498 = stablehlo.constant dense<true> : tensor<i1>
        stablehlo.return %c_498, %650#0, %iterArg_406, %iterArg_407, %iterArg_408, %iterArg_409, %655, %650#2 : tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<10xi32>, tensor<10xi1>
      }) : (tensor<i32>) -> (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<10xi32>, tensor<10xi1>)
      %c_449 = stablehlo.constant dense<1> : tensor<i32>
      %491 = stablehlo.compare EQ, %iterArg_389, %c_449, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %492 = stablehlo.negate %iterArg_417 : tensor<f32>
      %493 = func.call @_where_6(%491, %iterArg_416, %492) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_450 = stablehlo.constant dense<1> : tensor<i32>
      %494 = stablehlo.compare EQ, %iterArg_389, %c_450, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %495 = stablehlo.negate %iterArg_416 : tensor<f32>
      %496 = func.call @_where_6(%494, %iterArg_417, %495) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %497 = stablehlo.subtract %iterArg_417, %iterArg_416 : tensor<f32>
      %c_451 = stablehlo.constant dense<1> : tensor<i32>
      %498 = stablehlo.compare EQ, %iterArg_389, %c_451, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %499 = stablehlo.negate %iterArg_417 : tensor<f32>
      %500 = func.call @_where_6(%498, %iterArg_416, %499) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_452 = stablehlo.constant dense<1> : tensor<i32>
      %501 = stablehlo.compare EQ, %iterArg_389, %c_452, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %502 = stablehlo.negate %iterArg_416 : tensor<f32>
      %503 = func.call @_where_6(%501, %iterArg_417, %502) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %504 = stablehlo.subtract %503, %500 : tensor<f32>
      %505 = stablehlo.convert %iterArg_389 : (tensor<i32>) -> tensor<f32>
      %506 = stablehlo.multiply %505, %504 : tensor<f32>
      %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %507 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %c_454 = stablehlo.constant dense<0> : tensor<i32>
      %c_455 = stablehlo.constant dense<0> : tensor<i32>
      %c_456 = stablehlo.constant dense<2> : tensor<i32>
      %508 = stablehlo.compare LT, %c_454, %c_456, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_457 = stablehlo.constant dense<0> : tensor<i32>
      %c_458 = stablehlo.constant dense<true> : tensor<i1>
      %509:21 = stablehlo.while(%iterArg_495 = %iterArg_390, %iterArg_496 = %iterArg_391, %iterArg_497 = %iterArg_415, %iterArg_498 = %497, %iterArg_499 = %iterArg_416, %iterArg_500 = %iterArg_417, %iterArg_501 = %iterArg_389, %iterArg_502 = %iterArg_392, %iterArg_503 = %iterArg_393, %iterArg_504 = %iterArg_394, %iterArg_505 = %iterArg_395, %iterArg_506 = %iterArg_396, %iterArg_507 = %iterArg_397, %iterArg_508 = %506, %iterArg_509 = %c_457, %iterArg_510 = %508, %iterArg_511 = %c_458, %iterArg_512 = %c_454, %iterArg_513 = %iterArg_415, %iterArg_514 = %507, %iterArg_515 = %c_455) : tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<2x3xf32>, tensor<i32>
      cond {
        %c_516 = stablehlo.constant dense<2> : tensor<i32>
        %648 = stablehlo.compare LT, %iterArg_512, %c_516, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_517 = stablehlo.constant dense<false> : tensor<i1>
        %649 = stablehlo.broadcast_in_dim %c_517, dims = [] : (tensor<i1>) -> tensor<i1>
        %650 = stablehlo.compare NE, %648, %649, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %651 = stablehlo.convert %650 : tensor<i1>
        %c_518 = stablehlo.constant dense<false> : tensor<i1>
        %652 = stablehlo.reduce(%651 init: %c_518) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %c_519 = stablehlo.constant dense<2> : tensor<i32>
        %653 = stablehlo.compare LT, %iterArg_509, %c_519, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_520 = stablehlo.constant dense<false> : tensor<i1>
        %654 = stablehlo.broadcast_in_dim %c_520, dims = [] : (tensor<i1>) -> tensor<i1>
        %655 = stablehlo.compare NE, %653, %654, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %656 = stablehlo.convert %655 : tensor<i1>
        %657 = stablehlo.and %652, %656 : tensor<i1>
        stablehlo.return %657 : tensor<i1>
      } do {
        %648 = stablehlo.convert %iterArg_512 : tensor<i32>
        %c_516 = stablehlo.constant dense<0> : tensor<i32>
        %649 = stablehlo.compare LT, %648, %c_516, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_517 = stablehlo.constant dense<2> : tensor<i32>
        %650 = stablehlo.add %648, %c_517 : tensor<i32>
        %651 = stablehlo.select %649, %650, %648 : tensor<i1>, tensor<i32>
        %c_518 = stablehlo.constant dense<0> : tensor<i32>
        %c_519 = stablehlo.constant dense<0> : tensor<i32>
        %652 = stablehlo.compare LT, %c_518, %c_519, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_520 = stablehlo.constant dense<0> : tensor<i32>
        %c_521 = stablehlo.constant dense<2> : tensor<i32>
        %653 = stablehlo.add %c_520, %c_521 : tensor<i32>
        %c_522 = stablehlo.constant dense<0> : tensor<i32>
        %654 = stablehlo.select %652, %653, %c_522 : tensor<i1>, tensor<i32>
        %655 = stablehlo.dynamic_slice %iterArg_495, %651, %654, sizes = [1, 2] : (tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
        %656 = stablehlo.reshape %655 : (tensor<1x2xf32>) -> tensor<2xf32>
        %c_523 = stablehlo.constant dense<0> : tensor<i32>
        %657 = stablehlo.compare LT, %iterArg_512, %c_523, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %658 = stablehlo.convert %iterArg_512 : tensor<i32>
        %c_524 = stablehlo.constant dense<2> : tensor<i32>
        %659 = stablehlo.add %658, %c_524 : tensor<i32>
        %660 = stablehlo.select %657, %659, %iterArg_512 : tensor<i1>, tensor<i32>
        %661 = stablehlo.dynamic_slice %iterArg_496, %660, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
        %662 = stablehlo.reshape %661 : (tensor<1xf32>) -> tensor<f32>
        %663 = stablehlo.dot_general %656, %iterArg_514, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<3xf32>
        %664 = stablehlo.add %iterArg_497, %663 : tensor<3xf32>
        %cst_525 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %665 = stablehlo.compare EQ, %662, %cst_525, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %666 = stablehlo.multiply %662, %iterArg_498 : tensor<f32>
        %667 = stablehlo.add %iterArg_499, %666 : tensor<f32>
        %668 = func.call @_where_7(%665, %iterArg_500, %667) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %669 = stablehlo.convert %iterArg_501 : (tensor<i32>) -> tensor<f32>
        %670 = stablehlo.multiply %668, %669 : tensor<f32>
        %671 = stablehlo.dot_general %iterArg_502, %664, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3xf32>) -> tensor<16xf32>
        %672 = stablehlo.add %671, %iterArg_503 : tensor<16xf32>
        %673 = stablehlo.tanh %672 : tensor<16xf32>
        %674 = stablehlo.dot_general %iterArg_504, %673, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
        %675 = stablehlo.add %674, %iterArg_505 : tensor<16xf32>
        %676 = stablehlo.tanh %675 : tensor<16xf32>
        %677 = stablehlo.dot_general %iterArg_506, %676, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16xf32>) -> tensor<3xf32>
        %678 = stablehlo.add %677, %iterArg_507 : tensor<3xf32>
        %679 = stablehlo.broadcast_in_dim %iterArg_508, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %680 = stablehlo.multiply %679, %678 : tensor<3xf32>
        %c_526 = stablehlo.constant dense<false> : tensor<i1>
        %681 = stablehlo.broadcast_in_dim %c_526, dims = [] : (tensor<i1>) -> tensor<i1>
        %682 = stablehlo.compare NE, %iterArg_510, %681, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %683 = stablehlo.convert %682 : tensor<i1>
        %c_527 = stablehlo.constant dense<true> : tensor<i1>
        %684 = stablehlo.and %c_527, %683 : tensor<i1>
        %685 = stablehlo.convert %iterArg_512 : tensor<i32>
        %c_528 = stablehlo.constant dense<0> : tensor<i32>
        %686 = stablehlo.compare LT, %685, %c_528, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_529 = stablehlo.constant dense<2> : tensor<i32>
        %687 = stablehlo.add %685, %c_529 : tensor<i32>
        %688 = stablehlo.select %686, %687, %685 : tensor<i1>, tensor<i32>
        %c_530 = stablehlo.constant dense<0> : tensor<i32>
        %c_531 = stablehlo.constant dense<0> : tensor<i32>
        %689 = stablehlo.compare LT, %c_530, %c_531, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_532 = stablehlo.constant dense<0> : tensor<i32>
        %c_533 = stablehlo.constant dense<3> : tensor<i32>
        %690 = stablehlo.add %c_532, %c_533 : tensor<i32>
        %c_534 = stablehlo.constant dense<0> : tensor<i32>
        %691 = stablehlo.select %689, %690, %c_534 : tensor<i1>, tensor<i32>
        %692 = stablehlo.dynamic_slice %iterArg_514, %688, %691, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
        %693 = stablehlo.reshape %692 : (tensor<1x3xf32>) -> tensor<3xf32>
        %c_535 = stablehlo.constant dense<0> : tensor<i32>
        %694 = stablehlo.compare LT, %iterArg_512, %c_535, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_536 = stablehlo.constant dense<2> : tensor<i32>
        %695 = stablehlo.add %iterArg_512, %c_536 : tensor<i32>
        %696 = stablehlo.select %694, %695, %iterArg_512 : tensor<i1>, tensor<i32>
        %697 = stablehlo.convert %696 : tensor<i32>
        %698 = stablehlo.broadcast_in_dim %697, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %699 = "stablehlo.scatter"(%iterArg_514, %698, %680) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
          stablehlo.return %arg17 : tensor<f32>
        }) : (tensor<2x3xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<2x3xf32>
        %c_537 = stablehlo.constant dense<1> : tensor<i32>
        %700 = stablehlo.add %iterArg_512, %c_537 : tensor<i32>
        %c_538 = stablehlo.constant dense<1> : tensor<i32>
        %701 = stablehlo.add %iterArg_509, %c_538 : tensor<i32>
        %c_539 = stablehlo.constant dense<2> : tensor<i32>
        %702 = stablehlo.compare LT, %700, %c_539, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_540 = stablehlo.constant dense<false> : tensor<i1>
        %703 = stablehlo.broadcast_in_dim %c_540, dims = [] : (tensor<i1>) -> tensor<i1>
        %704 = stablehlo.compare NE, %iterArg_510, %703, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %705 = stablehlo.convert %704 : tensor<i1>
        %c_541 = stablehlo.constant dense<false> : tensor<i1>
        %706 = stablehlo.broadcast_in_dim %c_541, dims = [] : (tensor<i1>) -> tensor<i1>
        %707 = stablehlo.compare NE, %702, %706, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %708 = stablehlo.convert %707 : tensor<i1>
        %709 = stablehlo.and %705, %708 : tensor<i1>
        stablehlo.return %iterArg_495, %iterArg_496, %iterArg_497, %iterArg_498, %iterArg_499, %iterArg_500, %iterArg_501, %iterArg_502, %iterArg_503, %iterArg_504, %iterArg_505, %iterArg_506, %iterArg_507, %iterArg_508, %701, %709, %iterArg_510, %700, %664, %699, %iterArg_515 : tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<2x3xf32>, tensor<i32>
      }
      %c_459 = stablehlo.constant dense<0> : tensor<i32>
      %c_460 = stablehlo.constant dense<true> : tensor<i1>
      %510 = stablehlo.dot_general %iterArg_398, %509#19, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<3xf32>
      %511 = stablehlo.add %iterArg_415, %510 : tensor<3xf32>
      %512 = stablehlo.dot_general %iterArg_399, %509#19, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<3xf32>
      %cst_461 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %513 = func.call @_where_8(%iterArg_400, %512, %cst_461) : (tensor<i1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %514 = stablehlo.compare NE, %513, %513, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_462 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %515 = func.call @_where_9(%514, %cst_462, %513) : (tensor<3xi1>, tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
      %516 = stablehlo.subtract %iterArg_417, %iterArg_416 : tensor<f32>
      %517 = stablehlo.compare NE, %511, %511, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %c_463 = stablehlo.constant dense<false> : tensor<i1>
      %518 = stablehlo.reduce(%517 init: %c_463) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %519 = func.call @_where_10(%518, %iterArg_415, %511) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %520 = stablehlo.abs %iterArg_415 : tensor<3xf32>
      %521 = stablehlo.abs %519 : tensor<3xf32>
      %522 = stablehlo.maximum %520, %521 : tensor<3xf32>
      %cst_464 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %523 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %524 = stablehlo.multiply %522, %523 : tensor<3xf32>
      %cst_465 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %525 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %526 = stablehlo.add %525, %524 : tensor<3xf32>
      %527 = stablehlo.divide %515, %526 : tensor<3xf32>
      %528 = stablehlo.dot_general %527, %527, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
      %529 = stablehlo.sqrt %528 : tensor<f32>
      %cst_466 = stablehlo.constant dense<1.73205078> : tensor<f32>
      %530 = stablehlo.divide %529, %cst_466 : tensor<f32>
      %cst_467 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %531 = stablehlo.compare LT, %530, %cst_467, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_468 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %532 = stablehlo.divide %cst_468, %530 : tensor<f32>
      %cst_469 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %533 = stablehlo.power %532, %cst_469 : tensor<f32>
      %c_470 = stablehlo.constant dense<1> : tensor<i32>
      %cst_471 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
      %534 = func.call @_where_11(%531, %c_470, %cst_471) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %cst_472 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %cst_473 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %535 = func.call @_where_12(%531, %cst_472, %cst_473) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_474 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %536 = stablehlo.multiply %cst_474, %533 : tensor<f32>
      %cst_475 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %537 = stablehlo.multiply %536, %cst_475 : tensor<f32>
      %cst_476 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %538 = stablehlo.multiply %537, %cst_476 : tensor<f32>
      %539 = func.call @clip(%538, %535, %534) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %540 = stablehlo.multiply %516, %539 : tensor<f32>
      %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %541 = stablehlo.compare EQ, %532, %cst_477, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %542 = func.call @isinf(%532) : (tensor<f32>) -> tensor<i1>
      %543 = stablehlo.or %541, %542 : tensor<i1>
      %c_478 = stablehlo.constant dense<1> : tensor<i32>
      %544 = func.call @_where_13(%543, %c_478, %532) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %545 = func.call @_where_7(%531, %iterArg_417, %iterArg_416) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %546 = stablehlo.add %545, %540 : tensor<f32>
      %547 = func.call @_where_7(%531, %544, %iterArg_419) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %548 = func.call @_where_7(%531, %iterArg_419, %iterArg_420) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %549 = stablehlo.minimum %545, %iterArg_401 : tensor<f32>
      %550 = stablehlo.compare GT, %546, %iterArg_402, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %551 = stablehlo.subtract %iterArg_401, %549 : tensor<f32>
      %cst_479 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %552 = stablehlo.multiply %cst_479, %551 : tensor<f32>
      %553 = stablehlo.add %549, %552 : tensor<f32>
      %554 = func.call @_where_7(%531, %iterArg_401, %553) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %555 = func.call @_where_7(%550, %554, %546) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %556 = stablehlo.compare EQ, %iterArg_403, %iterArg_401, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %557 = stablehlo.subtract %549, %iterArg_403 : tensor<f32>
      %c_480 = stablehlo.constant dense<0> : tensor<i32>
      %558 = func.call @_where_13(%556, %c_480, %557) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %559 = stablehlo.subtract %iterArg_401, %iterArg_403 : tensor<f32>
      %c_481 = stablehlo.constant dense<1> : tensor<i32>
      %560 = func.call @_where_13(%556, %c_481, %559) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %561 = stablehlo.divide %558, %560 : tensor<f32>
      %562 = func.call @_where_10(%531, %511, %iterArg_415) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %c_482 = stablehlo.constant dense<1> : tensor<i32>
      %563 = stablehlo.add %iterArg_423, %c_482 : tensor<i32>
      %c_483 = stablehlo.constant dense<1> : tensor<i32>
      %c_484 = stablehlo.constant dense<0> : tensor<i32>
      %564 = func.call @_where_14(%531, %c_483, %c_484) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %565 = stablehlo.add %iterArg_424, %564 : tensor<i32>
      %c_485 = stablehlo.constant dense<0> : tensor<i32>
      %c_486 = stablehlo.constant dense<1> : tensor<i32>
      %566 = func.call @_where_14(%531, %c_485, %c_486) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %567 = stablehlo.add %iterArg_425, %566 : tensor<i32>
      %568 = stablehlo.slice %509#19 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %569 = stablehlo.reshape %568 : (tensor<1x3xf32>) -> tensor<3xf32>
      %570 = stablehlo.slice %509#19 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %571 = stablehlo.reshape %570 : (tensor<1x3xf32>) -> tensor<3xf32>
      %572 = stablehlo.add %569, %571 : tensor<3xf32>
      %cst_487 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %573 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %574 = stablehlo.multiply %573, %iterArg_415 : tensor<3xf32>
      %575 = stablehlo.add %572, %574 : tensor<3xf32>
      %cst_488 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %576 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %577 = stablehlo.multiply %576, %511 : tensor<3xf32>
      %578 = stablehlo.subtract %575, %577 : tensor<3xf32>
      %cst_489 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %579 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %580 = stablehlo.multiply %579, %569 : tensor<3xf32>
      %581 = stablehlo.subtract %580, %571 : tensor<3xf32>
      %cst_490 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %582 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %583 = stablehlo.multiply %582, %iterArg_415 : tensor<3xf32>
      %584 = stablehlo.subtract %581, %583 : tensor<3xf32>
      %cst_491 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %585 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %586 = stablehlo.multiply %585, %511 : tensor<3xf32>
      %587 = stablehlo.add %584, %586 : tensor<3xf32>
      %588 = stablehlo.broadcast_in_dim %578, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %589 = stablehlo.broadcast_in_dim %587, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %590 = stablehlo.broadcast_in_dim %569, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %591 = stablehlo.broadcast_in_dim %iterArg_415, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %592 = stablehlo.concatenate %588, %589, %590, %591, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
      %c_492 = stablehlo.constant dense<false> : tensor<i1>
      %c_493 = stablehlo.constant dense<0> : tensor<i32>
      %c_494 = stablehlo.constant dense<1> : tensor<i32>
      %593 = stablehlo.add %iterArg_412, %c_494 : tensor<i32>
      %594 = stablehlo.compare LT, %549, %iterArg_401, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %595 = stablehlo.and %594, %iterArg_404 : tensor<i1>
      %596 = stablehlo.and %iterArg_413, %595 : tensor<i1>
      %597 = func.call @dynamic_index_in_dim(%iterArg_430, %490#1) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %598 = func.call @_where_15(%490#0, %iterArg_405, %597) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %599 = func.call @dynamic_update_index_in_dim(%iterArg_430, %598, %490#1) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %600 = func.call @dynamic_index_in_dim(%iterArg_431, %490#1) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %601 = func.call @_where_16(%490#0, %iterArg_412, %600) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %602 = func.call @dynamic_update_index_in_dim(%iterArg_431, %601, %490#1) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %603 = func.call @dynamic_index_in_dim_17(%iterArg_432, %490#1) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
      %604 = func.call @_where_2(%490#0, %iterArg_413, %603) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %605 = func.call @dynamic_update_index_in_dim_18(%iterArg_432, %604, %490#1) : (tensor<10xi1>, tensor<i1>, tensor<i32>) -> tensor<10xi1>
      %606 = func.call @dynamic_index_in_dim_17(%iterArg_433, %490#1) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
      %607 = func.call @_where_2(%490#0, %iterArg_414, %606) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %608 = func.call @dynamic_update_index_in_dim_18(%iterArg_433, %607, %490#1) : (tensor<10xi1>, tensor<i1>, tensor<i32>) -> tensor<10xi1>
      %609 = func.call @dynamic_index_in_dim_19(%iterArg_434, %490#1) : (tensor<10x3xf32>, tensor<i32>) -> tensor<3xf32>
      %610 = func.call @_where_20(%490#0, %iterArg_415, %609) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %611 = func.call @dynamic_update_index_in_dim_21(%iterArg_434, %610, %490#1) : (tensor<10x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<10x3xf32>
      %612 = func.call @dynamic_index_in_dim_22(%iterArg_435, %490#1) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %613 = func.call @_where_23(%490#0, %iterArg_416, %612) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %614 = func.call @dynamic_update_index_in_dim_24(%iterArg_435, %613, %490#1) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %615 = func.call @dynamic_index_in_dim_22(%iterArg_436, %490#1) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %616 = func.call @_where_23(%490#0, %iterArg_417, %615) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %617 = func.call @dynamic_update_index_in_dim_24(%iterArg_436, %616, %490#1) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %618 = func.call @dynamic_index_in_dim_17(%iterArg_437, %490#1) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
      %619 = func.call @_where_2(%490#0, %iterArg_418, %618) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %620 = func.call @dynamic_update_index_in_dim_18(%iterArg_437, %619, %490#1) : (tensor<10xi1>, tensor<i1>, tensor<i32>) -> tensor<10xi1>
      %621 = func.call @dynamic_index_in_dim_22(%iterArg_438, %490#1) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %622 = func.call @_where_23(%490#0, %iterArg_419, %621) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %623 = func.call @dynamic_update_index_in_dim_24(%iterArg_438, %622, %490#1) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %624 = func.call @dynamic_index_in_dim_22(%iterArg_439, %490#1) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %625 = func.call @_where_23(%490#0, %iterArg_420, %624) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %626 = func.call @dynamic_update_index_in_dim_24(%iterArg_439, %625, %490#1) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %627 = func.call @dynamic_index_in_dim_17(%iterArg_440, %490#1) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
      %628 = func.call @_where_2(%490#0, %iterArg_421, %627) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %629 = func.call @dynamic_update_index_in_dim_18(%iterArg_440, %628, %490#1) : (tensor<10xi1>, tensor<i1>, tensor<i32>) -> tensor<10xi1>
      %630 = func.call @dynamic_index_in_dim(%iterArg_441, %490#1) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %631 = func.call @_where_15(%490#0, %iterArg_422, %630) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %632 = func.call @dynamic_update_index_in_dim(%iterArg_441, %631, %490#1) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %633 = func.call @dynamic_index_in_dim(%iterArg_442, %490#1) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %634 = func.call @_where_16(%490#0, %iterArg_423, %633) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %635 = func.call @dynamic_update_index_in_dim(%iterArg_442, %634, %490#1) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %636 = func.call @dynamic_index_in_dim(%iterArg_443, %490#1) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %637 = func.call @_where_16(%490#0, %iterArg_424, %636) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %638 = func.call @dynamic_update_index_in_dim(%iterArg_443, %637, %490#1) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %639 = func.call @dynamic_index_in_dim(%iterArg_444, %490#1) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %640 = func.call @_where_16(%490#0, %iterArg_425, %639) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %641 = func.call @dynamic_update_index_in_dim(%iterArg_444, %640, %490#1) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %642 = func.call @dynamic_index_in_dim(%iterArg_445, %490#1) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %643 = func.call @_where_16(%490#0, %iterArg_426, %642) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %644 = func.call @dynamic_update_index_in_dim(%iterArg_445, %643, %490#1) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %645 = func.call @dynamic_index_in_dim(%iterArg_446, %490#1) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %646 = func.call @_where_16(%490#0, %iterArg_429, %645) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %647 = func.call @dynamic_update_index_in_dim(%iterArg_446, %646, %490#1) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      stablehlo.return %iterArg, %iterArg_388, %iterArg_389, %iterArg_390, %iterArg_391, %iterArg_392, %iterArg_393, %iterArg_394, %iterArg_395, %iterArg_396, %iterArg_397, %iterArg_398, %iterArg_399, %iterArg_400, %iterArg_401, %iterArg_402, %iterArg_403, %iterArg_404, %489, %490#2, %490#3, %490#4, %490#5, %490#6, %490#7, %593, %596, %iterArg_413, %562, %549, %555, %c_492, %547, %548, %iterArg_421, %c_493, %563, %565, %567, %iterArg_426, %iterArg_427, %iterArg_428, %iterArg_429, %599, %602, %605, %608, %611, %614, %617, %620, %623, %626, %629, %632, %635, %638, %641, %644, %647 : tensor<f32>, tensor<i1>, tensor<i32>, tensor<2x2xf32>, tensor<2xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<10xi32>, tensor<10xi1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<1xf32>, tensor<1x3xf32>, tensor<i32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>, tensor<10xi1>, tensor<10x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>
    }
    %341 = call @argsort(%340#43) : (tensor<10xi32>) -> tensor<10xi32>
    %c_345 = stablehlo.constant dense<0> : tensor<i32>
    %342 = stablehlo.broadcast_in_dim %c_345, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %343 = stablehlo.compare LT, %341, %342, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_346 = stablehlo.constant dense<10> : tensor<i32>
    %344 = stablehlo.broadcast_in_dim %c_346, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %345 = stablehlo.add %341, %344 : tensor<10xi32>
    %346 = stablehlo.select %343, %345, %341 : tensor<10xi1>, tensor<10xi32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %348 = "stablehlo.gather"(%340#43, %347) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_347 = stablehlo.constant dense<0> : tensor<i32>
    %349 = stablehlo.broadcast_in_dim %c_347, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %350 = stablehlo.compare LT, %341, %349, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_348 = stablehlo.constant dense<10> : tensor<i32>
    %351 = stablehlo.broadcast_in_dim %c_348, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %352 = stablehlo.add %341, %351 : tensor<10xi32>
    %353 = stablehlo.select %350, %352, %341 : tensor<10xi1>, tensor<10xi32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %355 = "stablehlo.gather"(%340#44, %354) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_349 = stablehlo.constant dense<0> : tensor<i32>
    %356 = stablehlo.broadcast_in_dim %c_349, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %357 = stablehlo.compare LT, %341, %356, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_350 = stablehlo.constant dense<10> : tensor<i32>
    %358 = stablehlo.broadcast_in_dim %c_350, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %359 = stablehlo.add %341, %358 : tensor<10xi32>
    %360 = stablehlo.select %357, %359, %341 : tensor<10xi1>, tensor<10xi32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %362 = "stablehlo.gather"(%340#45, %361) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi1>, tensor<10x1xi32>) -> tensor<10xi1>
    %c_351 = stablehlo.constant dense<0> : tensor<i32>
    %363 = stablehlo.broadcast_in_dim %c_351, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %364 = stablehlo.compare LT, %341, %363, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_352 = stablehlo.constant dense<10> : tensor<i32>
    %365 = stablehlo.broadcast_in_dim %c_352, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %366 = stablehlo.add %341, %365 : tensor<10xi32>
    %367 = stablehlo.select %364, %366, %341 : tensor<10xi1>, tensor<10xi32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %369 = "stablehlo.gather"(%340#46, %368) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi1>, tensor<10x1xi32>) -> tensor<10xi1>
    %c_353 = stablehlo.constant dense<0> : tensor<i32>
    %370 = stablehlo.broadcast_in_dim %c_353, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %371 = stablehlo.compare LT, %341, %370, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_354 = stablehlo.constant dense<10> : tensor<i32>
    %372 = stablehlo.broadcast_in_dim %c_354, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %373 = stablehlo.add %341, %372 : tensor<10xi32>
    %374 = stablehlo.select %371, %373, %341 : tensor<10xi1>, tensor<10xi32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %376 = "stablehlo.gather"(%340#47, %375) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<10x3xf32>, tensor<10x1xi32>) -> tensor<10x3xf32>
    %c_355 = stablehlo.constant dense<0> : tensor<i32>
    %377 = stablehlo.broadcast_in_dim %c_355, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %378 = stablehlo.compare LT, %341, %377, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_356 = stablehlo.constant dense<10> : tensor<i32>
    %379 = stablehlo.broadcast_in_dim %c_356, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %380 = stablehlo.add %341, %379 : tensor<10xi32>
    %381 = stablehlo.select %378, %380, %341 : tensor<10xi1>, tensor<10xi32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %383 = "stablehlo.gather"(%340#48, %382) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<10x1xi32>) -> tensor<10xf32>
    %c_357 = stablehlo.constant dense<0> : tensor<i32>
    %384 = stablehlo.broadcast_in_dim %c_357, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %385 = stablehlo.compare LT, %341, %384, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_358 = stablehlo.constant dense<10> : tensor<i32>
    %386 = stablehlo.broadcast_in_dim %c_358, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %387 = stablehlo.add %341, %386 : tensor<10xi32>
    %388 = stablehlo.select %385, %387, %341 : tensor<10xi1>, tensor<10xi32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %390 = "stablehlo.gather"(%340#49, %389) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<10x1xi32>) -> tensor<10xf32>
    %c_359 = stablehlo.constant dense<0> : tensor<i32>
    %391 = stablehlo.broadcast_in_dim %c_359, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %392 = stablehlo.compare LT, %341, %391, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_360 = stablehlo.constant dense<10> : tensor<i32>
    %393 = stablehlo.broadcast_in_dim %c_360, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %394 = stablehlo.add %341, %393 : tensor<10xi32>
    %395 = stablehlo.select %392, %394, %341 : tensor<10xi1>, tensor<10xi32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %397 = "stablehlo.gather"(%340#50, %396) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi1>, tensor<10x1xi32>) -> tensor<10xi1>
    %c_361 = stablehlo.constant dense<0> : tensor<i32>
    %398 = stablehlo.broadcast_in_dim %c_361, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %399 = stablehlo.compare LT, %341, %398, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_362 = stablehlo.constant dense<10> : tensor<i32>
    %400 = stablehlo.broadcast_in_dim %c_362, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %401 = stablehlo.add %341, %400 : tensor<10xi32>
    %402 = stablehlo.select %399, %401, %341 : tensor<10xi1>, tensor<10xi32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %404 = "stablehlo.gather"(%340#51, %403) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<10x1xi32>) -> tensor<10xf32>
    %c_363 = stablehlo.constant dense<0> : tensor<i32>
    %405 = stablehlo.broadcast_in_dim %c_363, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %406 = stablehlo.compare LT, %341, %405, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_364 = stablehlo.constant dense<10> : tensor<i32>
    %407 = stablehlo.broadcast_in_dim %c_364, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %408 = stablehlo.add %341, %407 : tensor<10xi32>
    %409 = stablehlo.select %406, %408, %341 : tensor<10xi1>, tensor<10xi32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %411 = "stablehlo.gather"(%340#52, %410) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<10x1xi32>) -> tensor<10xf32>
    %c_365 = stablehlo.constant dense<0> : tensor<i32>
    %412 = stablehlo.broadcast_in_dim %c_365, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %413 = stablehlo.compare LT, %341, %412, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_366 = stablehlo.constant dense<10> : tensor<i32>
    %414 = stablehlo.broadcast_in_dim %c_366, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %415 = stablehlo.add %341, %414 : tensor<10xi32>
    %416 = stablehlo.select %413, %415, %341 : tensor<10xi1>, tensor<10xi32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %418 = "stablehlo.gather"(%340#53, %417) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi1>, tensor<10x1xi32>) -> tensor<10xi1>
    %c_367 = stablehlo.constant dense<0> : tensor<i32>
    %419 = stablehlo.broadcast_in_dim %c_367, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %420 = stablehlo.compare LT, %341, %419, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_368 = stablehlo.constant dense<10> : tensor<i32>
    %421 = stablehlo.broadcast_in_dim %c_368, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %422 = stablehlo.add %341, %421 : tensor<10xi32>
    %423 = stablehlo.select %420, %422, %341 : tensor<10xi1>, tensor<10xi32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %425 = "stablehlo.gather"(%340#54, %424) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_369 = stablehlo.constant dense<0> : tensor<i32>
    %426 = stablehlo.broadcast_in_dim %c_369, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %427 = stablehlo.compare LT, %341, %426, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_370 = stablehlo.constant dense<10> : tensor<i32>
    %428 = stablehlo.broadcast_in_dim %c_370, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %429 = stablehlo.add %341, %428 : tensor<10xi32>
    %430 = stablehlo.select %427, %429, %341 : tensor<10xi1>, tensor<10xi32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %432 = "stablehlo.gather"(%340#55, %431) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_371 = stablehlo.constant dense<0> : tensor<i32>
    %433 = stablehlo.broadcast_in_dim %c_371, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %434 = stablehlo.compare LT, %341, %433, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_372 = stablehlo.constant dense<10> : tensor<i32>
    %435 = stablehlo.broadcast_in_dim %c_372, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %436 = stablehlo.add %341, %435 : tensor<10xi32>
    %437 = stablehlo.select %434, %436, %341 : tensor<10xi1>, tensor<10xi32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %439 = "stablehlo.gather"(%340#56, %438) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_373 = stablehlo.constant dense<0> : tensor<i32>
    %440 = stablehlo.broadcast_in_dim %c_373, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %441 = stablehlo.compare LT, %341, %440, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_374 = stablehlo.constant dense<10> : tensor<i32>
    %442 = stablehlo.broadcast_in_dim %c_374, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %443 = stablehlo.add %341, %442 : tensor<10xi32>
    %444 = stablehlo.select %441, %443, %341 : tensor<10xi1>, tensor<10xi32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %446 = "stablehlo.gather"(%340#57, %445) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_375 = stablehlo.constant dense<0> : tensor<i32>
    %447 = stablehlo.broadcast_in_dim %c_375, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %448 = stablehlo.compare LT, %341, %447, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_376 = stablehlo.constant dense<10> : tensor<i32>
    %449 = stablehlo.broadcast_in_dim %c_376, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %450 = stablehlo.add %341, %449 : tensor<10xi32>
    %451 = stablehlo.select %448, %450, %341 : tensor<10xi1>, tensor<10xi32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %453 = "stablehlo.gather"(%340#58, %452) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_377 = stablehlo.constant dense<0> : tensor<i32>
    %454 = stablehlo.broadcast_in_dim %c_377, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %455 = stablehlo.compare LT, %341, %454, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_378 = stablehlo.constant dense<10> : tensor<i32>
    %456 = stablehlo.broadcast_in_dim %c_378, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %457 = stablehlo.add %341, %456 : tensor<10xi32>
    %458 = stablehlo.select %455, %457, %341 : tensor<10xi1>, tensor<10xi32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %460 = "stablehlo.gather"(%340#59, %459) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %461 = stablehlo.broadcast_in_dim %340#29, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %c_379 = stablehlo.constant dense<0> : tensor<i32>
    %462 = stablehlo.compare LT, %340#42, %c_379, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %463 = stablehlo.convert %340#42 : tensor<i32>
    %c_380 = stablehlo.constant dense<1> : tensor<i32>
    %464 = stablehlo.add %463, %c_380 : tensor<i32>
    %465 = stablehlo.select %462, %464, %340#42 : tensor<i1>, tensor<i32>
    %466 = stablehlo.dynamic_update_slice %340#40, %461, %465 : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %c_381 = stablehlo.constant dense<1> : tensor<i32>
    %467 = "stablehlo.case"(%c_381) ({
      %489 = stablehlo.convert %340#42 : tensor<i32>
      %c_388 = stablehlo.constant dense<0> : tensor<i32>
      %490 = stablehlo.compare LT, %489, %c_388, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_389 = stablehlo.constant dense<1> : tensor<i32>
      %491 = stablehlo.add %489, %c_389 : tensor<i32>
      %492 = stablehlo.select %490, %491, %489 : tensor<i1>, tensor<i32>
      %c_390 = stablehlo.constant dense<0> : tensor<i32>
      %c_391 = stablehlo.constant dense<0> : tensor<i32>
      %493 = stablehlo.compare LT, %c_390, %c_391, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_392 = stablehlo.constant dense<0> : tensor<i32>
      %c_393 = stablehlo.constant dense<3> : tensor<i32>
      %494 = stablehlo.add %c_392, %c_393 : tensor<i32>
      %c_394 = stablehlo.constant dense<0> : tensor<i32>
      %495 = stablehlo.select %493, %494, %c_394 : tensor<i1>, tensor<i32>
      %496 = stablehlo.dynamic_slice %340#41, %492, %495, sizes = [1, 3] : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %497 = stablehlo.reshape %496 : (tensor<1x3xf32>) -> tensor<3xf32>
      stablehlo.return %497 : tensor<3xf32>
    }, {
      stablehlo.return %340#28 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c_382 = stablehlo.constant dense<0> : tensor<i32>
    %469 = stablehlo.compare LT, %340#42, %c_382, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %470 = stablehlo.convert %340#42 : tensor<i32>
    %c_383 = stablehlo.constant dense<1> : tensor<i32>
    %471 = stablehlo.add %470, %c_383 : tensor<i32>
    %472 = stablehlo.select %469, %471, %340#42 : tensor<i1>, tensor<i32>
    %c_384 = stablehlo.constant dense<0> : tensor<i32>
    %473 = stablehlo.dynamic_update_slice %340#41, %468, %472, %c_384 : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %474 = stablehlo.compare LT, %340#29, %7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %475 = stablehlo.and %474, %arg14 : tensor<i1>
    %c_385 = stablehlo.constant dense<1> : tensor<i32>
    %476 = call @_where_25(%475, %c_385, %340#35) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %477 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %479 = stablehlo.multiply %466, %478 : tensor<1xf32>
    %480 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %481 = stablehlo.multiply %5, %480 : tensor<f32>
    %482 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %483 = stablehlo.multiply %7, %482 : tensor<f32>
    %c_386 = stablehlo.constant dense<0> : tensor<i32>
    %484 = stablehlo.compare EQ, %476, %c_386, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_387 = stablehlo.constant dense<11> : tensor<i32>
    %485 = stablehlo.compare EQ, %476, %c_387, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %486 = stablehlo.or %484, %485 : tensor<i1>
    %487 = stablehlo.not %486 : tensor<i1>
    %488 = call @branched_error_if_impl_26(%481, %483, %479, %473, %340#37, %340#38, %340#36, %476, %487, %476) : (tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> tensor<1x3xf32>
    return %488, %340#18, %348, %355, %362, %369, %376, %383, %390, %397, %404, %411, %418, %425, %432, %439, %446, %453, %460, %340#40, %340#41, %7, %316, %5, %3, %472 : tensor<1x3xf32>, tensor<i32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>, tensor<10xi1>, tensor<10x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>
  }
  func.func private @branched_error_if_impl(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<i1>) -> tensor<i1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i1>
    return %0 : tensor<i1>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<i1>) -> tensor<i1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<i1>
    %1 = stablehlo.compare NE, %arg1, %0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.convert %1 : tensor<i1>
    %3 = stablehlo.select %arg0, %2, %arg2 : tensor<i1>, tensor<i1>
    return %3 : tensor<i1>
  }
  func.func private @argmax(%arg0: tensor<10xi32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<10xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<10xi32>, tensor<10xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<10xi1>, %arg1: tensor<i1>, %arg2: tensor<10xi1>) -> tensor<10xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<10xi1>, tensor<10xi1>
    return %1 : tensor<10xi1>
  }
  func.func private @_where_5(%arg0: tensor<10xi1>, %arg1: tensor<10xi32>, %arg2: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<10xi1>, tensor<10xi32>
    return %2 : tensor<10xi32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_9(%arg0: tensor<3xi1>, %arg1: tensor<f32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_10(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_12(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg1 : tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @isinf(%arg0: tensor<f32>) -> tensor<i1> {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @_where_13(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_14(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %3, sizes = [1] : (tensor<10xi32>, tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<i32>
    return %5 : tensor<i32>
  }
  func.func private @_where_15(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %3 = stablehlo.add %2, %c_0 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_update_slice %arg0, %0, %4 : (tensor<10xi32>, tensor<1xi32>, tensor<i32>) -> tensor<10xi32>
    return %5 : tensor<10xi32>
  }
  func.func private @_where_16(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<10xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %3, sizes = [1] : (tensor<10xi1>, tensor<i32>) -> tensor<1xi1>
    %5 = stablehlo.reshape %4 : (tensor<1xi1>) -> tensor<i1>
    return %5 : tensor<i1>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<10xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<10xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %3 = stablehlo.add %2, %c_0 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_update_slice %arg0, %0, %4 : (tensor<10xi1>, tensor<1xi1>, tensor<i32>) -> tensor<10xi1>
    return %5 : tensor<10xi1>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<10x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %3, %c_1, sizes = [1, 3] : (tensor<10x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %5 : tensor<3xf32>
  }
  func.func private @_where_20(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<10x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<10x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %3 = stablehlo.add %2, %c_0 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_update_slice %arg0, %0, %4, %c_1 : (tensor<10x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<10x3xf32>
    return %5 : tensor<10x3xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<10xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %3, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @_where_23(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %3 = stablehlo.add %2, %c_0 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_update_slice %arg0, %0, %4 : (tensor<10xf32>, tensor<1xf32>, tensor<i32>) -> tensor<10xf32>
    return %5 : tensor<10xf32>
  }
  func.func private @argsort(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<10xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<10xi32>, tensor<10xi32>) -> (tensor<10xi32>, tensor<10xi32>)
    return %1#1 : tensor<10xi32>
  }
  func.func private @_where_25(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @branched_error_if_impl_26(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<1xf32>, %arg3: tensor<1x3xf32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i1>, %arg9: tensor<i32>) -> tensor<1x3xf32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg8 init: %c) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %1 = stablehlo.reduce(%arg9 init: %c_0) applies stablehlo.maximum across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      stablehlo.return %arg3 : tensor<1x3xf32>
    }, {
      %4:8 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%1) {backend_config = "", mhlo.backend_config = {index = 0 : ui64}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>]>} : (tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
      %5:8 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%4#0, %4#1, %4#2, %4#3, %4#4, %4#5, %4#6, %4#7, %1) {backend_config = "", mhlo.backend_config = {index = 1 : ui64}, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>, <@maximal_mesh_0, []>]>} : (tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
      stablehlo.return %5#3 : tensor<1x3xf32>
    }) : (tensor<i32>) -> tensor<1x3xf32>
    return %3 : tensor<1x3xf32>
  }
  func.func private @diffeqsolve_27(%arg0: tensor<i32>, %arg1: tensor<10xi32>, %arg2: tensor<10xi32>, %arg3: tensor<10xi1>, %arg4: tensor<10xi1>, %arg5: tensor<10x3xf32>, %arg6: tensor<10xf32>, %arg7: tensor<10xf32>, %arg8: tensor<10xi1>, %arg9: tensor<10xf32>, %arg10: tensor<10xf32>, %arg11: tensor<10xi1>, %arg12: tensor<10xi32>, %arg13: tensor<10xi32>, %arg14: tensor<10xi32>, %arg15: tensor<10xi32>, %arg16: tensor<10xi32>, %arg17: tensor<10xi32>, %arg18: tensor<1xf32>, %arg19: tensor<1x3xf32>, %arg20: tensor<2x2xf32>, %arg21: tensor<2xf32>, %arg22: tensor<16x3xf32>, %arg23: tensor<16xf32>, %arg24: tensor<16x16xf32>, %arg25: tensor<16xf32>, %arg26: tensor<3x16xf32>, %arg27: tensor<3xf32>, %arg28: tensor<2xf32>, %arg29: tensor<2xf32>, %arg30: tensor<f32>, %arg31: tensor<f32>, %arg32: tensor<f32>, %arg33: tensor<i32>, %arg34: tensor<i1>, %arg35: tensor<i1>, %arg36: tensor<i32>, %arg37: tensor<1x3xf32>) -> (tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>) {
    %0 = call @branched_error_if_impl_28(%arg37) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_slice %0, %arg36, %c, sizes = [1, 3] : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = "stablehlo.case"(%c_0) ({
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
      stablehlo.return %51 : tensor<3xf32>
    }, {
      stablehlo.return %2 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %c_7 = stablehlo.constant dense<10> : tensor<i32>
    %10 = stablehlo.minimum %arg0, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.subtract %10, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.maximum %11, %c_9 : tensor<i32>
    %13 = call @dynamic_index_in_dim_29(%arg1, %12) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
    %14 = call @dynamic_index_in_dim_29(%arg2, %12) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
    %15 = call @dynamic_index_in_dim_30(%arg3, %12) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
    %16 = call @dynamic_index_in_dim_30(%arg4, %12) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
    %17 = call @dynamic_index_in_dim_31(%arg5, %12) : (tensor<10x3xf32>, tensor<i32>) -> tensor<3xf32>
    %18 = call @dynamic_index_in_dim_32(%arg6, %12) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
    %19 = call @dynamic_index_in_dim_32(%arg7, %12) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
    %20 = call @dynamic_index_in_dim_30(%arg8, %12) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
    %21 = call @dynamic_index_in_dim_32(%arg9, %12) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
    %22 = call @dynamic_index_in_dim_32(%arg10, %12) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
    %23 = call @dynamic_index_in_dim_30(%arg11, %12) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
    %24 = call @dynamic_index_in_dim_29(%arg12, %12) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
    %25 = call @dynamic_index_in_dim_29(%arg13, %12) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
    %26 = call @dynamic_index_in_dim_29(%arg14, %12) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
    %27 = call @dynamic_index_in_dim_29(%arg15, %12) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
    %28 = call @dynamic_index_in_dim_29(%arg16, %12) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
    %29 = call @dynamic_index_in_dim_29(%arg17, %12) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %30 = stablehlo.add %13, %c_10 : tensor<i32>
    %31 = stablehlo.compare EQ, %30, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %32 = call @_where_33(%31, %12, %10) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %33 = stablehlo.subtract %arg0, %13 : tensor<i32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %34 = call @floor_divide(%33, %c_11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %35 = stablehlo.add %13, %34 : tensor<i32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %36 = stablehlo.add %13, %c_12 : tensor<i32>
    %37 = stablehlo.subtract %arg0, %13 : tensor<i32>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %38 = stablehlo.subtract %37, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<10> : tensor<i32>
    %39 = stablehlo.subtract %c_14, %32 : tensor<i32>
    %40 = stablehlo.compare LE, %38, %39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %41 = call @_where_33(%40, %36, %35) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_15 = stablehlo.constant dense<10> : tensor<i32>
    %42 = stablehlo.compare EQ, %32, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %13, %c_16 : tensor<i32>
    %44 = stablehlo.compare EQ, %43, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %45 = stablehlo.or %42, %44 : tensor<i1>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %46 = stablehlo.add %13, %c_17 : tensor<i32>
    %47 = stablehlo.compare EQ, %46, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %48 = stablehlo.or %45, %47 : tensor<i1>
    %c_18 = stablehlo.constant dense<2147483647> : tensor<i32>
    %49 = call @_where_34(%48, %c_18, %41) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %50:62 = stablehlo.while(%iterArg = %arg33, %iterArg_19 = %arg20, %iterArg_20 = %arg21, %iterArg_21 = %arg22, %iterArg_22 = %arg23, %iterArg_23 = %arg24, %iterArg_24 = %arg25, %iterArg_25 = %arg26, %iterArg_26 = %arg27, %iterArg_27 = %arg28, %iterArg_28 = %arg29, %iterArg_29 = %arg34, %iterArg_30 = %arg30, %iterArg_31 = %arg31, %iterArg_32 = %arg32, %iterArg_33 = %arg18, %iterArg_34 = %arg19, %iterArg_35 = %arg35, %iterArg_36 = %13, %iterArg_37 = %arg0, %iterArg_38 = %49, %iterArg_39 = %32, %iterArg_40 = %14, %iterArg_41 = %15, %iterArg_42 = %16, %iterArg_43 = %17, %iterArg_44 = %18, %iterArg_45 = %19, %iterArg_46 = %20, %iterArg_47 = %21, %iterArg_48 = %22, %iterArg_49 = %23, %iterArg_50 = %24, %iterArg_51 = %25, %iterArg_52 = %26, %iterArg_53 = %27, %iterArg_54 = %28, %iterArg_55 = %29, %iterArg_56 = %3, %iterArg_57 = %4, %iterArg_58 = %5, %iterArg_59 = %6, %iterArg_60 = %7, %iterArg_61 = %8, %iterArg_62 = %9, %iterArg_63 = %arg1, %iterArg_64 = %arg2, %iterArg_65 = %arg3, %iterArg_66 = %arg4, %iterArg_67 = %arg5, %iterArg_68 = %arg6, %iterArg_69 = %arg7, %iterArg_70 = %arg8, %iterArg_71 = %arg9, %iterArg_72 = %arg10, %iterArg_73 = %arg11, %iterArg_74 = %arg12, %iterArg_75 = %arg13, %iterArg_76 = %arg14, %iterArg_77 = %arg15, %iterArg_78 = %arg16, %iterArg_79 = %arg17) : tensor<i32>, tensor<2x2xf32>, tensor<2xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x3xf32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>, tensor<10xi1>, tensor<10x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>
    cond {
      %c_80 = stablehlo.constant dense<0> : tensor<i32>
      %51 = stablehlo.compare GT, %iterArg_37, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %51 : tensor<i1>
    } do {
      %c_80 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.compare EQ, %iterArg, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %52 = stablehlo.negate %iterArg_45 : tensor<f32>
      %53 = func.call @_where_6(%51, %iterArg_44, %52) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.compare EQ, %iterArg, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %55 = stablehlo.negate %iterArg_44 : tensor<f32>
      %56 = func.call @_where_6(%54, %iterArg_45, %55) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %57 = stablehlo.subtract %iterArg_45, %iterArg_44 : tensor<f32>
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %58 = stablehlo.compare EQ, %iterArg, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %59 = stablehlo.negate %iterArg_45 : tensor<f32>
      %60 = func.call @_where_6(%58, %iterArg_44, %59) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.compare EQ, %iterArg, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %62 = stablehlo.negate %iterArg_44 : tensor<f32>
      %63 = func.call @_where_6(%61, %iterArg_45, %62) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %64 = stablehlo.subtract %63, %60 : tensor<f32>
      %65 = stablehlo.convert %iterArg : (tensor<i32>) -> tensor<f32>
      %66 = stablehlo.multiply %65, %64 : tensor<f32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %c_87 = stablehlo.constant dense<2> : tensor<i32>
      %68 = stablehlo.compare LT, %c_85, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      %69 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %70 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_90 = stablehlo.constant dense<2147483647> : tensor<i32>
      %71 = "stablehlo.scatter"(%69, %70, %c_90) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
        stablehlo.return %arg39 : tensor<i32>
      }) : (tensor<2xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
      %c_91 = stablehlo.constant dense<false> : tensor<i1>
      %72 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i1>) -> tensor<2xi1>
      %c_92 = stablehlo.constant dense<2147483647> : tensor<i32>
      %73 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %74 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %c_94 = stablehlo.constant dense<false> : tensor<i1>
      %75 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i1>) -> tensor<2xi1>
      %c_95 = stablehlo.constant dense<false> : tensor<i1>
      %76 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i1>) -> tensor<2xi1>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %79 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<2> : tensor<i32>
      %c_102 = stablehlo.constant dense<2> : tensor<i32>
      %c_103 = stablehlo.constant dense<true> : tensor<i1>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %c_105 = stablehlo.constant dense<true> : tensor<i1>
      %80:35 = stablehlo.while(%iterArg_165 = %iterArg_19, %iterArg_166 = %iterArg_20, %iterArg_167 = %iterArg_43, %iterArg_168 = %57, %iterArg_169 = %iterArg_44, %iterArg_170 = %iterArg_45, %iterArg_171 = %iterArg, %iterArg_172 = %iterArg_21, %iterArg_173 = %iterArg_22, %iterArg_174 = %iterArg_23, %iterArg_175 = %iterArg_24, %iterArg_176 = %iterArg_25, %iterArg_177 = %iterArg_26, %iterArg_178 = %66, %iterArg_179 = %c_99, %iterArg_180 = %c_100, %iterArg_181 = %c_101, %iterArg_182 = %c_102, %iterArg_183 = %c_103, %iterArg_184 = %71, %iterArg_185 = %72, %iterArg_186 = %c_104, %iterArg_187 = %68, %iterArg_188 = %c_105, %iterArg_189 = %c_85, %iterArg_190 = %iterArg_43, %iterArg_191 = %67, %iterArg_192 = %c_86, %iterArg_193 = %73, %iterArg_194 = %74, %iterArg_195 = %75, %iterArg_196 = %76, %iterArg_197 = %77, %iterArg_198 = %78, %iterArg_199 = %79) : tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<2xi32>, tensor<2xi1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi32>, tensor<2x3xf32>, tensor<2xi32>
      cond {
        %c_200 = stablehlo.constant dense<2> : tensor<i32>
        %278 = stablehlo.compare LT, %iterArg_189, %c_200, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_201 = stablehlo.constant dense<false> : tensor<i1>
        %279 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i1>) -> tensor<i1>
        %280 = stablehlo.compare NE, %278, %279, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %281 = stablehlo.convert %280 : tensor<i1>
        %c_202 = stablehlo.constant dense<false> : tensor<i1>
        %282 = stablehlo.reduce(%281 init: %c_202) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %c_203 = stablehlo.constant dense<2> : tensor<i32>
        %283 = stablehlo.compare LT, %iterArg_186, %c_203, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_204 = stablehlo.constant dense<false> : tensor<i1>
        %284 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i1>) -> tensor<i1>
        %285 = stablehlo.compare NE, %283, %284, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %286 = stablehlo.convert %285 : tensor<i1>
        %287 = stablehlo.and %282, %286 : tensor<i1>
        stablehlo.return %287 : tensor<i1>
      } do {
        %c_200 = stablehlo.constant dense<1> : tensor<i32>
        %278 = stablehlo.add %iterArg_179, %c_200 : tensor<i32>
        %279 = stablehlo.convert %iterArg_189 : tensor<i32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %280 = stablehlo.compare LT, %279, %c_201, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_202 = stablehlo.constant dense<2> : tensor<i32>
        %281 = stablehlo.add %279, %c_202 : tensor<i32>
        %282 = stablehlo.select %280, %281, %279 : tensor<i1>, tensor<i32>
        %c_203 = stablehlo.constant dense<0> : tensor<i32>
        %c_204 = stablehlo.constant dense<0> : tensor<i32>
        %283 = stablehlo.compare LT, %c_203, %c_204, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_205 = stablehlo.constant dense<0> : tensor<i32>
        %c_206 = stablehlo.constant dense<2> : tensor<i32>
        %284 = stablehlo.add %c_205, %c_206 : tensor<i32>
        %c_207 = stablehlo.constant dense<0> : tensor<i32>
        %285 = stablehlo.select %283, %284, %c_207 : tensor<i1>, tensor<i32>
        %286 = stablehlo.dynamic_slice %iterArg_165, %282, %285, sizes = [1, 2] : (tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
        %287 = stablehlo.reshape %286 : (tensor<1x2xf32>) -> tensor<2xf32>
        %c_208 = stablehlo.constant dense<0> : tensor<i32>
        %288 = stablehlo.compare LT, %iterArg_189, %c_208, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %289 = stablehlo.convert %iterArg_189 : tensor<i32>
        %c_209 = stablehlo.constant dense<2> : tensor<i32>
        %290 = stablehlo.add %289, %c_209 : tensor<i32>
        %291 = stablehlo.select %288, %290, %iterArg_189 : tensor<i1>, tensor<i32>
        %292 = stablehlo.dynamic_slice %iterArg_166, %291, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
        %293 = stablehlo.reshape %292 : (tensor<1xf32>) -> tensor<f32>
        %294 = stablehlo.dot_general %287, %iterArg_191, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<3xf32>
        %295 = stablehlo.add %iterArg_167, %294 : tensor<3xf32>
        %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %296 = stablehlo.compare EQ, %293, %cst_210, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %297 = stablehlo.multiply %293, %iterArg_168 : tensor<f32>
        %298 = stablehlo.add %iterArg_169, %297 : tensor<f32>
        %299 = func.call @_where_7(%296, %iterArg_170, %298) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %300 = stablehlo.convert %iterArg_171 : (tensor<i32>) -> tensor<f32>
        %301 = stablehlo.multiply %299, %300 : tensor<f32>
        %302 = stablehlo.dot_general %iterArg_172, %295, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3xf32>) -> tensor<16xf32>
        %303 = stablehlo.add %302, %iterArg_173 : tensor<16xf32>
        %304 = stablehlo.tanh %303 : tensor<16xf32>
        %305 = stablehlo.dot_general %iterArg_174, %304, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
        %306 = stablehlo.add %305, %iterArg_175 : tensor<16xf32>
        %307 = stablehlo.tanh %306 : tensor<16xf32>
        %308 = stablehlo.dot_general %iterArg_176, %307, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16xf32>) -> tensor<3xf32>
        %309 = stablehlo.add %308, %iterArg_177 : tensor<3xf32>
        %310 = stablehlo.broadcast_in_dim %iterArg_178, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %311 = stablehlo.multiply %310, %309 : tensor<3xf32>
        %c_211 = stablehlo.constant dense<false> : tensor<i1>
        %312 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i1>) -> tensor<i1>
        %313 = stablehlo.compare NE, %iterArg_187, %312, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %314 = stablehlo.convert %313 : tensor<i1>
        %c_212 = stablehlo.constant dense<true> : tensor<i1>
        %315 = stablehlo.and %c_212, %314 : tensor<i1>
        %316 = stablehlo.convert %iterArg_189 : tensor<i32>
        %c_213 = stablehlo.constant dense<0> : tensor<i32>
        %317 = stablehlo.compare LT, %316, %c_213, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_214 = stablehlo.constant dense<2> : tensor<i32>
        %318 = stablehlo.add %316, %c_214 : tensor<i32>
        %319 = stablehlo.select %317, %318, %316 : tensor<i1>, tensor<i32>
        %c_215 = stablehlo.constant dense<0> : tensor<i32>
        %c_216 = stablehlo.constant dense<0> : tensor<i32>
        %320 = stablehlo.compare LT, %c_215, %c_216, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_217 = stablehlo.constant dense<0> : tensor<i32>
        %c_218 = stablehlo.constant dense<3> : tensor<i32>
        %321 = stablehlo.add %c_217, %c_218 : tensor<i32>
        %c_219 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.select %320, %321, %c_219 : tensor<i1>, tensor<i32>
        %323 = stablehlo.dynamic_slice %iterArg_191, %319, %322, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
        %324 = stablehlo.reshape %323 : (tensor<1x3xf32>) -> tensor<3xf32>
        %c_220 = stablehlo.constant dense<0> : tensor<i32>
        %325 = stablehlo.compare LT, %iterArg_189, %c_220, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_221 = stablehlo.constant dense<2> : tensor<i32>
        %326 = stablehlo.add %iterArg_189, %c_221 : tensor<i32>
        %327 = stablehlo.select %325, %326, %iterArg_189 : tensor<i1>, tensor<i32>
        %328 = stablehlo.convert %327 : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %330 = "stablehlo.scatter"(%iterArg_191, %329, %311) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
          stablehlo.return %arg39 : tensor<f32>
        }) : (tensor<2x3xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<2x3xf32>
        %c_222 = stablehlo.constant dense<1> : tensor<i32>
        %331 = stablehlo.add %iterArg_189, %c_222 : tensor<i32>
        %c_223 = stablehlo.constant dense<1> : tensor<i32>
        %332 = stablehlo.add %iterArg_186, %c_223 : tensor<i32>
        %c_224 = stablehlo.constant dense<2> : tensor<i32>
        %333 = stablehlo.compare LT, %331, %c_224, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_225 = stablehlo.constant dense<false> : tensor<i1>
        %334 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i1>) -> tensor<i1>
        %335 = stablehlo.compare NE, %iterArg_187, %334, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %336 = stablehlo.convert %335 : tensor<i1>
        %c_226 = stablehlo.constant dense<false> : tensor<i1>
        %337 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i1>) -> tensor<i1>
        %338 = stablehlo.compare NE, %333, %337, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %339 = stablehlo.convert %338 : tensor<i1>
        %340 = stablehlo.and %336, %339 : tensor<i1>
        %341 = func.call @dynamic_index_in_dim_35(%iterArg_193, %iterArg_179) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
        %c_227 = stablehlo.constant dense<true> : tensor<i1>
        %342 = func.call @_where_15(%c_227, %iterArg_179, %341) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %343 = func.call @dynamic_update_index_in_dim_36(%iterArg_193, %342, %iterArg_179) : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
        %344 = func.call @dynamic_index_in_dim_35(%iterArg_194, %iterArg_179) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
        %c_228 = stablehlo.constant dense<true> : tensor<i1>
        %345 = func.call @_where_16(%c_228, %iterArg_186, %344) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %346 = func.call @dynamic_update_index_in_dim_36(%iterArg_194, %345, %iterArg_179) : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
        %347 = func.call @dynamic_index_in_dim_37(%iterArg_195, %iterArg_179) : (tensor<2xi1>, tensor<i32>) -> tensor<i1>
        %c_229 = stablehlo.constant dense<true> : tensor<i1>
        %348 = func.call @_where_3(%c_229, %iterArg_187, %347) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
        %349 = func.call @dynamic_update_index_in_dim_38(%iterArg_195, %348, %iterArg_179) : (tensor<2xi1>, tensor<i1>, tensor<i32>) -> tensor<2xi1>
        %350 = func.call @dynamic_index_in_dim_37(%iterArg_196, %iterArg_179) : (tensor<2xi1>, tensor<i32>) -> tensor<i1>
        %c_230 = stablehlo.constant dense<true> : tensor<i1>
        %351 = func.call @_where_2(%c_230, %iterArg_188, %350) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
        %352 = func.call @dynamic_update_index_in_dim_38(%iterArg_196, %351, %iterArg_179) : (tensor<2xi1>, tensor<i1>, tensor<i32>) -> tensor<2xi1>
        %353 = func.call @dynamic_index_in_dim_35(%iterArg_197, %iterArg_179) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
        %c_231 = stablehlo.constant dense<true> : tensor<i1>
        %354 = func.call @_where_16(%c_231, %iterArg_189, %353) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %355 = func.call @dynamic_update_index_in_dim_36(%iterArg_197, %354, %iterArg_179) : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
        %356 = func.call @dynamic_index_in_dim_39(%iterArg_198, %iterArg_179) : (tensor<2x3xf32>, tensor<i32>) -> tensor<3xf32>
        %c_232 = stablehlo.constant dense<true> : tensor<i1>
        %357 = func.call @_where_20(%c_232, %iterArg_190, %356) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %358 = func.call @dynamic_update_index_in_dim_40(%iterArg_198, %357, %iterArg_179) : (tensor<2x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<2x3xf32>
        %359 = func.call @dynamic_index_in_dim_35(%iterArg_199, %iterArg_179) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
        %c_233 = stablehlo.constant dense<true> : tensor<i1>
        %360 = func.call @_where_15(%c_233, %iterArg_192, %359) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %361 = func.call @dynamic_update_index_in_dim_36(%iterArg_199, %360, %iterArg_179) : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
        stablehlo.return %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_174, %iterArg_175, %iterArg_176, %iterArg_177, %iterArg_178, %278, %iterArg_180, %iterArg_181, %iterArg_182, %iterArg_183, %iterArg_184, %iterArg_185, %332, %340, %iterArg_187, %331, %295, %330, %iterArg_192, %343, %346, %349, %352, %355, %358, %361 : tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<2xi32>, tensor<2xi1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi32>, tensor<2x3xf32>, tensor<2xi32>
      }
      %81 = stablehlo.dot_general %iterArg_27, %80#26, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<3xf32>
      %82 = stablehlo.add %iterArg_43, %81 : tensor<3xf32>
      %83 = stablehlo.dot_general %iterArg_28, %80#26, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<3xf32>
      %cst_106 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %84:2 = func.call @_where_41(%iterArg_29, %83, %cst_106) : (tensor<i1>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>)
      %85 = stablehlo.compare NE, %84#0, %84#0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_107 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %86:2 = func.call @_where_42(%85, %cst_107, %84#0) : (tensor<3xi1>, tensor<f32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %87 = stablehlo.subtract %iterArg_45, %iterArg_44 : tensor<f32>
      %88 = stablehlo.compare NE, %82, %82, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %c_108 = stablehlo.constant dense<false> : tensor<i1>
      %89 = stablehlo.reduce(%88 init: %c_108) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %90 = func.call @_where_43(%89, %iterArg_43, %82) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %91 = stablehlo.abs %iterArg_43 : tensor<3xf32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %93 = stablehlo.compare GE, %iterArg_43, %92, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %94 = stablehlo.abs %90 : tensor<3xf32>
      %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %96 = stablehlo.compare GE, %90, %95, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %97 = stablehlo.maximum %91, %94 : tensor<3xf32>
      %98 = stablehlo.compare EQ, %91, %97, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %101 = stablehlo.select %98, %99, %100 : tensor<3xi1>, tensor<3xf32>
      %102 = stablehlo.compare EQ, %94, %97, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_113 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %105 = stablehlo.select %102, %103, %104 : tensor<3xi1>, tensor<3xf32>
      %106 = stablehlo.divide %101, %105 : tensor<3xf32>
      %107 = stablehlo.compare EQ, %94, %97, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %110 = stablehlo.select %107, %108, %109 : tensor<3xi1>, tensor<3xf32>
      %111 = stablehlo.compare EQ, %91, %97, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_117 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %114 = stablehlo.select %111, %112, %113 : tensor<3xi1>, tensor<3xf32>
      %115 = stablehlo.divide %110, %114 : tensor<3xf32>
      %cst_119 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %117 = stablehlo.multiply %97, %116 : tensor<3xf32>
      %cst_120 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %119 = stablehlo.add %118, %117 : tensor<3xf32>
      %120 = stablehlo.divide %86#0, %119 : tensor<3xf32>
      %121 = stablehlo.multiply %119, %119 : tensor<3xf32>
      %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %123 = stablehlo.divide %122, %121 : tensor<3xf32>
      %124 = stablehlo.dot_general %120, %120, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
      %125 = stablehlo.sqrt %124 : tensor<f32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %126 = stablehlo.compare EQ, %125, %cst_122, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %127 = func.call @isinf_44(%125) : (tensor<f32>) -> tensor<i1>
      %128 = stablehlo.or %126, %127 : tensor<i1>
      %c_123 = stablehlo.constant dense<1> : tensor<i32>
      %129 = func.call @_where_45(%128, %c_123, %125) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %131 = stablehlo.divide %120, %130 : tensor<3xf32>
      %c_124 = stablehlo.constant dense<0> : tensor<i32>
      %132 = func.call @_where_46(%128, %c_124) : (tensor<i1>, tensor<i32>) -> tensor<f32>
      %cst_125 = stablehlo.constant dense<1.73205078> : tensor<f32>
      %133 = stablehlo.divide %125, %cst_125 : tensor<f32>
      %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %134 = stablehlo.compare LT, %133, %cst_126, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %135 = stablehlo.divide %cst_127, %133 : tensor<f32>
      %136 = stablehlo.multiply %133, %133 : tensor<f32>
      %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %137 = stablehlo.divide %cst_128, %136 : tensor<f32>
      %cst_129 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %138 = stablehlo.power %135, %cst_129 : tensor<f32>
      %c_130 = stablehlo.constant dense<1> : tensor<i32>
      %cst_131 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
      %139 = func.call @_where_11(%134, %c_130, %cst_131) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %cst_132 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %cst_133 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %140 = func.call @_where_12(%134, %cst_132, %cst_133) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_134 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %141 = stablehlo.multiply %cst_134, %138 : tensor<f32>
      %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %142 = stablehlo.multiply %141, %cst_135 : tensor<f32>
      %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %143 = stablehlo.multiply %142, %cst_136 : tensor<f32>
      %144 = func.call @clip(%143, %140, %139) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %145 = stablehlo.multiply %87, %144 : tensor<f32>
      %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %146 = stablehlo.compare EQ, %135, %cst_137, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %147 = func.call @isinf(%135) : (tensor<f32>) -> tensor<i1>
      %148 = stablehlo.or %146, %147 : tensor<i1>
      %c_138 = stablehlo.constant dense<1> : tensor<i32>
      %149 = func.call @_where_13(%148, %c_138, %135) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %150 = func.call @_where_7(%134, %iterArg_45, %iterArg_44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %151 = stablehlo.add %150, %145 : tensor<f32>
      %152 = func.call @_where_7(%134, %149, %iterArg_47) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %153 = func.call @_where_7(%134, %iterArg_47, %iterArg_48) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %154 = stablehlo.minimum %150, %iterArg_30 : tensor<f32>
      %155 = stablehlo.compare GT, %151, %iterArg_31, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %156 = stablehlo.subtract %iterArg_30, %154 : tensor<f32>
      %cst_139 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %157 = stablehlo.multiply %cst_139, %156 : tensor<f32>
      %158 = stablehlo.add %154, %157 : tensor<f32>
      %159 = func.call @_where_7(%134, %iterArg_30, %158) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %160 = func.call @_where_7(%155, %159, %151) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %161 = stablehlo.compare EQ, %iterArg_32, %iterArg_30, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %162 = stablehlo.subtract %154, %iterArg_32 : tensor<f32>
      %c_140 = stablehlo.constant dense<0> : tensor<i32>
      %163 = func.call @_where_13(%161, %c_140, %162) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %164 = stablehlo.subtract %iterArg_30, %iterArg_32 : tensor<f32>
      %c_141 = stablehlo.constant dense<1> : tensor<i32>
      %165 = func.call @_where_13(%161, %c_141, %164) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %166 = stablehlo.divide %163, %165 : tensor<f32>
      %167 = func.call @_where_43(%134, %82, %iterArg_43) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %c_142 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.add %iterArg_51, %c_142 : tensor<i32>
      %c_143 = stablehlo.constant dense<1> : tensor<i32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %169 = func.call @_where_14(%134, %c_143, %c_144) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %170 = stablehlo.add %iterArg_52, %169 : tensor<i32>
      %c_145 = stablehlo.constant dense<0> : tensor<i32>
      %c_146 = stablehlo.constant dense<1> : tensor<i32>
      %171 = func.call @_where_14(%134, %c_145, %c_146) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %172 = stablehlo.add %iterArg_53, %171 : tensor<i32>
      %173 = stablehlo.slice %80#26 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %174 = stablehlo.reshape %173 : (tensor<1x3xf32>) -> tensor<3xf32>
      %175 = stablehlo.slice %80#26 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %176 = stablehlo.reshape %175 : (tensor<1x3xf32>) -> tensor<3xf32>
      %177 = stablehlo.add %174, %176 : tensor<3xf32>
      %cst_147 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %179 = stablehlo.multiply %178, %iterArg_43 : tensor<3xf32>
      %180 = stablehlo.add %177, %179 : tensor<3xf32>
      %cst_148 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %181 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %182 = stablehlo.multiply %181, %82 : tensor<3xf32>
      %183 = stablehlo.subtract %180, %182 : tensor<3xf32>
      %cst_149 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %184 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %185 = stablehlo.multiply %184, %174 : tensor<3xf32>
      %186 = stablehlo.subtract %185, %176 : tensor<3xf32>
      %cst_150 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %187 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %188 = stablehlo.multiply %187, %iterArg_43 : tensor<3xf32>
      %189 = stablehlo.subtract %186, %188 : tensor<3xf32>
      %cst_151 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %190 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %191 = stablehlo.multiply %190, %82 : tensor<3xf32>
      %192 = stablehlo.add %189, %191 : tensor<3xf32>
      %193 = stablehlo.broadcast_in_dim %183, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %194 = stablehlo.broadcast_in_dim %192, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %195 = stablehlo.broadcast_in_dim %174, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %196 = stablehlo.broadcast_in_dim %iterArg_43, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %197 = stablehlo.concatenate %193, %194, %195, %196, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
      %c_152 = stablehlo.constant dense<false> : tensor<i1>
      %c_153 = stablehlo.constant dense<0> : tensor<i32>
      %c_154 = stablehlo.constant dense<1> : tensor<i32>
      %198 = stablehlo.add %iterArg_40, %c_154 : tensor<i32>
      %199 = stablehlo.compare LT, %154, %iterArg_30, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %200 = stablehlo.and %199, %iterArg_35 : tensor<i1>
      %201 = stablehlo.and %iterArg_41, %200 : tensor<i1>
      %c_155 = stablehlo.constant dense<1> : tensor<i32>
      %202 = stablehlo.add %iterArg_36, %c_155 : tensor<i32>
      %203 = stablehlo.compare EQ, %202, %iterArg_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %204 = stablehlo.convert %203 : (tensor<i1>) -> tensor<i32>
      %205:27 = "stablehlo.case"(%204) ({
        %c_165 = stablehlo.constant dense<1> : tensor<i32>
        %278 = stablehlo.add %iterArg_36, %c_165 : tensor<i32>
        stablehlo.return %278, %iterArg_37, %iterArg_38, %iterArg_39, %198, %201, %iterArg_41, %167, %154, %160, %c_152, %152, %153, %iterArg_49, %c_153, %168, %170, %172, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>
      }, {
        %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %278 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %279:2 = func.call @_where_47(%134, %iterArg_56) : (tensor<i1>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
        %280 = stablehlo.add %278, %279#1 : tensor<3xf32>
        %281 = stablehlo.add %280, %279#0 : tensor<3xf32>
        %282 = stablehlo.dot_general %279#0, %iterArg_27, contracting_dims = [] x [], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<2xf32>) -> tensor<3x2xf32>
        %283 = stablehlo.transpose %282, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
        %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %284 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %285 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
        %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %286 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
        %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %287 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
        %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %288 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
        %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %289 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
        %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %290 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %c_173 = stablehlo.constant dense<2> : tensor<i32>
        %291 = stablehlo.minimum %80#14, %c_173 : tensor<i32>
        %c_174 = stablehlo.constant dense<1> : tensor<i32>
        %292 = stablehlo.subtract %291, %c_174 : tensor<i32>
        %c_175 = stablehlo.constant dense<0> : tensor<i32>
        %293 = stablehlo.maximum %292, %c_175 : tensor<i32>
        %294 = func.call @dynamic_index_in_dim_35(%80#28, %293) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
        %295 = func.call @dynamic_index_in_dim_35(%80#29, %293) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
        %296 = func.call @dynamic_index_in_dim_37(%80#30, %293) : (tensor<2xi1>, tensor<i32>) -> tensor<i1>
        %297 = func.call @dynamic_index_in_dim_37(%80#31, %293) : (tensor<2xi1>, tensor<i32>) -> tensor<i1>
        %298 = func.call @dynamic_index_in_dim_35(%80#32, %293) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
        %299 = func.call @dynamic_index_in_dim_39(%80#33, %293) : (tensor<2x3xf32>, tensor<i32>) -> tensor<3xf32>
        %300 = func.call @dynamic_index_in_dim_35(%80#34, %293) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
        %c_176 = stablehlo.constant dense<true> : tensor<i1>
        %301 = func.call @_where_15(%c_176, %293, %291) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %302 = stablehlo.subtract %80#14, %294 : tensor<i32>
        %c_177 = stablehlo.constant dense<2> : tensor<i32>
        %303 = func.call @floor_divide_48(%302, %c_177) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %304 = stablehlo.add %294, %303 : tensor<i32>
        %c_178 = stablehlo.constant dense<1> : tensor<i32>
        %305 = stablehlo.add %294, %c_178 : tensor<i32>
        %306 = stablehlo.subtract %80#14, %294 : tensor<i32>
        %c_179 = stablehlo.constant dense<2> : tensor<i32>
        %307 = stablehlo.subtract %306, %c_179 : tensor<i32>
        %c_180 = stablehlo.constant dense<2> : tensor<i32>
        %308 = stablehlo.subtract %c_180, %301 : tensor<i32>
        %309 = stablehlo.compare LE, %307, %308, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %310 = func.call @_where_15(%309, %305, %304) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_181 = stablehlo.constant dense<2> : tensor<i32>
        %311 = stablehlo.compare EQ, %301, %c_181, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_182 = stablehlo.constant dense<1> : tensor<i32>
        %312 = stablehlo.add %294, %c_182 : tensor<i32>
        %313 = stablehlo.compare EQ, %312, %80#14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %314 = stablehlo.or %311, %313 : tensor<i1>
        %c_183 = stablehlo.constant dense<2> : tensor<i32>
        %315 = stablehlo.add %294, %c_183 : tensor<i32>
        %316 = stablehlo.compare EQ, %315, %80#14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %317 = stablehlo.or %314, %316 : tensor<i1>
        %c_184 = stablehlo.constant dense<2147483647> : tensor<i32>
        %318 = func.call @_where_16(%317, %c_184, %310) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %319:40 = stablehlo.while(%iterArg_197 = %80#29, %iterArg_198 = %80#30, %iterArg_199 = %80#31, %iterArg_200 = %80#32, %iterArg_201 = %80#33, %iterArg_202 = %80#34, %iterArg_203 = %iterArg_19, %iterArg_204 = %iterArg_20, %iterArg_205 = %80#26, %iterArg_206 = %iterArg_43, %iterArg_207 = %57, %iterArg_208 = %iterArg_44, %iterArg_209 = %iterArg_45, %iterArg_210 = %iterArg, %iterArg_211 = %iterArg_21, %iterArg_212 = %iterArg_22, %iterArg_213 = %iterArg_23, %iterArg_214 = %iterArg_24, %iterArg_215 = %iterArg_25, %iterArg_216 = %iterArg_26, %iterArg_217 = %66, %iterArg_218 = %294, %iterArg_219 = %80#14, %iterArg_220 = %318, %iterArg_221 = %301, %iterArg_222 = %295, %iterArg_223 = %296, %iterArg_224 = %297, %iterArg_225 = %298, %iterArg_226 = %299, %iterArg_227 = %300, %iterArg_228 = %283, %iterArg_229 = %284, %iterArg_230 = %285, %iterArg_231 = %286, %iterArg_232 = %287, %iterArg_233 = %288, %iterArg_234 = %289, %iterArg_235 = %290, %iterArg_236 = %80#28) : tensor<2xi32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi32>, tensor<2x3xf32>, tensor<2xi32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<2xi32>
        cond {
          %c_237 = stablehlo.constant dense<0> : tensor<i32>
          %367 = stablehlo.compare GT, %iterArg_219, %c_237, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %367 : tensor<i1>
        } do {
          %c_237 = stablehlo.constant dense<0> : tensor<i32>
          %367 = stablehlo.compare LT, %iterArg_225, %c_237, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_238 = stablehlo.constant dense<2> : tensor<i32>
          %368 = stablehlo.add %iterArg_225, %c_238 : tensor<i32>
          %369 = stablehlo.select %367, %368, %iterArg_225 : tensor<i1>, tensor<i32>
          %c_239 = stablehlo.constant dense<0> : tensor<i32>
          %c_240 = stablehlo.constant dense<0> : tensor<i32>
          %370 = stablehlo.compare LT, %c_239, %c_240, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_241 = stablehlo.constant dense<0> : tensor<i32>
          %c_242 = stablehlo.constant dense<2> : tensor<i32>
          %371 = stablehlo.add %c_241, %c_242 : tensor<i32>
          %c_243 = stablehlo.constant dense<0> : tensor<i32>
          %372 = stablehlo.select %370, %371, %c_243 : tensor<i1>, tensor<i32>
          %373 = stablehlo.dynamic_slice %iterArg_203, %369, %372, sizes = [1, 2] : (tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
          %374 = stablehlo.reshape %373 : (tensor<1x2xf32>) -> tensor<2xf32>
          %c_244 = stablehlo.constant dense<0> : tensor<i32>
          %375 = stablehlo.compare LT, %iterArg_225, %c_244, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_245 = stablehlo.constant dense<2> : tensor<i32>
          %376 = stablehlo.add %iterArg_225, %c_245 : tensor<i32>
          %377 = stablehlo.select %375, %376, %iterArg_225 : tensor<i1>, tensor<i32>
          %378 = stablehlo.dynamic_slice %iterArg_204, %377, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
          %379 = stablehlo.reshape %378 : (tensor<1xf32>) -> tensor<f32>
          %380 = stablehlo.dot_general %374, %iterArg_205, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<3xf32>
          %381 = stablehlo.add %iterArg_206, %380 : tensor<3xf32>
          %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %382 = stablehlo.compare EQ, %379, %cst_246, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %383 = stablehlo.multiply %379, %iterArg_207 : tensor<f32>
          %384 = stablehlo.add %iterArg_208, %383 : tensor<f32>
          %385 = func.call @_where_7(%382, %iterArg_209, %384) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %386 = stablehlo.convert %iterArg_210 : (tensor<i32>) -> tensor<f32>
          %387 = stablehlo.multiply %385, %386 : tensor<f32>
          %388 = stablehlo.dot_general %iterArg_211, %381, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3xf32>) -> tensor<16xf32>
          %389 = stablehlo.add %388, %iterArg_212 : tensor<16xf32>
          %390 = stablehlo.tanh %389 : tensor<16xf32>
          %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %391 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<16xf32>
          %392 = stablehlo.subtract %391, %390 : tensor<16xf32>
          %393 = stablehlo.dot_general %iterArg_213, %390, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
          %394 = stablehlo.add %393, %iterArg_214 : tensor<16xf32>
          %395 = stablehlo.tanh %394 : tensor<16xf32>
          %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %396 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16xf32>
          %397 = stablehlo.subtract %396, %395 : tensor<16xf32>
          %398 = stablehlo.dot_general %iterArg_215, %395, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16xf32>) -> tensor<3xf32>
          %399 = stablehlo.add %398, %iterArg_216 : tensor<3xf32>
          %400 = stablehlo.broadcast_in_dim %iterArg_217, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %401 = stablehlo.multiply %400, %399 : tensor<3xf32>
          %c_249 = stablehlo.constant dense<true> : tensor<i1>
          %402 = stablehlo.and %c_249, %iterArg_223 : tensor<i1>
          %c_250 = stablehlo.constant dense<0> : tensor<i32>
          %403 = stablehlo.compare LT, %iterArg_225, %c_250, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_251 = stablehlo.constant dense<2> : tensor<i32>
          %404 = stablehlo.add %iterArg_225, %c_251 : tensor<i32>
          %405 = stablehlo.select %403, %404, %iterArg_225 : tensor<i1>, tensor<i32>
          %c_252 = stablehlo.constant dense<0> : tensor<i32>
          %c_253 = stablehlo.constant dense<0> : tensor<i32>
          %406 = stablehlo.compare LT, %c_252, %c_253, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_254 = stablehlo.constant dense<0> : tensor<i32>
          %c_255 = stablehlo.constant dense<3> : tensor<i32>
          %407 = stablehlo.add %c_254, %c_255 : tensor<i32>
          %c_256 = stablehlo.constant dense<0> : tensor<i32>
          %408 = stablehlo.select %406, %407, %c_256 : tensor<i1>, tensor<i32>
          %409 = stablehlo.dynamic_slice %iterArg_205, %405, %408, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
          %410 = stablehlo.reshape %409 : (tensor<1x3xf32>) -> tensor<3xf32>
          %c_257 = stablehlo.constant dense<0> : tensor<i32>
          %411 = stablehlo.compare LT, %iterArg_225, %c_257, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_258 = stablehlo.constant dense<2> : tensor<i32>
          %412 = stablehlo.add %iterArg_225, %c_258 : tensor<i32>
          %413 = stablehlo.select %411, %412, %iterArg_225 : tensor<i1>, tensor<i32>
          %414 = stablehlo.broadcast_in_dim %413, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %415 = "stablehlo.scatter"(%iterArg_205, %414, %401) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
          ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
            stablehlo.return %arg39 : tensor<f32>
          }) : (tensor<2x3xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<2x3xf32>
          %c_259 = stablehlo.constant dense<1> : tensor<i32>
          %416 = stablehlo.add %iterArg_225, %c_259 : tensor<i32>
          %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %417 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %c_261 = stablehlo.constant dense<1> : tensor<i32>
          %418 = stablehlo.add %iterArg_222, %c_261 : tensor<i32>
          %c_262 = stablehlo.constant dense<2> : tensor<i32>
          %419 = stablehlo.compare LT, %416, %c_262, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %420 = stablehlo.and %iterArg_223, %419 : tensor<i1>
          %c_263 = stablehlo.constant dense<1> : tensor<i32>
          %421:18 = "stablehlo.case"(%c_263) ({
            %c_264 = stablehlo.constant dense<1> : tensor<i32>
            %422 = stablehlo.add %iterArg_218, %c_264 : tensor<i32>
            stablehlo.return %422, %iterArg_219, %iterArg_220, %iterArg_221, %418, %420, %iterArg_223, %416, %381, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>
          }, {
            %c_264 = stablehlo.constant dense<0> : tensor<i32>
            %422 = stablehlo.compare LT, %iterArg_225, %c_264, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            %c_265 = stablehlo.constant dense<2> : tensor<i32>
            %423 = stablehlo.add %iterArg_225, %c_265 : tensor<i32>
            %424 = stablehlo.select %422, %423, %iterArg_225 : tensor<i1>, tensor<i32>
            %c_266 = stablehlo.constant dense<0> : tensor<i32>
            %c_267 = stablehlo.constant dense<0> : tensor<i32>
            %425 = stablehlo.compare LT, %c_266, %c_267, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            %c_268 = stablehlo.constant dense<0> : tensor<i32>
            %c_269 = stablehlo.constant dense<3> : tensor<i32>
            %426 = stablehlo.add %c_268, %c_269 : tensor<i32>
            %c_270 = stablehlo.constant dense<0> : tensor<i32>
            %427 = stablehlo.select %425, %426, %c_270 : tensor<i1>, tensor<i32>
            %428 = stablehlo.dynamic_slice %iterArg_228, %424, %427, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
            %429 = stablehlo.reshape %428 : (tensor<1x3xf32>) -> tensor<3xf32>
            %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %430 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %431 = stablehlo.broadcast_in_dim %iterArg_217, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %432 = stablehlo.multiply %431, %429 : tensor<3xf32>
            %433 = stablehlo.dot_general %432, %iterArg_215, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x16xf32>) -> tensor<16xf32>
            %434 = stablehlo.dot_general %432, %395, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<16xf32>) -> tensor<3x16xf32>
            %435 = stablehlo.multiply %433, %397 : tensor<16xf32>
            %436 = stablehlo.multiply %435, %395 : tensor<16xf32>
            %437 = stablehlo.add %435, %436 : tensor<16xf32>
            %438 = stablehlo.dot_general %437, %iterArg_213, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x16xf32>) -> tensor<16xf32>
            %439 = stablehlo.dot_general %437, %390, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<16x16xf32>
            %440 = stablehlo.multiply %438, %392 : tensor<16xf32>
            %441 = stablehlo.multiply %440, %390 : tensor<16xf32>
            %442 = stablehlo.add %440, %441 : tensor<16xf32>
            %443 = stablehlo.dot_general %442, %iterArg_211, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x3xf32>) -> tensor<3xf32>
            %444 = stablehlo.dot_general %442, %381, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<3xf32>) -> tensor<16x3xf32>
            %445 = stablehlo.dot_general %443, %374, contracting_dims = [] x [], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<2xf32>) -> tensor<3x2xf32>
            %446 = stablehlo.transpose %445, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
            %447 = stablehlo.add %iterArg_228, %446 : tensor<2x3xf32>
            %448 = stablehlo.add %iterArg_229, %443 : tensor<3xf32>
            %449 = stablehlo.add %iterArg_230, %444 : tensor<16x3xf32>
            %450 = stablehlo.add %iterArg_231, %442 : tensor<16xf32>
            %451 = stablehlo.add %iterArg_232, %439 : tensor<16x16xf32>
            %452 = stablehlo.add %iterArg_233, %437 : tensor<16xf32>
            %453 = stablehlo.add %iterArg_234, %434 : tensor<3x16xf32>
            %454 = stablehlo.add %iterArg_235, %432 : tensor<3xf32>
            %c_272 = stablehlo.constant dense<1> : tensor<i32>
            %455 = stablehlo.subtract %iterArg_219, %c_272 : tensor<i32>
            %c_273 = stablehlo.constant dense<1> : tensor<i32>
            %456 = stablehlo.subtract %iterArg_221, %c_273 : tensor<i32>
            %c_274 = stablehlo.constant dense<0> : tensor<i32>
            %457 = stablehlo.maximum %456, %c_274 : tensor<i32>
            %458 = func.call @dynamic_index_in_dim_35(%iterArg_236, %457) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
            %459 = func.call @dynamic_index_in_dim_35(%iterArg_197, %457) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
            %460 = func.call @dynamic_index_in_dim_37(%iterArg_198, %457) : (tensor<2xi1>, tensor<i32>) -> tensor<i1>
            %461 = func.call @dynamic_index_in_dim_37(%iterArg_199, %457) : (tensor<2xi1>, tensor<i32>) -> tensor<i1>
            %462 = func.call @dynamic_index_in_dim_35(%iterArg_200, %457) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
            %463 = func.call @dynamic_index_in_dim_39(%iterArg_201, %457) : (tensor<2x3xf32>, tensor<i32>) -> tensor<3xf32>
            %464 = func.call @dynamic_index_in_dim_35(%iterArg_202, %457) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
            %c_275 = stablehlo.constant dense<true> : tensor<i1>
            %465 = func.call @_where_15(%c_275, %457, %iterArg_221) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
            %466 = stablehlo.subtract %455, %458 : tensor<i32>
            %c_276 = stablehlo.constant dense<2> : tensor<i32>
            %467 = func.call @floor_divide_48(%466, %c_276) : (tensor<i32>, tensor<i32>) -> tensor<i32>
            %468 = stablehlo.add %458, %467 : tensor<i32>
            %c_277 = stablehlo.constant dense<1> : tensor<i32>
            %469 = stablehlo.add %458, %c_277 : tensor<i32>
            %470 = stablehlo.subtract %455, %458 : tensor<i32>
            %c_278 = stablehlo.constant dense<2> : tensor<i32>
            %471 = stablehlo.subtract %470, %c_278 : tensor<i32>
            %c_279 = stablehlo.constant dense<2> : tensor<i32>
            %472 = stablehlo.subtract %c_279, %465 : tensor<i32>
            %473 = stablehlo.compare LE, %471, %472, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            %474 = func.call @_where_15(%473, %469, %468) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
            %c_280 = stablehlo.constant dense<2> : tensor<i32>
            %475 = stablehlo.compare EQ, %465, %c_280, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            %c_281 = stablehlo.constant dense<1> : tensor<i32>
            %476 = stablehlo.add %458, %c_281 : tensor<i32>
            %477 = stablehlo.compare EQ, %476, %455, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            %478 = stablehlo.or %475, %477 : tensor<i1>
            %c_282 = stablehlo.constant dense<2> : tensor<i32>
            %479 = stablehlo.add %458, %c_282 : tensor<i32>
            %480 = stablehlo.compare EQ, %479, %455, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            %481 = stablehlo.or %478, %480 : tensor<i1>
            %c_283 = stablehlo.constant dense<2147483647> : tensor<i32>
            %482 = func.call @_where_16(%481, %c_283, %474) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
            stablehlo.return %458, %455, %482, %465, %459, %460, %461, %462, %463, %464, %447, %448, %449, %450, %451, %452, %453, %454 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>
          }) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>)
          stablehlo.return %iterArg_197, %iterArg_198, %iterArg_199, %iterArg_200, %iterArg_201, %iterArg_202, %iterArg_203, %iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %421#0, %421#1, %421#2, %421#3, %421#4, %421#5, %421#6, %421#7, %421#8, %421#9, %421#10, %421#11, %421#12, %421#13, %421#14, %421#15, %421#16, %421#17, %iterArg_236 : tensor<2xi32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi32>, tensor<2x3xf32>, tensor<2xi32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<2xi32>
        }
        %320 = stablehlo.add %281, %319#32 : tensor<3xf32>
        %321 = stablehlo.add %iterArg_57, %319#33 : tensor<16x3xf32>
        %322 = stablehlo.add %iterArg_58, %319#34 : tensor<16xf32>
        %323 = stablehlo.add %iterArg_59, %319#35 : tensor<16x16xf32>
        %324 = stablehlo.add %iterArg_60, %319#36 : tensor<16xf32>
        %325 = stablehlo.add %iterArg_61, %319#37 : tensor<3x16xf32>
        %326 = stablehlo.add %iterArg_62, %319#38 : tensor<3xf32>
        %c_185 = stablehlo.constant dense<1> : tensor<i32>
        %327 = stablehlo.subtract %iterArg_37, %c_185 : tensor<i32>
        %c_186 = stablehlo.constant dense<1> : tensor<i32>
        %328 = stablehlo.subtract %iterArg_39, %c_186 : tensor<i32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %329 = stablehlo.maximum %328, %c_187 : tensor<i32>
        %330 = func.call @dynamic_index_in_dim_49(%iterArg_63, %329) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
        %331 = func.call @dynamic_index_in_dim_49(%iterArg_64, %329) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
        %332 = func.call @dynamic_index_in_dim_50(%iterArg_65, %329) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
        %333 = func.call @dynamic_index_in_dim_50(%iterArg_66, %329) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
        %334 = func.call @dynamic_index_in_dim_51(%iterArg_67, %329) : (tensor<10x3xf32>, tensor<i32>) -> tensor<3xf32>
        %335 = func.call @dynamic_index_in_dim_52(%iterArg_68, %329) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
        %336 = func.call @dynamic_index_in_dim_52(%iterArg_69, %329) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
        %337 = func.call @dynamic_index_in_dim_50(%iterArg_70, %329) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
        %338 = func.call @dynamic_index_in_dim_52(%iterArg_71, %329) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
        %339 = func.call @dynamic_index_in_dim_52(%iterArg_72, %329) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
        %340 = func.call @dynamic_index_in_dim_50(%iterArg_73, %329) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
        %341 = func.call @dynamic_index_in_dim_49(%iterArg_74, %329) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
        %342 = func.call @dynamic_index_in_dim_49(%iterArg_75, %329) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
        %343 = func.call @dynamic_index_in_dim_49(%iterArg_76, %329) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
        %344 = func.call @dynamic_index_in_dim_49(%iterArg_77, %329) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
        %345 = func.call @dynamic_index_in_dim_49(%iterArg_78, %329) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
        %346 = func.call @dynamic_index_in_dim_49(%iterArg_79, %329) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
        %c_188 = stablehlo.constant dense<1> : tensor<i32>
        %347 = stablehlo.add %330, %c_188 : tensor<i32>
        %348 = stablehlo.compare EQ, %347, %327, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %349 = func.call @_where_15(%348, %329, %iterArg_39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %350 = stablehlo.subtract %327, %330 : tensor<i32>
        %c_189 = stablehlo.constant dense<2> : tensor<i32>
        %351 = func.call @floor_divide_48(%350, %c_189) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %352 = stablehlo.add %330, %351 : tensor<i32>
        %c_190 = stablehlo.constant dense<1> : tensor<i32>
        %353 = stablehlo.add %330, %c_190 : tensor<i32>
        %354 = stablehlo.subtract %327, %330 : tensor<i32>
        %c_191 = stablehlo.constant dense<2> : tensor<i32>
        %355 = stablehlo.subtract %354, %c_191 : tensor<i32>
        %c_192 = stablehlo.constant dense<10> : tensor<i32>
        %356 = stablehlo.subtract %c_192, %349 : tensor<i32>
        %357 = stablehlo.compare LE, %355, %356, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %358 = func.call @_where_15(%357, %353, %352) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_193 = stablehlo.constant dense<10> : tensor<i32>
        %359 = stablehlo.compare EQ, %349, %c_193, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_194 = stablehlo.constant dense<1> : tensor<i32>
        %360 = stablehlo.add %330, %c_194 : tensor<i32>
        %361 = stablehlo.compare EQ, %360, %327, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %362 = stablehlo.or %359, %361 : tensor<i1>
        %c_195 = stablehlo.constant dense<2> : tensor<i32>
        %363 = stablehlo.add %330, %c_195 : tensor<i32>
        %364 = stablehlo.compare EQ, %363, %327, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %365 = stablehlo.or %362, %364 : tensor<i1>
        %c_196 = stablehlo.constant dense<2147483647> : tensor<i32>
        %366 = func.call @_where_16(%365, %c_196, %358) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        stablehlo.return %330, %327, %366, %349, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %320, %321, %322, %323, %324, %325, %326 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>
      }) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>)
      %206 = stablehlo.compare EQ, %205#0, %205#2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %207 = func.call @dynamic_index_in_dim_49(%iterArg_63, %205#3) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %208 = func.call @_where_15(%206, %205#0, %207) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %209 = func.call @dynamic_update_index_in_dim_53(%iterArg_63, %208, %205#3) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %210 = func.call @dynamic_index_in_dim_49(%iterArg_64, %205#3) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %211 = func.call @_where_15(%206, %205#4, %210) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %212 = func.call @dynamic_update_index_in_dim_53(%iterArg_64, %211, %205#3) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %213 = func.call @dynamic_index_in_dim_50(%iterArg_65, %205#3) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
      %214 = func.call @_where_2(%206, %205#5, %213) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %215 = func.call @dynamic_update_index_in_dim_54(%iterArg_65, %214, %205#3) : (tensor<10xi1>, tensor<i1>, tensor<i32>) -> tensor<10xi1>
      %216 = func.call @dynamic_index_in_dim_50(%iterArg_66, %205#3) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
      %217 = func.call @_where_2(%206, %205#6, %216) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %218 = func.call @dynamic_update_index_in_dim_54(%iterArg_66, %217, %205#3) : (tensor<10xi1>, tensor<i1>, tensor<i32>) -> tensor<10xi1>
      %219 = func.call @dynamic_index_in_dim_51(%iterArg_67, %205#3) : (tensor<10x3xf32>, tensor<i32>) -> tensor<3xf32>
      %220 = func.call @_where_20(%206, %205#7, %219) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %221 = func.call @dynamic_update_index_in_dim_55(%iterArg_67, %220, %205#3) : (tensor<10x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<10x3xf32>
      %222 = func.call @dynamic_index_in_dim_52(%iterArg_68, %205#3) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %223 = func.call @_where_23(%206, %205#8, %222) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %224 = func.call @dynamic_update_index_in_dim_56(%iterArg_68, %223, %205#3) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %225 = func.call @dynamic_index_in_dim_52(%iterArg_69, %205#3) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %226 = func.call @_where_23(%206, %205#9, %225) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %227 = func.call @dynamic_update_index_in_dim_56(%iterArg_69, %226, %205#3) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %228 = func.call @dynamic_index_in_dim_50(%iterArg_70, %205#3) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
      %229 = func.call @_where_2(%206, %205#10, %228) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %230 = func.call @dynamic_update_index_in_dim_54(%iterArg_70, %229, %205#3) : (tensor<10xi1>, tensor<i1>, tensor<i32>) -> tensor<10xi1>
      %231 = func.call @dynamic_index_in_dim_52(%iterArg_71, %205#3) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %232 = func.call @_where_23(%206, %205#11, %231) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %233 = func.call @dynamic_update_index_in_dim_56(%iterArg_71, %232, %205#3) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %234 = func.call @dynamic_index_in_dim_52(%iterArg_72, %205#3) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %235 = func.call @_where_23(%206, %205#12, %234) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %236 = func.call @dynamic_update_index_in_dim_56(%iterArg_72, %235, %205#3) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %237 = func.call @dynamic_index_in_dim_50(%iterArg_73, %205#3) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
      %238 = func.call @_where_2(%206, %205#13, %237) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %239 = func.call @dynamic_update_index_in_dim_54(%iterArg_73, %238, %205#3) : (tensor<10xi1>, tensor<i1>, tensor<i32>) -> tensor<10xi1>
      %240 = func.call @dynamic_index_in_dim_49(%iterArg_74, %205#3) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %241 = func.call @_where_15(%206, %205#14, %240) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %242 = func.call @dynamic_update_index_in_dim_53(%iterArg_74, %241, %205#3) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %243 = func.call @dynamic_index_in_dim_49(%iterArg_75, %205#3) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %244 = func.call @_where_15(%206, %205#15, %243) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %245 = func.call @dynamic_update_index_in_dim_53(%iterArg_75, %244, %205#3) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %246 = func.call @dynamic_index_in_dim_49(%iterArg_76, %205#3) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %247 = func.call @_where_15(%206, %205#16, %246) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %248 = func.call @dynamic_update_index_in_dim_53(%iterArg_76, %247, %205#3) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %249 = func.call @dynamic_index_in_dim_49(%iterArg_77, %205#3) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %250 = func.call @_where_15(%206, %205#17, %249) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %251 = func.call @dynamic_update_index_in_dim_53(%iterArg_77, %250, %205#3) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %252 = func.call @dynamic_index_in_dim_49(%iterArg_78, %205#3) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %253 = func.call @_where_15(%206, %205#18, %252) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %254 = func.call @dynamic_update_index_in_dim_53(%iterArg_78, %253, %205#3) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %255 = func.call @dynamic_index_in_dim_49(%iterArg_79, %205#3) : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
      %256 = func.call @_where_15(%206, %205#19, %255) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %257 = func.call @dynamic_update_index_in_dim_53(%iterArg_79, %256, %205#3) : (tensor<10xi32>, tensor<i32>, tensor<i32>) -> tensor<10xi32>
      %c_156 = stablehlo.constant dense<1> : tensor<i32>
      %258 = stablehlo.add %205#3, %c_156 : tensor<i32>
      %259 = func.call @_where_15(%206, %258, %205#3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %260 = stablehlo.subtract %205#1, %205#0 : tensor<i32>
      %c_157 = stablehlo.constant dense<2> : tensor<i32>
      %261 = func.call @floor_divide_48(%260, %c_157) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %262 = stablehlo.add %205#0, %261 : tensor<i32>
      %c_158 = stablehlo.constant dense<1> : tensor<i32>
      %263 = stablehlo.add %205#0, %c_158 : tensor<i32>
      %264 = stablehlo.subtract %205#1, %205#0 : tensor<i32>
      %c_159 = stablehlo.constant dense<2> : tensor<i32>
      %265 = stablehlo.subtract %264, %c_159 : tensor<i32>
      %c_160 = stablehlo.constant dense<10> : tensor<i32>
      %266 = stablehlo.subtract %c_160, %259 : tensor<i32>
      %267 = stablehlo.compare LE, %265, %266, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %268 = func.call @_where_15(%267, %263, %262) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_161 = stablehlo.constant dense<10> : tensor<i32>
      %269 = stablehlo.compare EQ, %259, %c_161, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_162 = stablehlo.constant dense<1> : tensor<i32>
      %270 = stablehlo.add %205#0, %c_162 : tensor<i32>
      %271 = stablehlo.compare EQ, %270, %205#1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %272 = stablehlo.or %269, %271 : tensor<i1>
      %c_163 = stablehlo.constant dense<2> : tensor<i32>
      %273 = stablehlo.add %205#0, %c_163 : tensor<i32>
      %274 = stablehlo.compare EQ, %273, %205#1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %275 = stablehlo.or %272, %274 : tensor<i1>
      %c_164 = stablehlo.constant dense<2147483647> : tensor<i32>
      %276 = func.call @_where_16(%275, %c_164, %268) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %277 = func.call @_where_15(%206, %276, %205#2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %205#0, %205#1, %277, %259, %205#4, %205#5, %205#6, %205#7, %205#8, %205#9, %205#10, %205#11, %205#12, %205#13, %205#14, %205#15, %205#16, %205#17, %205#18, %205#19, %205#20, %205#21, %205#22, %205#23, %205#24, %205#25, %205#26, %209, %212, %215, %218, %221, %224, %227, %230, %233, %236, %239, %242, %245, %248, %251, %254, %257 : tensor<i32>, tensor<2x2xf32>, tensor<2xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x3xf32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>, tensor<10xi1>, tensor<10x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xf32>, tensor<10xf32>, tensor<10xi1>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>
    }
    return %50#39, %50#40, %50#41, %50#42, %50#43, %50#44 : tensor<16x3xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3xf32>
  }
  func.func private @branched_error_if_impl_28(%arg0: tensor<1x3xf32>) -> tensor<1x3xf32> {
    return %arg0 : tensor<1x3xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<10xi32>, tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    return %4 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<10xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<10xi1>, tensor<i32>) -> tensor<1xi1>
    %4 = stablehlo.reshape %3 : (tensor<1xi1>) -> tensor<i1>
    return %4 : tensor<i1>
  }
  func.func private @dynamic_index_in_dim_31(%arg0: tensor<10x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 3] : (tensor<10x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %4 : tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim_32(%arg0: tensor<10xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @_where_33(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.divide %arg0, %0 : tensor<i32>
    %2 = stablehlo.sign %arg0 : tensor<i32>
    %3 = stablehlo.sign %0 : tensor<i32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i32>
    %9 = call @_where_33(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_34(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_35(%arg0: tensor<2xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    return %4 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<2xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3 : (tensor<2xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    return %4 : tensor<2xi32>
  }
  func.func private @dynamic_index_in_dim_37(%arg0: tensor<2xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<2xi1>, tensor<i32>) -> tensor<1xi1>
    %4 = stablehlo.reshape %3 : (tensor<1xi1>) -> tensor<i1>
    return %4 : tensor<i1>
  }
  func.func private @dynamic_update_index_in_dim_38(%arg0: tensor<2xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<2xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3 : (tensor<2xi1>, tensor<1xi1>, tensor<i32>) -> tensor<2xi1>
    return %4 : tensor<2xi1>
  }
  func.func private @dynamic_index_in_dim_39(%arg0: tensor<2x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %4 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim_40(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
  func.func private @_where_41(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    return %2, %3 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @_where_42(%arg0: tensor<3xi1>, %arg1: tensor<f32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    return %2, %3 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @_where_43(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @isinf_44(%arg0: tensor<f32>) -> tensor<i1> {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @_where_45(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_46(%arg0: tensor<i1>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_47(%arg0: tensor<i1>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<i1>, tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<3xf32>
    return %2, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @floor_divide_48(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.divide %arg0, %0 : tensor<i32>
    %2 = stablehlo.sign %arg0 : tensor<i32>
    %3 = stablehlo.sign %0 : tensor<i32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i32>
    %9 = call @_where_15(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_49(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<10xi32>, tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    return %4 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_50(%arg0: tensor<10xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<10xi1>, tensor<i32>) -> tensor<1xi1>
    %4 = stablehlo.reshape %3 : (tensor<1xi1>) -> tensor<i1>
    return %4 : tensor<i1>
  }
  func.func private @dynamic_index_in_dim_51(%arg0: tensor<10x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 3] : (tensor<10x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %4 : tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim_52(%arg0: tensor<10xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim_53(%arg0: tensor<10xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3 : (tensor<10xi32>, tensor<1xi32>, tensor<i32>) -> tensor<10xi32>
    return %4 : tensor<10xi32>
  }
  func.func private @dynamic_update_index_in_dim_54(%arg0: tensor<10xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<10xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3 : (tensor<10xi1>, tensor<1xi1>, tensor<i32>) -> tensor<10xi1>
    return %4 : tensor<10xi1>
  }
  func.func private @dynamic_update_index_in_dim_55(%arg0: tensor<10x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<10x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<10x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<10x3xf32>
    return %4 : tensor<10x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_56(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3 : (tensor<10xf32>, tensor<1xf32>, tensor<i32>) -> tensor<10xf32>
    return %4 : tensor<10xf32>
  }
}
