/** Everything a player of Zombicide might think of doing, for `why`: what is offered, then the rest of a turn. */
import { walkTo } from '@horda/zombicide/advice/walks';
import { tableOf } from '@horda/zombicide/obstacle';
import { cardOf } from '@horda/zombicide/rules/held';
import { boardHere } from '@horda/zombicide/rules/mission';
import { gearOf } from '@horda/zombicide/rules/printed';
import { NONE, type Choice } from '@horda/zombicide/state';
import { offered } from '@horda/zombicide/text/seen';
import type { View } from '@horda/zombicide/view';

export function thinkableOf(view: View): readonly Choice[] {
  const { acting, survivors } = view;
  const one = survivors[acting];
  const team = [...survivors.keys()];
  const others: readonly Choice[] = [
    ...team.map((survivor): Choice => ({ do: 'activate', survivor })),
    { do: 'search', light: false },
    { do: 'search', light: true },
    { do: 'crate' },
    { do: 'makeNoise' },
    { do: 'exit' },
    { do: 'lightOff' },
    ...team.flatMap((survivor): readonly Choice[] => [
      { do: 'trade', with: survivor },
      { do: 'pickUp', survivor },
    ]),
    { do: 'trade', with: NONE },
    ...view.placed.map((_, place): Choice => ({ do: 'objective', place })),
  ];
  if (one === undefined) return [...offered(view), ...others];
  const { zones, doors } = boardHere(view);
  const all = [...zones.keys()];
  const carried = [...one.hand, ...one.pack];
  return [
    ...offered(view),
    ...doors.flatMap(({ a, b }, door): readonly Choice[] =>
      a === one.zone || b === one.zone ? [{ do: 'door', door, card: one.hand[0] ?? NONE }] : [],
    ),
    ...others,
    ...all
      .filter((zone) => zone !== one.zone)
      .map((zone): Choice => ({ do: 'move', way: walkTo(tableOf(view), acting, zone)?.way ?? [zone] })),
    ...carried.flatMap((held) =>
      (gearOf(view, held).modes ?? []).flatMap(({ kind }) =>
        (kind === 'melee' ? [one.zone] : all).map((zone): Choice => ({
          do: 'attack',
          kind,
          with: [held],
          zone,
          allOut: 0,
          light: false,
        })),
      ),
    ),
    ...carried.flatMap((held): readonly Choice[] => [
      { do: 'reload', card: cardOf(held) },
      { do: 'eat', card: cardOf(held) },
      { do: 'discard', card: held },
    ]),
    { do: 'lightOn', at: one.zone },
    { do: 'end' },
  ];
}
