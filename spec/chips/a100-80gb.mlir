module @"a100-80gb" attributes {plan.chip = {
  memory = "80GB", memory_bandwidth = "2039GB/s",
  family = "ampere",
  flops = {f64 = "19.5TFLOP/s", f32 = "19.5TFLOP/s", tf32 = "156TFLOP/s", bf16 = "312TFLOP/s", f16 = "312TFLOP/s", i8 = "624TFLOP/s"},
  source = [
    "NVIDIA A100 datasheet (SXM4, 80 GB): memory, bandwidth, dense peaks of the tensor cores (f32: of the other cores)"]
}} {}
