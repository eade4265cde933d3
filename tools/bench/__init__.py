"""How fast is it?  `make bench` and `make bench-rl`; `docs/bench.md` has the figures."""
