/**
 * The frame that carries out a list of operations in order. For each it finds the number, the survivors, the places and
 * the players that its words mean, asking where somebody decides, and then does it.
 */
import { ask, call, rule } from '@horda/kernel';
import { numberOf } from '../conditions/conditions.ts';
import type { Op } from '../content/operations.ts';
import type { PlaceRef, PlayerRef, Selector } from '../content/vocabulary.ts';
import { EFFECT_DIE, EFFECTS, SELECTION, type Effects } from '../declared.ts';
import { canBeAccused } from '../rules/exile.ts';
import type { Choice, PlaceNo, State } from '../state.ts';
import type { Doing } from './act.ts';
import { OPS } from './ops/index.ts';
import { placesMeant, placesToPick } from './places.ts';
import { playersMeant, playersToPick } from './players.ts';
import { isSource, worksThere } from './worthwhile.ts';

export const effects = rule<State, Effects, Choice>(EFFECTS)({
  next(s, my, f) {
    const op = my.ops[my.next];
    if (op === undefined) return void (f.at = '');
    my.who = my.places = my.from = my.seats = [];
    my.n = 0;
    if ('n' in op && op.n === 'd6') call(s, EFFECT_DIE, { seat: my.ctx.by, by: my.ctx.self });
  },
  count(s, my) {
    const op = my.ops[my.next]!;
    if ('n' in op) my.n = op.n === 'd6' ? s.die : numberOf(s, op.n, my.ctx);
    const selector = selectorOf(op);
    if (selector !== null) call(s, SELECTION, { selector, ctx: my.ctx, op, seats: [], found: [] });
  },
  pickFrom(s, my, f) {
    const op = my.ops[my.next]!;
    const ref = fromOf(op);
    if (ref === null) return void (f.at = 'pickPlace');
    const places = placesMeant(s, ref, my.ctx).filter((place) => isSource(s, op, place, my.ctx));
    if (isChoice(ref, places)) return askForPlace(s, my, ref, places);
    my.from = places;
    f.at = 'pickPlace';
  },
  takeFrom(_s, my, { pick }) {
    if (pick.do === 'place') my.from = [pick.place];
  },
  pickPlace(s, my, f) {
    const op = my.ops[my.next]!;
    const ref = placeIn(op);
    if (ref === null) return void (f.at = 'pickPlayer');
    const meant = placesMeant(s, ref, my.ctx);
    const isOpen = ref === 'ownPlace' || ref === 'chosenOther';
    const places = isOpen ? meant.filter((place) => worksThere(s, op, place, my.ctx, my.from)) : meant;
    if (isChoice(ref, places)) return askForPlace(s, my, ref, places);
    my.places = places;
    f.at = 'pickPlayer';
  },
  takePlace(_s, my, { pick }) {
    if (pick.do === 'place') my.places = [pick.place];
  },
  pickPlayer(s, my, f) {
    const ref = playerIn(my.ops[my.next]!);
    if (ref === null) return void (f.at = 'act');
    // The effect may have thrown a player out of the game. (L227)
    const isVote = my.ops[my.next]!.op === 'exileVote';
    const seats = playersMeant(s, ref, my.ctx).filter((seat) =>
      isVote ? canBeAccused(s, seat) : !s.players[seat]!.out,
    );
    if (playersToPick(ref) && seats.length > 1) {
      const options = seats.map((seat): Choice => ({ do: 'player', seat }));
      return ask(s, my.ctx.by, 'effects.player', options);
    }
    my.seats = seats;
    f.at = 'act';
  },
  takePlayer(_s, my, { pick }) {
    if (pick.do === 'player') my.seats = [pick.seat];
  },
  act(s, my, f) {
    const op = my.ops[my.next]!;
    my.next++;
    f.at = 'next';
    const { who, places, from, seats, n, ctx } = my;
    // A player who is out of the game gets and pays nothing. (Q108)
    if ('player' in op && seats.length === 0) return;
    (OPS[op.op as keyof typeof OPS] as (s: State, doing: Doing) => void)(s, { op, who, places, from, seats, n, ctx });
  },
});

function isChoice(ref: PlaceRef, places: readonly PlaceNo[]): boolean {
  return placesToPick(ref) && places.length > 1;
}

function askForPlace(s: State, my: Effects, ref: PlaceRef, places: readonly PlaceNo[]): void {
  const options = places.map((place): Choice => ({ do: 'place', place }));
  ask(s, ref === 'ownPlace' ? my.ctx.by : my.ctx.chooser, 'effects.place', options);
}

function selectorOf(op: Op): Selector | null {
  if ('who' in op) return op.who ?? null;
  return op.op === 'attach' ? op.to : null;
}

function fromOf(op: Op): PlaceRef | null {
  if (op.op === 'moveZombies') return op.from;
  return op.op === 'road' ? op.a : null;
}

function placeIn(op: Op): PlaceRef | null {
  if (op.op === 'moveZombies') return op.to;
  if (op.op === 'road') return op.b;
  return 'place' in op ? op.place : null;
}

function playerIn(op: Op): PlayerRef | null {
  if ('player' in op) return op.player;
  return 'by' in op ? op.by : null;
}
