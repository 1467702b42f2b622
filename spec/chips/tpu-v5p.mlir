module @"tpu-v5p" attributes {plan.chip = {
  memory = "95GB", memory_bandwidth = "2765GB/s",
  flops = {f32 = "229.5TFLOP/s", bf16 = "459TFLOP/s", i8 = "918TFLOP/s"},
  kernels = {units = 8, tile = [128, 128], fill = "1us", product = "90%", stream = "85%", launch = "1us", links = "90%", attention = "50%", attention_depth = 256},
  source = [
    "Google Cloud, TPU v5p: 459 TFLOP/s in bf16, 918 TOP/s in int8, 95 GB, 2765 GB/s",
    "f32: two passes at least through bf16 units, an estimate",
    "kernels: 8 systolic arrays of 128 x 128 a chip by Google Cloud's pages; the other constants are uncalibrated defaults"]
}} {}
