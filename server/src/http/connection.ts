/** One open socket: says hello to a table, then hears what happens there, and sends commands and questions. */
import type { Duplex } from 'node:stream';
import type { ClientFrame, Reason, ServerFrame } from '@horda/protocol';
import { ClientFrame as ClientFrameSchema } from '@horda/protocol/schemas';
import { WebSocket } from 'ws';
import type { Hall, Visitor } from '../live/hall.ts';
import { tell, welcome } from '../live/keeping.ts';
import type { Guest } from '../live/audience.ts';
import type { LiveTable } from '../live/live-table.ts';
import { Refusal } from '../table/refusal.ts';
import { doCommand } from './commands.ts';
import { Bucket, LONG_READ, type Limits } from './limits.ts';
import { read } from './routes.ts';

/** Why a socket is closed by the server. Clients may come back after each: the reply to their hello says if they may stay. */
export const CLOSE = { closing: 1001, abuse: 4008, left: 4001, archived: 4002, silent: 4003, slow: 4004 } as const;
/** Frames that are refused for speed or shape before the socket is closed. */
const MOST_FAULTS = 100;
/** A reader that does not take in what it is sent is cut off, in bytes; it can come back and catch up. */
const MOST_UNREAD = 4_000_000;
/** How long a socket may stay without a table, in milliseconds. */
const HELLO_WITHIN = 10_000;

export class Connection {
  readonly #hall: Hall;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Duplex;
  readonly #bucket: Bucket;
  #seated: { readonly live: LiveTable; readonly visitor: Visitor; readonly guest: Guest } | null = null;
  /** While a hello is under way, what came after it. */
  #waiting: ClientFrame[] | null = null;
  #faults = 0;
  #heard = true;
  #isCorked = false;

  constructor(hall: Hall, socket: WebSocket, stream: Duplex, { frames, burst }: Limits) {
    this.#stream = stream;
    this.#hall = hall;
    this.#socket = socket;
    this.#bucket = new Bucket(frames, burst, hall.services.now());
    const late = setTimeout(() => this.#seated ?? this.#close('silent'), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('pong', () => (this.#heard = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      this.#leave();
    });
  }

  /** Cuts off a peer that has not answered since the last time, and asks it again. */
  checkAlive(): void {
    if (!this.#heard) return this.#socket.terminate();
    this.#heard = false;
    this.#socket.ping();
  }

  dismiss(): void {
    this.#close('closing');
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.#heard = true;
    if (this.#isTooFast(1)) return;
    let frame: ClientFrame;
    try {
      if (isBinary) throw new Refusal('badMessage', 'the message: must be text');
      frame = read(ClientFrameSchema, parse(data));
    } catch (error) {
      return this.#fault('badMessage', error instanceof Refusal ? error.message : 'the message cannot be read');
    }
    if (isLongRead(frame) && this.#isTooFast(LONG_READ - 1)) return;
    if (this.#waiting === null) this.#handle(frame);
    else this.#waiting.push(frame);
  }

  #isTooFast(cost: number): boolean {
    if (this.#bucket.take(this.#hall.services.now(), cost)) return false;
    this.#fault('tooFast', 'too many messages; slow down');
    return true;
  }

  #handle(frame: ClientFrame): void {
    if (frame.type === 'hello') {
      this.#waiting ??= [];
      return void this.#greet(frame).then(() => this.#goOn());
    }
    const seated = this.#seated;
    if (seated === null) return this.#fault('badMessage', 'say hello first');
    const { live, visitor } = seated;
    if (frame.type === 'ping') return this.#send({ type: 'pong', seq: live.table.seq });
    if (frame.type === 'ask') return void this.#answer(frame, live, visitor);
    void doCommand(this.#hall, live, visitor, frame.id, frame.command).then((reply) => this.#send(reply));
  }

  /** Does what has waited, up to the next hello. */
  #goOn(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    while (waiting.length > 0 && this.#waiting === null) this.#handle(waiting.shift()!);
    if (this.#waiting !== null) this.#waiting = waiting;
  }

  async #greet({ table, key, seen }: Extract<ClientFrame, { type: 'hello' }>): Promise<void> {
    try {
      const live = await this.#hall.open(table);
      const visitor = await this.#hall.visitor(live, key);
      if (this.#guestAt(live, visitor) === null) live.audience.checkRoom(visitor.seat);
      const frame = await welcome(this.#hall, live, visitor, seen);
      if (this.#socket.readyState !== WebSocket.OPEN) return;
      this.#takePlace(live, visitor, frame);
      // The seat may have been given up while the log was read; from now on its guests are sent away.
      await this.#hall.visitor(live, key).catch(() => this.#close('left'));
    } catch (error) {
      if (error instanceof Refusal) return this.#fault(error.reason, error.message);
      this.#hall.services.log.error('a table could not be opened', { table, error: String(error) });
      this.#fault('fault', 'the table could not be opened; try again');
    }
  }

  #takePlace(live: LiveTable, visitor: Visitor, welcomed: ServerFrame): void {
    const here = this.#guestAt(live, visitor);
    if (here !== null) {
      // Nobody has come or gone.
      this.#seated = { live, visitor, guest: here };
      return this.#send(welcomed);
    }
    live.audience.checkRoom(visitor.seat);
    this.#leave();
    this.#send(welcomed);
    const guest: Guest = {
      reader: visitor.seat,
      send: (text) => this.#sendText(text),
      // It hears nothing more, but the reply to its own last command is still on the way.
      dismiss: (why) => {
        this.#leave();
        setImmediate(() => this.#close(why));
      },
    };
    this.#seated = { live, visitor, guest };
    live.enter(guest);
  }

  /** The guest that this connection is already, at this table and with this view. */
  #guestAt(live: LiveTable, { seat }: Visitor): Guest | null {
    const seated = this.#seated;
    return seated?.live === live && seated.guest.reader === seat ? seated.guest : null;
  }

  async #answer(
    { id, question }: Extract<ClientFrame, { type: 'ask' }>,
    live: LiveTable,
    visitor: Visitor,
  ): Promise<void> {
    try {
      this.#send({ type: 'told', id, answer: await tell(this.#hall, live, visitor, question) });
    } catch (error) {
      const known = error instanceof Refusal;
      if (!known) this.#hall.services.log.error('a question failed', { ask: question.ask, error: String(error) });
      const [reason, message]: [Reason, string] = known
        ? [error.reason, error.message]
        : ['fault', 'this failed; try again'];
      this.#send({ type: 'refused', id, reason, message });
    }
  }

  /** The seat may have become another's while the socket was open: what it opens is asked anew with each hello. */
  #leave(): void {
    if (this.#seated === null) return;
    this.#seated.live.leave(this.#seated.guest);
    this.#seated = null;
  }

  #fault(reason: Reason, message: string): void {
    this.#hall.services.meter.refused(reason);
    this.#send({ type: 'error', reason, message });
    if (++this.#faults >= MOST_FAULTS) this.#close('abuse');
  }

  #send(frame: ServerFrame): void {
    this.#sendText(JSON.stringify(frame));
  }

  #sendText(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) return this.#close('slow');
    this.#cork();
    this.#socket.send(text);
  }

  /** What is sent in one turn of the event loop, news and reply, goes out in one piece: half of the cost is in pieces. */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#stream.uncork();
    });
  }

  #close(why: keyof typeof CLOSE): void {
    this.#leave();
    this.#socket.close(CLOSE[why], why);
    // A peer that never closes its side is not waited for.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }
}

/** For these a whole game is played again. */
function isLongRead(frame: ClientFrame): boolean {
  return frame.type === 'hello' || (frame.type === 'ask' && frame.question.ask !== 'why');
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    throw new Refusal('badMessage', 'the message: must be JSON');
  }
}
