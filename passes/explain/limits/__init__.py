"""Upper bounds that a program states of itself, and who breaks them."""
