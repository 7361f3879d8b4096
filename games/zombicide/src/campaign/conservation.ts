/** V278–V287, Y32: what is kept of the equipment when a mission is over. */
import { emit } from '@horda/kernel';
import { BREAK, rollDice } from '../combat/dice.ts';
import { cardOf } from '../rules/held.ts';
import { carried } from '../rules/inventory.ts';
import { gearOf } from '../rules/printed.ts';
import type { Held, State, SurvivorNo } from '../state.ts';
import { write } from './sheets.ts';

/** The mission is won: each survivor sees what is kept. */
export function closeChapter(s: State): void {
  if (s.sheets === null) return;
  for (const [survivor, one] of s.survivors.entries()) {
    // V286: those who were knocked out keep nothing.
    const cards = one.status === 'standing' || one.status === 'escaped' ? carried(one) : [];
    write(s, survivor, { kept: cards.flatMap((held) => (isKept(s, survivor, held) ? [cardOf(held)] : [])) });
  }
}

/** V279–V281, V283: so many All-Out dice for each card by itself, never rolled again; one Break loses it. */
function isKept(s: State, survivor: SurvivorNo, held: Held): boolean {
  const { conservation } = gearOf(s, held);
  if (conservation === undefined) return false;
  const dice = rollDice(s, conservation);
  const kept = !dice.includes(BREAK);
  emit(s, { type: 'conservationRolled', survivor, card: cardOf(held), dice, kept });
  return kept;
}
