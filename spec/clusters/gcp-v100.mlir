// Google Cloud with 8 V100 a machine, taken as switched, one NIC for all.
module @"gcp-v100" attributes {plan.cluster = {
  chip = "v100-16gb",
  levels = [
    {name = "node", link = "nic", count = 1, scale = true, topology = "switch", bandwidth = "8GB/s", latency = "2.7us", shared = true},
    {name = "gpu", link = "nvlink", count = 8, topology = "switch", bandwidth = "135GB/s", latency = "0.6us"}],
  source = [
    "The setting of P2 on Google Cloud as the literature describes it; the rates are what is reached, not datasheet values",
    "NVIDIA/nccl src/graph/tuning.cc, ring with protocol LL: a hop is 0.6 us on NVLink, 1.0 us on PCI, 2.7 us on a network"]
}} {}
