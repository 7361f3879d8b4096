/** This browser as its own host: the same tables as on a server, in a worker that starts on first use. */
import type { Wire } from '@horda/protocol';
import type { FromTables, ToTables } from '../local/messages.ts';
import { UPDATE_EVENT } from '../offline/register.ts';
import { BackendError, type Backend, type Method } from './backend.ts';

interface Pending {
  resolve(value: unknown): void;
  reject(error: BackendError): void;
}

/** The page's end of a wire. */
interface LocalWire {
  readonly wire: Wire;
  hear(message: FromTables & { readonly wire: number }): void;
}

/** The worker, and all that waits for it. */
class Tables {
  readonly #worker = new Worker(new URL('../local/table-worker.ts', import.meta.url), {
    type: 'module',
    name: 'tables',
  });
  readonly #pending = new Map<number, Pending>();
  readonly #wires = new Map<number, LocalWire>();
  readonly #broken: () => void;
  #ids = 0;

  /** `broken` is called when the worker no longer answers. */
  constructor(broken: () => void) {
    this.#broken = broken;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromTables>) => this.#hear(data));
    this.#worker.addEventListener('error', () => this.#break());
  }

  request(method: Method, path: string, body: unknown, key: string | null): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#ids;
      this.#pending.set(id, { resolve, reject });
      this.#tell({ kind: 'request', id, method, path, body, key });
    });
  }

  socket(): Wire {
    const id = ++this.#ids;
    const made = localWire(
      (text) => this.#tell({ kind: 'frame', wire: id, text }),
      () => this.#tell({ kind: 'close', wire: id }),
    );
    this.#wires.set(id, made);
    this.#tell({ kind: 'open', wire: id });
    return made.wire;
  }

  #hear(message: FromTables): void {
    if (message.kind === 'lost') return this.#break();
    // On any page, a banner then says that there is a newer version.
    if (message.kind === 'outdated') return void dispatchEvent(new CustomEvent(UPDATE_EVENT));
    if ('wire' in message) {
      this.#wires.get(message.wire)?.hear(message);
      if (message.kind === 'closed') this.#wires.delete(message.wire);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.kind === 'reply') pending?.resolve(message.value);
    else pending?.reject(new BackendError(message.reason, message.message));
  }

  /** The worker could not be loaded, has crashed or lost its store; everything it had stored is safe. */
  #break(): void {
    this.#worker.terminate();
    this.#broken();
    for (const { reject } of this.#pending.values())
      reject(new BackendError('offline', 'the tables of this browser do not answer'));
    for (const [wire, each] of this.#wires) each.hear({ kind: 'closed', wire });
    this.#pending.clear();
    this.#wires.clear();
  }

  #tell(message: ToTables): void {
    this.#worker.postMessage(message);
  }
}

function localWire(send: (text: string) => void, close: () => void): LocalWire {
  const events = new EventTarget();
  return {
    wire: {
      send,
      close,
      addEventListener: (type: string, listener: (event: never) => void) =>
        events.addEventListener(type, listener as EventListener),
    },
    hear(message) {
      if (message.kind === 'frame') events.dispatchEvent(new MessageEvent('message', { data: message.text }));
      else events.dispatchEvent(new Event(message.kind === 'opened' ? 'open' : 'close'));
    },
  };
}

let tables: Tables | null = null;

function running(): Tables {
  tables ??= new Tables(() => (tables = null));
  return tables;
}

export const localBackend: Backend = {
  kind: 'local',
  request: async <T>(method: Method, path: string, body?: unknown, key: string | null = null): Promise<T> =>
    (await running().request(method, path, body ?? null, key)) as T,
  socket: () => running().socket(),
};
