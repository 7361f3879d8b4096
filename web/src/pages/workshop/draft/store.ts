/** The drafts that this browser keeps. They are sent nowhere. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export type PackFile = Readonly<Record<string, unknown>>;

export interface Draft {
  readonly id: string;
  readonly game: string;
  /** When it was changed last, in milliseconds since 1970. */
  readonly at: number;
  readonly file: PackFile;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { game: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** A failed opening is tried again by the next call. */
function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('horda-workshop', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('game', 'game');
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** The latest first. */
export async function draftsOf(game: string): Promise<readonly Draft[]> {
  const drafts = await (await open()).getAllFromIndex('drafts', 'game', game);
  return drafts.toSorted((one, other) => other.at - one.at);
}

export async function keepDraft(draft: Draft): Promise<void> {
  await (await open()).put('drafts', draft);
}

export async function removeDraft(id: string): Promise<void> {
  await (await open()).delete('drafts', id);
}

/** The name by which its author calls a draft: that of the pack, or what stands there so far. */
export const nameOf = ({ file }: Pick<Draft, 'file'>): string => {
  const { pack } = file;
  return typeof pack === 'string' ? pack : '';
};

/** A name that no other draft has. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  const names = Array.from({ length: taken.length + 1 }, (_, n) => `${wanted}-${n + 2}`);
  return names.find((name) => !taken.includes(name))!;
}
