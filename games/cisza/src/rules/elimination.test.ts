import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C32 C33 C34 a shelter without survivors is out: hand and barriers are discarded, zombies go to the neighbours', () => {
  const t = scene({
    ann: { survivors: 1, zombies: ['strong', 'fast', 'regular'], barriers: ['barricade'], hand: ['drone', 'axe'] },
    bob: { hand: ['axe'] },
    cec: {},
    dan: {},
  });
  t.turn('ann')
    .ends()
    .chooses('face')
    .asked('ann', 'handOut.choose')
    .offers('to bob', 'to dan')
    .refuses('to cec', 'C34');
  t.chooses('to bob', 'to dan', 'to dan').has({ discard: ['drone', 'axe', 'barricade'], lost: 1 });
  t.has({ ann: { out: true, survivors: 0, zombies: [], barriers: [], hand: [] }, active: 'bob' });
  t.has({ bob: { zombies: ['strong'] }, cec: { zombies: [] }, dan: { zombies: ['regular', 'fast'] } });
});

test('A35 one neighbour may get all zombies', () => {
  const t = scene({ ann: { survivors: 1, zombies: ['strong', 'fast'] }, bob: { hand: ['axe'] }, cec: {} }).turn('ann');
  t.chooses('to cec', 'to cec').has({ bob: { zombies: [] }, cec: { zombies: ['strong', 'fast'] } });
});

test('A35 neighbours are the nearest players still in the game', () => {
  const bob = { survivors: 1, zombies: ['strong'] } as const;
  const t = scene({ ann: { out: true }, bob, cec: { out: true }, dan: {}, eve: {}, fox: {} }).turn('bob');
  t.asked('bob', 'handOut.choose').offers('to dan', 'to fox').refuses('to eve', 'C34');
});

test('A36 the zombies handed over attack in the very next turn', () => {
  const t = scene({ ann: { survivors: 1, zombies: ['fast'] }, bob: { survivors: 2, hand: ['axe'] }, cec: {} }).turn(
    'ann',
  );
  t.chooses('to bob')
    .asked('bob', 'play.choose')
    .ends()
    .has({ bob: { survivors: 1, zombies: ['fast'] } });
});

test('A34 C100 when one of the last two falls, the other wins at once and gets no zombies', () => {
  const t = scene({ ann: { survivors: 1, zombies: ['strong', 'fast'] }, bob: { out: true }, cec: { survivors: 1 } });
  t.turn('ann')
    .over()
    .has({ cec: { zombies: [], survivors: 1 }, ending: 'elimination', winners: ['cec'] });
});

test('C35 C32 a shelter may be without survivors in phase 1', () => {
  const t = scene({ ann: { survivors: 0, hand: ['walkieTalkie'] }, bob: { hand: ['axe'] } }).turn('ann');
  t.has({ ann: { out: false } })
    .plays('walkieTalkie')
    .has({ ann: { out: false, survivors: 1 }, active: 'bob' });
});

test('C35 A37 a shelter without survivors falls only in its own turn', () => {
  const t = scene({ ann: { hand: ['axe'] }, bob: { survivors: 0, hand: ['axe'] }, cec: {} })
    .turn('ann')
    .ends();
  t.has({ bob: { out: false } })
    .asked('bob', 'play.choose')
    .ends()
    .has({ bob: { out: true }, ann: { out: false } });
});

test('A31 C32 the alarm does not save a player without survivors', () => {
  const t = scene({ ann: { survivors: 0, zombies: ['fast'], barriers: ['alarm'] }, bob: {}, cec: {} }).turn('ann');
  t.uses('alarm')
    .asked('ann', 'handOut.choose')
    .has({ ann: { out: true } });
});

test('A37 zombies sent to others eliminate nobody before their own turn', () => {
  const ann = { zombies: ['strong', 'fast'], hand: ['surprise', 'drone'] } as const;
  const t = scene({ ann, bob: { survivors: 1, hand: ['axe'] }, city: ['survivor', 'fast', 'survivor'] }).turn('ann');
  t.plays('surprise')
    .chooses('send strong')
    .plays('drone')
    .has({ bob: { survivors: 1, out: false }, active: 'bob' });
});
