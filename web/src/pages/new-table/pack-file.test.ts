import { packFile } from '@horda/kernel';
import { PACK, PRINTED_PACK } from '@horda/cisza/pack';
import { expect, test } from 'vitest';
import { PACK as ZOMBIAKI } from '@horda/zombiaki/pack';
import { readPackFile, templateOf } from './pack-file.ts';

const cisza = { id: 'cisza', pack: async () => PACK };
const FILE = packFile({ id: 'cisza', pack: PACK }, 'mine', PRINTED_PACK);

const read = (text: string, game: Parameters<typeof readPackFile>[0] = cisza) => readPackFile(game, new Blob([text]));

async function problemsIn(text: string, language: 'pl' | 'en' = 'en'): Promise<unknown[]> {
  const found = await read(text);
  if (typeof found === 'string') throw new Error(found);
  return found.problems.map(({ line, place, text: said }) => [line, place(language), said(language)]);
}

test('a good pack is told by its name and its cards, and sent on as it is', async () => {
  expect(await read(JSON.stringify(FILE))).toEqual({
    pack: {
      id: 'mine',
      counts: { resources: 55, city: 55 },
      replaces: [],
      offers: {},
      content: expect.any(Object),
      file: FILE,
    },
    problems: [],
  });
});

test('what is wrong is told with its line and place, in both languages', async () => {
  const { resources, city } = PRINTED_PACK;
  const bad = JSON.stringify({ ...FILE, resources: { ...resources, axe: 4 }, city: { ...city, horde: true } }, null, 2);
  expect(await problemsIn(bad)).toEqual([
    [5, 'resources', 'adds up to 56, but must add up to 55.'],
    [27, 'city.horde', 'must be a whole number from 0 to 55, not true.'],
  ]);
  expect(await problemsIn(bad, 'pl')).toEqual([
    [5, 'resources', 'suma wynosi 56, a musi wynosić 55.'],
    [27, 'city.horde', 'musi tu być liczba całkowita od 0 do 55, a jest true.'],
  ]);
});

test('broken JSON says itself where it is broken', async () => {
  expect(await problemsIn('{\n  "pack": mine\n}')).toEqual([
    [2, null, expect.stringContaining('line 2, column 11: not valid JSON')],
  ]);
});

test('a pack of another game, and one for a game that takes none', async () => {
  expect(await problemsIn(JSON.stringify({ ...FILE, game: 'go' }))).toEqual([
    [1, 'game', '"go" is not known here. Allowed: cisza.'],
  ]);
  expect(await read(JSON.stringify(FILE), { id: 'cisza', pack: null })).toMatchObject({ pack: null });
});

test('a large file is not even read', async () => {
  expect(await read('x'.repeat(300_000))).toBe('tooLarge');
});

test('without a connection nothing is said about the pack', async () => {
  const offline = { id: 'cisza', pack: () => Promise.reject(new Error('offline')) };
  await expect(read(JSON.stringify(FILE), offline)).rejects.toThrow('offline');
});

test('the template is a pack that can be played with, by the settings of the form', async () => {
  const zombiaki = { id: 'zombiaki', pack: async () => ZOMBIAKI };
  const template = await templateOf(zombiaki, { deck: 'jubileusz' });
  expect(JSON.parse(template ?? '')).toMatchObject({ pack: 'my-zombiaki', game: 'zombiaki' });
  expect(await read(template ?? '', zombiaki)).toMatchObject({ pack: { id: 'my-zombiaki' }, problems: [] });
  expect(template).not.toBe(await templateOf(zombiaki, { deck: 'moskwa' }));
  expect(await templateOf({ id: 'cisza', pack: null }, {})).toBeNull();
});

test.each([
  { horda: 1, game: 'cisza', answers: [] },
  { horda: 1, series: [] },
])('a saved game that was taken for a pack is told as such', async (save) => {
  expect(await read(JSON.stringify(save))).toBe('aSave');
});
