import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { coverage, idsOf, isMiswritten } from '../src/coverage.ts';
import { titlesIn } from '../src/titles.ts';
import { miniGame } from '../src/mini.ts';

const root = mkdtempSync(join(tmpdir(), 'horda-'));
afterAll(() => rmSync(root, { recursive: true }));

test('titles are found however a test is written, and only those of tests', () => {
  const source = String.raw`
    import { test } from 'vitest';
    test('M1 it\'s one', () => { expect(/test\('no'\)/.test('M8 no')).toBe(a / b); });
    it("M2 two", () => {});
    test.concurrent('M3 three', () => {});
    test.each([['a', f(1)]])('M4 four %s', () => {});
    test(${'`M5 ${list.map((x) => `${x}`)} five`'}, () => {});
    // test('M6 in a comment')
    /* test('M6 in a comment') */
    const text = "test('M6 in a string')";
    describe('M6 a group', () => test('M7 inside', () => {}));
    pattern.test('M6 a method');
    test(name, () => {});
  `;
  expect(titlesIn(source)).toEqual(["M1 it's one", 'M2 two', 'M3 three', 'M4 four %s', 'M5 … five', 'M7 inside']);
});

test('a title begins with the numbers of its rules', () => {
  expect(idsOf('C21 C23 noise turns the top card')).toEqual(['C21', 'C23']);
  expect(idsOf('the contract of C21')).toEqual([]);
  expect(idsOf('A7')).toEqual(['A7']);
  expect(['C21, C23 noise', 'C21–C23 noise', 'C21 C23: noise'].map(isMiswritten)).toEqual([true, true, true]);
  expect(['C21 C23 noise', 'noise C21,', 'C21'].map(isMiswritten)).toEqual([false, false, false]);
});

test('each rule is listed with the tests that hold it', () => {
  const folder = join(root, 'games/mini/src/cards');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'axe.test.ts'), "test('M1 M2 both', () => {});\ntest('no rule', () => {});\n");
  writeFileSync(join(folder, 'axe.ts'), "test('M3 no test file', () => {});\n");
  const rules = ['M1', 'M2', 'M3'].map((id) => ({ id, heading: 'Cards', en: `${id} en`, pl: `${id} pl` }));
  const held = ['games/mini/src/cards/axe.test.ts: M1 M2 both'];
  expect(coverage({ game: miniGame(), rules }, root)).toEqual([
    { id: 'M1', heading: 'Cards', text: { en: 'M1 en', pl: 'M1 pl' }, tests: held },
    { id: 'M2', heading: 'Cards', text: { en: 'M2 en', pl: 'M2 pl' }, tests: held },
    { id: 'M3', heading: 'Cards', text: { en: 'M3 en', pl: 'M3 pl' }, tests: [] },
  ]);
});
