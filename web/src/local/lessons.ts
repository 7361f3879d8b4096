/**
 * Tables for lessons. A lesson is a game whose cards are known (dealt from a seed, or a state set up by hand) with a
 * script: the answers of all seats in order, as in a save. The learner plays as at any table. The other seats have bots
 * that know the script: a bot that is asked looks for the script's answer of its seat to this question (the kernel's
 * `tick`) and gives it if it is offered now; otherwise it thinks for itself. So the bots also play on when the learner
 * leaves the script or the script ends, and undo and reload need no special care. Where several seats may answer (an open
 * floor, an offer, a vote), bots wait for their turn in the script. The script's answers for the learner's own seat are not used here;
 * the page shows them.
 */
import { openAsk, same, type AnyState, type Answer, type Choice, type Seed } from '@horda/kernel';
import { isAnswer } from '@horda/tables/answers';
import type { BotPool, Job } from '@horda/tables/bots';
import type { Hall } from '@horda/tables/live/hall';
import { makeLesson } from '@horda/tables/live/new-tables';
import { sleep } from '@horda/tables/live/timers';
import { recordOf } from '@horda/tables/table/fold';
import type { Origin } from '@horda/tables/table/records';
import type { IndexedStore } from './indexed-store.ts';

export interface ScriptedLesson {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | boolean>>;
  /** Either the seed that the cards are dealt from … */
  readonly seed?: Seed;
  /** … with the answers given before the lesson begins; */
  readonly before?: readonly Answer<Choice>[];
  /** or the state in which the lesson begins. */
  readonly start?: AnyState;
  readonly script: readonly Answer<Choice>[];
  readonly learner: number;
  readonly name: string;
  /** The bot of the other seats when the script does not help; `greedy` by default. */
  readonly bot?: string;
  /** The minimum time between two answers of the other seats, in milliseconds. */
  readonly pace?: number;
}

export interface ScriptedTable {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
}

/** Slow enough to read what happened. */
const PACE = 1_200;
/** Lessons that nobody has gone on with for a day are removed. */
const KEPT = 24 * 3_600_000;

export async function makeScripted(hall: Hall, store: IndexedStore, lesson: ScriptedLesson): Promise<ScriptedTable> {
  await removeOld(store, hall.services.now());
  const { game, seats, options = {}, script, learner, name, bot = 'greedy', pace = PACE } = lesson;
  const origin = originOf(lesson);
  const { table, key } = await makeLesson(hall, { game, seats, options, origin, learner, name, bot, pace });
  await store.saveScript(table, script);
  const live = await hall.open(table);
  await live.act(await hall.visitor(live, key), 'start', { do: 'start' });
  return { table, seat: learner, key };
}

function originOf({ seed = [0, 0, 0, 0], before = [], start }: ScriptedLesson): Exclude<Origin, { kind: 'new' }> {
  return start === undefined ? { kind: 'save', seed, answers: before } : { kind: 'fork', state: start };
}

async function removeOld(store: IndexedStore, now: number): Promise<void> {
  for (const table of await store.scripted()) {
    const last = await store.lastAt(table);
    if (last !== null && last < now - KEPT) await store.remove(table);
  }
}

/** How often a bot looks whether its turn has come, in milliseconds, and for how long: a learner may be away for hours. */
const LOOK_EVERY = 200;
const LONGEST = KEPT;

/** Wraps a pool so that its bots follow the scripts of lessons. */
export function withScripts(pool: BotPool, store: Pick<IndexedStore, 'script' | 'lines'>): BotPool {
  /** Waits until so many answers have been given at the table. */
  async function waitFor(table: string, wanted: number): Promise<void> {
    const answers = async (): Promise<number> => {
      let n = 0;
      for (const line of await store.lines(table, 0)) {
        const { type } = recordOf(line);
        if (type === 'answered') n++;
        else if (type === 'undone') n--;
      }
      return n;
    };
    for (let waited = 0; waited < LONGEST && (await answers()) < wanted; waited += LOOK_EVERY) await sleep(LOOK_EVERY);
  }

  async function scripted({ table, seat, world }: Job): Promise<readonly number[] | null> {
    const ask = openAsk(world, seat);
    const script = await store.script(table);
    const mayWait = ask?.floor !== undefined || ask?.offer !== undefined;
    const at =
      script?.findIndex(
        ({ seat: by, tick }) => by === seat && (mayWait ? tick >= world.kernel.tick : tick === world.kernel.tick),
      ) ?? -1;
    const given = script?.[at];
    if (given !== undefined) await waitFor(table, at);
    const picks = given?.picks.map((pick) => ask?.options.findIndex((option) => same(option, pick)));
    return ask !== null && isAnswer(ask, picks) ? picks : null;
  }

  return {
    think: async (job) => (await scripted(job)) ?? pool.think(job),
    advise: (job) => pool.advise(job),
  };
}
