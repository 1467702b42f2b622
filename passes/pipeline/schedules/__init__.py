"""This library makes, checks, plays and spells schedules of pipelines: actions per rank."""
