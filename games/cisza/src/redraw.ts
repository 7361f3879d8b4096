import { below, shuffleAnew, type Frame, type Seat } from '@horda/kernel';
import { KINDS } from './content/city.ts';
import { RESOURCES } from './content/resources.ts';
import { sendOne, type Sending } from './rules/send-one.ts';
import { targets } from './rules/shelter.ts';
import type { CardId, State } from './state.ts';

/**
 * Redraws what `seat` cannot know: the other hands, the resource deck, every zombie side not yet seen, and where a zombie
 * is about to be sent.
 */
export function redraw(s: State, seat: Seat): void {
  redrawHands(s, seat);
  redrawCity(s);
  redrawTarget(s, seat);
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

/** C96, C99: until the zombie goes, only its sender knows where. Both the card and the sending remember it. */
function redrawTarget(s: State, seat: Seat): void {
  const { stack } = s.kernel;
  const depth = stack.findLastIndex(({ rule }) => rule === sendOne.name);
  if (depth === -1) return;
  const my = stack[depth]!.my as Sending;
  const others = targets(s, my.seat);
  if (my.seat === seat || others.length === 1) return;
  const pick = others[below(s, others.length)]! as { readonly seat: Seat };
  my.to = pick.seat;
  Object.assign(stack[depth - 1] as Frame, { pick, picks: [pick], votes: [[pick]] });
}
