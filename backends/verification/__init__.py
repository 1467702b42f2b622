"""Run a partitioned program every way there is, and compare each with numpy on one device."""
