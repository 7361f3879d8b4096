import { expect, test } from 'vitest';
import { choiceOf, scene, type Words } from '../test/scene.ts';
import type { Resource } from './content/resources.ts';
import { cisza } from './game.ts';
import type { RuleId } from './text/rulebook.ts';

const why = (t: ReturnType<typeof scene>, seat: number, words: Words) => cisza.why(t.s, seat, choiceOf(words));

/** With neither zombies nor barriers anywhere, one survivor each and an empty city. */
const USELESS: [Resource, RuleId][] = [
  ['axe', 'C66'],
  ['revolver', 'C67'],
  ['shotgun', 'C68'],
  ['sniperRifle', 'C69'],
  ['walkieTalkie', 'C38'],
  ['flare', 'C38'],
  ['megaphone', 'C38'],
  ['sabotage', 'C88'],
  ['eviction', 'A26'],
  ['bribery', 'C92'],
  ['sacrifice', 'A29'],
  ['drone', 'C96'],
  ['surprise', 'A10'],
];

test.for(USELESS)('A2 at an empty table %s cannot be played, by rule %s', ([card, rule]) => {
  const t = scene({ ann: { survivors: 1, hand: [card] }, bob: { survivors: 1 }, city: [] }).phase1('ann');
  t.offers('discard', 'end').refuses(`play ${card}`, rule);
});

test('A2 nothing forbids what is offered', () => {
  const t = scene({ ann: { hand: ['alarm', 'walkieTalkie'] } }).phase1('ann');
  const offered: Words[] = ['play alarm', 'play walkieTalkie', 'discard', 'end'];
  expect(offered.map((words) => why(t, 0, words))).toEqual([null, null, null, null]);
});

test('C15 a card that is not in the hand cannot be played', () => {
  const t = scene({ ann: { hand: ['axe'] }, options: { expert: true } }).phase1('ann');
  t.refuses('play alarm', 'C15').refuses('noise alarm', 'C15');
});

test('C37 whoever does not have the turn has to wait', () => {
  const t = scene({ ann: { hand: ['axe'] }, bob: { hand: ['alarm'] } }).turn('ann');
  expect(why(t, 1, 'play alarm')).toBe('C37');
});

test('C32 whoever is out does nothing any more', () => {
  const t = scene({ ann: { hand: ['axe'] }, bob: {}, cec: { out: true } }).turn('ann');
  expect(why(t, 2, 'end')).toBe('C32');
});

test('C100 C105 after the end nothing can be done', () => {
  const fallen = scene({ ann: { survivors: 0 } })
    .turn('ann')
    .over();
  expect(why(fallen, 1, 'end')).toBe('C100');
  const counted = scene({ city: [] }).turn('ann').over();
  expect(why(counted, 1, 'end')).toBe('C105');
});

test('C14 no card is played in phase 2, no barrier used in phase 1', () => {
  const ann = { zombies: ['fast'], barriers: ['alarm'], hand: ['axe'] } as const;
  scene({ ann }).phase1('ann').refuses('use alarm', 'A25');
  scene({ ann }).phase2('ann').refuses('play axe', 'C14').refuses('discard', 'C14').refuses('use mines', 'C71');
});

test('C99 Surprise! sends a zombie of the own shelter', () => {
  const t = scene({ ann: { zombies: ['fast', 'strong'], hand: ['surprise'] } })
    .phase1('ann')
    .plays('surprise');
  t.refuses('send regular', 'C99');
});

test('A48 in expert mode only alarm and mines on the table make noise in phase 2', () => {
  const ann = { zombies: ['fast'], barriers: ['alarm'], hand: ['revolver'] } as const;
  scene({ ann, options: { expert: true } })
    .phase2('ann')
    .refuses('noise revolver', 'A48')
    .refuses('noise mines', 'A48');
});

test('C79 A22 the mines take only what is there', () => {
  const t = scene({ ann: { zombies: ['fast', 'strong'], barriers: ['mines'] } })
    .phase2('ann')
    .uses('mines');
  t.refuses('blast regular', 'C79').refuses('blast fast+fast', 'C79').refuses('blast new:fast', 'C79');
});

test('C15 C16 discarding is chosen before the cards are; after a card was played it is too late', () => {
  const hand = ['barricade', 'axe'] as const;
  const t = scene({ ann: { hand } }).turn('ann').refuses('drop axe', 'C15').plays('barricade');
  t.refuses('discard', 'C16').refuses('drop axe', 'C16');
});
