import { shuffleAnew, type Seat } from '@horda/kernel';
import { KINDS } from './content/city.ts';
import { RESOURCES } from './content/resources.ts';
import type { CardId, State } from './state.ts';

/** Redraws what `seat` cannot know: the other hands, the resource deck, and every zombie side not yet seen. */
export function redraw(s: State, seat: Seat): void {
  redrawHands(s, seat);
  redrawCity(s);
}

function redrawHands(s: State, seat: Seat): void {
  const theirs = s.shelters.filter((_, i) => i !== seat);
  const hidden = shuffleAnew(s, [...s.deck, ...theirs.flatMap(({ hand }) => hand)], RESOURCES);
  for (const shelter of theirs) shelter.hand = hidden.splice(hidden.length - shelter.hand.length);
  s.deck = hidden;
}

function redrawCity(s: State): void {
  const seen = new Array<boolean>(s.kinds.length).fill(false);
  const see = (cards: readonly CardId[]): void => {
    for (const card of cards) seen[card] = true;
  };
  for (const { zombies } of s.shelters) see(zombies);
  see(s.loose);
  see(s.dead);
  if (s.turned) seen[s.city - 1] = true;
  const unseen = s.kinds.filter((_, card) => !seen[card]);
  const drawn = shuffleAnew(s, unseen, KINDS);
  s.kinds = s.kinds.map((kind, card) => (seen[card] ? kind : drawn.pop()!));
}
