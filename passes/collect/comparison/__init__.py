"""This library compares ways to run a collective on a cluster: libraries', programs, schedules."""
