"""This library inserts reshards around ops with conflicting shardings."""
