/** Records, at the wire, what a server has told its clients, so that it can be checked later. */
import { isDeepStrictEqual } from 'node:util';
import type { ClientFrame, Command, ServerFrame, Wire } from '@horda/protocol';

export interface Sent {
  readonly seat: number;
  readonly command: Command;
  /** The line that the server named in its reply; null: none so far. */
  seq: number | null;
  /** The server has refused the command. */
  refused: boolean;
}

export interface Joined {
  readonly seat: number;
  readonly name: string;
}

/** What is known of one table from outside. */
export class Witness {
  readonly table: string;
  /** By the command's name in the log. */
  readonly sent = new Map<string, Sent>();
  readonly joined: Joined[] = [];
  /** Replies of the server that contradict each other. */
  readonly faults: string[] = [];
  accepted = 0;
  /** Nobody is at the table any more. */
  isClosed = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Observes the wire of the player at `seat`. */
  observe(wire: Wire, seat: number): Wire {
    wire.addEventListener('message', ({ data }) => this.#hear(JSON.parse(data as string) as ServerFrame, seat));
    return {
      send: (text) => {
        this.#note(JSON.parse(text) as ClientFrame, seat);
        wire.send(text);
      },
      close: () => wire.close(),
      addEventListener: wire.addEventListener.bind(wire),
    };
  }

  #note(frame: ClientFrame, seat: number): void {
    if (frame.type !== 'do') return;
    const name = `${seat}:${frame.id}`;
    const before = this.sent.get(name);
    if (before === undefined) this.sent.set(name, { seat, command: frame.command, seq: null, refused: false });
    else if (!isDeepStrictEqual(before.command, frame.command)) this.faults.push(`${name} was used for two commands`);
  }

  #hear(heard: ServerFrame, seat: number): void {
    // The update after one's own command is the reply to it.
    const frame: ServerFrame =
      heard.type === 'update' && heard.did !== undefined
        ? { type: 'accepted', id: heard.did, seq: heard.now.seq }
        : heard;
    if (frame.type !== 'accepted' && frame.type !== 'refused' && frame.type !== 'resync') return;
    const name = `${seat}:${frame.id}`;
    const sent = this.sent.get(name);
    if (sent === undefined) return void this.faults.push(`a reply to ${name}, which was never sent`);
    if (frame.type === 'accepted') {
      if (sent.seq === null) this.accepted++;
      else if (sent.seq !== frame.seq) this.faults.push(`${name} is line ${sent.seq} and line ${frame.seq}`);
      sent.seq = frame.seq;
    } else if (frame.type === 'resync' || frame.reason !== 'fault') {
      // After a server fault, nobody knows whether the command was written.
      sent.refused = true;
    }
    if (sent.refused && sent.seq !== null) this.faults.push(`${name} was accepted and refused`);
  }
}
