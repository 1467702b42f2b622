"""A warm Python: `python server.py SOCKET MODULES...` imports the modules, says so on stdout, and
forks for every client that connects, until its stdin ends.

Beside the file that runs stands a minder, which tells the client its exit code, and ends it with
all that it began when the client goes.
"""

from __future__ import annotations

import atexit
import marshal
import os
import runpy
import select
import signal
import socket
import sys
from importlib import import_module
from pathlib import Path
from typing import NoReturn

Request = tuple[list[str], dict[str, str], str]  # file and words, environment, folder


def serve(listener: socket.socket) -> Request | None:
    """None at the end; in a fork that is to run a file, what is asked."""
    while True:
        ready, _, _ = select.select([listener, 0], [], [])
        _reap()
        if 0 in ready:
            return None
        client, _ = listener.accept()
        if not os.fork():
            listener.close()
            return _minded(client)
        client.close()


def _reap() -> None:
    """Forget minders that have ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def _minded(client: socket.socket) -> Request:
    """Forks once more: the file's process gets the request, the minder never returns."""
    size, streams, _, _ = socket.recv_fds(client, 8, 3)
    with client.makefile("rb") as said:
        request: Request = marshal.loads(said.read(int.from_bytes(size, "big")))
    child = os.fork()
    if not child:
        os.setsid()
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        client.close()
        return request
    for stream in streams:
        os.close(stream)
    ended = os.pidfd_open(child)
    ready, _, _ = select.select([client, ended], [], [])
    if ended not in ready:
        os.killpg(child, signal.SIGKILL)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if ended in ready:
        client.sendall(code.to_bytes(4, "big", signed=True))
    os._exit(0)


def _tell_jax(environment: dict[str, str]) -> None:
    """What JAX has read from the environment while it was imported; and not to optimize: LLVM takes
    most of the time of a short script, whose results are held against tolerances.
    """
    jax = sys.modules.get("jax")
    if jax is None:
        return
    jax.config.update("jax_disable_most_optimizations", True)
    for key, value in environment.items():
        if key.startswith("JAX_") and hasattr(jax.config, key.lower()):
            old = getattr(jax.config, key.lower())
            jax.config.update(key.lower(), int(value) if isinstance(old, int) else value)


def run(request: Request, own: list[str]) -> int:
    """Run a file as `python FILE WORDS...` does; its exit code. `own`: where this Python finds
    modules.
    """
    words, environment, folder = request
    os.chdir(folder)
    before = set(filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)))
    os.environ.clear()
    os.environ.update(environment)
    said = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    rest = [entry for entry in own if entry not in before]
    sys.path[:] = [str(Path(words[0]).resolve().parent), *said, *rest]
    sys.argv[:] = words
    _tell_jax(environment)
    try:
        runpy.run_path(words[0], run_name="__main__")
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    except BaseException as fault:
        sys.excepthook(type(fault), fault, fault.__traceback__)
        return 1
    return 0


def _end(code: int) -> NoReturn:
    """End without taking apart what was imported, which takes long."""
    atexit._run_exitfuncs()  # pyright: ignore[reportPrivateUsage]
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def main() -> None:
    own = sys.path[1:]
    for name in sys.argv[2:]:
        import_module(name)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(sys.argv[1])
        listener.listen(64)
        print("ready", flush=True)
        request = serve(listener)
    if request is not None:
        _end(run(request, own))


if __name__ == "__main__":
    main()
