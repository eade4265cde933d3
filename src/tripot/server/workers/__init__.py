"""Work in processes of their own: a fair queue (`queue`), the workers that take from it (`pool`), what runs in a worker
(`process`), and what there is to do (`tasks`).

Nothing here knows of rooms and tables; a worker loads other modules of the server only for reviews of finished games.
"""
