/** The viewer's own group and cards, each with the numbers of what can be done with it. */
import { ITEM_IDS } from '@horda/long-night/content/ids';
import { contentOf } from '@horda/long-night/rules/table';
import type { CardNo, Choice, SurvivorNo } from '@horda/long-night/state';
import { promptSeen } from '@horda/long-night/text/seen';
import type { View } from '@horda/long-night/view';
import { paint, typed } from '../../terminal/style.ts';
import { padLeft, truncate, widthOf, wrap } from '../../terminal/width.ts';
import { copies, times } from '../counted.ts';
import type { Canvas, DrawnHand, Numbering } from '../drawing.ts';
import { drawActions, drawWays } from './actions.ts';
import { resultLines } from './goals.ts';
import {
  damageOf,
  dealtTo,
  factsOf,
  firstName,
  flow,
  GAP,
  handOf,
  ownSurvivors,
  wordsFor,
  type LongNightWords,
  type SurvivorView,
} from './seen.ts';
import type { Deed } from './words.ts';

const MARGIN = 2;

/** A deed with its number, or numbers where it names one more thing. */
interface Numbered {
  readonly deed: string;
  readonly numbers: readonly number[];
}

export function drawHand(view: View, canvas: Canvas, numbering: Numbering, brief: boolean): DrawnHand {
  if (view.phase === 'over') return { lines: resultLines(view, canvas, brief), numbers: [] };
  const prompt = promptSeen(view);
  if (prompt === 'move.choose') return drawWays(view, canvas, numbering);
  if (brief && prompt === 'turn.choose') return drawActions(view, canvas, numbering);
  const words = wordsFor(canvas);
  const dealt = dealtTo(view);
  if (dealt.length > 0) return drawDealt(view, canvas, numbering, dealt, brief);
  const group = ownSurvivors(view).map((one) => ({
    name: personText(view, one, words),
    deeds: deedsOf(one, numbering, words),
    text: '',
  }));
  const cards = copies(handOf(view), String).map(([card, n]) => ({
    name: times(words.texts.names.card(card), n, canvas.style),
    deeds: usesOf(view, card, numbering, words),
    text: cardText(view, card, words),
  }));
  const shown = [...group, ...cards];
  const numbers = [...new Set(shown.flatMap(({ deeds }) => deeds.flatMap((deed) => deed.numbers)))];
  return { lines: shown.flatMap((one) => lineOf(one, canvas, brief)), numbers };
}

/** The survivors to choose from come before the cards: ` 1) Lily Mae (influence 39 …)`, and below it the ability. */
function drawDealt(
  view: View,
  { width, style, ...canvas }: Canvas,
  { numberOf }: Numbering,
  dealt: readonly SurvivorNo[],
  brief: boolean,
): DrawnHand {
  const words = wordsFor({ width, style, ...canvas });
  const { names } = words.texts;
  const lines = dealt.flatMap((survivor) => {
    const { occupation } = names.texts.survivors[survivor]!;
    const number = numberOf(picked(survivor));
    const facts = [names.say(occupation), ...factsOf(view, survivor, words)].join(', ');
    const head = `${number === null ? INDENT : padLeft(typed(style, number), INDENT.length)}${names.survivor(survivor)} (${facts})`;
    const ability = words.texts.printed.ability(survivor);
    const told = brief ? [truncate(ability, width - INDENT.length)] : wrap(ability, width - INDENT.length);
    return [truncate(head, width), ...told.map((line) => paint(style, 'known', INDENT + line))];
  });
  return { lines, numbers: dealt.flatMap((survivor) => numberOf(picked(survivor)) ?? []) };
}

const picked = (survivor: SurvivorNo): Choice => ({ do: 'survivor', survivor });

interface Row {
  readonly name: string;
  readonly deeds: readonly Numbered[];
  readonly text: string;
}

/** `  Fuel  3) play  7) crisis`, and what the card does where there is room for it. No number is ever cut off. */
function lineOf({ name, deeds, text }: Row, { width, style }: Canvas, brief: boolean): readonly string[] {
  const done = deeds.map(({ deed, numbers }) => `${paint(style, 'move', `${numbers.join(' ')})`)} ${deed}`);
  const lines = flow([`${' '.repeat(MARGIN)}${name}`, ...done], width, INDENT);
  const last = lines.at(-1)!;
  const room = width - widthOf(last) - GAP.length;
  if (text === '' || (brief && room < 20)) return lines;
  if (brief || widthOf(text) <= room)
    return [...lines.slice(0, -1), `${last}${GAP}${paint(style, 'known', truncate(text, room))}`];
  const under = wrap(text, width - INDENT.length).map((line) => paint(style, 'known', INDENT + line));
  return [...lines, ...under];
}

const INDENT = ' '.repeat(MARGIN * 2);

/** `Gia 33 @ School ww att 3+ sea 2+`. */
function personText(view: View, one: SurvivorView, { texts, table }: LongNightWords): string {
  const damage = damageOf(one, table);
  const { influence } = contentOf(view).survivors[one.card]!;
  const facts = [firstName(texts.names.survivor(one.card)), influence, '@', texts.names.place(one.place)];
  return [...facts, ...(damage === '' ? [] : [damage]), table.values(one.attack, one.search)].join(' ');
}

const ACTIONS = ['attack', 'search', 'barricade', 'attract', 'move'] as const;

function deedsOf(
  { card: survivor }: SurvivorView,
  numbering: Numbering,
  { table }: LongNightWords,
): readonly Numbered[] {
  const actions = ACTIONS.map((deed): readonly [Deed, Choice] => [deed, { do: deed, survivor }]);
  const ability: readonly [Deed, Choice] = ['ability', { do: 'ability', survivor, of: survivor }];
  const pick: readonly [Deed, Choice] = ['pick', picked(survivor)];
  const lead: readonly [Deed, Choice] = ['lead', { do: 'leader', survivor }];
  return numbered([...actions, ability, pick, lead], numbering, table.deeds);
}

/** What the hand's card may be used for. Of several uses the list of options tells which is which. */
function usesOf(view: View, card: CardNo, numbering: Numbering, { table }: LongNightWords): readonly Numbered[] {
  const uses = [...(itemOf(view, card)?.uses.keys() ?? [])]
    .map((use): Choice => ({ do: 'play', card, use }))
    .filter((play) => numbering.numberOf(play) !== null);
  return numbered(
    [
      ...(uses.length === 1 ? uses : []).map((play): readonly [Deed, Choice] => ['play', play]),
      ['contribute', { do: 'contribute', card }],
      ['offer', { do: 'offer', card }],
      ['calm', { do: 'calm', card }],
      ['pick', { do: 'card', card }],
    ],
    numbering,
    table.deeds,
  );
}

function numbered(
  pairs: readonly (readonly [Deed, Choice])[],
  { numberOf }: Numbering,
  words: Readonly<Record<Deed, string>>,
): readonly Numbered[] {
  return pairs.flatMap(([deed, choice]) => {
    const number = numberOf(choice);
    return number === null ? [] : [{ deed: words[deed], numbers: [number] }];
  });
}

function itemOf(view: View, card: CardNo) {
  const { cards, items } = contentOf(view);
  return items[ITEM_IDS.indexOf(cards[card]?.item as (typeof ITEM_IDS)[number])];
}

/** `fuel: what it does`. */
export function cardText(view: View, card: CardNo, { texts }: LongNightWords): string {
  const item = itemOf(view, card);
  if (item === undefined) return '';
  const number = ITEM_IDS.indexOf(contentOf(view).cards[card]?.item as never);
  return `${texts.symbols[item.symbol].name}: ${texts.printed.item(number)}`;
}
