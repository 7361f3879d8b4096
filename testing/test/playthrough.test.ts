import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay, seedOf } from '@horda/kernel';
import { afterAll, expect, test, vi } from 'vitest';
import { record } from '../src/players.ts';
import { changeOfGolden, playthrough } from '../src/playthrough.ts';
import { miniGame } from '../src/mini.ts';

const folder = mkdtempSync(join(tmpdir(), 'horda-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TABLE = { seats: 2, options: { short: false }, seed: seedOf('playthrough') };

test('a playthrough shows views, questions, answers and events, and who sees more', () => {
  const text = playthrough(miniGame(), record(miniGame(), TABLE));
  expect(text).toMatch(/^mini version 1: --seats 2 --set short=false --seed /);
  expect(text).toMatch(/spectators\n {2}hands \[3 3\]\n {2}deck 12\n/);
  expect(text).toMatch(/seat 0\n {2}hands \[\[\d \d \d\] 3\]/);
  expect(text).toMatch(/ask seat 0: turn.choose\n {2}0 \{do:play card:\d\}/);
  expect(text).toMatch(/ask seat 0: turn.weed, 0 to 2\n/);
  expect(text).toMatch(/! drew \{seat:0 card:null\}\n {4}seat 0: drew \{seat:0 card:\d\}/);
  expect(text).toMatch(/# the end\noutcome \[\d \d\]\nsummary \{ending:counted votes:\d+ winner:\d\}\n$/);
});

test('a recorded game leads to the same end', () => {
  const save = record(miniGame(), TABLE, true);
  const text = playthrough(miniGame(), save);
  const s = replay(miniGame(), save);
  expect(s.kernel.asks).toEqual([]);
  expect(text).toContain(`# answer ${save.answers.length}, tick ${s.kernel.tick}\n`);
});

test('a view that hides its questions in another shape is printed whole', () => {
  const game = miniGame({ view: (s) => ({ asks: s.kernel.asks.length }) });
  expect(playthrough(game, record(game, TABLE))).toContain('spectators\n  asks 1\n');
});

test('a golden text is compared line by line, and accepted only on request', () => {
  const file = join(folder, 'golden.txt');
  expect(changeOfGolden(file, 'one\n')).toContain('is missing');
  writeFileSync(file, 'one\ntwo\n');
  expect(changeOfGolden(file, 'one\ntwo\n')).toBeNull();
  expect(changeOfGolden(file, 'one\nthree\n')).toContain('golden.txt:2 has changed');
  expect(changeOfGolden(file, 'one\nthree\n')).toContain('- two');
  vi.stubEnv('UPDATE_GOLDEN', '1');
  expect(changeOfGolden(file, 'one\nthree\n')).toBeNull();
  vi.stubEnv('UPDATE_GOLDEN', '');
  expect(changeOfGolden(file, 'one\nthree\n')).toBeNull();
  vi.unstubAllEnvs();
});
