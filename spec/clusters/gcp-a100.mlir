// Google Cloud a2-megagpu-16g: 16 A100 (40 GB) on NVSwitch, one NIC for all.
module @"gcp-a100" attributes {plan.cluster = {
  chip = "a100-40gb",
  levels = [
    {name = "node", link = "nic", count = 1, scale = true, topology = "switch", bandwidth = "8GB/s", latency = "2.7us", shared = true},
    {name = "gpu", link = "nvlink", count = 16, topology = "switch", bandwidth = "270GB/s", latency = "0.6us"}],
  source = [
    "The setting of P2 on Google Cloud as the literature describes it; the rates are what is reached, not datasheet values",
    "NVIDIA/nccl src/graph/tuning.cc, ring with protocol LL: a hop is 0.6 us on NVLink, 1.0 us on PCI, 2.7 us on a network"]
}} {}
