import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { ZOMBIE_KINDS } from '../rules/shelter.ts';

test('C25 C27 all zombies of the shelter attack together, and each takes one survivor', () => {
  const t = scene({ ann: { survivors: 4, zombies: ['regular', 'strong', 'fast'] } }).phase2('ann');
  t.happened('survivorsLost').has({ ann: { survivors: 1 }, lost: 3, dead: [] });
});

test.for(ZOMBIE_KINDS)('C28 a %s zombie takes exactly one survivor', (kind) => {
  scene({ ann: { survivors: 3, zombies: [kind] } })
    .phase2('ann')
    .has({ ann: { survivors: 2 }, lost: 1 });
});

test('C26 only the shelter of the player whose turn it is is attacked', () => {
  const t = scene({ ann: { zombies: ['fast'] }, bob: { zombies: ['fast', 'strong'] } }).phase2('ann');
  t.has({ ann: { survivors: 1 }, bob: { survivors: 2 }, lost: 1 });
});

test('C30 the zombies stay after the attack and attack again', () => {
  const t = scene({ ann: { survivors: 5, zombies: ['fast', 'strong'] } }).phase2('ann');
  t.has({ ann: { survivors: 3, zombies: ['fast', 'strong'] } });
  t.phase2('ann').has({ ann: { survivors: 1, zombies: ['fast', 'strong'] } });
});

test('A32 attacks beyond the last survivor do nothing', () => {
  const t = scene({ ann: { survivors: 3, zombies: ['regular', 'strong', 'fast', 'fast'] } }).phase2('ann');
  t.has({ ann: { survivors: 0, zombies: ['regular', 'strong', 'fast', 'fast'] }, bob: { survivors: 2 }, lost: 3 });
});

test('A33 the survivors that came last are lost', () => {
  const t = scene({ ann: { survivors: 3, zombies: ['regular', 'fast'] } });
  const [first, ...last] = t.s.shelters[0]!.survivors;
  t.phase2('ann');
  expect(t.s.lost).toEqual(last);
  expect(t.s.shelters[0]!.survivors).toEqual([first]);
});

test('C29 C71 C72 the owner may use each barrier of the shelter, or none', () => {
  const t = scene({ ann: { zombies: ['fast'], barriers: ['mines', 'barricade', 'alarm', 'barricade'] } }).phase2('ann');
  t.asked('ann', 'attack.defend').offers('use barricade', 'use alarm', 'use mines', 'face').chooses('face').over();
  t.has({ ann: { survivors: 1, barriers: ['mines', 'barricade', 'alarm', 'barricade'] }, discard: [] });
});

test('C29 the barriers of others do not help', () => {
  const t = scene({ ann: { zombies: ['fast'] }, bob: { barriers: ['barricade', 'alarm'] } }).phase2('ann');
  t.over().has({ ann: { survivors: 1 }, bob: { barriers: ['barricade', 'alarm'] } });
});

test('C71 C75 a used barrier is discarded from the table', () => {
  const t = scene({ ann: { zombies: ['fast'], barriers: ['barricade', 'alarm'] } })
    .phase2('ann')
    .uses('barricade');
  t.has({ ann: { survivors: 2, barriers: ['alarm'] }, discard: ['barricade'] });
});

test('C71 C72 a barrier in the hand does not help', () => {
  const t = scene({ ann: { zombies: ['fast', 'fast'], hand: ['alarm'], barriers: ['barricade'] } }).phase2('ann');
  t.offers('use barricade', 'face').refuses('use alarm', 'C71');
});

test('C73 a barrier played this turn may be used in the same turn', () => {
  const t = scene({ ann: { zombies: ['fast'], hand: ['barricade'] }, bob: { hand: ['axe'] } }).turn('ann');
  t.plays('barricade')
    .asked('ann', 'attack.defend')
    .uses('barricade')
    .has({ ann: { survivors: 2 }, active: 'bob' });
});

test('C74 A23 any number of barriers may be used in one attack, one after the other in any order', () => {
  const zombies = ['regular', 'regular', 'strong', 'strong', 'fast'] as const;
  const barriers = ['barricade', 'barricade', 'mines'] as const;
  const t = scene({ ann: { survivors: 5, zombies, barriers }, city: [] })
    .phase2('ann')
    .uses('barricade');
  t.offers('use barricade', 'use mines', 'face').uses('mines').chooses('blast strong+strong');
  t.offers('use barricade', 'face').uses('barricade').over();
  t.has({ ann: { survivors: 4, zombies: ['regular', 'regular', 'fast'], barriers: [] }, lost: 1 });
});

test('A23 for each barricade used one loss less, even if the mines take the attackers afterwards', () => {
  const t = scene({
    ann: { survivors: 3, zombies: ['fast', 'fast', 'fast'], barriers: ['barricade', 'mines'] },
    city: [],
  });
  t.phase2('ann')
    .uses('barricade')
    .uses('mines')
    .chooses('blast fast+fast')
    .has({ ann: { survivors: 3, zombies: ['fast'] } });
});

test('A23 C80 the attackers are those present when phase 2 begins', () => {
  const position = { ann: { survivors: 3, zombies: ['fast'], barriers: ['mines', 'barricade'] } } as const;
  const t = scene({ ...position, city: ['zombie', 'survivor'] })
    .phase2('ann')
    .uses('mines');
  t.over().has({ ann: { survivors: 3, zombies: ['regular'], barriers: ['barricade'] } });
});

test('A20 a zombie that came in phase 1 attacks in phase 2 of the same turn', () => {
  const ann = { survivors: 2, zombies: ['strong'], hand: ['shotgun'] } as const;
  const t = scene({ ann, bob: { hand: ['axe'] }, city: ['fast', 'survivor'] })
    .turn('ann')
    .plays('shotgun');
  t.has({ ann: { survivors: 1, zombies: ['fast'] }, active: 'bob' });
});

test('A25 no barrier can be used when nothing attacks', () => {
  scene({ ann: { barriers: ['barricade', 'alarm', 'mines'] } })
    .phase2('ann')
    .over()
    .has({ ann: { survivors: 2 } });
});

test('A25 no barrier can be used in phase 1', () => {
  const t = scene({ ann: { zombies: ['fast'], barriers: ['alarm'], hand: ['axe'] } }).phase1('ann');
  t.refuses('use alarm', 'A25');
});

test('A25 C26 nobody but the owner of the attacked shelter is asked', () => {
  const barriers = ['alarm'] as const;
  const t = scene({ ann: { zombies: ['fast'], barriers }, bob: { zombies: ['fast'], barriers } }).phase2('ann');
  t.asked('ann', 'attack.defend');
});

const EXPERT = { expert: true } as const;

test('A48 in expert mode alarm and mines on the table may be discarded for noise alone, though nothing attacks', () => {
  const t = scene({
    ann: { barriers: ['alarm', 'mines', 'barricade'] },
    city: ['strong', 'fast', 'survivor'],
    options: EXPERT,
  });
  t.phase2('ann').offers('noise alarm', 'noise mines', 'face').chooses('noise alarm');
  t.happened('cardUsedForNoise', { type: 'noiseMade', shelter: 0 }, 'zombieWoke');
  t.chooses('noise mines')
    .over()
    .has({ ann: { survivors: 2, zombies: ['strong'], barriers: ['barricade'] } });
  t.has({ city: ['fast', 'survivor'], discard: ['alarm', 'mines'] });
});

test('A48 C80 the zombie called that way does not attack in this phase, the others do', () => {
  const ann = { survivors: 3, zombies: ['strong'], barriers: ['alarm'] } as const;
  const t = scene({ ann, city: ['fast', 'survivor'], options: EXPERT }).phase2('ann');
  t.offers('use alarm', 'noise alarm', 'face').chooses('noise alarm').over();
  t.has({ ann: { survivors: 2, zombies: ['strong', 'fast'], barriers: [] } });
});

test('A48 in the normal game there is no such use', () => {
  const t = scene({ ann: { zombies: ['fast'], barriers: ['alarm'] } }).phase2('ann');
  t.offers('use alarm', 'face').refuses('noise alarm', 'C107');
});
