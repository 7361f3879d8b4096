/** Plays games on boardgame.io, looks at every state, and compares their length with the kernel's: `node check.ts [games]`. */
import { cisza } from '@horda/cisza';
import type { Options } from '@horda/cisza/state';
import { choose, draw, nextOpen, run, seeded, seedOf, seedOfGame } from '@horda/kernel';
import type { G } from './cisza-rules.ts';
import { playGame } from './player.ts';

const CARDS = 55;
const games = Number(process.argv[2] ?? 2000);
const defaults = Object.fromEntries(cisza.options.map((o) => [o.id, o.default])) as unknown as Options;

for (const seats of [2, 3, 4, 5, 6]) {
  const peers = lengths((n, dice) => {
    let turns = 0;
    const decisions = playGame(seats, `check ${n}`, dice, ({ G, ctx }) => {
      checkCards(G);
      turns = ctx.turn - seats;
    });
    return { decisions, turns };
  });
  const ours = lengths((n, dice) => {
    const s = cisza.setup(defaults, seats, seedOfGame(seedOf('check'), n), null);
    run(cisza, s);
    while (s.kernel.asks.length > 0) choose(cisza, s, draw(dice, nextOpen(s).options.length));
    return { decisions: s.kernel.tick, turns: s.turn };
  });
  const off = Math.abs(peers.decisions / ours.decisions - 1);
  console.log(`${seats} players: boardgame.io ${text(peers)}; kernel ${text(ours)}; ${(100 * off).toFixed(1)} % apart`);
  if (off > 0.05) process.exitCode = 1;
}

function lengths(play: (n: number, dice: [number, number, number, number]) => { decisions: number; turns: number }) {
  const dice = seeded(seedOf('check'));
  const sum = { decisions: 0, turns: 0 };
  for (let n = 0; n < games; n++) {
    const { decisions, turns } = play(n, dice);
    sum.decisions += decisions;
    sum.turns += turns;
  }
  return { decisions: sum.decisions / games, turns: sum.turns / games };
}

function text({ decisions, turns }: { decisions: number; turns: number }): string {
  return `${decisions.toFixed(1)} decisions in ${turns.toFixed(1)} turns`;
}

function checkCards(G: G): void {
  let city = G.city + G.loose.length + G.dead + G.lost;
  let resources = G.deck.length + G.discard.length + (G.inPlay === null ? 0 : 1);
  for (const { survivors, zombies, barriers, hand } of G.shelters) {
    city += survivors + zombies.length;
    resources += barriers.length + hand.length;
  }
  if (city !== CARDS || resources !== CARDS) throw new Error(`${city} city cards, ${resources} resource cards`);
}
