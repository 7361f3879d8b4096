/** L187: a player without survivors loses the hand and gets a new survivor; with the elimination variant, is out. (L227) */
import { call, emit, reveal, rule, type Seat } from '@horda/kernel';
import { ARRIVAL, REPLACEMENT } from '../declared.ts';
import { NONE, type State, type SurvivorNo } from '../state.ts';
import { removeCards } from './cards.ts';

export const replacement = rule<State, { seat: Seat; survivor: SurvivorNo }>(REPLACEMENT)({
  draw(s, { seat }) {
    const player = s.players[seat]!;
    player.bereft = false;
    reveal(s);
    removeCards(s, player.hand.splice(0));
    if (s.options.elimination) {
      player.out = true;
      player.dice = [];
      player.spent = [];
      return emit(s, { type: 'playerOut', seat });
    }
    const survivor = s.survivorDeck.pop();
    // Without a survivor left in the deck the player can only talk, vote and wait. (A112)
    if (survivor === undefined) return;
    player.leader = NONE;
    call(s, ARRIVAL, { seat, survivor });
  },
});
