"""The reference run executes programs in numpy on one device or on all devices."""
