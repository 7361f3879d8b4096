/** Does what no visitor does at a live table: lets bots answer, and acts when a clock runs out. */
import { BOT_NAMES, type BotName } from '@horda/bots';
import { determinize, openAsk, type Choice, type Seat } from '@horda/kernel';
import { PoolClosed } from '../bots.ts';
import { nextLate } from '../table/clock.ts';
import { answered } from '../table/decide.ts';
import { STAND_IN } from '../table/fold.ts';
import { Refusal } from '../table/refusal.ts';
import { botAsked, isOpenTo, type Table } from '../table/table.ts';
import type { LiveTable } from './live-table.ts';
import type { Services } from './services.ts';
import { later, sleep, type Timer } from './timers.ts';

/** How long to wait after a failure, in milliseconds. */
const PAUSE = 1_000;
/** The longest delay that a timer accepts, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

export class Attendant {
  readonly #services: Services;
  readonly #live: LiveTable;
  /** Seats whose bots are thinking, with the line that asked them. */
  readonly #thinking = new Map<Seat, number>();
  #alarm: Timer | null = null;
  #closed = false;

  constructor(services: Services, live: LiveTable) {
    this.#services = services;
    this.#live = live;
  }

  get isBusy(): boolean {
    return this.#thinking.size > 0;
  }

  /** `patience`: how long to wait first, in milliseconds, because another node may do the work. */
  look(patience: number): void {
    const { table } = this.#live;
    if (this.#closed || !this.#services.attends(table.id)) return;
    for (const seat of table.chairs.keys()) {
      if (botAsked(table, seat) === null || this.#thinking.has(seat)) continue;
      this.#thinking.set(seat, table.askedAt);
      void this.#letThink(seat, table, patience);
    }
    this.#setAlarm(patience);
  }

  close(): void {
    this.#closed = true;
    if (this.#alarm !== null) clearTimeout(this.#alarm);
  }

  async #letThink(seat: Seat, { askedAt, made, at, id }: Table, patience: number): Promise<void> {
    const { pool, log, secrets } = this.#services;
    // On an open floor others may have answered meanwhile, but this seat must not have (through another node's bot).
    const isStill = (table: Table): boolean =>
      !this.#closed &&
      isOpenTo(table, seat, askedAt) &&
      botAsked(table, seat) !== null &&
      (table.answers.findLast((given) => given.seat === seat)?.seq ?? 0) <= askedAt;
    try {
      await sleep(patience);
      const { table } = this.#live;
      if (this.#closed || !isStill(table)) return;
      const { game } = table.entry;
      const bot = knownBot(botAsked(table, seat)!);
      const { options } = openAsk(table.state!, seat)!;
      const world = determinize(game, table.state!, seat, secrets.newSeed());
      const picks = (await pool.think({ table: id, game: game.id, bot, seat, world })).map((i) => options[i] as Choice);
      // Keeps the pace however long the bot thought, so that its thinking time reveals nothing.
      await sleep(at + made.pace - this.#live.time);
      await this.#live.write((then) => (isStill(then) ? { record: answered(then, seat, askedAt, picks, bot) } : null));
    } catch (error) {
      if (error instanceof PoolClosed) return this.close();
      // On an open floor, somebody else may have taken what the bot wanted: it thinks again.
      if (error instanceof Refusal && error.reason === 'notOffered' && askedAt !== this.#live.table.askedAt) return;
      log.error('a bot could not answer', { table: id, seat, error: String(error) });
      await sleep(PAUSE);
    } finally {
      this.#thinking.delete(seat);
      this.look(0);
    }
  }

  #setAlarm(patience: number): void {
    if (this.#alarm !== null) clearTimeout(this.#alarm);
    const next = nextLate(this.#live.table);
    if (next === null) return;
    const wait = Math.min(LONGEST, Math.max(0, next.at - this.#live.time) + patience);
    this.#alarm = later(() => void this.#ring(), wait);
  }

  /** Writes down who is late, if anybody is. */
  async #ring(): Promise<void> {
    try {
      await this.#live.write((table) => {
        const late = nextLate(table);
        if (late === null || table.archived || late.at > this.#live.time) return null;
        return { record: { type: 'timedOut', seat: late.seat, bot: STAND_IN } };
      });
    } catch (error) {
      this.#services.log.error('a clock could not be stopped', { table: this.#live.table.id, error: String(error) });
      await sleep(PAUSE);
    }
    this.look(0);
  }
}

/** A bot that no longer exists is replaced by the one that stands in for people. */
function knownBot(name: string): BotName {
  return BOT_NAMES.find((known) => known === name) ?? STAND_IN;
}
