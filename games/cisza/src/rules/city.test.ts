import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { isFinalAttack } from './city.ts';

test('C39 C8 eliminated zombies go to the city discard pile, used cards to that of the resources', () => {
  const t = scene({ ann: { zombies: ['fast', 'strong'], hand: ['axe'] }, dead: ['regular'], discard: ['drone'] });
  t.phase1('ann')
    .plays('axe')
    .has({ dead: ['regular', 'fast'], discard: ['drone', 'axe'], lost: 0 });
});

test('C46 C27 a survivor lost to an attack goes to the city discard pile and becomes no zombie', () => {
  const t = scene({ ann: { survivors: 2, zombies: ['regular'] }, lost: 1 }).phase2('ann');
  t.has({ ann: { survivors: 1, zombies: ['regular'] }, bob: { zombies: [] }, lost: 2, dead: [] });
});

test.for(['walkieTalkie', 'flare', 'megaphone'] as const)('C38 C86 %s works only with a survivor on top', (card) => {
  scene({ ann: { hand: [card] }, city: ['survivor'] })
    .phase1('ann')
    .offers(`play ${card}`, 'discard', 'end');
  scene({ ann: { hand: [card] }, city: ['zombie', 'survivor'] })
    .phase1('ann')
    .refuses(`play ${card}`, 'C38');
  scene({ ann: { hand: [card] }, city: [] })
    .phase1('ann')
    .refuses(`play ${card}`, 'C38');
});

test('C47 a visible zombie blocks the rescue cards of every player', () => {
  const t = scene({ ann: { hand: ['revolver'], zombies: ['fast'] }, bob: { hand: ['walkieTalkie'] } }).turn('ann');
  t.plays('revolver').asked('bob', 'play.choose').refuses('play walkieTalkie', 'C38');
});

test('C49 C25 a zombie on the city attacks nobody', () => {
  const t = scene({ ann: { survivors: 1 }, city: ['zombie:strong', 'survivor'] })
    .phase2('ann')
    .over()
    .happened();
  t.has({ ann: { survivors: 1 }, city: ['zombie:strong', 'survivor'] });
});

const LAST_CARDS = [
  [['survivor'], false],
  [['zombie'], true],
  [['zombie', 'survivor'], false],
  [[], true],
] as const;

test.for(LAST_CARDS)('C101 with %j in the city the Final Attack is %s', ([city, final]) => {
  const t = scene({ city });
  expect(isFinalAttack(t.s)).toBe(final);
  expect(t.view().finalAttack).toBe(final);
});

test('A38 C101 the noise that turns the last card begins the Final Attack, which then never ends', () => {
  const t = scene({ city: ['strong'] })
    .noise('ann')
    .happened('noiseMade', 'zombieWoke', 'finalAttackBegan');
  expect(t.view().finalAttack).toBe(true);
  t.noise('bob').happened('noiseMade', 'zombieWoke', 'finalAttackBegan', 'noiseMade', 'zombieArrived');
  expect(t.view().finalAttack).toBe(true);
});

test('A38 a rescue of the last survivor, and a fast zombie as the last card, begin the Final Attack', () => {
  const rescued = scene({ ann: { hand: ['walkieTalkie'] }, city: ['strong'] })
    .phase1('ann')
    .plays('walkieTalkie');
  rescued.happened('cardPlayed', 'survivorRescued', 'finalAttackBegan');
  scene({ city: ['fast'] })
    .noise('ann')
    .happened('noiseMade', 'finalAttackBegan', 'zombieArrived');
});

test('A38 a Horde that draws the last card begins the Final Attack', () => {
  const t = scene({ city: ['horde', 'fast', 'fast'] }).noise('ann');
  t.happened('noiseMade', 'hordeCame', 'finalAttackBegan', 'hordeDrawn', 'zombieSent', 'zombieSent');
});
