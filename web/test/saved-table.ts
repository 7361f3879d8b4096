/** A finished game that a server has from a file, with the reader at its first seat. */
import type { MadeTable } from '../src/backend/api.ts';
import { command, request } from './tables.ts';

export async function savedTable(address: string, save: { readonly seats: number }): Promise<MadeTable> {
  const bots = Array.from({ length: save.seats }, (_, seat) => (seat === 0 ? null : 'greedy'));
  const wish = { save: { horda: 1, ...save }, name: 'Ada', bots };
  const made = (await request(address, '/api/imports', wish, null)) as MadeTable;
  await command(address, made.table, made.key, { do: 'start' });
  return made;
}
