/** A game that is not in the list, with offers and chapters, in a terminal without a drawing of its own. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@horda/games';
import { carriedFrom, type AnyGame } from '@horda/kernel';
import { PILOT } from '@horda/testing/pilot';
import { pilotEntry } from '@horda/testing/pilot-entry';
import { heldSave, playedSave } from '@horda/testing/pilot-play';
import { describe, expect, test } from 'vitest';
import { hordaHere, lines, newFolder, run, type Ran } from './horda.ts';

const PROGRAM = fileURLToPath(new URL('with-pilot.ts', import.meta.url));
const folder = newFolder();

function horda(args: readonly string[], input = ''): Promise<Ran> {
  return run(process.execPath, [PROGRAM, ...args], { cwd: folder, input, env: { LANG: 'en_GB.UTF-8' } });
}

/** The games of `with-pilot.ts`. */
const PLAYED = [...GAMES, pilotEntry()];
const placed = (arg: string): string => (arg.endsWith('.json') ? join(folder, arg) : arg);

/** A person who only rests. */
const RESTS = Array.from({ length: 60 }, () => '2').join('\n');

describe('the generic table of the terminal', () => {
  test('plays to the end, drawn and plain, and shows offers', async () => {
    const drawn = await horda(['play', 'pilot', '--seats', 'random,random,random', '--seed', 'all bots']);
    expect([drawn.code, drawn.stderr]).toEqual([0, '']);
    expect(drawn.stdout).toMatch(/The outpost (held|fell)/);
    const plain = await horda(['play', 'pilot', '--seats', 'human,random,random', '--seed', 'p', '--plain'], 'help\n');
    expect(plain.stdout).toContain('What do you do? (P1)');
    expect(plain.stdout).toContain('1: Go: woods');
  });

  test('is asked about an offer in a bot’s turn, and may leave it open', async () => {
    // A bot that asks for medicine is met in some of these games.
    let asked = 0;
    for (let n = 0; n < 4; n++) {
      const { stdout, stderr } = await horda(
        ['play', 'pilot', '--seats', 'human,random,random', '--seed', `asks ${n}`, '--plain'],
        `${RESTS}\n`,
      );
      expect(stderr).not.toContain('internal');
      if (stdout.includes('Somebody asks for medicine. (P1)')) asked++;
    }
    expect(asked).toBeGreaterThan(0);
  });
});

describe('chapters', () => {
  const first = heldSave();
  const second = playedSave('second', carriedFrom(PILOT as unknown as AnyGame, first)!);
  const files = {
    first,
    second,
    series: { series: [first, second].map((save) => ({ horda: 1, ...save })) },
    old: { ...first, version: 0 },
    bent: { ...first, left: '0'.repeat(14) },
    begun: { ...first, left: undefined, answers: [], marks: first.marks.slice(0, 1) },
    changed: { ...second, carried: { ...second.carried!, value: { ...second.carried!.value, morale: 8 } } },
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ horda: 1, ...content }));

  test('the next one is played from a file, and saved with what it began with', async () => {
    const args = ['play', 'pilot', '--continue', 'first.json', '--plain', '--seed', 'two'];
    const begun = await horda(args, lines('save next.json', 'quit', 'n'));
    expect([begun.code, begun.stderr]).toEqual([0, '']);
    expect((JSON.parse(readFileSync(join(folder, 'next.json'), 'utf8')) as typeof first).carried).toEqual(
      second.carried,
    );
    const both = await hordaHere(['verify', placed('first.json'), placed('next.json')], {}, PLAYED);
    expect([both.code, both.stdout]).toEqual([
      0,
      expect.stringContaining('The 2 games follow each other without a gap.'),
    ]);
  });

  test.each<[string, string[]]>([
    ['The 2 games follow each other without a gap.', ['first.json', 'second.json']],
    ['The 2 games follow each other without a gap.', ['series.json']],
    ['It goes on from another game; name the files of the whole series', ['second.json']],
    ['made with version 0 of the rules, so that only its links', ['old.json', 'second.json']],
  ])('verify says: %s', async (said, names) => {
    const { code, stdout, stderr } = await hordaHere(['verify', ...names.map(placed)], {}, PLAYED);
    expect([code, stderr, stdout]).toEqual([0, '', expect.stringContaining(said)]);
  });

  test.each<[string, string[]]>([
    ['second.json": this goes on from a game that is not here', ['verify', 'second.json', 'first.json']],
    ['first.json": this does not begin with what the game before it left', ['verify', 'first.json', 'first.json']],
    ['begun.json": this is not over yet', ['verify', 'begun.json', 'first.json']],
    ['bent.json"', ['verify', 'bent.json', 'second.json']],
    [
      'changed.json": what it goes on from (carried.value) is not what was left',
      ['verify', 'first.json', 'changed.json'],
    ],
    ['old.json": made with version 0 of the rules; these are version 1', ['verify', 'old.json']],
    ['is a game of pilot, not of cisza', ['play', 'cisza', '--continue', 'first.json']],
    ['second.json": the game leaves nothing to a next chapter', ['play', '--continue', 'second.json']],
    ['begun.json": the game is not over yet', ['play', '--continue', 'begun.json']],
    ['--load and --continue do not go together', ['play', '--continue', 'first.json', '--load', 'first.json']],
    ['to dalszy ciąg gry, której tu nie ma', ['--lang', 'pl', 'verify', 'second.json', 'first.json']],
  ])('what is wrong is named: %s', async (message, args) => {
    const { code, stderr } = await hordaHere(args.map(placed), {}, PLAYED);
    expect(code).not.toBe(0);
    expect(stderr).toContain(message);
  });
});
