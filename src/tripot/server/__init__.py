"""Tables on the network.

Packages, each of which imports only those below it: running, web, house, rooms, telling, workers and storage, protocol,
network, security, monitoring.  `errors` and `bounds` are everybody's.
"""
