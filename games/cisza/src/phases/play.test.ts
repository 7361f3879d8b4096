import { list } from '@horda/parts';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { PRINTED, RESOURCES } from '../content/resources.ts';
import { en } from '../text/en.ts';
import { RULEBOOK } from '../text/rulebook.ts';

test('C15 in phase 1 one plays cards or discards them', () => {
  const t = scene({ ann: { hand: ['alarm', 'walkieTalkie', 'axe'] } })
    .phase1('ann')
    .asked('ann', 'play.choose');
  t.offers('play alarm', 'play walkieTalkie', 'discard', 'end');
});

test('C15 any number of cards may be discarded, and no more can be done then', () => {
  const t = scene({ ann: { hand: ['alarm', 'axe', 'axe'] } })
    .phase1('ann')
    .chooses('discard');
  t.asked('ann', 'discardCards.choose');
  t.offers('drop alarm', 'drop axe', 'drop alarm+axe', 'drop axe+axe', 'drop alarm+axe+axe').chooses('drop alarm+axe');
  t.over().has({ ann: { hand: ['axe'] }, discard: ['alarm', 'axe'] });
});

test('C15 discarded cards have no effect and make no noise', () => {
  const hand = ['revolver', 'megaphone', 'alarm'] as const;
  const t = scene({ ann: { zombies: ['fast'], hand }, city: ['survivor'] })
    .phase1('ann')
    .chooses('discard');
  t.chooses('drop revolver+megaphone+alarm').happened('cardsDiscarded');
  t.has({ ann: { zombies: ['fast'], survivors: 2, barriers: [], hand: [] }, city: ['survivor'] });
});

test('C15 any number of cards may be played', () => {
  const t = scene({ ann: { hand: ['alarm', 'barricade', 'walkieTalkie'] } }).phase1('ann');
  t.plays('alarm').plays('walkieTalkie').plays('barricade').over();
  t.has({ ann: { hand: [], barriers: ['alarm', 'barricade'], survivors: 3 } });
});

test('C16 after a card was played no card can be discarded in this phase', () => {
  const t = scene({ ann: { hand: ['alarm', 'axe'] } })
    .phase1('ann')
    .plays('alarm');
  t.offers('end').refuses('discard', 'C16');
});

test('C16 after discarding no card can be played in this phase', () => {
  const t = scene({ ann: { hand: ['alarm', 'mines', 'axe'] } })
    .phase1('ann')
    .chooses('discard');
  t.refuses('play mines', 'C16')
    .chooses('drop axe')
    .over()
    .has({ ann: { hand: ['alarm', 'mines'], barriers: [] } });
});

test('C17 cards may be played in any order', () => {
  const hand = ['revolver', 'walkieTalkie'] as const;
  const first = scene({ ann: { zombies: ['fast'], hand }, city: ['strong', 'regular', 'survivor'] }).phase1('ann');
  first
    .plays('walkieTalkie')
    .plays('revolver')
    .has({ ann: { survivors: 3 }, city: ['zombie:regular', 'survivor'] });
  const other = scene({ ann: { zombies: ['fast'], hand }, city: ['strong', 'regular', 'survivor'] }).phase1('ann');
  other
    .plays('revolver')
    .refuses('play walkieTalkie', 'C38')
    .has({ city: ['zombie:strong', 'regular', 'survivor'] });
});

test('C17 a card is resolved completely before the next one', () => {
  const t = scene({ ann: { zombies: ['fast', 'regular'], hand: ['axe', 'revolver'] } })
    .phase1('ann')
    .plays('axe');
  t.asked('ann', 'axe.aim').refuses('play revolver', 'C17').refuses('end', 'C17');
});

test('C18 C65 a played card is discarded when it is resolved, not before', () => {
  const t = scene({ ann: { zombies: ['fast', 'regular'], hand: ['axe'] }, discard: ['drone'] })
    .phase1('ann')
    .plays('axe');
  t.has({ discard: ['drone'] });
  expect(t.view('bob').inPlay).toBe('axe');
  t.chooses('eliminate fast').has({ discard: ['drone', 'axe'] });
});

test('A1 no card needs to be played or discarded', () => {
  const t = scene({ ann: { hand: ['alarm', 'axe'] } })
    .phase1('ann')
    .ends();
  t.over()
    .happened()
    .has({ ann: { hand: ['alarm', 'axe'], barriers: [] }, discard: [] });
});

test('A1 with an empty hand phase 1 passes by itself', () => {
  scene({ ann: { hand: [] } })
    .phase1('ann')
    .over()
    .happened();
});

test('C70 C11 C76 a barrier is laid face up into the own barrier zone, without noise', () => {
  const t = scene({ ann: { hand: ['mines'] }, city: ['survivor'] })
    .phase1('ann')
    .plays('mines')
    .happened('cardPlayed');
  t.has({
    ann: { barriers: ['mines'], survivors: 2, zombies: [] },
    bob: { barriers: [] },
    discard: [],
    city: ['survivor'],
  });
  expect(t.view('bob').shelters[0]).toMatchObject({ barriers: ['mines'] });
});

test('A2 C76 a barrier may always be played, on an empty city too', () => {
  const t = scene({ ann: { hand: ['barricade', 'alarm', 'mines'] }, city: [] }).phase1('ann');
  t.offers('play barricade', 'play alarm', 'play mines', 'discard', 'end');
});

test('A2 no card can be played that would do nothing but make noise', () => {
  const t = scene({ ann: { hand: ['revolver', 'megaphone', 'sabotage'] }, city: ['zombie', 'survivor'] }).phase1('ann');
  t.offers('discard', 'end');
});

const EXPERT = { expert: true } as const;
const MARKED = RESOURCES.filter((card) => PRINTED[card].noise);

test.for(MARKED)('C107 C110 A48 A49 in expert mode %s may be used for its noise alone', (card) => {
  const ann = { zombies: ['fast', 'regular'], hand: [card] } as const;
  const t = scene({ ann, bob: { barriers: ['alarm'] }, city: ['strong', 'survivor', 'survivor'], options: EXPERT });
  t.phase1('ann').offers(`play ${card}`, `noise ${card}`, 'discard', 'end').chooses(`noise ${card}`).over();
  t.happened('cardUsedForNoise', { type: 'noiseMade', shelter: 0 }, 'zombieWoke');
  t.has({ ann: { zombies: ['fast', 'regular'], survivors: 2, barriers: [], hand: [] }, bob: { barriers: ['alarm'] } });
  t.has({ city: ['zombie:strong', 'survivor', 'survivor'], discard: [card] });
});

test('C110 the cards that bear the mark are those that the rulebook tells of', () => {
  const { en: told } = RULEBOOK.find(({ id }) => id === 'C110')!;
  expect(told).toContain(
    `are ${list(
      'en',
      MARKED.map((card) => en.cards[card].name),
    )}.`,
  );
});

test.for(RESOURCES.filter((card) => !PRINTED[card].noise && card !== 'drone'))(
  'C107 C110 in expert mode %s, which has no mark, has no such use',
  (card) => {
    const t = scene({ ann: { hand: [card] }, options: EXPERT }).phase1('ann');
    t.refuses(`noise ${card}`, 'C110');
  },
);

test('C107 in the normal game no card is used for its noise alone', () => {
  const t = scene({ ann: { zombies: ['fast'], hand: ['revolver'] } }).phase1('ann');
  t.offers('play revolver', 'discard', 'end').refuses('noise revolver', 'C107');
});

test('C107 in expert mode a marked card still works as usual', () => {
  const t = scene({ ann: { zombies: ['fast'], hand: ['revolver'] }, options: EXPERT, city: ['survivor'] }).phase1(
    'ann',
  );
  t.plays('revolver').has({ ann: { zombies: [] }, dead: ['fast'], city: ['zombie'] });
});

test('C108 A27 in expert mode a revolver is fired at nothing, and a sabotage leaves all barriers alone', () => {
  const t = scene({ ann: { hand: ['revolver', 'sabotage'] }, city: ['strong', 'survivor'], options: EXPERT }).phase1(
    'ann',
  );
  t.offers('noise revolver', 'noise sabotage', 'discard', 'end').chooses('noise revolver', 'noise sabotage');
  t.has({ ann: { zombies: ['strong'] }, city: ['survivor'], discard: ['revolver', 'sabotage'] });
});

test('C107 C16 a noise without effect is a use: nothing can be discarded afterwards', () => {
  const t = scene({ ann: { hand: ['revolver', 'axe'] }, options: EXPERT })
    .phase1('ann')
    .chooses('noise revolver');
  t.offers('end').refuses('discard', 'C16');
});
