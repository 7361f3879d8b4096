/** A socket of the fuzz: every message gets a reply, or the socket is closed. */
import { SOCKET } from '@horda/protocol/api';
import type { ServerFrame } from '@horda/protocol';
import { WebSocket } from 'ws';
import type { Message } from './frames.ts';
import { heard, type Place } from './place.ts';

/** The server closes a socket after a hundred faults; it is left a little earlier, mostly. */
const ENOUGH_FAULTS = 35;
/** A guard against what never ends, not a measure. */
const PATIENCE = 300_000;

export interface Counts {
  /** Messages by what is wrong with them. */
  readonly kinds: Map<string, number>;
  /** Replies by type and reason. */
  readonly replies: Map<string, number>;
  sockets: number;
  closes: Map<number, number>;
  unanswered: number;
}

export class FuzzSocket {
  readonly place: Place;
  readonly who: string;
  readonly #counts: Counts;
  readonly #raw: WebSocket;
  readonly #open: Promise<void>;
  /** Messages without a reply so far. */
  #due = 0;
  /** Commands without a reply so far. */
  readonly #ids = new Map<string, number>();
  #faults = 0;
  #settled: (() => void) | null = null;
  isOver = false;

  constructor(port: number, place: Place, who: string, counts: Counts) {
    this.place = place;
    this.who = who;
    this.#counts = counts;
    counts.sockets++;
    this.#raw = new WebSocket(`ws://127.0.0.1:${port}${SOCKET}`, { perMessageDeflate: false });
    this.#open = new Promise((resolve, reject) => {
      this.#raw.once('open', resolve);
      this.#raw.once('error', reject);
    });
    this.#raw.on('error', () => {});
    this.#raw.on('close', (code) => this.#end(code));
    this.#raw.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ServerFrame));
  }

  /** Says hello with the key, if `says`. */
  async enter(says: boolean): Promise<void> {
    await this.#open;
    if (!says) return;
    const { table, keys } = this.place;
    this.send({
      kind: 'hello',
      text: JSON.stringify({ type: 'hello', protocol: 1, table, key: keys.get(this.who), seen: 0 }),
      id: null,
    });
    await this.drained();
  }

  get isTired(): boolean {
    return this.isOver || this.#faults >= ENOUGH_FAULTS;
  }

  /** False: it is closed already. */
  send(message: Message): boolean {
    if (this.isOver || this.#raw.readyState !== WebSocket.OPEN) return false;
    this.#counts.kinds.set(message.kind, (this.#counts.kinds.get(message.kind) ?? 0) + 1);
    this.#due++;
    if ('wire' in message) {
      // What follows would only be part of the mess.
      (this.#raw as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(message.wire);
      this.leave();
    } else if ('bytes' in message) this.#raw.send(message.bytes, { binary: message.binary });
    else {
      if (message.id !== null) this.#ids.set(message.id, (this.#ids.get(message.id) ?? 0) + 1);
      if (message.pieces) this.#sendPieces(message.text);
      else this.#raw.send(message.text);
    }
    return true;
  }

  #sendPieces(text: string): void {
    const third = Math.ceil(text.length / 3);
    for (const at of [0, third, 2 * third]) this.#raw.send(text.slice(at, at + third), { fin: at === 2 * third });
  }

  #hear(frame: ServerFrame): void {
    heard(this.place, this.who, frame);
    this.#count(frame);
  }

  #count(frame: ServerFrame): void {
    if (frame.type === 'present') return;
    // A hello that was spoilt into protocol 2: there the acknowledgement is a part of the update.
    if (frame.type === 'update') {
      if (frame.did === undefined) return;
      return this.#count({ type: 'accepted', id: frame.did, seq: frame.now.seq });
    }
    const reason = frame.type === 'refused' || frame.type === 'error' ? ` ${frame.reason}` : '';
    const { replies } = this.#counts;
    replies.set(frame.type + reason, (replies.get(frame.type + reason) ?? 0) + 1);
    if (reason === ' fault') throw new Error(`the server was at fault: ${JSON.stringify(frame)}`);
    if (frame.type === 'error') this.#faults++;
    if ('id' in frame) {
      const left = (this.#ids.get(frame.id) ?? 0) - 1;
      if (left > 0) this.#ids.set(frame.id, left);
      else this.#ids.delete(frame.id);
      if (frame.type === 'accepted') this.place.accepted.set(frame.seq, frame.id);
    }
    this.#due--;
    if (this.#due < 0) throw new Error(`a reply to nothing: ${JSON.stringify(frame)}`);
    if (this.#due === 0) this.#settle();
  }

  #settle(): void {
    // A message that was answered by an error was not a command.
    if (!this.isOver) this.#ids.clear();
    this.#settled?.();
    this.#settled = null;
  }

  #end(code: number): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#counts.closes.set(code, (this.#counts.closes.get(code) ?? 0) + 1);
    this.#counts.unanswered += this.#due;
    for (const id of this.#ids.keys()) this.place.lost.add(id);
    this.#due = 0;
    this.#settle();
  }

  /** Until every message has its reply, or the socket is closed. */
  async drained(): Promise<void> {
    if (this.#due === 0 || this.isOver) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#settled = resolve;
    const impatience = setTimeout(
      () => reject(new Error(`${this.#due} messages of ${this.who} were never answered`)),
      PATIENCE,
    );
    await promise;
    clearTimeout(impatience);
  }

  leave(): void {
    this.#raw.close();
    const raw = this.#raw;
    setTimeout(() => raw.terminate(), 200).unref();
  }
}
