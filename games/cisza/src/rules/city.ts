/** The city deck: only its top card is ever turned, and nothing comes back to it. (C23, C40) */
import { emit, type Seat } from '@horda/kernel';
import type { CardId, State, ZombieKind } from '../state.ts';

/** A survivor can be brought in only while one lies on top. (C38) */
export function survivorOnTop(s: State): boolean {
  return s.city > 0 && !s.turned;
}

/** The zombie on top of the city, or null. */
export function zombieOnTop(s: State): ZombieKind | null {
  return s.turned ? zombieKind(s, s.city - 1) : null;
}

/** No survivors are left in the city: it is empty, or its only card shows a zombie. This state never ends. (C101) */
export function isFinalAttack(s: State): boolean {
  return s.city === 0 || (s.city === 1 && s.turned);
}

/** Turns the top card to its zombie side and leaves it there. */
export function turnTop(s: State): void {
  s.turned = true;
  s.still = 0;
  emit(s, { type: 'zombieWoke', card: s.city - 1, kind: zombieKind(s, s.city - 1) });
  if (s.city === 1) emit(s, { type: 'finalAttackBegan' });
}

/** Takes the top card off the city. */
export function takeTop(s: State): CardId {
  const last = s.city === 1 && !s.turned;
  s.city--;
  s.turned = false;
  s.still = 0;
  if (last) emit(s, { type: 'finalAttackBegan' });
  return s.city;
}

/** Brings the survivor on top of the city into a shelter. (C45) */
export function rescue(s: State, seat: Seat): void {
  const card = s.city - 1;
  s.shelters[seat]!.survivors.push(card);
  emit(s, { type: 'survivorRescued', card, shelter: seat });
  takeTop(s);
}

/** The kind of a zombie that lies face up: never a Horde. (C56) */
export function zombieKind(s: State, card: CardId): ZombieKind {
  return s.kinds[card] as ZombieKind;
}
