/** One table with random players and a spectator, made and played through the protocol on whichever server is up. */
import { setTimeout as sleep } from 'node:timers/promises';
import { draw } from '@horda/kernel';
import { TableClient, type ClientOptions, type NewTable, type Wire } from '@horda/protocol';
import type { Dice } from '@horda/testing';
import { create, Declined, dial, dialWhenThere, join, type MadeTable } from './calls.ts';
import { Player } from './player.ts';
import { Witness } from './witness.ts';

export interface World {
  /** Where a server is; null: there is none now. */
  address(): string | null;
  readonly dice: Dice;
  /** How long clients wait. */
  readonly manners: Pick<ClientOptions, 'patience' | 'heartbeat' | 'pause'>;
  /** Disturbs the wire between client and server. */
  disturb?(wire: Wire): Wire;
}

/** Milliseconds between two attempts to reach a server (`PAUSE`), and after a server fault (`LONG_PAUSE`). */
const PAUSE = 20;
const LONG_PAUSE = 250;

export class Party {
  readonly #world: World;
  readonly #made: MadeTable;
  readonly witness: Witness;
  readonly players: Player[] = [];
  readonly spectator: TableClient;

  private constructor(world: World, made: MadeTable) {
    this.#world = world;
    this.#made = made;
    this.witness = new Witness(made.table);
    this.#sit(made.seat, made.key);
    this.spectator = new TableClient({ ...this.#options(null), key: made.watch });
  }

  /** Makes a table of some kind, seats all players, and begins the game. */
  static async gather(world: World, number: number): Promise<Party> {
    const kind = kindOf(number, world.dice);
    const party = new Party(world, await insist(world, (address) => create(address, kind)));
    for (let seat = 1; seat < kind.seats; seat++)
      if (kind.bots[seat] === undefined) while (!(await party.#letIn(seat))) await sleep(PAUSE);
    const [host] = party.players;
    await Promise.all(party.players.map((player) => player.do({ do: 'stir', entropy: String(number) })));
    await party.#begin(host!);
    for (const player of party.players) player.play();
    return party;
  }

  get isOver(): boolean {
    const status = this.players[0]!.client.info?.status;
    return status === 'over' || status === 'abandoned';
  }

  async rest(): Promise<void> {
    await Promise.all(this.players.map((player) => player.rest()));
  }

  close(): void {
    this.spectator.close();
    for (const { client } of this.players) client.close();
  }

  /** Every client with the key that it came with. */
  clients(): readonly { readonly client: TableClient; readonly key: string }[] {
    return [...this.players, { client: this.spectator, key: this.#made.watch }];
  }

  async #begin(host: Player): Promise<void> {
    const outcome = await host.do({ do: 'start' });
    if (outcome.done || outcome.reason === 'started') return;
    // A server whose database is away reports a fault; the command can be sent again.
    if (outcome.reason !== 'fault') throw new Error(`the game could not begin: ${outcome.message}`);
    await sleep(LONG_PAUSE);
    return this.#begin(host);
  }

  async #letIn(seat: number): Promise<boolean> {
    const { witness } = this;
    const name = `p${seat}.${draw(this.#world.dice, 1_000_000_000)}`;
    try {
      const { key } = await insist(this.#world, (address) => join(address, this.#made, { name, seat }));
      witness.joined.push({ seat, name });
      this.#sit(seat, key);
      return true;
    } catch (error) {
      // The reply to an earlier attempt was lost together with the key: free the seat and try again.
      if (!(error instanceof Declined) || error.reason !== 'seatTaken') throw error;
      await this.players[0]!.do({ do: 'free', seat });
      return false;
    }
  }

  #sit(seat: number, key: string): void {
    this.players.push(new Player({ ...this.#options(seat), key }, this.#world.dice));
  }

  #options(seat: number | null): Omit<ClientOptions, 'key'> {
    const { address, manners, disturb = (wire: Wire) => wire } = this.#world;
    return {
      table: this.#made.table,
      ...manners,
      connect: () => {
        const where = address();
        const wire = disturb(where === null ? dialWhenThere(address) : dial(where));
        return seat === null ? wire : this.witness.observe(wire, seat);
      },
    };
  }
}

/**
 * Tables of two to four: some with a bot, some with a clock that never runs out, some with secret votes and offers, some
 * of big games with all that they have.
 */
function kindOf(number: number, dice: Dice): Pick<NewTable, 'seats' | 'bots'> & Partial<NewTable> {
  const common = { name: 'host', pace: 0, bots: [] };
  if (number % 6 === 4) return { ...common, game: 'mini', seats: 2 + draw(dice, 2) };
  if (number % 6 === 2) return { ...common, game: 'pilot', seats: 3, bots: number % 12 === 2 ? [] : [null, 'greedy'] };
  if (number % 6 === 1) return { ...common, game: 'long-night', seats: 3 + draw(dice, 2), options: BIG };
  if (number % 6 === 5)
    return { ...common, game: 'zombicide', seats: 2 + draw(dice, 3), options: CITIES[draw(dice, CITIES.length)]! };
  const bots = number % 3 === 0 ? [null, 'random'] : number % 7 === 0 ? [null, 'greedy'] : [];
  const clock = { kind: 'live', seconds: 3600, increment: 5, late: 'move' } as const;
  return { ...common, seats: 2 + draw(dice, 3), bots, ...(number % 4 === 0 ? { clock } : {}) };
}

const BIG = { mode: 'secret', betrayer: 'likely', improvements: true, bandits: true, raxxon: true };
/** Mixed tokens; night and light; many cards and notes. */
const CITIES = [
  { mission: 'S4', darkZones: true },
  { mission: 'S5' },
  { mission: 'M1', team: 'random', ultrared: true },
];

/** Calls until a server has answered. */
export async function insist<T>(
  { address }: Pick<World, 'address'>,
  work: (address: string) => Promise<T>,
): Promise<T> {
  for (;;) {
    const where = address();
    try {
      if (where !== null) return await work(where);
    } catch (error) {
      if (error instanceof Declined) {
        if (error.reason !== 'closing' && error.reason !== 'fault') throw error;
        await sleep(LONG_PAUSE);
      }
    }
    await sleep(PAUSE);
  }
}
