import { expect, test } from 'vitest';
import { scene, type Position } from '../../test/scene.ts';
import { view } from '../view.ts';
import { mainGoals, ownGoals } from './goals.ts';
import { namesOf } from './names.ts';

const own = (seat: NonNullable<Position['seats']>[number], needsDespair = false): readonly string[] => {
  const { s } = scene({ options: { bandits: true }, seats: [seat, {}, {}] });
  s.players[0]!.needsDespair = needsDespair;
  return ownGoals(namesOf('en'), view(s, 0).players[0]!);
};

test('F14 Q38 an exiled betrayer keeps all conditions but the first; anybody else has those of the exile card', () => {
  const exile = { exiled: true, exile: 'rebuildElsewhere' } as const;
  expect(own({ objective: 'lastSupper', ...exile })).toEqual([
    '3 or more tool cards in hand',
    '3 or more food cards in hand',
  ]);
  expect(own({ objective: 'fullTank', ...exile })).toEqual([
    'main objective completed',
    '3 or more tool cards in hand',
  ]);
});

test('L328 the condition that Bandit Betrayal gets after B2 is told', () => {
  const told = own({ objective: 'banditBetrayal' }, true);
  expect(told.at(-1)).toBe('morale is 0');
});

test('L219 L226 the goal of the side that is played', () => {
  const told = (gentle: boolean): string | undefined =>
    mainGoals(namesOf('en'), view(scene({ main: 'tribute', options: { mode: 'coop', gentle } }).s, 0)).at(-1);
  expect([told(false), told(true)]).toMatchObject(
    [/6 different/, /5 different/].map((part) => expect.stringMatching(part)),
  );
});

test('L161 conditions that cards have added to the main objective are told', () => {
  const t = scene({ main: 'tribute' }).carriesOut([{ op: 'addGoal', goal: { of: [{ count: 'food' }], least: 5 } }]);
  expect(mainGoals(namesOf('pl'), view(t.s, 0)).at(-1)).toBe('żywności w magazynie: co najmniej 5');
});
