/** What only a pack of this game can do wrong, in words: said after the place where it is. */
import type { InBoth } from '../content/content.ts';
import type { Sign } from './signs.ts';

/** Each sign with its meaning; neighbours that mean the same stand together. */
function legendOf(signs: readonly Sign[], language: keyof InBoth): string {
  const byMeaning = Map.groupBy(signs, ({ means }) => means[language]);
  return [...byMeaning].map(([means, alike]) => `${alike.map(({ sign }) => sign).join(' ')} (${means})`).join(', ');
}

export const WRONG = {
  sign: (given: string, signs: readonly Sign[]): InBoth => ({
    en: `the sign ${JSON.stringify(given)} means nothing here. Allowed: ${legendOf(signs, 'en')}.`,
    pl: `znak ${JSON.stringify(given)} nic tu nie znaczy. Dozwolone: ${legendOf(signs, 'pl')}.`,
  }),
  lacking: (keys: readonly string[]): InBoth => ({
    en: `lacks: ${keys.join(', ')}. Each is needed once.`,
    pl: `brakuje: ${keys.join(', ')}. Każda z tych pozycji musi wystąpić raz.`,
  }),
  copies: (kind: string, given: number, needed: number): InBoth => ({
    en: `the copies of ${kind} add up to ${given}, but must add up to ${needed}.`,
    pl: `suma kopii ${kind} wynosi ${given}, a musi wynosić ${needed}.`,
  }),
  rowLength: (given: number, needed: number): InBoth => ({
    en: `must be as long as the first row, which has ${needed}, but has ${given}.`,
    pl: `wiersz musi mieć tyle znaków co pierwszy, czyli ${needed}, a ma ${given}.`,
  }),
  noSquare: (letters: string): InBoth => ({
    en: `has no square; at least one of ${letters} is needed.`,
    pl: `nie ma tu żadnego pola; potrzebny jest co najmniej jeden znak z tych: ${letters}.`,
  }),
  tooManySquares: (given: number, most: number): InBoth => ({
    en: `has ${given} squares, but may have at most ${most}.`,
    pl: `liczba pól może wynosić najwyżej ${most}, a wynosi ${given}.`,
  }),
  emptyBorder: (): InBoth => ({
    en: 'begins or ends with an empty row or column; a shape is drawn without anything around it.',
    pl: 'na brzegu jest pusty wiersz albo pusta kolumna; kształt rysuje się bez niczego dookoła.',
  }),
  unconnected: (): InBoth => ({
    en: 'falls apart; all squares of a shape must hang together by their sides.',
    pl: 'kształt się rozpada; wszystkie jego pola muszą stykać się bokami.',
  }),
  impossible: (): InBoth => ({
    en: 'is impossible: it fits on no zombie and on no boss, however it is turned or mirrored.',
    pl: 'ten kształt jest niemożliwy: nie mieści się na żadnym zombie ani bossie, bez względu na to, jak się go obróci lub odbije.',
  }),
  twoAreas: (): InBoth => ({
    en: 'a weapon cannot have both mowDown and explosion; one of them is allowed.',
    pl: 'broń nie może mieć naraz mowDown i explosion; dozwolony jest jeden z tych efektów.',
  }),
  dividedHits: (): InBoth => ({
    en: 'a weapon cannot have split together with multiHit2 or multiHit3.',
    pl: 'broń nie może mieć split razem z multiHit2 ani multiHit3.',
  }),
  misplaced: (letter: string, boss: string): InBoth => ({
    en: `"${letter}" is allowed on the boards of ${boss} only.`,
    pl: `"${letter}" może wystąpić tylko na planszach bossa ${boss}.`,
  }),
  wrongNumber: (letter: string, given: number): InBoth => ({
    en: `has ${given} squares "${letter}", but exactly one is needed.`,
    pl: `liczba pól "${letter}" musi wynosić 1, a wynosi ${given}.`,
  }),
  noWeakPoint: (): InBoth => ({
    en: 'has no weak point; at least one "W" is needed.',
    pl: 'nie ma tu słabego punktu; potrzebne jest co najmniej jedno "W".',
  }),
  weakPoint: (column: number): InBoth => ({
    en: `the weak point in column ${column} needs HP squares on all eight sides, and no other weak point beside it.`,
    pl: `słaby punkt w kolumnie ${column} musi mieć pola PŻ ze wszystkich ośmiu stron i żadnego innego słabego punktu obok.`,
  }),
  unreachable: (column: number): InBoth => ({
    en: `the square in column ${column} cannot be reached from "X" by squares that touch; the boss could not be killed.`,
    pl: `do pola w kolumnie ${column} nie da się dojść od "X" po stykających się polach; bossa nie można by zabić.`,
  }),
  mapSize: (rows: number, columns: number): InBoth => ({
    en: `must be as large as "rows": ${rows} rows of ${columns}.`,
    pl: `rozmiar musi być taki jak w "rows": wierszy ${rows}, znaków w każdym ${columns}.`,
  }),
  mapOffSquare: (column: number): InBoth => ({
    en: `column ${column}: there is no square in "rows", so that "." is needed here.`,
    pl: `kolumna ${column}: w "rows" nie ma tam pola, więc potrzebna jest tu kropka.`,
  }),
  mapOnSquare: (column: number): InBoth => ({
    en: `column ${column}: there is a square in "rows", so that a digit is needed here.`,
    pl: `kolumna ${column}: w "rows" jest tam pole, więc potrzebna jest tu cyfra.`,
  }),
  mapLacks: (letter: string): InBoth => ({
    en: `has no "${letter}"; at least one is needed.`,
    pl: `nie ma tu znaku "${letter}"; potrzebny jest co najmniej jeden.`,
  }),
} as const;
