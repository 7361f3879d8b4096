/** V367, V404, V405: notes are read once. */
import { call, emit, reveal, rule } from '@horda/kernel';
import { GOALS, MARKED_KILL, NOTE, type Reading } from '../declared.ts';
import { missionOf } from '../rules/mission.ts';
import type { ObjectiveNo, State, SurvivorNo } from '../state.ts';
import { callEffects } from './effects.ts';
import { opsOf } from './standing.ts';

export const note = rule<State, Reading>(NOTE)({
  read(s, { note: no, survivor, trigger, seen }, f) {
    const found = missionOf(s).notes?.[no];
    if (found === undefined || s.read.includes(no)) return void (f.at = '');
    reveal(s);
    s.read = [...s.read, no];
    emit(s, { type: 'noteRead', note: no, survivor });
    const { id, effects } = found;
    callEffects(s, effects, survivor, seen === undefined ? { id, trigger } : { id, trigger, seen });
  },
  /** The card that made the team read it is not resolved yet. */
  goals(s, { trigger }) {
    if (trigger !== 'card') call(s, GOALS, {});
  },
});

/** The next note in their order; NONE is left: undefined. */
export function nextNote(s: State): ObjectiveNo | undefined {
  const notes = missionOf(s).notes ?? [];
  const next = notes.findIndex((_, no) => !s.read.includes(no));
  return next === -1 ? undefined : next;
}

/** What notes that were read say about an abomination with this mark. */
export const markedKill = rule<State, { survivor: SurvivorNo; mark: string }>(MARKED_KILL)({
  resolve(s, { survivor, mark }) {
    const read = (missionOf(s).notes ?? []).filter((_, no) => s.read.includes(no));
    const ops = opsOf(read.flatMap(({ effects }) => effects));
    for (const op of ops)
      if (op.op === 'onKillOfMarked' && op.mark === mark) callEffects(s, op.effects, survivor, { trigger: 'kill' });
  },
  goals(s) {
    call(s, GOALS, {});
  },
});
