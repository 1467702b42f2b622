module @"tpu-v5e" attributes {plan.chip = {
  memory = "16GB", memory_bandwidth = "819GB/s",
  flops = {f32 = "98.5TFLOP/s", bf16 = "197TFLOP/s", i8 = "393TFLOP/s"},
  kernels = {units = 4, tile = [128, 128], fill = "1us", product = "90%", stream = "85%", launch = "1us", links = "90%", attention = "50%", attention_depth = 256},
  source = [
    "Google Cloud, TPU v5e: 197 TFLOP/s in bf16, 393 TOP/s in int8, 16 GB, 819 GB/s",
    "f32: two passes at least through bf16 units, an estimate",
    "kernels: 4 systolic arrays of 128 x 128 a chip by Google Cloud's pages; the other constants are uncalibrated defaults"]
}} {}
