import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C94 sacrifice costs a survivor and hands out all zombies among the others as its player likes', () => {
  const t = scene({ ann: { survivors: 2, zombies: ['fast', 'strong', 'regular'], hand: ['sacrifice'] }, cec: {} });
  t.phase1('ann').plays('sacrifice').asked('ann', 'handOut.choose').offers('to bob', 'to cec');
  t.chooses('to bob', 'to cec', 'to cec')
    .over()
    .has({ ann: { survivors: 1, zombies: [] }, lost: 1 });
  t.has({ bob: { zombies: ['strong'] }, cec: { zombies: ['regular', 'fast'] }, discard: ['sacrifice'] });
});

test('C95 sacrifice may give all zombies to one player', () => {
  const t = scene({ ann: { zombies: ['fast', 'strong'], hand: ['sacrifice'] }, cec: {} })
    .phase1('ann')
    .plays('sacrifice');
  t.chooses('to cec', 'to cec').has({ bob: { zombies: [] }, cec: { zombies: ['fast', 'strong'] } });
});

test('C94 sacrifice makes no noise', () => {
  const t = scene({ ann: { zombies: ['fast'], hand: ['sacrifice'] }, city: ['survivor'] })
    .phase1('ann')
    .plays('sacrifice');
  t.happened('cardPlayed', 'survivorSacrificed', 'zombieSent').has({ bob: { zombies: ['fast'] }, city: ['survivor'] });
});

test('C94 sacrifice never keeps a zombie nor gives one to a player who is out', () => {
  const t = scene({ ann: { zombies: ['fast'], hand: ['sacrifice'] }, bob: { out: true }, cec: {}, dan: {} });
  t.phase1('ann').plays('sacrifice').offers('to cec', 'to dan').refuses('to ann', 'C94');
});

test('C46 the sacrificed survivor goes to the city discard pile and becomes no zombie', () => {
  const t = scene({ ann: { survivors: 2, zombies: ['fast'], hand: ['sacrifice'] } })
    .phase1('ann')
    .plays('sacrifice');
  t.has({ ann: { survivors: 1, zombies: [] }, bob: { zombies: ['fast'] }, lost: 1, dead: [] });
});

test('A29 C87 sacrifice needs a zombie', () => {
  const t = scene({ ann: { hand: ['sacrifice'] }, bob: { zombies: ['fast'] } }).phase1('ann');
  t.offers('discard', 'end').refuses('play sacrifice', 'A29');
});

test('A29 C94 sacrifice needs a survivor', () => {
  const t = scene({ ann: { survivors: 0, zombies: ['fast'], hand: ['sacrifice'] } }).phase1('ann');
  t.offers('discard', 'end').refuses('play sacrifice', 'C94');
});

test('A30 C35 the last survivor may be sacrificed; without another the player is eliminated after phase 2', () => {
  const t = scene({ ann: { survivors: 1, zombies: ['fast'], hand: ['sacrifice', 'axe'] }, cec: {} });
  t.turn('ann')
    .plays('sacrifice')
    .chooses('to bob')
    .asked('ann', 'play.choose')
    .has({ ann: { survivors: 0, out: false } });
  t.ends().has({ ann: { out: true }, bob: { out: false }, cec: { out: false } });
});

test('A30 a survivor who joins before the end of phase 2 saves the player', () => {
  const hand = ['sacrifice', 'walkieTalkie', 'axe'] as const;
  const t = scene({ ann: { survivors: 1, zombies: ['fast'], hand }, bob: { hand: ['axe'] } }).turn('ann');
  t.plays('sacrifice')
    .plays('walkieTalkie')
    .ends()
    .has({ ann: { survivors: 1, out: false }, active: 'bob' });
});

test('A33 of several survivors the one that came last is sacrificed', () => {
  const t = scene({ ann: { survivors: 3, zombies: ['fast'], hand: ['sacrifice'] } }).phase1('ann');
  const last = t.s.shelters[0]!.survivors.at(-1)!;
  t.plays('sacrifice');
  expect(t.s.lost).toEqual([last]);
});
