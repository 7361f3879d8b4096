/** L145–L149: step 1, the colony eats. */
import { emit } from '@horda/kernel';
import { helplessCount } from '../rules/helpless.ts';
import { builtValue, valueOf } from '../rules/modifiers.ts';
import { isExiled, sideOf, survivorsAt } from '../rules/table.ts';
import { changeFood, changeMorale } from '../rules/tracks.ts';
import { COLONY, type State } from '../state.ts';

/** L145, Q47, Q124: one food for two, rounded up once; nobody at home needs nothing. */
export function foodNeeded(s: State): number {
  const eaters = survivorsAt(s, COLONY);
  const half = Math.ceil((eaters.length + helplessCount(s)) / 2);
  const extra = s.survivors.reduce((sum, one) => sum + (isExiled(s, one) ? 0 : valueOf(s, one, 'feeding.extra')), 0);
  return half + extra + builtValue(s, 'feeding.extra') + extraOfObjective(s);
}

function extraOfObjective(s: State): number {
  let sum = 0;
  for (const { hook, effects } of sideOf(s)?.special ?? [])
    if (hook === 'step1')
      for (const op of effects) if (op.op === 'mod' && op.mod.key === 'feeding.extra') sum += op.mod.value;
  return sum;
}

/** L147–L149: too little food: none is eaten, one more starvation token, and one morale for each of them. */
export function feed(s: State): void {
  const need = foodNeeded(s);
  if (need <= s.food) {
    emit(s, { type: 'ate', food: need });
    return changeFood(s, -need);
  }
  s.starvation++;
  emit(s, { type: 'starved', tokens: s.starvation, food: need });
  changeMorale(s, -s.starvation);
}
