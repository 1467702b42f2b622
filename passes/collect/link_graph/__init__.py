"""This library schedules collectives on the link graph of a cluster."""
