// Two machines of four: three H100 and an older V100 each, one NIC for a machine.
module @two_boxes attributes {plan.cluster = {
  chips = [{chip = "h100", count = 3}, {chip = "v100-32gb", count = 1}],
  levels = [
    {name = "box", count = 2, scale = true, topology = "switch", bandwidth = "100Gbit/s", latency = "3us",
     shared = true, ingress = "50Gbit/s"},
    {name = "card", count = 4, topology = "graph", bandwidth = "25GB/s", latency = "700ns",
     graph = "0-1:4 1-2:4 2-0:4 3-s0 s0-0 s0-1"}],
  source = ["an example, of no machine"]
}} {}
