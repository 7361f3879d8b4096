/**
 * A room of Colyseus in which Cisza is played. The library has no rules of play, so they are the kernel's, the same as on
 * our own server. What all may know of the run of the game is in its synchronized state; what a player alone may see is
 * sent to each client by itself, as is usual there for games with secrets.
 */
import { cisza } from '@horda/cisza';
import type { Choice, Options, State } from '@horda/cisza/state';
import { type Answer, apply, Refused, run, type Seed } from '@horda/kernel';
import { type Client, Room } from '@colyseus/core';
import { schema, type SchemaType, t } from '@colyseus/schema';

const OPTIONS = Object.fromEntries(cisza.options.map((o) => [o.id, o.default])) as unknown as Options;
const SEATS = 2;
/** Far longer than a measurement lasts: patches are sent by hand. (With none at all a room ticks 60 times a second.) */
const NEVER = 1_000_000;

const Progress = schema({ tick: t.number(), turn: t.number(), active: t.number(), over: t.boolean() }, 'Progress');
type Progress = SchemaType<typeof Progress>;

/** Patched at once after every move. */
export class CiszaRoom extends Room<{ state: Progress }> {
  override maxClients = SEATS;
  override patchRate: number | null = NEVER;
  override state = new Progress();
  /** Sends what has changed, and then each client what it may see. */
  protected readonly atOnce: boolean = true;
  private table: State | null = null;
  private readonly seats = new Map<string, number>();

  override messages = {
    /** A client listens now: what was sent to it before would be lost. */
    ready: (client: Client) => {
      this.seats.set(client.sessionId, this.seats.size);
      if (this.seats.size === SEATS) this.begin();
    },
    move: (client: Client, { tick, picks }: Pick<Answer<Choice>, 'tick' | 'picks'>) => this.move(client, tick, picks),
    again: () => {
      if (this.state.over) this.begin();
    },
  };

  private begin(): void {
    const words = crypto.getRandomValues(new Uint32Array(4));
    this.table = cisza.setup(OPTIONS, SEATS, [...words] as unknown as Seed, null);
    run(cisza, this.table);
    this.show();
  }

  private move(client: Client, tick: number, picks: readonly Choice[]): void {
    if (this.table === null) return;
    try {
      apply(cisza, this.table, { tick, seat: this.seats.get(client.sessionId)!, picks });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      client.send('refused', { tick, reason: error.reason });
      return;
    }
    this.show();
  }

  private show(): void {
    const table = this.table!;
    const { state } = this;
    state.tick = table.kernel.tick;
    state.turn = table.turn;
    state.active = table.active;
    state.over = table.kernel.asks.length === 0;
    if (this.atOnce) this.broadcastPatch();
    for (const client of this.clients) {
      const seat = this.seats.get(client.sessionId)!;
      const events = table.kernel.events.map((event) => cisza.viewEvent(event, seat));
      client.send('view', { view: cisza.view(table, seat), events }, { afterNextPatch: !this.atOnce });
    }
  }
}

/** As Colyseus does unless told otherwise: patched 20 times a second. */
export class CiszaRoomAtDefaultRate extends CiszaRoom {
  override patchRate: number | null = 50;
  protected override readonly atOnce = false;
}
