/** Choices and events of every kind, and a table that they are about, for tests of words. */
import { ENDINGS, NONE, TYPES, type Choice, type Event, type State } from '../src/state.ts';
import type { ChoiceOf, EventOf } from '../src/text/messages.ts';
import { view, type View } from '../src/view.ts';
import { cardNo, item, stateOf } from './scene.ts';

const PISTOL = item('pistol@starting');
const SAWED_OFF = item('sawedOff!');
const MOLOTOV = item('molotov');

function sampleState(): State {
  const s = stateOf({
    mission: 'M1',
    seats: 2,
    survivors: {
      amy: { hand: ['pistol@starting', 'crowbar'], pack: ['flashlight'], actions: 3 },
      odin: { seat: 1, hand: ['sawedOff!', 'molotov'] },
    },
    companions: { taylor: 'amy', president: '7R.s5' },
    hour: 19,
  });
  s.acting = 0;
  s.active = 0;
  return s;
}

/** Amy of the first seat acts; Odin belongs to the second. */
export const VIEW: View = view(sampleState(), 0);

/** A view in which the first seat is asked for one of these. */
export function asking(...options: Choice[]): View {
  return {
    ...VIEW,
    asks: [{ seat: 0, answered: false, own: { prompt: 'turn.choose', min: 1, max: 1, options } as never }],
  };
}

/** At least one choice of every kind; a kind without one does not compile. */
export const CHOICES: { readonly [D in Choice['do']]: readonly (ChoiceOf<D> & { do: D })[] } = {
  join: [{ do: 'join', who: 0 }],
  startWith: [{ do: 'startWith', card: cardNo('bullets') }],
  start: [{ do: 'start', survivor: 0, zone: 4 }],
  activate: [0, 1].map((survivor) => ({ do: 'activate', survivor })),
  attack: [
    { do: 'attack', kind: 'melee', with: [item('crowbar')], zone: 4, allOut: 0, light: false },
    { do: 'attack', kind: 'melee', with: [item('crowbar')], zone: 4, allOut: 1, light: false },
    { do: 'attack', kind: 'melee', with: [], zone: 4, allOut: 0, light: false },
    { do: 'attack', kind: 'ranged', with: [PISTOL, PISTOL], zone: 5, allOut: 2, light: false },
    { do: 'attack', kind: 'ranged', with: [PISTOL], zone: 5, allOut: 0, light: true },
    { do: 'attack', kind: 'ranged', with: [item('pistol')], zone: 5, allOut: 0, light: true },
    { do: 'attack', kind: 'ranged', with: [], zone: 5, allOut: 0, light: false },
  ],
  throw: [{ do: 'throw', card: MOLOTOV, zone: 5 }],
  move: [
    { do: 'move', way: [5] },
    { do: 'move', way: [5, 6] },
    { do: 'move', way: [5, 6, 7] },
  ],
  search: [false, true].map((light) => ({ do: 'search', light })),
  door: [
    { do: 'door', door: 0, card: item('crowbar') },
    { do: 'door', door: 0, card: item('fireAxe') },
    { do: 'door', door: 0, card: NONE },
  ],
  trade: [
    { do: 'trade', with: NONE },
    { do: 'trade', with: 1 },
  ],
  objective: [0, 1].map((place) => ({ do: 'objective', place })),
  crate: [{ do: 'crate' }],
  pickUp: [{ do: 'pickUp', survivor: 1 }],
  makeNoise: [{ do: 'makeNoise' }],
  getIn: [{ do: 'getIn', car: 0 }],
  getOut: [{ do: 'getOut' }],
  takeWheel: [{ do: 'takeWheel' }],
  drive: [[5], [5, 6]].map((way) => ({ do: 'drive', way })),
  reload: [{ do: 'reload', card: cardNo('sawedOff') }],
  lightOn: [{ do: 'lightOn', at: 5 }],
  lightOff: [{ do: 'lightOff' }],
  eat: [{ do: 'eat', card: cardNo('water') }],
  discard: [
    { do: 'discard', card: SAWED_OFF },
    { do: 'discard', card: item('sawedOff') },
  ],
  rally: [0, 1].map((companion) => ({ do: 'rally', companion })),
  dash: [
    { do: 'dash', skill: 'fieldMedic', way: [] },
    { do: 'dash', skill: 'charge', way: [5, 6] },
  ],
  skill: [{ do: 'skill', skill: 'shove', zone: 5 }],
  lead: [{ do: 'lead', survivor: 1 }],
  exit: [{ do: 'exit' }],
  end: [{ do: 'end' }],
  aim: [5, VIEW.survivors[0]!.zone].map((at) => ({ do: 'aim', at })),
  arrange: [
    { do: 'arrange', hand: [] },
    { do: 'arrange', hand: [PISTOL, MOLOTOV] },
  ],
  keep: [{ do: 'keep' }],
  redraw: [{ do: 'redraw' }],
  give: [{ do: 'give', card: PISTOL }],
  take: [{ do: 'take', card: PISTOL }],
  pass: [{ do: 'pass', companion: 1 }],
  hand: [{ do: 'hand', token: 'slugs' }],
  done: [{ do: 'done' }],
  agree: [
    { do: 'agree', given: [PISTOL], taken: [], passed: [], handed: [] },
    { do: 'agree', given: [], taken: [MOLOTOV], passed: [1], handed: ['slugs'] },
  ],
  refuse: [{ do: 'refuse' }],
  come: [{ do: 'come', survivor: 1 }],
  stay: [{ do: 'stay', survivor: 1 }],
  heal: [
    { do: 'heal', survivors: [0, 1] },
    { do: 'heal', survivors: [1] },
  ],
  enough: [{ do: 'enough' }],
  name: [{ do: 'name', survivor: 1 }],
  drawSabre: [{ do: 'drawSabre' }],
  spareSabre: [{ do: 'spareSabre' }],
  dice: (['zombies', 'weapon'] as const).map((of) => ({ do: 'dice', of })),
  reroll: (['ammo', 'skill'] as const).map((by) => ({ do: 'reroll', by })),
  keepRoll: [{ do: 'keepRoll' }],
  makeshiftRepair: [{ do: 'makeshiftRepair' }],
  mend: [{ do: 'mend', card: item('repairKit') }],
  letBreak: [{ do: 'letBreak' }],
  lose: [PISTOL, item('pistol')].map((card) => ({ do: 'lose', card })),
  hit: [0, 1, 2, TYPES].map((target) => ({ do: 'hit', target })),
  reap: [0, TYPES + 1].map((target) => ({ do: 'reap', target })),
  spreadHits: [{ do: 'spreadHits' }],
  takeHit: [0, 1].map((survivor) => ({ do: 'takeHit', survivor })),
  companionHit: [0, 1].map((companion) => ({ do: 'companionHit', companion })),
  cancelWound: [{ do: 'cancelWound', card: item('water') }],
  suffer: [{ do: 'suffer' }],
  learn: [
    { do: 'learn', skill: 'freeMelee' },
    { do: 'learn', skill: 'freeRanged' },
  ],
  bonusAction: [{ do: 'bonusAction' }],
  campaignSkill: [{ do: 'campaignSkill', skill: 'lifesaver' }],
  leftover: [
    { do: 'leftover', from: 4, kind: 0, to: [5] },
    { do: 'leftover', from: 4, kind: 0, to: [6] },
    { do: 'leftover', from: 4, kind: 2, to: [5, 6] },
    { do: 'leftover', from: 4, kind: TYPES, to: [5] },
  ],
  darkZone: [{ do: 'darkZone', zone: 5 }],
  distribute: [0, 4, 16, 36].map((card) => ({ do: 'distribute', zone: 5, card })),
  react: (['combatReflexes', 'sidestep'] as const).map((first) => ({ do: 'react', survivor: 0, first })),
  option: ['lead', 'supplies'].map((option) => ({ do: 'option', card: 'M1-02', option })),
  zone: [{ do: 'zone', zone: 5 }],
  onTop: [
    { do: 'onTop', deck: 'zombie', card: 4 },
    { do: 'onTop', deck: 'abomination', card: 1 },
  ],
  leaveOrder: [{ do: 'leaveOrder' }],
  lookAt: [{ do: 'lookAt', place: 0 }],
  seen: [{ do: 'seen' }],
  saveToken: [{ do: 'saveToken' }],
  useToken: [{ do: 'useToken', token: 'medicine', survivor: 0 }],
};
export const ALL_CHOICES: readonly Choice[] = Object.values(CHOICES).flat();

/** At least one event of every kind. */
export const EVENTS: { readonly [T in Event['type']]: readonly (EventOf<T> & { type: T })[] } = {
  roundBegan: [
    { type: 'roundBegan', round: 1, hour: NONE, night: false },
    { type: 'roundBegan', round: 8, hour: 19, night: true },
  ],
  turnBegan: [{ type: 'turnBegan', survivor: 0 }],
  turnEnded: [{ type: 'turnEnded', survivor: 0 }],
  survivorMoved: [{ type: 'survivorMoved', survivor: 0, from: 4, to: 5 }],
  doorOpened: [0, NONE].map((survivor) => ({ type: 'doorOpened', door: 0, survivor })),
  noiseMade: [1, 2, 5].map((n) => ({ type: 'noiseMade', zone: 4, n })),
  cardDrawn: [{ type: 'cardDrawn', survivor: 0, card: cardNo('water') }],
  cardDiscarded: [{ type: 'cardDiscarded', survivor: 0, card: cardNo('water') }],
  traded: [{ type: 'traded', survivor: 0, other: 1, given: [PISTOL, MOLOTOV], taken: [] }],
  tradeRefused: [{ type: 'tradeRefused', survivor: 0, other: 1 }],
  crateOpened: [{ type: 'crateOpened', survivor: 0, zone: 4 }],
  survivorRescued: [{ type: 'survivorRescued', survivor: 1, by: 0 }],
  reloaded: [{ type: 'reloaded', survivor: 1, card: cardNo('sawedOff') }],
  lightChanged: [5, NONE].map((at) => ({ type: 'lightChanged', survivor: 0, at })),
  healed: [{ type: 'healed', survivors: [0, 1], n: 1 }],
  companionJoined: [0, NONE].map((leader) => ({ type: 'companionJoined', companion: 1, leader })),
  carDrove: [[0], [0, 1]].map((survivors) => ({ type: 'carDrove', car: 0, from: 4, to: 5, survivors })),
  carEntered: [{ type: 'carEntered', survivor: 0 }],
  carLeft: [{ type: 'carLeft', survivor: 0 }],
  wheelTaken: [{ type: 'wheelTaken', survivor: 0 }],
  survivorEscaped: [{ type: 'survivorEscaped', survivor: 0, exit: 'out' }],
  skillUsed: [{ type: 'skillUsed', survivor: 0, skill: 'charge' }],
  hourStruck: [{ type: 'hourStruck', hour: 7 }],
  firstPlayer: [{ type: 'firstPlayer', seat: 1 }],
  gameEnded: ENDINGS.map((ending) => ({ type: 'gameEnded', ending })),
  attacked: [
    { type: 'attacked', survivor: 0, kind: 'melee', with: [], zone: 4, allOut: 0 },
    { type: 'attacked', survivor: 0, kind: 'melee', with: [cardNo('crowbar')], zone: 4, allOut: 1 },
    { type: 'attacked', survivor: 0, kind: 'ranged', with: [cardNo('pistol'), cardNo('pistol')], zone: 5, allOut: 2 },
  ],
  diceRolled: [
    { type: 'diceRolled', survivor: 0, dice: [3, 6], allOut: [1, 4], need: 4, again: '' },
    { type: 'diceRolled', survivor: 0, dice: [3], allOut: [], need: 4, again: 'ammo' },
    { type: 'diceRolled', survivor: 0, dice: [3], allOut: [], need: 4, again: 'skill' },
    { type: 'diceRolled', survivor: 0, dice: [3], allOut: [], need: 4, again: 'six' },
  ],
  breaksIgnored: [{ type: 'breaksIgnored', survivor: 0 }],
  weaponBroke: [{ type: 'weaponBroke', survivor: 0, card: cardNo('shotgun') }],
  weaponEmptied: [{ type: 'weaponEmptied', survivor: 0, card: cardNo('sawedOff') }],
  molotovThrown: [{ type: 'molotovThrown', survivor: 0, zone: 5 }],
  cocktailSaved: [true, false].map((saved) => ({ type: 'cocktailSaved', survivor: 0, die: 4, saved })),
  zombiesKilled: [
    { type: 'zombiesKilled', by: 0, zone: 5, kind: 0, n: 1 },
    { type: 'zombiesKilled', by: NONE, zone: 5, kind: 1, n: 5 },
  ],
  abominationKilled: [0, NONE].map((by) => ({ type: 'abominationKilled', by, zone: 5, kind: 3 })),
  survivorHurt: (['zombies', 'fire', 'card'] as const).map((cause) => ({
    type: 'survivorHurt',
    survivor: 0,
    n: 1,
    cause,
  })),
  woundsIgnored: [{ type: 'woundsIgnored', survivor: 0, n: 1 }],
  survivorDown: [{ type: 'survivorDown', survivor: 0, zone: 4 }],
  survivorDied: [{ type: 'survivorDied', survivor: 0 }],
  companionDied: [{ type: 'companionDied', companion: 1 }],
  companionSpared: [{ type: 'companionSpared', companion: 1 }],
  adrenalineGained: [{ type: 'adrenalineGained', survivor: 0, n: 5 }],
  levelReached: ([1, 2, 3] as const).map((level) => ({ type: 'levelReached', survivor: 0, level })),
  skillGained: [{ type: 'skillGained', survivor: 0, skill: 'lucky' }],
  experienceGained: [{ type: 'experienceGained', survivor: 0, n: 1, xp: 2 }],
  bonusActionGained: [{ type: 'bonusActionGained', survivor: 0, bonus: 2 }],
  conservationRolled: [true, false].map((kept) => ({
    type: 'conservationRolled',
    survivor: 0,
    card: cardNo('machete'),
    dice: [kept ? 2 : 1, 5],
    kept,
  })),
  zombieCardDrawn: [0, 4, 16, 36].map((card) => ({ type: 'zombieCardDrawn', zone: 5, card })),
  zombiesCame: [{ type: 'zombiesCame', zone: 5, kind: 2, n: 3 }],
  abominationCame: [{ type: 'abominationCame', zone: 5, kind: 0 }],
  zombiesMoved: [{ type: 'zombiesMoved', from: 5, to: 6, kind: 0, n: 2 }],
  zombiesStopped: [{ type: 'zombiesStopped', zone: 5 }],
  zombiesAttacked: [1, 2].map((n) => ({ type: 'zombiesAttacked', zone: 5, n })),
  zombiesRushed: [{ type: 'zombiesRushed', zone: 5, kind: 1, n: 2 }],
  figuresRanOut: [{ type: 'figuresRanOut', kind: 0, n: 3 }],
  extraActivation: [0, TYPES].map((kind) => ({ type: 'extraActivation', kind })),
  beamsSeen: [
    { type: 'beamsSeen', zones: [5] },
    { type: 'beamsSeen', zones: [5, 6] },
  ],
  buildingOpened: [{ type: 'buildingOpened', building: 0 }],
  abominationMoved: [{ type: 'abominationMoved', from: 5, to: 6, kind: 1 }],
  cardRevealed: [0, NONE].map((survivor) => ({ type: 'cardRevealed', card: 0, survivor })),
  noteRead: [{ type: 'noteRead', note: 0, survivor: 0 }],
  keywordNoted: [{ type: 'keywordNoted', keyword: 'bus' }],
  achievementGained: [{ type: 'achievementGained', achievement: 'badge' }],
  counted: [{ type: 'counted', counter: 'rescued', now: 3 }],
  goalMet: [{ type: 'goalMet', goal: 'bistro' }],
  tokenGained: [{ type: 'tokenGained', survivor: 0, token: 'medicine' }],
  tokenUsed: [{ type: 'tokenUsed', survivor: 0, token: 'medicine' }],
  companionCame: [{ type: 'companionCame', companion: 0, zone: 5 }],
  exitOpened: [{ type: 'exitOpened', zone: 5, exit: 'bus' }],
  spawnWoke: [{ type: 'spawnWoke', zone: 5, from: 3 }],
  spawnRemoved: [{ type: 'spawnRemoved', zone: 5 }],
  zombiesRemoved: [{ type: 'zombiesRemoved', zone: 5, kind: 0, n: 2 }],
  zoneStruck: [{ type: 'zoneStruck', zone: 5, by: 0 }],
};
export const ALL_EVENTS: readonly Event[] = Object.values(EVENTS).flat();
