"""Problems by name: those of files, and those that are made.

FILE.npz                            a problem that was saved, or a pairwise one
alpa-ilp:L=24,K=10[,memory]         synthetic transformer layers; K=all keeps all choices
alpa-ilp-fb:8[,K=10]                forward and backward
planted:n=60[,K=4,degree=2,reach=6,seed=0]  one optimum, of cost 0
random:n=60[,K=4,degree=2,reach=6,kinds=3,ties=0,rows=0,seed=0]
pase:alexnet[,batch=128]            a network of PaSE on so many devices; also rnnlm, inception3,
                                    transformer, resnet101
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from shardwright.ir.errors import ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.problem.alpa_ilp import alpa_ilp, alpa_ilp_both
from shardwright.passes.search.problem.check_problem import check
from shardwright.passes.search.problem.pase_networks import NETWORKS
from shardwright.passes.search.problem.pase_problem import BATCH, pase_problem
from shardwright.passes.search.problem.planted import Shape, planted_problem, random_problem
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.problem_files import load

MOST_NODES = 200_000
MOST_DEVICES = 65_536
PASE = "pase"
Numbers = dict[str, int]


def _alpa(given: Numbers) -> Problem:
    return alpa_ilp(given["L"], given["K"], bool(given["memory"]))


def _both(given: Numbers) -> Problem:
    return alpa_ilp_both(given["L"], given["K"])


def _shape(given: Numbers) -> Shape:
    some = given.get("kinds", 1), given.get("ties", 0), given.get("rows", 0)
    return Shape(given["n"], max(given["K"], 1), given["degree"], *some, given["reach"])


def _planted(given: Numbers) -> Problem:
    return planted_problem(_shape(given), given["seed"])[0]


def _random(given: Numbers) -> Problem:
    return random_problem(_shape(given), given["seed"])


# name -> what makes it, its settings with defaults (-1: must be given), nodes per first setting
_DRAWN = {"n": -1, "K": 4, "degree": 2, "reach": 6, "seed": 0}
_MADE: dict[str, tuple[Callable[[Numbers], Problem], Numbers, int]] = {
    "alpa-ilp": (_alpa, {"L": -1, "K": 0, "memory": 0}, 16),
    "alpa-ilp-fb": (_both, {"L": -1, "K": 10}, 32),
    "planted": (_planted, _DRAWN, 1),
    "random": (_random, {**_DRAWN, "kinds": 3, "ties": 0, "rows": 0}, 1),
}
_LEAST = {"K": 0, "degree": 0, "seed": 0, "ties": 0, "rows": 0, "memory": 0}
_MOST = {"K": 200, "degree": 50, "ties": 10, "rows": 50, "memory": 1, "kinds": 1000}


def instance(text: str, devices: int = 0) -> Problem:
    """The problem of a name or a file, checked; of `pase`, on so many devices.

    Raises ProgramError.
    """
    name, colon, words = text.partition(":")
    if name == PASE and colon:
        return check(_pase(text, words, devices))
    if devices:
        said = f"--devices is given, and '{text}' is a problem of tables: it has no devices"
        raise error(said, help="leave --devices out", code=USAGE)
    if not colon and (text.endswith(".npz") or text not in _MADE):
        if not text.endswith(".npz") and not Path(text).exists():
            help = nearest(text, [*_MADE, PASE]) or "give FILE.npz or a name"
            raise error(
                f"no problem is called '{text}', and there is no such file", help=help, code=USAGE
            )
        return load(Path(text))
    if name not in _MADE:
        if Path(text).exists():
            return load(Path(text))
        help = nearest(name, [*_MADE, PASE])
        raise error(f"no problem is called '{name}'", help=help, code=USAGE)
    make, defaults, times = _MADE[name]
    given = numbers_of(text, words, defaults)
    first = next(iter(defaults))
    if given[first] * times > MOST_NODES:
        said = f"'{text}' has {given[first] * times} nodes, expected at most {MOST_NODES}"
        raise error(said, help=f"take a smaller {first}", code=USAGE)
    return check(make(given))


def _pase(text: str, words: str, devices: int) -> Problem:
    name, _, more = words.partition(",")
    if name not in NETWORKS:
        help = nearest(name, list(NETWORKS)) or f"known are {', '.join(NETWORKS)}"
        raise error(f"PaSE has no network '{name}'", help=help, code=USAGE)
    if not devices:
        help = f"add --devices 8 to --instance {text}"
        raise error(f"on how many devices? '{text}' has none of its own", help=help, code=USAGE)
    if devices > MOST_DEVICES:
        said = f"'{text}' is on {devices} devices, expected at most {MOST_DEVICES}"
        raise error(said, help="take fewer", code=USAGE)
    batch = numbers_of(text, more, {"batch": BATCH})["batch"]
    return pase_problem(name, devices, batch)


def numbers_of(
    text: str, words: str, defaults: Numbers, most: Numbers = _MOST, least: Numbers = _LEAST
) -> Numbers:
    """Settings such as L=24,K=10 of the name `text`, whose part behind the colon `words` is; the
    first needs no name, `memory` no number. Defaults of -1 must be given. Raises ProgramError.
    """
    given = dict(defaults)
    first, said = next(iter(defaults)), set[str]()
    for number, word in enumerate(words.split(",") if words else []):
        key, equals, value = word.partition("=")
        if not equals:
            key, value = (first, word) if number == 0 else (word, "1" if word == "memory" else "")
        if key not in given:
            raise _wrong(text, f"has no setting '{key}'", nearest(key, list(defaults)))
        if key in said:
            raise _wrong(text, f"says '{key}' twice", "leave one of them out")
        said.add(key)
        given[key] = _number(text, key, value, least.get(key, 1), most.get(key, 10**9))
    for key, value in given.items():
        if value < 0:
            help = f"write {text.partition(':')[0]}:{first}=4"
            raise _wrong(text, f"lacks {key}", help if key == first else f"add ,{key}=4")
    return given


def _number(text: str, key: str, value: str, least: int, most: int) -> int:
    if key == "K" and value == "all":
        return 0
    if not value.isdecimal() or len(value) > 9:
        raise _wrong(text, f"says {key} is '{value}', expected a whole number", f"write {key}=4")
    found = int(value)
    if not least <= found <= most:
        said = f"says {key} is {found}, expected {least} to {most}"
        raise _wrong(text, said, f"write {key}={min(max(found, least), most)}")
    return found


def _wrong(text: str, said: str, help: str) -> ProgramError:
    return error(f"problem '{text}' {said}", help=help, code=USAGE)
