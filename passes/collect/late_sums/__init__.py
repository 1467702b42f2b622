"""This room holds the search for the cheapest places of sums over devices."""
