/** Grids, shapes and maps as they are drawn in a file: rows of signs. */
import { inside, textAt } from '@horda/parts';
import { entriesAt, type Place } from './reading.ts';
import type { Sign } from './signs.ts';
import { WRONG } from './words.ts';

/** Rows of equal length, made of these signs. */
export function rowsAt(
  place: Place,
  signs: readonly Sign[],
  mostRows: number,
  mostColumns: number,
): readonly string[] | null {
  const before = place[0].length;
  const rows = entriesAt(place, 1, mostRows, (row) => rowAt(row, signs, mostColumns));
  if (place[0].length > before || rows.length === 0) return null;
  const needed = rows[0]!.length;
  for (const [n, row] of rows.entries())
    if (row.length !== needed)
      place[0].push({ path: inside(place[1], n), kind: 'other', ...WRONG.rowLength(row.length, needed) });
  return place[0].length > before ? null : rows;
}

function rowAt(place: Place, signs: readonly Sign[], most: number): string | null {
  const [notes, path] = place;
  const row = textAt(...place, most);
  if (row === null) return null;
  const unknown = new Set([...row].filter((letter) => signs.every(({ sign }) => sign !== letter)));
  for (const given of unknown) notes.push({ path, kind: 'other', ...WRONG.sign(given, signs) });
  return row;
}
