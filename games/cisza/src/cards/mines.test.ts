import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C79 A22 C42 the mines take one or two zombies of any kind, as their owner likes', () => {
  const t = scene({ ann: { zombies: ['strong', 'strong', 'fast'], barriers: ['mines'] } })
    .phase2('ann')
    .uses('mines');
  t.asked('ann', 'mines.aim').offers('blast strong', 'blast fast', 'blast strong+strong', 'blast strong+fast');
});

test('C81 C79 C39 zombies taken by the mines do not attack and do not stay', () => {
  const t = scene({ ann: { zombies: ['strong', 'regular', 'fast'], barriers: ['mines'] } })
    .phase2('ann')
    .uses('mines');
  t.chooses('blast strong+fast').over();
  t.has({ ann: { survivors: 1, zombies: ['regular'] }, dead: ['strong', 'fast'], lost: 1, discard: ['mines'] });
});

test('A22 at least one zombie must be taken, and a single one is enough', () => {
  const t = scene({ ann: { zombies: ['regular'], barriers: ['mines'] } })
    .phase2('ann')
    .uses('mines');
  t.over().has({ ann: { survivors: 2, zombies: [] }, dead: ['regular'] });
});

test('A22 the mines reach only the own shelter', () => {
  const t = scene({ ann: { zombies: ['regular'], barriers: ['mines'] }, bob: { zombies: ['strong'] } }).phase2('ann');
  t.uses('mines').has({ ann: { zombies: [] }, bob: { zombies: ['strong'] } });
});

test('C79 C76 C82 the mines make noise in their shelter, after the blast', () => {
  const t = scene({ ann: { zombies: ['regular'], barriers: ['mines'] }, city: ['strong', 'survivor'] }).phase2('ann');
  t.uses('mines').happened('barrierUsed', 'zombieEliminated', { type: 'noiseMade', shelter: 0 }, 'zombieWoke');
});

test('C80 C82 a zombie called by the mines does not attack in this phase, but in the next one', () => {
  const t = scene({ ann: { survivors: 3, zombies: ['regular'], barriers: ['mines'] }, city: ['zombie', 'survivor'] });
  t.phase2('ann')
    .uses('mines')
    .over()
    .has({ ann: { survivors: 3, zombies: ['regular'] }, dead: ['regular'] });
  t.phase2('ann').has({ ann: { survivors: 2, zombies: ['regular'] } });
});

test('A22 C80 a second mine may take the newcomer, or leave it and take attackers', () => {
  const t = scene({
    ann: { survivors: 5, zombies: ['regular', 'regular', 'regular'], barriers: ['mines', 'mines'] },
    city: ['fast', 'survivor'],
  });
  t.phase2('ann')
    .uses('mines')
    .chooses('blast regular')
    .has({ ann: { zombies: ['regular', 'regular', 'fast'] } });
  t.uses('mines');
  t.offers('blast regular', 'blast new:fast', 'blast regular+regular', 'blast regular+new:fast');
  t.chooses('blast regular+new:fast').has({
    ann: { survivors: 4, zombies: ['regular'] },
    dead: ['regular', 'regular', 'fast'],
  });
});

test('A22 a newcomer taken by the mines leaves the attackers as many as they were', () => {
  const t = scene({
    ann: { survivors: 5, zombies: ['strong', 'strong'], barriers: ['mines', 'mines'] },
    city: ['zombie:strong', 'survivor'],
  });
  t.phase2('ann').uses('mines').chooses('blast strong').uses('mines').chooses('blast new:strong');
  t.over().has({ ann: { survivors: 4, zombies: ['strong'] }, dead: ['strong', 'strong'] });
});

test('A22 A25 the mines cannot be used when nobody attacks any more', () => {
  const t = scene({ ann: { zombies: ['regular'], barriers: ['barricade', 'mines'] } })
    .phase2('ann')
    .uses('barricade');
  t.over().has({ ann: { survivors: 2, zombies: ['regular'], barriers: ['mines'] } });
});

test('A22 C79 mines may take two newcomers and no attacker', () => {
  const ann = { survivors: 2, zombies: ['strong'], barriers: ['alarm', 'alarm', 'mines'] } as const;
  const t = scene({ ann, city: ['fast', 'fast', 'survivor', 'survivor'], options: { expert: true } }).phase2('ann');
  t.chooses('noise alarm').chooses('noise alarm').uses('mines').chooses('blast new:fast+new:fast');
  t.has({ ann: { survivors: 1, zombies: ['strong'] }, dead: ['fast', 'fast'] });
});
