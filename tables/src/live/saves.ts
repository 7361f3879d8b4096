/** A finished game, to be taken home as a file. */
import type { SealedGame } from '../replaying.ts';
import { saveOf } from '../table/chapter.ts';
import { fairnessOf } from '../table/project.ts';
import { Refusal } from '../table/refusal.ts';
import { withFields, Written } from '../written.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { HOUSE } from './slices.ts';

/** The sealed save of a finished game. `owner`: who wants it. */
export function sealedAt({ services }: Hall, { table, past }: LiveTable, owner: string): Promise<SealedGame> {
  return past.sealed(() => services.seal(owner, JSON.stringify(saveOf(table))));
}

/** The whole game as a file for `horda replay` and `horda verify`. It shows all cards, so the game must be over. */
export async function exportSave(hall: Hall, live: LiveTable, owner = HOUSE.owner): Promise<Written> {
  const { id, status, state, chairs } = live.table;
  if (status !== 'over' && status !== 'abandoned')
    throw new Refusal('notOver', 'the save would show hidden cards: it can be had when the game is over');
  if (state === null) throw new Refusal('rulesChanged', 'the game was played by other rules than this server has');
  const fair = fairnessOf(live.table);
  const kinds = chairs.map(({ held, bot }) => (held === 'bot' && bot !== null ? bot : 'human'));
  const { text } = await sealedAt(hall, live, owner);
  return new Written(
    withFields(text, { horda: 1, names: null, kinds, ...(fair === null ? {} : { fair: { table: id, ...fair } }) }),
  );
}
