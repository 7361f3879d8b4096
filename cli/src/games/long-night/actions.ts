/** Long lists of options in groups, for screens with little room: `attack: 1) Gia  2) Blue`. */
import type { CardNo, Choice } from '@horda/long-night/state';
import { offered } from '@horda/long-night/text/seen';
import type { View } from '@horda/long-night/view';
import { truncate } from '../../terminal/width.ts';
import type { Canvas, DrawnHand, Numbering } from '../drawing.ts';
import { firstName, flow, handOf, wordsFor, type LongNightWords } from './seen.ts';

const MARGIN = ' ';
const LONGEST = 40;
const LONGEST_USE = 24;

/** The actions of a turn by what is done, the ways of a move by the fuel that is played. */
export const GROUPED: readonly string[] = ['turn.choose', 'move.choose'];

export function drawGroups(view: View, canvas: Canvas, { numberOf }: Numbering): DrawnHand {
  const words = wordsFor(canvas);
  const all = offered(view).flatMap((choice) => {
    const number = numberOf(choice);
    return number === null ? [] : [{ ...entryOf(choice, view, canvas, words), number }];
  });
  const flowing = (chunks: readonly string[]): readonly string[] =>
    flow(chunks, canvas.width - MARGIN.length, '').map((line) => MARGIN + line);
  const groups = Map.groupBy(all, ({ group }) => group);
  const others = groups.get(null) ?? [];
  groups.delete(null);
  const chunks = [...groups].flatMap(([group, entries]) =>
    entries.map(({ number, name }, n) => `${n === 0 ? `${group}: ` : ''}${number}) ${name}`),
  );
  const lines = [...flowing(chunks), ...flowing(others.map(({ number, name }) => `${number}) ${name}`))];
  return { lines, numbers: all.map(({ number }) => number) };
}

interface Entry {
  /** Null: the name says all. */
  readonly group: string | null;
  readonly name: string;
}

function entryOf(choice: Choice, view: View, { name }: Canvas, words: LongNightWords): Entry {
  const { survivor, place } = words.texts.names;
  const { deeds } = words.table;
  const label = words.texts.option(choice, view, name);
  const whole: Entry = { group: null, name: truncate(label, LONGEST) };
  switch (choice.do) {
    case 'attack':
    case 'search':
    case 'barricade':
    case 'attract':
    case 'move':
      return { group: deeds[choice.do], name: firstName(survivor(choice.survivor)) };
    case 'ability':
      return choice.of === choice.survivor
        ? { group: deeds.ability, name: firstName(survivor(choice.survivor)) }
        : whole;
    case 'play':
      return { group: deeds.play, name: cardName(choice.card, view, words) + useOf(choice.card, label, words) };
    case 'contribute':
    case 'offer':
    case 'calm':
      return { group: deeds[choice.do], name: cardName(choice.card, view, words) };
    case 'equip':
      return {
        group: deeds.equip,
        name: `${cardName(choice.card, view, words)} > ${firstName(survivor(choice.survivor))}`,
      };
    case 'accuse':
      return { group: deeds.accuse, name: name(choice.seat) };
    case 'go':
      return { group: choice.fuel < 0 ? null : cardName(choice.fuel, view, words), name: place(choice.to) };
    default:
      return whole;
  }
}

/** The beginning of what the label says of one of several uses, after the name of the card. */
function useOf(card: CardNo, label: string, { texts: { names } }: LongNightWords): string {
  const name = names.card(card);
  return truncate(label.slice(label.indexOf(name) + name.length), LONGEST_USE);
}

/** The first word is enough, if no other card in the hand begins with it. */
function cardName(card: CardNo, view: View, { texts: { names } }: LongNightWords): string {
  const whole = names.card(card);
  const alike = handOf(view).some(
    (other) => names.card(other) !== whole && firstName(names.card(other)) === firstName(whole),
  );
  return alike ? whole : firstName(whole);
}
