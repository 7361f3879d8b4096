"""Runs a command on a terminal, answers its prompts, and prints all that was shown.

    python3 terminal.py COLUMNS ROWS LINES COMMAND…

LINES is a JSON list of what to type; when it is used up, 1 is typed. Where Enter is asked for, Enter is typed,
unless the next line begins with !: the rest of that is typed at whatever prompt comes.
A line that is a control character is that key alone, wherever it is due; a line SIGTERM or SIGHUP is sent as a signal.
A line SIZE COLUMNS ROWS changes the size of the terminal.
A bar that shows that some games are finished counts as a prompt, but only for a control character.
"""

import fcntl
import json
import os
import pty
import re
import signal
import struct
import sys
import termios

columns, rows, lines, command = int(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]), sys.argv[4:]
# A dumb terminal is not told where the cursor goes.
PROMPT = re.compile(rb"(polecenia\): |\(t/n\) |Enter: [^\n]* |Enter\. |zatrzymuje serwer\.\s+|\n\[\d\] )(\x1b\[\d+G)?$")
BAR = re.compile(rb" [1-9]\d* / \d+ ")


def is_key(line):
    return len(line) == 1 and line < " "


def set_size(device, columns, rows):
    fcntl.ioctl(device, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


process, terminal = pty.fork()
if process == 0:
    set_size(0, columns, rows)
    os.execvp(command[0], command)

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
    if BAR.search(unanswered) and lines and is_key(lines[0]):
        unanswered = b""
        os.write(terminal, lines.pop(0).encode())
    if PROMPT.search(unanswered):
        wants_enter = re.search(rb"Enter[:.] ", unanswered.rsplit(b"\n", 1)[-1])
        unanswered = b""
        if lines and lines[0].startswith("SIG"):
            os.kill(process, getattr(signal, lines.pop(0)))
        elif lines and lines[0].startswith("SIZE"):
            set_size(terminal, *map(int, lines.pop(0).split()[1:]))
        elif lines and is_key(lines[0]):
            os.write(terminal, lines.pop(0).encode())
        else:
            anywhere = bool(lines) and lines[0].startswith("!")
            typed = "" if wants_enter and not anywhere else lines.pop(0) if lines else "1"
            os.write(terminal, (typed.removeprefix("!") + "\r").encode())

_, status = os.waitpid(process, 0)
sys.stdout.buffer.write(shown)
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(status))
