/** Whether a list of operations would do anything now: what does nothing is not offered. */
import { allHold, numberOf } from '../conditions/conditions.ts';
import type { Op, OpOf } from '../content/operations.ts';
import type { Selector } from '../content/vocabulary.ts';
import { takesDice } from '../modules/raxxon.ts';
import { isPossibleAt } from '../rules/entrances.ts';
import { find, freeSpaces, isKind, zombiesAt } from '../rules/table.ts';
import { COLONY, type PlaceNo, type State } from '../state.ts';
import type { Context } from './context.ts';
import { others, pips, raises, swaps } from './dice-of-others.ts';
import { placesMeant } from './places.ts';
import { playersMeant } from './players.ts';
import { candidates, isUseful } from './selection.ts';

export function isWorthwhile(s: State, ops: readonly Op[], ctx: Context): boolean {
  // F10: without room in the colony nobody can be added there.
  if (ops.some(({ op }) => op === 'gainSurvivor') && !hasRoom(s, ctx)) return false;
  return ops.some((op) => worksNow(s, op, ctx));
}

function hasRoom(s: State, { by }: Context): boolean {
  if (s.survivorDeck.length === 0) return false;
  return s.players[by]!.exiled || freeSpaces(s, COLONY) > 0;
}

function worksNow(s: State, op: Op, ctx: Context): boolean {
  switch (op.op) {
    case 'if':
      return isWorthwhile(s, allHold(s, op.cond, ctx) ? op.do : op.else, ctx);
    case 'heal':
    case 'relieve':
      // Mostly nobody is hurt, and then nobody has to be looked for.
      return s.survivors.some((one) => isUseful(s, op, one)) && hasCandidate(s, op, op.who, ctx);
    case 'calm':
      return s.unruly > 0;
    case 'killZombies':
    case 'removeZombies':
    case 'slay':
    case 'slayOneRoll':
    case 'barricade':
    case 'trap':
    case 'barricadeToTrap':
    case 'removeBandits':
      return placesMeant(s, op.place, ctx).some((place) => worksThere(s, op, place, ctx, NOWHERE));
    case 'freeAction': {
      const bearer = op.who.who === 'self' ? find(s, ctx.self) : undefined;
      return bearer === undefined ? hasCandidate(s, op, op.who, ctx) : isUseful(s, op, bearer);
    }
    case 'put':
      return op.who.who !== 'consenting' || (hasCandidate(s, op, op.who, ctx) && hasPlaceFor(s, op, ctx));
    case 'takeRemoved':
      return s.removed.some((card) => isKind(s, card, op.kind));
    case 'advance':
      return s.improvements.display.length > 0;
    case 'moveZombies':
      return placesMeant(s, op.from, ctx).some((place) => isSource(s, op, place, ctx));
    case 'raiseDie':
      return s.players[ctx.by]!.dice.some((die) => die < 6);
    case 'changeDie':
    case 'setDie':
    case 'reroll':
      return s.players[ctx.by]!.dice.length > 0;
    case 'swapDie':
      return swaps(s, ctx.by).length > 0;
    case 'rerollOther':
      return others(s, ctx.by).length > 0;
    case 'raiseOther':
      return raises(s, ctx.by, numberOf(s, op.n, ctx), ctx.here).length > 0;
    case 'takePip':
      return pips(s, ctx.by, numberOf(s, op.n, ctx)).length > 0;
    case 'showHand':
    case 'showRandom':
    case 'takeRandom':
      return playersMeant(s, op.player, ctx).some((seat) => s.players[seat]!.hand.length > 0);
    case 'lookTake':
    case 'revealTakeOne':
      return placesMeant(s, op.place, ctx).some((place) => s.places[place]!.deck.length > 0);
    case 'pill':
      return s.chapter !== 'R1';
    case 'peekExp':
      return s.raxxon.deck.length > 1;
    case 'codeDie':
      return takesDice(s);
    case 'setCodeDie':
      return s.raxxon.dice.length > 0;
    default:
      return true;
  }
}

function hasCandidate(s: State, op: Op, selector: Selector, ctx: Context): boolean {
  return candidates(s, { selector, ctx, op }, ctx.by).length > 0;
}

function hasPlaceFor(s: State, op: OpOf<'put'>, ctx: Context): boolean {
  return placesMeant(s, op.place, ctx).some((place) => worksThere(s, op, place, ctx, NOWHERE));
}

/** Whether zombies can go from this place to one that the operation names. */
export function isSource(s: State, op: Op, from: PlaceNo, ctx: Context): boolean {
  if (op.op !== 'moveZombies') return true;
  return zombiesAt(s, from) > 0 && placesMeant(s, op.to, ctx).some((to) => worksThere(s, op, to, ctx, [from]));
}

/** Whether an operation would do something at this place; `from`: where things come from. */
export function worksThere(s: State, { op }: Op, place: PlaceNo, ctx: Context, from: readonly PlaceNo[]): boolean {
  switch (op) {
    case 'killZombies':
    case 'removeZombies':
    case 'slay':
    case 'slayOneRoll':
      return zombiesAt(s, place) > 0;
    case 'barricade':
    case 'trap':
      return isPossibleAt(s, op, place);
    case 'barricadeToTrap':
      return isPossibleAt(s, 'arm', place);
    case 'removeBandits':
      return s.places[place]!.bandits > 0;
    case 'moveZombies':
      return !from.includes(place) && isPossibleAt(s, 'barricade', place);
    case 'put':
      return place !== ctx.here && freeSpaces(s, place) > 0;
    default:
      return true;
  }
}
const NOWHERE: readonly PlaceNo[] = [];
