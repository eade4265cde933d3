"""How sure a share is that was counted in a sample."""

from math import sqrt

Z_95 = 1.959963984540054  # half the width of a 95 % interval, in standard deviations


def wilson(successes: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval of a share; honest also for few trials and for shares near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * z / trials
    centre = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return centre - half if successes > 0 else 0.0, centre + half if successes < trials else 1.0
