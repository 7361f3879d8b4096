/** Whole games as files: to take home, to check, to look at again without a server. */
import { remember } from '../app/memory.ts';
import { importSave } from '../backend/api.ts';
import type { Backend } from '../backend/backend.ts';
import type { SaveFile } from './save-file.ts';
import { newKey } from '../local/random.ts';

/** `horda-cisza-2026-11-16.json`: the day is the reader's own. */
export function saveFileName(prefix: string, game: string, day: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${prefix}-${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`;
}

export const download = (name: string, content: unknown): void => downloadText(name, JSON.stringify(content, null, 1));

export function downloadText(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The commitment to its deal that the save holds; null: none. */
export function commitmentIn(save: Readonly<Record<string, unknown>>): string | null {
  const { commitment } = (save['fair'] ?? {}) as { readonly commitment?: unknown };
  return typeof commitment === 'string' ? commitment : null;
}

/** A save is opened as a table of this browser whose game is over, so that all of it may be seen. */
export async function openSave(local: Backend, save: SaveFile, name: string): Promise<string> {
  // The reader gets the first seat that a person played, so that they can play on from any moment.
  const own = Math.max(0, save.bots?.indexOf(null) ?? 0);
  const bots = Array.from({ length: save.seats }, (_, seat) => (seat === own ? null : STAND_IN));
  const { content, before } = save;
  const made = await importSave(local, content, { name, bots, before });
  await command(local, made.table, made.key, { do: 'start' });
  // An unfinished game is abandoned, so that its position stays as it is.
  await command(local, made.table, made.key, { do: 'propose', what: 'abandon' });
  const { table, key, invite, watch } = made;
  remember({ host: local.kind, table, game: save.game, key, invite, watch, over: true });
  return table;
}

/** Plays the seats that nobody has. */
export const STAND_IN = 'greedy';

/** Sends a command as a request; a refusal is not an error here. */
export async function command(host: Backend, table: string, key: string, wanted: object): Promise<void> {
  await host.request('POST', `/api/tables/${table}/commands`, { id: newKey(), command: wanted }, key);
}
