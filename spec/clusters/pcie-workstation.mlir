// A workstation of four cards on one PCIe 4.0 host.
module @"pcie-workstation" attributes {plan.cluster = {
  chip = "rtx-4090",
  levels = [
    {name = "gpu", link = "pcie", count = 4, scale = true, topology = "switch", bandwidth = "26GB/s", latency = "1.0us"}],
  source = [
    "PCIe 4.0 x16 carries 31.5 GB/s per direction; 26 GB/s is what copies usually reach, an estimate",
    "NVIDIA/nccl src/graph/tuning.cc, ring with protocol LL: a hop is 1.0 us on PCI"]
}} {}
