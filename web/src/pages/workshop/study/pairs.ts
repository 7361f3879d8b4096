/** Pairs of games that begin alike, and how they differ. */
import type { BotName } from '@horda/bots';
import { wilson, type Interval } from '@horda/lab/interval';
import type { GameWorkshop } from '../../../games/game-workshop.ts';

type Options = Readonly<Record<string, string | boolean>>;

export interface PairStudy {
  readonly game: string;
  readonly seats: number;
  readonly bot: BotName;
  readonly pairs: number;
  readonly seed: string;
  readonly houseOptions: Options;
  readonly ownOptions: Options;
  readonly pack: object;
}

export interface StudySide {
  /** What each seat has of the win. */
  readonly shares: readonly number[];
  readonly ending: string;
  /** Null: the game counts none. */
  readonly turns: number | null;
}

export interface PlayedPair {
  /** With the cards of the game. */
  readonly house: StudySide;
  readonly own: StudySide;
}

export type StudyWord = { readonly is: 'pair'; readonly pair: PlayedPair } | { readonly is: 'done' | 'failed' };

export interface Estimate extends Interval {
  readonly mean: number;
}

/** What is known after some pairs. */
export interface Findings {
  readonly pairs: number;
  readonly house: Estimate;
  readonly own: Estimate;
  readonly difference: Estimate;
  /** Null: nothing is counted, or too few were played. */
  readonly turns: { readonly house: number; readonly own: number; readonly difference: Estimate } | null;
}

export function findingsOf(pairs: readonly PlayedPair[], counts: GameWorkshop['counts']): Findings | null {
  if (pairs.length === 0) return null;
  const isCounted = (side: StudySide): boolean => happened(side, counts);
  const marks = pairs.map(({ house, own }) => [isCounted(house), isCounted(own)] as const);
  const turns = pairs.flatMap(({ house, own }) =>
    house.turns === null || own.turns === null ? [] : [[house.turns, own.turns] as const],
  );
  return {
    pairs: pairs.length,
    house: shareOf(marks.map(([house]) => house)),
    own: shareOf(marks.map(([, own]) => own)),
    difference: pairedShares(marks),
    turns:
      turns.length < 2
        ? null
        : {
            house: meanOf(turns.map(([house]) => house)),
            own: meanOf(turns.map(([, own]) => own)),
            difference: pairedMeans(turns.map(([house, own]) => own - house)),
          },
  };
}

function happened({ shares, ending }: StudySide, counts: GameWorkshop['counts']): boolean {
  if (counts === 'together') return shares.some((share) => share > 0);
  return counts === 'first' ? shares[0] === 1 : ending === counts.ending;
}

function shareOf(marks: readonly boolean[]): Estimate {
  const happenedTimes = marks.filter(Boolean).length;
  return { mean: happenedTimes / marks.length, ...wilson(happenedTimes, marks.length) };
}

/** 95 % of a normal distribution lies within this many standard deviations of its mean. */
const Z = 1.959963984540054;

/**
 * The difference of two shares of the same games. Agresti and Min: half a game is added to each of the four cases, so
 * that a few games that all went alike do not pass for certainty.
 */
export function pairedShares(marks: readonly (readonly [house: boolean, own: boolean])[]): Estimate {
  const gained = marks.filter(([house, own]) => own && !house).length;
  const lost = marks.filter(([house, own]) => house && !own).length;
  const n = marks.length + 2;
  const middle = (gained - lost) / n;
  const spread = Math.sqrt(Math.max(0, gained + lost + 1 - (gained - lost) ** 2 / n)) / n;
  return {
    mean: (gained - lost) / marks.length,
    low: Math.max(-1, middle - Z * spread),
    high: Math.min(1, middle + Z * spread),
  };
}

export function pairedMeans(differences: readonly number[]): Estimate {
  const mean = meanOf(differences);
  const n = differences.length;
  const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  const reach = Z * Math.sqrt(variance / n);
  return { mean, low: mean - reach, high: mean + reach };
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
