/** What can be done in a turn, by what is typed for it: a key or word, then a zone, a card or a name. */
import { folded, type Language } from '@horda/parts';
import { tableOf } from '@horda/zombicide/obstacle';
import { opensSilently } from '@horda/zombicide/text/seen';
import { gearOf } from '@horda/zombicide/rules/printed';
import { zombiesIn } from '@horda/zombicide/rules/table';
import type { Choice, Held, ZoneNo } from '@horda/zombicide/state';
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
  getIn: 'car',
  getOut: 'car',
  takeWheel: 'car',
  drive: 'car',
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
    case 'drive':
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

/** A shot or throw into a zone without zombies. */
export function isAtNothing(view: View, choice: Choice): boolean {
  return (choice.do === 'attack' || choice.do === 'throw') && zombiesIn(tableOf(view), choice.zone) === 0;
}

/** Whether two choices are about the same thing, done one way or another. */
export function isLike(view: View, a: Choice, b: Choice): boolean {
  if (a.do === 'attack' && b.do === 'attack')
    return a.zone === b.zone && weaponOf(view, a.with) === weaponOf(view, b.with);
  if (a.do === 'door' && b.do === 'door') return a.door === b.door;
  if (a.do === 'drive' && b.do === 'drive') return a.way.at(-1) === b.way.at(-1);
  return (a.do === 'search' && b.do === 'search') || (a.do === 'trade' && b.do === 'trade');
}

function weaponOf(view: View, [first]: readonly Held[]): string {
  return first === undefined ? '' : gearOf(view, first).id;
}

/** Of choices that are alike, the lower one is meant: a pair, no All-Out, no light, a silent tool, a partner, a slow drive. */
export function rankOf(view: View, choice: Choice): number {
  switch (choice.do) {
    case 'attack':
      return choice.allOut * 10 + (choice.with.length === 1 ? 2 : 0) + (choice.light ? 1 : 0);
    case 'door':
      return opensSilently(view, choice.card) ? 0 : 1;
    case 'search':
      // By day a Flashlight costs nothing; at night it is seen.
      return choice.light === view.night ? 1 : 0;
    case 'trade':
      return choice.with < 0 ? 1 : 0;
    case 'drive':
      return choice.way.length;
    default:
      return 0;
  }
}

/** Every word that may follow the key of a choice, in small letters: names of cards, skills, people. */
export function namesIn(view: View, choice: Choice, { texts, name, language }: Canvas): readonly string[] {
  const known = KNOWN[language].get(choice);
  if (known !== undefined) return known;
  const names = [...texts.words(choice), texts.option(choice, view, name)].flatMap((text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );
  KNOWN[language].set(choice, names);
  return names;
}
const KNOWN: Readonly<Record<Language, WeakMap<Choice, readonly string[]>>> = { en: new WeakMap(), pl: new WeakMap() };

/** The own cards, in `trade`: the first word of each language is shown. */
const OWN: Readonly<Record<Language, readonly string[]>> = { en: ['self', 'own'], pl: ['ja', 'sam', 'wlasne'] };

export function isOwn(word: string): boolean {
  return [...OWN.en, ...OWN.pl].includes(word);
}

export function ownWord({ language }: Canvas): string {
  return OWN[language][0]!;
}

export function keyOf(deed: Deed, canvas: Canvas): string {
  return wordsFor(canvas).table.deeds[deed].key;
}
