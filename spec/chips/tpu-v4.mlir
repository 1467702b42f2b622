module @"tpu-v4" attributes {plan.chip = {
  memory = "32GB", memory_bandwidth = "1228GB/s",
  flops = {f32 = "137.5TFLOP/s", bf16 = "275TFLOP/s", i8 = "275TFLOP/s"},
  source = [
    "Google Cloud, TPU v4: 275 TFLOP/s in bf16 or int8, 32 GB, 1228 GB/s",
    "f32: two passes at least through bf16 units, an estimate"]
}} {}
