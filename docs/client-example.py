"""A player of any game, in Python: joins by a link, sits down, plays by what it sees, and talks a little.

    python3 docs/client-example.py LINK [NAME]

LINK is what a person pastes: an invitation (https://example.org/#/guest/TABLE~KEY), a seat of one's own (#/seat/…) or a
link to watch (#/watcher/…). Needs Python 3.9 and nothing else. docs/protocol.md explains every message; to write a player
of your own, replace `choose`.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import random
import re
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.request
from typing import Any, Iterator, Optional
from urllib.parse import urlsplit

Json = dict  # what json.loads makes of an object
LINK = re.compile(r"^(https?://[^/#]+)\S*#/(guest|seat|watcher)/([\w-]{22})~([\w-]{22}|-)$")
SILENCE = 15.0  # seconds after which we ask whether the server is still there
USELESS = {"wrongKey", "unknownTable", "unknownGame", "wrongOrigin", "badMessage"}  # trying again would not help


class Refused(Exception):
    """The server said no, and why."""


# ---------------------------------------------------------------- HTTP: one request, one reply


def request(method: str, url: str, key: Optional[str], body: Optional[Json] = None) -> Any:
    headers = {"content-type": "application/json"} if body is not None else {}
    if key is not None:
        headers["authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=30) as reply:
            return json.load(reply)
    except urllib.error.HTTPError as error:
        try:
            fault = json.load(error)["error"]
        except (ValueError, KeyError):  # not our server: a proxy on the way
            fault = {"reason": f"HTTP {error.code}", "message": error.reason}
        raise Refused(f"{fault['reason']}: {fault['message']}") from None


# ---------------------------------------------------------------- WebSocket (RFC 6455), as much as a client needs


class WebSocket:
    """Text messages over one connection. Raises OSError when it is lost; `code` then says why, if the server said."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        self.socket: socket.socket = socket.create_connection((parts.hostname, port), timeout=SILENCE)
        if parts.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        self.buffer = b""  # what has come and is not read yet
        self.text = b""  # the message so far, if it comes in parts
        self.code: Optional[int] = None
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status = head.split(b"\r\n", 1)[0].decode()
        if " 101 " not in status:
            raise ConnectionError(f"no WebSocket here: {status}")

    def send(self, message: Json) -> None:
        self._send(0x1, json.dumps(message).encode())

    def receive(self) -> Json:
        """The next message. Raises TimeoutError after SILENCE; what has come so far is kept."""
        while True:
            opcode, is_last, payload = self._frame()
            if opcode == 0x8:
                self.code = struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else None
                raise ConnectionError(f"closed: {self.code} {payload[2:].decode(errors='replace')}")
            if opcode == 0x9:
                self._send(0xA, payload)
            if opcode in (0x0, 0x1):
                self.text += payload
                if is_last:
                    text, self.text = self.text, b""
                    return json.loads(text)

    def close(self) -> None:
        self.socket.close()

    def _send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def _frame(self) -> tuple[int, bool, bytes]:
        size, at = self._byte(1) & 0x7F, 2
        if size >= 126:
            at = 4 if size == 126 else 10
            self._byte(at - 1)
            size = int.from_bytes(self.buffer[2:at], "big")
        while len(self.buffer) < at + size:
            self._more()
        first, payload, self.buffer = self.buffer[0], self.buffer[at : at + size], self.buffer[at + size :]
        return first & 0x0F, first & 0x80 != 0, payload

    def _byte(self, at: int) -> int:
        while len(self.buffer) <= at:
            self._more()
        return self.buffer[at]

    def _more(self) -> None:
        came = self.socket.recv(65536)
        if came == b"":
            raise ConnectionError("the connection was lost")
        self.buffer += came


# ---------------------------------------------------------------- playing


def choose(view: Json, question: Json, dice: random.Random) -> list[Json]:
    """Picks from `min` to `max` different options: what looks best, and chance among equals."""
    options = question["options"]
    if "floor" in question:  # on an open floor only the first ones lead on; the others take back
        options = options[: question["floor"]["forward"]]
    count = dice.randint(question["min"], min(question["max"], len(options)))
    ranked = sorted(options, key=lambda option: worth(view, option) + dice.random(), reverse=True)
    return ranked[:count]


def worth(view: Json, option: Json) -> float:
    """In any game it is better to do something than nothing. Of Cisza we know more: docs/protocol/cisza.md."""
    if option["do"] in ("end", "pass", "goOn", "discard"):
        return 0
    if option["do"] == "target" and "shelters" in view:  # trouble goes to whoever has most survivors
        return len(view["shelters"][option["seat"]]["survivors"])
    return 1


class Player:
    def __init__(self, server: str, table: str, key: Optional[str]) -> None:
        self.server, self.table, self.key = server, table, key
        self.dice = random.Random()
        self.names = secrets.token_hex(6)  # ids of commands must never be used twice by a seat, in any run
        self.count = 0
        self.seen = 0
        self.seat: Optional[int] = None
        self.info: Json = {}
        self.now: Json = {}
        self.waiting: dict[str, Json] = {}  # commands without a reply
        self.tried = -1  # the line at which we answered last
        self.answers = 0
        self.wire: Optional[WebSocket] = None

    def run(self) -> None:
        pause = 0.25
        while not self.is_over():
            self.wire = None
            try:
                self.wire = WebSocket(self.server)
                self.hello()
                for message in self.messages():
                    self.hear(message)
                    pause = 0.25
                    if self.is_over():
                        break
            except OSError as error:  # lost: come back, say hello with what we have seen, and go on
                if self.wire is not None and self.wire.code in (4001, 4008):
                    raise Refused(str(error)) from None
                print(f"({error}; again in {pause} s)")
                time.sleep(pause * self.dice.uniform(0.5, 1))
                pause = min(10.0, pause * 2)
            finally:
                if self.wire is not None:
                    self.wire.close()
        self.tell_end()

    def is_over(self) -> bool:
        return self.info.get("status") in ("over", "abandoned")

    def messages(self) -> Iterator[Json]:
        """What comes; in silence it asks once whether the server is there, and then gives the connection up."""
        assert self.wire is not None
        is_asked = False
        while True:
            try:
                message = self.wire.receive()
                is_asked = False
                yield message
            except socket.timeout:
                if is_asked:
                    raise ConnectionError("the server is silent") from None
                is_asked = True
                self.send({"type": "ping"})

    def send(self, message: Json) -> None:
        assert self.wire is not None
        self.wire.send(message)

    def hello(self) -> None:
        self.send({"type": "hello", "protocol": 3, "table": self.table, "key": self.key, "seen": self.seen})

    def do(self, command: Json) -> None:
        self.count += 1
        self.again({"type": "do", "id": f"{self.names}-{self.count}", "command": command})

    def again(self, frame: Json) -> None:
        self.waiting[frame["id"]] = frame
        self.send(frame)

    def hear(self, message: Json) -> None:
        kind = message["type"]
        sent = self.waiting.pop(message.get("did") or message.get("id"), None)
        if kind == "welcome":
            self.seat = message["seat"]
            self.take(message)
            for frame in list(self.waiting.values()):  # nothing is done twice: the ids are the same
                self.again(frame)
            self.stir()
        elif kind == "update":
            if message["after"] == self.seen:
                self.take(message)
            elif message["now"]["seq"] > self.seen:
                self.hello()  # something was missed
        elif kind in ("resync", "pong"):
            if message.get("seq", message.get("now", {}).get("seq")) != self.seen:
                self.hello()
        elif kind == "refused":
            print(f"refused: {message['message']} ({message['reason']})")
            if message["reason"] == "fault" and sent:  # nobody knows whether it was done: the same again, it is done once
                time.sleep(1)
                self.again(sent)
        elif kind == "error":
            if message["reason"] in USELESS:
                raise Refused(f"{message['reason']}: {message['message']}")
            print(f"({message['message']})")  # too fast, or the server is busy
            time.sleep(1)
            self.hello()
        self.play()

    def take(self, message: Json) -> None:
        """The table as it is now, and what has led to it."""
        self.info = message.get("info", self.info)
        self.now = message["now"]
        for entry in message["entries"]:
            if entry["seq"] > self.seen:
                print(in_words(entry, self.info["seats"]))
        self.seen = self.now["seq"]

    def play(self) -> None:
        """Answers our own question, if one is open and we have not tried at this line yet."""
        if self.waiting or self.seat is None or self.now.get("view") is None or self.tried == self.seen:
            return
        if self.info["status"] != "playing" or self.info["seats"][self.seat]["bot"] is not None:
            return  # over, or a bot plays for us
        view = self.now["view"]
        # Standing offers are `answered` from the start: nobody waits for them, and this player leaves them alone.
        question = next((a["own"] for a in view["asks"] if a["seat"] == self.seat and not a["answered"]), None)
        if question is None:
            return
        picks = choose(view, question, self.dice)
        print(f"asked {question['prompt']}, {len(question['options'])} options: {', '.join(map(words_of, picks))}")
        self.tried = self.seen
        self.answers += 1
        self.do({"do": "answer", "askedAt": self.now["askedAt"], "picks": picks})
        if self.answers % 40 == 1:
            self.do({"do": "say", "text": f"My answer no. {self.answers}: {words_of(picks[0]) if picks else 'nothing'}."})

    def stir(self) -> None:
        """Adds to chance before the game, after the server's promise was seen: so it cannot have chosen the deal."""
        fair = self.info.get("fair")
        if self.seat is not None and fair and self.info["status"] == "open" and fair["entropy"][self.seat] == "":
            self.do({"do": "stir", "entropy": secrets.token_hex(16)})

    def tell_end(self) -> None:
        names = [seat["name"] or "nobody" for seat in self.info["seats"]]
        shares = self.info["outcome"] or [0] * len(names)
        winners = [name for name, share in zip(names, shares) if share > 0]
        print(f"over: {', '.join(winners) or 'nobody'} won")
        fair = self.info["fair"]
        if fair is not None and fair["secret"] is not None:
            kept = hashlib.sha256(bytes.fromhex(fair["secret"])).hexdigest() == fair["commitment"]
            print("the server has kept its promise" if kept else "the server has BROKEN its promise")


# ---------------------------------------------------------------- words for what is seen


def words_of(thing: Json) -> str:
    """`{"type": "zombieArrived", "shelter": 1}` as "zombie arrived (shelter 1)"."""
    title = re.sub(r"(?<=[a-z])([A-Z])", r" \1", thing.get("do") or thing["type"]).lower()
    facts = [(key, value) for key, value in thing.items() if key not in ("do", "type") and value is not None]
    known = [f"{key} {json.dumps(value, separators=(',', ':'))}" for key, value in facts]
    return f"{title} ({', '.join(known)})" if known else title


def in_words(entry: Json, seats: list[Json]) -> str:
    name = ""
    if isinstance(entry.get("seat"), int):
        name = seats[entry["seat"]]["name"] or f"seat {entry['seat']}"
    if entry["type"] == "said":
        return f"{name}: {entry['text']}"
    facts = {k: v for k, v in entry.items() if k not in ("seq", "at", "seat", "events", "name")}
    happened = "; ".join(words_of(event) for event in entry.get("events", []))
    return f"{entry['seq']:5} {name} {words_of(facts)}".rstrip() + (f": {happened}" if happened else "")


def main(link: str, name: str) -> None:
    found = LINK.match(link.strip())
    if found is None:
        raise Refused("a link looks like https://example.org/#/guest/TABLE~KEY")
    server, kind, table, given = found.groups()
    key: Optional[str] = None if given == "-" else given
    at = f"{server}/api/tables/{table}"
    if kind == "guest":
        # First the server's promise, then our share in chance: it could not have known it.
        fair = request("GET", f"{at}/since/{2**31 - 1}", key)["info"]["fair"]
        print(f"the server promises {fair['commitment'] if fair else 'nothing about chance'}")
        wish = secrets.token_urlsafe(16)  # 22 letters; with a key of our own the request can be repeated
        seat = {"name": name, "key": wish, "entropy": secrets.token_hex(16)}
        print(f"sits at {request('POST', f'{at}/seats', key, seat)['seat']}")
        key = wish
    Player(server, table, key).run()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.stdout.reconfigure(encoding="utf-8", line_buffering=True)  # type: ignore[union-attr]
    try:
        main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Python")
    except (Refused, urllib.error.URLError) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        pass
