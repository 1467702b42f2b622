// Loops in loops, branches in loops, carried values that change places, at stage local.
module @loops {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%x: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<f32>, tensor<f32>, tensor<i32>) attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>]>, plan.arg_types = [tensor<8x4xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>, <@mesh, []>, <@mesh, []>, <@mesh, []>]>, plan.result_types = [tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<i32>]} {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %half = stablehlo.constant dense<5.000000e-01> : tensor<4x2xf32>
    %p = stablehlo.constant dense<1.0> : tensor<f32>
    %m = stablehlo.constant dense<-2.0> : tensor<f32>
    %0:4 = stablehlo.while(%i = %zero, %s = %x, %a = %p, %b = %m) : tensor<i32>, tensor<4x2xf32>, tensor<f32>, tensor<f32>
    cond {
      %t = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %h = "stablehlo.case"(%i) ({
        %r = "stablehlo.all_reduce"(%s) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
        ^bb0(%old: tensor<f32>, %new: tensor<f32>):
          %q = stablehlo.add %old, %new : tensor<f32>
          stablehlo.return %q : tensor<f32>
        }) {plan.axes = ["x"]} : (tensor<4x2xf32>) -> tensor<4x2xf32>
        %u = stablehlo.add %s, %r : tensor<4x2xf32>
        stablehlo.return %u : tensor<4x2xf32>
      }, {
        %n = stablehlo.negate %s : tensor<4x2xf32>
        stablehlo.return %n : tensor<4x2xf32>
      }) : (tensor<i32>) -> tensor<4x2xf32>
      %1:2 = stablehlo.while(%j = %zero, %g = %h) : tensor<i32>, tensor<4x2xf32>
      cond {
        %t = stablehlo.compare LT, %j, %i, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %t : tensor<i1>
      } do {
        %f = stablehlo.multiply %g, %half : tensor<4x2xf32>
        %k = stablehlo.add %j, %one : tensor<i32>
        stablehlo.return %k, %f : tensor<i32>, tensor<4x2xf32>
      }
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n, %1#1, %b, %a : tensor<i32>, tensor<4x2xf32>, tensor<f32>, tensor<f32>
    }
    %2 = stablehlo.while(%i = %one) : tensor<i32>
    cond {
      %t = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n : tensor<i32>
    }
    return %0#1, %0#2, %0#3, %2 : tensor<4x2xf32>, tensor<f32>, tensor<f32>, tensor<i32>
  }
}
