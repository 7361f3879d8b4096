/** A mission, as a pack writes it. What its parts mean together is looked at in `refer.ts` and `map/check`. */
import {
  entries,
  flag,
  list,
  name,
  number,
  object,
  oneOf,
  reader,
  word,
  yes,
  type FieldsOf,
  type Reader,
} from '@horda/parts/shape';
import type { Goal, MissionData, ObjectiveCard } from '../content/mission.ts';
import type { PackedMission } from '../content/packed.ts';
import { effects } from './operations.ts';
import {
  colour,
  condition,
  door,
  equipment,
  few,
  keyword,
  named,
  some,
  source,
  text,
  tile,
  title,
  zone,
  zones,
} from './vocabulary.ts';

const exitId = word('out', 'onFoot', 'bus', 'tunnel', 'helicopter');
const exit = { zone, exit: exitId };
const number0 = number(0, 9);
const places: Reader = list(zone, 0, 20);

const TURNS = [0, 90, 180, 270];
const layout = list(
  object({
    tile,
    row: number0,
    column: number0,
    turned: reader({ is: 'figure', figures: TURNS }, ([notes, path, value]) => {
      if (TURNS.some((turn) => turn === value)) return value;
      notes.push({ path, kind: 'word', given: value, allowed: TURNS.map(String) });
      return 0;
    }),
    'apart?': yes,
  }),
  1,
  12,
);

const spawn = object({ zone, colour, 'asleep?': yes, 'onlyIf?': condition });
const doorSpec = object({
  door,
  'colour?': colour,
  'added?': yes,
  state: word('open', 'closed', 'byCard', 'sealed'),
  'onlyIf?': condition,
  'opensWith?': door,
});
const link = object({ between: list(zone, 2, 2), kind: word('opening', 'tunnel'), 'onlyIf?': condition });

/** Told apart by the only field that it has. */
const PLACES = {
  zone: object({ zone }),
  door: object({ door }),
  hour: object({ hour: number(0, 23) }),
  round: object({ round: number(1, 99) }),
};
const cardPlace: Reader = reader({ is: 'ways', ways: Object.values(PLACES).map(({ form }) => form) }, (place) => {
  const [, , value] = place;
  const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const way = (Object.keys(PLACES) as (keyof typeof PLACES)[]).find((each) => given.includes(each)) ?? 'zone';
  return PLACES[way](place);
});

const card: FieldsOf<ObjectiveCard> = {
  id: name,
  kind: word('card', 'token', 'event'),
  at: cardPlace,
  'colour?': colour,
  'whenRoomOpens?': yes,
  'again?': zone,
  'reminder?': yes,
  effects,
};
const note = object({ id: name, 'reminder?': yes, effects });

type GoalOf<Test extends Goal['test']> = Omit<Extract<Goal, { readonly test: Test }>, 'test'>;
const GOALS: { readonly [Test in Goal['test']]: FieldsOf<GoalOf<Test>> } = {
  doorsOpen: { id: name, doors: list(door, 1, 20) },
  cardsRevealed: { id: name, 'cards?': list(name, 1, 30), 'announced?': yes },
  done: { id: name },
  keyword: { id: name, keyword },
  noteRead: { id: name, note: number(1, 30) },
  allOut: { id: name, 'together?': yes },
  companionsOut: { id: name, n: some },
  inShelter: { id: name, note: number(1, 30), 'announced?': yes },
};

const bySurvivors: Reader = object(Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`${n}?`, zones])));

const words = object({
  title,
  briefing: text,
  victory: text,
  'teaches?': text,
  rules: list(text, 0, 20),
  goals: entries(text, 1, 8),
  cards: entries(object({ title, story: text, 'options?': named(8) }), 0, 60),
  'keywords?': named(30),
});

/** A pack has no lessons; where a mission comes from may be left out, and its id is that of its entry. */
type Written = Omit<PackedMission, 'id' | 'lesson' | 'source'> & Partial<Pick<MissionData, 'id' | 'source'>>;

const fields: FieldsOf<Written> = {
  'id?': name,
  'source?': source,
  difficulty: word('lesson', 'easy', 'medium', 'hard', 'veryHard'),
  minutes: number(5, 600),
  survivors: list(number(1, 6), 2, 2),
  rules: word('classic', 'washington'),
  knockout: flag,
  'startHour?': number(0, 23),
  layout,
  starts: list(zone, 1, 6),
  'oneInEachStart?': yes,
  spawns: list(spawn, 1, 12),
  crates: places,
  'doors?': list(doorSpec, 0, 40),
  'links?': list(link, 0, 12),
  'exits?': list(object(exit), 0, 6),
  'exitsOpen?': word('always', 'afterGoals'),
  'laterExit?': object({ ...exit, cards: some }),
  'humvee?': object({ zone, 'guardedBy?': list(tile, 1, 9) }),
  'noise?': object({ zone, n: number(1, 20), 'asIfOpen?': yes }),
  'sendsBack?': zone,
  'lights?': list(object({ from: zone, lit: zones }), 0, 6),
  'cardsGuardTiles?': yes,
  'cardDoorFirst?': yes,
  'firstCard?': name,
  'noSpawnOnOpening?': places,
  'abominationNotes?': object({ onSightIf: condition }),
  'companionsNeeded?': few,
  'mournedCompanions?': yes,
  cards: list(object(card), 0, 30),
  'notes?': list(note, 0, 30),
  'shuffled?': list(list(name, 2, 12), 0, 6),
  goals: list(oneOf('test', GOALS), 1, 8),
  'setup?': effects,
  'onWin?': effects,
  'zombieCards?': list(number(1, 120), 1, 120),
  'stacked?': object({ 'zombie?': list(number(1, 120), 1, 40), 'equipment?': list(equipment, 1, 40) }),
  'withoutSpawns?': bySurvivors,
  words,
};

export const missions: Reader = entries(object(fields), 0, 20);
