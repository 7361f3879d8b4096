/**
 * The reader is "you". A sentence about a player is written once, in the third person; told to that player it turns to
 * the second: `Ania plays`, `You play`.
 */
import type { Seat } from '@horda/kernel';
import type { Language, NameOf } from './text.ts';

/** The same names, told to the player of this seat; null: to somebody who only watches. */
export function namesTo(you: Seat | null, name: (seat: Seat) => string): NameOf {
  return Object.assign((seat: Seat) => name(seat), { you });
}

export const isYou = ({ you }: NameOf, seat: Seat): boolean => you === seat;

const IRREGULAR: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pl: { jest: 'jesteś' },
  en: { is: 'are', has: 'have' },
};

/** In the present tense Polish adds `sz`: zagrywa, zagrywasz. English leaves `s` or `es` out: plays, play. */
function secondPerson(language: Language, verb: string): string {
  const irregular = IRREGULAR[language][verb];
  if (irregular !== undefined) return irregular;
  return language === 'pl' ? `${verb}sz` : verb.replace(/(?<=ss|sh|ch|x|o)es$|s$/, '');
}

const YOU: Readonly<Record<Language, string>> = { pl: 'ty', en: 'you' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How a language speaks of a player and to the player. */
export interface Addressing {
  /**
   * The beginning of a sentence: `Ania plays` or `You play`; in Polish `Ania zagrywa` or `Zagrywasz`.
   * @param verb - third person, present; in Polish perhaps with `nie` before it
   */
  does(name: NameOf, seat: Seat, verb: string): string;
  /** The player inside a sentence: `Ania` or `you`. In Polish a nominative: `ty`. */
  who(name: NameOf, seat: Seat): string;
  /** Several players inside a sentence, the reader first. */
  all(name: NameOf, seats: readonly Seat[]): readonly string[];
}

export function addressing(language: Language): Addressing {
  const who = (name: NameOf, seat: Seat): string => (isYou(name, seat) ? YOU[language] : name(seat));
  return {
    does: (name, seat, verb) => {
      if (!isYou(name, seat)) return `${name(seat)} ${verb}`;
      const yours = secondPerson(language, verb);
      return language === 'pl' ? capital(yours) : `You ${yours}`;
    },
    who,
    all: (name, seats) =>
      seats.toSorted((a, b) => Number(isYou(name, b)) - Number(isYou(name, a))).map((seat) => who(name, seat)),
  };
}

/** A sentence under the name of its player, and the same to that player: `Ania: noise!`, `Noise in your shelter!` */
export function labelled(name: NameOf, seat: Seat, text: string, toYou: string): string {
  return isYou(name, seat) ? toYou : `${name(seat)}: ${text}`;
}
