import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C88 sabotage destroys all barriers of the chosen player', () => {
  const t = scene({
    ann: { hand: ['sabotage'] },
    bob: { barriers: ['mines', 'alarm'], zombies: ['strong'] },
    cec: { barriers: ['barricade'] },
  });
  t.phase1('ann').plays('sabotage').asked('ann', 'sabotage.aim').offers('at bob', 'at cec').chooses('at bob');
  t.has({ bob: { barriers: [], zombies: ['strong'], survivors: 2 }, cec: { barriers: ['barricade'] } });
  t.has({ discard: ['mines', 'alarm', 'sabotage'] });
});

test('C88 C89 C24 the only noise is that of sabotage itself, in the shelter of its player', () => {
  const t = scene({ ann: { hand: ['sabotage'] }, bob: { barriers: ['alarm', 'mines'] }, city: ['zombie', 'survivor'] });
  t.phase1('ann').plays('sabotage');
  t.happened('cardPlayed', 'barriersDestroyed', { type: 'noiseMade', shelter: 0 }, 'zombieArrived');
  t.has({ ann: { zombies: ['regular'] }, bob: { zombies: [] }, city: ['survivor'] });
});

test('C89 destroyed mines take no zombie', () => {
  const t = scene({ ann: { hand: ['sabotage'] }, bob: { barriers: ['mines'], zombies: ['fast'] } }).phase1('ann');
  t.plays('sabotage').has({ bob: { zombies: ['fast'] }, dead: [] });
});

test('C88 A27 sabotage names a player who has a barrier', () => {
  const t = scene({ ann: { hand: ['sabotage'] }, bob: {}, cec: { barriers: ['alarm'] }, dan: { barriers: ['mines'] } });
  t.phase1('ann').plays('sabotage').offers('at cec', 'at dan').refuses('at bob', 'C88');
});

test('A27 A28 C87 sabotage cannot be played if nobody else has a barrier', () => {
  const t = scene({ ann: { hand: ['sabotage'], barriers: ['alarm', 'mines'] } }).phase1('ann');
  t.offers('discard', 'end').refuses('play sabotage', 'C88');
});

test('A28 sabotage never names oneself', () => {
  const own = { hand: ['sabotage'], barriers: ['alarm'] } as const;
  const t = scene({ ann: own, bob: { barriers: ['mines'] }, cec: { barriers: ['barricade'] } }).phase1('ann');
  t.plays('sabotage').refuses('at ann', 'C88');
});
