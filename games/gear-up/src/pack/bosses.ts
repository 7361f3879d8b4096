/** The boss boards of a pack. */
import { numberAt, wordAt } from '@horda/parts';
import {
  BOSSES,
  SPEEDS,
  type Boss,
  type BossBoard,
  type BossId,
  type Permanent,
  type Speed,
} from '../content/content.ts';
import { boardRowsAt, mapAt } from './board.ts';
import {
  entriesAt,
  nameAt,
  noteKey,
  noteLacking,
  objectAt,
  sound,
  sourceAt,
  wordOrNullAt,
  type Place,
} from './reading.ts';

export const MOST_POWER = 9;
export const MOST_PERMANENT = 12;
/** The boss cards have four abilities. (B147) */
export const [SHORTEST_TRACK, LONGEST_TRACK] = [4, 8];
/** Those whose ability can be prevented. (B139, B149) */
export const PAID: readonly BossId[] = ['zombiephant', 'mutation'];
export const PRICES = ['ammo', 'armour'] as const;

/** Each of the six once, put into their usual order. */
export function bossesAt(place: Place): Boss[] {
  const [ids, names] = [new Map<string, string>(), new Map<string, string>()];
  const bosses = entriesAt(place, BOSSES.length, BOSSES.length, (entry) => {
    const before = entry[0].length;
    const at = objectAt(entry, ['id', 'name', 'power', 'price', 'black', 'red'], ['source']);
    const id = wordAt(...at('id'), BOSSES);
    noteKey(at('id'), id, ids);
    const name = nameAt(at('name'), names);
    const power = id === 'screamer' ? numberAt(...at('power'), 0, 0) : numberAt(...at('power'), 1, MOST_POWER);
    const price = priceAt(at('price'), id);
    const [black, red] = [boardAt(at('black'), id), boardAt(at('red'), id)];
    return sound<Boss>(entry, before, { id, name, power, price, black, red, source: sourceAt(at('source')) });
  });
  noteLacking(place, BOSSES, ids);
  return bosses.toSorted((one, other) => BOSSES.indexOf(one.id) - BOSSES.indexOf(other.id));
}

function priceAt(place: Place, id: BossId | null): Boss['price'] {
  if (id === null) return wordOrNullAt(place, PRICES);
  return PAID.includes(id) ? wordAt(...place, PRICES) : wordOrNullAt<never>(place, []);
}

function boardAt(place: Place, id: BossId | null): BossBoard | null {
  const before = place[0].length;
  const at = objectAt(place, ['rows', 'permanent', 'map', 'track']);
  const rows = boardRowsAt(at('rows'), id);
  const members = id === 'deadSox' ? 3 : 1;
  const permanent = entriesAt(at('permanent'), members, members, permanentAt);
  const map = mapAt(at('map'), id, rows);
  const track = trackAt(at('track'), id);
  return sound<BossBoard>(place, before, { rows, permanent, map, track });
}

function permanentAt(place: Place): Permanent | null {
  const before = place[0].length;
  const at = objectAt(place, ['yellow', 'blue']);
  const icons = (colour: string): number | null => numberAt(...at(colour), 0, MOST_PERMANENT);
  return sound<Permanent>(place, before, { yellow: icons('yellow'), blue: icons('blue') });
}

/** The track of the Screamer; the others have none. */
function trackAt(place: Place, id: BossId | null): readonly Speed[] | null {
  if (id !== 'screamer') return id === null ? null : wordOrNullAt<never>(place, []);
  return entriesAt<Speed>(place, SHORTEST_TRACK, LONGEST_TRACK, (space) => wordAt(...space, SPEEDS));
}
