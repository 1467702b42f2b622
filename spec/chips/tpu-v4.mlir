module @"tpu-v4" attributes {plan.chip = {
  memory = "32GB", memory_bandwidth = "1228GB/s",
  flops = {f32 = "137.5TFLOP/s", bf16 = "275TFLOP/s", i8 = "275TFLOP/s"},
  kernels = {units = 8, tile = [128, 128], fill = "1us", product = "90%", stream = "85%", launch = "1us", links = "90%", attention = "50%", attention_depth = 256},
  source = [
    "Google Cloud, TPU v4: 275 TFLOP/s in bf16 or int8, 32 GB, 1228 GB/s",
    "f32: two passes at least through bf16 units, an estimate",
    "kernels: 8 systolic arrays of 128 x 128 a chip by Google Cloud's pages; the other constants are uncalibrated defaults"]
}} {}
