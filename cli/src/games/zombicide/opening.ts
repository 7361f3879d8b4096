/** The first screen: what the game and its mission are about, in a few lines. */
import { missionOf } from '@horda/zombicide/rules/mission';
import type { ZoneNo } from '@horda/zombicide/state';
import type { Both } from '@horda/zombicide/text/both';
import { withZones } from '@horda/zombicide/text/shown';
import type { View } from '@horda/zombicide/view';
import { paint } from '../../terminal/style.ts';
import { pad, truncate, widthOf, wrap } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { promptSeen, wordsFor } from './seen.ts';
import { isZoneQuestion } from './zone-question.ts';

/** None of the own survivors has acted yet, and the viewer is asked who begins; or the team is being made. */
export function isOpening(view: View): boolean {
  if (view.phase === 'setup') return !isZoneQuestion(view);
  const isFresh = view.round === 1 && view.survivors.every(({ owner, acted }) => owner !== view.seat || !acted);
  return isFresh && promptSeen(view) === 'player.choose';
}

/** While the team is being made there is more to choose from, so only the mission is told. */
export function openingLines(view: View, canvas: Canvas): readonly string[] {
  const { table } = wordsFor(canvas);
  const { about, end, goalTitle } = table.opening;
  const turn = [...about, end(missionOf(view).knockout)];
  const story = storyOf(view, canvas);
  const all = [
    ...(story === null ? [] : [[goalTitle, story.victory] as const]),
    ...(view.phase === 'setup' ? [] : turn),
  ];
  const margin = Math.max(...turn.map(([title]) => widthOf(title))) + 1;
  return [
    ...(story === null
      ? []
      : [
          paint(canvas.style, 'strong', truncate(story.title, canvas.width)),
          ...(view.phase === 'setup' ? [] : wrap(story.briefing, canvas.width)),
        ]),
    ...all.flatMap(([title, text]) =>
      wrap(text, canvas.width - margin).map(
        (line, n) => paint(canvas.style, 'strong', pad(n === 0 ? title : '', margin)) + line,
      ),
    ),
  ];
}

export interface Story {
  readonly title: string;
  readonly briefing: string;
  readonly victory: string;
  readonly rules: readonly string[];
}

/** What the mission says, with the numbers of zones; null: a pack's mission, which has no words of its own here. */
export function storyOf(view: View, canvas: Canvas): Story | null {
  const { names } = wordsFor(canvas).texts;
  const text = names.mission(view);
  if (text === undefined) return null;
  const { language } = canvas;
  const { numbered } = wordsFor(canvas).table;
  const zone = (n: ZoneNo): string => numbered(String(n + 1));
  const door = (a: ZoneNo, b: ZoneNo): string => numbered(`${a + 1}/${b + 1}`);
  const told = (both: Both): string => withZones(both[language], view, zone, door);
  return {
    title: `${view.mission}. ${text.title[language]}`,
    briefing: told(text.briefing),
    victory: told(text.victory),
    rules: text.rules.map(told),
  };
}
