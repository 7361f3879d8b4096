/** The rules of a game by its id, without its words: what the page loads when a table needs them. */
import type { Playable } from '@horda/parts';

/** Only for ids of the list. `packed`: for a table with a pack, which needs the check of packs. */
export async function loadPlay(id: string, packed: boolean): Promise<Playable> {
  const { play } = (await import(`./${id}/src/play.ts`)) as { play: Playable };
  if (!packed || !play.packsApart) return play;
  return ((await import(`./${id}/src/play-packed.ts`)) as { play: Playable }).play;
}
