/** The survivors of a pack, their weapons and companions, and the tracks that all survivors have. */
import { numberAt, textAt, wordAt } from '@horda/parts';
import {
  COLOURS,
  FURY_BONUSES,
  type Companion,
  type FuryBonus,
  type Survivor,
  type Tracks,
  type Weapon,
} from '../content/content.ts';
import { EFFECT_FACTS, EFFECTS, effectsOfGroup, STARTING_EFFECTS, type Effect } from '../content/effects.ts';
import {
  entriesAt,
  idAt,
  LONGEST_NAME,
  nameAt,
  noteKey,
  noteLacking,
  objectAt,
  sound,
  sourceAt,
  wordOrNullAt,
  type Place,
} from './reading.ts';
import { WRONG } from './words.ts';

export const LONGEST_TRACK = 40;
export const LONGEST_FURY = 12;
/** One for each player. (B4) */
export const SURVIVORS = 6;
const AREA_EFFECTS = effectsOfGroup('area');
const MULTI_HITS = effectsOfGroup('multiHit');
export const COMPANION_EFFECTS = EFFECTS.filter((effect) => !EFFECT_FACTS[effect].onlyOfWeapons);

export function tracksAt(place: Place): Tracks | null {
  const before = place[0].length;
  const at = objectAt(place, ['health', 'healthSolo', 'armour', 'ammo', 'fury']);
  const length = (track: string): number | null => numberAt(...at(track), 1, LONGEST_TRACK);
  const [health, healthSolo, armour, ammo] = [length('health'), length('healthSolo'), length('armour'), length('ammo')];
  const fury = entriesAt<FuryBonus>(at('fury'), 1, LONGEST_FURY, (space) => wordAt(...space, FURY_BONUSES));
  return sound<Tracks>(place, before, { health, healthSolo, armour, ammo, fury });
}

/** `ids` learns the ids of all survivors. */
export function survivorsAt(place: Place, shapes: readonly string[], ids: Map<string, string>): Survivor[] {
  const [names, weaponIds] = [new Map<string, string>(), new Map<string, string>()];
  return entriesAt(place, SURVIVORS, SURVIVORS, (entry) => {
    const before = entry[0].length;
    const at = objectAt(entry, ['id', 'name', 'weapons'], ['source']);
    const id = idAt(at('id'), ids);
    const name = nameAt(at('name'), names);
    const weapons = weaponsAt(at('weapons'), shapes, weaponIds);
    return sound<Survivor>(entry, before, { id, name, weapons, source: sourceAt(at('source')) });
  });
}

/** One of each colour, put into the order of the colours. */
function weaponsAt(place: Place, shapes: readonly string[], ids: Map<string, string>): Weapon[] {
  const [names, colours] = [new Map<string, string>(), new Map<string, string>()];
  const weapons = entriesAt(place, COLOURS.length, COLOURS.length, (entry) => {
    const before = entry[0].length;
    const at = objectAt(entry, ['id', 'name', 'colour', 'shape', 'start', 'upgrades', 'solo'], ['source']);
    const id = idAt(at('id'), ids);
    const name = nameAt(at('name'), names);
    const colour = wordAt(...at('colour'), COLOURS);
    noteKey(at('colour'), colour, colours);
    const shape = shapeOf(at('shape'), shapes);
    const start = wordOrNullAt(at('start'), STARTING_EFFECTS);
    const upgrades = upgradesAt(at('upgrades'), start, at('start')[1]);
    const solo = upgradesAt(at('solo'), start, at('start')[1]);
    const source = sourceAt(at('source'));
    return sound<Weapon>(entry, before, { id, name, colour, shape, start, upgrades, solo, source });
  });
  noteLacking(place, COLOURS, colours);
  return weapons.toSorted((one, other) => COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour));
}

/** Two effects, each of which changes something and goes with the others. (T30) */
function upgradesAt(place: Place, start: Effect | null, startPath: string): Weapon['upgrades'] | null {
  const [notes, path] = place;
  const before = notes.length;
  const seen = new Map<string, string>(start === null ? [] : [[start, startPath]]);
  const [first = null, second = null] = entriesAt<Effect>(place, 2, 2, (entry) => {
    const effect = wordAt(...entry, EFFECTS);
    noteKey(entry, effect, seen);
    return effect;
  });
  if (AREA_EFFECTS.every((effect) => seen.has(effect))) notes.push({ path, kind: 'other', ...WRONG.twoAreas() });
  if (seen.has('split') && MULTI_HITS.some((effect) => seen.has(effect)))
    notes.push({ path, kind: 'other', ...WRONG.dividedHits() });
  return first === null || second === null || notes.length > before ? null : [first, second];
}

/** The id of a shape that the pack has. */
function shapeOf(place: Place, shapes: readonly string[]): string | null {
  // Where no shape could be read, each weapon would be wrong.
  return shapes.length === 0 ? textAt(...place, LONGEST_NAME) : wordAt(...place, shapes);
}

/** One for each survivor, in their order. */
export function companionsAt(place: Place, shapes: readonly string[], survivors: readonly string[]): Companion[] {
  const ids = new Map<string, string>();
  const companions = entriesAt(place, SURVIVORS, SURVIVORS, (entry) => {
    const before = entry[0].length;
    const at = objectAt(entry, ['id', 'shape', 'effect'], ['source']);
    const id = survivors.length === 0 ? textAt(...at('id'), LONGEST_NAME) : wordAt(...at('id'), survivors);
    noteKey(at('id'), id, ids);
    const shape = shapeOf(at('shape'), shapes);
    const effect = wordAt(...at('effect'), COMPANION_EFFECTS);
    return sound<Companion>(entry, before, { id, shape, effect, source: sourceAt(at('source')) });
  });
  noteLacking(place, survivors, ids);
  return companions.toSorted((one, other) => survivors.indexOf(one.id) - survivors.indexOf(other.id));
}
