// The mesh lists the axis over which products are summed first: neighbours differ in "batch".
module {
  sdy.mesh @mesh = <["model"=8, "batch"=2]>
  func.func @main(%x: tensor<64x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"batch"}, {"model"}]>},
                  %w: tensor<1024x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}) -> tensor<64x512xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x1024xf32>, tensor<1024x512xf32>) -> tensor<64x512xf32>
    return %0 : tensor<64x512xf32>
  }
}
