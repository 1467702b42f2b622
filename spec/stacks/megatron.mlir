// Megatron-LM of 2021: attention as products and a softmax, collectives that computing waits for.
module @megatron attributes {plan.stack = {
  chips = {
    "a100-80gb" = {product = "80.7%", fill = "1.03us", stream = "88.9%", launch = "9.32us", links = "73.2%", attention_depth = 0}},
  overlap = "none",
  source = [
    "fitted to D. Narayanan et al., SC 2021, table 1: 6 rows; docs/accuracy.md"]
}} {}
