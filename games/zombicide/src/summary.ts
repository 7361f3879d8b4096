/** What a finished game leaves for statistics. */
import type { State, Status } from './state.ts';

/** All win or lose together. (V1) */
export function outcome({ ending, seats }: State): readonly number[] | null {
  if (ending === null) return null;
  return Array.from({ length: seats }, () => (ending === 'won' ? 1 / seats : 0));
}

export function summary(s: State) {
  const count = (status: Status): number => s.survivors.filter((one) => one.status === status).length;
  return {
    ending: s.ending ?? 'unfinished',
    mission: s.mission,
    rounds: s.round,
    kills: s.kills,
    down: count('down') + count('rescued'),
    dead: count('dead'),
    level: Math.max(...s.survivors.map(({ level }) => level)),
    // How the campaign ended; only its last mission tells.
    ...(s.epilogue === null ? {} : { epilogue: s.epilogue }),
  };
}
