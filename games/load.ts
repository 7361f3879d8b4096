/** The rules of a game by its id, without its words: what the page loads when a table needs them. */
import type { Playable } from '@horda/parts';

/** Only for ids of the list. */
export async function loadPlay(id: string): Promise<Playable> {
  return ((await import(`./${id}/src/play.ts`)) as { play: Playable }).play;
}
