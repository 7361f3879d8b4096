import { ask, emit, rule, type Seat } from '@horda/kernel';
import { COLOURS, type Colour } from '../content/content.ts';
import type { Choice, State } from '../state.ts';

type Upgrade = Extract<Choice, { readonly do: 'upgrade' }>;

/** Step 3: an upgrade for every zombie killed in the own street; all choose at once. (B75–B77, G12–G14) */
export const upgrade = rule<State, object, Choice>('upgrade')({
  lose(s) {
    loseSpare(s);
  },
  choose(s, _my, f) {
    if (seatsDue(s).length === 0) f.at = '';
    for (const seat of deciders(s)) ask(s, seat, 'upgrade.choose', optionsOf(s, seat));
  },
  unlock(s, _my, f) {
    const asked = deciders(s);
    for (const seat of seatsDue(s)) {
      const picks = asked.includes(seat) ? f.votes[asked.indexOf(seat)]! : optionsOf(s, seat);
      const [pick] = picks as readonly Upgrade[];
      const one = s.survivors[seat]!;
      const weapon = one.weapons[COLOURS.indexOf(pick!.weapon)]!;
      weapon.upgrades++;
      one.due--;
      emit(s, { type: 'upgraded', seat, weapon: pick!.weapon, upgrade: weapon.upgrades });
    }
    f.at = 'lose';
  },
});

/** Who has a choice: with one weapon left to upgrade nothing is asked. (T23) */
function deciders(s: State): readonly Seat[] {
  return seatsDue(s).filter((seat) => optionsOf(s, seat).length > 1);
}

function seatsDue(s: State): readonly Seat[] {
  return [...s.survivors.keys()].filter((seat) => s.survivors[seat]!.due > 0);
}

/** The first upgrade of a weapon comes before the second; the yellow one has both. (B67, B77) */
export function locked(s: State, seat: Seat): readonly Colour[] {
  return COLOURS.filter((colour, i) => colour !== 'yellow' && s.survivors[seat]!.weapons[i]!.upgrades < 2);
}

function optionsOf(s: State, seat: Seat): readonly Upgrade[] {
  return locked(s, seat).map((weapon) => ({ do: 'upgrade', weapon }));
}

/** With everything unlocked an upgrade is lost. (G12) */
function loseSpare(s: State): void {
  for (const [seat, one] of s.survivors.entries()) {
    if (one.due === 0 || locked(s, seat).length > 0) continue;
    emit(s, { type: 'upgradeLost', seat, upgrades: one.due });
    one.due = 0;
  }
}
