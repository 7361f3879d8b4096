/** What the cards are called: as the decks list them, and two things on the table that are no cards of a deck. */
import type { Language } from '@horda/parts';
import { LISTED } from '../content/decks.ts';
import type { InBoth, Listed } from '../content/printed.ts';

/** A card as it is called; its name is the first word by which it is found. */
export interface NamedCard {
  readonly name: string;
  /** What it does, in the words of a pack; null: as its effect says. */
  readonly text: string | null;
  /** Other words a player may type for it. */
  readonly aliases: readonly string[];
}

/** By the id of the card; `corpse` is one that lies face down, `smallDoll` what is left of a Matryoshka. */
export type Named = ReadonlyMap<string, NamedCard>;

type Called = Pick<Listed, 'id' | 'name' | 'aliases'>;

const NO_CARDS: readonly Called[] = [
  {
    id: 'corpse',
    name: { pl: 'truposz', en: 'corpse' },
    aliases: { pl: ['trup', 'zakryty'], en: ['face down'] },
  },
  { id: 'smallDoll', name: { pl: 'mała lalka', en: 'small doll' }, aliases: { pl: ['lalka'], en: ['doll'] } },
];

/** Ids and names that the cards of a pack cannot have. */
export const TAKEN: readonly { readonly id: string; readonly name: InBoth }[] = NO_CARDS;

export function namesIn(language: Language): Named {
  return new Map(
    [...NO_CARDS, ...LISTED].map(({ id, name, aliases }: Called): [string, NamedCard] => [
      id,
      { name: name[language], text: null, aliases: aliases?.[language] ?? [] },
    ]),
  );
}
