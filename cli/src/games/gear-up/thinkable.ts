/** Everything a player of Gear Up might think of choosing: what is offered, then every square, then every other deed. */
import { COLOURS } from '@horda/gear-up/content/content';
import { gridOf } from '@horda/gear-up/geometry/geometry';
import type { Again, Choice, Target } from '@horda/gear-up/state';
import { offered } from '@horda/gear-up/text/seen';
import type { View } from '@horda/gear-up/view';
import { ownSeat, sheetOf } from './seen.ts';

const WAYS: readonly Again[] = ['adrenaline', 'quickReload', 'criticalHit'];

export function thinkableOf(view: View): readonly Choice[] {
  const by = ownSeat(view);
  const own = view.survivors[by]!;
  const zombies = [own, ...view.survivors.filter((who) => who !== own)].flatMap(({ street }) => street);
  const targets: readonly Target[] = [
    ...zombies.map(({ card }) => card),
    ...view.boss.members.map(({ target }) => target),
  ];
  const squares = targets.flatMap((target) =>
    gridOf(sheetOf(view, target)?.rows ?? []).squares.map((_, cell) => ({ target, cell })),
  );
  return [
    ...offered(view).filter((each) => each.do !== 'takeBack'),
    ...squares.map(({ target, cell }): Choice => ({ do: 'mark', by, with: 'weapon', target, cells: [cell] })),
    ...squares.map(({ target, cell }): Choice => ({ do: 'ammo', by, target, cell })),
    ...zombies.map(({ card }): Choice => ({ do: 'knock', by, target: card })),
    ...WAYS.map((how): Choice => ({ do: 'again', by, how })),
    ...COLOURS.map((weapon): Choice => ({ do: 'upgrade', weapon })),
    { do: 'cease', by },
    { do: 'confirm', by },
    { do: 'change', by },
    { do: 'pay', with: 'ammo' },
    { do: 'pay', with: 'armour' },
    ...view.wave.flatMap(({ card }) => view.survivors.map((_, to): Choice => ({ do: 'assign', by, card, to }))),
    { do: 'agree', by },
    // Deeds to take back come last, because they have the same words as the deeds themselves.
    ...offered(view).filter((each) => each.do === 'takeBack'),
  ];
}
