/** L120–L126: the exposure die, one roll after another. */
import { ask, below, call, emit, rule } from '@horda/kernel';
import type { ExposureFace } from '../content/vocabulary.ts';
import { BITE, EXPOSURE, type Exposure } from '../declared.ts';
import { NONE, type Choice, type Equipped, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { hurt } from './damage.ts';
import { callLasting } from './lasting.ts';
import { valueOf } from './modifiers.ts';
import { find, itemOf } from './table.ts';

/** L126: 12 faces. */
const FACES: readonly ExposureFace[] = [
  ...Array<ExposureFace>(6).fill('blank'),
  ...Array<ExposureFace>(3).fill('wound'),
  ...Array<ExposureFace>(2).fill('frostbite'),
  'bite',
];

function rollExposure(s: State, survivor: SurvivorNo): ExposureFace {
  const face = FACES[below(s, FACES.length)]!;
  s.turn.face = face;
  emit(s, { type: 'exposureRolled', survivor, face });
  return face;
}

export const exposure = rule<State, Exposure, Choice>(EXPOSURE)({
  roll(s, my, f) {
    const one = find(s, my.survivor);
    if (my.n <= 0 || one === undefined) return void (f.at = '');
    my.n--;
    const face = rollExposure(s, my.survivor);
    if (face === 'blank') f.at = 'roll';
  },
  /** An item may turn the face into a blank. Whether it can is public. */
  ignore(s, { survivor }, f) {
    const one = find(s, survivor)!;
    if (shield(s, one) === undefined) f.at = 'rescue';
    else ask<Choice>(s, one.owner, 'exposure.ignore', [{ do: 'yes' }, { do: 'no' }]);
  },
  shield(s, my, { pick }) {
    if (pick.do !== 'yes') return;
    const item = shield(s, find(s, my.survivor)!)!;
    item.used++;
    s.turn.face = 'blank';
    emit(s, { type: 'itemUsed', survivor: my.survivor, card: item.card });
  },
  /** A lasting effect may let a player pay for it. */
  rescue(s, { survivor }) {
    if (s.turn.face !== 'blank' && s.lasting.length > 0) callLasting(s, 'exposureFace', find(s, survivor)!.owner);
  },
  work(s, { survivor, chained }, f) {
    f.at = 'roll';
    const one = find(s, survivor)!;
    const face = s.turn.face!;
    if (face === 'blank' || chained === true) return;
    if (face === 'wound' || face === 'frostbite') hurt(s, [survivor], face, 1);
    else if (valueOf(s, one, 'bite.asWound') > 0) hurt(s, [survivor], 'wound', 1);
    else call(s, BITE, { survivor, place: one.place, victim: NONE });
  },
});

/** Equipment that turns the face rolled into a blank, not used up in this round. */
function shield(s: State, one: Survivor): Equipped | undefined {
  return one.items.find((item) =>
    itemOf(s, item.card).uses.some(
      ({ timing: { hook, limit }, effects }) =>
        hook === 'exposureFace' &&
        effects.some(({ op, ...rest }) => op === 'mod' && 'mod' in rest && rest.mod.value === s.turn.face) &&
        (limit === undefined || !('perRound' in limit) || item.used < limit.perRound),
    ),
  );
}
