"""A valid data file for every seed: `PYTHONPATH=tools python -m fuzz.files trieste 7` prints the file of seed 7."""

import json
import random
import sys

from fuzz.trieste.cards import trieste
from fuzz.varying import varied

Json = dict[str, object]


def data_file(key: str, seed: int) -> Json:
    """The made-up file of a seed; the same seed gives the same file."""
    rng = random.Random(f"{key}-{seed}")
    return trieste(rng) if key == "trieste" else varied(key, rng)


if __name__ == "__main__":
    print(json.dumps(data_file(sys.argv[1], int(sys.argv[2])), ensure_ascii=False, indent=2))
