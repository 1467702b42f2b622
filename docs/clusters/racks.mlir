// Two racks of two machines of four cards; a machine has one network card, a rack two uplinks.
module @racks attributes {plan.cluster = {
  chip = "v100-32gb",
  levels = [
    {name = "rack", count = 2, link = "nic", topology = "switch", bandwidth = "5GB/s", links = 2, shared = true, latency = "5us"},
    {name = "node", count = 2, link = "nic", topology = "switch", bandwidth = "10GB/s", shared = true, latency = "3us"},
    {name = "gpu", count = 4, link = "nvlink", topology = "switch", bandwidth = "25GB/s", links = 2, latency = "600ns"}],
  source = ["an example, of no machine"]
}} {}
