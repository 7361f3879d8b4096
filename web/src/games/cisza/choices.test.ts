import type { Choice } from '@horda/cisza/state';
import { expect, test } from 'vitest';
import {
  advisedPieces,
  choiceOf,
  dropAims,
  handPieces,
  leadsOn,
  offeredIn,
  playedPiece,
  stillThere,
  touch,
  zombieAims,
  zombieMarks,
  type Mark,
} from './choices.ts';

const eliminate = (...zombies: ('regular' | 'strong' | 'fast')[]): Choice => ({ do: 'eliminate', zombies });
const drop = (...cards: ('axe' | 'drone')[]): Choice => ({ do: 'drop', cards });

/** In one's own shelter: regular 1, fast 2, fast 3, strong 4. */
const CROWD = [
  { card: 1, kind: 'regular' },
  { card: 2, kind: 'fast' },
  { card: 3, kind: 'fast' },
  { card: 4, kind: 'strong' },
] as const;
const SHOTGUN = [eliminate('strong'), eliminate('regular', 'fast'), eliminate('fast', 'fast')];
const marks = zombieMarks(CROWD, null, SHOTGUN);
const aims = zombieAims(SHOTGUN);

test('equal cards of a hand are told apart by their number', () => {
  expect(handPieces(['drone', 'axe', 'drone']).map(({ piece }) => piece)).toEqual([
    'hand-drone-0',
    'hand-axe-0',
    'hand-drone-1',
  ]);
});

test('the card that is being played is the one that is missing in the hand', () => {
  expect(playedPiece('drone', ['drone', 'axe'])).toBe('hand-drone-1');
  expect(playedPiece('drone', ['axe'])).toBe('hand-drone-0');
});

test('a choice is offered if an equal one is', () => {
  expect(offeredIn(SHOTGUN, eliminate('fast', 'fast'))).toBe(true);
  expect(offeredIn(SHOTGUN, eliminate('fast'))).toBe(false);
});

test('a target that nothing can be added to is chosen at once', () => {
  expect(touch(aims, marks, [], 'city-4')).toEqual({ leads: 'choose', choice: eliminate('strong') });
});

test('the first of two targets waits for the second', () => {
  expect(touch(aims, marks, [], 'city-2')).toEqual({ leads: 'select', pieces: ['city-2'] });
  expect(touch(aims, marks, ['city-2'], 'city-3')).toEqual({ leads: 'choose', choice: eliminate('fast', 'fast') });
});

test('the order in which targets are touched makes no difference', () => {
  expect(touch(aims, marks, ['city-3'], 'city-1')).toEqual({ leads: 'choose', choice: eliminate('regular', 'fast') });
});

test('a piece that is touched again is put back', () => {
  expect(touch(aims, marks, ['city-2'], 'city-2')).toEqual({ leads: 'select', pieces: [] });
});

test('what does not go with the others begins anew', () => {
  const strongOrRegular = zombieAims([eliminate('strong', 'strong'), eliminate('regular', 'fast')]);
  expect(touch(strongOrRegular, marks, ['city-4'], 'city-1')).toEqual({ leads: 'select', pieces: ['city-1'] });
});

test('pieces that are gone are forgotten', () => {
  expect(stillThere(['city-9', 'city-2'], marks)).toEqual(['city-2']);
  expect(touch(aims, marks, ['city-9'], 'city-4')).toEqual({ leads: 'choose', choice: eliminate('strong') });
});

test('mines tell attackers from newcomers, and take one or two', () => {
  const blast = (attackers: 'regular'[], newcomers: 'fast'[]): Choice => ({ do: 'blast', attackers, newcomers });
  const options = [blast(['regular'], []), blast([], ['fast']), blast(['regular'], ['fast'])];
  const two = zombieMarks(CROWD.slice(0, 2), { attackers: 1, stopped: 0 }, options);
  expect(two).toEqual([
    { piece: 'city-1', kind: 'regular' },
    { piece: 'city-2', kind: 'new fast' },
  ]);
  const mines = zombieAims(options);
  // One is enough, so it waits for a confirmation or for a second zombie.
  expect(touch(mines, two, [], 'city-2')).toEqual({ leads: 'select', pieces: ['city-2'] });
  expect(choiceOf(mines, two, ['city-2'])).toEqual(blast([], ['fast']));
  expect(touch(mines, two, ['city-2'], 'city-1')).toEqual({ leads: 'choose', choice: blast(['regular'], ['fast']) });
});

test('zombies are told apart by time of arrival only for mines', () => {
  expect(zombieMarks(CROWD.slice(0, 1), { attackers: 0, stopped: 0 }, [eliminate('regular')])[0]!.kind).toBe('regular');
});

test('the zombie to send is one', () => {
  const send: Choice = { do: 'send', zombie: 'fast' };
  expect(touch(zombieAims([send]), marks, [], 'city-3')).toEqual({ leads: 'choose', choice: send });
  expect(leadsOn(zombieAims([send]), marks, ['city-1'])).toBe(false);
});

test('cards to discard wait for a word, even all of them', () => {
  const hand: readonly Mark[] = handPieces(['axe', 'drone', 'drone']).map(({ card, piece }) => ({ piece, kind: card }));
  const options = [
    drop('axe'),
    drop('drone'),
    drop('axe', 'drone'),
    drop('drone', 'drone'),
    drop('axe', 'drone', 'drone'),
  ];
  const drops = dropAims(options);
  const two = touch(drops, hand, ['hand-drone-1'], 'hand-axe-0', true);
  expect(two).toEqual({ leads: 'select', pieces: ['hand-drone-1', 'hand-axe-0'] });
  expect(choiceOf(drops, hand, ['hand-drone-1', 'hand-axe-0'])).toEqual(drop('axe', 'drone'));
  expect(touch(drops, hand, ['hand-drone-1', 'hand-axe-0'], 'hand-drone-0', true)).toEqual({
    leads: 'select',
    pieces: ['hand-drone-1', 'hand-axe-0', 'hand-drone-0'],
  });
  expect(choiceOf(drops, hand, [])).toBeNull();
});

test('a hint marks each piece that is still to be touched, of equal ones as many as it takes', () => {
  const advised = (chosen: string[], ...hinted: Choice[]) => advisedPieces(aims, marks, hinted, chosen);
  const mixed = eliminate('regular', 'fast');
  expect(advised([], mixed)).toEqual(['city-1', 'city-2']);
  expect(advised(['city-1'], mixed)).toEqual(['city-2']);
  // The other fast zombie is just as good.
  expect(advised(['city-3'], mixed)).toEqual(['city-1']);
  expect(advised(['city-1', 'city-3'], mixed)).toEqual([]);
  expect(advised([], eliminate('fast', 'fast'))).toEqual(['city-2', 'city-3']);
  expect(advised([], eliminate('strong'))).toEqual(['city-4']);
  expect(advised([])).toEqual([]);
});

test('what was touched against the hint leaves all of it to be touched', () => {
  expect(advisedPieces(aims, marks, [eliminate('regular', 'fast')], ['city-4'])).toEqual(['city-1', 'city-2']);
});

test('a hint to blow up one who attacks and one who has just come marks both', () => {
  const blast: Choice = { do: 'blast', attackers: ['fast'], newcomers: ['fast'] };
  const mixed = zombieMarks(CROWD, { attackers: 2, stopped: 0 }, [blast]);
  expect(advisedPieces(zombieAims([blast]), mixed, [blast], [])).toEqual(['city-2', 'city-3']);
});

test('a hint to discard several cards marks each of them', () => {
  const hand = [
    { piece: 'hand-drone-0', kind: 'drone' },
    { piece: 'hand-axe-0', kind: 'axe' },
    { piece: 'hand-drone-1', kind: 'drone' },
  ];
  const whole = drop('drone', 'drone');
  expect(advisedPieces(dropAims([drop('axe'), whole]), hand, [whole], [])).toEqual(['hand-drone-0', 'hand-drone-1']);
});
