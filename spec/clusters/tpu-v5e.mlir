// TPU v5e: a 2D torus of 16 x 16 chips, a mesh in dims shorter than 16.
module @"tpu-v5e" attributes {plan.cluster = {
  chip = "tpu-v5e",
  levels = [
    {name = "slice", link = "dcn", count = 1, scale = true, topology = "switch", bandwidth = "6.25GB/s", latency = "10us"},
    {name = "chip", link = "ici", shape = [16, 16], scale = true, topology = "torus", bandwidth = "400Gbit/s", latency = "1us", wrap_at = 16}],
  source = [
    "Google Cloud, TPU v5e: 1600 Gbit/s between chips, four links; a pod of 16 x 16",
    "A hop of about 1 us: the order of magnitude in public scaling guides, an estimate",
    "Between slices, per chip: an estimate of the share of its host's data centre NIC"]
}} {}
