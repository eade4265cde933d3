"""Results as if they had been played."""

from collections.abc import Sequence

from tripot.arena.playing.contest import Result


def result(
    number: int,
    ranks: Sequence[int],
    seating: Sequence[int] | None = None,
    deal: int | None = None,
    roles: Sequence[str] = (),
) -> Result:
    seats = len(ranks)
    return Result(
        number=number,
        deal=number if deal is None else deal,
        seating=tuple(seating or range(seats)),
        ranks=tuple(ranks),
        scores=tuple(10 - rank for rank in ranks),
        roles=tuple(roles),
        rounds=7,
        measures=(),
        decisions=(4,) * seats,
        seconds=(0.5,) * seats,
    )
