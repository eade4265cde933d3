"""What many seeded games show, as a few digests: a change that must change nothing is checked against them."""
