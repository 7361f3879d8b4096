/** How a game is shown: redrawn on a terminal, drawn again and again into a pipe, or told in plain sentences. */
import type { Seat } from '@horda/kernel';
import { drawingOf } from '../games/drawings.ts';
import { print, type Shell } from '../shell.ts';
import { INTERRUPTED, type Input } from '../terminal/input.ts';
import { sizeOf } from '../terminal/style.ts';
import { wrap } from '../terminal/width.ts';
import { addressed, logOf, newsSince } from './log.ts';
import { canvasOf, handlesOf, optionsInWords, optionTexts, questionOf, screen } from './screen.ts';
import { offerLines } from './offers.ts';
import { shownAsk, type Session } from './session.ts';

export interface Face {
  /** Shows the table to a seat, or to spectators, with the reply to the last typed line. */
  show(session: Session, seat: Seat | null, notice: string | null): Promise<void>;
  /** Shows what a seat has missed, if it does not fit beside its question. */
  catchUp(session: Session, seat: Seat): Promise<void>;
  /** Shows a long text, page by page on a terminal. */
  read(lines: readonly string[]): Promise<void>;
  /** Hides everything before another person looks. */
  cover(): void;
  /** Leaves the terminal as it was. */
  close(): void;
}

const CLEAR = '\u001B[2J\u001B[3J\u001B[H';
/** A screen of its own, which leaves no secrets in the scroll-back. */
const ENTER_SCREEN = '\u001B[?1049h';
const LEAVE_SCREEN = '\u001B[?1049l';
/** Signals that end the command; the terminal must be usable afterwards. */
const DEADLY = ['SIGTERM', 'SIGHUP'] as const;

export function openFace(shell: Shell, input: Input, plain: boolean): Face {
  if (plain) return plainFace(shell);
  return process.stdin.isTTY && canClear() ? drawnFace(shell, input) : pipedFace(shell);
}

function canClear(): boolean {
  return process.stdout.isTTY && process.env['TERM'] !== 'dumb';
}

/** Without redrawing, blank lines push the last player's hand off the screen. */
function pushAway(): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write('\n'.repeat(sizeOf(process.stdout).rows));
  if (canClear()) process.stdout.write(CLEAR);
}

/** Draws over the same place of the terminal each time. */
function drawnFace(shell: Shell, input: Input): Face {
  process.stdout.write(ENTER_SCREEN);
  let caughtUp = -1;
  let closed = false;
  /** What is on the screen, for the size that the terminal has then. */
  let shown: () => readonly string[] = () => [];
  const draw = (lines: () => readonly string[]): void => {
    shown = lines;
    process.stdout.write(CLEAR);
    print(...lines());
  };
  const redraw = (): void => {
    draw(shown);
    input.refresh();
  };
  process.stdout.on('resize', redraw);
  const close = (): void => {
    if (!closed) process.stdout.write(LEAVE_SCREEN);
    closed = true;
    process.stdout.off('resize', redraw);
    for (const signal of DEADLY) process.off(signal, die);
  };
  const die = (signal: NodeJS.Signals): void => {
    close();
    process.stdin.setRawMode(false);
    // The listener is gone, so this time the signal ends the process, with its usual exit code.
    process.kill(process.pid, signal);
  };
  for (const signal of DEADLY) process.on(signal, die);
  /**
   * Waits for Enter. Ctrl-C is put back and handled at the next question. Other input is put back as an answer to the
   * question, unless the player has not `seen` it yet.
   */
  const goOn = async (seen: boolean): Promise<boolean> => {
    const line = await input.line(shell.words.play.next);
    const isMeant = line === INTERRUPTED || (seen && line !== '');
    if (line !== null && isMeant) input.putBack(line);
    return line !== null && !isMeant;
  };
  const readPages = async (lines: readonly string[]): Promise<void> => {
    const { rows, width } = sizeOf(process.stdout);
    const wrapped = lines.flatMap((line) => wrap(line, width, '  '));
    for (let at = 0; at < wrapped.length; at += rows - 2) {
      draw(() => wrapped.slice(at, at + rows - 2));
      if (!(await goOn(true))) return;
    }
  };
  return {
    async show(session, seat, notice) {
      const drawn = () => screen(session, seat, shell, sizeOf(process.stdout), { notice });
      if (drawn().unsaid && notice !== null) await readPages([notice]);
      draw(() => drawn().lines);
    },
    async catchUp(session, seat) {
      const size = sizeOf(process.stdout);
      if (caughtUp === session.save.answers.length) return;
      // Aiming later may leave less room for the log, but the player has already read it.
      caughtUp = session.save.answers.length;
      if (screen(session, seat, shell, size).hidden === 0) return;
      const { hidden, told } = screen(session, seat, shell, size, { asking: false });
      // The pages end with the latest news; the first of them may begin with lines that are known.
      for (let page = Math.ceil(hidden / Math.max(1, told)); page >= 0; page--) {
        draw(() => screen(session, seat, shell, size, { asking: false, later: page * told }).lines);
        if (!(await goOn(false))) return;
      }
    },
    read: readPages,
    cover: () => draw(() => []),
    close,
  };
}

/** One drawing after the other; replies to typed lines come without a new drawing. */
function pipedFace(shell: Shell): Face {
  let drawn = -1;
  let drawnFor: Seat | null = null;
  let drawnOffer: Seat | null = null;
  return {
    async show(session, seat, notice) {
      const { rows, width } = sizeOf(process.stdout);
      if (notice !== null) print(...wrap(notice, width));
      if (drawn === session.save.answers.length && drawnFor === seat && drawnOffer === session.taking) return;
      drawn = session.save.answers.length;
      drawnFor = seat;
      drawnOffer = session.taking;
      print('', ...screen(session, seat, shell, { rows, width }).lines);
    },
    catchUp: async () => {},
    async read(lines) {
      print(...lines.flatMap((line) => wrap(line, sizeOf(process.stdout).width, '  ')));
    },
    cover() {
      drawn = -1;
      pushAway();
    },
    close: () => {},
  };
}

/** Sentences: what is new, the question, its options. Nothing is drawn and nothing is shown twice. */
function plainFace(shell: Shell): Face {
  const { words, language } = shell;
  const mono = { ...shell, style: { color: false, unicode: shell.style.unicode } };
  let told = -1;
  let toldTo: Seat | null = null;
  let toldOffer: Seat | null = null;
  let hand: string | null = null;
  return {
    async show(session, seat, notice) {
      if (notice !== null) print(notice);
      // A player who takes over the keyboard is told the question, but there is no news.
      const isNew = told !== session.save.answers.length;
      if (!isNew && toldTo === seat && toldOffer === session.taking) return;
      toldTo = seat;
      toldOffer = session.taking;
      const from =
        told < 0 || seat === null
          ? seat === null
            ? 0
            : newsSince(session, seat)
          : Math.min(told + 1, session.happened.length - 1);
      if (told < 0 && seat !== null) print(...drawingOf(session.entry.game.id).sentences(...seen(session, seat, mono)));
      if (isNew) print(...addressed(logOf(session, seat, language, from)).map(({ text }) => text));
      told = session.save.answers.length;
      const ask = seat === null ? null : shownAsk(session, seat);
      if (ask === null || seat === null) return;
      const cards = drawingOf(session.entry.game.id).handSentence(...seen(session, seat, mono));
      if (cards !== null && cards !== hand) print(cards);
      hand = cards;
      const { text: question, rule } = questionOf(session, seat, ask, mono);
      print(`${question} (${rule})`);
      const inWords = optionsInWords(session, seat, ask, mono);
      const handles = handlesOf(session, seat, ask, mono);
      const listed = optionTexts(session, seat, ask, mono).map((text, i) => words.play.option(handles[i]!, text));
      print(...(inWords ?? listed));
      print(...offerLines(session, seat, mono));
    },
    catchUp: async () => {},
    async read(lines) {
      print(...lines.filter((line) => line !== ''));
    },
    cover() {
      told = -1;
      pushAway();
    },
    close: () => {},
  };
}

function seen(session: Session, seat: Seat, shell: Shell) {
  return [session.entry.game.view(session.state, seat), canvasOf(session, seat, shell, Infinity)] as const;
}
