/** The table of The Long Night: tracks, crisis and goal, the colony, the locations, the players. */
import { contentOf } from '@horda/long-night/rules/table';
import { COLONY, HIDEOUT, RAXXON, type PlaceNo } from '@horda/long-night/state';
import type { View } from '@horda/long-night/view';
import { linesOf, paint, SMALLEST, type Style } from '../../terminal/style.ts';
import { pad, spread, truncate, widthOf, wrap } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import {
  damageOf,
  entranceSigns,
  firstName,
  flow,
  GAP,
  improvementsText,
  letterOf,
  placesIn,
  progressOf,
  wordsFor,
  type LongNightWords,
  type SurvivorView,
} from './seen.ts';

export function tableLines(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const improvements = improvementsText(view, words);
  const isSmall = canvas.rows <= SMALLEST.rows;
  return [
    trackLine(view, canvas, words),
    ...crisisLines(view, canvas, words),
    ...colonyLines(view, canvas, words),
    ...inPairs(
      placesIn(view)
        .filter((place) => place !== COLONY)
        .map((place) => locationText(view, place, canvas, words)),
      canvas.width,
    ),
    // The smallest screen has no room for them: `improvements` tells.
    ...(improvements === null || isSmall ? [] : [truncate(improvements, canvas.width)]),
    ...flow(
      [...view.players.keys()].map((seat) => playerText(view, seat, canvas, words)),
      canvas.width,
      '',
    ),
    ...(isSmall ? [] : wrap(words.table.signs, canvas.width).map((line) => paint(canvas.style, 'known', line))),
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
  return morale <= 2 ? paint(style, 'dead', line) : line;
}

/** One line, or two if they do not fit on one. */
function crisisLines(view: View, { width, style }: Canvas, words: LongNightWords): readonly string[] {
  const { texts, table } = words;
  const goal = table.goal(texts.names.main(view.main, view.chapter), progressOf(view, table));
  const crisis = crisisText(view, words);
  const fits = widthOf(crisis) + 2 + widthOf(goal) <= width;
  const lines = fits ? [spread(crisis, goal, width)] : [crisis, goal].map((line) => truncate(line, width));
  return lines.map((line) => paint(style, 'strong', line));
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

/** The six entrances, and below them who is at home: with their influence, if that needs no further line. */
function colonyLines(view: View, canvas: Canvas, words: LongNightWords): readonly string[] {
  const { style, width } = canvas;
  const { entrances } = view.places[COLONY]!;
  const signs = [...entrances.keys()].map((entrance) => `${entrance + 1}:${entranceSigns(view, COLONY, entrance)}`);
  const name = words.texts.names.place(COLONY).toUpperCase();
  const home = (isWhole: boolean): readonly string[] =>
    flow(groupsAt(view, COLONY, canvas, words, isWhole), width - MARGIN.length, '').map((line) => MARGIN + line);
  const whole = home(true);
  const people = whole.length > 1 ? home(false) : whole;
  return [
    painted(truncate([paint(style, 'strong', name), ...signs, ...due(view, COLONY)].join(GAP), width), style),
    ...(people.length === 0 ? [MARGIN + words.texts.labels.nobody] : people),
  ];
}

const MARGIN = '  ';

/** `A Lily 39, Gia 33 ww`: the people of each player with their influence and damage. */
function groupsAt(
  view: View,
  place: PlaceNo,
  { style }: Canvas,
  words: LongNightWords,
  isWhole: boolean,
): readonly string[] {
  const here = view.survivors.filter((one) => one.place === place);
  return [...Map.groupBy(here, ({ owner }) => owner)]
    .toSorted(([a], [b]) => a - b)
    .map(([owner, group]) => {
      const people = group.map((one) => personText(view, one, words, isWhole)).join(', ');
      const text = `${letterOf(owner)} ${people}`;
      return owner === view.seat ? paint(style, 'strong', text) : text;
    });
}

function personText(view: View, one: SurvivorView, { texts, table }: LongNightWords, isWhole: boolean): string {
  const damage = damageOf(one, table);
  return [
    firstName(texts.names.survivor(one.card)),
    ...(isWhole ? [contentOf(view).survivors[one.card]!.influence] : []),
    ...(damage === '' ? [] : [damage]),
  ].join(' ');
}

/** `+3`: zombies that will come in the colony phase; `+3!`: they will break in. */
function due({ forecast }: View, place: PlaceNo): readonly string[] {
  const ahead = forecast?.places[place];
  if (ahead === undefined || ahead.due === 0) return [];
  return [`+${ahead.due}${ahead.dying.length === 0 ? '' : '!'}`];
}

/** The dead are red, what holds them off is blue. Colour only: the signs tell the same. */
function painted(line: string, style: Style): string {
  const signs = (text: string): string =>
    text
      .replaceAll(/z+|S+/g, (all) => paint(style, 'dead', all))
      .replaceAll(/[#*]+/g, (all) => paint(style, 'wall', all));
  return line.replaceAll(/(?<=[: ])[zS#*.]{2,}/g, signs).replace(/\+\d+!/, (all) => paint(style, 'dead', all));
}

/** `3 School zz#. +2 noise 1 [17]: A Gia 33  B Blue 11`. */
function locationText(view: View, place: PlaceNo, canvas: Canvas, words: LongNightWords): string {
  const { texts, table } = words;
  const { noise, deck, bandits, closed } = view.places[place]!;
  const people = groupsAt(view, place, canvas, words, true).join(GAP);
  const facts = [
    entranceSigns(view, place, 0),
    ...due(view, place),
    ...(closed ? [table.closed] : []),
    ...(noise === 0 ? [] : [table.noise(noise)]),
    ...(bandits === 0 ? [] : [table.bandits(bandits)]),
    place === HIDEOUT ? table.hideout(view.hideout.length) : table.deck(deck),
    ...(place === RAXXON ? [codeText(view, words)] : []),
  ];
  const whole = texts.names.place(place);
  const name = canvas.rows <= SMALLEST.rows ? table.shortPlace(whole) : whole;
  const line = `${place} ${name} ${facts.join(' ')}${people === '' ? '' : `: ${people}`}`;
  return painted(line, canvas.style);
}

/** The experiment on top with its code, which everybody may read. (L269) */
export function codeText(view: View, { texts, table }: LongNightWords): string {
  const top = contentOf(view).experiments[view.raxxon.top];
  if (top === undefined) return '';
  return table.code(texts.names.experiment(view.raxxon.top), top.code.join('-'), view.raxxon.dice.join(' ') || '-');
}

/** `▶A Ala (you): dice 1 3 6, 3 cards`; with little room `B Olek: 1 3 6, 3 cards`. */
function playerText(view: View, seat: number, { name, note, style, rows }: Canvas, { table }: LongNightWords): string {
  const { dice, hand, exiled, out } = view.players[seat]!;
  const isActive = view.active === seat && view.phase === 'players';
  const isBrief = seat !== view.seat && rows <= SMALLEST.rows;
  const unused = dice.join(' ');
  const facts = [
    dice.length === 0 ? table.noDice : isBrief ? unused : table.dice(unused),
    table.cards(typeof hand === 'number' ? hand : hand.length),
    ...(view.first === seat ? [table.first] : []),
    ...(view.reader === seat && view.crossroads.held ? [table.reader] : []),
    ...(exiled ? [table.exiled] : []),
    ...(out ? [table.out] : []),
  ];
  const noted = note(seat) === '' || isBrief ? '' : ` (${note(seat)})`;
  const text = `${isActive ? linesOf(style).here : ' '}${letterOf(seat)} ${name(seat)}${noted}: ${facts.join(', ')}`;
  return isActive ? paint(style, 'strong', text) : text;
}

/** Two texts a line, if both fit; the second one begins in the middle, or further right. */
function inPairs(texts: readonly string[], width: number): readonly string[] {
  const half = Math.floor(width / 2);
  const lines: string[] = [];
  for (let n = 0; n < texts.length;) {
    const [first = '', second] = texts.slice(n, n + 2);
    const left = pad(first, Math.max(half, widthOf(first) + GAP.length));
    const fits = second !== undefined && widthOf(left) + widthOf(second) <= width;
    lines.push(...(fits ? [left + second] : wrap(first, width, MARGIN)));
    n += fits ? 2 : 1;
  }
  return lines;
}
