/**
 * The client's half of the protocol, for pages and programs alike. It holds what the server has told, in order and
 * without gaps; a lost connection, a lost frame or a repeated frame costs time but changes nothing else.
 */
import { lacksEntropy, newEntropy, withEntropy } from './entropy.ts';
import {
  PROTOCOL,
  type LogEntry,
  type Position,
  type Reason,
  type SentInfo,
  type ServerFrame,
  type TableInfo,
  type Told,
} from './messages.ts';
import { PATIENCE, Pulse, type Patience } from './pulse.ts';
import { outcomeOf, Requests, type CommandOutcome, type Pending, type Reply } from './requests.ts';
import type { ClientFrame, Command, Question } from './schemas.ts';
import type { Wire } from './wire.ts';

export interface ClientOptions extends Partial<Patience> {
  readonly table: string;
  /** Null: watches a table of the lobby. */
  readonly key: string | null;
  connect(): Wire;
  /** Something has changed. */
  onChange?(): void;
  /** The first pause before a new attempt; later ones are longer. */
  readonly pause?: number;
  /** What this client adds to chance once it knows the server's promise; by default 128 random bits. */
  readonly entropy?: string;
}

/** `refused`: the server will not let this client in; `refusal` says why. */
export type ConnectionState = 'connecting' | 'open' | 'refused' | 'closed';

const LONGEST_PAUSE = 10_000;
/** Reasons after which connecting again is useless. */
const FINAL: readonly Reason[] = ['wrongKey', 'unknownTable', 'removed', 'unknownGame', 'wrongOrigin', 'blocked'];

export class TableClient {
  readonly #options: typeof PATIENCE & { readonly pause: number; readonly entropy: string } & ClientOptions;
  readonly #requests = new Requests();
  readonly #pulse: Pulse;
  readonly #ticking: ReturnType<typeof setInterval>;
  #hasStirred = false;
  #wire: Wire | null = null;
  /** What to do when the connection is lost. */
  #lost: () => void = () => {};
  #greeted = false;
  #failures = 0;
  #asked = 0;
  #retrying: ReturnType<typeof setTimeout> | undefined;

  state: ConnectionState = 'connecting';
  /** Why the server refused the last attempt to connect; null: it gave no reason. */
  refusal: { readonly reason: Reason; readonly message: string } | null = null;
  seat: number | null = null;
  host = false;
  info: TableInfo | null = null;
  now: Position | null = null;
  /** What has happened, oldest first. */
  entries: readonly LogEntry[] = [];
  /** The number of the first line that is missing from `entries`; 0: they are complete. */
  omitted = 0;
  present: { readonly seats: readonly number[]; readonly watchers: number } = { seats: [], watchers: 0 };

  constructor(options: ClientOptions) {
    this.#options = { ...PATIENCE, pause: 250, entropy: newEntropy(), ...options };
    this.#pulse = new Pulse(this.#options);
    this.#connect();
    this.#ticking = setInterval(() => this.#tick(), this.#pulse.beat);
  }

  /** The last line that this client knows of. */
  get seen(): number {
    return this.now?.seq ?? 0;
  }

  /** Sends a command until it is answered, over as many connections as it takes; the server does it at most once. */
  async do(wanted: Command): Promise<CommandOutcome> {
    const command = withEntropy(wanted, this.#options.entropy, this);
    return outcomeOf(await this.#request({ type: 'do', id: this.#requests.newId(), command }));
  }

  /** Asks until it is answered; a question is repeated only if the connection was lost meanwhile. */
  async ask(question: Question): Promise<Told> {
    const reply = await this.#request({ type: 'ask', id: this.#requests.newId(), question });
    if (reply.type === 'told') return reply.answer;
    const [reason, message] = reply.type === 'refused' ? [reply.reason, reply.message] : ['fault', 'no answer'];
    throw Object.assign(new Error(message), { reason });
  }

  /** The network has changed: tries anew, instead of waiting for an attempt that the old one may have swallowed. */
  nudge(): void {
    this.#failures = 0;
    if (this.state !== 'connecting') return this.#send({ type: 'ping' });
    clearTimeout(this.#retrying);
    this.#wire?.close();
    this.#connect();
  }

  close(): void {
    clearInterval(this.#ticking);
    clearTimeout(this.#retrying);
    this.#end('closed');
  }

  #request(frame: Pending['frame']): Promise<Reply> {
    return this.#requests.add(frame, (pending) => {
      if (this.state === 'refused' || this.state === 'closed') this.#giveUp();
      else this.#sendPending(pending);
    });
  }

  #connect(): void {
    if (this.state === 'refused' || this.state === 'closed') return;
    this.state = 'connecting';
    this.#greeted = false;
    this.#asked = 0;
    this.#pulse.connecting();
    const wire = this.#options.connect();
    this.#wire = wire;
    let over = false;
    const lost = (): void => {
      if (over || this.#wire !== wire) return;
      over = true;
      this.#wire = null;
      if (this.state === 'refused' || this.state === 'closed') return;
      this.state = 'connecting';
      this.#changed();
      this.#retrying = setTimeout(() => this.#connect(), this.#pause() * (0.5 + Math.random() / 2));
      this.#failures++;
    };
    this.#lost = lost;
    wire.addEventListener('open', () => {
      if (this.#wire !== wire) return;
      this.#pulse.opened();
      this.#hello();
    });
    wire.addEventListener('message', ({ data }) => {
      if (this.#wire === wire && typeof data === 'string') this.#receive(JSON.parse(data) as ServerFrame);
    });
    wire.addEventListener('error', lost);
    wire.addEventListener('close', lost);
  }

  /** How long to wait before the next attempt: longer after every failure. */
  #pause(): number {
    return Math.min(LONGEST_PAUSE, this.#options.pause * 2 ** Math.min(10, this.#failures));
  }

  #hello(): void {
    const { table, key } = this.#options;
    this.#asked = Date.now();
    const pack = this.info?.pack ?? null;
    const known = pack === null ? {} : { pack: pack.hash };
    this.#send({ type: 'hello', protocol: PROTOCOL, table, key, seen: this.seen, ...known });
  }

  #send(frame: ClientFrame): void {
    this.#pulse.sent(frame);
    try {
      this.#wire?.send(JSON.stringify(frame));
    } catch {
      // The wire was lost; its own event says so, and everything is sent again.
    }
  }

  #sendPending(pending: Pending): void {
    if (!this.#greeted) return;
    pending.sent = Date.now();
    this.#send(pending.frame);
  }

  #receive(frame: ServerFrame): void {
    this.#pulse.heard();
    switch (frame.type) {
      case 'welcome':
        return this.#welcome(frame);
      case 'update':
        if (frame.after === this.seen && this.#greeted) this.#take(frame.now, frame.entries, frame.info);
        else if (frame.now.seq > this.seen) this.#missed();
        if (frame.did !== undefined) this.#requests.reply({ type: 'accepted', id: frame.did, seq: frame.now.seq });
        return;
      case 'resync':
        // The position is newer than what was seen, but the entries between are not known yet.
        this.#requests.reply(frame);
        if (frame.now.seq !== this.seen) this.#missed();
        return;
      case 'pong':
        if (frame.seq !== this.seen) this.#missed();
        return;
      case 'present':
        this.present = frame;
        return this.#changed();
      case 'error':
        return this.#failed(frame);
      default:
        return this.#requests.reply(frame);
    }
  }

  #failed({ reason, message }: Extract<ServerFrame, { type: 'error' }>): void {
    // A hello that was not understood will not be understood the next time either.
    const isFinal = FINAL.includes(reason) || (!this.#greeted && reason === 'badMessage');
    // At an open table, an error concerns a single frame, which is sent again.
    if (!this.#greeted || isFinal) this.refusal = { reason, message };
    if (!this.#greeted) this.#failures++;
    if (isFinal) this.#end('refused');
    else this.#changed();
  }

  #welcome({ seat, host, info, now, entries, omitted }: Extract<ServerFrame, { type: 'welcome' }>): void {
    this.seat = seat;
    this.host = host;
    this.refusal = null;
    this.#failures = 0;
    this.#asked = 0;
    this.state = 'open';
    const first = !this.#greeted;
    this.#greeted = true;
    // The first welcome of a connection is always right, even if the server has restored an older backup.
    if (first && now.seq < this.seen) this.#forgetAfter(now.seq);
    // An older welcome may come after a newer one.
    if (now.seq >= this.seen) {
      if (omitted > 0) this.omitted = omitted;
      this.#take(now, entries, info);
    }
    if (first) for (const pending of this.#requests.all()) this.#sendPending(pending);
    this.#stir();
    this.#changed();
  }

  #take(now: Position, entries: readonly LogEntry[], info?: SentInfo): void {
    const last = this.entries.at(-1)?.seq ?? 0;
    this.entries = [...this.entries, ...entries.filter(({ seq }) => seq > last)];
    this.now = now;
    // The pack is told once.
    if (info !== undefined) this.info = { pack: this.info?.pack ?? null, ...info };
    this.#changed();
  }

  /** Adds to chance before the game. The host does this with the start, which costs the table no further line. */
  #stir(): void {
    if (this.#hasStirred || this.host || !lacksEntropy(this)) return;
    this.#hasStirred = true;
    void this.do({ do: 'stir', entropy: this.#options.entropy });
  }

  /** The lines after number `seq` are no longer part of the log. */
  #forgetAfter(seq: number): void {
    this.now = null;
    this.entries = this.entries.filter((entry) => entry.seq <= seq);
    if (this.omitted > seq) this.omitted = 0;
  }

  /** Asks for what is missing, unless it was just asked for. */
  #missed(): void {
    if (Date.now() - this.#asked > this.#options.patience) this.#hello();
  }

  /** Repeats commands that were not answered, and checks whether the server is still there. */
  #tick(): void {
    const now = Date.now();
    const { patience } = this.#options;
    if (this.#wire === null) return;
    if (this.#pulse.isDead(now)) {
      this.#wire.close();
      // A dead connection may never send a close event.
      return this.#lost();
    }
    if (!this.#greeted) {
      // A table that cannot be opened now is asked for more and more seldom.
      if (now - this.#asked > Math.max(patience, this.#pause()) && this.#asked > 0) this.#hello();
      return;
    }
    for (const pending of this.#requests.all()) {
      // Questions are not repeated: the server may take long, and would think twice. Only a lost connection loses them.
      if (pending.frame.type === 'do' && now - pending.sent > patience) this.#sendPending(pending);
    }
    if (this.#pulse.wantsPing(now)) this.#send({ type: 'ping' });
  }

  #end(state: 'refused' | 'closed'): void {
    this.state = state;
    this.#wire?.close();
    this.#giveUp();
    this.#changed();
  }

  #giveUp(): void {
    const { reason, message } = this.refusal ?? { reason: 'closing' as const, message: 'the connection was closed' };
    this.#requests.giveUp(reason, message);
  }

  #changed(): void {
    this.#options.onChange?.();
  }
}
