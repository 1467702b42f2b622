module @"tpu-v5p" attributes {plan.chip = {
  memory = "95GB", memory_bandwidth = "2765GB/s",
  flops = {f32 = "229.5TFLOP/s", bf16 = "459TFLOP/s", i8 = "918TFLOP/s"},
  source = [
    "Google Cloud, TPU v5p: 459 TFLOP/s in bf16, 918 TOP/s in int8, 95 GB, 2765 GB/s",
    "f32: two passes at least through bf16 units, an estimate"]
}} {}
