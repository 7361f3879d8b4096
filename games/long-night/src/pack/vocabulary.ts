/** Places, players, survivors, amounts, conditions and timings, as a pack writes them. */
import {
  either,
  list,
  nested,
  number,
  object,
  oneOf,
  reader,
  word,
  yes,
  type Fields,
  type Reader,
} from '@horda/parts/shape';
import { IMPROVEMENT_IDS, ITEM_IDS, SURVIVOR_IDS } from '../content/ids.ts';
import { HOMES } from '../content/homes.ts';
import { EXPOSURE_FACES, MODULES, PLACE_IDS, SYMBOLS } from '../content/vocabulary.ts';
import { HOOKS, NUMBER_MODIFIERS, PLACE_WORDS, PLAIN_COUNTS, PLAIN_FACTS, PLAYER_WORDS, ROLES } from './words.ts';

const MOST = 99;
const SCALES = ['startPlayers', 'players', 'nonExiled', 'removed'];

export const symbol = word(...SYMBOLS);
export const symbols = list(symbol, 0, SYMBOLS.length);
export const kind = either({ word: word(...SYMBOLS, 'any'), list: list(symbol, 1, SYMBOLS.length), object: symbol });
export const place = word(...PLACE_WORDS);
export const placeId = word(...PLACE_IDS);
export const home = word(...HOMES);
export const survivorId = word(...SURVIVOR_IDS);
export const itemId = word(...ITEM_IDS);
export const module = word(...MODULES);
export const faceWord = word(...EXPOSURE_FACES);

export const player = either({ word: word(...PLAYER_WORDS), object: object({ controllerOf: survivorId }) });

const scaled = object({
  of: word(...SCALES),
  'times?': number(-MOST, MOST),
  'half?': yes,
  'plus?': number(-MOST, MOST),
  'least?': number(-MOST, MOST),
  'under?': list(number(-MOST, MOST), 3, 3),
});
const whole = number(-MOST, MOST);
export const amount = either({ number: whole, word: word('all', 'fill', 'd6', 'difference'), object: scaled });
/** What a condition compares with: no die, and nothing that only an effect knows. */
const bound = either({ number: whole, word: whole, object: scaled });

const count = number(1, MOST);
const placed: Fields = { n: count, 'at?': place };
const nobody: Fields = {};
export const selector = oneOf('who', {
  own: { ...placed, 'except?': survivorId },
  ownAll: nobody,
  any: placed,
  nearOwn: { n: count },
  consenting: { n: count },
  each: placed,
  eachNonExiled: placed,
  lowest: { ...placed, 'except?': survivorId },
  highest: { ...placed, 'except?': survivorId },
  all: { 'at?': place },
  allNonExiled: { 'at?': place },
  named: { name: survivorId },
  othersWith: { name: survivorId },
  hurtOthers: { n: count },
  upTo: { n: count },
  ofGiver: nobody,
  helpless: nobody,
  ...Object.fromEntries(ROLES.map((role) => [role, nobody])),
});

const counted = oneOf('count', {
  hand: { symbol },
  equipped: { symbol },
  handOrEquipped: { home },
  equippedAt: { place: placeId, symbols },
  barricades: { place },
  zombies: { place },
  has: { place },
  ownAt: { place },
  room: { place },
  banditAt: { place },
  diceSum: { place: word('raxxon') },
  placed: { kind: word(...SYMBOLS, 'nonStarter') },
  placedKinds: { kind: word('nonStarter') },
  ...Object.fromEntries(PLAIN_COUNTS.map((name) => [name, nobody])),
});

const fact = oneOf('is', {
  ...Object.fromEntries(PLAIN_FACTS.map((name) => [name, nobody])),
  ...Object.fromEntries(
    ['inPlay', 'inDeck', 'notExiled', 'controls', 'isTrigger'].map((is) => [is, { name: survivorId }]),
  ),
  at: { name: survivorId, place: placeId },
  searchedAt: { place: placeId },
  eachNonExiledAt: { place: placeId },
  cardKind: { symbol },
  heldOrEquipped: { item: itemId },
  built: { improvement: word(...IMPROVEMENT_IDS) },
  module: { module },
  face: { face: faceWord },
  surviveRounds: { rounds: number(1, MOST) },
  chapterCompleted: { chapter: word('B2') },
  eachLocationHas: { barricades: number(0, MOST) },
});

const sums = list(counted, 1, 5);
const COMPARISONS = ['least', 'most', 'exactly', 'below'] as const;

const compared = Object.fromEntries(COMPARISONS.map((each) => [each, object({ of: sums, [each]: bound })]));

/** A fact, its opposite, or a sum that is compared with a number. */
export const condition: Reader = nested(() => oneCondition);
const opposite = object({ not: condition });
const WAYS = [fact, ...Object.values(compared), opposite].map(({ form }) => form);
const oneCondition = reader({ is: 'ways', ways: WAYS }, (at) => {
  const [, , value] = at;
  if (typeof value !== 'object' || value === null) return fact(at);
  if ('not' in value) return opposite(at);
  if (!('of' in value)) return fact(at);
  return compared[COMPARISONS.find((each) => each in value) ?? 'least']!(at);
});
export const conditions = list(condition, 0, 8);

const noValue: Fields = { value: number(-MOST, MOST) };
export const modifier = oneOf('key', {
  'allowed.actions': { value: list(word('move', 'search'), 0, 2) },
  'attack.kills': { value: number(0, MOST), 'add?': yes },
  'exposure.ignore': { value: faceWord },
  'move.noExposure': { value: word('this', 'second') },
  'attack.noExposure': { value: word('this', 'second') },
  ...Object.fromEntries(NUMBER_MODIFIERS.map((key) => [key, noValue])),
});

const LASTING_CASES = ['atTunnel', 'thatRifle', 'notMovedThisTurn', 'atSchool', 'thatSurvivor', 'nextRound'];
export const lastingHook = object({
  hook: word(...HOOKS),
  'of?': either({
    word: word('chooser', 'survivorsController', 'anyPlayer'),
    object: object({ controllerOf: survivorId }),
  }),
  'when?': either({ word: word(...LASTING_CASES), object: condition }),
  'optional?': yes,
  'perRound?': number(1, 9),
});
