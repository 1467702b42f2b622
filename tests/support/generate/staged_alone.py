"""The program of one group of devices of a pipelined train step, written out pass by pass.

Straight down: the passes in the order of the schedule, each micro-batch's values under their own
names, what comes from other stages received, what goes there sent. Nothing here knows how the
analysis cuts programs or counts micro-batches.
"""

from __future__ import annotations

from shardwright.testing.generate.staged_programs import (
    Staged,
    both_types,
    call,
    call_types,
    cast,
    data_type,
    main,
    notes_of,
    steps,
    types_of,
    zeros,
)

Pass = tuple[str, int, int]  # forward | backward, stage, micro-batch


def passes(one: Staged, device: int) -> list[Pass]:
    """The passes of a group of devices, in order, as the papers have it.

    GPipe (Huang et al., 2019); 1F1B and its interleaved form (Narayanan et al., SC 2021, 2.2): in
    the latter, warm-up is twice as long, and groups of as many micro-batches as devices take turns.
    """
    count, chunks, turns = one.devices, one.chunks, one.microbatches
    there: list[Pass] = []
    back: list[Pass] = []
    for start in range(0, turns, count if chunks > 1 else turns):
        group = range(start, min(turns, start + (count if chunks > 1 else turns)))
        for chunk in range(chunks):
            there += [("forward", chunk * count + device, k) for k in group]
            back += [("backward", (chunks - 1 - chunk) * count + device, k) for k in group]
    if one.schedule == "gpipe":
        return [*there, *reversed(back)]
    early = count - 1 - device
    if chunks > 1:
        early = 2 * early + (chunks - 1) * count
    found, waiting = there[:early], back
    for one_more in there[early:]:
        found += [one_more, waiting[0]]
        waiting = waiting[1:]
    return found + waiting


def alone(one: Staged, device: int) -> str:
    """The program of one group of devices."""
    return _Alone(one, device).text()


class _Alone:
    def __init__(self, one: Staged, device: int) -> None:
        self.one, self.device = one, device
        self.stages = range(device, one.stages, one.devices)
        self.sums: dict[tuple[str, int], str] = {}
        self.lines: list[str] = []

    def text(self) -> str:
        one = self.one
        self.lines += zeros(one, self.stages)
        for stage in self.stages:  # sums lie in memory from the start
            for name in ("w", "u"):
                type, value = getattr(types_of(one, stage), name), f"%s{name}{stage}"
                self.lines.append(
                    f"{value} = stablehlo.optimization_barrier %z{name}{stage} : {type}"
                )
                self.sums[name, stage] = value
            if one.casts and stage:  # once, for all micro-batches
                t, short = types_of(one, stage), f"%short{stage}"
                self.lines += [
                    f"{short} = stablehlo.convert %w{stage} : ({t.w}) -> {t.c}",
                    f"%c{stage} = stablehlo.optimization_barrier {short} : {t.c}",
                ]
        for phase, stage, turn in passes(one, self.device):
            (self._there if phase == "forward" else self._back)(stage, turn)
        for stage in self.stages if one.casts else ():
            if stage:
                self._send(f"%c{stage}", types_of(one, stage).c)  # it stays until the last pass
        self._share()
        self.lines += [
            line.replace(notes_of(s, "update"), "")
            for s, line in zip(self.stages, steps(one, self.stages, self.sums), strict=True)
        ]
        return main(one, self.stages, self.lines, "")

    def _receive(self, name: str, type: str) -> None:
        self.lines.append(
            f"{name} = stablehlo.custom_call @receive() {{has_side_effect = true}} : () -> {type}"
        )

    def _send(self, name: str, type: str) -> None:
        self.lines.append(
            f"stablehlo.custom_call @send({name}) {{has_side_effect = true}} : ({type}) -> ()"
        )

    def _there(self, s: int, turn: int) -> None:
        one, t, x = self.one, types_of(self.one, s), f"%x_{s}_{turn}"
        if s:
            self._receive(x, t.x)
        else:
            cut, rows, width = f"tensor<1x{t.x.removeprefix('tensor<')}", one.rows, one.widths[0]
            self.lines += [
                f"%cut_{turn} = stablehlo.slice %data [{turn}:{turn + 1}, 0:{rows}, 0:{width}] : "
                f"({data_type(one)}) -> {cut}",
                f"{x} = stablehlo.reshape %cut_{turn} : ({cut}) -> {t.x}",
            ]
        made = f"%f_{s}_{turn}"
        ins = [f"%w{s}", f"%u{s}", x]
        count = 3 if one.casts and s else 2
        self.lines.append(call(f"there{s}", f"{made}:{count}", ins, call_types(one, s)["there"]))
        if s < one.stages - 1:
            self._send(f"{made}#0", t.y)

    def _back(self, s: int, turn: int) -> None:
        one, t, dy = self.one, types_of(self.one, s), f"%f_{s}_{turn}#0"
        if s < one.stages - 1:
            dy = f"%dy_{s}_{turn}"
            self._receive(dy, t.y)
        made = f"%b_{s}_{turn}"
        ins = [f"%w{s}", f"%u{s}", f"%x_{s}_{turn}", f"%f_{s}_{turn}#1", dy]
        ins += cast(one, s, f"%c{s}")
        types = call_types(one, s)
        self.lines.append(call(f"back{s}", f"{made}:{3 if s else 2}", ins, types["back"]))
        if s:
            self._send(f"{made}#2", t.x)
        added = f"%s_{s}_{turn}"
        ins = [self.sums["w", s], self.sums["u", s], f"{made}#0", f"{made}#1"]
        self.lines.append(call(f"sum{s}", f"{added}:2", ins, types["sum"]))
        for index, name in enumerate(("w", "u")):  # not one chain of additions over all turns
            kept, type = f"%s{name}_{s}_{turn}", getattr(t, name)
            self.lines.append(f"{kept} = stablehlo.optimization_barrier {added}#{index} : {type}")
            self.sums[name, s] = kept

    def _share(self) -> None:
        """The first device adds, the last one sends and gets the sum."""
        one, w, last = self.one, types_of(self.one, 0).w, self.one.stages - 1
        if one.is_tied and 0 in self.stages:
            self._receive("%theirs", w)
            self.lines.append(
                call("both", "%both", [self.sums["w", 0], "%theirs"], both_types(one))
            )
            self._send("%both", w)
            self.sums["w", 0] = "%both"
        elif one.is_tied and last in self.stages:
            self._send(self.sums["w", last], w)
            self._receive("%both", w)
            self.sums["w", last] = "%both"
