module @"cpu-core" attributes {plan.chip = {
  memory = "3GB", memory_bandwidth = "10GB/s",
  flops = {f64 = "0.02TFLOP/s", f32 = "0.04TFLOP/s", bf16 = "0.01TFLOP/s"},
  kernels = {units = 1, tile = [8, 8], launch = "1us"},
  source = [
    "An estimate of one core of a server: 2 FMA units of 8 f32 lanes at 2.5 GHz, half of it reached; measure your own machine",
    "kernels: uncalibrated defaults; the peaks above are those reached"]
}} {}
