/** The hand: cards with their texts, and the number to type where a card may be played. */
import { PRINTED, type Resource } from '@horda/cisza/content/resources';
import type { View } from '@horda/cisza/view';
import { linesOf, paint, typed } from '../../terminal/style.ts';
import { pad, padLeft, truncate, widthOf, wrap } from '../../terminal/width.ts';
import { copies, times } from '../counted.ts';
import type { Canvas, DrawnHand, Numbering } from '../drawing.ts';
import type { CiszaWords } from './table.ts';

/** Columns for the number to type, or for the sign that the card cannot be played. */
const MARGIN = 4;

export function drawHand(
  view: View,
  { width, style }: Canvas,
  { texts, table }: CiszaWords,
  { numberOf, barred }: Numbering,
  brief: boolean,
): DrawnHand {
  const hand = copies(handOf(view), (card) => card).map(([card, n]) => {
    const { name } = texts.cards[card];
    return { card, name: times(PRINTED[card].noise ? `${name} (${table.noise})` : name, n, style) };
  });
  const names = Math.max(0, ...hand.map(({ name }) => widthOf(name))) + 2;
  const room = width - MARGIN - names;
  const mayPlay = view.asks.some(({ own }) => own?.prompt === 'play.choose');
  const numbers: number[] = [];
  const lines = hand.flatMap(({ card, name }) => {
    const play = { do: 'play', card };
    const number = numberOf(play);
    if (number !== null) numbers.push(number);
    const rule = mayPlay && number === null ? barred(play) : null;
    const text = rule === null ? texts.cards[card].text : `[${rule}] ${texts.cards[card].text}`;
    const [first = '', ...more] = brief ? [truncate(text, room)] : wrap(text, room);
    const sign = number !== null ? typed(style, number) : rule !== null ? `${linesOf(style).no}  ` : '';
    const whole = [
      padLeft(sign, MARGIN) + paint(style, 'strong', pad(name, names)) + first,
      ...more.map((next) => ' '.repeat(MARGIN + names) + next),
    ];
    return rule === null ? whole : whole.map((each) => paint(style, 'known', each));
  });
  return { lines, numbers };
}

export function handOf({ shelters, seat }: View): readonly Resource[] {
  return seat === null ? [] : (shelters[seat]?.hand ?? []);
}
