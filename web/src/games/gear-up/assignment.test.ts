import { zombieCards } from '@horda/gear-up/content/cards';
import { HOUSE } from '@horda/gear-up/content/house';
import type { CardId, Choice } from '@horda/gear-up/state';
import type { View } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import { expect, test } from 'vitest';
import { freshDamage, nextShare } from './assignment.ts';

type Sharing = Pick<View, 'wave' | 'survivors' | 'pack'>;

/** Zombies that do so much damage each, all different cards. */
function zombiesOf(...damages: readonly number[]): readonly CardId[] {
  const free = new Set(zombieCards(HOUSE).keys());
  return damages.map((damage) => {
    const card = [...free].find((each) => freshDamage({ pack: null }, each) === damage);
    if (card === undefined) throw new Error(`no zombie does ${damage} damage`);
    free.delete(card);
    return card;
  });
}

const survivor = (damageInStreet = 0, health = 20): unknown => ({
  street: [{ damage: damageInStreet }],
  health,
  armour: { gained: 0, used: 0 },
});

const tableOf = (wave: readonly (readonly [CardId, Seat])[], survivors: readonly unknown[]): Sharing =>
  ({ pack: null, wave: wave.map(([card, to]) => ({ card, to })), survivors }) as unknown as Sharing;

/** As the rules offer it: every zombie to any other street. */
const offeredOf = ({ wave, survivors }: Sharing): readonly Choice[] =>
  wave.flatMap(({ card, to }) =>
    [...survivors.keys()].flatMap((seat): Choice[] => (seat === to ? [] : [{ do: 'assign', by: 0, card, to: seat }])),
  );

/** New damage by seat, once everything is laid. */
function sharedOut(table: Sharing): readonly (readonly number[])[] {
  let now = table;
  for (;;) {
    const next = nextShare(now, offeredOf(now));
    if (next?.do !== 'assign') break;
    now = { ...now, wave: now.wave.map((one) => (one.card === next.card ? { ...one, to: next.to } : one)) };
  }
  expect(now.wave.filter(({ to }) => to < 0)).toEqual([]);
  return now.survivors.map((_, seat) =>
    now.wave.filter(({ to }) => to === seat).map(({ card }) => freshDamage(now, card)),
  );
}

const open = (cards: readonly CardId[]): readonly (readonly [CardId, Seat])[] => cards.map((card) => [card, -1]);

test('damage is spread evenly, the most dangerous zombies first', () => {
  const table = tableOf(open(zombiesOf(2, 5, 4, 3)), [survivor(), survivor()]);
  expect(sharedOut(table)).toEqual([
    [2, 5],
    [4, 3],
  ]);
});

test('among equals the safest street gets the most dangerous zombie, then the strongest survivor does', () => {
  const threatened = tableOf(open(zombiesOf(5, 2)), [survivor(4), survivor(1)]);
  expect(sharedOut(threatened)).toEqual([[2], [5]]);
  const wounded = tableOf(open(zombiesOf(5, 2)), [survivor(2, 5), survivor(2, 6)]);
  expect(sharedOut(wounded)).toEqual([[2], [5]]);
});

test('what is laid already stays where it is, and counts', () => {
  const [big, ...small] = zombiesOf(5, 2, 2, 2);
  const table = tableOf([[big!, 1], ...open(small)], [survivor(9), survivor()]);
  expect(sharedOut(table)).toEqual([[2, 2, 2], [5]]);
});

test('nothing is laid that is not offered', () => {
  const table = tableOf(open(zombiesOf(5, 2)), [survivor(), survivor()]);
  expect(nextShare(table, [])).toBeNull();
  const [first, second] = table.wave;
  const offered: readonly Choice[] = [
    { do: 'assign', by: 0, card: second!.card, to: 1 },
    { do: 'agree', by: 0 },
  ];
  expect(nextShare(table, offered)).toEqual(offered[0]);
  expect(nextShare({ ...table, wave: [first!] }, offered)).toBeNull();
});
