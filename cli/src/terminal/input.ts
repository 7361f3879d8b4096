/** Lines that a person types, or that come through a pipe. */
import { createInterface } from 'node:readline';

export interface Input {
  /** A person types; the input is not a pipe. */
  readonly isTerminal: boolean;
  /** The next line, without spaces around it; null when there are no more. */
  line(prompt: string): Promise<string | null>;
  /** Gives a line back, to be read once more. */
  putBack(line: string): void;
  /** Writes the prompt once more, with what was typed so far. */
  refresh(): void;
  close(): void;
}

/** Ctrl-C at a prompt gives this line; Ctrl-C twice in a row ends the input. */
export const INTERRUPTED = '\u0003';

export function openInput(complete: (typed: string) => readonly string[] = () => []): Input {
  // Undefined where it is none.
  const isTerminal = process.stdin.isTTY === true;
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: isTerminal && process.stdout.isTTY,
    completer: (typed: string) => [complete(typed), typed],
  });
  // Lines may come before they are read: a pipe brings many at once.
  const waiting: string[] = [];
  let ended = false;
  let interrupted = false;
  let receive: ((line: string | null) => void) | null = null;
  const pass = (line: string | null): void => {
    const to = receive;
    receive = null;
    to?.(line);
  };
  reader.on('line', (line) => {
    interrupted = false;
    if (receive === null) waiting.push(line);
    else pass(line);
  });
  reader.on('close', () => {
    ended = true;
    pass(null);
  });
  reader.on('SIGINT', () => {
    if (interrupted || receive === null) reader.close();
    else {
      interrupted = true;
      process.stdout.write('\n');
      pass(INTERRUPTED);
    }
  });
  return {
    isTerminal,
    async line(prompt) {
      const ready = waiting.shift();
      if (ready !== undefined) {
        process.stdout.write(`${prompt}\n`);
        return ready === INTERRUPTED ? ready : ready.trim();
      }
      if (ended) return null;
      reader.setPrompt(prompt);
      reader.prompt();
      const line = await new Promise<string | null>((resolve) => (receive = resolve));
      // A terminal shows the Enter that was typed; a pipe does not.
      if (!isTerminal) process.stdout.write('\n');
      return line === null || line === INTERRUPTED ? line : line.trim();
    },
    putBack: (line) => void waiting.unshift(line),
    refresh() {
      if (receive !== null) reader.prompt(true);
    },
    close: () => reader.close(),
  };
}
