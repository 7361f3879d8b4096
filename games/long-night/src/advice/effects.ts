/** For bots: roughly what a text does to the colony, in points. Chance, selections and places are taken on average. */
import type { Op } from '../content/operations.ts';
import type { Amount, Selector } from '../content/vocabulary.ts';
import type { State } from '../state.ts';

/** A point of morale is worth 3, the last ones more; the rest is measured by it. */
const MORALE = 3;
const LAST_MORALE = [20, 12, 7, 4.5, 3.5] as const;
const SURVIVOR = 3;

/** What the colony loses with so many points of morale. */
export function moraleCost({ morale }: State, points = 1): number {
  let sum = 0;
  for (let at = morale; at > morale - points && at > 0; at--) sum += LAST_MORALE[at - 1] ?? MORALE;
  return sum;
}

/** A death costs a survivor, and morale. */
export function deathCost(s: State): number {
  return SURVIVOR + moraleCost(s);
}

/** What one of each is worth. What is not named here is worth nothing. */
const EACH: Partial<Record<Op['op'], number>> = {
  morale: MORALE,
  food: 1,
  starvation: -2.5,
  helpless: -0.8,
  unrulyHelpless: -1.5,
  unruly: -0.8,
  calm: 0.9,
  removeHelpless: 0.6,
  killHelpless: -2.5,
  cleanWaste: 0.25,
  zombies: -0.6,
  killZombies: 0.7,
  removeZombies: 0.7,
  slay: -0.8,
  slayOneRoll: -0.6,
  noise: -0.3,
  barricade: 0.7,
  trap: 1,
  removeBarricades: -0.6,
  toBarricades: 1.2,
  wound: -1.5,
  frostbite: -2.5,
  despair: -1.5,
  heal: 1.8,
  relieve: 1.5,
  kill: -6,
  spread: -1.5,
  removeSurvivor: -3,
  exposure: -1.3,
  gainSurvivor: 1.5,
  join: 1.5,
  giveSurvivor: -1,
  draw: 1.2,
  seek: 1.5,
  reveal: 0.6,
  revealTakeOne: 1,
  revealUntil: 1,
  lookTake: 1,
  lookDeck: 0.2,
  lookCrisis: 0.2,
  burnDeck: -0.3,
  takeRemoved: 1,
  discard: -0.9,
  removeCards: -0.9,
  removeRandom: -0.9,
  raiseDie: 0.3,
  changeDie: 0.3,
  reroll: 0.3,
  setDie: 0.5,
  useDice: -0.7,
  diceNext: 0.8,
  freeAction: 0.8,
  bandits: -1,
  removeBandits: 1,
  advance: 1.2,
  unbuild: -2,
  release: -3,
  contain: 3,
  killSpecial: 1.5,
  exile: -3,
  addGoal: -3,
  trophy: 2,
  sample: 2,
};
/** What "all" and a die mean on average. */
const MANY = 3;
const DIE = 3.5;

export function effectsWorth(s: State, ops: readonly Op[]): number {
  let sum = 0;
  for (const op of ops) sum += worthOf(s, op);
  return sum;
}

function worthOf(s: State, op: Op): number {
  const of = (ops: readonly Op[]): number => effectsWorth(s, ops);
  switch (op.op) {
    case 'roll':
    case 'rollPlusPaid':
      return op.table.reduce((sum, line) => sum + ((line.to - line.from + 1) / 6) * of(line.do), 0);
    case 'if':
      return (of(op.do) + of(op.else)) / 2;
    case 'ifAlive':
    case 'upTo':
    case 'lasting':
    case 'attach':
      return of(op.do);
    case 'rollEach':
    case 'countDice':
      return of(op.do) / 2;
    case 'may':
    case 'together':
      return Math.max(of(op.cost) + of(op.do), of(op.else));
    case 'choose':
      return Math.max(...op.options.map(of));
    case 'contest':
      return (of(op.win) + of(op.lose)) / 2;
    case 'morale':
      return typeof op.n === 'number' && op.n < 0 ? -moraleCost(s, -op.n) : MORALE * sizeOf(s, op.n);
    default:
      return (EACH[op.op] ?? 0) * ('n' in op ? sizeOf(s, op.n) : 1) * ('who' in op ? reachOf(s, op.who) : 1);
  }
}

/** How many survivors a text is about. */
function reachOf({ players }: State, selection: Selector): number {
  const { who } = selection;
  const each = 'n' in selection ? Math.min(selection.n, MANY) : who.startsWith('all') ? MANY : 1;
  return who === 'each' || who === 'eachNonExiled' ? each * players.length : each;
}

function sizeOf({ players }: State, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'd6') return DIE;
  return typeof amount === 'string' ? MANY : players.length;
}
