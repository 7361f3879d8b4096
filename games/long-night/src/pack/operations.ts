/** Operations, as a pack writes them: one entry for each, with its parameters. */
import { list, nested, number, object, oneOf, reader, word, yes, type FieldsOf, type Reader } from '@horda/parts/shape';
import { SIDE_EFFECT_IDS } from '../content/ids.ts';
import type { Operations, OpName } from '../content/operations.ts';
import {
  amount,
  condition,
  conditions,
  kind,
  lastingHook,
  modifier,
  place,
  player,
  selector,
  survivorId,
} from './vocabulary.ts';

const MOST_OPERATIONS = 12;

/** A list of operations; they contain each other. */
export const effects: Reader = nested(() => listed);

const who = selector;
const n = amount;
const none = {};
const some = { n };
const onWho = { who, n };
const atPlace = { place, n };
const ofPlayer = { player };
const cards = { player, n, kind };
const fromDeck = { place, n, kind, player };
const few = number(0, 99);

const table = list(object({ from: few, to: few, do: effects }), 1, 6);
const fixedDice = object({ dice: few, lessDamageOf: survivorId });
const diceEach = object({ perOwnAndWeaponAt: place, each: few });
const contestDice: Reader = reader({ is: 'ways', ways: [fixedDice.form, diceEach.form] }, (at) => {
  const [, , value] = at;
  return (typeof value !== 'object' || value === null || 'dice' in value ? fixedDice : diceEach)(at);
});

const OPERATIONS: { readonly [Name in OpName]: FieldsOf<Operations[Name]> } = {
  nothing: none,
  morale: some,
  food: some,
  starvation: some,
  helpless: some,
  unrulyHelpless: some,
  unruly: some,
  calm: some,
  removeHelpless: some,
  killHelpless: some,
  cleanWaste: some,
  toWaste: some,
  wasteFromRemoved: { kind },
  skipCrisis: { when: word('next', 'now') },

  zombies: atPlace,
  killZombies: atPlace,
  removeZombies: atPlace,
  moveZombies: { from: place, to: place, n },
  slay: { ...atPlace, who },
  slayOneRoll: { ...atPlace, who },
  noise: { ...atPlace, 'ifAble?': yes },
  barricade: atPlace,
  trap: atPlace,
  removeBarricades: atPlace,
  barricadeToTrap: atPlace,
  toBarricades: some,

  wound: onWho,
  frostbite: onWho,
  despair: onWho,
  heal: onWho,
  relieve: onWho,
  kill: { who, 'noMorale?': yes },
  spread: onWho,
  removeSurvivor: { who },
  exposure: onWho,
  put: { who, place },
  gainSurvivor: ofPlayer,
  join: { name: survivorId, player, 'wounds?': few, 'leads?': yes },
  dropNamed: { name: survivorId },
  giveSurvivor: { who, player },
  noMove: { who },
  idle: { who },
  lock: { who, place },
  bar: { who, place },
  jail: { who, place },
  ghost: { who, place },
  winnerTakes: none,

  draw: { place, n, player },
  seek: fromDeck,
  reveal: fromDeck,
  revealTakeOne: fromDeck,
  revealUntil: fromDeck,
  lookTake: { ...fromDeck, take: few },
  lookDeck: { place, n, player },
  lookCrisis: { n, player },
  burnDeck: atPlace,
  burnKind: { place, kind },
  takeRemoved: cards,
  discard: cards,
  removeCards: cards,
  removeRandom: { player, n },
  giveHand: ofPlayer,
  takeCard: ofPlayer,
  confiscate: { n, kind, do: effects },
  takeRandom: { player, n },
  showHand: { player, to: word('active', 'all') },
  showRandom: { player, n },
  showObjective: { player, to: word('active') },
  wasteTriggerItem: none,
  removeTriggerItem: none,
  returnCard: none,
  deal: { by: player, ...atPlace },
  pot: none,

  raiseDie: some,
  changeDie: some,
  reroll: some,
  setDie: { value: word('any') },
  swapDie: some,
  rerollOther: some,
  raiseOther: some,
  takePip: some,
  useDice: { player, n },
  diceNext: { player, n },
  freeAction: { action: word('barricade', 'attack'), who },

  bandits: atPlace,
  removeBandits: atPlace,
  removeTriggerBandit: none,
  hideoutTake: { n, player },
  hideoutRandom: { n, player },
  toHideout: { player, n },
  takeBatch: ofPlayer,

  advance: some,
  unbuild: some,

  release: some,
  contain: some,
  peekExp: some,
  killSpecial: none,
  specialStays: none,
  specialMoves: { place },
  sideEffect: { who, name: word(...SIDE_EFFECT_IDS) },
  pill: { colour: word('red', 'white') },
  codeDie: { value: few },
  codeDieBy: ofPlayer,
  setCodeDie: { value: word('any') },

  exile: ofPlayer,
  exileVote: ofPlayer,
  cancelAction: none,
  discardEffect: none,
  banRequest: ofPlayer,
  banPlay: { kind },
  tunnel: { place },
  road: { a: place, b: place },
  trophy: some,
  sample: some,
  addGoal: { goal: condition },
  mod: { mod: modifier, 'who?': selector },

  roll: { table },
  rollPlusPaid: { table },
  rollEach: { who, max: few, do: effects },
  countDice: { dice: few, min: few, do: effects },
  if: { cond: conditions, do: effects, else: effects },
  ifAlive: { who, do: effects },
  may: { by: player, cost: effects, do: effects, else: effects },
  together: { cost: effects, do: effects, else: effects },
  payCards: { by: player, min: few, to: word('hideout') },
  firstGiver: { to: player, do: effects, else: effects },
  upTo: { n: few, do: effects },
  contest: { own: contestDice, other: few, win: effects, lose: effects },
  choose: { by: player, options: list(effects, 1, 6) },
  lasting: {
    on: lastingHook,
    until: word('endOfGame', 'usedOnce', 'unpaid', 'endOfTurn', 'endOfRound', 'endOfNextRound'),
    do: effects,
  },
  attach: { to: selector, on: lastingHook, do: effects, 'uses?': few },
};

const listed = list(oneOf('op', OPERATIONS), 0, MOST_OPERATIONS);
