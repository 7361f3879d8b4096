"""Plays whole games of Cisza through `horda engine` and prints who won.

    python3 docs/engine-example.py [GAMES [COMMAND…]]

COMMAND starts the engine; without it: npx horda engine cisza. Needs Python 3 and nothing else.
"""

import json
import random
import subprocess
import sys


class Engine:
    """One request a line, one reply a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.id = 0

    def ask(self, do, **fields):
        self.id += 1
        self.process.stdin.write(json.dumps({"id": self.id, "do": do, **fields}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if reply["id"] != self.id or not reply["ok"]:
            raise RuntimeError(reply)
        return reply

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def play(engine, seed, players=4):
    """Seat 0 follows the hints of the greedy bot, the others choose at random."""
    dice = random.Random(seed)
    table = engine.ask("new", players=players, seed=seed, options={"stallGuard": True})
    while table["outcome"] is None:
        question = next(a for a in engine.ask("asks")["asks"] if not a["answered"])
        if question["seat"] == 0:
            picks = engine.ask("hint", seat=0)["picks"]
        else:
            picks = dice.sample(question["options"], question["min"])
        table = engine.ask("answer", seat=question["seat"], tick=table["tick"], picks=picks)
    save = engine.ask("save")["save"]
    return table["outcome"], len(save["answers"])


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    engine = Engine(sys.argv[2:] or ["npx", "horda", "engine", "cisza"])
    for n in range(games):
        outcome, answers = play(engine, f"example {n}")
        print(json.dumps({"game": n, "outcome": outcome, "answers": answers}))
    engine.close()
