/** The actions of a turn by what is done, for screens with little room: `attack: 1) Gia  2) Blue`. */
import type { CardNo, Choice } from '@horda/long-night/state';
import { offered } from '@horda/long-night/text/seen';
import type { View } from '@horda/long-night/view';
import type { Canvas, DrawnHand, Numbering } from '../drawing.ts';
import { firstName, flow, handOf, wordsFor, type LongNightWords } from './seen.ts';
import type { Deed } from './words.ts';

const MARGIN = ' ';

export function drawActions(view: View, canvas: Canvas, { numberOf }: Numbering): DrawnHand {
  const words = wordsFor(canvas);
  const all = offered(view).flatMap((choice) => {
    const entry = entryOf(choice, view, canvas, words);
    const number = numberOf(choice);
    return entry === null || number === null ? [] : [{ ...entry, number }];
  });
  const chunks = [...Map.groupBy(all, ({ deed }) => deed)].flatMap(([deed, entries]) =>
    entries.map(({ number, name }, n) => `${n === 0 ? `${words.table.deeds[deed]}: ` : ''}${number}) ${name}`),
  );
  const lines = flow(chunks, canvas.width - MARGIN.length, '').map((line) => MARGIN + line);
  return { lines, numbers: all.map(({ number }) => number) };
}

interface Entry {
  readonly deed: Deed;
  readonly name: string;
}

/** Null: the list of options says it better. */
function entryOf(choice: Choice, view: View, { name }: Canvas, words: LongNightWords): Entry | null {
  const { survivor } = words.texts.names;
  switch (choice.do) {
    case 'attack':
    case 'search':
    case 'barricade':
    case 'attract':
    case 'move':
      return { deed: choice.do, name: firstName(survivor(choice.survivor)) };
    case 'ability':
      return choice.of === choice.survivor ? { deed: 'ability', name: firstName(survivor(choice.survivor)) } : null;
    case 'play':
      return hasMoreUses(choice, view) ? null : { deed: 'play', name: cardName(choice.card, view, words) };
    case 'contribute':
    case 'offer':
    case 'calm':
      return { deed: choice.do, name: cardName(choice.card, view, words) };
    case 'equip':
      return {
        deed: 'equip',
        name: `${cardName(choice.card, view, words)} > ${firstName(survivor(choice.survivor))}`,
      };
    case 'accuse':
      return { deed: 'accuse', name: name(choice.seat) };
    default:
      return null;
  }
}

function hasMoreUses({ card }: { readonly card: CardNo }, view: View): boolean {
  return offered(view).filter((choice) => choice.do === 'play' && choice.card === card).length > 1;
}

/** The first word is enough, if no other card in the hand begins with it. */
function cardName(card: CardNo, view: View, { texts: { names } }: LongNightWords): string {
  const whole = names.card(card);
  const alike = handOf(view).some(
    (other) => names.card(other) !== whole && firstName(names.card(other)) === firstName(whole),
  );
  return alike ? whole : firstName(whole);
}
