/** A finished game in numbers, counted from its log. */
import type { Event, Seat } from '@horda/kernel';
import type { LogEntry, TableInfo } from '@horda/protocol';
import type { Drawing, Statistic } from '../games/web-game.ts';
import type { Moment } from './moments.ts';

export interface GameStatistics {
  readonly turns: number;
  /** How many questions each seat has answered. */
  readonly decisions: readonly number[];
  /** One list for each of the game's own statistics, in their order: the count of each seat. */
  readonly tallies: readonly (readonly number[])[];
}

interface Counted {
  readonly statistics?: readonly Statistic<Event, object>[];
  readonly drawing: { opens: Drawing<never, never, Event, never>['opens'] };
}

/** Null: these are not all moments of the game. */
export function statisticsOf(
  game: Counted,
  moments: readonly Moment[],
  { answers, view }: { readonly answers: number; readonly view: object | null },
  seats: number,
): GameStatistics | null {
  if (moments[0]?.at !== 0 || moments.length !== answers + 1) return null;
  const noneYet = (): number[] => Array.from({ length: seats }, () => 0);
  const add = (counts: number[], seat: Seat, n: number): void => {
    counts[seat] = (counts[seat] ?? 0) + n;
  };
  const decisions = noneYet();
  const statistics = game.statistics ?? [];
  const tallies = statistics.map(noneYet);
  let turns = 0;
  for (const { seat, events } of moments) {
    if (seat !== null) add(decisions, seat, 1);
    for (const event of events) {
      if (game.drawing.opens(event)) turns++;
      for (const [i, statistic] of statistics.entries()) {
        const counted = statistic.count(event, view ?? {});
        if (counted !== null) add(tallies[i]!, counted.seat, counted.n);
      }
    }
  }
  return { turns, decisions, tallies };
}

const OF_THE_GAME: readonly LogEntry['type'][] = ['answered', 'undone', 'proposed', 'voted'];

/** From the deal to the last entry of the game, in milliseconds; null: it did not begin at this table. */
export function durationOf(entries: readonly LogEntry[], origin: TableInfo['origin']): number | null {
  if (origin === 'save') return null;
  const begun = entries.find(({ type }) => type === 'started');
  const ended = entries.findLast(({ type }) => OF_THE_GAME.includes(type)) ?? begun;
  return begun === undefined || ended === undefined ? null : Math.max(0, ended.at - begun.at);
}
