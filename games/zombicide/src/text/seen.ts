/** What the sentences depend on, as the player who is asked sees it. */
import type { Seat } from '@horda/kernel';
import { boardHere, missionOf } from '../rules/mission.ts';
import { gearOf, survivorCard } from '../rules/printed.ts';
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

export function opensSilently(view: View, card: Held): boolean {
  return card === NONE || gearOf(view, card).door === 'silent';
}

/** Who chooses a skill now: the survivor of the asked player on whose card the skills stand. */
export function learner(view: View): SurvivorNo {
  const skills = offered(view).flatMap((option) => (option.do === 'learn' ? [option.skill] : []));
  return view.survivors.findIndex((one) => {
    const { orange, red } = survivorCard(view, one);
    return (
      one.owner === askedSeat(view) &&
      [orange, red].some((own) => skills.every((skill) => own.some((each) => each === skill)))
    );
  });
}
