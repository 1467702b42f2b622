module @"tpu-v6e" attributes {plan.chip = {
  memory = "32GB", memory_bandwidth = "1640GB/s",
  flops = {f32 = "459TFLOP/s", bf16 = "918TFLOP/s", i8 = "1836TFLOP/s"},
  kernels = {units = 2, tile = [256, 256], fill = "1us", product = "90%", stream = "85%", launch = "1us", links = "90%", attention = "50%", attention_depth = 256},
  source = [
    "Google Cloud, TPU v6e: 918 TFLOP/s in bf16, 1836 TOP/s in int8, 32 GB, 1640 GB/s",
    "f32: two passes at least through bf16 units, an estimate",
    "kernels: 2 systolic arrays of 256 x 256 a chip by Google Cloud's pages; the other constants are uncalibrated defaults"]
}} {}
