/**
 * One seeded game as text: what everybody sees, every question with its options in order, the answer, and what
 * happened. Views are printed as changes: for spectators since the last step, for players only what they see beyond
 * spectators.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  replay,
  same,
  viewAsks,
  type AnyGame,
  type AnyState,
  type Answer,
  type Choice,
  type Event,
  type Save,
  type Seat,
} from '@horda/kernel';
import { argumentsOf } from './tables.ts';

/** The text of a recorded game. */
export function playthrough(game: AnyGame, save: Save): string {
  const { seats } = save;
  const lines = [`${game.id} version ${game.version}: ${argumentsOf(save)}`];
  const seen = new Map<Seat | null, Lines>();
  const asked = new Map<Seat, string>();
  const end = replay(game, save, (s, n) => {
    lines.push('', n === 0 ? '# the deal' : `# answer ${n}, tick ${s.kernel.tick}`);
    lines.push(...eventLines(game, s, seats), ...viewLines(game, s, seats, seen), ...askLines(s, asked));
    const answer = save.answers[n];
    if (answer !== undefined) lines.push(answerLine(s, answer));
  });
  lines.push('', '# the end', `outcome ${compact(game.outcome(end))}`, `summary ${compact(game.summary(end))}`, '');
  return lines.join('\n');
}

/** The change in a text since it was reviewed and accepted, or null. `UPDATE_GOLDEN=1` accepts the new text. */
export function changeOfGolden(file: string, text: string): string | null {
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (!existsSync(file)) return `${file} is missing: UPDATE_GOLDEN=1 writes it`;
  const accepted = readFileSync(file, 'utf8');
  if (accepted === text) return null;
  const [before, now] = [accepted.split('\n'), text.split('\n')];
  const line = before.findIndex((each, i) => each !== now[i]);
  const at = line === -1 ? before.length : line;
  const part = (lines: readonly string[], sign: string): string[] =>
    lines.slice(at, at + 3).map((each) => `  ${sign} ${each}`);
  return [
    `${file}:${at + 1} has changed; if that is right, UPDATE_GOLDEN=1 accepts it`,
    ...part(before, '-'),
    ...part(now, '+'),
  ].join('\n');
}

/** `asked`: each seat's last question. A floor asks again after each answer, but most questions stay the same. */
function askLines({ kernel: { asks } }: AnyState, asked: Map<Seat, string>): string[] {
  return asks.flatMap(({ seat, prompt, min, max, options, answer, floor }) => {
    const counts = min === 1 && max === 1 ? '' : `, ${min} to ${max}`;
    const line = `ask seat ${seat}: ${prompt}${counts}${answer === null ? '' : ', answered'}`;
    if (floor === undefined) return [line, ...optionLines(options)];
    const texts = floorLines(options, floor.forward);
    const before = asked.get(seat);
    asked.set(seat, texts.join());
    return before === texts.join() ? [`${line}, as before`] : [line, ...texts];
  });
}

function optionLines(options: readonly Choice[]): string[] {
  return options.map((option, i) => `  ${i} ${compact(option)}`);
}

/** A floor may have hundreds of options: then print how many there are of each kind, and a hash of all of them. */
function floorLines(options: readonly Choice[], forward: number): string[] {
  const back = options.length > forward ? [`  from ${forward} on it takes back`] : [];
  if (options.length <= FEW) return [...optionLines(options), ...back];
  const kinds = new Map<string, number>();
  for (const { do: what } of options) kinds.set(what, (kinds.get(what) ?? 0) + 1);
  return [`  ${[...kinds].map(([what, n]) => `${n} ${what}`).join(', ')}; ${markOf(options)}`, ...back];
}
const FEW = 12;

function markOf(options: readonly Choice[]): string {
  return createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 12);
}

function answerLine({ kernel: { asks } }: AnyState, { seat, picks }: Answer<Choice>): string {
  const { options, floor } = asks.find((ask) => ask.seat === seat && ask.answer === null)!;
  const numbers = picks.map((pick) => options.findIndex((option) => same(option, pick)));
  const what = floor === undefined ? '' : ` ${picks.map(compact).join(' ')}`;
  return `> seat ${seat}: ${numbers.join(' ') || 'nothing'}${what}`;
}

/** Each event as spectators see it, and below it the seats that see it differently. */
function eventLines(game: AnyGame, { kernel: { events } }: AnyState, seats: number): string[] {
  return events.flatMap((e) => {
    const common = game.viewEvent(e, null);
    const lines = [`! ${eventText(common)}`];
    for (let seat = 0; seat < seats; seat++) {
      const own = game.viewEvent(e, seat);
      if (!same(own, common)) lines.push(`    seat ${seat}: ${eventText(own)}`);
    }
    return lines;
  });
}

function eventText(e: Event | null): string {
  if (e === null) return 'unseen';
  const { type, ...facts } = e;
  return `${type} ${compact(facts)}`;
}

/** A view as lines: each path with its value. */
type Lines = ReadonlyMap<string, string>;

function viewLines(game: AnyGame, s: AnyState, seats: number, seen: Map<Seat | null, Lines>): string[] {
  const common = flatten(withoutAsks(game, s, null));
  const lines = changes('spectators', seen.get(null), common);
  seen.set(null, common);
  for (let seat = 0; seat < seats; seat++) {
    const own = [...flatten(withoutAsks(game, s, seat))].filter(([path, text]) => common.get(path) !== text);
    lines.push(...changes(`seat ${seat}`, seen.get(seat), new Map(own)));
    seen.set(seat, new Map(own));
  }
  return lines;
}

/** The view without its questions, which are printed separately, if it shows them as the kernel would. */
function withoutAsks(game: AnyGame, s: AnyState, seat: Seat | null): object {
  const view = game.view(s, seat) as { asks?: unknown };
  if (!same(view.asks, viewAsks(s, seat))) return view;
  const { asks: _, ...rest } = view;
  return rest;
}

function changes(who: string, before: Lines | undefined, now: Lines): string[] {
  const lines: string[] = [];
  for (const [path, text] of now) if (before?.get(path) !== text) lines.push(`  ${path} ${text}`);
  for (const path of before?.keys() ?? []) if (!now.has(path)) lines.push(`  ${path} as others`);
  return lines.length === 0 ? [] : [who, ...lines];
}

function flatten(value: unknown, path = '', into = new Map<string, string>()): Lines {
  if (isDeep(value))
    for (const [key, inner] of Object.entries(value)) flatten(inner, path === '' ? key : `${path}.${key}`, into);
  else into.set(path, compact(value));
  return into;
}

/** Objects get one line per field; a list gets one line, unless its items are deep themselves. */
function isDeep(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.some((each) => isNested(each)) : true;
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => typeof each === 'object');
}

/** Plain data on one line, without quotes. */
function compact(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(compact).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, inner]) => `${key}:${compact(inner)}`);
  return `{${fields.join(' ')}}`;
}
