/** A table made of what may be seen, on which the zombies can act: nothing that they do looks at what is hidden. */
import { newKernel } from '@horda/kernel';
import { clone } from '../clone.ts';
import type { Pile, State } from '../state.ts';
import type { View } from '../view.ts';

export function worldOf(view: View): State {
  const { seat: _seat, tick: _tick, asks: _asks, afterword: _afterword, ...open } = view;
  const { equipment, epic, secretService, zombieCards, abominationCards } = open;
  // A copy, because the view may share lists with the table.
  return clone({
    ...open,
    kernel: newKernel([1, 2, 3, 4]),
    equipment: pileOf(equipment),
    epic: pileOf(epic),
    secretService: pileOf(secretService),
    zombieCards: pileOf(zombieCards),
    abominationCards: pileOf(abominationCards),
  });
}

/** Only the cards that all know. */
function pileOf({ top, discard, before }: View['equipment']): Pile {
  return { deck: top, discard, known: top.length, before };
}
