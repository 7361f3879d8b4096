/**
 * Stories of The Long Night that are won, as printed: every round is played many times by bots that often slip, and only
 * the rounds that went best are played on. So the answers know what comes, which no player does; the rules are the same.
 */
import { random, think, type Dice } from '@horda/bots';
import { choose, chooseSeveral, draw, nextOpen, run, seeded, seedOf, type AnyGame, type Ask } from '@horda/kernel';
import { longNight } from '@horda/long-night';
import type { Choice, State } from '@horda/long-night/state';
import { settingsOf, type Wish } from './long-night-tables.ts';

/** How often a round is played, and how many of its ends are played on. */
const TRIES = 600;
const KEPT = 20;
/** So many of a hundred answers are slips: what a bot would not do, but what may help a story. */
const SLIPS = 15;
/** No story takes more rounds. */
const MOST_ROUNDS = 16;

/** What is good beside what a bot finds good: chapters, steps of the last one, time for it, and a short game. */
const CHAPTER = 500;
const STEP = 60;
const FOE = 8;
const ROUND_LEFT = 3;
const ANSWER = 0.2;

export interface Step {
  readonly seat: number;
  /** The options by number, as they are offered. */
  readonly picks: readonly number[];
  readonly choices: readonly Choice[];
}

interface Line {
  readonly s: State;
  readonly steps: readonly Step[];
}

/** All answers with which seat 0 wins the story, or those until this chapter has begun. */
export function wonStory(wish: Wish, until: State['chapter'] = null): readonly Step[] {
  const dice = seeded(seedOf(`${wish.seed}: won`));
  const start = longNight.setup(settingsOf(wish), wish.seats, seedOf(wish.seed), null);
  run(longNight, start);
  let kept: readonly Line[] = [{ s: start, steps: [] }];
  for (let rounds = 0; rounds < MOST_ROUNDS && kept.length > 0; rounds++) {
    const tried = kept.flatMap((line) => Array.from({ length: TRIES / kept.length }, () => roundAfter(line, dice)));
    const best = tried.toSorted((a, b) => valueOf(b) - valueOf(a));
    const { s, steps } = best[0]!;
    if (hasWon(s) || (until !== null && s.chapter === until)) return steps;
    kept = best.filter(({ s: { ending } }) => ending === null).slice(0, KEPT);
  }
  throw new Error(`nobody has won the story of ${wish.seed}: choose another seed`);
}

function roundAfter({ s: before, steps: past }: Line, dice: Dice): Line {
  const s = longNight.clone(before);
  const steps = [...past];
  while (s.ending === null && s.round === before.round) {
    const ask = nextOpen(s);
    const picks = answerTo(s, ask, dice);
    steps.push({ seat: ask.seat, picks, choices: picks.map((pick) => ask.options[pick]!) });
    chooseSeveral(longNight, s, picks);
  }
  return { s, steps };
}

function answerTo(s: State, ask: Ask<Choice>, dice: Dice): readonly number[] {
  const isOne = ask.min === 1 && ask.max === 1;
  if (!isOne || draw(dice, 100) < SLIPS) return think(random, longNight as unknown as AnyGame, s, ask, dice);
  const ways = longNight.worth!(s, ask);
  const valueAfter = (way: number): number => {
    const next = longNight.clone(s);
    choose(longNight, next, way);
    return longNight.evaluate(next, ask.seat);
  };
  return ways.length === 1 ? ways : [ways.map((way) => ({ way, value: valueAfter(way) })).reduce(better).way];
}

const better = <T extends { readonly value: number }>(a: T, b: T): T => (b.value > a.value ? b : a);

const hasWon = ({ ending, winners }: State): boolean => ending === 'objective' && winners[0] === true;

function valueOf({ s, steps }: Line): number {
  if (s.ending !== null) return hasWon(s) ? Infinity : -Infinity;
  const seats = s.players.length;
  const mean = s.players.reduce((sum, _, seat) => sum + longNight.evaluate(s, seat), 0) / seats;
  const foes = s.places.reduce((sum, { bandits, entrances }) => {
    const special = entrances.reduce((n, entrance) => n + entrance.special.length, 0);
    return sum + bandits + special;
  }, 0);
  const story = CHAPTER * s.completed.length + STEP * (s.raxxon.contained + s.clearMarks) + ROUND_LEFT * s.rounds;
  const isLast = s.completed.length === 2;
  return mean + story - (isLast ? FOE * foes : 0) - ANSWER * steps.length;
}
