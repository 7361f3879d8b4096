/** What objective cards, notes and missions do, as a pack writes it. */
import {
  list,
  name,
  nested,
  number,
  object,
  oneOf,
  reader,
  word,
  yes,
  type FieldsOf,
  type Reader,
} from '@horda/parts/shape';
import { TOKEN_IDS } from '../content/ids.ts';
import type { Op, OpName } from '../content/operations.ts';
import { ZOMBIE_TYPES } from '../content/vocabulary.ts';
import {
  achievement,
  companion,
  condition,
  counter,
  door,
  equipment,
  keyword,
  some,
  tile,
  zone,
  zoneOr,
  zones,
} from './vocabulary.ts';

const MOST_OPERATIONS = 16;

/** A list of operations; they contain each other. */
export const effects: Reader = nested(() => listed);

const n = some;
const none = {};
const who = word('revealer', 'all', 'allInZone');
const at = zoneOr('here', 'startSpawn');
const onWho = { who, n };
const range: Reader = list(number(0, 20), 2, 2);
const mark = word('known', 'carrier');
const goal = name;
const exit = word('out', 'onFoot', 'bus', 'tunnel', 'helicopter');
const between = list(zone, 2, 2);

/** The member of a union that may have this word in a field. */
type Having<U extends { op: string }, W extends string> = U extends unknown ? (W extends U['op'] ? U : never) : never;

/** A companion joins the revealer, or stands in a zone. */
const companionJoins = object({ op: word('companion'), companion, joins: word('revealer') });
const companionStands = object({ op: word('companion'), companion, stands: zone });
const isStanding = (value: unknown): boolean => typeof value === 'object' && value !== null && 'stands' in value;
const isCompanion = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { op?: unknown }).op === 'companion';

const OPERATIONS: {
  readonly [Name in Exclude<OpName, 'companion'>]: FieldsOf<Omit<Having<Op, Name>, 'op'>>;
} = {
  gainAp: { who, n: number(1, 43) },
  gainXp: onWho,
  heal: onWho,
  wound: onWho,
  draw: { deck: word('equipment', 'epic', 'secretService'), n, who },
  giveItem: { card: equipment },
  handOut: { card: equipment, n },
  discard: { what: word('equipment', 'weapon'), n },
  endTurn: none,
  moveTo: { zone },
  token: { token: word(...TOKEN_IDS) },

  spawnCard: { zone: at, n },
  placeZombies: { type: word(...ZOMBIE_TYPES), n: number(1, 40), zone: at },
  placeAbomination: { zone: at },
  extraActivation: { type: word(...ZOMBIE_TYPES, 'all') },
  wakeSpawn: { colour: word('blue', 'green'), 'after?': some },
  removeSpawn: none,
  skipSpawn: { rounds: some, 'zone?': word('startSpawn') },
  noSpawnOnOpening: { tile },
  clearTile: { tile },
  shell: { from: zone, range },
  markAbomination: { mark },
  onKillOfMarked: { mark, effects },
  byTrigger: { kill: effects, sight: effects },

  openDoor: { door },
  openAllDoors: { building: zone },
  addLink: { between },
  addExit: { zone, exit },
  noise: { zone: at, n, 'permanent?': yes },
  removeNoise: { zone: zoneOr('everywhere') },
  lightUp: { zones },
  lightsOut: none,
  lightTheHouse: none,
  clock: { hours: number(1, 23) },

  keyword: { keyword },
  achievement: { achievement },
  count: { counter, n },
  readNote: { note: number(1, 30) },
  look: { deck: word('zombie', 'abomination'), n },
  lookAtObjectives: { n },
  showDoorCards: { doors: list(door, 1, 12) },
  goalDone: { goal },
  announceGoal: { goal },
  shelter: { zone, onWin: effects },
  shelterRewards: none,
  missionWon: none,
  ending: none,

  cardStays: none,
  backOnDoor: none,

  if: { if: condition, do: effects, 'otherwise?': effects },
  choice: { options: list(object({ id: name, 'requires?': condition, effects }), 1, 8) },
};

const other = oneOf('op', OPERATIONS);
const WAYS = [companionJoins.form, companionStands.form, other.form];
const operation: Reader = reader({ is: 'ways', ways: WAYS }, (place) => {
  const [, , value] = place;
  if (!isCompanion(value)) return other(place);
  return isStanding(value) ? companionStands(place) : companionJoins(place);
});
const listed = list(operation, 0, MOST_OPERATIONS);
