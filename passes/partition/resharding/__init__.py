"""This library chooses the cuts of ops and inserts reshards between them."""
