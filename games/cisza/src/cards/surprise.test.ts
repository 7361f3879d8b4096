import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C99 A9 Surprise! sends an own zombie and the top of the city to one other player, without noise', () => {
  const t = scene({ ann: { zombies: ['strong', 'fast'], hand: ['surprise'] }, cec: {}, city: ['zombie', 'survivor'] });
  t.phase1('ann').plays('surprise').asked('ann', 'surprise.aim').offers('at bob', 'at cec').refuses('at ann', 'C99');
  t.chooses('at cec').asked('ann', 'sendOne.choose').offers('send strong', 'send fast').chooses('send fast');
  t.happened('zombieSent', 'zombieArrived').has({ ann: { zombies: ['strong'] }, bob: { zombies: [] } });
  t.has({ cec: { zombies: ['fast', 'regular'] }, city: ['survivor'], discard: ['surprise'] });
});

test('A7 a survivor on top of the city is turned and goes as a zombie', () => {
  const t = scene({ ann: { zombies: ['fast'], hand: ['surprise'] }, city: ['strong', 'survivor'] }).phase1('ann');
  t.plays('surprise').has({ ann: { zombies: [] }, bob: { zombies: ['fast', 'strong'] }, city: ['survivor'] });
});

test('A7 by the other reading a survivor on top of the city stays', () => {
  const options = { surprise: 'visible' } as const;
  const t = scene({ ann: { zombies: ['fast'], hand: ['surprise'] }, city: ['strong', 'survivor'], options });
  t.phase1('ann')
    .plays('surprise')
    .has({ bob: { zombies: ['fast'] }, city: ['strong', 'survivor'] });
});

test('A7 C48 by the other reading a visible zombie goes', () => {
  const options = { surprise: 'visible' } as const;
  const t = scene({ ann: { hand: ['surprise'] }, city: ['zombie:strong', 'survivor'], options }).phase1('ann');
  t.plays('surprise').has({ bob: { zombies: ['strong'] }, city: ['survivor'] });
});

test('A7 A10 by the other reading it cannot be played without an own zombie or a visible one', () => {
  const t = scene({ ann: { hand: ['surprise'] }, city: ['strong'], options: { surprise: 'visible' } }).phase1('ann');
  t.refuses('play surprise', 'A10');
});

test('A8 C99 C56 a Horde turned up by Surprise! is settled instead; the own zombie has been sent before', () => {
  const city = ['horde', 'regular', 'strong', 'survivor'] as const;
  const t = scene({ ann: { zombies: ['fast'], hand: ['surprise'] }, city })
    .phase1('ann')
    .plays('surprise');
  t.happened('cardPlayed', 'zombieSent', 'hordeCame', 'hordeDrawn').asked('ann', 'handOut.choose').chooses('to ann');
  t.has({ ann: { zombies: ['strong'] }, bob: { zombies: ['fast', 'regular'] }, dead: ['horde'], city: ['survivor'] });
});

test('A8 a zombie that came with that Horde is not sent by the same card', () => {
  const city = ['horde', 'regular', 'regular', 'survivor'] as const;
  const t = scene({ ann: { hand: ['surprise'] }, city })
    .phase1('ann')
    .plays('surprise');
  t.over().has({ ann: { zombies: ['regular'] }, bob: { zombies: ['regular'] }, city: ['survivor'] });
});

test('A10 C87 A2 without an own zombie only the top of the city goes', () => {
  const t = scene({ ann: { hand: ['surprise'] }, city: ['fast', 'survivor'] })
    .phase1('ann')
    .plays('surprise');
  t.over().has({ bob: { zombies: ['fast'] }, city: ['survivor'] });
});

test('A10 C87 with an empty city only the own zombie goes', () => {
  const t = scene({ ann: { zombies: ['strong'], hand: ['surprise'] }, city: [] })
    .phase1('ann')
    .plays('surprise');
  t.over().has({ ann: { zombies: [] }, bob: { zombies: ['strong'] } });
});

test('A10 A2 with neither Surprise! cannot be played', () => {
  const t = scene({ ann: { hand: ['surprise'] }, bob: { zombies: ['strong'] }, city: [] }).phase1('ann');
  t.offers('discard', 'end').refuses('play surprise', 'A10');
});

test('A38 C101 Surprise! with the last city card begins the Final Attack', () => {
  const t = scene({ ann: { hand: ['surprise'] }, city: ['strong'] })
    .phase1('ann')
    .plays('surprise');
  t.happened('cardPlayed', 'finalAttackBegan', 'zombieArrived').has({ bob: { zombies: ['strong'] }, city: [] });
});
