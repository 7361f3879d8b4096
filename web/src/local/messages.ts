/** What a page and the worker with its tables send each other. */
import type { BackendReason, Method } from '../backend/backend.ts';

export type ToTables =
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly method: Method;
      readonly path: string;
      readonly body: unknown;
      readonly key: string | null;
    }
  /** The page numbers the wires; a wire does the work of a socket to a server. */
  | { readonly kind: 'open' | 'close'; readonly wire: number }
  | { readonly kind: 'frame'; readonly wire: number; readonly text: string };

export type FromTables =
  | { readonly kind: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly id: number; readonly reason: BackendReason; readonly message: string }
  | { readonly kind: 'opened' | 'closed'; readonly wire: number }
  | { readonly kind: 'frame'; readonly wire: number; readonly text: string }
  /** The browser has closed this worker's database; a new worker may open it again. */
  | { readonly kind: 'lost' }
  /** The database has a newer version than this page knows. */
  | { readonly kind: 'outdated' };
