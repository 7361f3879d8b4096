/** The words on the drawn table of Zombiaki, besides those of the game itself. */
import type { Side } from '@horda/zombiaki/content/effects';
import { plural, type Language } from '@horda/parts';
import { asSentence } from '../../terminal/width.ts';

export interface TableWords {
  /** The turn, for the status line. */
  turn(turn: number, side: Side): string;
  step(n: number, of: number, name: string): string;
  over: string;
  deck(n: number): string;
  untilDawn(n: number): string;
  pile(n: number): string;
  row: string;
  emptyRow: string;
  besideBoard: string;
  /** The zombie is held by the wire on its field. */
  held: string;
  merged(cards: number): string;
  wounds(n: number): string;
  /** The signs for the line of fire, as words. */
  signs: Readonly<Record<'needs' | 'blocks', string>>;
  /** Stands after the number that discards a card of the row. */
  discard: string;
  /** Sentences about the line of fire. */
  lineFree(lane: string, zombie: string): string;
  lineBlocked(lane: string, zombie: string, cover: string): string;
  lineFoggy(lane: string, zombie: string): string;
  lineEmpty(lane: string): string;
  lineHelp: string;
  cardHelp: string;
  /** Replies to the word `card` without a name, or with an unknown one. */
  whichCard: string;
  noCard(typed: string): string;
  /** Sentences for reading the table out. */
  turnSentence(turn: number, side: Side, name: string, step: string): string;
  overSentence(ending: string): string;
  zombieSideSentence(name: string, deck: number, untilDawn: number): string;
  humanSideSentence(name: string, deck: number): string;
  emptyBoardSentence: string;
  fieldSentence(field: string, things: readonly string[]): string;
  strength(left: number, whole: number): string;
  besideSentence(cards: string): string;
  inPlaySentence(card: string): string;
  knownSentence(cards: string): string;
  doubleDiscardSentence: string;
  rowSentence(side: Side): string;
  emptyRowSentence(side: Side): string;
  pileSentence(side: Side, cards: string): string;
  emptyPileSentence(side: Side): string;
  ownRowSentence(cards: string): string;
}

const plCards = (n: number): string =>
  plural('pl', n, { one: '# karta', few: '# karty', many: '# kart', other: '# karty' });
const enCards = (n: number): string => plural('en', n, { one: '# card', other: '# cards' });

const EN_SIDES: Readonly<Record<Side, string>> = { zombies: 'zombies', humans: 'humans' };
const PL_SIDES: Readonly<Record<Side, string>> = { zombies: 'zombiaków', humans: 'ludzi' };

const en: TableWords = {
  turn: (turn, side) => `round ${turn}: turn of the ${EN_SIDES[side]}`,
  step: (n, of, name) => `step ${n} of ${of}: ${name}`,
  over: 'the end',
  deck: (n) => `deck ${n}`,
  untilDawn: (n) => `until Dawn ${n}`,
  pile: (n) => `discarded ${n}`,
  row: 'row',
  emptyRow: 'empty',
  besideBoard: 'beside the board',
  held: 'stuck',
  merged: (cards) => `of ${cards} cards`,
  wounds: (n) => plural('en', n, { one: '# wound', other: '# wounds' }),
  signs: { needs: 'needs line', blocks: 'blocks line' },
  discard: 'discard',
  lineFree: (lane, zombie) => asSentence(`${lane}: line of fire free; a shot takes ${zombie}`),
  lineBlocked: (lane, zombie, cover) => asSentence(`${lane}: ${cover} blocks the line of fire; behind it ${zombie}`),
  lineFoggy: (lane, zombie) => asSentence(`${lane}: fog hides ${zombie}; there is no line of fire`),
  lineEmpty: (lane) => `${lane}: nobody to shoot at.`,
  lineHelp: 'line B        whom a shot into a lane would take; without a letter: all lanes',
  cardHelp: 'card NAME     what a card does',
  whichCard: 'Which card? For example: card shot',
  noCard: (typed) => `No card of this table is called ${typed}.`,
  turnSentence: (turn, side, name, step) =>
    asSentence(`Round ${turn}, turn of the ${EN_SIDES[side]} (${name}), step: ${step}`),
  overSentence: (ending) => asSentence(`The game is over: ${ending}`),
  zombieSideSentence: (name, deck, untilDawn) =>
    `Zombies: ${name}. Deck: ${enCards(deck)}, ${untilDawn} of them above Dawn.`,
  humanSideSentence: (name, deck) => `Humans: ${name}. Deck: ${enCards(deck)}.`,
  emptyBoardSentence: 'The street is empty.',
  fieldSentence: (field, things) => asSentence(`${field}: ${things.join('; ')}`),
  strength: (left, whole) => (left === whole ? `Strength ${whole}` : `Strength ${left} of ${whole}`),
  besideSentence: (cards) => asSentence(`Beside the board: ${cards}`),
  inPlaySentence: (card) => asSentence(`Being played: ${card}`),
  knownSentence: (cards) => asSentence(`Top of the zombie deck, as you have seen it: ${cards}`),
  doubleDiscardSentence: 'The humans must discard two cards in their next discard step.',
  rowSentence: (side) => `Row of the ${EN_SIDES[side]}:`,
  emptyRowSentence: (side) => `Row of the ${EN_SIDES[side]}: empty.`,
  pileSentence: (side, cards) => asSentence(`Discarded by the ${EN_SIDES[side]}: ${cards}`),
  emptyPileSentence: (side) => `Discarded by the ${EN_SIDES[side]}: nothing yet.`,
  ownRowSentence: (cards) => asSentence(`Your row: ${cards}`),
};

const pl: TableWords = {
  turn: (turn, side) => `kolejka ${turn}, tura ${PL_SIDES[side]}`,
  step: (n, of, name) => `krok ${n} z ${of}: ${name}`,
  over: 'koniec',
  deck: (n) => `talia ${n}`,
  untilDawn: (n) => `do Świtu ${n}`,
  pile: (n) => `Śmietnik ${n}`,
  row: 'rząd',
  emptyRow: 'pusto',
  besideBoard: 'obok planszy',
  held: 'tkwi',
  merged: (cards) => `z ${cards} kart`,
  wounds: (n) => plural('pl', n, { one: '# rana', few: '# rany', many: '# ran', other: '# rany' }),
  signs: { needs: 'w linii', blocks: 'zasłania' },
  discard: 'odrzuć',
  lineFree: (lane, zombie) => asSentence(`${lane}: linia strzału wolna, strzał dosięgnie: ${zombie}`),
  lineBlocked: (lane, zombie, cover) => asSentence(`${lane}: linię strzału zasłania ${cover}, a dalej: ${zombie}`),
  lineFoggy: (lane, zombie) => asSentence(`${lane}: we mgle nie ma linii strzału, a stoi tam: ${zombie}`),
  lineEmpty: (lane) => `${lane}: nie ma w kogo strzelać.`,
  lineHelp: 'linia B          kogo dosięgnie strzał na torze; bez litery: na wszystkich',
  cardHelp: 'karta NAZWA      co robi karta',
  whichCard: 'Która karta? Na przykład: karta strzał',
  noCard: (typed) => `Żadna karta przy tym stole nie nazywa się ${typed}.`,
  turnSentence: (turn, side, name, step) =>
    asSentence(`Kolejka ${turn}, tura ${PL_SIDES[side]} (${name}), krok: ${step}`),
  overSentence: (ending) => asSentence(`Koniec gry: ${ending}`),
  zombieSideSentence: (name, deck, untilDawn) =>
    `Zombiaki: ${name}. Talia: ${plCards(deck)}, w tym ${untilDawn} nad Świtem.`,
  humanSideSentence: (name, deck) => `Ludzie: ${name}. Talia: ${plCards(deck)}.`,
  emptyBoardSentence: 'Ulica jest pusta.',
  fieldSentence: (field, things) => asSentence(`${field}: ${things.join('; ')}`),
  strength: (left, whole) => (left === whole ? `Siła ${whole}` : `Siła ${left} z ${whole}`),
  besideSentence: (cards) => asSentence(`Obok planszy: ${cards}`),
  inPlaySentence: (card) => asSentence(`Zagrywana karta: ${card}`),
  knownSentence: (cards) => asSentence(`Wierzch talii zombiaków, który już znasz: ${cards}`),
  doubleDiscardSentence: 'W najbliższym kroku odrzucania ludzie muszą odrzucić dwie karty.',
  rowSentence: (side) => `Rząd ${PL_SIDES[side]}:`,
  emptyRowSentence: (side) => `Rząd ${PL_SIDES[side]}: pusty.`,
  pileSentence: (side, cards) => asSentence(`Śmietnik ${PL_SIDES[side]}: ${cards}`),
  emptyPileSentence: (side) => `Śmietnik ${PL_SIDES[side]}: pusty.`,
  ownRowSentence: (cards) => asSentence(`Twój rząd: ${cards}`),
};

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, pl };
