/** How each game is drawn: `<id>/drawing.ts`. A game without a drawing of its own can still be played. */
import { PLAYED } from '@horda/games/list';
import type { Drawing } from './drawing.ts';
import { drawAnything } from './fallback.ts';

const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  await Promise.all(PLAYED.map(async ({ id }) => [id, await loadDrawing(id)] as const)),
);

export function drawingOf(game: string): Drawing {
  return DRAWINGS.get(game) ?? drawAnything;
}

async function loadDrawing(id: string): Promise<Drawing> {
  return ((await import(`./${id}/drawing.ts`)) as { drawing: Drawing }).drawing;
}
