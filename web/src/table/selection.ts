/** What a person has chosen but not sent. It survives a reload and ends with the question. */
import type { Choice } from '@horda/kernel';

export interface Chosen {
  /** The question that the choice belongs to; see `asked` of a session. */
  readonly tick: number;
  readonly selection: readonly string[];
  readonly picked: readonly Choice[];
  /** Picks that the player still has to confirm; null: none. */
  readonly confirming: readonly Choice[] | null;
}

export const nothingChosen = (tick: number): Chosen => ({ tick, selection: [], picked: [], confirming: null });

/** The choice for the current question; empty if the kept one belongs to another question. */
export const chosenFor = (tick: number, kept: Chosen): Chosen => (kept.tick === tick ? kept : nothingChosen(tick));

/** After the reply to an answer. If the next question came first, what the player began there stays. */
export function replied(tick: number, kept: Chosen, done: boolean): Chosen {
  if (kept.tick !== tick) return kept;
  return done ? nothingChosen(tick) : { ...kept, confirming: null };
}

export const chosenAt = (host: string, table: string, seat: number | null): string =>
  `horda.chosen.${host}.${table}.${seat ?? 'watch'}`;

/** The choice that was stored for this question; empty if there is none. */
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
    // The game also works in a browser without storage.
  }
}
