"""Several nodes under faults: in a simulation with virtual time (`virtual`), and as real processes."""
