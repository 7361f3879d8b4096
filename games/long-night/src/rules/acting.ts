/** What a survivor may do now: cards can forbid actions. */
import type { State, Survivor } from '../state.ts';

export type Deed = 'attack' | 'search' | 'move' | 'other';

export function mayAct(s: State, one: Survivor, deed: Deed): boolean {
  for (const { mark } of one.marks) {
    if (mark === 'jailed') return false;
    if (mark === 'idle' && deed !== 'other') return false;
    if ((mark === 'noMove' || mark === 'locked') && deed === 'move') return false;
  }
  for (const { mod, survivor } of s.mods)
    if (survivor === one.card && mod.key === 'allowed.actions' && !(mod.value as readonly string[]).includes(deed))
      return false;
  return true;
}
