// Eight processes on one computer that talk through its memory.
module @"cpu-processes" attributes {plan.cluster = {
  chip = "cpu-core", overlap = "none",
  levels = [
    {name = "process", count = 8, scale = true, topology = "switch", bandwidth = "2GB/s", latency = "50us"}],
  source = ["An estimate of gloo over the loopback device, which takes the core that would compute; measure your own machine"]
}} {}
