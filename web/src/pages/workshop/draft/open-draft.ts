/** Which draft is open in this tab: a reload comes back to it. */
import { draftsOf, type Draft } from './store.ts';

const keyOf = (game: string): string => `horda.workshop.${game}`;

/** Null: none is. */
export function keepOpen(game: string, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(keyOf(game));
    else sessionStorage.setItem(keyOf(game), id);
  } catch {
    // Without storage a reload shows the list of drafts.
  }
}

/** Null: none is open, or it is gone. */
export async function openDraft(game: string): Promise<Draft | null> {
  try {
    const id = sessionStorage.getItem(keyOf(game));
    return id === null ? null : ((await draftsOf(game)).find((draft) => draft.id === id) ?? null);
  } catch {
    return null;
  }
}
