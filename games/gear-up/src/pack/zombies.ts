/** The zombie cards of a pack. */
import { numberAt, wordAt } from '@horda/parts';
import { SPECIAL_KINDS, SPEEDS, STANDARD_KINDS, type ZombieCard, type ZombieKind } from '../content/content.ts';
import { gridOf } from '../geometry/geometry.ts';
import { rowsAt } from './grid.ts';
import { entriesAt, objectAt, sound, sourceAt, type Place } from './reading.ts';
import { ZOMBIE_SIGNS } from './signs.ts';
import { WRONG } from './words.ts';

const HP_LETTERS = 'o, d, a, s';
export const LONGEST_SIDE = 8;
const MOST_SQUARES = 32;
export const MOST_PERMANENT = 12;

/** How many cards there are of a kind. (B2, B3) */
export const COPIES: Readonly<Record<'standard' | 'special', number>> = { standard: 12, special: 6 };
export const KINDS: readonly ZombieKind[] = [...STANDARD_KINDS, ...SPECIAL_KINDS];
export const MOST_CARDS = STANDARD_KINDS.length * COPIES.standard + SPECIAL_KINDS.length * COPIES.special;

export function zombiesAt(place: Place): ZombieCard[] {
  const [notes, path] = place;
  const before = notes.length;
  const zombies = entriesAt(place, KINDS.length, MOST_CARDS, zombieAt);
  // The sums are looked at only when each of the cards is right.
  if (notes.length > before || !Array.isArray(place[2])) return zombies;
  for (const kind of KINDS) {
    const needed = (STANDARD_KINDS as readonly ZombieKind[]).includes(kind) ? COPIES.standard : COPIES.special;
    const given = zombies.reduce((sum, card) => (card.kind === kind ? sum + card.copies : sum), 0);
    if (given !== needed) notes.push({ path, kind: 'other', ...WRONG.copies(kind, given, needed) });
  }
  return zombies;
}

function zombieAt(place: Place): ZombieCard | null {
  const before = place[0].length;
  const at = objectAt(place, ['kind', 'copies', 'speed', 'permanent', 'rows'], ['source']);
  const kind = wordAt(...at('kind'), KINDS);
  const copies = numberAt(...at('copies'), 1, COPIES.standard);
  const speed = wordAt(...at('speed'), SPEEDS);
  const permanent = numberAt(...at('permanent'), 0, MOST_PERMANENT);
  const rows = gridAt(at('rows'));
  return sound<ZombieCard>(place, before, { kind, copies, speed, permanent, rows, source: sourceAt(at('source')) });
}

function gridAt(place: Place): readonly string[] | null {
  const [notes, path] = place;
  const rows = rowsAt(place, ZOMBIE_SIGNS, LONGEST_SIDE, LONGEST_SIDE);
  if (rows === null) return null;
  const { length } = gridOf(rows).squares;
  if (length === 0) notes.push({ path, kind: 'other', ...WRONG.noSquare(HP_LETTERS) });
  if (length > MOST_SQUARES) notes.push({ path, kind: 'other', ...WRONG.tooManySquares(length, MOST_SQUARES) });
  return rows;
}
