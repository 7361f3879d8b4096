/** Games over a bad network. Once it is calm again, every client must hold what the server holds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, seedOf } from '@horda/kernel';
import { openStore } from '../../src/storage/open.ts';
import { checkTables } from './check.ts';
import { Crowd } from './crowd.ts';
import { startNode } from './nodes.ts';
import { storm, stormy, type Weather } from './weather.ts';

export interface ChaosReport {
  readonly tables: number;
  readonly accepted: number;
  readonly lines: number;
  readonly weather: Weather['seen'];
  readonly faults: readonly string[];
}

const PAUSE = 20;
/** Longer than a busy machine needs until every kind of fault has happened, in milliseconds. */
const LONGEST = 120_000;

export interface ChaosOptions {
  readonly data: string;
  readonly tables: number;
  /** The storm lasts at least `ms` and `least` accepted commands, and until every kind of fault has happened. */
  readonly ms: number;
  readonly least: number;
  readonly seed: string;
}

export async function chaos({ data, tables, ms, least, seed }: ChaosOptions): Promise<ChaosReport> {
  const dice = seeded(seedOf(seed));
  const weather = storm(dice);
  const place = { data, database: null };
  const node = await startNode(place);
  const manners = { patience: 80, heartbeat: 200, pause: 10 };
  const crowd = new Crowd(
    { address: () => node.address, dice, manners, disturb: (wire) => stormy(wire, weather) },
    tables,
  );
  try {
    await sleep(ms);
    const isEnough = (): boolean => crowd.accepted >= least && Object.values(weather.seen).every((times) => times > 0);
    for (const end = Date.now() + LONGEST; !isEnough() && Date.now() < end;) await sleep(PAUSE);
    weather.isCalm = true;
    await crowd.disperse();
  } finally {
    await node.stop();
  }
  const store = await openStore(place);
  try {
    const { lines, faults: wrong } = await checkTables(store, crowd.witnesses);
    return {
      tables: crowd.witnesses.size,
      accepted: crowd.accepted,
      lines,
      weather: weather.seen,
      faults: [...crowd.faults, ...wrong],
    };
  } finally {
    await store.close();
  }
}
