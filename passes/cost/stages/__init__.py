"""This library reads pipeline stages and plays pipeline schedules."""
