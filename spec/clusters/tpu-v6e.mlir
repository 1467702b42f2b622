// TPU v6e: a 2D torus of 16 x 16 chips, a mesh in dims shorter than 16.
module @"tpu-v6e" attributes {plan.cluster = {
  chip = "tpu-v6e",
  levels = [
    {name = "slice", link = "dcn", count = 1, scale = true, topology = "switch", bandwidth = "12.5GB/s", latency = "10us"},
    {name = "chip", link = "ici", shape = [16, 16], scale = true, topology = "torus", bandwidth = "896Gbit/s", latency = "1us", wrap_at = 16}],
  source = [
    "Google Cloud, TPU v6e: 3584 Gbit/s between chips, four links; a pod of 16 x 16",
    "A hop of about 1 us: the order of magnitude in public scaling guides, an estimate",
    "Between slices, per chip: an estimate of the share of its host's data centre NIC"]
}} {}
