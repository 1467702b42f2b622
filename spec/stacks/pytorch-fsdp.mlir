// PyTorch with fully sharded data parallelism, kernels of 2023.
module @"pytorch-fsdp" attributes {plan.stack = {
  chips = {
    "a100-80gb" = {product = "81.2%", fill = "2.09us", stream = "90%", launch = "11.2us", links = "70.1%", attention = "32.4%", interference = "45.2%"},
    h100 = {product = "60.9%", fill = "0.288us", stream = "100%", launch = "3.67us", links = "68.7%", attention = "18.3%", interference = "24.5%"}},
  source = [
    "fitted to mosaicml/llm-foundry, scripts/train/benchmarking (MPT, PyTorch FSDP, 2023): A100 28 rows, k-fold error 2.8%; H100 22 rows, 3.8%; docs/accuracy.md"]
}} {}
