"""Published algorithms written a second time, from their descriptions alone.

No module here imports the project: each takes plain lists and dicts, so that a test can feed the
same random instance to it and to the planner of the same name and compare them tie for tie.
"""
