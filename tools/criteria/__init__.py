"""Is a set of Trieste's cards a good one?  `make trieste-criteria` measures it and says where it is not."""
