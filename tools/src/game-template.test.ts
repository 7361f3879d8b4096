import { expect, test } from 'vitest';
import { filesOf, freeLetter, listedWith, problemWithId } from './game-template.ts';
import { pathsOf } from './games.ts';

const FILES = filesOf({ id: 'small-town', letter: 'S' });
/** Made by other commands from what the templates say. */
const WRITTEN = 'games/small-town/RULES.md';

test.each(['', 'Probe', 'long_night', 'long--night', '-night', '2nd', 'x'.repeat(25), '../up'])('%j is no id', (id) => {
  expect(problemWithId(id, [])).toContain(`not ${JSON.stringify(id)}`);
});

test('an id must be free, and no word of the code', () => {
  expect(problemWithId('cisza', ['cisza', 'kernel'])).toBe('there is something called cisza already');
  expect(problemWithId('kernel', ['cisza', 'kernel'])).toBe('there is something called kernel already');
  for (const word of ['turn', 'class', 'delete', 'view'])
    expect(problemWithId(word, [])).toBe(
      `${word} is a word that the code of a game uses itself; take another, such as the-${word}`,
    );
  expect(problemWithId('long-night', ['cisza'])).toBeNull();
});

test('rules are numbered with a letter of the id, if one is free, and never with one like a digit', () => {
  expect(freeLetter('probe', new Set('C'))).toBe('P');
  expect(freeLetter('probe', new Set('PR'))).toBe('B');
  expect(freeLetter('io', new Set('A'))).toBe('B');
  expect(() => freeLetter('probe', new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ'))).toThrow('all letters');
});

test('every part that a game must have is made', () => {
  const budget = { drawing: 1, rules: 1, rulebook: 1 };
  const cover = { id: 'small-town', title: { pl: '', en: '' }, players: [2, 2], length: '', about: { pl: '', en: '' } };
  const needed = pathsOf({ ...cover, players: [2, 2], budget }).filter((path) => path !== WRITTEN);
  expect(FILES.map(({ path }) => path)).toEqual(expect.arrayContaining(needed));
});

test('nothing is left to be filled in, and nothing is begun and not done', () => {
  for (const { path, text } of FILES) {
    expect(`${path}\n${text}`).not.toMatch(/__\w+__|TODO|FIXME/);
    expect(path).toMatch(/^(games|web\/src\/games|cli\/src\/games)\/small-town\/.*\.(ts|tsx|css|json|md)$/);
  }
  expect(FILES.find(({ path }) => path.endsWith('game.ts'))?.text).toContain('export const smallTown: Game<');
});

test('the list of games gets one import and one name more, however it is laid out', () => {
  const head = "import { cover as cisza } from '@horda/cisza/cover';\nimport type { Cover } from '@horda/parts';\n";
  for (const end of ['[cisza];', '[\n  cisza,\n];'])
    expect(listedWith(`${head}\nexport const COVERS: readonly Cover[] = ${end}\n`, 'small-town')).toBe(
      `import { cover as cisza } from '@horda/cisza/cover';\nimport { cover as smallTown } from '@horda/small-town/cover';\nimport type { Cover } from '@horda/parts';\n\nexport const COVERS: readonly Cover[] = ${end.slice(0, end.indexOf('cisza') + 5)}, smallTown];\n`,
    );
  expect(() => listedWith('export {};', 'small-town')).toThrow('does not look as it did');
});
