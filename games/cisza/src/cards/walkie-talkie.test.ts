import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C83 C45 the walkie-talkie brings the top survivor of the city into the own shelter, without noise', () => {
  const t = scene({ ann: { survivors: 1, hand: ['walkieTalkie'] }, city: ['fast', 'strong'] }).phase1('ann');
  t.plays('walkieTalkie').happened('cardPlayed', { type: 'survivorRescued', shelter: 0 });
  t.has({ ann: { survivors: 2, zombies: [] }, city: ['strong'], discard: ['walkieTalkie'] });
});

test('C38 C86 C47 the walkie-talkie does not work while a zombie shows on the city', () => {
  const t = scene({ ann: { hand: ['walkieTalkie'] }, city: ['zombie', 'survivor'] }).phase1('ann');
  t.offers('discard', 'end').refuses('play walkieTalkie', 'C38');
});

test('C86 A2 the walkie-talkie does not work with an empty city', () => {
  const t = scene({ ann: { hand: ['walkieTalkie'] }, city: [] }).phase1('ann');
  t.refuses('play walkieTalkie', 'C38');
});

test('A15 a Horde rescued survivor side up is a survivor like any other', () => {
  const t = scene({ ann: { survivors: 1, hand: ['walkieTalkie'] }, city: ['horde', 'survivor'] }).phase1('ann');
  t.plays('walkieTalkie').happened('cardPlayed', 'survivorRescued');
  t.has({ ann: { survivors: 2, zombies: [] }, bob: { zombies: [] }, city: ['survivor'], dead: [] });
});
