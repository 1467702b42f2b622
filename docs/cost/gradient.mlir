// The gradient of one layer's weights: each device has a sixteenth of the tokens.
sdy.mesh @mesh = <["data"=16]>
func.func @main(
    %activations: tensor<65536x4096xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>},
    %gradients: tensor<65536x4096xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>})
    -> (tensor<4096x4096xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %0 = stablehlo.dot_general %activations, %gradients, contracting_dims = [0] x [0] : (tensor<65536x4096xbf16>, tensor<65536x4096xbf16>) -> tensor<4096x4096xbf16>
  return %0 : tensor<4096x4096xbf16>
}
