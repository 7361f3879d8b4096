/** What can be done in a turn, by what is typed for it: a key or word, then a zone, a card or a name. */
import { folded, type Language } from '@horda/parts';
import { tableOf } from '@horda/zombicide/obstacle';
import { opensSilently } from '@horda/zombicide/text/seen';
import { zombiesIn } from '@horda/zombicide/rules/table';
import type { Choice, ZoneNo } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import type { Canvas } from '../drawing.ts';
import { wordsFor } from './seen.ts';
import { TABLE_WORDS, type Deed } from './words.ts';

const DEED_OF: Readonly<Partial<Record<Choice['do'], Deed>>> = {
  move: 'move',
  attack: 'attack',
  throw: 'attack',
  search: 'search',
  door: 'door',
  objective: 'objective',
  crate: 'crate',
  pickUp: 'pickUp',
  trade: 'trade',
  reload: 'reload',
  lightOn: 'light',
  lightOff: 'light',
  makeNoise: 'noise',
  rally: 'rally',
  dash: 'skill',
  skill: 'skill',
  lead: 'skill',
  eat: 'eat',
  useToken: 'token',
  discard: 'discard',
  activate: 'activate',
  exit: 'exit',
  end: 'end',
};

export function deedOf(choice: Choice): Deed | null {
  return DEED_OF[choice.do] ?? null;
}

/** The deed that a typed word names: the keys of the own language come first, then words, then the other language. */
export function deedNamed(word: string, language: Language): Deed | null {
  const other = language === 'pl' ? 'en' : 'pl';
  return keyed(word, language) ?? worded(word, language) ?? keyed(word, other) ?? worded(word, other);
}

function keyed(word: string, language: Language): Deed | null {
  const { deeds } = TABLE_WORDS[language];
  return (Object.keys(deeds) as Deed[]).find((deed) => folded(deeds[deed].key) === word) ?? null;
}

function worded(word: string, language: Language): Deed | null {
  const { deeds } = TABLE_WORDS[language];
  const names = (deed: Deed): readonly string[] => [folded(deeds[deed].word), ...deeds[deed].also];
  const all = Object.keys(deeds) as Deed[];
  const isBeginning = word.length >= SHORTEST;
  return (
    all.find((deed) => names(deed).includes(word)) ??
    all.find((deed) => isBeginning && names(deed).some((name) => name.startsWith(word))) ??
    null
  );
}
/** Shorter beginnings of words are too ambiguous. */
const SHORTEST = 3;

/** The zone that a choice is about; null: none. */
export function zoneOf(choice: Choice): ZoneNo | null {
  switch (choice.do) {
    case 'move':
    case 'dash':
      return choice.way.at(-1) ?? null;
    case 'attack':
    case 'throw':
    case 'skill':
    case 'start':
    case 'zone':
    case 'darkZone':
      return choice.zone;
    case 'lightOn':
    case 'aim':
      return choice.at;
    default:
      return null;
  }
}

/** The zone behind the door, for a door; for everything else, as above. */
export function aboutZone(choice: Choice, behind: (door: number) => ZoneNo): ZoneNo | null {
  return choice.do === 'door' ? behind(choice.door) : zoneOf(choice);
}

/** Among choices that what was typed leaves open, the lower one is meant: a pair, no All-Out, no light, a silent tool. */
export function rankOf(view: View, choice: Choice): number {
  switch (choice.do) {
    case 'attack': {
      const isEmpty = zombiesIn(tableOf(view), choice.zone) === 0;
      const isSingle = choice.with.length === 1;
      return (isEmpty ? AT_NOTHING : 0) + choice.allOut * 10 + (isSingle ? 2 : 0) + (choice.light ? 1 : 0);
    }
    case 'door':
      return opensSilently(view, choice.card) ? 0 : 1;
    case 'search':
      // By day a Flashlight costs nothing; at night it is seen.
      return choice.light === view.night ? 1 : 0;
    case 'trade':
      return choice.with < 0 ? 1 : 0;
    default:
      return 0;
  }
}

/** The rank of a shot at an empty zone, which only makes noise. */
export const AT_NOTHING = 100;

/** Every word that may follow the key of a choice: names of cards, skills, people. */
export function namesIn(view: View, choice: Choice, { texts, name, language }: Canvas): readonly string[] {
  const known = KNOWN[language].get(choice);
  if (known !== undefined) return known;
  const names = [...texts.words(choice), texts.option(choice, view, name)].flatMap((text) =>
    folded(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );
  KNOWN[language].set(choice, names);
  return names;
}
const KNOWN: Readonly<Record<Language, WeakMap<Choice, readonly string[]>>> = { en: new WeakMap(), pl: new WeakMap() };

/** The own cards, in `trade`. */
export const OWN = ['self', 'own', 'ja', 'sam', 'wlasne'] as const;

export function keyOf(deed: Deed, canvas: Canvas): string {
  return wordsFor(canvas).table.deeds[deed].key;
}
