/** L94–L103, L114, Q119: cards that are equipped, added to the crisis, put on the objective, or handed off. */
import { emit, type Seat } from '@horda/kernel';
import { different, mayPlay, takeFromHand } from '../rules/cards.ts';
import { accepted } from '../rules/objective.ts';
import { isKind, itemOf, ofPlayer, survivorOf } from '../rules/table.ts';
import { valueOf } from '../rules/modifiers.ts';
import { NONE, type CardNo, type Equipped, type State, type SurvivorNo } from '../state.ts';
import type { ActionRules } from './action.ts';

export const CARD_ACTIONS: ActionRules<'equip' | 'contribute' | 'contributeItem' | 'offer' | 'handOff'> = {
  /** L94, L95: wherever the survivor stands. F26: no limit. */
  equip: {
    offer(s, seat, options) {
      const own = ofPlayer(s, seat);
      for (const card of different(s.players[seat]!.hand)) {
        if (itemOf(s, card).use !== 'equip' || !mayPlay(s, seat, card)) continue;
        for (const { card: survivor } of own) options.push({ do: 'equip', card, survivor });
      }
    },
    act(s, seat, { card, survivor }) {
      const used = takeFromHand(s, seat, card, true);
      survivorOf(s, survivor).items.push({ card, used });
      emit(s, { type: 'equipped', survivor, card });
      emit(s, { type: 'cardPlayed', seat, card, healed: NONE });
    },
  },
  /** L100, L101, L193: face down, any number; not by an exiled player. */
  contribute: {
    offer(s, seat, options) {
      if (!mayContribute(s, seat)) return;
      const { hand, kept } = s.players[seat]!;
      for (const card of different(hand))
        if (card !== kept || hand.indexOf(card) !== hand.lastIndexOf(card)) options.push({ do: 'contribute', card });
    },
    act(s, seat, { card }) {
      const player = s.players[seat]!;
      const { kept } = player;
      takeFromHand(s, seat, card);
      player.kept = kept;
      contribute(s, seat, card);
    },
  },
  /** Q18: the bearer may stand anywhere. */
  contributeItem: {
    offer(s, seat, options) {
      if (!mayContribute(s, seat)) return;
      for (const { card: survivor, owner, items } of s.survivors) {
        if (owner !== seat || items.length === 0) continue;
        for (const card of different(items.map((item) => item.card)))
          options.push({ do: 'contributeItem', card, survivor });
      }
    },
    act(s, seat, { card, survivor }) {
      takeOff(s, survivor, card);
      contribute(s, seat, card);
    },
  },
  offer: {
    offer(s, seat, options) {
      const kind = accepted(s);
      if (kind === null) return;
      for (const card of different(s.players[seat]!.hand))
        if (isKind(s, card, kind)) options.push({ do: 'offer', card });
    },
    act(s, seat, { card }) {
      takeFromHand(s, seat, card);
      s.placed.push(card);
      s.placedThisRound++;
      emit(s, { type: 'offered', seat, card });
    },
  },
  /** L114, L115: to another survivor at the same place; no consent is needed. (Q56) */
  handOff: {
    offer(s, seat, options) {
      for (const { card: survivor, owner, items, place } of s.survivors) {
        if (owner !== seat || items.length === 0) continue;
        for (const to of s.survivors) {
          if (to.place !== place || to.card === survivor) continue;
          for (const card of different(items.map((item) => item.card)))
            options.push({ do: 'handOff', card, survivor, to: to.card });
        }
      }
    },
    act(s, _seat, { card, survivor, to }) {
      survivorOf(s, to).items.push(takeOff(s, survivor, card));
      emit(s, { type: 'handedOff', from: survivor, to, card });
    },
  },
};

function mayContribute(s: State, seat: Seat): boolean {
  if (s.crisis === NONE || s.players[seat]!.exiled) return false;
  return s.mods.length === 0 || ofPlayer(s, seat).every((one) => valueOf(s, one, 'crisis.noAdd') === 0);
}

/** Others see only that a card was added. */
function contribute(s: State, seat: Seat, card: CardNo): void {
  s.contributions.push({ seat, card });
  emit(s, { type: 'contributed', seat, card });
}

/** One copy of the card leaves the survivor: one that is used up, if there is one. */
export function takeOff(s: State, survivor: SurvivorNo, card: CardNo): Equipped {
  const { items } = survivorOf(s, survivor);
  const copies = items.filter((item) => item.card === card);
  const item = copies.toSorted((a, b) => b.used - a.used)[0]!;
  items.splice(items.indexOf(item), 1);
  return item;
}
