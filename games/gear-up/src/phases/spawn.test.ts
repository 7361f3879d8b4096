import { apply, hush, isAwaited, Refused } from '@horda/kernel';
import { expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import { gearUp } from '../game.ts';
import type { Choice } from '../state.ts';

const PILES = { standard: { ann: {}, bob: {}, cid: {} }, special: { fat: {}, big: {} } };
const WAVES = { A: { standard: 2, special: 0 }, B: { standard: 1, special: 1 }, C: { standard: 0, special: 0 } };

const spawning = (letter: 'A' | 'B' | 'C', commander = 0, seats = 3): Scene =>
  scene({ seats: Array.from({ length: seats }, () => ({})), piles: PILES, waves: WAVES, commander }).spawns(letter);
const assign = (t: Scene, by: number, name: string, to: number): Choice => ({
  do: 'assign',
  by,
  card: t.card(name),
  to,
});
const agree = (by: number): Choice => ({ do: 'agree', by });

test('B89 B91 the zombies of the letter come face up to the middle of the table', () => {
  const t = spawning('B');
  t.has({ wave: { ann: -1, fat: -1 }, piles: { standard: ['bob', 'cid'], special: ['big'] } });
  const zombies = [t.card('ann'), t.card('fat')].map((card, i) => ({ card, kind: i === 0 ? 'walker' : 'fatty' }));
  expect(t.s.kernel.events).toEqual([{ type: 'spawned', letter: 'B', zombies }]);
  expect(gearUp.view(t.s, 2).wave.map(({ kind, to }) => [kind, to])).toEqual([
    ['walker', -1],
    ['fatty', -1],
  ]);
});

test('B90 the rulebook’s spawns for four players on Easy', () => {
  const drawn = (['A', 'B', 'C'] as const).map((letter) => {
    const t = scene({ seats: [{}, {}, {}, {}], options: { difficulty: 'easy' } }).spawns(letter);
    const special = t.s.wave.filter(({ card }) => card >= 48).length;
    return [t.s.wave.length - special, special];
  });
  expect(drawn).toEqual([
    [3, 0],
    [2, 1],
    [1, 2],
  ]);
});

test('B91 B92 B93 B94 shared out as the players like, not evenly, they come to space 3', () => {
  const t = spawning('A');
  t.chooses(assign(t, 0, 'ann', 1), assign(t, 0, 'bob', 1), agree(0)).over();
  t.has({ seats: [{ street: {} }, { street: { ann: '3 o', bob: '3 o' } }, { street: {} }], wave: {} });
  t.happened(
    { type: 'zombieArrived', seat: 1, zombie: { card: t.card('ann'), kind: 'walker' } },
    { type: 'zombieArrived', seat: 1, zombie: { card: t.card('bob'), kind: 'walker' } },
  );
});

test('G57 T11 anybody may lay a card to any street, only the commander is waited for and says that it is settled', () => {
  const t = spawning('A', 1);
  t.asks({ seat: 0, prompt: 'spawn.assign' }, { seat: 1, prompt: 'spawn.assign' }, { seat: 2, prompt: 'spawn.assign' });
  expect(t.s.kernel.asks.map(isAwaited)).toEqual([false, true, false]);
  t.chooses(assign(t, 2, 'ann', 0)).has({ wave: { ann: 0, bob: -1 } });
  t.happened({ type: 'assigned', seat: 2, to: 0 });
  t.refuses(1, agree(1)).refuses(0, agree(0));
  t.chooses(assign(t, 0, 'bob', 2)).has({ wave: { ann: 0, bob: 2 } });
  t.refuses(2, agree(2)).refuses(0, agree(0));
  t.chooses(agree(1)).over();
  t.has({ seats: [{ street: { ann: '3 o' } }, { street: {} }, { street: { bob: '3 o' } }] });
});

test('B35 T11 until the commander agrees a card may be laid elsewhere, by the commander too', () => {
  const t = spawning('A');
  t.chooses(assign(t, 0, 'ann', 0), assign(t, 0, 'bob', 0), assign(t, 1, 'ann', 2), assign(t, 0, 'ann', 1));
  t.has({ wave: { ann: 1, bob: 0 } }).refuses(1, assign(t, 1, 'ann', 1));
  t.chooses(agree(0)).has({ seats: [{ street: { bob: '3 o' } }, { street: { ann: '3 o' } }, { street: {} }] });
});

test('T11 an answer to an older state of the middle counts as long as it is possible', () => {
  const t = spawning('A');
  const { tick } = t.s.kernel;
  t.chooses(assign(t, 1, 'bob', 1));
  const late = assign(t, 2, 'ann', 2);
  apply(gearUp, t.s, { tick, seat: 2, picks: [late] });
  t.has({ wave: { ann: 2, bob: 1 } });
});

test('B35 T11 the commander agrees to what lies there, not to what lay there before somebody changed it', () => {
  const t = spawning('A');
  t.chooses(assign(t, 0, 'ann', 0), assign(t, 0, 'bob', 0));
  const { tick } = t.s.kernel;
  t.chooses(assign(t, 1, 'ann', 2));
  expect(() => apply(gearUp, t.s, { tick, seat: 0, picks: [agree(0)] })).toThrow(Refused);
  const others = assign(t, 2, 'bob', 1);
  apply(gearUp, t.s, { tick, seat: 2, picks: [others] });
  t.has({ wave: { ann: 2, bob: 1 } })
    .chooses(agree(0))
    .over();
});

test('T11 what takes back is never first: the commander settles cards one by one, then agrees', () => {
  const t = spawning('A');
  const forward = () => t.s.kernel.asks[0]!.options.slice(0, t.s.kernel.asks[0]!.floor!.forward);
  expect(forward().map(({ do: what }) => what)).toEqual(Array(6).fill('assign'));
  t.chooses(assign(t, 0, 'ann', 0));
  expect(forward()).toEqual([0, 1, 2].map((to) => assign(t, 0, 'bob', to)));
  t.offers(...[0, 1, 2].map((to) => assign(t, 0, 'bob', to)), assign(t, 0, 'ann', 1), assign(t, 0, 'ann', 2));
  t.chooses(assign(t, 0, 'bob', 0));
  expect(forward()).toEqual([agree(0)]);
});

test('T11 in a search the commander alone is asked, for one card after the other', () => {
  const t = spawning('A', 2);
  hush(gearUp, t.s);
  t.chooses(assign(t, 2, 'bob', 0)).asks({ seat: 2, prompt: 'spawn.assign' });
  t.offers(...[0, 1, 2].map((to) => assign(t, 2, 'ann', to)));
  t.chooses(assign(t, 2, 'ann', 1))
    .offers(agree(2))
    .chooses(agree(2))
    .over();
  t.has({ seats: [{ street: { bob: '3 o' } }, { street: { ann: '3 o' } }, { street: {} }] });
});

test('B93 alone all zombies come to the one street, and nothing is asked', () => {
  spawning('B', 0, 1)
    .over()
    .has({ seats: [{ street: { ann: '3 o', fat: '3 o' } }] });
});

test('B89 a letter that brings nobody asks nothing', () => {
  spawning('C').over().has({ wave: {} });
});

test('G55 when the cards run out, fewer come', () => {
  const t = scene({ piles: { standard: { ann: {} }, special: {} }, waves: { A: { standard: 3, special: 2 } } });
  t.spawns('A').has({ wave: { ann: -1 } });
});

test('B87 B88 the spawn card under the turn card is turned up at the end of its turn; under the first two lies none', () => {
  const t = scene({ turn: 3, seats: [{}], piles: PILES, waves: WAVES, under: ['A', 'B', 'C'] });
  // With nobody in the street nothing is asked, so the table runs on into turn 4.
  t.s.turn = 1;
  t.s.shown = 0;
  t.goesOn();
  expect(t.s.kernel.events.flatMap((e) => (e.type === 'spawned' ? [e.letter] : []))).toEqual(['A']);
  expect(gearUp.view(t.s, 0)).toMatchObject({ turn: 4, under: [-1, -1, 0, null, null, null, null, null, null] });
});
