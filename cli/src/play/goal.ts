/** The goal of the game on the first screen, until the person has decided something or put it away for good. */
import { goalIn, SIGNS_TITLE, withoutBold, type Leaflet } from '@horda/parts';
import type { RegisteredGame } from '@horda/games';
import type { Seat } from '@horda/kernel';
import type { Canvas } from '../games/drawing.ts';
import { drawingOf } from '../games/drawings.ts';
import { changePreferences, readPreferences } from '../kept/preferences.ts';
import type { Shell } from '../shell.ts';
import { linesOf, paint, type Style } from '../terminal/style.ts';
import { pad, widthOf, wrap } from '../terminal/width.ts';
import type { Session } from './session.ts';

/** Whether newcomers at this keyboard are told the goal when the table opens. */
export function isGoalNew({ entry: { game } }: Session): boolean {
  return !readPreferences(process.env).goalsKnown.includes(game.id);
}

/** The goal is not shown again, at this and at later tables of the game. */
export function putGoalAway(session: Session): void {
  session.isGoalShown = false;
  const { goalsKnown } = readPreferences(process.env);
  changePreferences(process.env, { goalsKnown: [...new Set([...goalsKnown, session.entry.game.id])] });
}

/** Whether the goal stands on the screen now: nobody at this keyboard has decided yet, and the game does not tell it. */
export function showsGoal(session: Session, seat: Seat | null): boolean {
  const { entry, state, save, kinds, isGoalShown } = session;
  if (!isGoalShown || seat === null || save.answers.some((answer) => kinds[answer.seat] === 'human')) return false;
  return drawingOf(entry.game.id).opening?.(entry.game.view(state, seat)) !== true;
}

/** The goal in five lines, each with its title in the margin. */
export function goalLines({ leaflet }: RegisteredGame, shell: Shell, { width, style }: Canvas): readonly string[] {
  const { across } = linesOf(style);
  const { goalTitles, goalKeys } = shell.words.play;
  return [
    ...titled(
      goalIn(shell.language, leaflet).map(({ of, text }) => [goalTitles[of], text] as const),
      width,
      style,
    ),
    paint(style, 'dim', `${across.repeat(Math.max(0, width - widthOf(goalKeys) - 1))} ${goalKeys}`),
  ];
}

/** The goal in sentences. */
export function goalSentences({ leaflet }: RegisteredGame, { language, words }: Shell): readonly string[] {
  const { goalTitles, goalKeys } = words.play;
  return [...goalIn(language, leaflet).map(({ of, text }) => `${goalTitles[of]}: ${text}`), goalKeys];
}

/** The rules on one page, without pictures. */
export function leafletLines(leaflet: Leaflet, { language, style }: Shell, width: number): readonly string[] {
  const frames = leaflet.frames.map(
    ({ title, text, rule }) => [title[language].toUpperCase(), `${withoutBold(text[language])} ${rule}`] as const,
  );
  const signs = leaflet.signs.map(({ name, means }) => `${name[language]}: ${means[language]}`).join('; ');
  return [
    leaflet.sides[language],
    '',
    ...titled([...frames, [SIGNS_TITLE[language].toUpperCase(), `${signs}.`]], width, style),
  ];
}

function titled(all: readonly (readonly [title: string, text: string])[], width: number, style: Style): string[] {
  const margin = Math.max(...all.map(([title]) => widthOf(title))) + 3;
  return all.flatMap(([title, text]) =>
    wrap(text, width - margin).map((line, n) => paint(style, 'bold', pad(n === 0 ? ` ${title}` : '', margin)) + line),
  );
}
