"""Interfaces for research.  See docs/rl.md."""

from tripot.rl.batch import Batch, Turn

__all__ = ["Batch", "Turn"]
