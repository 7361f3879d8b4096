/** V31, V314–V319, Y27: at night, just before the zombie phase, zombies that see a light beam get an extra activation. */
import { call, emit, rule } from '@horda/kernel';
import { ACTIVATION, BEAMS } from '../declared.ts';
import { beamSeers } from '../rules/light.ts';
import { NONE, TYPES, type State, type ZoneNo } from '../state.ts';

export const beams = rule<State, object>(BEAMS)({
  /** V318: who sees a beam is settled for all before the first of them acts. */
  look(s) {
    if (!s.night) return;
    const sees = beamSeers(s);
    if (sees === null) return;
    const zombies = s.zombies.map((n, i) => (sees[Math.floor(i / TYPES)] ? n : 0));
    const abominations = [...s.abominations.keys()].filter((each) => sees[s.abominations[each]!.zone]);
    if (abominations.length === 0 && zombies.every((n) => n === 0)) return;
    if (!s.kernel.quiet) emit(s, { type: 'beamsSeen', zones: zonesOf(zombies, s, abominations) });
    call(s, ACTIVATION, { zombies, abominations, extra: true, target: NONE });
  },
});

function zonesOf(zombies: readonly number[], s: State, abominations: readonly number[]): readonly ZoneNo[] {
  const zones = zombies.flatMap((n, i) => (n > 0 ? [Math.floor(i / TYPES)] : []));
  return [...new Set([...zones, ...abominations.map((each) => s.abominations[each]!.zone)])];
}
