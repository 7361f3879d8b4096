/** The table of The Long Night: tracks, crisis and goal, the colony, the locations, the players. */
import { contentOf } from '@horda/long-night/rules/table';
import { COLONY, HIDEOUT, RAXXON, type PlaceNo } from '@horda/long-night/state';
import type { View } from '@horda/long-night/view';
import { linesOf, paint, SMALLEST } from '../../terminal/style.ts';
import { pad, spread, truncate, widthOf } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import {
  damageOf,
  entranceSigns,
  firstName,
  GAP,
  improvementsText,
  placesIn,
  progressOf,
  wordsFor,
  type LongNightWords,
  type SurvivorView,
} from './seen.ts';

export function tableLines(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const improvements = improvementsText(view, words);
  return [
    trackLine(view, canvas, words),
    ...crisisLines(view, canvas, words),
    ...colonyLines(view, canvas, words),
    ...inPairs(
      placesIn(view)
        .filter((place) => place !== COLONY)
        .map((place) => locationText(view, place, words)),
      canvas.width,
    ),
    // The smallest screen has no room for them: `improvements` tells.
    ...(improvements === null || canvas.rows <= SMALLEST.rows ? [] : [truncate(improvements, canvas.width)]),
    ...inPairs(
      [...view.players.keys()].map((seat) => playerText(view, seat, canvas, words)),
      canvas.width,
    ),
  ];
}

/** What there is of everything; morale that is about to run out is red. */
function trackLine(view: View, { width, style }: Canvas, { table }: LongNightWords): string {
  const { morale, food, starvation, waste, forecast, helpless, unruly } = view;
  const facts = {
    morale,
    food,
    starvation,
    waste: waste.length,
    needed: forecast?.foodNeeded ?? null,
    lost: forecast?.wasteLoss ?? 0,
  };
  const line = spread(table.tracks(facts), table.helpless(helpless, unruly), width);
  return morale <= 2 ? paint(style, 'red', line) : line;
}

/** One line, or two if they do not fit on one. */
function crisisLines(view: View, { width, style }: Canvas, words: LongNightWords): readonly string[] {
  const { texts, table } = words;
  const goal = table.goal(texts.names.main(view.main, view.chapter), progressOf(view, table));
  const crisis = crisisText(view, words);
  const fits = widthOf(crisis) + 2 + widthOf(goal) <= width;
  const lines = fits ? [spread(crisis, goal, width)] : [crisis, goal].map((line) => truncate(line, width));
  return lines.map((line) => paint(style, 'yellow', line));
}

export function crisisText(view: View, { texts, table }: LongNightWords): string {
  const printed = contentOf(view).crises[view.crisis];
  if (printed === undefined) return table.noCrisis;
  const accepts = printed.accept.map((symbol) => texts.symbols[symbol].short).join('/');
  return table.crisis(
    texts.names.crisis(view.crisis),
    accepts,
    view.contributions.length,
    view.forecast?.crisisNeed ?? null,
  );
}

/** The six entrances, and below them who is at home. */
function colonyLines(view: View, canvas: Canvas, words: LongNightWords): readonly string[] {
  const { entrances } = view.places[COLONY]!;
  const signs = [...entrances.keys()].map((entrance) => `${entrance + 1}:${entranceSigns(view, COLONY, entrance)}`);
  const name = words.texts.names.place(COLONY).toUpperCase();
  const people = peopleAt(view, COLONY, words);
  return [
    paint(canvas.style, 'cyan', truncate(`${name}  ${signs.join('  ')}`, canvas.width)),
    truncate(`  ${people === '' ? words.texts.labels.nobody : people}`, canvas.width),
  ];
}

function peopleAt(view: View, place: PlaceNo, words: LongNightWords): string {
  return view.survivors
    .filter((one) => one.place === place)
    .map((one) => personText(one, words))
    .join(', ');
}

/** `Gia ww`: with damage tokens. */
function personText(one: SurvivorView, { texts, table }: LongNightWords): string {
  const damage = damageOf(one, table);
  const name = firstName(texts.names.survivor(one.card));
  return damage === '' ? name : `${name} ${damage}`;
}

/** `3 School zz#. noise 1 deck 17: Gia, Blue`. */
function locationText(view: View, place: PlaceNo, words: LongNightWords): string {
  const { texts, table } = words;
  const { noise, deck, bandits, closed } = view.places[place]!;
  const people = peopleAt(view, place, words);
  const facts = [
    entranceSigns(view, place, 0),
    ...(closed ? [table.closed] : []),
    ...(noise === 0 ? [] : [table.noise(noise)]),
    ...(bandits === 0 ? [] : [table.bandits(bandits)]),
    place === HIDEOUT ? table.hideout(view.hideout.length) : table.deck(deck),
    ...(place === RAXXON ? [codeText(view, words)] : []),
  ];
  return `${place} ${texts.names.place(place)} ${facts.join(' ')}${people === '' ? '' : `: ${people}`}`;
}

/** The experiment on top with its code, which everybody may read. (L269) */
export function codeText(view: View, { texts, table }: LongNightWords): string {
  const top = contentOf(view).experiments[view.raxxon.top];
  if (top === undefined) return '';
  return table.code(texts.names.experiment(view.raxxon.top), top.code.join('-'), view.raxxon.dice.join(' ') || '-');
}

function playerText(view: View, seat: number, { name, note, style }: Canvas, { table }: LongNightWords): string {
  const { dice, hand, exiled, out } = view.players[seat]!;
  const here = view.active === seat && view.phase === 'players' ? linesOf(style).here : ' ';
  const facts = [
    dice.length === 0 ? table.noDice : table.dice(dice.join(' ')),
    table.cards(typeof hand === 'number' ? hand : hand.length),
    ...(view.first === seat ? [table.first] : []),
    ...(view.reader === seat && view.crossroads.held ? [table.reader] : []),
    ...(exiled ? [table.exiled] : []),
    ...(out ? [table.out] : []),
  ];
  const who = note(seat) === '' ? name(seat) : `${name(seat)} (${note(seat)})`;
  return `${here} ${who}: ${facts.join(', ')}`;
}

/** Two texts a line, if both fit; the second one begins in the middle, or further right. */
function inPairs(texts: readonly string[], width: number): readonly string[] {
  const half = Math.floor(width / 2);
  const lines: string[] = [];
  for (let n = 0; n < texts.length;) {
    const [first = '', second] = texts.slice(n, n + 2);
    const left = pad(first, Math.max(half, widthOf(first) + GAP.length));
    const fits = second !== undefined && widthOf(left) + widthOf(second) <= width;
    lines.push(fits ? left + second : truncate(first, width));
    n += fits ? 2 : 1;
  }
  return lines;
}
