import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { DECKS } from '../content/decks.ts';

const play = (card: string) => ({ do: 'play', card }) as const;

test('Z28 Z29 M6 a card that blocks shields all behind it in its lane, however far', () => {
  const board = { A1: 'slab', A2: 'sasha', A5: 'ilya', B2: 'yuri', C5: 'fedya' };
  const t = scene({ board, rows: { humans: ['chains'] } }).plays('chains');
  t.offers(t.zombie('B2'), t.zombie('C5')).refuses(t.zombie('A2'), 'Z29').refuses(t.zombie('A5'), 'Z29');
});

test('Z29 R17 with nobody else to shoot at the card cannot be played', () => {
  const t = scene({ board: { A1: 'slab', A2: 'sasha', A5: 'ilya' }, rows: { humans: ['shot'] } }).uses('humans');
  t.refuses(play('shot'), 'Z29');
});

test('Z29 R17 the nearest zombie is taken, and if it is hidden, the lane cannot be aimed into', () => {
  const board = { A2: 'sasha', A3: 'slab', A4: 'ilya', C1: 'fedya' };
  const t = scene({ board, rows: { humans: ['shot'] } }).plays('shot');
  t.offers(t.zombie('A2'), t.zombie('C1')).refuses(t.zombie('A4'), 'R17');
});

test('R17 the nearest is the one on the lowest street, whatever it is', () => {
  const t = scene({
    board: { A2: { zombie: 'corpse' }, A3: 'ilya', B4: 'mamka', B5: 'sasha' },
    rows: { humans: ['shot'] },
  });
  t.plays('shot').offers(t.zombie('A2'), t.zombie('B4'));
});

test('R18 zombies do not block the line of fire', () => {
  const t = scene({ board: { A2: 'sasha', A3: 'ilya', A5: 'yuri' }, rows: { humans: ['chains'] } }).plays('chains');
  t.offers(t.zombie('A2'), t.zombie('A3'), t.zombie('A5'));
});

test('R19 a blocking card on the own field of the target does not hide it', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A2: ['wall', 'wacek'], A3: 'zenek', B5: 'iwan' },
    rows: { humans: ['shot2013'] },
  }).plays('shot2013');
  t.offers(t.zombie('A2'), t.zombie('B5'));
});

test('R20 a blocking card hides nobody in another lane, and no one in front of it', () => {
  const t = scene({ board: { B1: 'slab', A2: 'sasha', B2: 'ilya', C5: 'yuri' }, rows: { humans: ['shot'] } });
  t.plays('shot').offers(t.zombie('A2'), t.zombie('C5')).refuses(t.zombie('B2'), 'Z29');
  const u = scene({ board: { A3: 'slab', A2: 'sasha' }, rows: { humans: ['shot'] } }).plays('shot');
  u.has({ zombies: { A2: 'sasha 1' } });
});

test('R21 a car blocks the line of fire only if it has the sign', () => {
  const behind = (car: string) => scene({ board: { A1: car, A3: 'sasha' }, rows: { humans: ['shot'] } }).uses('humans');
  behind('trabant').allows(play('shot'));
  behind('kamaz').refuses(play('shot'), 'Z29');
  behind('trolleybus').refuses(play('shot'), 'Z29');
});

test('Z29 a card without the sign needs no free line of fire', () => {
  const t = scene({ board: { A1: 'slab', A3: 'sasha' }, rows: { humans: ['sniper'] } }).plays('sniper');
  t.has({ zombies: { A4: 'sasha 2' } });
});

test('R20 of a larger target each zombie is judged by its own line', () => {
  const t = scene({ board: { A2: 'sasha', A3: 'slab', A4: 'ilya' }, rows: { humans: ['searchlight'] } });
  t.uses('humans').refuses(play('searchlight'), 'K411');
  const u = scene({ board: { A1: 'sasha', A3: 'slab', A4: 'ilya' }, rows: { humans: ['searchlight'] } });
  u.plays('searchlight').has({ zombies: { A2: 'sasha', A4: 'ilya' } });
});

test('Z28 Z29 R21 the signs that are printed: who needs a free line of fire, and who blocks it', () => {
  const signs = (deck: keyof typeof DECKS, line: string) =>
    new Set(DECKS[deck].filter((card) => card.line === line).map(({ id }) => id));
  expect(signs('moskwa', 'needs')).toEqual(new Set(['shot', 'shotII', 'burst', 'searchlight', 'chains']));
  expect(signs('moskwa', 'blocks')).toEqual(new Set(['kamaz', 'trolleybus', 'slab']));
  expect(signs('jubileusz', 'blocks')).toEqual(new Set(['wall', 'junkWall']));
});
