import { call, rule } from '@horda/kernel';
import { byItsText } from '../rules/aiming.ts';
import { explosion } from '../rules/explosion.ts';
import { behind } from '../content/board.ts';
import { zombieOn } from '../rules/zombies.ts';
import type { Sprung, TrapCard } from '../card.ts';
import type { Field, State } from '../state.ts';
import { laying } from './laying.ts';

/** Explodes in splinters: wounds whoever enters, and then somebody next to it. (P591–P594) */
export const mine: TrapCard = {
  play: laying((s, field) => !isInFrontOfZombie(s, field), byItsText),
  sprung: rule<State, Sprung>('mine')({
    goOff(s, { trap }) {
      call(s, explosion, { thing: trap });
    },
  }),
};

/** A zombie stands right behind this field. */
export function isInFrontOfZombie(s: State, field: Field): boolean {
  const back = behind(field);
  return back !== null && zombieOn(s, back) !== null;
}
