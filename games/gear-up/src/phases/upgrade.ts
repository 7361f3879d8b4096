import { ask, emit, rule, type Seat } from '@horda/kernel';
import { COLOURS, type Colour } from '../content/content.ts';
import type { Choice, State } from '../state.ts';

/** Step 3: an upgrade for every zombie killed in the own street; all choose at once. (B75–B77, G12–G14) */
export const upgrade = rule<State, object, Choice>('upgrade')({
  lose(s) {
    loseSpare(s);
  },
  choose(s, _my, f) {
    const due = seatsDue(s);
    if (due.length === 0) f.at = '';
    for (const seat of due) ask(s, seat, 'upgrade.choose', optionsOf(s, seat));
  },
  unlock(s, _my, f) {
    for (const [i, seat] of seatsDue(s).entries()) {
      const [pick] = f.votes[i] as readonly Extract<Choice, { do: 'upgrade' }>[];
      const one = s.survivors[seat]!;
      const weapon = one.weapons[COLOURS.indexOf(pick!.weapon)]!;
      weapon.upgrades++;
      one.due--;
      emit(s, { type: 'upgraded', seat, weapon: pick!.weapon, upgrade: weapon.upgrades });
    }
    f.at = 'lose';
  },
});

function seatsDue(s: State): readonly Seat[] {
  return [...s.survivors.keys()].filter((seat) => s.survivors[seat]!.due > 0);
}

/** The first upgrade of a weapon comes before the second; the yellow one has both. (B67, B77) */
export function locked(s: State, seat: Seat): readonly Colour[] {
  return COLOURS.filter((colour, i) => colour !== 'yellow' && s.survivors[seat]!.weapons[i]!.upgrades < 2);
}

function optionsOf(s: State, seat: Seat): readonly Choice[] {
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
