/** Whether a list of operations would do anything now: what does nothing is not offered. */
import { hasTarget } from '../actions/attack.ts';
import type { Op } from '../content/operations.ts';
import { takesDice } from '../modules/raxxon.ts';
import { isPossibleAt } from '../rules/entrances.ts';
import { freeSpaces, isKind, nonExiled, ofPlayer, placesOf, zombiesAt } from '../rules/table.ts';
import { COLONY, type PlaceNo, type State } from '../state.ts';
import type { Context } from './context.ts';
import { placesMeant } from './places.ts';
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
    case 'heal':
    case 'relieve':
      // Mostly nobody is hurt, and then nobody has to be looked for.
      return (
        s.survivors.some((one) => isUseful(op.op, one)) &&
        candidates(s, { selector: op.who, ctx, op: op.op }, ctx.by).length > 0
      );
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
      return placesMeant(s, op.place, ctx).some((place) => worksThere(s, op, place));
    case 'freeAction':
      return ofPlayer(s, ctx.by).some((one) =>
        op.action === 'attack' ? hasTarget(s, one) : isPossibleAt(s, 'barricade', one.place),
      );
    case 'takeRemoved':
      return s.removed.some((card) => isKind(s, card, op.kind));
    case 'advance':
      return s.improvements.display.length > 0;
    case 'moveZombies':
      return placesOf(s).some((place) => zombiesAt(s, place) > 0);
    case 'raiseDie':
    case 'changeDie':
    case 'setDie':
    case 'reroll':
      return s.players[ctx.by]!.dice.length > 0;
    case 'swapDie':
    case 'rerollOther':
    case 'raiseOther':
    case 'takePip':
      return nonExiled(s).some((seat) => seat !== ctx.by && s.players[seat]!.dice.length > 0);
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

/** Whether an operation would do something at this place. */
export function worksThere(s: State, { op }: Op, place: PlaceNo): boolean {
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
    default:
      return true;
  }
}
