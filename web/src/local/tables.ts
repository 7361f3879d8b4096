/**
 * Play without a server: the same hall of tables that a server has, over this browser's store. It answers the requests
 * and the frames of docs/protocol.md, so that a page cannot tell the difference.
 */
import type { ClientFrame, Reason, ServerFrame } from '@horda/protocol';
import type { BotPool } from '@horda/tables/bots';
import { answerCall, openCall } from '@horda/tables/live/requests';
import { Conversation } from '@horda/tables/live/conversation';
import { Hall } from '@horda/tables/live/hall';
import { ALL_FOREVER } from '@horda/tables/live/lives';
import { makeFromSave } from '@horda/tables/live/from-save';
import { readImport, wantedBy } from '@horda/tables/live/read-import';
import { makeNew } from '@horda/tables/live/new-tables';
import type { Log } from '@horda/tables/live/services';
import { HOUSE, Slices } from '@horda/tables/live/slices';
import { later } from '@horda/tables/live/timers';
import { sealedGame } from '@horda/tables/replaying';
import { Refusal } from '@horda/tables/table/refusal';
import { Written } from '@horda/tables/written';
import { cleanCommand, COMPLETED, importIn } from './bodies.ts';
import type { Shelf } from './games.ts';
import type { IndexedStore } from './indexed-store.ts';
import { makeScripted, withScripts, type ScriptedLesson } from './lessons.ts';
import { keysOf, listTables } from './list.ts';
import type { TableLocks } from './locks.ts';
import { routeOf, type Asked } from './routes.ts';
import { webSecrets } from './secrets.ts';
import { verifySave, verifyWhole } from './verify.ts';

export interface LocalParts {
  readonly store: IndexedStore;
  readonly shelf: Shelf;
  readonly locks: TableLocks;
  readonly pool: BotPool;
  readonly log: Log;
}

/** Does the work of a socket to a server. */
export interface LocalWire {
  hear(text: string): void;
  close(): void;
}

/** A table that nobody watches is dropped from memory after this many milliseconds. */
const IDLE = 60_000;
/** Other tabs may write to the same tables. A lock decides which tab's bots play, so no tab needs to wait. */
const GRACE = 1;

export class LocalTables {
  readonly #parts: LocalParts;
  readonly #hall: Hall;

  constructor(parts: LocalParts) {
    const { store, shelf, locks, pool, log } = parts;
    this.#parts = parts;
    this.#hall = new Hall({
      store,
      games: shelf.find,
      fetchGame: shelf.fetch,
      pool: withScripts(pool, store),
      // This is a worker already: nobody but this browser waits.
      seal: async (_, save) => sealedGame(shelf.find, save),
      slices: new Slices(),
      secrets: webSecrets,
      now: Date.now,
      grace: GRACE,
      idle: IDLE,
      attends: locks.has,
      // A person's own browser keeps everything until they remove it.
      lives: ALL_FOREVER,
      checkRoom: async () => {},
      log,
      meter: { accepted: () => {}, refused: () => {}, written: () => {}, conflict: () => {} },
      awaited: () => {},
    });
    store.onRemoved((table) => void this.#hall.discard(table));
  }

  /** Rejects with a `Refusal`, as a server would reply. */
  async request(method: string, path: string, body: unknown, key: string | null): Promise<unknown> {
    try {
      return await this.#answer(routeOf(method, path), body, key);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#parts.log.error('a request failed', { error: String(error) });
      throw new Refusal('fault', 'this browser could not do this; try again');
    }
  }

  #answer({ name, table, seen }: Asked, body: unknown, key: string | null): unknown {
    const { store, shelf } = this.#parts;
    const hall = this.#hall;
    switch (name) {
      case 'lobby':
        // Nobody else can come to this browser.
        return [];
      case 'create':
        return makeNew(hall, COMPLETED.create(body as Parameters<typeof COMPLETED.create>[0]));
      case 'import':
        return this.#import(body);
      case 'list':
        return listTables(store, shelf);
      case 'remove':
        return this.#remove(table);
      case 'keys':
        return keysOf(store, table);
      case 'verify':
        return verifySave(shelf, body);
      case 'verifySeries':
        return verifyWhole(shelf, body);
      case 'script':
        return makeScripted(hall, store, body as ScriptedLesson);
      case 'playOn':
        return store.saveScript(table, null).then(() => ({ table }));
      default: {
        const complete = (name in COMPLETED ? COMPLETED[name as 'fork'] : () => null) as (given: unknown) => unknown;
        const call = openCall(hall, name, { table, key, seen, body: complete(body), asker: HOUSE });
        return call.then((opened) => answerCall(name, opened)).then(readOut);
      }
    }
  }

  async #import(body: unknown): Promise<object> {
    const asked = await importIn(body);
    await this.#parts.shelf.fetch(wantedBy(asked));
    return makeFromSave(this.#hall, readImport(this.#parts.shelf.find, asked));
  }

  async #remove(table: string): Promise<object> {
    if ((await this.#parts.store.listing(table)) === null) throw new Refusal('unknownTable', 'there is no such table');
    await this.#parts.store.remove(table);
    await this.#hall.discard(table);
    return { removed: true };
  }

  /** `closed` is called when the wire is closed: no more frames are sent or read. */
  connect(send: (text: string) => void, closed: () => void): LocalWire {
    let isOpen = true;
    let letGo: () => void = () => {};
    const close = (): void => {
      if (!isOpen) return;
      isOpen = false;
      conversation.leave();
      letGo();
      closed();
    };
    const tell = (frame: ServerFrame): void => {
      if (isOpen) send(JSON.stringify(frame));
    };
    const conversation = new Conversation(this.#hall, {
      ...HOUSE,
      get isOpen() {
        return isOpen;
      },
      send: (text) => (isOpen ? send(text) : undefined),
      fault: (reason: Reason, message) => tell({ type: 'error', reason, message }),
      // Close a moment later: the reply to the last command is still on its way.
      dismissed: () => void later(close, 0),
    });
    return {
      hear: (text) => {
        if (!isOpen) return;
        const frame = JSON.parse(text) as ClientFrame;
        if (frame.type === 'hello') {
          const before = letGo;
          letGo = this.#attend(frame.table);
          before();
        }
        try {
          conversation.hear(frame.type === 'do' ? { ...frame, command: cleanCommand(frame.command) } : frame);
        } catch (error) {
          if (!(error instanceof Refusal) || frame.type !== 'do') throw error;
          tell({ type: 'refused', id: frame.id, reason: error.reason, message: error.message });
        }
      },
      close,
    };
  }

  /** While somebody in this tab watches the table, its bots play here unless another tab runs them. */
  #attend(table: string): () => void {
    return this.#parts.locks.want(table, () => {
      // If the table cannot be opened, the reply to the `hello` says so.
      void this.#hall.open(table).then(
        (live) => live.look(0),
        () => null,
      );
    });
  }

  async close(): Promise<void> {
    await this.#hall.close();
    await this.#parts.store.close();
  }
}

/** The page gets values, not their text. */
function readOut(answer: unknown): unknown {
  return answer instanceof Written ? (JSON.parse(answer.text) as unknown) : answer;
}
