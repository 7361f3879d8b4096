import type { Event } from '@horda/gear-up/state';
import type { View } from '@horda/gear-up/view';
import { expect, test } from 'vitest';
import { whereDone } from './followed.ts';

const ZOMBIE = { card: 7, kind: 'walker' } as const;
/** Zombie 7 stands in the street of the third player. */
const VIEW = { survivors: [{ street: [] }, { street: [] }, { street: [ZOMBIE] }] } as unknown as View;
const marked = (seat: number, street: number, target: number): Event => ({
  type: 'marked',
  seat,
  tool: 'weapon',
  street,
  target,
  zombie: null,
  boss: -1,
  cells: [0],
  left: 1,
});
const spent = (seat: number, target: number): Event => ({
  type: 'ammoSpent',
  seat,
  target,
  zombie: null,
  boss: -1,
  cell: 0,
  left: 1,
});
const confirmed: Event = { type: 'confirmed', seat: 1 };

test.each<readonly [string, number, readonly Event[], ReturnType<typeof whereDone>]>([
  ['a mark leads to the street of the zombie', 1, [marked(1, 2, 7)], { pane: 2, target: 7 }],
  ['a mark on the boss leads to the boss', 1, [marked(1, 0, -2)], { pane: 'boss', target: -2 }],
  ['ammo leads to wherever its target stands', 0, [spent(0, 7)], { pane: 2, target: 7 }],
  ['ammo for one who is gone leads to who has spent it', 0, [spent(0, 9)], { pane: 0, target: 9 }],
  ['ammo for the boss leads to the boss', 0, [spent(0, -1)], { pane: 'boss', target: -1 }],
  [
    'who is knocked back is looked at where it stands',
    0,
    [{ type: 'knockedBack', seat: 0, zombie: ZOMBIE, street: 2 }],
    { pane: 2, target: 7 },
  ],
  [
    'a spawned zombie leads to the street that it is laid to',
    0,
    [{ type: 'assigned', seat: 0, zombie: ZOMBIE, to: 1 }],
    { pane: 1, target: null },
  ],
  ['a word leads to who has given it', 1, [confirmed], { pane: 1, target: null }],
  ['what others suffer from it leads nowhere', 1, [confirmed, marked(0, 0, 3)], { pane: 1, target: null }],
  [
    'the boss is looked at when it walks in, whoever was the last to act',
    1,
    [confirmed, { type: 'bossArrived', seat: 0, boss: 0 }],
    { pane: 'boss', target: null },
  ],
  ['an answer that nobody sees anything of leads to whose it was', 1, [], { pane: 1, target: null }],
])('%s', (_title, seat, events, led) => {
  expect(whereDone(VIEW, { seat, events })).toEqual(led);
});

test('before the first answer there is nobody to follow', () => {
  expect(whereDone(VIEW, { seat: null, events: [marked(1, 2, 7)] })).toBeNull();
});
