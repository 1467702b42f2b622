"""Exit codes of the tools."""

DONE, WRONG, USAGE, VIOLATED, MISSING, FAULT = 0, 1, 2, 3, 4, 70
INTERRUPTED, PIPE_CLOSED = 130, 141  # 128 + the signal, as shells count
