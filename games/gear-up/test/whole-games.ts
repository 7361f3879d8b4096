/** Whole games of Gear Up, played by chance or by survivors who never attack, for what must hold in every state. */
import { apply, isAwaited, run, seeded, seedOfGame, type Seed } from '@horda/kernel';
import { impatient, randomAnswer, toTheEnd } from '@horda/testing';
import { BOSSES, DIFFICULTIES } from '../src/content/content.ts';
import { gearUp } from '../src/game.ts';
import type { Choice, Event, Options, State } from '../src/state.ts';

const SERIES: Seed = [6, 18, 9, 5];
const GAME = impatient(gearUp);

export const USUAL: Options = {
  difficulty: 'easy',
  boss: 'superAbomination',
  survivors: 'random',
  commander: '1',
  bossAmmo: true,
  mildRow: false,
};

type Watch = (s: State) => void;

/** A table set up and run to its first question; the nth of a series of different ones. */
export function newTable(seats: number, options: Partial<Options> = {}, n = 0): State {
  const s = gearUp.setup({ ...USUAL, ...options }, seats, seedOfGame(SERIES, n), null);
  run(GAME, s);
  return s;
}

/** Plays on by chance to the end; `watch` sees every state in which somebody is asked, and the last one. */
export function playOut(s: State, seed: Seed, watch?: Watch): State {
  const dice = seeded(seed);
  return toTheEnd(s, () => apply(GAME, s, randomAnswer(s, dice) as never), watch);
}

/** The nth game of a series: every number of players, every boss and level, both ways of getting survivors. */
export function randomGame(n: number, watch?: Watch): State {
  const table = newTable(
    1 + (n % 6),
    {
      boss: BOSSES[n % BOSSES.length]!,
      difficulty: DIFFICULTIES[(n >> 1) % DIFFICULTIES.length]!,
      survivors: n % 4 === 0 ? 'choose' : 'random',
      mildRow: n % 3 === 0,
    },
    n,
  );
  return playOut(table, seedOfGame(SERIES, -1 - n), watch);
}

/** Answers as somebody who never attacks: armour first, zombies to the streets in turn. */
export function idly(s: State, watch?: Watch): State {
  const answer = (): void => {
    const asked = s.kernel.asks.find(isAwaited)!;
    const forward = asked.options.slice(0, asked.floor?.forward);
    const pick = forward.find(({ do: what }) => what === 'confirm') ?? forward[spread(s, forward)]!;
    apply(GAME, s, { tick: s.kernel.tick, seat: asked.seat, picks: [pick] });
  };
  return toTheEnd(s, answer, watch);
}

function spread({ wave }: State, options: readonly Choice[]): number {
  return wave.filter(({ to }) => to >= 0).length % options.length;
}

/** So much health that nobody dies before the last turn is over. */
export function hardened(s: State): State {
  for (const one of s.survivors) one.health = 1000;
  return s;
}

/** All that happens in a game in which nobody attacks and nobody dies. */
export function idleEvents(seats: number, options: Partial<Options> = {}, n = 0): Event[] {
  const events: Event[] = [];
  idly(hardened(newTable(seats, options, n)), (s) => events.push(...s.kernel.events));
  return events;
}
