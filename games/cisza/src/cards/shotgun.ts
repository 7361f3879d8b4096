import { offer, rule, type Seat } from '@horda/kernel';
import { countKind, eliminate, ELIMINATE } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';

type Eliminate = Choice & { do: 'eliminate' };

/** Eliminate 1 strong zombie, or 2 that are regular or fast, in your shelter. Noise. (C68) */
export const shotgun: Card = {
  blocked: (s, seat) => (s.shelters[seat]!.zombies.length > 0 ? null : 'C68'),
  effect: rule<State, { seat: Seat }, Eliminate>('shotgun')({
    aim(s, { seat }, f) {
      offer(s, f, seat, 'shotgun.aim', shotgunTargets(s, seat));
    },
    fire(s, { seat }, { pick }) {
      for (const kind of pick.zombies) eliminate(s, seat, kind);
    },
  }),
};

const TWO_REGULAR: Eliminate = { do: 'eliminate', zombies: ['regular', 'regular'] };
const ONE_OF_EACH: Eliminate = { do: 'eliminate', zombies: ['regular', 'fast'] };
const TWO_FAST: Eliminate = { do: 'eliminate', zombies: ['fast', 'fast'] };

/** Two weak ones if there are two: the player chooses which, not how many. (A3) */
function shotgunTargets(s: State, seat: Seat): Eliminate[] {
  const shelter = s.shelters[seat]!;
  const regular = countKind(s, shelter, 'regular');
  const fast = countKind(s, shelter, 'fast');
  const targets: Eliminate[] = [];
  if (shelter.zombies.length > regular + fast) targets.push(ELIMINATE.strong);
  if (regular + fast === 1) targets.push(regular === 1 ? ELIMINATE.regular : ELIMINATE.fast);
  if (regular > 1) targets.push(TWO_REGULAR);
  if (regular > 0 && fast > 0) targets.push(ONE_OF_EACH);
  if (fast > 1) targets.push(TWO_FAST);
  return targets;
}
