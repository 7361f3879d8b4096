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

/** The name under which the goal of this table is put away; null: the time to tell it is over. */
function goalNow({ entry: { game }, state, save, kinds }: Session, seat: Seat): string | null {
  const { opening } = drawingOf(game.id);
  if (opening === undefined) return save.answers.some((answer) => kinds[answer.seat] === 'human') ? null : game.id;
  const goal = opening.of(game.view(state, seat));
  return goal === null ? null : `${game.id} ${goal}`;
}

/** The goal is not shown again, at this and at later tables with the same goal. */
export function putGoalAway(session: Session, seat: Seat): void {
  const goal = goalNow(session, seat);
  session.isGoalShown = false;
  if (goal === null) return;
  const { goalsKnown } = readPreferences(process.env);
  changePreferences(process.env, { goalsKnown: [...new Set([...goalsKnown, goal])] });
}

/** Whether the goal stands on the screen now: newcomers are told it, and it is early enough. */
export function showsGoal(session: Session, seat: Seat | null): boolean {
  if (!session.isGoalShown || seat === null) return false;
  const goal = goalNow(session, seat);
  return goal !== null && !session.goalsKnown.includes(goal);
}

/** The goal in a few lines, each with its title in the margin, and the keys below. */
export function goalLines({ entry, state }: Session, seat: Seat, shell: Shell, canvas: Canvas): readonly string[] {
  const { width, style } = canvas;
  const { across } = linesOf(style);
  const { goalTitles, goalKeys, signsKey } = shell.words.play;
  const { opening, signs } = drawingOf(entry.game.id);
  const keys = [...(signs === undefined ? [] : [signsKey(signs[shell.language])]), goalKeys].join('   ');
  const told =
    opening?.lines(entry.game.view(state, seat), canvas) ??
    titled(
      goalIn(shell.language, entry.leaflet).map(({ of, text }) => [goalTitles[of], text] as const),
      width,
      style,
    );
  const shown = widthOf(keys) < width - 2 ? keys : goalKeys;
  return [...told, paint(style, 'quiet', `${across.repeat(Math.max(0, width - widthOf(shown) - 1))} ${shown}`)];
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
    wrap(text, width - margin).map((line, n) => paint(style, 'strong', pad(n === 0 ? ` ${title}` : '', margin)) + line),
  );
}
