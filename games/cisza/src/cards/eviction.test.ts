import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C90 C75 eviction swaps all zombies and barriers; survivors stay', () => {
  const t = scene({
    ann: { survivors: 1, zombies: ['strong', 'fast'], barriers: ['alarm'], hand: ['eviction'] },
    bob: { survivors: 4, zombies: ['regular'], barriers: ['mines', 'barricade'] },
    city: [],
  });
  t.phase1('ann')
    .plays('eviction')
    .has({ ann: { survivors: 1, zombies: ['regular'], barriers: ['mines', 'barricade'] } });
  t.has({ bob: { survivors: 4, zombies: ['strong', 'fast'], barriers: ['alarm'] }, discard: ['eviction'] });
});

test('C91 C90 the noise of eviction comes after the swap, to the player who played it', () => {
  const t = scene({ ann: { zombies: ['strong'], hand: ['eviction'] }, city: ['zombie', 'survivor'] }).phase1('ann');
  t.plays('eviction').happened('cardPlayed', 'sheltersSwapped', { type: 'noiseMade', shelter: 0 }, 'zombieArrived');
  t.has({ ann: { zombies: ['regular'] }, bob: { zombies: ['strong'] } });
});

test('C90 eviction names another player', () => {
  const t = scene({ ann: { zombies: ['strong'], hand: ['eviction'] }, cec: {} })
    .phase1('ann')
    .plays('eviction');
  t.asked('ann', 'eviction.aim').offers('at bob', 'at cec').refuses('at ann', 'A26');
});

test('A26 C87 eviction needs a zombie or a barrier on one of both sides', () => {
  const t = scene({ ann: { hand: ['eviction'] }, bob: {}, cec: { barriers: ['alarm'] }, dan: { zombies: ['fast'] } });
  t.phase1('ann').plays('eviction').offers('at cec', 'at dan').refuses('at bob', 'A26');
});

test('A26 eviction with one own barrier alone is allowed', () => {
  const t = scene({ ann: { hand: ['eviction'], barriers: ['alarm'] }, city: [] })
    .phase1('ann')
    .plays('eviction');
  t.has({ ann: { barriers: [] }, bob: { barriers: ['alarm'] } });
});

test('A26 A2 eviction cannot be played when nothing would change', () => {
  scene({ ann: { hand: ['eviction'] } })
    .phase1('ann')
    .offers('discard', 'end')
    .refuses('play eviction', 'A26');
});
