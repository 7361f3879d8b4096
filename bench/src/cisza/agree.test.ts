import { cisza } from '@horda/cisza';
import { KINDS } from '@horda/cisza/content/city';
import { PRINTED, RESOURCES, type Resource } from '@horda/cisza/content/resources';
import type { Choice, Options } from '@horda/cisza/state';
import { choose, draw, nextOpen, run, seeded, seedOf, seedOfGame, type Seed } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { newTable } from './bare-table.ts';
import { playGame, winners } from './bare.ts';

type Dice = [number, number, number, number];
/** Which option a player takes. */
type Player = (options: readonly Choice[], dice: Dice) => number;

/** All that both know of a finished game. Zombies count by kind: the bare loop does not tell those of a kind apart. */
interface End {
  /** How many options there were at each decision. */
  decisions: readonly number[];
  turns: number;
  ending: string;
  winners: readonly number[];
  rng: readonly number[];
  city: number;
  turned: boolean;
  deck: readonly number[];
  discard: readonly number[];
  shelters: readonly {
    alive: boolean;
    survivors: number;
    zombies: readonly number[];
    barriers: readonly number[];
    hand: readonly number[];
  }[];
}

interface Played {
  readonly end: End;
  /** Which option was taken at each decision. */
  readonly picks: readonly number[];
  /** How often the city stirred by itself. */
  readonly stirred: number;
}

/** Plays with the kernel and records which options were taken. */
function byKernel(options: Options, seats: number, seed: Seed, player: Player): Played {
  const dice = seeded(seed);
  const decisions: number[] = [];
  const picks: number[] = [];
  let stirred = 0;
  const s = cisza.setup(options, seats, seed, null);
  run(cisza, s);
  while (s.kernel.asks.length > 0) {
    const open = nextOpen(s);
    const pick = player(open.options, dice);
    decisions.push(open.options.length);
    picks.push(pick);
    choose(cisza, s, pick);
    for (const { type } of s.kernel.events) if (type === 'cityStirred') stirred++;
  }
  const cards = (row: readonly Resource[]): number[] => row.map((card) => RESOURCES.indexOf(card));
  const end: End = {
    decisions,
    turns: s.turn,
    ending: String(s.ending),
    winners: s.winners,
    rng: s.kernel.rng,
    city: s.city,
    turned: s.turned,
    deck: cards(s.deck),
    discard: cards(s.discard),
    shelters: s.shelters.map(({ alive, survivors, zombies, barriers, hand }) => ({
      alive,
      survivors: survivors.length,
      zombies: KINDS.slice(0, 3).map((kind) => zombies.filter((card) => s.kinds[card] === kind).length),
      barriers: cards(barriers),
      hand: cards(hand),
    })),
  };
  return { end, picks, stirred };
}

/** Takes the same options in the bare loop. */
function byBareLoop(options: Options, seats: number, seed: Seed, kernel: Played): End {
  const decisions: number[] = [];
  const t = newTable((count) => {
    const n = decisions.push(count) - 1;
    const asked = kernel.end.decisions[n] ?? 0;
    // Stop at the first difference: with invalid options the bare loop might never end.
    if (count !== asked) throw new Error(`decision ${n} has ${count} options, by the kernel ${asked}`);
    return kernel.picks[n]!;
  });
  playGame(t, options, seats, seed);
  return {
    decisions,
    turns: t.turns,
    ending: t.ending,
    winners: winners(t),
    rng: t.rng,
    city: t.city,
    turned: t.turned,
    deck: [...t.deck.subarray(0, t.deckSize)],
    discard: [...t.discard.subarray(0, t.discardSize)],
    shelters: Array.from({ length: seats }, (_, seat) => ({
      alive: t.alive[seat]!,
      survivors: t.survivors[seat]!,
      zombies: t.zombies.slice(seat * 3, seat * 3 + 3),
      barriers: t.barriers.slice(seat * 8, seat * 8 + t.barrierCounts[seat]!),
      hand: t.hands.slice(seat * 3, seat * 3 + t.handSizes[seat]!),
    })),
  };
}

/** Takes anything. */
const random: Player = (options, dice) => draw(dice, options.length);

/** Mostly shoots, rescues and defends, so that games last until the city is empty; one decision of eight is random. */
const careful: Player = (options, dice) => {
  const wishes = options.map(wishFor);
  return draw(dice, 8) === 0 ? random(options, dice) : wishes.indexOf(Math.min(...wishes));
};

const CARDS: readonly Resource[] = RESOURCES.toSorted((a, b) => Number(PRINTED[a].noise) - Number(PRINTED[b].noise));

/** Least for what a careful player likes best: silent cards, then noisy ones, then to throw away what is of no use. */
function wishFor(option: Choice): number {
  if (option.do === 'play') return PRINTED[option.card].type === 'trick' ? 99 : CARDS.indexOf(option.card);
  if (option.do === 'use') return CARDS.indexOf(option.barrier);
  return option.do === 'discard' ? 50 : 90;
}

/** Mostly does nothing, so that the city stands still. */
const idle: Player = (options, dice) => (draw(dice, 10) === 0 ? random(options, dice) : options.length - 1);

/** Every combination of options for a table with this many seats. */
function allOptions(seats: number): Options[] {
  const tables = cisza.options.reduce<Record<string, string | boolean>[]>(
    (found, { id, values }) => found.flatMap((table) => values(seats).map((value) => ({ ...table, [id]: value }))),
    [{}],
  );
  return tables as unknown as Options[];
}

/** Plays every table twice by both, compares the ends and tells how often each ending came and how often the city stirred. */
function compareAll(seats: number, player: Player, name: string): Record<string, number> {
  const found: Record<string, number> = { elimination: 0, finalAttack: 0, stirred: 0 };
  for (const [i, options] of allOptions(seats).entries())
    for (const n of [2 * i, 2 * i + 1]) {
      const seed = seedOfGame(seedOf(`${name}, ${seats} players`), n);
      const kernel = byKernel(options, seats, seed, player);
      const bare = byBareLoop(options, seats, seed, kernel);
      expect({ n, options, ...bare }).toEqual({ n, options, ...kernel.end });
      found[bare.ending]!++;
      found.stirred! += kernel.stirred;
    }
  return found;
}

describe('the bare loop plays the same game as the kernel', () => {
  // Tables by seats: 3 × 2 × 2 × (seats + 1) × 2, each played twice; 1,200 games in all.
  test.each([2, 3, 4, 5, 6])('%i random players at every table', (seats) => {
    expect(compareAll(seats, random, 'random').elimination).toBeGreaterThan(100);
  });

  // As many again.
  test.each([2, 3, 4, 5, 6])('%i careful players at every table, some until the Final Attack', (seats) => {
    expect(compareAll(seats, careful, 'careful').finalAttack).toBeGreaterThan(0);
  });

  // And again.
  test.each([2, 3, 4, 5, 6])('%i idle players at every table, in some of which the city stirs', (seats) => {
    expect(compareAll(seats, idle, 'idle').stirred).toBeGreaterThan(100);
  });
});
