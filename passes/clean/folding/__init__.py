"""Programs with fewer of the layers that are equal, and what was made of them with all of these."""
