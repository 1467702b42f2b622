// DGX A100 (80 GB): 8 GPUs on NVSwitch, a NIC for each.
module @"dgx-a100" attributes {plan.cluster = {
  chip = "a100-80gb", host = "amd",
  levels = [
    {name = "node", link = "nic", count = 1, scale = true, topology = "switch", bandwidth = "200Gbit/s", latency = "2.7us"},
    {name = "gpu", link = "nvlink", count = 8, topology = "switch", bandwidth = "25GB/s", links = 12, latency = "0.6us"}],
  source = [
    "NVIDIA DGX A100 datasheet: two AMD Rome, 8 GPUs, twelve NVLinks of 25 GB/s per direction each to NVSwitch, eight HDR adapters of 200 Gbit/s for computing",
    "NVIDIA/nccl src/graph/tuning.cc, ring with protocol LL: a hop is 0.6 us on NVLink, 1.0 us on PCI, 2.7 us on a network"]
}} {}
