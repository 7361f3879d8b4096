import { bombOn } from '../rules/explosion.ts';
import type { Printed } from '../content/printed.ts';
import { byItsAim, meant } from '../rules/aiming.ts';
import { FIELDS } from '../content/board.ts';
import { aimableAt, lineBlocked } from '../rules/line-of-fire.ts';
import { zombieOn } from '../rules/zombies.ts';
import type { Play } from '../card.ts';
import type { Field, State, Target } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { atZombieOrTeddy, shot } from './shot.ts';

/** Like a shot, but at any zombie, or at a car bomb. (K351–K353, P401, P402, P603) */
export const sniper: Play = {
  targets: (s, card) => FIELDS.flatMap((field) => targetsOn(s, card, field)),
  why: whyNot,
  effect: shot.effect,
};

function targetsOn(s: State, card: Printed, field: Field): Target[] {
  if (lineBlocked(s, card, field) !== null) return [];
  const there = zombieOn(s, field);
  const z = there === null ? null : aimableAt(s, there, card);
  const found = z === null ? [] : atZombieOrTeddy(s, z);
  const bomb = bombOn(s, field);
  if (bomb !== null) found.push({ do: 'thing', thing: bomb });
  return found;
}

function whyNot(s: State, card: Printed, target: Target | null): RuleId {
  if (target === null) return 'R43';
  const z = meant(s, target);
  if (z !== null && aimableAt(s, z, card) !== z) return 'P182';
  const bar = z === null ? null : lineBlocked(s, card, z.field);
  return bar ?? byItsAim(s, card);
}
