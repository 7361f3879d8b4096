/** Special zombies on the board, and the encounter after an attack on one. (L284–L292) */
import { call, emit, isSuspended, rule, suspended } from '@horda/kernel';
import { ATTACK, EFFECT_DIE, ENCOUNTER, type Encounter } from '../declared.ts';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { lineOf } from '../effects/ops/composites.ts';
import { contentOf, emptySpaces, find, survivorOf } from '../rules/table.ts';
import type { ExperimentNo, PlaceNo, State } from '../state.ts';

export function isOnBoard({ places }: State, experiment: ExperimentNo): boolean {
  return places.some(({ entrances }) => entrances.some(({ special }) => special.includes(experiment)));
}

/** L292, N25: the card of an experiment without figures leaves for good. (Q85) */
export function discardExperiment(s: State, experiment: ExperimentNo): void {
  s.raxxon.loose = s.raxxon.loose.filter((card) => card !== experiment);
  s.raxxon.done++;
  emit(s, { type: 'experimentDiscarded', experiment });
}

/** Where a special zombie stands. */
interface Standing {
  readonly experiment: ExperimentNo;
  readonly place: PlaceNo;
  readonly entrance: number;
}

/** Q74: the line of the encounter card kills it. Who waits for a kill hears of it after the attack. */
export function killSpecial(s: State, at: Standing): void {
  takeAway(s, at);
  emit(s, { type: 'specialGone', ...at });
  if (isSuspended(s, ATTACK)) suspended(s, ATTACK).killed++;
  if (!isOnBoard(s, at.experiment)) discardExperiment(s, at.experiment);
}

/** L288: to the first entrance of the place that has an empty space; without one it stays. */
export function moveSpecial(s: State, at: Standing, to: PlaceNo): void {
  const free = s.places[to]!.entrances.findIndex((_, entrance) => emptySpaces(s, to, entrance) > 0);
  if (to === at.place || free === -1) return;
  takeAway(s, at);
  const there = s.places[to]!.entrances[free]!;
  there.special = [...there.special, at.experiment];
  emit(s, { type: 'specialMoved', experiment: at.experiment, from: at.place, to });
}

function takeAway(s: State, { experiment, place, entrance }: Standing): void {
  const there = s.places[place]!.entrances[entrance]!;
  there.special = there.special.toSpliced(there.special.indexOf(experiment), 1);
}

/** L291, F33: a die, and the line of the encounter card with that number. */
export const encounter = rule<State, Encounter>(ENCOUNTER)({
  roll(s, { survivor }) {
    call(s, EFFECT_DIE, { seat: survivorOf(s, survivor).owner, by: survivor });
  },
  read(s, { survivor, entrance, experiment }) {
    const one = find(s, survivor);
    if (one === undefined) return;
    const roles = { attacker: survivor, self: survivor, here: one.place, entrance, experiment };
    const line = lineOf(contentOf(s).experiments[experiment]!.encounter, s.die);
    callEffects(s, line, context(s, { deck: 'experiment', card: experiment }, one.owner, roles));
  },
});
