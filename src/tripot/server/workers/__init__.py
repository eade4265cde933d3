"""Work in processes of their own: a fair queue (`queue`), the workers that take from it (`pool`), what runs in a worker
(`process`), and what there is to do (`tasks`).

Nothing here knows of rooms and tables.  It may import `security` and what is below; a worker loads other modules of the
server only for what it is asked to work out.
"""
