/** Whole games of Zombiaki played at random, for what must hold in every state. */
import { choose, draw, nextOpen, run, seeded, seedOfGame, type Seed } from '@horda/kernel';
import { impatient, toTheEnd } from '@horda/testing';
import { zombiaki } from '../src/game.ts';
import type { Event, Options, State } from '../src/state.ts';

const SERIES: Seed = [11, 22, 33, 44];
const GAME = impatient(zombiaki);

/** Plays on at random until the game is over; `watch` sees every state in which somebody is asked, and the last one. */
export function playOut(s: State, seed: Seed, watch?: (s: State) => void): State {
  const dice = seeded(seed);
  run(GAME, s);
  return toTheEnd(s, () => choose(GAME, s, draw(dice, nextOpen(s).options.length)), watch);
}

/** The nth game of the series: both decks in turn, both readings of the side step, either seat. */
export function randomGame(n: number, watch?: (s: State) => void): State {
  const options: Options = {
    deck: n % 2 === 0 ? 'moskwa' : 'jubileusz',
    sideStep: n % 3 === 0 ? 'may' : 'must',
    zombies: 'random',
  };
  return playOut(zombiaki.setup(options, 2, seedOfGame(SERIES, n), null), seedOfGame(SERIES, -1 - n), watch);
}

/** Which of these games have a state with this fault. */
export function gamesWith(fault: (s: State) => boolean, games: readonly number[]): number[] {
  return games.filter((n) => {
    let found = false;
    randomGame(n, (s) => (found ||= fault(s)));
    return found;
  });
}

/** All that happens in the nth game. */
export function eventsOf(n: number): Event[] {
  const events: Event[] = [];
  randomGame(n, (s) => events.push(...s.kernel.events));
  return events;
}
