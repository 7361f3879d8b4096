/** Whole games of Cisza played at random, for what must hold in every state. */
import { choose, draw, nextOpen, run, seeded, seedOfGame, type Seed } from '@horda/kernel';
import { impatient, toTheEnd } from '@horda/testing';
import { cisza } from '../src/game.ts';
import type { Event, Options, State } from '../src/state.ts';
import { USUAL } from './scene.ts';

const SERIES: Seed = [11, 22, 33, 44];
const GAME = impatient(cisza);

/** Plays on at random until the game is over; `watch` sees every state in which somebody is asked, and the last one. */
export function playOut(s: State, seed: Seed, watch?: (s: State) => void): State {
  const dice = seeded(seed);
  run(GAME, s);
  return toTheEnd(s, () => choose(GAME, s, draw(dice, nextOpen(s).options.length)), watch);
}

/** The nth game of the series: tables of two to six in turn, of every difficulty, with and without expert mode. */
export function randomGame(n: number, watch?: (s: State) => void): State {
  return playOut(newGame(n), seedOfGame(SERIES, -1 - n), watch);
}

/** The same with few cards in the city, so that it comes to the Final Attack. */
export function shortGame(n: number, watch?: (s: State) => void): State {
  const s = newGame(n);
  s.city = 8;
  return playOut(s, seedOfGame(SERIES, -1 - n), watch);
}

function newGame(n: number): State {
  const difficulty = (['easy', 'normal', 'hard'] as const)[n % 3]!;
  const surprise = n % 7 === 0 ? 'visible' : 'turn';
  const options: Options = { ...USUAL, difficulty, surprise, expert: n % 2 === 0, first: 'random', stallGuard: true };
  return cisza.setup(options, 2 + (n % 5), seedOfGame(SERIES, n), null);
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
export function eventsOf(n: number, game = randomGame): Event[] {
  const events: Event[] = [];
  game(n, (s) => events.push(...s.kernel.events));
  return events;
}
