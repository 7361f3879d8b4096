/** The words on the drawn table of The Long Night, besides those of the game itself. */
import { plural, type Language } from '@horda/parts';
import { asSentence } from '../../terminal/width.ts';

/** What can be done with a card or a survivor, in one short word before its number. */
export type Deed =
  | 'play'
  | 'contribute'
  | 'offer'
  | 'calm'
  | 'eat'
  | 'give'
  | 'keep'
  | 'attack'
  | 'search'
  | 'barricade'
  | 'attract'
  | 'move'
  | 'ability'
  | 'equip'
  | 'accuse'
  | 'pick';

export interface TableWords {
  /** The round, for the status line. */
  round(round: number, left: number): string;
  turnOf(name: string): string;
  over: string;
  /** The line of the tracks. */
  tracks(facts: {
    readonly morale: number;
    readonly food: number;
    readonly needed: number | null;
    readonly starvation: number;
    readonly waste: number;
    readonly lost: number;
  }): string;
  helpless(calm: number, unruly: number): string;
  crisis(name: string, accepts: string, added: number, needed: number | null): string;
  noCrisis: string;
  goal(name: string, progress: string): string;
  /** A condition: how much there is of how much, or only whether it is met. */
  have(have: number, need: number): string;
  met: string;
  notMet: string;
  noise(n: number): string;
  /** Cards left in the item deck, as a sign. */
  deck(n: number): string;
  bandits(n: number): string;
  closed: string;
  cards(n: number): string;
  dice(unused: string): string;
  noDice: string;
  first: string;
  reader: string;
  exiled: string;
  out: string;
  hideout(cards: number): string;
  code(experiment: string, code: string, dice: string): string;
  deeds: Readonly<Record<Deed, string>>;
  hand: string;
  group: string;
  emptyHand: string;
  /** Damage tokens, in one letter each: wound, frostbite, despair. */
  damage: readonly [string, string, string];
  /** Attack and search values. */
  values(attack: number, search: number): string;
  help: Readonly<Record<'card' | 'survivor' | 'goal' | 'crisis' | 'forecast' | 'improvements' | 'place', string>>;
  which: string;
  unknown(typed: string): string;
  signs: string;
  forecast: {
    food(needed: number, missing: number): string;
    waste(cards: number, lost: number): string;
    crisis(needed: number, added: number): string;
    zombies(place: string, due: number, noise: number): string;
    overrun(place: string, who: string): string;
    quiet: string;
  };
  sentences: {
    place(name: string, facts: readonly string[]): string;
    zombies(n: number): string;
    barricades(n: number): string;
    traps(n: number): string;
    entrance(n: number): string;
    deck(n: number): string;
    player(name: string, facts: readonly string[]): string;
    own(cards: string): string;
  };
}

const enCards = (n: number): string => plural('en', n, { one: '# card', other: '# cards' });
const plCards = (n: number): string =>
  plural('pl', n, { one: '# karta', few: '# karty', many: '# kart', other: '# karty' });

const en: TableWords = {
  round: (round, left) => `round ${round}, ${left} left`,
  turnOf: (name) => `turn: ${name}`,
  over: 'the end',
  tracks: ({ morale, food, needed, starvation, waste, lost }) =>
    [
      `morale ${morale}`,
      `food ${food}${needed === null ? '' : ` (needs ${needed})`}${starvation === 0 ? '' : `, starvation ${starvation}`}`,
      `waste ${waste}${lost === 0 ? '' : ` (-${lost} morale)`}`,
    ].join(', '),
  helpless: (calm, unruly) => `helpless ${calm}${unruly === 0 ? '' : `, unruly ${unruly}`}`,
  crisis: (name, accepts, added, needed) =>
    `Crisis: ${name} (${accepts}), added ${added}${needed === null ? '' : `, needs ${needed}`}`,
  noCrisis: 'Crisis: none',
  goal: (name, progress) => `Goal: ${name} (${progress})`,
  have: (have, need) => `${have}/${need}`,
  met: 'met',
  notMet: 'not yet',
  noise: (n) => `noise ${n}`,
  deck: (n) => `[${n}]`,
  bandits: (n) => plural('en', n, { one: '# bandit', other: '# bandits' }),
  closed: 'closed',
  cards: enCards,
  dice: (unused) => `dice ${unused}`,
  noDice: 'no dice',
  first: 'first',
  reader: 'crossroads',
  exiled: 'exiled',
  out: 'out',
  hideout: (cards) => `loot ${cards}`,
  code: (experiment, code, dice) => `${experiment}, code ${code}, dice ${dice}`,
  deeds: {
    play: 'play',
    contribute: 'crisis',
    offer: 'goal',
    calm: 'calm',
    eat: 'eat',
    give: 'give',
    keep: 'keep',
    attack: 'attack',
    search: 'search',
    barricade: 'barricade',
    attract: 'attract',
    move: 'move',
    ability: 'ability',
    equip: 'equip',
    accuse: 'exile vote',
    pick: 'pick',
  },
  hand: 'hand',
  group: 'group',
  emptyHand: 'no cards',
  damage: ['w', 'f', 'd'],
  values: (attack, search) => `att ${attack}+ sea ${search}+`,
  help: {
    card: 'card NAME       what a card does',
    survivor: 'who NAME        what a survivor can do',
    goal: 'goal            the main objective and your own',
    crisis: 'crisis          the crisis of this round',
    forecast: 'forecast        what the colony phase will do if nothing changes',
    improvements: 'improvements    which ones can be built, and what they do',
    place: 'place NAME      what lies at a place',
  },
  which: 'Which one? Type the beginning of its name.',
  unknown: (typed) => `Nothing at this table is called ${typed}.`,
  signs: 'Signs: z zombie, # barricade, * trap, S special zombie, . free space; [20] cards in the item deck.',
  forecast: {
    food: (needed, missing) =>
      missing === 0 ? `Food: ${needed} needed, enough.` : `Food: ${needed} needed, ${missing} missing.`,
    waste: (cards, lost) => `Waste: ${enCards(cards)}, ${lost === 0 ? 'no harm' : `${lost} morale lost`}.`,
    crisis: (needed, added) => `Crisis: ${enCards(needed)} of the right kind needed, ${added} added face down.`,
    zombies: (place, due, noise) =>
      noise === 0 ? `${place}: zombies to come: ${due}.` : `${place}: zombies to come: ${due}, noise ${noise}.`,
    overrun: (place, who) => `${place}: an entrance will be overrun! In danger: ${who}.`,
    quiet: 'The colony phase is not ahead now.',
  },
  sentences: {
    place: (name, facts) => asSentence(`${name}: ${facts.join(', ')}`),
    zombies: (n) => plural('en', n, { one: '# zombie', other: '# zombies' }),
    barricades: (n) => plural('en', n, { one: '# barricade', other: '# barricades' }),
    traps: (n) => plural('en', n, { one: '# trap', other: '# traps' }),
    entrance: (n) => `entrance ${n}`,
    deck: (n) => `item deck ${n}`,
    player: (name, facts) => asSentence(`${name}: ${facts.join(', ')}`),
    own: (cards) => asSentence(`Your hand: ${cards}`),
  },
};

const pl: TableWords = {
  round: (round, left) => `runda ${round}, zostało ${left}`,
  turnOf: (name) => `tura: ${name}`,
  over: 'koniec',
  tracks: ({ morale, food, needed, starvation, waste, lost }) =>
    [
      `morale ${morale}`,
      `żywność ${food}${needed === null ? '' : ` (trzeba ${needed})`}${starvation === 0 ? '' : `, głód ${starvation}`}`,
      `odpady ${waste}${lost === 0 ? '' : ` (-${lost} morale)`}`,
    ].join(', '),
  helpless: (calm, unruly) => `darmozjady ${calm}${unruly === 0 ? '' : `, zbuntowane ${unruly}`}`,
  crisis: (name, accepts, added, needed) =>
    `Zagrożenie: ${name} (${accepts}), dołożono ${added}${needed === null ? '' : `, trzeba ${needed}`}`,
  noCrisis: 'Zagrożenie: brak',
  goal: (name, progress) => `Cel: ${name} (${progress})`,
  have: (have, need) => `${have}/${need}`,
  met: 'jest',
  notMet: 'jeszcze nie',
  noise: (n) => `hałas ${n}`,
  deck: (n) => `[${n}]`,
  bandits: (n) => plural('pl', n, { one: '# bandyta', few: '# bandytów', many: '# bandytów', other: '# bandyty' }),
  closed: 'zamknięte',
  cards: plCards,
  dice: (unused) => `kości ${unused}`,
  noDice: 'bez kości',
  first: 'pierwszy gracz',
  reader: 'rozdroża',
  exiled: 'wygnanie',
  out: 'poza grą',
  hideout: (cards) => `łupy ${cards}`,
  code: (experiment, code, dice) => `${experiment}, kod ${code}, kości ${dice}`,
  deeds: {
    play: 'zagraj',
    contribute: 'zagrożenie',
    offer: 'cel',
    calm: 'uspokój',
    eat: 'zjedz',
    give: 'daj',
    keep: 'zatrzymaj',
    attack: 'atak',
    search: 'szukaj',
    barricade: 'barykada',
    attract: 'przyciągnij',
    move: 'ruch',
    ability: 'zdolność',
    equip: 'wyposaż',
    accuse: 'wygnanie',
    pick: 'wybierz',
  },
  hand: 'ręka',
  group: 'grupa',
  emptyHand: 'bez kart',
  damage: ['r', 'o', 'z'],
  values: (attack, search) => `atak ${attack}+ szuk ${search}+`,
  help: {
    card: 'karta NAZWA       co robi karta',
    survivor: 'kto IMIĘ          co potrafi ocalały',
    goal: 'cel               cel główny i twój własny',
    crisis: 'zagrożenie        zagrożenie tej rundy',
    forecast: 'prognoza          co zrobi faza kolonii, jeśli nic się nie zmieni',
    improvements: 'usprawnienia      co można zbudować i co to da',
    place: 'miejsce NAZWA     co jest w tym miejscu',
  },
  which: 'Która? Wpisz początek nazwy.',
  unknown: (typed) => `Nic przy tym stole nie nazywa się ${typed}.`,
  signs: 'Znaki: z zombie, # barykada, * pułapka, S specjalny zombie, . wolne pole; [20] karty w stosie przedmiotów.',
  forecast: {
    food: (needed, missing) =>
      missing === 0 ? `Żywność: trzeba ${needed}, wystarczy.` : `Żywność: trzeba ${needed}, brakuje ${missing}.`,
    waste: (cards, lost) => `Odpady: ${plCards(cards)}, ${lost === 0 ? 'nie szkodzi' : `-${lost} morale`}.`,
    crisis: (needed, added) => `Zagrożenie: dobrych kart trzeba ${needed}, zakrytych leży ${added}.`,
    zombies: (place, due, noise) =>
      noise === 0 ? `${place}: nadejdzie zombie: ${due}.` : `${place}: nadejdzie zombie: ${due}, hałas ${noise}.`,
    overrun: (place, who) => `${place}: zombie wedrą się do środka! Zagrożenie życia: ${who}.`,
    quiet: 'Faza kolonii nie jest teraz przed wami.',
  },
  sentences: {
    place: (name, facts) => asSentence(`${name}: ${facts.join(', ')}`),
    zombies: (n) => `${n} zombie`,
    barricades: (n) =>
      plural('pl', n, { one: '# barykada', few: '# barykady', many: '# barykad', other: '# barykady' }),
    traps: (n) => plural('pl', n, { one: '# pułapka', few: '# pułapki', many: '# pułapek', other: '# pułapki' }),
    entrance: (n) => `wejście ${n}`,
    deck: (n) => `stos przedmiotów ${n}`,
    player: (name, facts) => asSentence(`${name}: ${facts.join(', ')}`),
    own: (cards) => asSentence(`Twoja ręka: ${cards}`),
  },
};

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, pl };
