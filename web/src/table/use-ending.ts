/** Everything that the end of a game tells, from its log. */
import type { Event, Seat } from '@horda/kernel';
import { useMemo } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import type { Story } from '../games/game-story.ts';
import { fallsIn, turningPoint, type Fall, type TurningPoint } from './ending-facts.ts';
import { winnersOf } from './headline.ts';
import { useAllMoments } from './all-moments.ts';
import type { Moment } from './moments.ts';
import type { TableSession } from './session.ts';
import { statisticsOf, type GameStatistics } from './statistics.ts';
import { useAllEntries } from './use-all-entries.ts';
import { useLooks } from './use-looks.ts';
import { useStory } from './use-story.ts';

export interface Ending {
  readonly entries: TableSession['entries'];
  readonly moments: readonly Moment[];
  /** All win or lose together. */
  readonly together: boolean;
  readonly winners: readonly Seat[];
  readonly story: Story<object, Event> | null;
  readonly statistics: GameStatistics | null;
  readonly falls: readonly Fall[];
  readonly turn: TurningPoint | null;
  /** The rule by which the game ended. */
  readonly rule: string | null;
  /** `turn 5`, for a moment of the game; null: not known yet, or before the first turn. */
  turnAt(at: number | null): string | null;
  /** The view after that answer; null: not known yet. */
  viewAt(at: number): object | null;
  /** What happened, in sentences. */
  tell(events: readonly Event[]): string;
}

export function useEnding(session: TableSession): Ending {
  const { game, now, info, seat, texts, name } = session;
  const { language } = useSettings();
  const entries = useAllEntries(session);
  const moments = useAllMoments(session, entries);
  const story = useStory(session);
  const { view } = now;
  const together = view !== null && game.together?.(view) === true;
  const winners = winnersOf(info);
  const statistics = useMemo(() => statisticsOf(game, moments, now, info.seats.length), [game, moments, now.answers]);
  const told = useMemo(() => {
    const last = moments.at(-1)?.events.at(-1);
    const rule = info.status !== 'over' || last === undefined ? null : game.cite.event(last);
    if (story === null || view === null || info.status !== 'over') return { falls: [], turn: null, rule };
    const turn = turningPoint(moments, story, view, { winners, seat, together });
    return { falls: fallsIn(moments, story, view, info.seats.length), turn, rule };
  }, [moments, story, view, info.status]);
  const { falls, turn } = told;
  // The board before the step: what was lost is still there.
  const fallen = falls.flatMap(({ at }) => (at === null ? [] : [at]));
  const looked = [...fallen, ...(turn === null ? [] : [turn.at, Math.max(0, turn.at - 1)])];
  const views = useLooks(session, looked);
  return {
    ...told,
    entries,
    moments,
    together,
    winners,
    story,
    statistics,
    turnAt: (at) => {
      const then = at === null ? undefined : views.get(at);
      return then === undefined ? null : game.drawing.turn(then, language);
    },
    viewAt: (at) => views.get(at) ?? null,
    tell: (events) =>
      [...new Set(events.map((e) => texts.event(e, name, view ?? undefined)).filter((line) => line !== ''))]
        .slice(0, MOST_SENTENCES)
        .join(' '),
  };
}

const MOST_SENTENCES = 3;
