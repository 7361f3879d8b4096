/** One open socket: how much may come in, how much goes out, and when it is closed. */
import type { Duplex } from 'node:stream';
import type { ClientFrame, Reason, ServerFrame } from '@horda/protocol';
import { answerFrame } from '@horda/protocol/answers';
import { ClientFrame as ClientFrameSchema } from '@horda/protocol/schemas';
import type { Dismissal } from '@horda/tables/live/audience';
import { Conversation, type Outlet } from '@horda/tables/live/conversation';
import type { Hall } from '@horda/tables/live/hall';
import type { Asker } from '@horda/tables/live/slices';
import { read } from '@horda/tables/live/checked-input';
import { Refusal } from '@horda/tables/table/refusal';
import { WebSocket } from 'ws';
import { Bucket, HELLO, LONG_READ, type Limits } from './limits.ts';
import { PACKED_FROM } from './packing.ts';

/** Why the server closes a socket. Clients may always come back: the reply to their hello says if they may stay. */
export const CLOSE = {
  closing: 1001,
  left: 4001,
  archived: 4002,
  silent: 4003,
  slow: 4004,
  removed: 4005,
  reissued: 4006,
  blocked: 4007,
  abuse: 4008,
} as const;
/** How many frames are refused, as too fast or malformed, before the socket is closed. */
const MOST_FAULTS = 100;
/** A reader with more unread bytes than this is cut off; it can come back and catch up. */
const MOST_UNREAD = 4_000_000;
/** How long a socket may stay without a table, in milliseconds. */
const HELLO_WITHIN = 10_000;

/** The connections of a server that have something to send at the end of this turn of the event loop. */
export class Outgoing {
  #connections: Connection[] = [];

  add(connection: Connection): void {
    if (this.#connections.push(connection) === 1) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    const connections = this.#connections;
    this.#connections = [];
    for (const connection of connections) connection.flush();
  }
}

export class Connection implements Outlet {
  readonly address: string;
  readonly #hall: Hall;
  readonly #socket: WebSocket;
  /** The stream that the socket writes to. */
  readonly #stream: Duplex;
  readonly #outgoing: Outgoing;
  readonly #bucket: Bucket;
  readonly #conversation: Conversation;
  readonly #asker: Asker;
  #faults = 0;
  #heard = true;
  /** The frames of this turn of the event loop; each character is a byte. */
  #out = '';
  /** How many frames are being compressed; until they are sent, nothing else may be. */
  #packing = 0;

  /** `address`: as `visitorAddress` counts it. */
  constructor(
    hall: Hall,
    socket: WebSocket,
    stream: Duplex,
    address: string,
    { frames, burst }: Limits,
    outgoing: Outgoing,
    asker: Asker,
  ) {
    this.address = address;
    this.#stream = stream;
    this.#asker = asker;
    this.#outgoing = outgoing;
    this.#hall = hall;
    this.#socket = socket;
    this.#bucket = new Bucket(frames, burst, hall.services.now());
    this.#conversation = new Conversation(hall, this);
    const late = setTimeout(() => this.#conversation.hasSaidHello || this.#close('silent'), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('pong', () => (this.#heard = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      this.#conversation.leave();
    });
  }

  get owner(): string {
    return this.#asker.owner;
  }

  charge(cost: number): void {
    this.#asker.charge(cost);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  dismissed(why: Dismissal): void {
    // The reply to its own last command is still on the way.
    setImmediate(() => this.#close(why));
  }

  /** Cuts off a peer that has not answered the last ping; otherwise pings it again. */
  checkAlive(): void {
    if (!this.#heard) return this.#socket.terminate();
    this.#heard = false;
    this.#socket.ping();
  }

  dismiss(): void {
    this.#close('closing');
  }

  /** The host has turned its address away. */
  turnAway(): void {
    this.fault('blocked', 'the host of this server has turned your address away');
    this.#close('blocked');
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.#heard = true;
    if (this.#isTooFast(1)) return;
    let frame: ClientFrame;
    try {
      if (isBinary) throw new Refusal('badMessage', 'the message: must be text');
      const value = parse(data);
      frame = answerFrame(value) ?? read(ClientFrameSchema, value);
    } catch (error) {
      return this.fault('badMessage', error instanceof Refusal ? error.message : 'the message cannot be read');
    }
    const more = costOf(frame) - 1;
    if (more > 0 && this.#isTooFast(more)) return;
    this.#conversation.hear(frame);
  }

  #isTooFast(cost: number): boolean {
    if (this.#bucket.take(this.#hall.services.now(), cost)) return false;
    this.fault('tooFast', 'too many messages; slow down');
    return true;
  }

  fault(reason: Reason, message: string): void {
    this.#hall.services.meter.refused(reason);
    const frame: ServerFrame = { type: 'error', reason, message };
    this.send(JSON.stringify(frame));
    if (++this.#faults >= MOST_FAULTS) this.#close('abuse');
  }

  send(text: string, isWordless = false): void {
    if (text.length >= PACKED_FROM || this.#packing > 0) return this.#pack(text, isWordless);
    if (this.#out === '') this.#outgoing.add(this);
    this.#out += frameOf(text);
  }

  /** Leaves a large frame, and those that come before it is sent, to the library, which compresses the large ones. */
  #pack(text: string, compress: boolean): void {
    this.flush();
    if (!this.#takesIn()) return;
    this.#packing++;
    this.#socket.send(text, { compress }, () => this.#packing--);
  }

  /** Sends everything from one turn of the event loop (updates and replies) in one piece. */
  flush(): void {
    if (this.#out === '') return;
    const out = this.#out;
    this.#out = '';
    if (this.#takesIn()) this.#stream.write(out, 'latin1');
  }

  /** Whether the peer takes in what it is sent; cuts off one that does not. */
  #takesIn(): boolean {
    if (!this.isOpen) return false;
    if (this.#socket.bufferedAmount <= MOST_UNREAD) return true;
    this.#close('slow');
    return false;
  }

  #close(why: keyof typeof CLOSE): void {
    this.#conversation.leave();
    this.flush();
    this.#socket.close(CLOSE[why], why);
    // Does not wait for a peer that never closes its side.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }
}

/** A text as one unmasked frame of RFC 6455; each character of the result is a byte. */
function frameOf(text: string): string {
  const size = Buffer.byteLength(text);
  const bytes = size === text.length ? text : Buffer.from(text).toString('latin1');
  return size < 126
    ? String.fromCharCode(0x81, size) + bytes
    : String.fromCharCode(0x81, 126, size >> 8, size & 0xff) + bytes;
}

/** How many frames a frame counts as. */
function costOf(frame: ClientFrame): number {
  if (frame.type === 'hello') return HELLO;
  return frame.type === 'ask' && frame.question.ask !== 'why' ? LONG_READ : 1;
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    throw new Refusal('badMessage', 'the message: must be JSON');
  }
}
