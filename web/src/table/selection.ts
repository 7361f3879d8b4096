/** What a person has half chosen. It outlives a reload, and ends with the question. */
import type { Choice } from '@horda/kernel';

export interface Chosen {
  /** The question that it belongs to; see `asked` of a session. */
  readonly tick: number;
  readonly selection: readonly string[];
  readonly picked: readonly Choice[];
  /** Picks that wait for a word of confirmation; null: none. */
  readonly confirming: readonly Choice[] | null;
}

export const nothingChosen = (tick: number): Chosen => ({ tick, selection: [], picked: [], confirming: null });

/** What is chosen for the question now asked: nothing yet, if what is kept belongs to another. */
export const chosenFor = (tick: number, kept: Chosen): Chosen => (kept.tick === tick ? kept : nothingChosen(tick));

/** After the reply to an answer. The next question may have come before it: what was begun for that one stays. */
export function replied(tick: number, kept: Chosen, done: boolean): Chosen {
  if (kept.tick !== tick) return kept;
  return done ? nothingChosen(tick) : { ...kept, confirming: null };
}

export const chosenAt = (host: string, table: string, seat: number | null): string =>
  `horda.chosen.${host}.${table}.${seat ?? 'watch'}`;

/** What was kept for this very question; else nothing. */
export function keptChosen(place: string, tick: number): Chosen {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Chosen> | null;
    if (kept?.tick !== tick) return nothingChosen(tick);
    const { selection = [], picked = [], confirming = null } = kept;
    if (!Array.isArray(selection) || !Array.isArray(picked)) return nothingChosen(tick);
    return { tick, selection, picked, confirming: Array.isArray(confirming) ? confirming : null };
  } catch {
    return nothingChosen(tick);
  }
}

export function keepChosen(place: string, chosen: Chosen): void {
  const { selection, picked, confirming } = chosen;
  try {
    if (selection.length + picked.length === 0 && confirming === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
