/** L183–L189: a survivor is killed, or leaves the game. */
import { call, emit, isSuspended, rule, shuffle, type Seat } from '@horda/kernel';
import { BITE, DEATH, LEADER, REPLACEMENT } from '../declared.ts';
import { COLONY, HIDEOUT, NONE, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { intoHand } from './cards.ts';
import { limitOf, MORTAL } from './modifiers.ts';
import { damageOf, find } from './table.ts';
import { changeMorale } from './tracks.ts';

export const death = rule<State, { survivor: SurvivorNo; noMorale: boolean; seat: Seat }>(DEATH)({
  /** L185: the card goes to the graveyard and morale falls, unless its owner is exiled. (L198) */
  fall(s, my, f) {
    const one = find(s, my.survivor);
    if (one === undefined) return void (f.at = '');
    my.seat = one.owner;
    s.graveyard.push(one.card);
    emit(s, { type: 'died', survivor: one.card, seat: one.owner, place: one.place });
    takeOff(s, one);
    if (!my.noMorale && !s.players[one.owner]!.exiled) changeMorale(s, -1);
  },
  lead(s, { survivor, seat }) {
    afterLoss(s, seat, survivor);
  },
});

/** A player may need a new leader, or a new survivor; in a bite chain that comes after the chain. (F3) */
export function afterLoss(s: State, seat: Seat, survivor: SurvivorNo): void {
  const player = s.players[seat]!;
  if (!s.survivors.some(({ owner }) => owner === seat)) {
    player.leader = NONE;
    player.bereft = true;
    if (!isSuspended(s, BITE)) call(s, REPLACEMENT, { seat, survivor: NONE });
  } else if (player.leader === survivor) call(s, LEADER, { seat });
}

/**
 * The figure leaves, and its equipment with it: to the owner's hand in the colony, into the item deck elsewhere, among the
 * cards of the hideout there. (L97, L98, N3) Side effects go back to their stack. (N17)
 */
function takeOff(s: State, one: Survivor): void {
  leave(s, one);
  const cards = one.items.map(({ card }) => card);
  if (cards.length === 0) return;
  if (one.place === COLONY) intoHand(s, one.owner, one.items);
  else if (one.place === HIDEOUT) s.hideout.push(...cards);
  else {
    const { deck } = s.places[one.place]!;
    deck.push(...cards);
    shuffle(s, deck);
  }
}

/** Takes a figure off the board; lasting effects that name the survivor end. */
export function leave(s: State, one: Survivor): void {
  partCompany(s, () => s.survivors.splice(s.survivors.indexOf(one), 1));
  s.raxxon.sideEffects = [...s.raxxon.sideEffects, ...one.sideEffects];
  if (s.lasting.length > 0) s.lasting = s.lasting.filter(({ survivor }) => survivor !== one.card);
  if (s.mods.length > 0) s.mods = s.mods.filter(({ survivor }) => survivor !== one.card);
}

/** Somebody goes away: those who lived only by an ability that they copied from the company are killed. (Q6, L183) */
export function partCompany(s: State, go: () => void): void {
  const enduring = s.survivors.filter((one) => damageOf(one) >= MORTAL && damageOf(one) < limitOf(s, one));
  go();
  const dying = enduring.filter((one) => s.survivors.includes(one) && damageOf(one) >= limitOf(s, one));
  killAll(
    s,
    dying.map(({ card }) => card),
  );
}

/** Kills several survivors one after the other, in this order. */
export function killAll(s: State, survivors: readonly SurvivorNo[], noMorale = false): void {
  for (const survivor of survivors.toReversed()) call(s, DEATH, { survivor, noMorale, seat: NONE });
}
