/** What can be done in a turn, by keys: `m move 3 5 9   a attack: Pistol 5 (1d 4+)   s search`. */
import { strikeOf } from '@horda/zombicide/combat/weapons';
import { tableOf } from '@horda/zombicide/obstacle';
import type { Choice } from '@horda/zombicide/state';
import { endingText } from '@horda/zombicide/text/chronicle';
import { behind, offered } from '@horda/zombicide/text/seen';
import type { View } from '@horda/zombicide/view';
import { paint, SMALLEST } from '../../terminal/style.ts';
import { truncate, widthOf, wrap } from '../../terminal/width.ts';
import type { Canvas, DrawnHand, Numbering } from '../drawing.ts';
import { aboutZone, deedOf, isAtNothing, ownWord } from './deeds.ts';
import { goalLines } from './goals.ts';
import { cardText, isTurn, wordsFor, type ZombicideWords } from './seen.ts';
import type { CarDeed, Deed } from './words.ts';

/** In the order in which they are told: what players want first. */
const ORDER: readonly Deed[] = [
  'attack',
  'objective',
  'exit',
  'crate',
  'pickUp',
  'search',
  'door',
  'move',
  'car',
  'reload',
  'light',
  'rally',
  'skill',
  'trade',
  'eat',
  'token',
  'noise',
  'activate',
  'discard',
  'end',
];

/**
 * All options of a turn stand in these lines by what is typed for them, so none is listed by a number. Shots at nothing
 * are not told: they only make noise.
 */
export function drawHand(view: View, canvas: Canvas, { numberOf }: Numbering, brief: boolean): DrawnHand {
  if (view.phase === 'over') return { lines: resultLines(view, canvas), numbers: [] };
  if (!isTurn(view)) return { lines: [], numbers: [] };
  const all = offered(view);
  // On the smallest screen each line is one line of the log less.
  const isShort = brief || canvas.rows <= SMALLEST.rows;
  const chunks = ORDER.flatMap((deed) => {
    const some = all.filter((choice) => deedOf(choice) === deed && !isAtNothing(view, choice));
    return some.length === 0 ? [] : [chunkOf(view, canvas, deed, some, isShort)];
  });
  return { lines: flow(chunks, canvas), numbers: all.flatMap((choice) => numberOf(choice) ?? []) };
}

interface Chunk {
  readonly key: string;
  readonly text: string;
}

function chunkOf(view: View, canvas: Canvas, deed: Deed, choices: readonly Choice[], brief: boolean): Chunk {
  const words = wordsFor(canvas);
  const { key, word } = words.table.deeds[deed];
  const about = argumentsOf(view, canvas, words, deed, choices, brief);
  return { key, text: [word, about].filter((part) => part !== '').join(' ') };
}

/** What may follow the key. */
function argumentsOf(
  view: View,
  canvas: Canvas,
  words: ZombicideWords,
  deed: Deed,
  choices: readonly Choice[],
  brief: boolean,
): string {
  const { names } = words.texts;
  const zones = (some: readonly Choice[]): string =>
    [...new Set(some.flatMap((choice) => aboutZone(choice, (door) => behind(view, door)) ?? []))]
      .sort((a, b) => a - b)
      .map((zone) => zone + 1)
      .join(' ');
  const grouped = (nameOf: (choice: Choice) => string): string =>
    [...Map.groupBy(choices, nameOf)].map(([name, some]) => [name, zones(some)].filter(Boolean).join(' ')).join(', ');
  switch (deed) {
    case 'move':
    case 'door':
      return zones(choices);
    case 'attack':
      return attackText(view, words, choices, zones);
    case 'trade':
      return choices
        .flatMap((choice) =>
          choice.do !== 'trade' ? [] : choice.with < 0 ? ownWord(canvas) : names.survivor(choice.with, view),
        )
        .join(' ');
    case 'light':
      return zones(choices);
    case 'skill':
      return grouped((choice) =>
        'skill' in choice ? names.skill(choice.skill) : words.texts.option(choice, view, canvas.name),
      );
    case 'car':
      return grouped((choice) => words.table.car[choice.do as CarDeed]);
    case 'reload':
    case 'eat':
      return choices.map((choice) => ('card' in choice ? names.card(choice.card as number) : '')).join(', ');
    case 'discard':
      return brief
        ? CARD[canvas.language]
        : choices.map((choice) => (choice.do === 'discard' ? cardText(choice.card, words) : '')).join(', ');
    case 'pickUp':
    case 'activate':
      return choices
        .map((choice) => ('survivor' in choice ? names.survivor(choice.survivor as number, view) : ''))
        .join(' ');
    case 'objective':
    case 'rally':
    case 'token':
      return choices.map((choice) => words.texts.option(choice, view, canvas.name).replace(/^[^:]*: /, '')).join(', ');
    default:
      return '';
  }
}
const CARD = { en: 'CARD', pl: 'KARTĘ' } as const;

/** Each weapon with its targets and dice; `!`: All-Out too. */
function attackText(
  view: View,
  words: ZombicideWords,
  choices: readonly Choice[],
  zones: (some: readonly Choice[]) => string,
): string {
  const nameOf = (choice: Choice): string => {
    if (choice.do === 'throw') return cardText(choice.card, words);
    if (choice.do !== 'attack') return '';
    const [weapon] = choice.with;
    const name = weapon === undefined ? '-' : cardText(weapon, words);
    return choice.with.length === 2 ? `2x ${name}` : name;
  };
  return [...Map.groupBy(choices, nameOf)]
    .map(([name, some]) => {
      const plain = some.find((choice) => choice.do === 'attack' && choice.allOut === 0);
      const roll = plain?.do === 'attack' ? strikeOf(tableOf(view), { ...plain, survivor: view.acting }) : null;
      const dice = roll === null ? '' : ` (${words.table.roll(roll.dice, roll.need, roll.damage)})`;
      const allOut = some.some((choice) => choice.do === 'attack' && choice.allOut > 0) ? ' !' : '';
      return `${name} ${zones(some)}${dice}${allOut}`;
    })
    .join(', ');
}

/** Chunks one after the other, broken only where one is wider than a line. Keys are yellow. */
function flow(chunks: readonly Chunk[], { width, style }: Canvas): readonly string[] {
  // To be read out: one deed a line.
  if (width === Infinity) return chunks.map(({ key, text }) => `${key} ${text}`.trimEnd());
  const lines: string[] = [];
  for (const { key, text } of chunks) {
    const plain = `${key} ${text}`.trimEnd();
    const painted = plain.replace(key, paint(style, 'move', key));
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + GAP.length + widthOf(plain) <= width)
      lines.splice(-1, 1, last + GAP + painted);
    else if (widthOf(plain) < width) lines.push(` ${painted}`);
    else lines.push(...wrap(` ${plain}`, width, '   '));
  }
  return lines;
}
const GAP = '   ';

/** Won or lost, and by what; then the goals. */
function resultLines(view: View, { width, style, ...canvas }: Canvas): readonly string[] {
  const { texts, table } = wordsFor(canvas);
  const isWon = view.ending === 'won';
  const how = view.ending === null ? '' : `: ${texts.endings[view.ending]}`;
  const result = `${isWon ? table.won : table.lost}${how} (${texts.figures.kills}: ${view.kills})`;
  return [
    paint(style, isWon ? 'people' : 'dead', truncate(` ${result}`, width)),
    ...goalLines(view, table).map(({ id, isMet }) =>
      truncate(` ${isMet ? '+' : '-'} ${texts.names.goal(id, view)}`, width),
    ),
    ...endingText(view, texts.names).flatMap((line) => wrap(` ${line}`, width, ' ')),
  ];
}
