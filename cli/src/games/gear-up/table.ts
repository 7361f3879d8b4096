/** The table of Gear Up: the turn card, the boss, the street in focus, and the state of the others. */
import { contentOf, zombieCard } from '@horda/gear-up/content/cards';
import { COLOURS, type BossCard, type BossIcon } from '@horda/gear-up/content/content';
import type { SurvivorView, View } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import { titled } from '../../terminal/grid.ts';
import { linesOf, paint, SMALLEST, type Style } from '../../terminal/style.ts';
import { pad, truncate, widthOf } from '../../terminal/width.ts';
import { copies, times } from '../counted.ts';
import type { Canvas } from '../drawing.ts';
import type { Plan } from './aim.ts';
import { bossLine, bossLines, bossWidth } from './boss.ts';
import {
  boardOf,
  bossOf,
  isAlive,
  isBossHere,
  ownSeat,
  streetOf,
  threatOf,
  wordsFor,
  type GearUpWords,
} from './seen.ts';
import { painted, printedSign, signsOf, type Pitch, type SquareSign } from './signs.ts';
import { fitsInto, speedSign, streetLines, type Looking } from './street.ts';
import { planOf } from './typing.ts';
import { waveLines } from './wave.ts';

export function tableLines(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const plan = planOf(view, canvas);
  const seat = plan === null ? ownSeat(view) : streetOf(view, plan.target);
  const roomy = canvas.rows > SMALLEST.rows;
  const top = [
    comingLine(view, canvas, words),
    ...(isBossHere(view) || roomy || !isDealt(view)
      ? [truncate(` ${bossLine(view, canvas, words)}`, canvas.width)]
      : []),
    ...areaLines(view, canvas, plan, seat, words),
  ];
  const bottom = [
    ...(view.fate === null ? [] : [paint(canvas.style, 'strong', ` ${fateOf(view.fate, words)}`)]),
    ...(isDealt(view) && top.length < canvas.rows - RESERVED ? [legendLine(view, canvas, plan, words)] : []),
  ];
  const room = canvas.rows - RESERVED - top.length - bottom.length;
  // While the player aims on a small screen, the other streets are not shown.
  const others = plan === null || roomy ? otherLines(view, canvas, seat, words, room) : [];
  return [...top, ...others, ...bottom];
}

/** Lines that the question, the hand, the log and the head need. */
const RESERVED = 15;

/** The other players' streets while there is room, the neighbours' first; for the rest only the facts. */
function otherLines(view: View, canvas: Canvas, seat: Seat, words: GearUpWords, room: number): readonly string[] {
  const others = inOrder(
    seat,
    [...view.survivors.keys()].filter((each) => each !== seat),
  );
  const drawn: Seat[] = [];
  let left = room - 2;
  for (const each of isDealt(view) ? others : []) {
    const { length } = bandLines(view, canvas, each, words);
    if (length > left) break;
    left -= length;
    drawn.push(each);
  }
  const brief = others.filter((each) => !drawn.includes(each)).toSorted((a, b) => a - b);
  const tight = isBossHere(view) && canvas.rows === SMALLEST.rows && brief.length > MANY;
  return [
    ...drawn.flatMap((each) => bandLines(view, canvas, each, words)),
    ...(brief.length === 0
      ? []
      : flowed(
          brief.map((each) => briefly(view, canvas, each, words, tight)),
          canvas,
        )),
  ];
}

function isDealt({ round }: View): boolean {
  return round > 0;
}

/** The neighbours of a seat first: left and right, then further on. */
function inOrder(seat: Seat, others: readonly Seat[]): readonly Seat[] {
  const seats = others.length + 1;
  const way = (each: Seat): number => Math.min((each - seat + seats) % seats, (seat - each + seats) % seats);
  return others.toSorted((a, b) => way(a) - way(b));
}

function fateOf(fate: 'victory' | 'death', { texts }: GearUpWords): string {
  return texts.labels[fate === 'victory' ? 'victoryAhead' : 'deathAhead'];
}

/** The coming turn cards by colour, what comes with them, and how many zombies are left in the piles. */
function comingLine(view: View, { style, width }: Canvas, { texts, table }: GearUpWords): string {
  const { turnCards } = contentOf(view);
  const colours = copies(
    COLOURS.flatMap((colour) => view.toCome.filter((n) => turnCards[n]!.colour === colour).map(() => colour)),
    (colour) => colour,
  ).map(([colour, n]) => [texts.colours[colour], n] as const);
  const { phase1, phase2 } = view.bossCardsToCome;
  const under =
    view.round === 2 ? table.bossCardsLeft(phase1.length + phase2.length) : table.letters(view.lettersToCome);
  const parts = [
    ...(colours.length === 0 ? [] : [table.toCome(colours)]),
    ...(view.round === 0 ? [] : [under]),
    table.piles(view.piles.standard, view.piles.special),
  ];
  const joined = (all: readonly string[]): string => ` ${all.join(` ${linesOf(style).down} `)}`;
  // What does not fit is told by the order `cards`.
  const fitting = [parts, parts.slice(0, -1), parts.slice(0, 1)].find((all) => widthOf(joined(all)) <= width);
  return truncate(joined(fitting ?? parts.slice(0, 1)), width);
}

/** The boss cards that can still be turned over, phase by phase, equal ones once. */
export function bossCardsLeft(view: View, words: Readonly<Record<BossIcon, string>>, style: Style): string {
  const { phase1, phase2 } = contentOf(view).bossCards;
  const { bossCardsToCome } = view;
  const ofPhase = (cards: readonly BossCard[], left: readonly number[]): readonly string[] =>
    copies(
      left.map((n) => cards[n]!.icons.map((icon) => words[icon]).join(' + ')),
      (name) => name,
    ).map(([name, n]) => times(name, n, style));
  return [...ofPhase(phase1, bossCardsToCome.phase1), ...ofPhase(phase2, bossCardsToCome.phase2)].join(', ');
}

/** Columns that a heading needs besides its words. */
const TITLED = 3;

/** The heading of a street: its player and the tracks, in signs if the words are too long. */
function heading(view: View, canvas: Canvas, seat: Seat, words: GearUpWords): string {
  const { style, width } = canvas;
  const full = facts(view, canvas, seat, words).join(', ');
  const fitting = widthOf(full) <= width - TITLED ? full : facts(view, canvas, seat, words, true).join(' ');
  const line = titled(fitting, width, linesOf(style).across);
  return seat === ownSeat(view) ? paint(style, 'strong', line) : line;
}

export function facts(
  view: View,
  { name, note, style }: Canvas,
  seat: Seat,
  { texts }: GearUpWords,
  inSigns = false,
): readonly string[] {
  const who = view.survivors[seat]!;
  const called = note(seat) === '' ? name(seat) : `${name(seat)} (${note(seat)})`;
  if (who.survivor < 0) return [called, texts.labels.notChosen];
  const threat = threatOf(view, seat);
  const signs = signsOf(style);
  const named = (label: string, sign: string, fact: number | string): string =>
    inSigns ? `${sign}${fact}` : `${label} ${fact}`;
  return [
    `${called}: ${texts.survivor(who.survivor)}`,
    named(texts.labels.health, healthSign(style), `${who.health}/${who.mostHealth}`),
    named(texts.labels.armour, signs.armour, available(who.armour)),
    named(texts.labels.ammo, signs.ammo, available(who.ammo)),
    ...(threat === 0 ? [] : [named(texts.labels.threat, signs.damage, threat)]),
    ...(view.survivors.length > 1 && seat === view.commander ? [texts.labels.commander] : []),
    ...(isReady(view, who) ? [texts.labels.ready] : []),
  ];
}

/** Whether the survivor is ready while others may still plan. */
export function isReady({ step, ending }: View, { attack }: SurvivorView): boolean {
  return step === 'attack' && ending === null && attack.confirmed;
}

export function available({ gained, used }: SurvivorView['armour']): number {
  return gained - used;
}

/** The street with its heading, and the boss to the right of it; or the zombies that are to be shared out. */
function areaLines(view: View, canvas: Canvas, plan: Plan | null, seat: Seat, words: GearUpWords): readonly string[] {
  const { style, width } = canvas;
  const looking: Looking = { view, seat, plan, style, words };
  const head = heading(view, canvas, seat, words);
  if (!isDealt(view)) return [head];
  const wave = view.wave.length === 0 ? [] : waveLines(view, canvas, words);
  if (wave.length > 0 && canvas.rows === SMALLEST.rows)
    return [head, truncate(` ${ownStreet(view, seat, words)}`, width), ...wave];
  // On a small screen its grid is for the attack; in other steps the street has more room.
  const bossShown = isBossHere(view) && (view.step === 'attack' || view.ending !== null || canvas.rows > SMALLEST.rows);
  if (!bossShown) return [head, ...streetLines(looking, width), ...wave];
  // The lips of the Screamer stand in the blanks between squares.
  const narrow = bossOf(view).id === 'screamer' || (plan !== null && plan.target < 0) ? WIDE : NARROW;
  const roomBeside = (pitch: Pitch): number => width - bossWidth(view, pitch) - 2;
  const pitch = fitsInto(looking, roomBeside(WIDE)) ? WIDE : narrow;
  const left = roomBeside(pitch);
  const street = streetLines(looking, left);
  const boss = bossLines(view, plan, style, pitch);
  const { down } = linesOf(style);
  const lines = Array.from({ length: Math.max(street.length, boss.length) }, (_, i) =>
    `${pad(street[i] ?? '', left)}${down} ${boss[i] ?? ''}`.trimEnd(),
  );
  return [head, ...lines, ...wave];
}

/** Who stands where in the viewer's street: what newcomers would join. */
function ownStreet(view: View, seat: Seat, { texts, table }: GearUpWords): string {
  const standing = view.survivors[seat]!.street.filter(isAlive);
  return table.ownStreet(
    [1, 2, 3].map((space) => standing.filter((each) => each.space === space).map(({ kind }) => texts.kinds[kind])),
  );
}

const WIDE: Pitch = 2;
const NARROW: Pitch = 1;

/** Another street with its heading. */
function bandLines(view: View, canvas: Canvas, seat: Seat, words: GearUpWords): readonly string[] {
  const { style, width } = canvas;
  const head = heading(view, canvas, seat, words);
  if (view.survivors[seat]!.street.length === 0) return [head];
  return [head, ...streetLines({ view, seat, plan: null, style, words }, width)];
}

/** Another survivor in a few signs: health, armour, ammo, zombies on each space. In `tight` lines only what matters most. */
function briefly(view: View, canvas: Canvas, seat: Seat, { texts }: GearUpWords, tight: boolean): string {
  const { style, name } = canvas;
  const who = view.survivors[seat]!;
  const called = tight ? truncate(name(seat), SHORT_NAME) : name(seat);
  if (who.survivor < 0) return `${called}: ${texts.labels.notChosen}`;
  const signs = signsOf(style);
  const spaces = [1, 2, 3].map((space) => who.street.filter((z) => z.space === space && isAlive(z)).length);
  const threat = threatOf(view, seat);
  return [
    called,
    `${healthSign(style)}${who.health}`,
    ...(tight ? [] : [`${signs.armour}${available(who.armour)}`, `${signs.ammo}${available(who.ammo)}`]),
    `[${spaces.join(' ')}]`,
    ...(threat === 0 ? [] : [`${signs.damage}${threat}`]),
    ...(view.boss.seat === seat ? [tight ? 'Z' : texts.labels.boss] : []),
    ...(isReady(view, who) ? [tight ? doneSign(style) : texts.labels.ready] : []),
  ].join(' ');
}

function healthSign({ unicode }: Style): string {
  return unicode ? '♥' : 'HP';
}

function doneSign({ unicode }: Style): string {
  return unicode ? '✓' : 'ok';
}

/** Names are cut to this many columns where many other players are listed. */
const SHORT_NAME = 6;
/** More others than this take too many lines beside a boss. */
const MANY = 2;

/** Items between bullets, in as many lines as they need. */
function flowed(items: readonly string[], { width, style }: Canvas): readonly string[] {
  const between = ` ${linesOf(style).bullet} `;
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const longer = last === undefined ? ` ${item}` : `${last}${between}${item}`;
    if (last !== undefined && widthOf(longer) > width) lines.push(` ${item}`);
    else lines.splice(-1, 1, longer);
  }
  return lines.map((line) => truncate(line, width));
}

/** How the signs describe a survivor, for the legend. */
export function signsOfSurvivors(view: View, style: Style, { texts, table }: GearUpWords): string {
  const { damage } = signsOf(style);
  const told = [`${healthSign(style)} ${texts.labels.health}`, `${damage}3 ${texts.labels.threat}`];
  return [...told, ...(view.survivors.length > 1 ? [`[0 1 2] ${table.onSpaces}`] : [])].join('  ');
}

/** The signs below the board; those that occur, if all of them are too long for a line. */
function legendLine(view: View, { style, width }: Canvas, plan: Plan | null, words: GearUpWords): string {
  const whole = ` ${legend(view, style, words)}`;
  if (widthOf(whole) <= width) return whole;
  const sheets = [...view.survivors.flatMap(({ street }) => street), view.boss];
  const seen = (['crossed', 'planned'] as const).filter((sign) => sheets.some((sheet) => sheet[sign].length > 0));
  return truncate(` ${legend(view, style, words, [...seen, ...(plan === null ? [] : (['aimed'] as const))])}`, width);
}

/** The signs that are printed on this table, and those of what players do there, each with its meaning. */
export function legend(
  view: View,
  style: Style,
  { texts, table }: GearUpWords,
  drawn: readonly SquareSign[] = ['crossed', 'planned', 'aimed'],
): string {
  const printed = [
    ...view.survivors.flatMap(({ street }) => street.flatMap(({ card }) => zombieCard(view, card).rows)),
    ...(isBossHere(view) ? boardOf(view).rows : []),
  ].join('');
  const signs = new Set<SquareSign>(['free']);
  for (const letter of printed) if (letter !== '.' && letter !== 'X') signs.add(printedSign(letter));
  for (const sign of drawn) signs.add(sign);
  const told = [...signs].map((sign) => `${painted(style, sign)} ${table.signs[sign]}`);
  const speeds = (['slow', 'fast'] as const).map((speed) => `${speedSign(speed, style)} ${texts.speeds[speed]}`);
  return [...told, ...speeds].join('  ');
}
