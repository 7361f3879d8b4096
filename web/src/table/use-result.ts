/** Writes down how a game ended for the person at this device. */
import { useEffect } from 'preact/hooks';
import { keepResults, type End, type Result } from '../app/results.ts';
import { winnersOf } from './headline.ts';
import type { TableSession } from './session.ts';

/** `isShared`: several people sit at this device, so that no result is that of one person. */
export function useResult(session: TableSession | null, isShared: boolean): void {
  const status = session?.info.status;
  const isOver = status === 'over' || status === 'abandoned';
  useEffect(() => {
    if (!isOver || isShared || session!.seat === null || session!.now.view === null) return;
    keepResults([resultOf(session!, session!.seat)]);
  }, [isOver, isShared, session?.seat ?? null]);
}

type Ended = Pick<TableSession, 'host' | 'table' | 'game' | 'info' | 'now' | 'entries'>;

export function resultOf({ host, table, game, info, now, entries }: Ended, seat: number): Result {
  const together = game.together?.(now.view!) === true;
  const winners = winnersOf(info);
  const namesOf = (isMeant: (of: number) => boolean): readonly string[] =>
    info.seats.flatMap(({ held, name }, of) =>
      held === 'person' && name !== null && of !== seat && isMeant(of) ? [name] : [],
    );
  return {
    host: host.kind,
    table,
    game: game.id,
    at: entries.at(-1)?.at ?? Date.now(),
    end: endOf(info.status, winners, seat, together),
    seats: info.seats.length,
    together,
    others: namesOf(() => true),
    winners: together ? [] : namesOf((of) => winners.includes(of)),
    answers: now.answers,
  };
}

function endOf(status: string, winners: readonly number[], seat: number, together: boolean): End {
  if (status === 'abandoned') return 'broken';
  if (!winners.includes(seat)) return 'lost';
  return together || winners.length === 1 ? 'won' : 'shared';
}
