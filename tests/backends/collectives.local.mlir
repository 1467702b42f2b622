// Every collective over one axis or two, by hand, at stage local.
module @collectives {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%a: tensor<4x4xf32>, %n: tensor<4x4xi32>, %p: tensor<4x4xi1>, %w: tensor<2x4xf32>) -> (tensor<8x8xf32> {jax.result_info = "result['gathered']"}, tensor<4x4xf32> {jax.result_info = "result['sum']"}, tensor<4x4xf32> {jax.result_info = "result['max']"}, tensor<4x4xf32> {jax.result_info = "result['min']"}, tensor<4x4xf32> {jax.result_info = "result['mul']"}, tensor<4x4xi32> {jax.result_info = "result['xor']"}, tensor<4x4xi1> {jax.result_info = "result['any']"}, tensor<2x4xf32> {jax.result_info = "result['scattered']"}, tensor<2x4xf32> {jax.result_info = "result['scattered_max']"}, tensor<2x8xf32> {jax.result_info = "result['exchanged']"}, tensor<4x4xf32> {jax.result_info = "result['rolled']"}, tensor<4x4xf32> {jax.result_info = "result['shifted']"}, tensor<8x4xf32> {jax.result_info = "result['reordered']"}, tensor<4x4xf32> {jax.result_info = "result['custom']"}, tensor<4x4xf32> {jax.result_info = "result['numbered']"}, tensor<4x4xi1> {jax.result_info = "result['all']"}) attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"x"}, {"y"}]>, <@mesh, [{"x"}, {"y"}]>, <@mesh, [{"y", "x"}, {}]>]>, plan.arg_types = [tensor<8x8xf32>, tensor<8x8xi32>, tensor<8x8xi1>, tensor<8x4xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}, {"y"}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {"y"}]>, <@mesh, [{}, {"y"}]>, <@mesh, [{}, {"y"}]>, <@mesh, [{}, {"y"}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x"}, {"y"}]>, <@mesh, [{"x"}, {"y"}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {"y"}]>, <@mesh, [{"x"}, {"y"}]>, <@mesh, [{}, {"y"}]>]>, plan.result_types = [tensor<8x8xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi32>, tensor<4x8xi1>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x4xf32>, tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xi1>]} {
    %g1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> {plan.axes = ["x"], plan.reason = "the result is whole"} : (tensor<4x4xf32>) -> tensor<8x4xf32>
    %gathered = "stablehlo.all_gather"(%g1) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> {plan.axes = ["y"], plan.reason = "the result is whole"} : (tensor<8x4xf32>) -> tensor<8x8xf32>
    %sum = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {plan.axes = ["x"]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %max = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.maximum %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {plan.axes = ["x", "y"]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %min = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.minimum %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {plan.axes = ["x"]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %mul = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.multiply %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {plan.axes = ["x"]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %xor = "stablehlo.all_reduce"(%n) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<i32>, %r: tensor<i32>):
      %s = stablehlo.xor %l, %r : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) {plan.axes = ["x"]} : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %any = "stablehlo.all_reduce"(%p) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<i1>, %r: tensor<i1>):
      %s = stablehlo.or %l, %r : tensor<i1>
      stablehlo.return %s : tensor<i1>
    }) {plan.axes = ["x"]} : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %all = "stablehlo.all_reduce"(%p) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<i1>, %r: tensor<i1>):
      %s = stablehlo.and %l, %r : tensor<i1>
      stablehlo.return %s : tensor<i1>
    }) {plan.axes = ["x"]} : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %scattered = "stablehlo.reduce_scatter"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids, scatter_dimension = 0 : i64}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {plan.axes = ["y"]} : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %smax = "stablehlo.reduce_scatter"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids, scatter_dimension = 0 : i64}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.maximum %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {plan.axes = ["y"]} : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %exchanged = "stablehlo.all_to_all"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> {plan.axes = ["y"]} : (tensor<4x4xf32>) -> tensor<2x8xf32>
    %rolled = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3], [2, 0], [3, 1]]> : tensor<4x2xi64>}> {plan.axes = ["x"]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %shifted = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> {plan.axes = ["x"]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %reordered = "stablehlo.all_gather"(%w) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 1, 3]]> : tensor<1x4xi64>, use_global_device_ids}> {plan.axes = ["y", "x"], plan.reason = "the result is whole"} : (tensor<2x4xf32>) -> tensor<8x4xf32>
    %custom = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      %h = stablehlo.constant dense<0.5> : tensor<f32>
      %m = stablehlo.multiply %s, %h : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) {plan.axes = ["x"]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %k = func.call @shard_index_x_y() : () -> tensor<i32>
    %kf = stablehlo.convert %k : (tensor<i32>) -> tensor<f32>
    %ks = stablehlo.broadcast_in_dim %kf, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %numbered = stablehlo.add %a, %ks : tensor<4x4xf32>
    return %gathered, %sum, %max, %min, %mul, %xor, %any, %scattered, %smax, %exchanged, %rolled, %shifted, %reordered, %custom, %numbered, %all : tensor<8x8xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi32>, tensor<4x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x8xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<8x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi1>
  }
  func.func private @shard_index_x_y() -> tensor<i32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[]>, plan.arg_types = [], plan.axes = ["x", "y"], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, []>]>, plan.result_types = [tensor<i32>]} {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
}
