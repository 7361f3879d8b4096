/** Packs of Zombiaki: both decks, typed in by an owner of the cards. */
import type { PackSpec } from '@horda/kernel';
import { checked, fieldsAt, inside, listAt, numberAt, textAt, wordAt, type PackNotes } from '@horda/parts';
import { everyCopy, firstWith } from './content/decks.ts';
import {
  effectCalled,
  EFFECTS,
  factsOf,
  isOldWord,
  signsOf,
  type Effect,
  type EffectWord,
  type Printing,
  type Side,
} from './content/effects.ts';
import { JUBILEUSZ_LIST } from './content/jubileusz.ts';
import { MOSKWA_LIST } from './content/moskwa.ts';
import {
  printed,
  printedAs,
  type InBoth,
  type LineSign,
  type Listed,
  type Printed,
  type Source,
  type Written,
} from './content/printed.ts';
import type { Options } from './state.ts';
import { TAKEN } from './text/names.ts';

/** A card of a pack: its printed values and its words. */
export interface PackCard extends Written {
  readonly name: InBoth;
  /** The card's own description; null: the description of its effect is used. */
  readonly text: InBoth | null;
}

export interface ZombiakiPack {
  readonly zombies: readonly PackCard[];
  readonly humans: readonly PackCard[];
}

const SIDES: readonly Side[] = ['zombies', 'humans'];
/** The numbers of a card in a pack. The number that its effect needs is always called `value`. */
type PackNumber = Printing | 'value';

/** Cards of each side, Dawn included. (Z2, Z3) */
export const DECK_SIZE = 40;
const NUMBERS: readonly PackNumber[] = ['strength', 'wounds', 'value'];
/** Of a number on a card. */
export const MOST = 12;
export const SOURCES: readonly Source[] = ['rulebook', 'published', 'house'];
export const LONGEST_NAME = 30;
export const LONGEST_TEXT = 240;

export const PACK: PackSpec<ZombiakiPack, Options> = {
  version: 1,
  replaces: ['deck'],
  template: ({ deck }) => ({ zombies: listed(deck, 'zombies'), humans: listed(deck, 'humans') }),
  check(content) {
    const notes: PackNotes = [];
    const fields = fieldsAt(notes, '', content, SIDES);
    const ids = new Map<string, string>();
    const zombies = deckAt(notes, 'zombies', fields['zombies'], ids);
    return checked(notes, { zombies, humans: deckAt(notes, 'humans', fields['humans'], ids) });
  },
  count: ({ zombies, humans }) => ({ zombies: sizeOf(zombies), humans: sizeOf(humans) }),
};

/** Every copy of every card of a pack. */
export function packCards({ zombies, humans }: ZombiakiPack): readonly Printed[] {
  return everyCopy([...zombies, ...humans].map((card) => printedAs(card, firstWith(effectCalled(card.effect)).rule)));
}

/** The game's own cards in the form of a pack. */
function listed(deck: Options['deck'], side: Side): readonly PackCard[] {
  const cards: readonly Listed[] = deck === 'moskwa' ? MOSKWA_LIST : JUBILEUSZ_LIST;
  return cards.filter(({ effect }) => factsOf(effect).side === side).map(written);
}

function written(card: Listed): PackCard {
  const { id, name, effect, copies, line, source } = card;
  const numbers = numbersOf(effect, printed(card));
  return { id, name, effect, copies, ...numbers, ...(line === undefined ? {} : { line }), source, text: null };
}

/** The numbers that a card with this effect must have. */
export function needsOf(effect: Effect): readonly PackNumber[] {
  const { numbers, counts } = factsOf(effect);
  return counts === null ? numbers : [...numbers, 'value'];
}

function numbersOf(effect: Effect, card: Printed): Pick<Written, PackNumber> {
  return Object.fromEntries(needsOf(effect).map((number) => [number, card[number]]));
}

/** A deck of forty cards; the zombie deck has one Dawn. Sums are checked only if every card is valid. */
function deckAt(notes: PackNotes, side: Side, value: unknown, ids: Map<string, string>): readonly PackCard[] {
  const before = notes.length;
  const cards = (listAt(notes, side, value, 1, DECK_SIZE) ?? []).flatMap((card, i) => {
    return cardAt(notes, inside(side, i), card, side, ids) ?? [];
  });
  if (value === undefined || notes.length > before) return cards;
  const given = sizeOf(cards);
  if (given !== DECK_SIZE) notes.push({ path: side, kind: 'total', given, needed: DECK_SIZE });
  const dawns = sizeOf(cards.filter(({ effect }) => effect === 'dawn'));
  if (side === 'zombies' && dawns !== 1) notes.push({ path: side, kind: 'other', ...ONE_DAWN });
  return cards;
}

const ONE_DAWN: InBoth = {
  en: 'the deck of the zombies needs exactly one card with the effect "dawn"',
  pl: 'talia zombiaków musi mieć dokładnie jedną kartę z działaniem "dawn"',
};

const REQUIRED = ['id', 'name', 'effect', 'copies'];
const OPTIONAL = [...NUMBERS, 'line', 'source', 'text'];

/** Null: the card has a problem, which was noted. */
function cardAt(notes: PackNotes, path: string, value: unknown, side: Side, ids: Map<string, string>): PackCard | null {
  const before = notes.length;
  const fields = fieldsAt(notes, path, value, REQUIRED, OPTIONAL);
  const at = (field: string): [PackNotes, string, unknown] => [notes, inside(path, field), fields[field]];
  const id = textAt(...at('id'), LONGEST_NAME);
  noteRepeated(notes, inside(path, 'id'), id, ids);
  const name = wordsAt(...at('name'), LONGEST_NAME);
  if (name !== null) noteSameName(notes, inside(path, 'name'), name, side, ids);
  const word = effectAt(...at('effect'), side);
  const effect = word === null ? null : effectCalled(word);
  const copies = numberAt(...at('copies'), 1, DECK_SIZE);
  const source = wordAt(...at('source'), SOURCES) ?? 'published';
  const text = fields['text'] === null ? null : wordsAt(...at('text'), LONGEST_TEXT);
  const numbers = effect === null ? {} : numbersAt(notes, path, fields, effect);
  const line = effect === null ? null : lineAt(notes, path, fields['line'], effect);
  if (notes.length > before || id === null || name === null || word === null || copies === null) return null;
  return { id, name, effect: word, copies, ...numbers, ...(line === null ? {} : { line }), source, text };
}

/** The word of an effect, kept exactly as written, so that the hash of the pack does not change. */
function effectAt(notes: PackNotes, path: string, value: unknown, side: Side): EffectWord | null {
  const isOld = isOldWord(value) && factsOf(effectCalled(value)).side === side;
  return isOld ? value : wordAt(notes, path, value, effectsOf(side));
}

export function effectsOf(side: Side): readonly Effect[] {
  return (Object.keys(EFFECTS) as Effect[]).filter((effect) => factsOf(effect).side === side);
}

/** Notes two cards with the same id, which could not be told apart. */
function noteRepeated(notes: PackNotes, path: string, id: string | null, ids: Map<string, string>): void {
  if (id === null) return;
  const first = ids.get(id);
  if (first !== undefined) notes.push({ path, kind: 'repeated', given: id, first });
  else if (TAKEN.some((taken) => taken.id === id)) notes.push({ path, kind: 'other', ...isTaken(id) });
  else ids.set(id, path);
}

/** Notes two cards of one side with the same name in either language; upper and lower case make no difference. */
function noteSameName(notes: PackNotes, path: string, name: InBoth, side: Side, known: Map<string, string>): void {
  for (const language of ['pl', 'en'] as const) {
    const given = name[language];
    const place = inside(path, language);
    const word = given.toLowerCase();
    const key = `${side} ${language} ${word}`;
    const first = known.get(key);
    if (first !== undefined) notes.push({ path: place, kind: 'repeated', given, first });
    else if (TAKEN.some((taken) => taken.name[language] === word))
      notes.push({ path: place, kind: 'other', ...isTaken(given) });
    else known.set(key, place);
  }
}

function isTaken(word: string): InBoth {
  return {
    en: `"${word}" is what the table calls a zombie that has become small; another one is needed`,
    pl: `"${word}" oznacza na stole zombiaka, który stał się mały; potrzeba czegoś innego`,
  };
}

/** A name or a text in both languages. */
function wordsAt(notes: PackNotes, path: string, value: unknown, most: number): InBoth | null {
  const fields = fieldsAt(notes, path, value, ['pl', 'en']);
  const pl = textAt(notes, inside(path, 'pl'), fields['pl'], most);
  const en = textAt(notes, inside(path, 'en'), fields['en'], most);
  return pl === null || en === null ? null : { pl, en };
}

/** The fields of a card with this effect. */
function fieldsOf(effect: Effect): readonly string[] {
  const line = signsOf(effect).length > 0 ? ['line'] : [];
  return [...REQUIRED, ...needsOf(effect), ...line, 'source', 'text'];
}

/** The sign for the line of fire, if it has a meaning for this effect. */
function lineAt(notes: PackNotes, path: string, value: unknown, effect: Effect): LineSign {
  const [place, signs] = [inside(path, 'line'), signsOf(effect)];
  if (value === undefined || signs.length > 0) return wordAt(notes, place, value, signs);
  notes.push({ path: place, kind: 'field', given: 'line', allowed: fieldsOf(effect) });
  return null;
}

/** Exactly the numbers that the effect needs. */
function numbersAt(
  notes: PackNotes,
  path: string,
  fields: Readonly<Record<string, unknown>>,
  effect: Effect,
): Pick<Written, PackNumber> {
  const needs = needsOf(effect);
  const found: [PackNumber, number][] = [];
  for (const number of NUMBERS) {
    const place = inside(path, number);
    const isGiven = fields[number] !== undefined;
    if (needs.includes(number) && !isGiven) notes.push({ path: place, kind: 'missing' });
    if (!needs.includes(number) && isGiven)
      notes.push({
        path: place,
        kind: 'field',
        given: number,
        allowed: fieldsOf(effect),
      });
    const value = numberAt(notes, place, fields[number], 1, MOST);
    if (value !== null) found.push([number, value]);
  }
  return Object.fromEntries(found);
}

function sizeOf(cards: readonly PackCard[]): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}
