"""A bot from anywhere: python examples/outside_bot.py http://127.0.0.1:8017 CODE   (pip install quarterdeck httpx)"""

import asyncio
import json
import random
import sys

import httpx
import websockets

from quarterdeck.table.writing import read


def choose(view, decision):
    """Words of one of the options: think here."""
    return random.choice(decision["options"])["words"]


async def main(server, code):
    async with httpx.AsyncClient(base_url=server) as http:
        await http.get("/api/me")  # the token comes as a cookie
        table = (await http.post("/api/tables/code", json={"code": code})).json()["id"]
        (await http.post(f"/api/tables/{table}/join", json={"name": "Parrot", "code": code})).raise_for_status()
        token = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    url, known, answered = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket", {}, set()
    async with websockets.connect(url, additional_headers={"Cookie": token}, max_size=None) as socket:
        async for line in (line async for frame in socket for line in frame.split("\n")):  # a message in each
            message = read(json.loads(line), known)  # `known` has the views, which travel as changes
            if message["type"] == "refused":
                print("refused:", message["reason"]["id"], message["rule"])
            if message["type"] == "state" and message["view"]["over"]:
                return print("over, place", message["view"]["ranks"][message["seat"]])
            decision = message.get("decision")
            if decision and decision["must"] and decision["id"] not in answered:
                answered.add(decision["id"])
                words = choose(message["view"], decision)
                play = {"type": "play", "request": decision["id"], "seat": decision["seat"]}
                await socket.send(json.dumps(play | {"decision": decision["id"], "words": words}))


asyncio.run(main(*sys.argv[1:]))
