import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scene, type FieldName } from '../../test/scene.ts';
import { harm } from './harm.ts';
import { strengthNow } from './zombies.ts';

test('Z23 Z24 Z25 Z74 wounds add up: Sasha, Strength 3, falls at the third', () => {
  const t = scene({ board: { A5: 'sasha' }, rows: { humans: ['shotII', 'shot'] } });
  t.plays('shotII').has({ zombies: { A5: 'sasha 2' }, piles: { zombies: [] } });
  t.plays('shot').has({ zombies: {}, piles: { zombies: ['sasha'], humans: ['shot', 'shotII'] } });
});

test('Z5 Z24 wounds stay on a zombie, for all to see', () => {
  const t = scene({ board: { A5: { zombie: 'ilya', wounds: 2 } } });
  for (const side of ['zombies', 'humans', null] as const)
    expect(t.view(side).zombies).toMatchObject([{ name: 'ilya', strength: 5, wounds: 2 }]);
});

test('R45 wounds beyond the Strength are lost', () => {
  const t = scene({ board: { A3: 'grishka', A4: 'sasha' }, rows: { humans: ['shotII'] } });
  t.plays('shotII').has({ zombies: { A4: 'sasha' } });
});

test('Z27 Z26 a zombie that is destroyed outright falls whatever its Strength', () => {
  const t = scene({ board: { A3: 'ilya' }, rows: { humans: ['grenade'] } }).plays('grenade');
  t.has({ zombies: {}, piles: { zombies: ['ilya'], humans: ['grenade'] } });
});

test('R46 a card wounds all its zombies first; then the destroyed ones leave, from the Barricade and by lanes', () => {
  const board = { C4: 'grishka', A4: 'vanya', B4: 'ilya' };
  const t = scene({ board, rows: { humans: ['katyusha'] } }).plays('katyusha');
  t.has({ zombies: { B4: 'ilya 2' } });
  t.happened(
    'cardPlayed',
    'zombieWounded',
    'zombieWounded',
    'zombieWounded',
    { type: 'zombieDestroyed', field: 9 },
    { type: 'zombieDestroyed', field: 11 },
  );
});

test('R46 retreats come last, from the Cemetery side, after the fallen have made room', () => {
  const t = scene({ board: { A2: 'ilya', A3: 'grishka', A4: 'yuri' } });
  const zombies = ['A2', 'A3', 'A4'].map((name) => t.zombieAt(name as FieldName).card);
  t.runs(harm, { by: t.s.decks[1][0]!, zombies, wounds: [2, 2, 2], retreat: true, manner: 'aimed' });
  t.has({ zombies: { A3: 'ilya 2', A5: 'yuri 2' } });
});

test('R15 only those whom the card wounded and who survive retreat', () => {
  const t = scene({ board: { A2: { zombie: 'ilya', attached: ['hostage'] } }, rows: { humans: ['shot', 'shot'] } });
  t.plays('shot').has({ zombies: { A2: 'ilya' }, piles: { zombies: ['hostage'] } });
  t.plays('shot').has({ zombies: { A3: 'ilya 1' } });
});

test('R15 a card that orders a retreat without wounds moves everybody it names', () => {
  const t = scene({ board: { A1: 'ilya', A2: 'sasha' }, rows: { humans: ['searchlight'] } }).plays('searchlight');
  t.has({ zombies: { A2: 'ilya', A3: 'sasha' } });
});

test('R48 whether a shield helps against outright destruction is said by its text', () => {
  const board = { A2: { zombie: 'ilya', attached: ['hostage'] } };
  const grenade = scene({ board, rows: { humans: ['grenade'] } }).plays('grenade');
  grenade.has({ zombies: {}, piles: { zombies: ['hostage', 'ilya'] } });
});

test('R31 Z20 Z70 what is attached goes to the discard pile of its own side with its zombie', () => {
  const t = scene({
    board: { A2: { zombie: 'grishka', wounds: 1, attached: ['feltBoots', 'chains'] } },
    rows: { humans: ['shotII'] },
  });
  t.plays('shotII').has({ zombies: {}, piles: { zombies: ['feltBoots', 'grishka'], humans: ['chains', 'shotII'] } });
});

test('R31 R32 attached cards do not occupy the field and move with their zombie, also into another lane', () => {
  const t = scene({ board: { B3: { zombie: 'vladek', attached: ['ushanka', 'hostage'] } } }).moves('zombies');
  t.chooses(t.move('B3', 'A3')).over();
  expect(t.view(null).zombies[0]!.attached.map(({ name }) => name)).toEqual(['ushanka', 'hostage']);
});

test('R31 attaching is not a hit: the zombie stays as it is', () => {
  const t = scene({ board: { A2: 'sasha' }, rows: { humans: ['chains'] } }).plays('chains');
  t.has({ zombies: { A2: 'sasha' }, piles: { humans: [] } }).happened('cardPlayed', 'cardAttached');
});

test('R47 Strength and wounds are counted apart', () => {
  const t = scene({ board: { A3: { zombie: 'sasha', wounds: 2, attached: ['ushanka'] } } });
  expect(t.view(null).zombies).toMatchObject([{ strength: 5, wounds: 2 }]);
  expect(t.strengthAt('A3')).toBe(3);
});

test('R47 P173 when a bonus ends and the wounds then reach the Strength, the zombie is destroyed', () => {
  const junior = { zombie: 'junior', wounds: 2 };
  const t = scene({ options: { deck: 'jubileusz' }, board: { A4: junior }, rows: { humans: ['getOut'] } });
  t.plays('getOut').has({ zombies: {}, piles: { zombies: ['junior'] } });
});

test('R47 Z74 after any harm nobody stands whose Strength is used up, and no wound is lost on a survivor', () => {
  const spots = ['A2', 'A3', 'B2', 'C5'] as const;
  const names = ['sasha', 'ilya', 'grishka', 'mamka'];
  const wounds = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(wounds, fc.boolean(), (dealt, retreat) => {
      const t = scene({ board: Object.fromEntries(spots.map((at, i) => [at, names[i]!])) });
      const standing = t.s.zombies.slice();
      const printedStrength = standing.map((z) => z.strength);
      const zombies = standing.map(({ card }) => card);
      t.runs(harm, { by: t.s.decks[1][0]!, zombies, wounds: dealt, retreat, manner: 'aimed' });
      const left = standing.map((z) => (t.s.zombies.includes(z) ? strengthNow(t.s, z) : 0));
      expect(left).toEqual(printedStrength.map((strength, i) => Math.max(0, strength - dealt[i]!)));
    }),
    { seed: 2, numRuns: 100 },
  );
});

test('K453 a zombie that is destroyed in wire is not told to be free; the wire goes', () => {
  const t = scene({
    board: { A3: [{ zombie: 'grishka', wounds: 1, held: 1 }, 'barbedWire'] },
    rows: { humans: ['shot'] },
  });
  t.plays('shot').happened('cardPlayed', 'zombieWounded', 'zombieDestroyed', 'thingRemoved');
  const grenade = scene({ board: { A3: [{ zombie: 'ilya', held: 1 }, 'barbedWire'] }, rows: { humans: ['grenade'] } });
  grenade.plays('grenade').happened('cardPlayed', 'thingRemoved', 'zombieDestroyed').has({ zombies: {}, things: {} });
});

test('Z27 K401 K471 outright destruction counts no wounds', () => {
  const grenade = scene({ board: { A2: 'ilya' }, rows: { humans: ['grenade'] } }).plays('grenade');
  grenade.happened('cardPlayed', 'zombieDestroyed');
  const hole = scene({ board: { B3: 'grishka', B2: 'manhole' } }).moves('zombies');
  hole.happened('zombieMoved', 'trapSprung', 'thingRemoved', 'zombieDestroyed');
});
