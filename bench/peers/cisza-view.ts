/** Cisza on boardgame.io: what a player may see of `G`, as its documentation advises for games with secrets. */
import type { G, Shelter } from './cisza-rules.ts';

/** Hidden are the order of both decks and the hands of others; of these only the size is told. */
export function playerView({ G, playerID }: { G: G; playerID: string | null }): object {
  const { kinds, deck, shelters, ...open } = G;
  return {
    ...open,
    top: G.turned ? kinds[G.city - 1] : null,
    deck: deck.length,
    shelters: shelters.map((shelter, seat) => (String(seat) === playerID ? shelter : withoutHand(shelter))),
  };
}

function withoutHand({ hand, ...open }: Shelter): object {
  return { ...open, hand: hand.length };
}
