import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test.for(['regular', 'strong'] as const)(
  'C21 C23 noise turns a survivor on top into a %s zombie that stays',
  (kind) => {
    const t = scene({ city: [kind, 'strong', 'regular'] }).noise('ann');
    t.happened({ type: 'noiseMade', shelter: 0, heard: true }, { type: 'zombieWoke', kind });
    t.has({ ann: { zombies: [] }, bob: { zombies: [] }, city: [`zombie:${kind}`, 'strong', 'regular'] });
  },
);

test('C22 C50 noise draws the zombie on top into the noisy shelter, and no further card is turned', () => {
  const t = scene({ ann: { zombies: ['fast'] }, city: ['zombie:strong', 'fast', 'survivor'] }).noise('ann');
  t.happened('noiseMade', { type: 'zombieArrived', kind: 'strong', shelter: 0 });
  t.has({ ann: { zombies: ['fast', 'strong'] }, city: ['fast', 'survivor'] });
});

test('C51 C52 C53 a fast zombie enters the noisy shelter at once, and the next card is not turned', () => {
  const t = scene({ city: ['fast', 'fast', 'survivor'] }).noise('ann');
  t.happened('noiseMade', { type: 'zombieArrived', kind: 'fast', shelter: 0 });
  t.has({ ann: { zombies: ['fast'] }, bob: { zombies: [] }, city: ['fast', 'survivor'] });
});

test('C24 A12 the zombie goes to the shelter where the noise is, whoever has the turn', () => {
  const t = scene({ ann: {}, bob: {}, cec: {}, city: ['fast', 'survivor'] }).noise('ann', 'cec');
  t.has({ ann: { zombies: [] }, bob: { zombies: [] }, cec: { zombies: ['fast'] } });
});

test('A5 noise with an empty city does nothing', () => {
  const t = scene({ city: [] }).noise('ann');
  t.over()
    .happened({ type: 'noiseMade', heard: false })
    .has({ ann: { zombies: [] }, bob: { zombies: [] }, city: [] });
});

test('C19 C20 A19 two noisy cards: effect, noise, effect, noise', () => {
  const t = scene({
    ann: { zombies: ['strong', 'strong'], hand: ['shotgun', 'shotgun'] },
    city: ['strong', 'survivor'],
  });
  t.phase1('ann').plays('shotgun').happened('cardPlayed', 'zombieEliminated', 'noiseMade', 'zombieWoke');
  t.has({ ann: { zombies: ['strong'] }, city: ['zombie:strong', 'survivor'] });
  t.plays('shotgun').happened('cardPlayed', 'zombieEliminated', 'noiseMade', 'zombieArrived');
  t.has({ ann: { zombies: ['strong'] }, city: ['survivor'], dead: ['strong', 'strong'] });
});

test('C20 the zombie called by a shot comes too late to be hit by it', () => {
  const t = scene({ ann: { zombies: ['regular'], hand: ['shotgun'] }, city: ['zombie', 'survivor'] }).phase1('ann');
  t.plays('shotgun')
    .over()
    .has({ ann: { zombies: ['regular'] }, dead: ['regular'] });
});

test('C48 C47 the next noise ends the block of the city', () => {
  const hand = ['walkieTalkie', 'revolver'] as const;
  const t = scene({ ann: { zombies: ['regular'], hand }, city: ['zombie', 'survivor', 'survivor'] }).phase1('ann');
  t.refuses('play walkieTalkie', 'C38')
    .plays('revolver')
    .plays('walkieTalkie')
    .has({ ann: { survivors: 3 } });
});

test('C48 C50 a shot from the sniper rifle ends the block of the city', () => {
  const t = scene({ ann: { hand: ['walkieTalkie', 'sniperRifle'] }, city: ['zombie', 'survivor'] }).phase1('ann');
  t.plays('sniperRifle')
    .plays('walkieTalkie')
    .has({ ann: { survivors: 3 }, city: [] });
});

test('C48 C50 Surprise! ends the block of the city', () => {
  const t = scene({ ann: { hand: ['walkieTalkie', 'surprise'] }, city: ['zombie', 'survivor'] }).phase1('ann');
  t.plays('surprise')
    .plays('walkieTalkie')
    .has({ ann: { survivors: 3 }, bob: { zombies: ['regular'] }, city: [] });
});
