/** What the sentences depend on, as the player who is asked sees it. */
import type { Seat } from '@horda/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { cardOf } from '../rules/held.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import { NONE, type Choice, type DoorNo, type Held, type SurvivorNo, type ZoneNo } from '../state.ts';
import type { View } from '../view.ts';

/** What the viewer may pick now. */
export function offered({ asks }: View): readonly Choice[] {
  return asks.flatMap(({ own }) => own?.options ?? []);
}

/** The seat whose question the viewer answers. */
export function askedSeat({ asks, seat }: View): Seat {
  return seat ?? asks[0]?.seat ?? 0;
}

/** The zone on the other side of a door, as the acting survivor sees it. */
export function behind(view: View, door: DoorNo): ZoneNo {
  const { a, b } = boardHere(view).doors[door]!;
  return view.survivors[view.acting]?.zone === a ? b : a;
}

/** What the back of an objective card shows; null: its number is hidden. (V360) */
export function backOf(view: View, place: number): string | null {
  const { card } = view.placed[place]!;
  return card === NONE ? null : missionOf(view).cards[card]!.id.replace(/^.*-/u, '');
}

export function isFaceDown(view: View, place: number): boolean {
  return view.placed[place]!.state === 'faceDown';
}

export function opensSilently(card: Held): boolean {
  return card === NONE || EQUIPMENT[cardOf(card)]!.door === 'silent';
}

/** Who chooses a skill now: the survivor of the asked player on whose card the skills stand. */
export function learner(view: View): SurvivorNo {
  const skills = offered(view).flatMap((option) => (option.do === 'learn' ? [option.skill] : []));
  return view.survivors.findIndex(({ who, owner }) => {
    const { orange, red } = SURVIVORS[who]!;
    return owner === askedSeat(view) && [orange, red].some((own) => skills.every((one) => own.some((o) => o === one)));
  });
}
