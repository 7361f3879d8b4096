/** Measures variants in one run: short batches in turn, never two at once, so that all meet the same machine. */
import { type Contender, enter } from './contender.ts';
import type { Batch, Work } from './variant.ts';

const BATCH_MS = 50;
const FEWEST_ROUNDS = 3;
/** Rounds that are played but not counted: the code is still being compiled. */
const WARM_UP = 16;

export interface RaceEntry {
  readonly name: string;
  /** Where its module is. */
  readonly module: string;
  readonly works: readonly Work[];
}

export interface Figure {
  /** Decisions or copies per second in the fastest batch: whatever else a machine does can only slow a batch down. */
  readonly perSecond: number;
  readonly median: number;
  readonly slowest: number;
  readonly batches: number;
  /** Decisions per game; 0 for copies. */
  readonly perGame: number;
}

interface Lane {
  readonly contender: Contender;
  readonly work: Work;
  readonly batches: Batch[];
}

/** The figures of each entry, by `name.work`. Takes about `seconds`, and a little more to warm up. */
export async function race(
  entries: readonly RaceEntry[],
  seats: number,
  seconds: number,
): Promise<ReadonlyMap<string, Figure>> {
  const contenders: Contender[] = [];
  try {
    const lanes: Lane[] = [];
    for (const { name, module, works } of entries) {
      const contender = await enter(name, module, seats);
      contenders.push(contender);
      for (const work of works) lanes.push({ contender, work, batches: [] });
    }
    const rounds = Math.max(FEWEST_ROUNDS, Math.round((seconds * 1000) / (BATCH_MS * lanes.length)));
    const ms = (seconds * 1000) / (rounds * lanes.length);
    for (let round = -WARM_UP; round < rounds; round++)
      for (const { contender, work, batches } of lanes) {
        const batch = await contender.run({ work, ms });
        if (round >= 0) batches.push(batch);
      }
    return new Map(lanes.map(({ contender, work, batches }) => [`${contender.name}.${work}`, figureOf(batches)]));
  } finally {
    for (const contender of contenders) contender.stop();
  }
}

function figureOf(batches: readonly Batch[]): Figure {
  const rates = batches.map(({ done, seconds }) => done / seconds).toSorted((a, b) => a - b);
  const games = batches.reduce((sum, batch) => sum + batch.games, 0);
  const done = batches.reduce((sum, batch) => sum + batch.done, 0);
  return {
    perSecond: rates.at(-1)!,
    median: median(rates),
    slowest: rates[0]!,
    batches: rates.length,
    perGame: games === 0 ? 0 : done / games,
  };
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
