module @"tpu-v3" attributes {plan.chip = {
  memory = "32GB", memory_bandwidth = "900GB/s",
  flops = {f32 = "61.5TFLOP/s", bf16 = "123TFLOP/s"},
  source = [
    "Google Cloud, TPU v3: 123 TFLOP/s in bf16, 32 GB and 900 GB/s a chip (two cores)",
    "f32: two passes at least through bf16 units, an estimate"]
}} {}
