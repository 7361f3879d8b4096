/** Many games at once. The same study gives the same numbers with one player and with many. */
import { crewOf, type Player } from './crew.ts';
import { openDigest } from './digest.ts';
import { spreadOf, type Histogram, type Spread } from './distribution.ts';
import { gameOf, type Batch, type Study } from './study.ts';
import { emptyTally, merge, type Tally } from './tally.ts';

export type Measures = Pick<Spread, 'mean' | 'min' | 'median' | 'max'>;

export interface SimResult extends Study {
  /** How many games were finished. */
  readonly games: number;
  /** How many were asked for: more than were finished if the study was interrupted. */
  readonly planned: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly turns: Measures | null;
  /** The same measures of every number of the game's summary. */
  readonly figures: Readonly<Record<string, Measures>>;
  readonly outcomes: {
    readonly wins: readonly number[];
    readonly shared: number;
  } & Readonly<Record<string, unknown>>;
  /** Null for an interrupted study: which games it finished depends on timing, so it cannot be repeated. */
  readonly digest: string | null;
  /** All counts; the fields above are an extract of them. */
  readonly tally: Tally;
}

export interface Conduct {
  /** Called with the number of finished games whenever it grows. */
  readonly progress?: (games: number) => void;
  /** Ends the study early; the result covers the finished games. */
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** Plays a whole study with at most `jobs` threads. */
export function simulate(study: Study, jobs: number, how: Conduct = {}): Promise<SimResult> {
  return conduct(study, crewOf(study, jobs), how);
}

/** A player reports about this often, unless a single game takes longer. */
const BATCH_MS = 100;
/** A batch is at most this many times as long as the one before: one short game says little about the next. */
const MOST_GROWTH = 10;

/** Plays a study with these players. */
export async function conduct(study: Study, crew: readonly Player[], how: Conduct): Promise<SimResult> {
  const { progress = () => {}, signal, now = () => performance.now() } = how;
  const began = now();
  const played = collector(study);
  const stop = (): void => {
    for (const player of crew) player.stop();
  };
  let next = 0;
  const work = async (player: Player): Promise<void> => {
    let size = 1;
    while (next < study.games) {
      const from = next;
      // The last batches are short, so that no player is still busy with a long one while the others are idle.
      const length = Math.min(Math.floor(size), Math.ceil((study.games - from) / (2 * crew.length)));
      next = from + length;
      const since = now();
      const batch = await player.play(from, next);
      if (batch === null) return;
      const speed = length / Math.max(now() - since, Number.EPSILON);
      size = Math.max(1, Math.min(size * MOST_GROWTH, speed * BATCH_MS));
      progress(played.add(batch));
    }
  };
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  try {
    await Promise.all(crew.map(work));
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
  return resultOf(study, played.end(), (now() - began) / 1000);
}

interface Collected {
  readonly tally: Tally;
  readonly digest: string;
}

/** Merges batches in the order of their games, whatever order they arrive in. */
function collector(study: Study) {
  const tally = emptyTally(gameOf(study), study.players);
  const digest = openDigest();
  /** Batches that arrived while earlier games are still being played. */
  const early = new Map<number, Batch>();
  let done = 0;
  const put = (batch: Batch): void => {
    merge(tally, batch.tally);
    for (const course of batch.courses) digest.add(course);
  };
  return {
    /** Returns the number of games so far. */
    add(batch: Batch): number {
      done += batch.tally.games;
      early.set(batch.from, batch);
      for (let first = early.get(tally.games); first !== undefined; first = early.get(tally.games)) {
        early.delete(first.from);
        put(first);
      }
      return done;
    },
    end(): Collected {
      // An interrupted study has gaps.
      for (const batch of [...early.values()].toSorted((a, b) => a.from - b.from)) put(batch);
      return { tally, digest: digest.end() };
    },
  };
}

function resultOf(study: Study, { tally, digest }: Collected, seconds: number): SimResult {
  return {
    ...study,
    games: tally.games,
    planned: study.games,
    decisions: tally.decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    turns: tally.numbers['turns'] === undefined ? null : measuresOf(tally.numbers['turns']),
    figures: Object.fromEntries(Object.entries(tally.numbers).map(([name, counts]) => [name, measuresOf(counts)])),
    outcomes: { wins: tally.wins, shared: tally.shared, ...tally.words },
    digest: tally.games === study.games ? digest : null,
    tally,
  };
}

function measuresOf(histogram: Histogram): Measures {
  const { mean, min, median, max } = spreadOf(histogram);
  return { mean, min, median, max };
}
