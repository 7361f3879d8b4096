/** How each game is drawn; a game without a drawing of its own can still be played. */
import type { Drawing } from './drawing.ts';
import { drawCisza } from './cisza/drawing.ts';
import { drawAnything } from './fallback.ts';
import { drawGearUp } from './gear-up/drawing.ts';
import { drawZombiaki } from './zombiaki/drawing.ts';

const DRAWINGS: Readonly<Record<string, Drawing>> = { cisza: drawCisza, zombiaki: drawZombiaki, 'gear-up': drawGearUp };

export function drawingOf(game: string): Drawing {
  return DRAWINGS[game] ?? drawAnything;
}
