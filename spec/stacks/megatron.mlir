// Megatron-LM of 2021: attention as products and a softmax, collectives that computing waits for.
module @megatron attributes {plan.stack = {
  chips = {
    "a100-80gb" = {product = "79%", fill = "1.38us", stream = "89.4%", launch = "10.2us", links = "70.9%", attention_depth = 0}},
  overlap = "none",
  source = [
    "fitted to D. Narayanan et al., SC 2021, table 1: 6 rows; docs/accuracy.md"]
}} {}
