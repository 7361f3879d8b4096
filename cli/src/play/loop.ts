/** The game at this keyboard: bots answer at once, people are shown the table and asked. */
import { type Ask, type Choice, type Seat } from '@horda/kernel';
import { folded } from '@horda/parts';
import { Complaint, type ExitCode } from '../complaint.ts';
import { drawingOf } from '../games/drawings.ts';
import type { Keeper } from '../kept/keeper.ts';
import { print, type Shell } from '../shell.ts';
import { INTERRUPTED, type Input } from '../terminal/input.ts';
import { isTooSmall, sizeOf, SMALLEST } from '../terminal/style.ts';
import { quoted, widthOf } from '../terminal/width.ts';
import { hint, rulesAbout, why } from './advice.ts';
import { afterwards, type Next } from './afterwards.ts';
import { followsFrom } from './foresight.ts';
import { meant } from './meant.ts';
import type { ChangeableFace } from './face.ts';
import { leafletLines, putGoalAway, showsGoal } from './goal.ts';
import { handOver, othersAt } from './keyboard.ts';
import { inputEnded, keep, leave, save, type Leaving } from './leaving.ts';
import { newsOfOffers, takeUp, tellOfOffers } from './offers.ts';
import { nearestOrder, readOrder, type OrderName } from './orders.ts';
import { helpPage, logPage, optionsPage, tablePage } from './pages.ts';
import { canvasOf } from './question.ts';
import { giveIfSure } from './sure.ts';
import { isOpen, isOver, letBotAnswer, nextAsk, type Session } from './session.ts';
import { takeBack } from './take-back.ts';

export interface TerminalTable {
  readonly session: Session;
  readonly shell: Shell;
  readonly input: Input;
  readonly face: ChangeableFace;
  /** Null: the game is not kept for later. */
  readonly keeper: Keeper | null;
  /** The file that the game was last saved to or loaded from. */
  file: string | null;
}

/** A reply to a typed line; long texts get a page of their own. */
type Reply = Leaving | { readonly page: readonly string[] };

/** Careful bots may wait for each other forever: after this many decisions of bots, people are asked. */
const PATIENCE = 400;
/** If no person can be asked, the bots are stopped after this many decisions. */
const ENDLESS = 20_000;

/** Typed on the first screen, these put the goal away for good. */
const HIDE = ['x', 'hide', 'schowaj'];

/** A prompt must leave room on its line for what is typed. */
const SHORT_NAME = 12;

/** Returns an exit code if somebody leaves or only bots play; otherwise what follows the finished game. */
export async function playOn(table: TerminalTable): Promise<ExitCode | Next> {
  const { session, face } = table;
  const people = session.kinds.filter((kind) => kind === 'human').length;
  let notice: string | null = null;
  let looking: Seat | null = null;
  let told = '';
  let alone = 0;
  while (!isOver(session)) {
    const ask = nextAsk(session);
    // A person's decision is kept at once. Those of bots are kept later: after a crash they would decide the same.
    if (alone === 0 || session.kinds[ask.seat] === 'human') notice = keep(table) ?? notice;
    if (session.kinds[ask.seat] !== 'human') {
      const news = newsOfOffers(session);
      if (news !== told) {
        told = news;
        const left = news === '' ? null : await tellOfOffers(table);
        if (left !== null) return left;
        continue;
      }
      letBotAnswer(session);
      alone++;
      if (people === 0 && alone > ENDLESS) throw new Complaint(1, table.shell.words.play.endless(ENDLESS));
      const exit = people > 0 && alone % PATIENCE === 0 ? await goOnWatching(table, looking) : null;
      if (exit !== null) return exit;
      continue;
    }
    alone = 0;
    const open = isOpen(session, ask.seat);
    const left = people > 1 && !open && looking !== ask.seat ? await passTo(table, ask.seat) : null;
    if (left !== null) return left;
    looking = ask.seat;
    await face.catchUp(session, ask.seat);
    await face.show(session, ask.seat, notice);
    notice = null;
    const called = people > 1 && open ? `${session.names[ask.seat]!}. ` : '';
    const line = await table.input.line(called + promptOf(ask, table));
    if (line === null) return inputEnded(table);
    const reply = await obey(table, ask, line);
    if (reply === null) continue;
    if ('leave' in reply) return reply.leave;
    if ('notice' in reply) notice = reply.notice;
    else await face.read(reply.page);
  }
  return people === 0 ? 0 : afterwards(table, looking, keep(table));
}

function promptOf({ min, max, seat, offer }: Ask<Choice>, { session, shell }: TerminalTable): string {
  const { play } = shell.words;
  if (offer !== undefined) return play.askOffer;
  if (min !== 1 || max !== 1) return play.askSeveral(min, max);
  const [other, ...more] = othersAt(session, seat).map((each) => session.names[each]!);
  if (other === undefined) return play.ask;
  return play.askOneOf(more.length > 0 || widthOf(other) > SHORT_NAME ? null : other);
}

/** Passes the keyboard to another person and shows nothing before Enter. Returns an exit code if somebody leaves. */
async function passTo(table: TerminalTable, seat: Seat): Promise<ExitCode | null> {
  const { session, shell, input, face } = table;
  let notice: string | null = null;
  for (;;) {
    face.cover();
    if (notice !== null) print(notice);
    const line = await input.line(shell.words.play.cover(session.names[seat]!));
    if (line === null) return inputEnded(table);
    if (line !== INTERRUPTED) return null;
    const leaving = await leave(table);
    if ('leave' in leaving) return leaving.leave;
    notice = leaving.notice;
  }
}

/** Asks whether bots should play on while only they decide. Returns an exit code if the person leaves. */
export async function goOnWatching(table: TerminalTable, seat: Seat | null): Promise<ExitCode | null> {
  const { session, shell, input, face } = table;
  let notice: string | null = null;
  for (;;) {
    await face.show(session, seat, notice ?? shell.words.play.botsAlone(PATIENCE));
    notice = null;
    const line = await input.line(shell.words.play.next);
    if (line === null) return inputEnded(table);
    const order = readOrder(line);
    if (order.kind === 'nothing') return null;
    if (order.kind === 'command' && order.name === 'save') notice = save(table, order.rest).notice;
    if (line !== INTERRUPTED && !(order.kind === 'command' && order.name === 'quit')) continue;
    const leaving = await leave(table);
    if ('leave' in leaving) return leaving.leave;
    notice = leaving.notice;
  }
}

/** Does what was typed; null: there is no reply. */
async function obey(table: TerminalTable, ask: Ask<Choice>, line: string): Promise<Reply | null> {
  if (line === INTERRUPTED) return leave(table);
  const { session, shell } = table;
  const { words } = shell;
  if (HIDE.includes(folded(line)) && showsGoal(session, ask.seat)) {
    putGoalAway(session, ask.seat);
    return { notice: words.play.goalAway };
  }
  const aimed = takeAim(table, ask, line);
  if (aimed !== null) return aimed.reply;
  const order = readOrder(line);
  switch (order.kind) {
    case 'nothing':
      // An offer need not be answered.
      session.taking = null;
      return null;
    case 'numbers':
      return choose(table, ask, order.numbers);
    case 'words': {
      const ofGame = drawingOf(session.entry.game.id).orders.flatMap((each) => each.words);
      const told = askGame(table, ask.seat, order.words);
      if (told !== null) return told;
      const view = session.entry.game.view(session.state, ask.seat);
      const [choice, another] = meant(session, ask.options, order.words, view);
      const clear = choice !== undefined && another === undefined && ask.max === 1;
      return clear
        ? choose(table, ask, [ask.options.indexOf(choice) + 1])
        : { notice: words.play.notUnderstood(quoted(line), nearestOrder(order.words, ofGame)) };
    }
    case 'command':
      return COMMANDS[order.name](table, ask, order.rest);
  }
}

/** Handles a line that aims at an answer; null: the line does not aim. */
function takeAim(
  { session, shell }: TerminalTable,
  ask: Ask<Choice>,
  line: string,
): { readonly reply: Reply | null } | null {
  const { entry, state } = session;
  const canvas = canvasOf(session, ask.seat, shell, sizeOf(process.stdout).width);
  const aim = drawingOf(entry.game.id).aim?.(entry.game.view(state, ask.seat), canvas, line) ?? null;
  if (aim === null) return null;
  if (aim.kept) session.typed = [...session.typed, line];
  const notice = aim.choice === null ? aim.notice : (giveIfSure(session, ask, [aim.choice], shell) ?? aim.notice);
  return { reply: notice === null ? null : { notice } };
}

/** The reply to an order that only this game has; null: it is not such an order. */
function askGame({ session, shell }: TerminalTable, seat: Seat, typed: string): Reply | null {
  const { entry, state } = session;
  const [first = '', ...rest] = typed.split(/\s+/);
  const order = drawingOf(entry.game.id).orders.find(({ words }) => words.includes(folded(first)));
  if (order === undefined) return null;
  const canvas = canvasOf(session, seat, shell, sizeOf(process.stdout).width);
  return { notice: order.answer(entry.game.view(state, seat), canvas, rest.join(' ')).join('\n') };
}

function choose({ session, shell }: TerminalTable, ask: Ask<Choice>, numbers: readonly number[]): Reply | null {
  const { words } = shell;
  const unknown = numbers.find((n) => ask.options[n - 1] === undefined);
  if (unknown !== undefined) return { notice: words.play.noSuchNumber(String(unknown), ask.options.length) };
  if (new Set(numbers).size < numbers.length) return { notice: words.play.sameNumber };
  if (numbers.length < ask.min || numbers.length > ask.max)
    return { notice: words.play.wrongCount(numbers.length, ask.min, ask.max) };
  const picks = numbers.map((n) => ask.options[n - 1]!);
  const notice = giveIfSure(session, ask, picks, shell);
  return notice === null ? null : { notice };
}

type Obey = (table: TerminalTable, ask: Ask<Choice>, rest: string) => Reply | null | Promise<Reply>;

const COMMANDS: Readonly<Record<OrderName, Obey>> = {
  why: ({ session, shell }, ask, rest) => ({ notice: why(session, ask.seat, ask, rest, shell) }),
  follows: ({ session, shell }, ask, rest) => ({ notice: followsFrom(session, ask.seat, ask, rest, shell) }),
  undo: (table, ask) => ({ notice: takeBack(table.session, table.shell, ask.seat) }),
  hint: ({ session, shell }, ask) => ({ notice: hint(session, ask.seat, ask, shell) }),
  save: (table, _ask, rest) => ({ notice: save(table, rest).notice }),
  rules({ session, shell }, ask, rest) {
    const { entry, state } = session;
    if (rest !== '') return shortOrLong(rulesAbout(entry, rest, shell));
    const asked = rulesAbout(entry, entry.cite.prompt(ask.prompt, entry.game.view(state, ask.seat)), shell);
    return { page: [...asked, '', ...leafletLines(entry.leaflet, shell, sizeOf(process.stdout).width)] };
  },
  more: ({ session, shell }, ask) => ({ page: optionsPage(session, ask.seat, shell) }),
  log: ({ session, shell }, ask) => ({ page: logPage(session, ask.seat, shell) }),
  table: ({ session, shell }, ask) => ({ page: tablePage(session, ask.seat, shell) }),
  help: ({ session, shell }, ask) => ({ page: helpPage(session, ask.seat, shell) }),
  plain({ face, shell }) {
    face.change(true);
    return { notice: shell.words.play.plainNow };
  },
  draw({ face, shell }) {
    const [columns, rows] = [SMALLEST.width, SMALLEST.rows];
    if (isTooSmall(process.stdout)) return { notice: shell.words.play.tooSmall(columns, rows) };
    face.change(false);
    return null;
  },
  offer({ session, shell }, ask, rest) {
    const notice = takeUp(session, ask.seat, rest, shell);
    return notice === null ? null : { notice };
  },
  seat({ session, shell }, ask, rest) {
    const notice = handOver(session, ask.seat, rest, shell);
    return notice === null ? null : { notice };
  },
  quit: (table) => leave(table),
};

/** A short text is shown beside the table, a long one on its own page. */
function shortOrLong(lines: readonly string[]): Reply {
  return lines.length > 2 ? { page: lines } : { notice: lines.join('\n') };
}
