/** L187: a player without survivors loses the hand and gets a new survivor; with the elimination variant, is out. (L227) */
import { call, emit, reveal, rule, type Seat } from '@horda/kernel';
import { ARRIVAL, END, REPLACEMENT } from '../declared.ts';
import { NONE, type State, type SurvivorNo } from '../state.ts';
import { removeCards } from './cards.ts';
import { neighbour } from './table.ts';
import { changeMorale } from './tracks.ts';

export const replacement = rule<State, { seat: Seat; survivor: SurvivorNo }>(REPLACEMENT)({
  draw(s, { seat }) {
    const player = s.players[seat]!;
    player.bereft = false;
    reveal(s);
    removeCards(s, player.hand.splice(0));
    player.usedItems = [];
    if (s.options.elimination) return putOut(s, seat);
    const survivor = s.survivorDeck.pop();
    // Without a survivor left in the deck the player can only talk, vote and wait. (Q112)
    if (survivor === undefined) return;
    player.leader = NONE;
    call(s, ARRIVAL, { seat, survivor });
  },
});

/** L227, Q108: somebody else takes over the first-player marker and the crossroads card. Nobody left: all is lost. */
function putOut(s: State, seat: Seat): void {
  const player = s.players[seat]!;
  player.out = true;
  player.dice = [];
  player.spent = [];
  emit(s, { type: 'playerOut', seat });
  if (s.players.every(({ out }) => out)) {
    changeMorale(s, -s.morale);
    return call(s, END, { ending: 'morale' });
  }
  if (s.reader === seat) s.reader = neighbour(s, s.active, -1);
  if (s.first !== seat) return;
  s.first = neighbour(s, seat, -1);
  emit(s, { type: 'markerPassed', seat: s.first });
}
