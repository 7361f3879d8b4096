/** Which players a text means. */
import type { Seat } from '@horda/kernel';
import type { PlayerRef } from '../content/vocabulary.ts';
import { find, hasSurvivorAt, neighbour, nonExiled, ofPlayer, seatsFrom, survivorNo } from '../rules/table.ts';
import { COLONY, NONE, type State, type SurvivorNo } from '../state.ts';
import type { Context } from './context.ts';

/** Of these players the active player picks one; elsewhere all are meant. */
export function playersToPick(ref: PlayerRef): boolean {
  return ref === 'chosen' || ref === 'chosenHere' || ref === 'chosenColony' || ref === 'chosenFewer';
}

/** The players meant, from the first player on; for a choice, those to pick from. */
export function playersMeant(s: State, ref: PlayerRef, ctx: Context): readonly Seat[] {
  if (typeof ref === 'object') return ownerOf(s, survivorNo(ref.controllerOf));
  const all = seatsFrom(s, s.first);
  const others = all.filter((seat) => seat !== ctx.by);
  switch (ref) {
    case 'active':
      return [ctx.by];
    case 'each':
    case 'all':
    case 'together':
    case 'anyOne':
      return all;
    case 'eachNonExiled':
      return nonExiled(s);
    case 'eachOther':
    case 'chosen':
      return others;
    case 'eachColony':
      return all.filter((seat) => hasSurvivorAt(s, seat, COLONY));
    case 'chosenHere':
      return others.filter((seat) => hasSurvivorAt(s, seat, ctx.here));
    case 'chosenColony':
      return others.filter((seat) => hasSurvivorAt(s, seat, COLONY));
    case 'chosenFewer':
      return others.filter((seat) => ofPlayer(s, seat).length < ofPlayer(s, ctx.by).length);
    case 'controller':
      return ownerOf(s, ctx.self);
    case 'triggerOwner':
      return ownerOf(s, ctx.otherTrigger === NONE ? ctx.trigger : ctx.otherTrigger);
    case 'accuser':
      return ctx.accuser === NONE ? [] : [ctx.accuser];
    case 'reader':
      return [s.reader];
    case 'leftNeighbour':
      return [neighbour(s, ctx.by, 1)];
  }
}

function ownerOf(s: State, survivor: SurvivorNo): readonly Seat[] {
  const one = find(s, survivor);
  return one === undefined ? [] : [one.owner];
}
