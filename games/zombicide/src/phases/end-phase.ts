/** V243, Y41: the end phase, in this order: noise, reloading, skills, the knocked out, the clock, the first player. */
import { ask, call, emit, rule } from '@horda/kernel';
import { reloadAll } from '../actions/small.ts';
import { ADRENALINE, CLOCK } from '../declared.ts';
import { hasSkill } from '../rules/skills.ts';
import { standingIn } from '../rules/table.ts';
import type { Choice, State, SurvivorNo } from '../state.ts';

interface EndPhase {
  /** The survivor whose skill is due. */
  medic: SurvivorNo;
  /** Whom the medic has healed. */
  healed: readonly SurvivorNo[];
}

export const endPhase = rule<State, EndPhase, Choice>('endPhase')({
  /** V134, V174, X44 */
  clear(s) {
    for (let zone = 0; zone < s.noise.length; zone++) s.noise[zone] = 0;
    for (let survivor = 0; survivor < s.survivors.length; survivor++) {
      const one = s.survivors[survivor]!;
      reloadAll(one);
      if (one.status !== 'standing' || one.wounds === 0 || !hasSkill(s, survivor, 'regeneration')) continue;
      emit(s, { type: 'healed', survivors: [survivor], n: one.wounds, skill: 'regeneration' });
      one.wounds = 0;
    }
  },
  /** X41: the Medic's player says who heals; each wound is worth an AP. */
  treat(s, my, f) {
    while (my.medic < s.survivors.length && patients(s, my).length === 0) {
      my.medic++;
      my.healed = [];
    }
    if (my.medic === s.survivors.length) f.at = 'deadline';
  },
  choose(s, my) {
    const hurt = patients(s, my);
    const options: Choice[] = [{ do: 'heal', survivors: hurt }];
    if (hurt.length > 1) for (const each of hurt) options.push({ do: 'heal', survivors: [each] });
    options.push({ do: 'enough' });
    ask(s, s.survivors[my.medic]!.owner, 'endPhase.choose', options);
  },
  heal(s, my, f) {
    f.at = 'treat';
    if (f.pick.do !== 'heal') {
      my.medic++;
      my.healed = [];
      return;
    }
    const { survivors } = f.pick;
    for (const each of survivors) s.survivors[each]!.wounds--;
    my.healed = [...my.healed, ...survivors];
    emit(s, { type: 'healed', survivors, n: 1, skill: 'medic' });
    call(s, ADRENALINE, { survivor: my.medic, n: survivors.length, by: 'healing' });
  },
  /** V250, V251: who was knocked out in an earlier round and not picked up is dead. */
  deadline(s) {
    for (let survivor = 0; survivor < s.survivors.length; survivor++) {
      const one = s.survivors[survivor]!;
      if (one.status !== 'down' || one.downIn >= s.round) continue;
      one.status = 'dead';
      emit(s, { type: 'survivorDied', survivor });
    }
  },
  /** V288: just before the token is passed. */
  strike(s) {
    call(s, CLOCK, { hours: 1, due: [] });
  },
  /** V243, Y72: to the left, to a player with a survivor who stands. */
  pass(s) {
    for (let i = 1; i < s.seats; i++) {
      const seat = (s.first + i) % s.seats;
      if (!s.survivors.some(({ owner, status }) => owner === seat && status === 'standing')) continue;
      s.first = seat;
      emit(s, { type: 'firstPlayer', seat });
      return;
    }
  },
});

/** Those in the zone of a standing Medic who are hurt and were not treated yet. */
function patients(s: State, { medic, healed }: EndPhase): readonly SurvivorNo[] {
  const { status, zone } = s.survivors[medic]!;
  if (status !== 'standing' || !hasSkill(s, medic, 'medic')) return [];
  return standingIn(s, zone).filter((each) => s.survivors[each]!.wounds > 0 && !healed.includes(each));
}
