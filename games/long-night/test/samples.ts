/** Choices, events and tables of every kind, for tests of words. */
import type { Seat } from '@horda/kernel';
import { EXPOSURE_FACES } from '../src/content/vocabulary.ts';
import type { Cause } from '../src/events.ts';
import { ENDINGS, type Choice, type Event } from '../src/state.ts';
import type { ChoiceOf, EventOf } from '../src/text/messages.ts';
import type { UnderWay } from '../src/under-way.ts';
import { view, type View } from '../src/view.ts';
import { cardNo, place, stateOf, survivor, type Position } from './scene.ts';

export const FUEL = cardNo('fuel');
export const MEDICINE = cardNo('medicine');
export const [LILY, GIA, BLUE] = [survivor('lilyMae'), survivor('giaNajjar'), survivor('blue')];
const [COLONY, SCHOOL] = [place('colony'), place('school')];

/** Three players; Lily and Gia of the first in the colony and in the school, Blue of the second in the school, Cole in the hideout. */
export const VIEW: View = viewOf({
  options: { improvements: true, bandits: true, raxxon: true },
  seats: [
    { survivors: { lilyMae: {}, giaNajjar: { at: 'school' } }, hand: ['fuel', 'medicine'], dice: [1, 3, 6] },
    { survivors: { blue: { at: 'school' } }, hand: ['fuel'], dice: [2] },
    { survivors: { coleWinters: { at: 'hideout' } } },
  ],
  places: { school: { zombies: 2, bandits: 1 } },
  crisis: 'fuelShortage',
});

/** What a seat sees of a position in the turn of the first one; nobody is asked. */
export function viewOf(position: Position, seat: Seat | null = 0): View {
  const s = stateOf(position);
  s.active = 0;
  return view(s, seat);
}

/** The same table with something under way. */
export function during(underWay: Partial<UnderWay>, view: View = VIEW): View {
  return { ...view, underWay: { ...view.underWay, ...underWay } };
}

/** A view in which the first seat is asked for one of these. */
export function asking(view: View, ...options: Choice[]): View {
  return {
    ...view,
    asks: [{ seat: 0, answered: false, own: { prompt: 'turn.choose', min: 1, max: 1, options } as never }],
  };
}

/** At least one choice of every kind; a kind without one does not compile. */
export const CHOICES: { readonly [D in Choice['do']]: readonly (ChoiceOf<D> & { do: D })[] } = {
  attack: [{ do: 'attack', survivor: GIA }],
  search: [{ do: 'search', survivor: GIA }],
  barricade: [{ do: 'barricade', survivor: LILY }],
  attract: [{ do: 'attract', survivor: LILY }],
  move: [{ do: 'move', survivor: LILY }],
  clean: [{ do: 'clean' }],
  ability: [
    { do: 'ability', survivor: LILY, of: LILY },
    { do: 'ability', survivor: LILY, of: GIA },
  ],
  play: [0, 1].map((use) => ({ do: 'play', card: MEDICINE, use })),
  equip: [{ do: 'equip', card: FUEL, survivor: LILY }],
  use: [0, 1].map((use) => ({ do: 'use', card: FUEL, survivor: LILY, use })),
  contribute: [{ do: 'contribute', card: FUEL }],
  contributeItem: [{ do: 'contributeItem', card: FUEL, survivor: LILY }],
  offer: [{ do: 'offer', card: FUEL }],
  spendFood: [0, 1].map((seat) => ({ do: 'spendFood', seat, die: 2 })),
  eat: [{ do: 'eat', card: FUEL, die: 2 }],
  calm: [{ do: 'calm', card: MEDICINE }],
  request: [{ do: 'request' }],
  handOff: [{ do: 'handOff', card: FUEL, survivor: GIA, to: BLUE }],
  accuse: [1, 2].map((seat) => ({ do: 'accuse', seat })),
  improvement: [{ do: 'improvement', card: 0 }],
  objective: [{ do: 'objective' }],
  codeDie: [{ do: 'codeDie', die: 3 }],
  placeAction: [0, 1].map((action) => ({ do: 'placeAction', survivor: survivor('coleWinters'), action })),
  lasting: [{ do: 'lasting', id: 1 }],
  end: [{ do: 'end' }],
  zombie: [0, 1].map((entrance) => ({ do: 'zombie', entrance })),
  special: [0, 1].map((entrance) => ({ do: 'special', entrance, experiment: 2 })),
  victim: [{ do: 'victim', survivor: BLUE }],
  bandit: [{ do: 'bandit' }],
  withItem: [{ do: 'withItem', card: FUEL }],
  withAbility: [{ do: 'withAbility', of: LILY }],
  withImprovement: [{ do: 'withImprovement', card: 1 }],
  withSideEffect: [{ do: 'withSideEffect', card: 1 }],
  withLasting: [{ do: 'withLasting', id: 1 }],
  next: [-1, 1].map((lasting) => ({ do: 'next', lasting })),
  goOn: [{ do: 'goOn' }],
  die: [1, 6].map((value) => ({ do: 'die', value })),
  go: [-1, FUEL].map((fuel) => ({ do: 'go', to: SCHOOL, fuel })),
  keep: [{ do: 'keep', card: FUEL }],
  makeNoise: [{ do: 'makeNoise' }],
  under: [{ do: 'under', card: FUEL }],
  entrance: [
    { do: 'entrance', place: COLONY, entrance: 2 },
    { do: 'entrance', place: SCHOOL, entrance: 0 },
  ],
  lure: [{ do: 'lure', from: SCHOOL, entrance: 0, to: 3 }],
  survivor: [{ do: 'survivor', survivor: LILY }],
  leader: [{ do: 'leader', survivor: GIA }],
  place: [COLONY, SCHOOL].map((there) => ({ do: 'place', place: there })),
  player: [{ do: 'player', seat: 1 }],
  card: [{ do: 'card', card: FUEL }],
  deal: [{ do: 'deal', card: FUEL, seat: 1 }],
  token: (['wound', 'frostbite'] as const).map((token) => ({ do: 'token', token })),
  helpless: [false, true].map((unruly) => ({ do: 'helpless', unruly })),
  guard: (['barricade', 'trap'] as const).map((guard) => ({ do: 'guard', guard })),
  option: [0, 1].map((option) => ({ do: 'option', option })),
  amount: [7, 8].map((n) => ({ do: 'amount', n })),
  vote: [true, false].map((up) => ({ do: 'vote', up })),
  yes: [{ do: 'yes' }],
  no: [{ do: 'no' }],
  giveUp: [{ do: 'giveUp' }],
  risk: [{ do: 'risk' }],
  callVote: [{ do: 'callVote' }],
  letPass: [{ do: 'letPass' }],
  give: [{ do: 'give', by: 0, card: FUEL, to: 1 }],
  ignore: [{ do: 'ignore', by: 0, to: 1 }],
  pay: [
    { do: 'pay', by: 0, card: FUEL, die: 0 },
    { do: 'pay', by: 0, card: -1, die: 4 },
  ],
  refuse: [{ do: 'refuse', by: 0 }],
  turnDie: [{ do: 'turnDie', from: 2, to: 5 }],
  rollDie: [{ do: 'rollDie', die: 2, no: 0 }],
  swapDice: [{ do: 'swapDice', own: 2, other: 5, seat: 1 }],
  takePip: [{ do: 'takePip', own: 2, other: 5, seat: 1 }],
  raiseDie: [{ do: 'raiseDie', seat: 1, die: 5 }],
  improve: [{ do: 'improve', card: 0 }],
  experiment: [{ do: 'experiment', card: 0 }],
};
export const ALL_CHOICES: readonly Choice[] = Object.values(CHOICES).flat();

const CAUSES: readonly Cause[] = (
  [
    'crisis',
    'crossroads',
    'item',
    'survivor',
    'improvement',
    'experiment',
    'sideEffect',
    'pill',
    'place',
    'objective',
  ] as const
).map((deck) => ({ deck, card: 1 }));

const BOTH = [false, true] as const;

/** At least one event of every type; a type without one does not compile. */
export const EVENTS: { readonly [T in Event['type']]: readonly (EventOf<T> & { type: T })[] } = {
  roundBegan: [{ type: 'roundBegan', round: 2 }],
  crisisRevealed: [{ type: 'crisisRevealed', crisis: 0 }],
  crisisOpened: [{ type: 'crisisOpened', crisis: 0 }],
  turnBegan: [{ type: 'turnBegan', seat: 0 }],
  turnEnded: [{ type: 'turnEnded', seat: 0 }],
  moved: BOTH.map((fuel) => ({ type: 'moved', survivor: LILY, from: COLONY, to: SCHOOL, fuel })),
  moveExposed: EXPOSURE_FACES.map((face) => ({ type: 'moveExposed', survivor: LILY, from: COLONY, to: SCHOOL, face })),
  searched: [{ type: 'searched', survivor: GIA, place: SCHOOL }],
  barricaded: [{ type: 'barricaded', survivor: LILY, place: COLONY }],
  cleanPaid: [{ type: 'cleanPaid', seat: 0 }],
  cleaned: [1, 2, 5].map((n) => ({ type: 'cleaned', seat: 0, cards: Array.from({ length: n }, () => FUEL) })),
  foodPaid: [{ type: 'foodPaid', seat: 0, die: 3 }],
  codeDieTaken: [{ type: 'codeDieTaken', seat: 0, die: 3 }],
  cardPlayed: [{ type: 'cardPlayed', seat: 0, card: FUEL, healed: -1 }],
  pillTaken: [{ type: 'pillTaken', survivor: LILY }],
  weaponUsed: [{ type: 'weaponUsed', survivor: LILY, card: cardNo('baseballBat') }],
  specialKilled: [{ type: 'specialKilled', survivor: LILY, experiment: 0 }],
  accused: [{ type: 'accused', seat: 0, whom: 1 }],
  trapExploded: [{ type: 'trapExploded', place: COLONY, entrance: 0, zombies: 2 }],
  zombiesPlaced: [1, 3].map((placed) => ({ type: 'zombiesPlaced', place: COLONY, placed })),
  banditEntered: [{ type: 'banditEntered', place: SCHOOL }],
  banditKilled: [{ type: 'banditKilled', survivor: GIA, place: SCHOOL }],
  attackDone: [{ type: 'attackDone', survivor: GIA, target: 'zombie' }],
  zombieKilled: [{ type: 'zombieKilled', survivor: GIA, place: SCHOOL, entrance: 0 }],
  improvementFinished: [{ type: 'improvementFinished', improvement: 0 }],
  step4: BOTH.map((over) => ({ type: 'step4', over })),
  step6: [{ type: 'step6' }],
  step7: [{ type: 'step7' }],
  survivorsKept: [{ type: 'survivorsKept', seat: 0, survivors: [LILY, GIA] }],
  leaderNamed: [{ type: 'leaderNamed', seat: 0, survivor: LILY }],
  firstPlayerChosen: [{ type: 'firstPlayerChosen', seat: 0 }],
  diceRolled: [{ type: 'diceRolled', seat: 0, dice: [1, 3, 6] }],
  crossroadsDrawn: [null, 0].map((card) => ({ type: 'crossroadsDrawn', reader: 1, card })),
  crossroadsRevealed: [-1, LILY].map((trigger) => ({ type: 'crossroadsRevealed', card: 1, trigger })),
  optionChosen: [0, -1].map((seat) => ({ type: 'optionChosen', seat, card: 0, option: 1 })),
  stepBegan: (['code', 'food', 'waste', 'crisis', 'zombies', 'loot'] as const).map((step) => ({
    type: 'stepBegan',
    step,
  })),
  ate: [0, 3].map((food) => ({ type: 'ate', food })),
  starved: [1, 2].map((tokens) => ({ type: 'starved', tokens, food: 4 })),
  wasteCounted: [0, 1].map((lost) => ({ type: 'wasteCounted', cards: 12, lost })),
  crisisResolved: [0, 3, 5].map((sum) => ({ type: 'crisisResolved', crisis: 0, cards: [FUEL], sum, need: 3 })),
  crisisSkipped: [null, 0].map((crisis) => ({ type: 'crisisSkipped', crisis })),
  noiseTurned: BOTH.map((attracts) => ({ type: 'noiseTurned', place: SCHOOL, attracts })),
  roundsLeft: [0, 1, 3, 5].map((rounds) => ({ type: 'roundsLeft', rounds })),
  markerKept: [{ type: 'markerKept', seat: 0 }],
  markerPassed: [{ type: 'markerPassed', seat: 1 }],
  chapterCompleted: [{ type: 'chapterCompleted', chapter: 'R1' }],
  chapterBegan: [{ type: 'chapterBegan', chapter: 'B2' }],
  moraleChanged: [-1, 1].map((by) => ({ type: 'moraleChanged', by, morale: 5 })),
  foodChanged: [-2, 1].map((by) => ({ type: 'foodChanged', by, food: 5 })),
  starvationAdded: [1, 2].map((n) => ({ type: 'starvationAdded', n })),
  helplessCame: BOTH.flatMap((unruly) => [1, 2].map((n) => ({ type: 'helplessCame' as const, n, unruly }))),
  helplessDied: BOTH.map((unruly) => ({ type: 'helplessDied', unruly })),
  helplessLeft: [1, 2].map((n) => ({ type: 'helplessLeft', n, unruly: 0 })),
  helplessTurned: BOTH.flatMap((unruly) => [1, 2].map((n) => ({ type: 'helplessTurned' as const, n, unruly }))),
  tokensPut: (['trophy', 'sample', 'clear'] as const).map((token) => ({ type: 'tokensPut', token, n: 1 })),
  dieUsed: [{ type: 'dieUsed', seat: 0, die: 3 }],
  dieChanged: [{ type: 'dieChanged', seat: 0, from: 3, to: 4 }],
  effectRolled: [{ type: 'effectRolled', seat: 0, die: 3 }],
  attackRolled: BOTH.map((hit) => ({ type: 'attackRolled', survivor: LILY, die: 3, hit })),
  exposureRolled: EXPOSURE_FACES.map((face) => ({ type: 'exposureRolled', survivor: LILY, face })),
  survivorWent: [{ type: 'survivorWent', survivor: LILY, from: COLONY, to: SCHOOL }],
  survivorPut: [{ type: 'survivorPut', survivor: LILY, from: COLONY, to: SCHOOL }],
  searchBegan: [{ type: 'searchBegan', survivor: GIA, place: SCHOOL }],
  cardSeen: [null, FUEL].map((card) => ({ type: 'cardSeen', seat: 0, place: SCHOOL, card })),
  cardKept: [null, FUEL].map((card) => ({ type: 'cardKept', seat: 0, place: SCHOOL, card })),
  noisePut: [1, 2].map((n) => ({ type: 'noisePut', place: SCHOOL, n })),
  barricadePut: BOTH.map((trap) => ({ type: 'barricadePut', place: COLONY, entrance: 1, trap })),
  barricadeLost: BOTH.map((trap) => ({ type: 'barricadeLost', place: SCHOOL, entrance: 0, trap })),
  zombieAdded: [COLONY, SCHOOL].map((there) => ({ type: 'zombieAdded', place: there, entrance: 0 })),
  zombieGone: [1, 2].map((n) => ({ type: 'zombieGone', place: SCHOOL, entrance: 0, n })),
  zombieLured: [{ type: 'zombieLured', from: COLONY, entrance: 1, to: SCHOOL, toEntrance: 0 }],
  overrun: [{ type: 'overrun', place: COLONY, entrance: 3 }],
  damaged: (['wound', 'frostbite', 'despair'] as const).map((token) => ({ type: 'damaged', survivor: LILY, token })),
  healed: (['wound', 'frostbite', 'despair'] as const).map((token) => ({ type: 'healed', survivor: LILY, token })),
  died: [{ type: 'died', survivor: LILY, seat: 0, place: COLONY }],
  survivorLeft: [{ type: 'survivorLeft', survivor: LILY, seat: 0 }],
  survivorCame: [COLONY, SCHOOL].map((there) => ({ type: 'survivorCame', survivor: LILY, seat: 0, place: there })),
  survivorGiven: [{ type: 'survivorGiven', survivor: LILY, from: 0, to: 1 }],
  biteSpread: [{ type: 'biteSpread', survivor: LILY }],
  playerOut: [{ type: 'playerOut', seat: 0 }],
  cardShown: [{ type: 'cardShown', seat: 0, card: FUEL }],
  equipped: [{ type: 'equipped', survivor: LILY, card: FUEL }],
  itemUsed: [{ type: 'itemUsed', survivor: LILY, card: FUEL }],
  abilityUsed: [LILY, GIA].map((of) => ({ type: 'abilityUsed', survivor: LILY, of })),
  cardWasted: [{ type: 'cardWasted', card: FUEL }],
  cardRemoved: [{ type: 'cardRemoved', card: FUEL }],
  contributed: [null, FUEL].map((card) => ({ type: 'contributed', seat: 0, card })),
  offered: [{ type: 'offered', seat: 0, card: FUEL }],
  handedOff: [{ type: 'handedOff', from: LILY, to: GIA, card: FUEL }],
  cardsDrawn: [1, 2, [FUEL]].map((cards) => ({ type: 'cardsDrawn', seat: 0, place: SCHOOL, cards })),
  cardsTaken: [1, 2, [FUEL, MEDICINE]].map((cards) => ({ type: 'cardsTaken', from: 0, to: 1, cards })),
  handShown: [null, 1].flatMap((to) =>
    [3, [FUEL], []].map((cards) => ({ type: 'handShown' as const, seat: 0, to, cards })),
  ),
  objectiveShown: [null, 1].flatMap((to) =>
    [null, 0].map((objective) => ({ type: 'objectiveShown' as const, seat: 0, to, objective })),
  ),
  deckShown: [{ type: 'deckShown', place: SCHOOL, cards: [FUEL, MEDICINE] }],
  voted: ['crossroads', 'marker', 'exile', 'code'].flatMap((about) => [
    { type: 'voted', about, up: [0, 1], down: [2], passed: true },
    { type: 'voted', about, up: [], down: [0, 1, 2], passed: false },
    { type: 'voted', about, up: [0], down: [1], passed: false },
  ]),
  voteSettled: BOTH.map((passed) => ({ type: 'voteSettled', passed })),
  exiled: [{ type: 'exiled', seat: 1 }],
  requested: [{ type: 'requested', seat: 0 }],
  requestIgnored: [{ type: 'requestIgnored', seat: 1 }],
  cardGiven: [{ type: 'cardGiven', from: 1, to: 0, card: FUEL }],
  advanced: [1, 2, 5, -1].map((n) => ({ type: 'advanced', improvement: 0, n })),
  banditGone: [1, 2].map((n) => ({ type: 'banditGone', place: SCHOOL, n })),
  looted: [{ type: 'looted', place: SCHOOL, card: FUEL }],
  hideoutLeft: [{ type: 'hideoutLeft', seat: 0, card: FUEL }],
  codeDiePut: [{ type: 'codeDiePut', seat: 0, die: 3 }],
  experimentContained: [{ type: 'experimentContained', experiment: 0 }],
  experimentReleased: [{ type: 'experimentReleased', experiment: 0 }],
  specialPlaced: [{ type: 'specialPlaced', experiment: 0, place: COLONY, entrance: 2 }],
  specialMoved: [{ type: 'specialMoved', experiment: 0, from: SCHOOL, to: COLONY }],
  sideEffectGot: [{ type: 'sideEffectGot', survivor: LILY, sideEffect: 0 }],
  effectBegan: CAUSES.map((cause) => ({ type: 'effectBegan', cause, seat: 0 })),
  cardReturned: [{ type: 'cardReturned', from: 1, to: 0, card: FUEL }],
  improvementShown: [{ type: 'improvementShown', improvement: 0 }],
  hideoutPut: [{ type: 'hideoutPut', seat: 0, card: FUEL }],
  chapterRead: [{ type: 'chapterRead', seat: 0 }],
  placeOpened: [{ type: 'placeOpened', place: 7 }],
  codeDieChanged: [{ type: 'codeDieChanged', seat: 0, from: 1, to: 4 }],
  experimentDiscarded: [{ type: 'experimentDiscarded', experiment: 0 }],
  experimentsSeen: [3, [0, 1]].map((experiments) => ({ type: 'experimentsSeen', seat: 0, experiments })),
  placeSpared: [{ type: 'placeSpared', place: SCHOOL }],
  specialGone: [{ type: 'specialGone', experiment: 0, place: SCHOOL, entrance: 0 }],
  cardSaved: [{ type: 'cardSaved', seat: 0, card: FUEL }],
  cardRegained: [{ type: 'cardRegained', seat: 0, card: FUEL }],
  cardNamed: [{ type: 'cardNamed', seat: 0, card: FUEL }],
  staked: [{ type: 'staked', seat: 0, card: FUEL }],
  ended: ENDINGS.flatMap((ending) => [[], [0], [0, 1]].map((winners) => ({ type: 'ended' as const, ending, winners }))),
};
export const ALL_EVENTS: readonly Event[] = Object.values(EVENTS).flat();
