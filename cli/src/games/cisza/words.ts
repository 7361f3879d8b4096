/** The words on the drawn table of Cisza, besides those of the game itself. */
import { plural, type Language, type PluralForms } from '@horda/parts';
import { asSentence } from '../../terminal/width.ts';

export interface TableWords {
  city: string;
  resources: string;
  cards(n: number): string;
  cityDiscard(zombies: number, survivors: number): string;
  resourceDiscard(n: number): string;
  survivorOnTop: string;
  zombieOnTop(kind: string): string;
  emptyCity: string;
  handSize(n: number): string;
  inPlay(card: string): string;
  onTheWay(kinds: string): string;
  turn(turn: number, name: string): string;
  beforeFirstTurn: string;
  player: string;
  noise: string;
  /** Sentences for reading the table out. */
  turnSentence(turn: number, name: string): string;
  shelterSentence(name: string, survivors: number, barriers: string, zombies: string, hand: number): string;
  outSentence(name: string): string;
  citySentence(left: number, top: string): string;
  emptyCitySentence: string;
  cityDiscardSentence(zombies: string, survivors: number): string;
  resourceSentence(left: number): string;
  discardSentence(cards: string): string;
  emptyDiscardSentence: string;
  finalAttackSentence: string;
  handSentence(cards: string): string;
  cardSentence(name: string, noise: boolean, text: string): string;
  none: string;
}

const english = (n: number, forms: PluralForms): string => plural('en', n, forms);
const polish = (n: number, forms: PluralForms): string => plural('pl', n, forms);

const en: TableWords = {
  city: 'CITY',
  resources: 'RESOURCES',
  cards: (n) => english(n, { one: '# card', other: '# cards' }),
  cityDiscard: (zombies, survivors) => `discarded: zombies ${zombies}, survivors ${survivors}`,
  resourceDiscard: (n) => `discarded: ${n}`,
  survivorOnTop: 'survivor',
  zombieOnTop: (kind) => `ZOMBIE ${kind}`,
  emptyCity: 'empty',
  handSize: (n) => `hand ${n}`,
  inPlay: (card) => `in play: ${card}`,
  onTheWay: (kinds) => `on the way: ${kinds}`,
  turn: (turn, name) => `turn ${turn}: ${name}`,
  beforeFirstTurn: 'before the first turn',
  player: 'player',
  noise: 'noise',
  turnSentence: (turn, name) => `Turn ${turn}: ${name}.`,
  shelterSentence: (name, survivors, barriers, zombies, hand) =>
    `${name}: survivors ${survivors}; barriers ${barriers}; zombies ${zombies}; cards in hand ${hand}.`,
  outSentence: (name) => `${name}: out of the game.`,
  citySentence: (left, top) =>
    english(left, { one: `City deck: # card, ${top} on top.`, other: `City deck: # cards, ${top} on top.` }),
  emptyCitySentence: 'City deck: empty.',
  cityDiscardSentence: (zombies, survivors) => `City cards discarded: zombies ${zombies}; survivors ${survivors}.`,
  resourceSentence: (left) => english(left, { one: 'Resource deck: # card.', other: 'Resource deck: # cards.' }),
  discardSentence: (cards) => asSentence(`Resource cards discarded: ${cards}`),
  emptyDiscardSentence: 'No resource card has been discarded.',
  finalAttackSentence: 'This is the Final Attack.',
  handSentence: (cards) => asSentence(`Your hand: ${cards}`),
  cardSentence: (name, noise, text) => (noise ? `${name}: ${text} Makes noise.` : `${name}: ${text}`),
  none: 'none',
};

const pl: TableWords = {
  city: 'MIASTO',
  resources: 'ZASOBY',
  cards: (n) => polish(n, { one: '# karta', few: '# karty', many: '# kart', other: '# karty' }),
  cityDiscard: (zombies, survivors) => `odrzucone: zombie ${zombies}, ocalali ${survivors}`,
  resourceDiscard: (n) => `odrzucone: ${n}`,
  survivorOnTop: 'ocalały',
  zombieOnTop: (kind) => `ZOMBIE ${kind}`,
  emptyCity: 'pusto',
  handSize: (n) => `ręka ${n}`,
  inPlay: (card) => `w grze: ${card}`,
  onTheWay: (kinds) => `w drodze: ${kinds}`,
  turn: (turn, name) => `tura ${turn}: ${name}`,
  beforeFirstTurn: 'przed pierwszą turą',
  player: 'gracz',
  noise: 'hałas',
  turnSentence: (turn, name) => `Tura ${turn}: ${name}.`,
  shelterSentence: (name, survivors, barriers, zombies, hand) =>
    `${name}: ocalali ${survivors}; bariery ${barriers}; zombie ${zombies}; karty w ręce ${hand}.`,
  outSentence: (name) => `${name}: poza grą.`,
  citySentence: (left, top) =>
    polish(left, {
      one: `Talia Miasta: # karta, na wierzchu ${top}.`,
      few: `Talia Miasta: # karty, na wierzchu ${top}.`,
      many: `Talia Miasta: # kart, na wierzchu ${top}.`,
      other: `Talia Miasta: # karty, na wierzchu ${top}.`,
    }),
  emptyCitySentence: 'Talia Miasta: pusta.',
  cityDiscardSentence: (zombies, survivors) => `Odrzucone karty Miasta: zombie ${zombies}; ocalali ${survivors}.`,
  resourceSentence: (left) =>
    polish(left, {
      one: 'Talia Zasobów: # karta.',
      few: 'Talia Zasobów: # karty.',
      many: 'Talia Zasobów: # kart.',
      other: 'Talia Zasobów: # karty.',
    }),
  discardSentence: (cards) => asSentence(`Odrzucone karty Zasobów: ${cards}`),
  emptyDiscardSentence: 'Nie odrzucono jeszcze żadnej karty Zasobów.',
  finalAttackSentence: 'Trwa Atak Ostateczny.',
  handSentence: (cards) => asSentence(`Twoja ręka: ${cards}`),
  cardSentence: (name, noise, text) => (noise ? `${name}: ${text} Robi hałas.` : `${name}: ${text}`),
  none: 'brak',
};

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, pl };
