// A perceptron on 2 x 4 devices: the batch is cut over "data", hidden units over "model".
// The second weight is cut along its rows, as the product before it leaves hidden units.
sdy.mesh @mesh = <["data"=2, "model"=4]>
func.func public @main(
    %x: tensor<1024x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>},
    %w1: tensor<1024x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>},
    %w2: tensor<4096x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>})
    -> (tensor<1024x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<1024x1024xf32>, tensor<1024x4096xf32>) -> tensor<1024x4096xf32>
  %1 = stablehlo.tanh %0 : tensor<1024x4096xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] : (tensor<1024x4096xf32>, tensor<4096x1024xf32>) -> tensor<1024x1024xf32>
  return %2 : tensor<1024x1024xf32>
}
