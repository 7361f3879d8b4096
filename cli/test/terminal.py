"""Runs a command on a terminal of 80 columns and 24 rows, answers its prompts, and prints all that was shown.

    python3 terminal.py LINES COMMAND…

LINES is a JSON list of what to type; when it is used up, 1 is typed. Where Enter is asked for, Enter is typed.
"""

import fcntl
import json
import os
import pty
import re
import struct
import sys
import termios

lines = json.loads(sys.argv[1])
# A dumb terminal is not told where the cursor goes.
PROMPT = re.compile(rb"(polecenia\): |\(t/n\) |Enter: [^\n]* )(\x1b\[\d+G)?$")

process, terminal = pty.fork()
if process == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    os.execvp(sys.argv[2], sys.argv[2:])

shown = b""
unanswered = b""
while True:
    try:
        more = os.read(terminal, 65536)
    except OSError:
        break
    if not more:
        break
    shown += more
    unanswered += more
    if PROMPT.search(unanswered):
        wants_enter = b"Enter: " in unanswered.rsplit(b"\n", 1)[-1]
        typed = "" if wants_enter else lines.pop(0) if lines else "1"
        unanswered = b""
        os.write(terminal, (typed + "\r").encode())

_, status = os.waitpid(process, 0)
sys.stdout.buffer.write(shown)
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(status))
