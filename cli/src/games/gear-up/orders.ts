/** Commands that only Gear Up has: to show a street, a weapon, the cards or the signs, and to aim. */
import { contentOf } from '@horda/gear-up/content/cards';
import { COLOURS, EFFECTS, type Weapon } from '@horda/gear-up/content/content';
import type { View } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import { folded, LANGUAGES, type Language } from '@horda/parts';
import { quoted } from '../../terminal/width.ts';
import type { Canvas, GameOrder } from '../drawing.ts';
import { bossLines } from './boss.ts';
import { DEED_WORDS } from './deeds.ts';
import { effectList, inOneLine } from './hand.ts';
import { pileSentences } from './piles.ts';
import { effectsOf, ownSeat, shapeRows, TABLE_WORDS, wordsFor } from './seen.ts';
import { bossSentences } from './sentences.ts';
import { bossCardsLeft, facts, legend, signsOfSurvivors } from './table.ts';
import { wholeStreet } from './street.ts';
import type { TableWords } from './words.ts';

type Helped = keyof TableWords['help'];

function helpOf(order: Helped): Readonly<Record<Language, string>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, TABLE_WORDS[language].help[order]])) as Readonly<
    Record<Language, string>
  >;
}

/** Words of the orders that share out zombies. */
const GIVING = ['give', 'agree', 'daj', 'zgoda'];

/** `aim` reads the orders that lead to an answer; they come here only at the wrong moment. */
function towardsAnswer(order: Helped, words: readonly string[]): GameOrder {
  return {
    words,
    help: helpOf(order),
    answer: (_view, canvas) => [wordsFor(canvas).table.misses.notNow],
  };
}

export const ORDERS: readonly GameOrder[] = [
  towardsAnswer('aim', ['mark', 'aim', 'zaznacz', 'celuj']),
  towardsAnswer('keys', ['turn', 'mirror', 'next', 'obroc', 'lustro', 'dalej', 'one', 'jedna']),
  towardsAnswer('deeds', [...DEED_WORDS.filter((word) => !GIVING.includes(word)), 'ammo', 'amunicja']),
  towardsAnswer('give', GIVING),
  {
    words: ['street', 'ulica'],
    help: helpOf('street'),
    answer: (view, canvas, rest) => streetAnswer(view as View, canvas, rest),
  },
  {
    words: ['board', 'plansza'],
    help: helpOf('board'),
    answer: (view, canvas) => boardAnswer(view as View, canvas),
  },
  {
    words: ['weapon', 'weapons', 'bron', 'bronie'],
    help: helpOf('weapon'),
    answer: (view, canvas, rest) => weaponAnswer(view as View, canvas, rest),
  },
  {
    words: ['cards', 'karty'],
    help: helpOf('cards'),
    answer: (view, canvas) => cardAnswer(view as View, canvas),
  },
  {
    words: ['signs', 'znaki'],
    help: helpOf('legend'),
    answer: (view, canvas) => signAnswer(view as View, canvas),
  },
];

/** The meaning of every sign, and the orders that show what does not fit on a small screen. */
function signAnswer(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const style = { ...canvas.style, color: false };
  return [legend(view, style, words), signsOfSurvivors(view, style, words), words.table.inFull];
}

/** The boss with all its squares and all known facts, even before it arrives. */
function boardAnswer(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const style = { ...canvas.style, color: false };
  const grid = bossLines(view, null, style, 2).map((line) => `  ${line}`);
  return bossSentences(view, canvas, words, grid);
}

/** The whole streets of the players whose names begin with `typed`, or of all players, the viewer's first. */
function streetAnswer(view: View, canvas: Canvas, typed: string): readonly string[] {
  const words = wordsFor(canvas);
  const asked = folded(typed);
  const seats = [...view.survivors.keys()]
    .filter((seat) => asked === '' || folded(canvas.name(seat)).startsWith(asked))
    .toSorted((a, b) => Number(b === ownSeat(view)) - Number(a === ownSeat(view)));
  if (seats.length === 0) return [words.table.noPlayer(quoted(typed))];
  const style = { ...canvas.style, color: false };
  const drawn = (seat: Seat): readonly string[] => [
    facts(view, canvas, seat, words).join(', '),
    ...wholeStreet({ view, seat, plan: null, style, words }, canvas.width - 2),
  ];
  return seats.flatMap(drawn);
}

/** The viewer's own weapons with their full effects, or the weapons and effects whose names match `typed`. */
function weaponAnswer(view: View, canvas: Canvas, typed: string): readonly string[] {
  const words = wordsFor(canvas);
  const { texts, table } = words;
  const asked = folded(typed);
  const content = contentOf(view);
  const own = view.survivors[ownSeat(view)]!;
  const told = (survivor: number, weapon: Weapon): string => {
    const shape = inOneLine(shapeRows(content, weapon.shape), canvas.style);
    const holder = view.survivors.find((each) => each.survivor === survivor) ?? own;
    return `${texts.survivor(survivor)}, ${texts.colours[weapon.colour]}: ${texts.weapon(survivor, weapon.colour)} ${shape} ${effectList(view, weapon, holder, words)}`;
  };
  const explained = (effects: readonly (typeof EFFECTS)[number][]): readonly string[] =>
    [...new Set(effects)].map((effect) => `${texts.effects[effect].name}: ${texts.effects[effect].text}`);
  if (asked === '') {
    if (own.survivor < 0) return [table.whichWeapon];
    const { weapons } = content.survivors[own.survivor]!;
    const companions = view.companions.map(({ companion }) => companion);
    const effects = [
      ...weapons.flatMap((weapon) => effectsOf(view, weapon, own).map(({ effect }) => effect)),
      ...companions.map((companion) => content.companions[companion]!.effect),
    ];
    const helpers = companions.map((companion) => companionTold(view, canvas, companion));
    return [...weapons.map((weapon) => told(own.survivor, weapon)), ...helpers, ...explained(effects)];
  }
  const found = content.survivors.flatMap((_, survivor) =>
    COLOURS.flatMap((colour) => {
      const weapon = content.survivors[survivor]!.weapons.find((each) => each.colour === colour)!;
      return folded(texts.weapon(survivor, colour)).includes(asked) ? [told(survivor, weapon)] : [];
    }),
  );
  const effects = explained(EFFECTS.filter((effect) => folded(texts.effects[effect].name).includes(asked)));
  const all = [...found, ...effects];
  return all.length === 0 ? [table.noWeapon(quoted(typed))] : all;
}

/** A companion of solo play, with shape and effect. */
function companionTold(view: View, canvas: Canvas, companion: number): string {
  const { texts } = wordsFor(canvas);
  const content = contentOf(view);
  const { shape, effect } = content.companions[companion]!;
  return `${texts.companion(companion)}: ${inOneLine(shapeRows(content, shape), canvas.style)} ${texts.effects[effect].name}`;
}

/** The row of turn cards, the cards that nobody has seen yet, and the piles of zombies. */
function cardAnswer(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { texts, table } = words;
  const content = contentOf(view);
  const told = (card: number): string => {
    const { colour, march, companion } = content.turnCards[card]!;
    const helps = companion && view.survivors.length === 1 ? `, ${texts.labels.companion}` : '';
    return `${texts.colours[colour]} (${texts.marches[march]}${helps})`;
  };
  const row = view.row.map((card, i) => `${i + 1} ${card === null ? '?' : told(card)}`);
  return [
    `${texts.labels.turnRow}: ${row.join(', ')}`,
    `${texts.labels.toCome}: ${view.toCome.map(told).join(', ')} (${texts.labels.leftOut})`,
    view.round === 2
      ? `${table.bossCards}: ${bossCardsLeft(view, texts.icons, canvas.style)}`
      : table.letters(view.lettersToCome),
    ...pileSentences(view, words),
  ];
}
