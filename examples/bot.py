"""A program that takes a seat at a table of Tripot and plays a whole game, with any legal action.

    python examples/bot.py http://127.0.0.1:8000/t/TABLE#KEY

The link is one that a host copies for a free seat.  `docs/protocol.md` describes every message.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url, body, token=""):
    """POST JSON, get JSON."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def play(link, choose):
    """Sit down, answer every question, and return the outcome."""
    address, key = link.split("#")
    server, table = address.split("/t/")
    token = post(f"{server}/api/guests", {"name": "Example bot", "program": True})["token"]
    post(f"{server}/api/tables/{table}/enter", {"key": key}, token)
    socket = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(socket, additional_headers={"Authorization": f"Bearer {token}"}) as connection:
        connection.send(json.dumps({"type": "hello", "id": "0"}))
        view, number = {}, 0
        for text in connection:
            news = json.loads(text)
            if news["type"] == "refused":
                raise SystemExit(news["error"]["message"])
            if news["type"] not in ("game", "update"):
                continue
            view |= news["view"]  # an update brings only what has changed
            if news.get("outcome"):
                return news["outcome"]
            if question := news.get("question"):
                number += 1
                action = choose(view, question["legal"])["text"]
                answer = {"type": "answer", "id": str(number), "question": question["id"], "action": action}
                connection.send(json.dumps(answer))
    return None  # the server went away


if __name__ == "__main__":
    print(play(sys.argv[1], lambda view, legal: random.choice(legal)))
