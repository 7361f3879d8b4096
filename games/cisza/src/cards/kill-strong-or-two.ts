import { askUnlessOne, rule, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { countKind, eliminate, ELIMINATE } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

type Eliminate = Choice & { do: 'eliminate' };

/** Shotgun: eliminate 1 strong zombie, or 2 that are regular or fast, in your shelter. (C68) */
export const killStrongOrTwo = (card: Resource, aim: string, why: RuleId): Card => ({
  blocked: (s, seat) => (s.shelters[seat]!.zombies.length > 0 ? null : why),
  effect: rule<State, { seat: Seat }, Eliminate>(card)({
    aim(s, { seat }, f) {
      askUnlessOne(s, f, seat, aim, shots(s, seat));
    },
    fire(s, { seat }, { pick }) {
      for (const kind of pick.zombies) eliminate(s, seat, kind);
    },
  }),
});

const TWO_REGULAR: Eliminate = { do: 'eliminate', zombies: ['regular', 'regular'] };
const ONE_OF_EACH: Eliminate = { do: 'eliminate', zombies: ['regular', 'fast'] };
const TWO_FAST: Eliminate = { do: 'eliminate', zombies: ['fast', 'fast'] };

/** Two weak ones if there are two: the player chooses which, not how many. (A3) */
function shots(s: State, seat: Seat): Eliminate[] {
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
