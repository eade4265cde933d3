"""Tables of a database that one process has for itself."""


class Unshared:
    """There is nobody to take a table from, and nobody who could take it: no epoch is ever raised."""

    async def own(self, table_id: str) -> int:
        return 0

    async def confirm(self, table_id: str, epoch: int) -> None: ...

    def release(self, table_id: str, epoch: int) -> None: ...
