"""A command line's words: what is misspelt is answered with the nearest word that is known."""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

_OPTION = re.compile(r"--?[A-Za-z][\w-]*")


class Arguments(argparse.ArgumentParser):
    """`argparse`'s parser, whose errors end with what to write instead."""

    _help = ""
    more: Sequence[str] = ()  # options that somebody else reads

    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The options of a command line; an unknown one is named before one that is missing."""
        has_own_words = any(action.nargs == argparse.REMAINDER for action in self._actions)
        for word in () if has_own_words else args or ():
            if word == "--":
                break
            name = word.split("=", 1)[0]
            if _OPTION.fullmatch(name) and not self._knows(name):
                self._help = did_you_mean(name, self.options()) or self._see()
                self.error(f"unrecognized arguments: {word}")
        return super().parse_args(args, namespace)

    def options(self) -> list[str]:
        """The names of all options."""
        return [*self._option_string_actions, *self.more]

    def _knows(self, name: str) -> bool:
        """True for an option, and for a letter with its value: `-Werror`."""
        if name in self._option_string_actions:
            return True
        return not name.startswith("--") and name[:2] in self._option_string_actions

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            self._help = did_you_mean(str(value), map(str, action.choices))
        super()._check_value(action, value)

    def error(self, message: str) -> NoReturn:
        """Usage, the mistake, and what to write instead. Raises SystemExit."""
        if not self._help and "arguments are required" in message:
            self._help = self._missing(message)
        elif not self._help and message.startswith("unrecognized arguments: %"):
            name = message.split()[-1]
            self._help = f"write --value {name}" if self._knows("--value") else self._see()
        self.print_usage(sys.stderr)
        help = f"help: {self._help}\n" if self._help else ""
        self.exit(2, f"{self.prog}: error: {message}\n{help}")

    def _missing(self, message: str) -> str:
        """How the arguments are written that are missing."""
        shown: list[str] = []
        for action in self._actions:
            names = action.option_strings or [str(action.metavar or action.dest)]
            if not action.required or not any(name in message for name in names):
                continue
            value = "" if action.metavar is None else str(action.metavar)
            if action.choices and action.option_strings:
                value = f"{{{','.join(map(str, action.choices))}}}"
            shown.append(" ".join(dict.fromkeys(filter(None, (names[0], value)))))
        return f"add {' and '.join(shown)}" if shown else ""

    def _see(self) -> str:
        return f"see {self.prog} --help"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`did you mean --emit?` for a misspelt word; "" when none is near."""
    found = difflib.get_close_matches(word, list(known), 1)
    return f"did you mean {found[0]}?" if found else ""
