import { expect, test } from 'vitest';
import { gamesWith } from '../test/random-games.ts';
import { jubileusz, scene } from '../test/scene.ts';
import { LANES } from './content/board.ts';
import { DECKS } from './content/decks.ts';
import { lineOfFire } from './outlook.ts';
import { lineBlocked, nearest } from './rules/line-of-fire.ts';
import { zombiesInLane } from './rules/zombies.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const [A, B, C] = LANES as readonly [number, number, number];

test('R17 the first zombie of the lane is the one that a shot takes', () => {
  const table = scene({ board: { B4: 'sasha', B2: 'fedya' } });
  expect(lineOfFire(table.view('humans'), B)).toEqual({
    nearest: table.cardAt('B2'),
    blockedBy: null,
    foggy: false,
    rule: null,
  });
  expect(lineOfFire(table.view('humans'), A)).toEqual({ nearest: null, blockedBy: null, foggy: false, rule: 'R17' });
});

test('Z28 Z29 R19 R20 only a card with the sign on a lower street of the lane hides it', () => {
  const table = scene({ board: { A3: 'sasha', A2: 'kamaz', B3: 'fedya', B2: 'trabant', C2: 'ilya', C3: 'slab' } });
  const blocked = { nearest: table.cardAt('A3'), blockedBy: table.cardAt('A2'), foggy: false, rule: 'Z29' };
  expect(lineOfFire(table.view('humans'), A)).toEqual(blocked);
  expect([B, C].map((lane) => lineOfFire(table.view('humans'), lane).rule)).toEqual([null, null]);
});

test('K281 fog hides its lane', () => {
  const table = scene({ board: { B3: 'sasha', C3: 'fedya' }, lasting: ['fog:B'] });
  expect(lineOfFire(table.view('humans'), B)).toMatchObject({ foggy: true, rule: 'K281' });
  expect(lineOfFire(table.view('humans'), C)).toMatchObject({ foggy: false, rule: null });
});

test('P182 P183 Krystynka is passed over while another is in her street', () => {
  const hidden = jubileusz({ board: { A2: 'krystynka', C2: 'wacek', A4: 'zenek' } });
  expect(lineOfFire(hidden.view('humans'), A).nearest).toBe(hidden.cardAt('A4'));
  const only = jubileusz({ board: { A2: 'krystynka', C2: 'wacek' } });
  expect(lineOfFire(only.view('humans'), A)).toMatchObject({ nearest: null, rule: 'P183' });
  const alone = jubileusz({ board: { A2: 'krystynka', A4: 'zenek' } });
  expect(lineOfFire(alone.view('humans'), A).nearest).toBe(alone.cardAt('A2'));
});

test('P203 J5 a cat on a shared field stands for Krystynka, who hides, and for nobody else', () => {
  const idOf = (name: string): number => DECKS.jubileusz.findIndex(({ id }) => id === name);
  const shared = jubileusz({ board: { A2: ['cat', 'wacek'] } });
  expect(lineOfFire(shared.view('humans'), A).nearest).toBe(idOf('wacek'));
  const hiding = jubileusz({ board: { A2: ['krystynka', 'cat'] } });
  expect(lineOfFire(hiding.view('humans'), A).nearest).toBe(idOf('cat'));
});

test('R17 Z29 in random games the outlook is what the rules do', () => {
  const differs = (s: State): boolean => {
    const shot = DECKS[s.options.deck].find(({ effect }) => effect === 'shot')!;
    return LANES.some((lane) => {
      const seen = lineOfFire(view(s, null), lane);
      const z = nearest(s, lane, shot);
      const nobody = zombiesInLane(s, lane).length === 0 ? 'R17' : 'P183';
      const rule = z === null ? nobody : lineBlocked(s, shot, z.field);
      return seen.nearest !== (z?.card ?? null) || seen.rule !== rule;
    });
  };
  expect(gamesWith(differs, [...Array(60).keys()])).toEqual([]);
});
