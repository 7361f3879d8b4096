/** How a game is shown: redrawn on a terminal, drawn again and again into a pipe, or told in plain sentences. */
import type { Seat } from '@horda/kernel';
import { print, type Shell } from '../shell.ts';
import { INTERRUPTED, type Input } from '../terminal/input.ts';
import { isTooSmall, sizeOf, SMALLEST } from '../terminal/style.ts';
import { wrap } from '../terminal/width.ts';
import { showsGoal } from './goal.ts';
import { plainFace } from './plain-face.ts';
import { screen } from './screen.ts';
import { canClear, CLEAR, pushAway, type Face } from './surface.ts';

/** A screen of its own, which leaves no secrets in the scroll-back. */
const ENTER_SCREEN = '\u001B[?1049h';
const LEAVE_SCREEN = '\u001B[?1049l';
/** Signals that end the command; the terminal must be usable afterwards. */
const DEADLY = ['SIGTERM', 'SIGHUP'] as const;

/** A face that can be changed while the game goes on: from a drawing to sentences, and back. */
export interface ChangeableFace extends Face {
  /** Whether the table is told in sentences now. */
  isPlain(): boolean;
  change(toPlain: boolean): void;
}

export function openFace(shell: Shell, input: Input, plain: boolean): ChangeableFace {
  const open = (isPlain: boolean): Face => {
    if (isPlain) return plainFace(shell);
    return process.stdin.isTTY && canClear() ? drawnFace(shell, input) : pipedFace(shell);
  };
  let isPlain = plain;
  let face = open(plain);
  return {
    show: (session, seat, notice) => face.show(session, seat, notice),
    catchUp: (session, seat) => face.catchUp(session, seat),
    read: (lines) => face.read(lines),
    cover: () => face.cover(),
    close: () => face.close(),
    isPlain: () => isPlain,
    change(toPlain) {
      if (toPlain === isPlain) return;
      face.close();
      isPlain = toPlain;
      face = open(isPlain);
    },
  };
}

/** What stands in the place of a table that does not fit. */
function tooSmallLines({ words }: Shell): readonly string[] {
  const { columns, rows } = process.stdout;
  return wrap(words.play.windowTooSmall([columns, rows], [SMALLEST.width, SMALLEST.rows]), columns);
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
    print(...(isTooSmall(process.stdout) ? tooSmallLines(shell) : lines()));
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
  const readPages = async (lines: readonly string[]): Promise<boolean> => {
    const { rows, width } = sizeOf(process.stdout);
    const wrapped = lines.flatMap((line) => wrap(line, width, '  '));
    for (let at = 0; at < wrapped.length; at += rows - 2) {
      draw(() => wrapped.slice(at, at + rows - 2));
      if (!(await goOn(true))) return false;
    }
    return true;
  };
  return {
    async show(session, seat, notice) {
      const drawn = () => screen(session, seat, shell, sizeOf(process.stdout), { notice });
      if (drawn().unsaid && notice !== null) await readPages([notice]);
      draw(() => drawn().lines);
    },
    async catchUp(session, seat) {
      const size = sizeOf(process.stdout);
      // The first screen tells the goal; what bots did before is in the log.
      if (caughtUp === session.save.answers.length || showsGoal(session, seat)) return;
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
      return true;
    },
    cover() {
      drawn = -1;
      pushAway();
    },
    close: () => {},
  };
}
