module @"tpu-v3" attributes {plan.chip = {
  memory = "32GB", memory_bandwidth = "900GB/s",
  flops = {f32 = "61.5TFLOP/s", bf16 = "123TFLOP/s"},
  kernels = {units = 4, tile = [128, 128], fill = "1us", product = "90%", stream = "85%", launch = "1us", links = "90%", attention = "50%", attention_depth = 256},
  source = [
    "Google Cloud, TPU v3: 123 TFLOP/s in bf16, 32 GB and 900 GB/s a chip (two cores)",
    "f32: two passes at least through bf16 units, an estimate",
    "kernels: 4 systolic arrays of 128 x 128 a chip by Google Cloud's pages; the other constants are uncalibrated defaults"]
}} {}
