/** Zones, doors, conditions and words, as a pack writes them. */
import {
  entries,
  line,
  list,
  name,
  nested,
  number,
  object,
  reader,
  word,
  type Fields,
  type Place,
  type Reader,
} from '@horda/parts/shape';
import { ACHIEVEMENT_IDS, COMPANION_IDS, EQUIPMENT_IDS, SKILL_IDS } from '../content/ids.ts';
import { TILE_IDS } from '../content/tiles.ts';

const LONGEST_NAME = 40;
const LONGEST_TEXT = 600;

const inBoth = (longest: number): Reader => object({ pl: line(longest), en: line(longest) });
/** What something is called, in both languages. */
export const title = inBoth(LONGEST_NAME);
export const text = inBoth(LONGEST_TEXT);

export const source = object({ kind: word('rulebook', 'published', 'house'), 'where?': line(LONGEST_TEXT) });
export const few = number(0, 9);
export const some = number(1, 9);
export const colour = word('red', 'blue', 'green');
export const tile = word(...TILE_IDS);
export const skill = word(...SKILL_IDS);
export const equipment = word(...EQUIPMENT_IDS);
export const achievement = word(...ACHIEVEMENT_IDS);
export const companion = word(...COMPANION_IDS);
export const counter = word('rescued', 'clues');
/** Keywords are free; their words stand with the mission. */
export const keyword = name;

const ZONE = /^\d+[RV]\.\w+$/;
const DOOR = /^\d+[RV]\.\w+\|\d+[RV]\.\w+$/;

/** Whether the board has it is looked at with the whole mission. */
export const zone: Reader = reader({ is: 'code', example: '2V.s1' }, (place) =>
  written(place, ZONE, 'a zone is written with its tile: 2V.s1.', 'Strefę zapisuje się z jej kafelkiem: 2V.s1.'),
);
export const door: Reader = reader({ is: 'code', example: '4R.r2|4R.s5' }, (place) =>
  written(
    place,
    DOOR,
    'a door is written by the two zones that it joins: 4R.r2|4R.s5.',
    'drzwi zapisuje się dwiema Strefami, które łączą: 4R.r2|4R.s5.',
  ),
);

function written([notes, path, value]: Place, pattern: RegExp, en: string, pl: string): string {
  if (typeof value === 'string' && pattern.test(value)) return value;
  notes.push({ path, kind: 'other', en, pl });
  return '';
}

export const zones = list(zone, 1, 20);
/** A zone of the board, or by what it is. */
export const zoneOr = (...words: readonly string[]): Reader =>
  reader({ is: 'ways', ways: [{ is: 'word', words }, zone.form] }, (place) =>
    words.includes(place[2] as string) ? place[2] : zone(place),
  );

export const condition: Reader = nested(() => oneCondition);

const conditions = list(condition, 1, 8);
const CONDITIONS: Readonly<Record<string, Fields>> = {
  achievement: { achievement },
  keyword: { keyword },
  noneOf: { noneOf: list(keyword, 1, 8) },
  counter: { counter, min: number(1, 99) },
  companion: { companion },
  item: { item: equipment },
  meleeDamage: { meleeDamage: number(1, 5) },
  openedNoisily: { openedNoisily: door },
  any: { any: conditions },
  all: { all: conditions },
  not: { not: condition },
};
const WAYS = Object.values(CONDITIONS).map((fields) => object(fields).form);
const oneCondition = reader({ is: 'ways', ways: WAYS }, (place) => {
  const [notes, path, value] = place;
  const kinds = Object.keys(CONDITIONS);
  const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : null;
  if (given === null) return object({})(place);
  const kind = kinds.find((each) => given.includes(each));
  if (kind !== undefined) return object(CONDITIONS[kind]!)(place);
  notes.push({ path, kind: 'field', given: given[0] ?? '', allowed: kinds });
  return {};
});

export const named = (most: number): Reader => entries(title, 0, most);
