import { expect, test } from 'vitest';
import { choiceOf, scene, type Words } from '../test/scene.ts';
import { mulligan } from './phases/mulligan.ts';
import { missing } from './missing.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { view } from './view.ts';

type Scene = ReturnType<typeof scene>;

const name = (seat: number): string => ['Ann', 'Bob', 'Cec'][seat]!;
const told = (t: Scene, words: Words, seat = 0): string =>
  en.reason(missing(view(t.s, seat), seat, choiceOf(words)), name);

test('C9 before the first turn a card waits until the hand is kept', () => {
  const t = scene({ ann: { hand: ['axe'] } }).runs('ann', mulligan, { seat: 0, left: 2 });
  expect(told(t, 'play axe')).toBe('The first turn has not begun. Decide first whether you keep these cards.');
});

test('C42 C66 an axe does nothing to strong zombies, and what does is named', () => {
  const t = scene({ ann: { zombies: ['strong', 'strong'], hand: ['axe'] } }).phase1('ann');
  expect(told(t, 'play axe')).toBe(
    'All zombies in your shelter are strong. Strong ones fall to Shotgun, Sniper Rifle and Mines.',
  );
  const reason = missing(view(t.s, 0), 0, choiceOf('play axe'));
  expect(pl.reason(reason, name)).toBe(
    'W twoim schronie są sami silni zombie. Na silnych działają: Shotgun, Karabin Snajperski i Miny.',
  );
});

test('A10 C38 C69 what the city shows is told with what the shelter lacks', () => {
  const hand = ['surprise', 'sniperRifle', 'walkieTalkie'] as const;
  const options = { surprise: 'visible' } as const;
  const quiet = scene({ ann: { hand }, options }).phase1('ann');
  expect(told(quiet, 'play surprise')).toBe('You have no zombie, and the city shows none.');
  expect(told(quiet, 'play sniperRifle')).toBe('There is no zombie in your shelter, and the city shows a survivor.');
  const awake = scene({ ann: { hand }, city: ['zombie', 'survivor'] }).phase1('ann');
  expect(told(awake, 'play walkieTalkie')).toMatch(
    /^A (regular|strong) zombie lies on the city deck, not a survivor\.$/,
  );
});

test('C88 C92 A26 what the others lack', () => {
  const t = scene({ ann: { survivors: 1, hand: ['sabotage', 'bribery', 'eviction'] }, bob: { survivors: 1 } });
  t.phase1('ann');
  expect(told(t, 'play sabotage')).toBe('No other shelter has a barrier.');
  expect(told(t, 'play bribery')).toBe('Nobody else has two survivors, and the last one cannot be bribed.');
  expect(told(t, 'play eviction')).toBe('Nobody has a zombie or a barrier: there is nothing to swap.');
});

test('C92 whoever has one survivor cannot spare it, and is named', () => {
  const t = scene({ ann: { hand: ['bribery'] }, bob: { survivors: 1 }, cec: { survivors: 3 }, dan: { survivors: 3 } });
  t.phase1('ann').plays('bribery');
  expect(told(t, 'at bob')).toBe('Bob has only one survivor.');
  expect(told(t, 'at ann')).toBe('Name another player, not yourself.');
  expect(told(t, 'play drone')).toBe('First finish the card in play: Bribery.');
});

test('C37 whoever waits is told who decides', () => {
  const t = scene({ ann: { hand: ['axe'] }, bob: { hand: ['alarm'] } }).turn('ann');
  expect(told(t, 'play alarm', 1)).toBe('It is not up to you now: Ann decides.');
});

test('C14 C71 A25 in an attack only what lies there helps, before it nothing does', () => {
  const ann = { zombies: ['fast'], barriers: ['alarm'], hand: ['axe', 'mines'] } as const;
  const later = scene({ ann }).phase2('ann');
  expect(told(later, 'play axe')).toBe(
    'Your shelter is under attack: now only the barriers on the table help (Alarm).',
  );
  expect(told(later, 'use mines')).toBe(
    'This barrier is still in your hand and helps only once it lies in your shelter: Mines.',
  );
  expect(told(scene({ ann }).phase1('ann'), 'use alarm')).toBe(
    'Nobody attacks yet: the zombies in your shelter attack after phase 1.',
  );
});

test('C16 after a card was played nothing is discarded', () => {
  const t = scene({ ann: { hand: ['barricade', 'axe'] } })
    .turn('ann')
    .plays('barricade');
  expect(told(t, 'discard')).toBe('You have played a card in this turn: discarding would have been instead of that.');
});
