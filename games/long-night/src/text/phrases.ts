/** Parts of sentences that are alike in all languages, but for a few terms. */
import type { NameOf } from '@horda/parts';
import type { SurvivorNo } from '../state.ts';
import type { View } from '../view.ts';
import type { Names } from './names.ts';
import { useText } from './options.ts';
import { entranceNo, survivorSeen } from './seen.ts';

/** The terms of a language. */
export interface Terms {
  /** `entrance 2`. */
  entrance(n: number): string;
  /** `use 2`, of an item with several. */
  use(n: number): string;
  /** Where the card of a lasting effect is not known. */
  readonly lasting: string;
  /** Before what a crossroads card does first. */
  readonly first: string;
  readonly wins: string;
  readonly loses: string;
  readonly exiled: string;
}

export interface Phrases {
  /** The survivor who acts now. */
  who(view: View): string;
  /** A question after the name of the card that asks it: `Lighter: who is healed?` */
  asked(view: View, question: string): string;
  /** The least die for an attack, or a search, of the survivor who acts. */
  attackDie(view: View): number;
  searchDie(view: View): number;
  /** What the crossroads card under way does before anybody chooses; empty: nothing. */
  before(view: View): string;
  /** A survivor, with its player if it is another one. */
  owned(survivor: SurvivorNo, view: View, name: NameOf): string;
  door(view: View, place: number, entrance: number): string;
  /** What one of several uses of an item does, in brackets; empty: it has one use. */
  use(choice: { readonly card: number; readonly use: number }): string;
  lasting(view: View, id: number): string;
  /** How a player ended, with the objective that counted. */
  result(view: View, seat: number, name: NameOf): string;
}

export function phrasesOf(names: Names, terms: Terms): Phrases {
  const acting = (view: View) => survivorSeen(view, view.underWay.survivor);
  return {
    who: (view) => names.survivor(view.underWay.survivor),
    asked: ({ underWay: { cause } }, question) =>
      cause === null ? question : `${names.cause(cause)}: ${uncapitalised(question)}`,
    attackDie: (view) => acting(view)?.attack ?? 1,
    searchDie: (view) => acting(view)?.search ?? 1,
    before: ({ underWay: { cause } }) => {
      const first = cause?.deck === 'crossroads' ? (names.texts.crossroads[cause.card]?.first ?? null) : null;
      return first === null ? '' : ` ${terms.first} ${names.say(first)}`;
    },
    owned: (survivor, view, name) => {
      const owner = survivorSeen(view, survivor)?.owner;
      const called = names.survivor(survivor);
      return owner === undefined || owner === view.seat ? called : `${called} (${name(owner)})`;
    },
    door: (view, place, entrance) => {
      const number = entranceNo(view, place, entrance);
      return number === null ? names.place(place) : `${names.place(place)}, ${terms.entrance(number)}`;
    },
    use: ({ card, use }) => {
      const text = useText(names, card, use);
      if (text !== null) return ` (${uncapitalised(text)})`;
      return use === 0 ? '' : ` (${terms.use(use + 1)})`;
    },
    lasting: (view, id) => {
      const effect = view.lasting.find((each) => each.id === id);
      return effect === undefined ? terms.lasting : names.crossroads(effect.card);
    },
    result: ({ winners, players, options }, seat, name) => {
      const won = `${name(seat)} ${winners[seat] === true ? terms.wins : terms.loses}`;
      const { objective, exiled, exile } = players[seat]!;
      if (options.mode === 'coop' || objective === null || objective < 0) return `${won}.`;
      const outside = exiled && exile !== null && exile >= 0 ? `, ${terms.exiled}: ${names.exile(exile)}` : '';
      return `${won}: ${names.objective(objective)}${outside}.`;
    },
  };
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
