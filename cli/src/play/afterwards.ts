/** The game is over: players look at its end, replay it, save it, play it again, or go home. */
import { randomBytes } from 'node:crypto';
import { seedOf, type Seat } from '@horda/kernel';
import { folded, nearest } from '@horda/parts';
import { drawingOf } from '../games/drawings.ts';
import { INTERRUPTED } from '../terminal/input.ts';
import { quoted } from '../terminal/width.ts';
import { AFTERWARDS, type AfterwardsWay } from '../text/words.ts';
import { rulesAbout } from './advice.ts';
import { endOf, save } from './leaving.ts';
import type { TerminalTable } from './loop.ts';
import { momentLines, stopsOf } from './moments.ts';
import { readOrder } from './orders.ts';
import { logPage, tablePage } from './pages.ts';
import { openSession, type Session } from './session.ts';

/** What follows a finished game: another one, the menu, or nothing. */
export type Next = { readonly again: Session } | 'menu' | 'nothing';

/** Words for what only can be done after the end, in both languages. */
const WORDS: Readonly<Record<'rematch' | 'swap' | 'replay' | 'menu', readonly string[]>> = {
  rematch: ['rematch', 'again', 'rewanz', 'jeszcze'],
  swap: ['swap', 'zamiana', 'zamien'],
  replay: ['replay', 'odtworz', 'powtorka'],
  menu: ['menu', 'home', 'start'],
};
type Way = keyof typeof WORDS;

export async function afterwards(table: TerminalTable, seat: Seat | null, unkept: string | null): Promise<Next> {
  const { session, shell, input, face } = table;
  const ways = waysIn(table);
  let notice = unkept;
  for (;;) {
    await face.show(session, seat, notice ?? endOf(table, seat));
    const line = await input.line(shell.words.play.afterwards(ways));
    if (line === null || line === INTERRUPTED) return 'nothing';
    notice = null;
    const order = readOrder(line);
    if (order.kind === 'nothing' || (order.kind === 'command' && order.name === 'quit')) return 'nothing';
    if (order.kind === 'command') {
      if (order.name === 'save') notice = save(table, order.rest).notice;
      if (order.name === 'log') await face.read(logPage(session, seat, shell));
      if (order.name === 'table') await face.read(tablePage(session, seat, shell));
      if (order.name === 'rules') await face.read(rulesAbout(session.entry, order.rest, shell));
      continue;
    }
    const way = wayOf(line);
    if (way === null || !ways.includes(way)) {
      const known = ways.flatMap((each) => (each in WORDS ? WORDS[each as Way] : []));
      notice = shell.words.play.noSuchWay(quoted(line), nearest(folded(line), known));
    } else if (way === 'replay') await replayAll(table, seat);
    else return way === 'menu' ? 'menu' : { again: rematchOf(session, way === 'swap') };
  }
}

function wayOf(line: string): Way | null {
  const [first = ''] = folded(line).split(/\s+/);
  return (Object.keys(WORDS) as Way[]).find((way) => WORDS[way].includes(first)) ?? null;
}

/** Sides are swapped only where there are sides; another game is begun, and the menu opened, only on a terminal. */
function waysIn({ session, shell, input }: TerminalTable): readonly AfterwardsWay[] {
  const isOffered: Readonly<Partial<Record<AfterwardsWay, boolean>>> = {
    rematch: input.isTerminal,
    swap: input.isTerminal && drawingOf(session.entry.game.id).swapped !== undefined,
    menu: input.isTerminal && shell.home !== undefined,
  };
  return AFTERWARDS.filter((way) => isOffered[way] ?? true);
}

/** The same people, bots, settings and cards, dealt anew. */
export function rematchOf({ entry, save: played, names, kinds, state }: Session, isSwapped: boolean): Session {
  const { game } = entry;
  const { answers: _, start: _start, ...kept } = played;
  const { swapped } = drawingOf(game.id);
  const options = isSwapped && swapped !== undefined ? swapped(game.view(state, null), played.options) : played.options;
  const seed = seedOf(randomBytes(12).toString('hex'));
  return openSession(entry, { ...kept, options, seed, answers: [] }, names, kinds);
}

/** Turn after turn; any word instead of Enter ends it. */
async function replayAll({ session, shell, input, face }: TerminalTable, seat: Seat | null): Promise<void> {
  const stops = stopsOf(session);
  for (const [i, stop] of stops.entries()) {
    const end = stops[i + 1] ?? session.save.answers.length + 1;
    if (!(await face.read(momentLines(session, stop, end, seat, shell)))) return;
    // A drawn page waits for Enter by itself.
    if (!face.isPlain() || !input.isTerminal || i === stops.length - 1) continue;
    const line = await input.line(shell.words.play.next);
    if (line !== '') return;
  }
}
