/** All that can happen in Zombiaki: the exhaustive runner plays until it has seen it. */
import type { AnyState, Answer, Choice as AnyChoice } from '@horda/kernel';
import { PROMPTS } from '../src/cite.ts';
import { JUBILEUSZ } from '../src/content/jubileusz.ts';
import { MOSKWA } from '../src/content/moskwa.ts';
import { printed } from '../src/rules/cards.ts';
import type { Ability, CardId, Choice, Event, MoveKind, State } from '../src/state.ts';
import { TARGETS } from '../src/targets.ts';

/** Complete by its type: a new event is missing here at once. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  turnBegan: true,
  cardExpired: true,
  zombieMoved: true,
  zombiesSwapped: true,
  zombiesMerged: true,
  carMoved: true,
  carHit: true,
  cardsDrawn: true,
  deckRanOut: true,
  cardDiscarded: true,
  cardPlayed: true,
  cardCancelled: true,
  zombieDeployed: true,
  corpseRose: true,
  zombieWounded: true,
  zombieHealed: true,
  zombieStrengthened: true,
  zombieUnharmed: true,
  zombieDestroyed: true,
  zombieShrunk: true,
  cardAttached: true,
  cardDetached: true,
  teddyWounded: true,
  abilityUsed: true,
  thingPlaced: true,
  thingRemoved: true,
  thingWorn: true,
  trapSprung: true,
  thingExploded: true,
  zombieHeld: true,
  zombieFreed: true,
  retreatBarred: true,
  eggHatched: true,
  jellyLeft: true,
  jellyEaten: true,
  cardsSeen: true,
  cardReturned: true,
  movementSkipped: true,
  gameEnded: true,
};

const ABILITIES: Readonly<Record<Ability, true>> = { kasparov: true, boss: true, teddy: true };
const MOVES: readonly MoveKind[] = ['own', 'extra', 'forced'];

const ALL = [...MOSKWA, ...JUBILEUSZ].filter(({ kind }) => kind !== 'dawn');
const REACTIONS = ALL.filter(({ kind }) => kind === 'reaction');
const PLAYED = ALL.filter(({ kind }) => kind !== 'reaction');
const DISCARDED = ALL.filter(({ effect }) => effect !== 'bucket');
const BY_LANE = ALL.filter(({ keyword }) => keyword === 'shot' || keyword === 'burst' || keyword === 'aimed');

/** Every card in every way that it can be used. (Z62, R29, R30) */
const CARDS = [
  ...PLAYED.map(({ id }) => `played ${id}`),
  ...REACTIONS.flatMap(({ id }) => [`choice reaction.answer: react ${id}`, `${id} could have been played`]),
  ...BY_LANE.map(({ id }) => `${id} is stopped`),
  ...DISCARDED.flatMap(({ id }) => [
    `choice discard.choose: discard ${id}`,
    `choice use.choose: discard ${id}`,
    `kept ${id}`,
  ]),
];

/** Every way to answer the other questions. */
const CHOICES = [
  ...[...TARGETS].map((kind) => `aimed at ${kind}`),
  ...Object.keys(ABILITIES).map((ability) => `choice use.choose: use ${ability}`),
  ...['movement.order', 'movement.step'].map((prompt) => `choice ${prompt}: move`),
  'choice movement.order: stay',
  'choice movement.step: stay',
  'choice movement.second: move',
  'choice movement.second: stay',
  'choice discard.choose: keep',
  'choice use.choose: end',
];

/** Rare courses of the game. */
const COURSES = [
  ...['barbedWire', 'boobyTrap', 'manhole'].flatMap((trap) => MOVES.map((how) => `${trap} after a move: ${how}`)),
  ...['mine', 'hole', 'barrel'].flatMap((trap) => MOVES.map((how) => `${trap} after a move: ${how}`)),
  ...['trabant', 'kamaz', 'trolleybus'].flatMap((car) => [
    `${car} meets a zombie that falls`,
    `${car} meets a zombie that stays`,
    `${car} leaves the board`,
  ]),
  'trolleybus pushes',
  'the humans have no cards left to draw',
  'the humans must discard though their deck is empty',
  'a turn without a zombie on the board',
  'won by a move: own',
  'summary ending=barricade',
  'summary ending=dawn',
];

export const goals = {
  reach: [
    ...Object.keys(EVENTS).map((type) => `event ${type}`),
    ...PROMPTS.map((prompt) => `prompt ${prompt}`),
    ...CARDS,
    ...CHOICES,
    ...COURSES,
  ],
  features(before: AnyState, answer: Answer<AnyChoice>, after: AnyState): string[] {
    const [s, next] = [before as State, after as State];
    return [...ofChoice(s, answer.picks[0] as Choice), ...ofEvents(next.kernel.events, next), ...ofTable(s, next)];
  },
};

function ofChoice(s: State, pick: Choice): string[] {
  const name = (card: CardId): string => printed(s, card).id;
  if (pick.do === 'end') return s.rows[s.active === 'zombies' ? 0 : 1].map((card) => `kept ${name(card)}`);
  if (pick.do !== 'pass') return [];
  const others = s.rows[s.active === 'zombies' ? 1 : 0].filter((card) => printed(s, card).kind === 'reaction');
  return others.map((card) => `${name(card)} could have been played`);
}

/** The courses that show in what has happened. */
function ofEvents(events: readonly Event[], s: State): string[] {
  const seen: string[] = [];
  for (const [i, e] of events.entries()) {
    const later = events.slice(i + 1);
    if (e.type === 'cardPlayed') seen.push(`played ${e.card.name}`, `aimed at ${e.target.do}`);
    if (e.type === 'cardCancelled') seen.push(`${e.card.name} is stopped`);
    if (e.type === 'trapSprung') seen.push(...ofTrap(e, events.slice(0, i)));
    if (e.type === 'carHit') seen.push(...ofContact(e, later));
    if (e.type === 'thingRemoved' && e.field >= 12 && printed(s, e.thing.card).kind === 'car')
      seen.push(`${e.thing.name} leaves the board`);
    if (e.type === 'zombieMoved' && e.to < 0) seen.push(`won by a move: ${e.how}`);
  }
  return seen;
}

/** By which kind of move the zombie came on to the trap. */
function ofTrap({ trap, zombie }: Event & { type: 'trapSprung' }, earlier: readonly Event[]): string[] {
  const came = earlier.findLast((e) => e.type === 'zombieMoved' && e.zombie.card === zombie.card);
  return came?.type === 'zombieMoved' ? [`${trap.name} after a move: ${came.how}`] : [];
}

function ofContact({ car, zombie }: Event & { type: 'carHit' }, later: readonly Event[]): string[] {
  const fell = later.some((e) => e.type === 'zombieDestroyed' && e.zombie.card === zombie.card);
  const pushed = later.some((e) => e.type === 'zombieMoved' && e.zombie.card === zombie.card && e.how === 'forced');
  if (pushed && car.name === 'trolleybus') return ['trolleybus pushes'];
  return [`${car.name} meets a zombie that ${fell ? 'falls' : 'stays'}`];
}

function ofTable(s: State, next: State): string[] {
  const seen: string[] = [];
  const [open] = next.kernel.asks;
  const empty = next.decks[1].length === 0;
  if (empty && next.active === 'humans' && next.rows[1].length === 0)
    seen.push('the humans have no cards left to draw');
  if (empty && next.active === 'humans' && open?.prompt === 'discard.choose')
    if (open.options.every((option) => option.do === 'discard'))
      seen.push('the humans must discard though their deck is empty');
  if (s.zombies.length === 0 && next.zombies.length === 0 && s.active !== next.active)
    seen.push('a turn without a zombie on the board');
  return seen;
}
