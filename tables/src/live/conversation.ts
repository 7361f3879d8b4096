/** One visitor with an open line: says hello to a table, hears what happens there, and sends commands and questions. */
import type { ClientFrame, Reason, ServerFrame } from '@horda/protocol';
import { infoOf, infoWithoutPack, type Reader } from '../table/project.ts';
import { Refusal } from '../table/refusal.ts';
import type { Dismissal, Guest } from './audience.ts';
import { carryOut, refusalOf } from './commands.ts';
import { commandName } from './drafts.ts';
import { visitorAgain, type Hall, type Visitor } from './hall.ts';
import type { Asker } from './slices.ts';
import { tell, timeToWelcome, welcome, welcomeNow } from './visits.ts';
import type { LiveTable } from './live-table.ts';

/** The visitor's end of the line. */
export interface Outlet extends Asker {
  /** Where the visitor comes from; it is shown to the server's host alone. */
  readonly address?: string;
  readonly isOpen: boolean;
  /**
   * `isWordless`: the frame holds nothing that people wrote (talk, names, packs). Only such a frame may be compressed: in
   * any other, somebody's words stand beside the reader's cards, and the length would tell whether they are alike.
   */
  send(frame: string, isWordless?: boolean): void;
  /** Reports a frame that could not be handled at all, as an `error`. */
  fault(reason: Reason, message: string): void;
  /** The table has sent the visitor away; the reply to its own last command is still on the way. */
  dismissed(why: Dismissal): void;
}

/** Commands that have had no reply so far; mostly there is one at most. */
class Unanswered {
  readonly #commands: { readonly name: string; readonly id: string }[] = [];

  /** False: the command waits for its reply already. */
  add(name: string, id: string): boolean {
    if (this.#commands.some((each) => each.name === name)) return false;
    this.#commands.push({ name, id });
    return true;
  }

  /** The id of a command that now gets its reply; null: it waits for none. */
  take(name: string): string | null {
    const at = this.#commands.findIndex((each) => each.name === name);
    return at === -1 ? null : this.#commands.splice(at, 1)[0]!.id;
  }
}

/** A visitor at a table. It is told every line, so it has at hand what that takes. */
class Visit implements Guest {
  readonly reader: Reader;
  readonly wantsPack: boolean;
  readonly address: string | undefined;
  readonly follow: (next: string) => void;
  readonly dismiss: (why: Dismissal) => void;
  readonly #line: Outlet;
  readonly #unanswered: Unanswered;

  constructor(
    line: Outlet,
    unanswered: Unanswered,
    { reader, wantsPack, follow, dismiss }: Pick<Visit, 'reader' | 'wantsPack' | 'follow' | 'dismiss'>,
  ) {
    this.reader = reader;
    this.wantsPack = wantsPack;
    this.address = line.address;
    this.follow = follow;
    this.dismiss = dismiss;
    this.#line = line;
    this.#unanswered = unanswered;
  }

  send(frame: string, isWordless = false): void {
    this.#line.send(frame, isWordless);
  }

  waitedFor(command: string): string | null {
    return this.#unanswered.take(command);
  }
}

/** Where a visitor is, and as whom. */
interface Seated {
  readonly live: LiveTable;
  readonly visitor: Visitor;
  readonly guest: Guest;
}

type Hello = Extract<ClientFrame, { type: 'hello' }>;

export class Conversation {
  readonly #hall: Hall;
  readonly #line: Outlet;
  #seated: Seated | null = null;
  /** The version of the protocol that the visitor speaks. */
  #protocol = 1;
  /** When the same people play again at another table, the visitor goes there too. */
  #follows = false;
  readonly #unanswered = new Unanswered();
  /** The frames that came after a hello that is still under way; null: none is. */
  #waiting: ClientFrame[] | null = null;

  constructor(hall: Hall, line: Outlet) {
    this.#hall = hall;
    this.#line = line;
  }

  /** The visitor is at a table, or on the way there. */
  get hasSaidHello(): boolean {
    return this.#seated !== null || this.#waiting !== null;
  }

  hear(frame: ClientFrame): void {
    if (this.#waiting === null) this.#handle(frame);
    else this.#waiting.push(frame);
  }

  /** Each hello checks its key anew: the seat may have passed to somebody else while the line was open. */
  leave(): void {
    if (this.#seated === null) return;
    this.#seated.live.leave(this.#seated.guest);
    this.#seated = null;
  }

  #handle(frame: ClientFrame): void {
    if (frame.type === 'hello') {
      this.#waiting ??= [];
      return void this.#greet(frame).then(() => this.#goOn());
    }
    const seated = this.#seated;
    if (seated === null) return this.#line.fault('badMessage', 'say hello first');
    const { live, visitor } = seated;
    if (frame.type === 'ping') return this.#send({ type: 'pong', seq: live.table.seq });
    if (frame.type === 'ask') return void this.#answer(frame, live, visitor);
    const { id, command } = frame;
    // As of now: a hello may change the protocol while the command is under way. Sent twice, only the first waits.
    const name = commandName(visitor, id);
    // From version 2 on, the update is the reply.
    const isWaited = this.#protocol >= 2 && this.#unanswered.add(name, id);
    carryOut(this.#hall, live, visitor, name, command).then(
      (seq) => {
        // If the update was the reply, nothing more is sent.
        const isTold = isWaited && this.#unanswered.take(name) === null;
        if (!isTold) this.#send({ type: 'accepted', id, seq });
      },
      (error: unknown) => {
        if (isWaited) this.#unanswered.take(name);
        const info = this.#wantsPack ? infoOf : infoWithoutPack;
        this.#send(refusalOf(this.#hall, live, visitor, id, command, error, info));
      },
    );
  }

  /** Handles the frames that have waited, up to the next hello. */
  #goOn(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    while (waiting.length > 0 && this.#waiting === null) this.#handle(waiting.shift()!);
    if (this.#waiting !== null) this.#waiting = waiting;
  }

  async #greet({ table, key, seen, protocol, pack, follow }: Hello): Promise<void> {
    this.#protocol = protocol;
    this.#follows = follow ?? false;
    try {
      await timeToWelcome(this.#hall, await this.#hall.open(table), seen, this.#line, pack);
      // Others came first: the table may have left memory meanwhile.
      const live = await this.#hall.open(table);
      const visitor = await this.#hall.visitor(live, key);
      if (this.#guestAt(live, visitor) === null) live.audience.checkRoom(visitor.seat);
      const frame = await welcome(live, visitor, seen, pack);
      if (!this.#line.isOpen) return;
      this.#takePlace(live, visitor, frame);
      // The seat may have been given up while the log was read; from now on, giving it up sends this guest away.
      await this.#hall.visitor(live, key).catch(() => this.#dismiss('left'));
    } catch (error) {
      if (error instanceof Refusal) return this.#line.fault(error.reason, error.message);
      this.#hall.services.log.error('a table could not be opened', { table, error: String(error) });
      this.#line.fault('fault', 'the table could not be opened; try again');
    }
  }

  /** Moves the visitor to the next table, unless another hello is under way. */
  #follow(next: string): void {
    const seated = this.#seated;
    if (!this.#follows || seated === null || this.#waiting !== null) return;
    this.#waiting = [];
    void this.#goTo(next, seated).then(() => this.#goOn());
  }

  /** A visitor who cannot follow stays, and may still say hello. */
  async #goTo(next: string, from: Seated): Promise<void> {
    try {
      const live = await this.#hall.open(next);
      const visitor = visitorAgain(from.visitor, from.live.table, live.table);
      if (visitor === null || this.#seated !== from || !this.#line.isOpen) return;
      this.#takePlace(live, visitor, welcomeNow(live, visitor, 0));
    } catch (error) {
      this.#hall.services.log.error('a guest could not follow', { table: next, error: String(error) });
    }
  }

  #takePlace(live: LiveTable, visitor: Visitor, welcomed: ServerFrame): void {
    const here = this.#guestAt(live, visitor);
    if (here !== null) {
      // The guest is here already: nobody comes or goes.
      this.#seated = { live, visitor, guest: here };
      return this.#send(welcomed);
    }
    live.audience.checkRoom(visitor.seat);
    this.leave();
    this.#send(welcomed);
    const guest = new Visit(this.#line, this.#unanswered, {
      reader: visitor.seat,
      wantsPack: this.#wantsPack,
      follow: (next) => this.#follow(next),
      dismiss: (why) => this.#dismiss(why),
    });
    this.#seated = { live, visitor, guest };
    live.enter(guest);
  }

  /** Sends the visitor away; it hears nothing more. */
  #dismiss(why: Dismissal): void {
    this.leave();
    if (why === 'removed') this.#line.fault('removed', 'the table was removed');
    this.#line.dismissed(why);
  }

  /** Early versions of the protocol have the pack in every `info`. */
  get #wantsPack(): boolean {
    return this.#protocol < 3;
  }

  /** This visitor's present guest, if it is at this table with this view. */
  #guestAt(live: LiveTable, { seat }: Visitor): Guest | null {
    const seated = this.#seated;
    if (seated?.live !== live || seated.guest.reader !== seat) return null;
    return seated.guest.wantsPack === this.#wantsPack ? seated.guest : null;
  }

  async #answer(
    { id, question }: Extract<ClientFrame, { type: 'ask' }>,
    live: LiveTable,
    visitor: Visitor,
  ): Promise<void> {
    try {
      const answer = await tell(this.#hall, live, visitor, question, this.#line);
      this.#send({ type: 'told', id, answer }, question.ask !== 'history');
    } catch (error) {
      const known = error instanceof Refusal;
      if (!known) this.#hall.services.log.error('a question failed', { ask: question.ask, error: String(error) });
      const [reason, message]: [Reason, string] = known
        ? [error.reason, error.message]
        : ['fault', 'this failed; try again'];
      this.#send({ type: 'refused', id, reason, message });
    }
  }

  #send(frame: ServerFrame, isWordless = false): void {
    this.#line.send(JSON.stringify(frame), isWordless);
  }
}
