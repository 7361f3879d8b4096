import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C96 the drone sends one zombie of choice from the own shelter to another one', () => {
  const t = scene({ ann: { zombies: ['strong', 'fast'], hand: ['drone'] }, cec: {}, city: [] })
    .phase1('ann')
    .plays('drone');
  t.asked('ann', 'drone.aim').offers('at bob', 'at cec').refuses('at ann', 'C96').chooses('at cec');
  t.asked('ann', 'sendOne.choose')
    .offers('send strong', 'send fast')
    .refuses('send regular', 'C96')
    .chooses('send strong');
  t.has({ ann: { zombies: ['fast'] }, bob: { zombies: [] }, cec: { zombies: ['strong'] }, discard: ['drone'] });
});

test('C98 C97 C24 the drone makes one noise, in the shelter that got the zombie, after it was sent', () => {
  const t = scene({ ann: { zombies: ['strong'], hand: ['drone'] }, city: ['zombie', 'survivor'] }).phase1('ann');
  t.plays('drone').happened('cardPlayed', 'zombieSent', { type: 'noiseMade', shelter: 1 }, 'zombieArrived');
  t.has({ ann: { zombies: [] }, bob: { zombies: ['strong', 'regular'] }, city: ['survivor'] });
});

test('A12 C98 a fast zombie turned up by the drone enters the shelter of the target', () => {
  const t = scene({ ann: { zombies: ['strong'], hand: ['drone'] }, city: ['fast', 'survivor'] }).phase1('ann');
  t.plays('drone').has({ ann: { zombies: [] }, bob: { zombies: ['strong', 'fast'] }, city: ['survivor'] });
});

test('A12 C98 a regular zombie turned up by the drone stays on the city', () => {
  const t = scene({ ann: { zombies: ['strong'], hand: ['drone'] }, city: ['regular', 'survivor'] }).phase1('ann');
  t.plays('drone').has({ bob: { zombies: ['strong'] }, city: ['zombie:regular', 'survivor'] });
});

test('A13 a Horde turned up by the drone is dealt by the player who played it', () => {
  const city = ['horde', 'strong', 'regular', 'survivor'] as const;
  const t = scene({ ann: { zombies: ['fast'], hand: ['drone'] }, city })
    .phase1('ann')
    .plays('drone');
  t.asked('ann', 'handOut.choose').chooses('to ann');
  t.has({ ann: { zombies: ['strong'] }, bob: { zombies: ['fast', 'regular'] } });
});

test.for([false, true])('A11 C96 C87 without an own zombie the drone cannot be played (expert mode: %s)', (expert) => {
  const t = scene({ ann: { hand: ['drone'] }, bob: { zombies: ['fast'] }, options: { expert } }).phase1('ann');
  t.offers('discard', 'end').refuses('play drone', 'C96');
});

test('C109 the drone cannot be used for its noise alone', () => {
  const t = scene({ ann: { zombies: ['fast'], hand: ['drone'] }, options: { expert: true } }).phase1('ann');
  t.offers('play drone', 'discard', 'end').refuses('noise drone', 'C109');
});
