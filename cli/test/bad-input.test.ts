import { GAMES } from '@horda/games';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { horda, hordaHere, lines, newFolder } from './horda.ts';

/** Exit code 2, nothing on standard output, and one line that says what is wrong and what is allowed. */
describe('wrong usage', () => {
  test.each([
    [
      ['play', 'chess'],
      ['"chess"', 'cisza'],
    ],
    [
      ['play', 'ciza'],
      ['"ciza"', 'Did you mean cisza?'],
    ],
    [['play'], ['GAME', 'cisza']],
    [
      ['play', 'cisza', '--players', '7'],
      ['--players', '"7"', 'from 2 to 6'],
    ],
    [
      ['play', 'cisza', '--players', '1'],
      ['"1"', 'from 2 to 6'],
    ],
    [
      ['play', 'cisza', '--players', '-3'],
      ['"-3"', 'from 2 to 6'],
    ],
    [
      ['play', 'cisza', '--players', '2.5'],
      ['"2.5"', 'from 2 to 6'],
    ],
    [
      ['play', 'cisza', '--players', 'four'],
      ['"four"', 'from 2 to 6'],
    ],
    [
      ['play', 'cisza', '--players'],
      ['--players', 'value'],
    ],
    [
      ['play', 'cisza', '--players', '--plain'],
      ['--players', 'value'],
    ],
    [
      ['play', 'cisza', '--seats', 'human,robot'],
      ['"robot"', 'human, random, greedy'],
    ],
    [
      ['play', 'cisza', '--seats', 'human,greedi'],
      ['"greedi"', 'Did you mean greedy?'],
    ],
    [
      ['play', 'cisza', '--players', '3', '--seats', 'human,greedy'],
      ['2 seats', '3 play'],
    ],
    [
      ['play', 'cisza', '--seats', 'human'],
      ['--players', 'from 2 to 6'],
    ],
    [['play', 'cisza', '--names', 'Ann,Ann'], ['"Ann"']],
    [['play', 'cisza', '--names', 'Ann,'], ['""']],
    [
      ['play', 'cisza', '--set', 'mood=dark'],
      ['"mood"', 'difficulty, expert, surprise, first, stallGuard'],
    ],
    ...['__proto__', 'constructor'].map((id): [string[], string[]] => [
      ['play', 'cisza', '--set', `${id}=true`],
      [`no setting "${id}"`, 'difficulty, expert'],
    ]),
    [
      ['play', 'cisza', '--set', 'difficulty=insane'],
      ['difficulty', '"insane"', 'easy, normal, hard'],
    ],
    [
      ['play', 'cisza', '--players', '3', '--set', 'first=4'],
      ['first', '"4"', 'random, 1, 2, 3'],
    ],
    [
      ['play', 'cisza', '--set', 'difficulty'],
      ['option=value', '"difficulty"'],
    ],
    [
      ['play', 'cisza', '--colour'],
      ['"--colour"', '--players'],
    ],
    [
      ['play', 'cisza', '--plain=yes'],
      ['--plain', 'no value'],
    ],
    [['play', 'cisza', 'more'], ['"more"']],
    [
      ['play', '--load', 'x.json', '--seed', '1'],
      ['--load', '--seed'],
    ],
    [
      ['play', 'cisza', '--lang', 'de'],
      ['"de"', 'pl, en'],
    ],
    [
      ['sim', 'cisza', '--bots', 'clever'],
      ['"clever"', 'random, greedy'],
    ],
    [
      ['sim', 'cisza', '--players', '4', '--bots', 'random,greedy'],
      ['--bots', '2 seats', '4 play'],
    ],
    [
      ['sim', 'cisza', '--games', '0'],
      ['--games', '"0"', 'from 1'],
    ],
    [
      ['sim', 'cisza', '--jobs', 'many'],
      ['--jobs', '"many"'],
    ],
    [
      ['sim', 'cisza', '--report', 'out.html', '--json'],
      ['--report', '--json'],
    ],
    [
      ['sim', 'nothing', '--json'],
      ['"nothing"', 'cisza'],
    ],
    [
      ['rules', 'chess'],
      ['"chess"', 'cisza'],
    ],
    [
      ['rules', 'cisza', 'C999'],
      ['"C999"', 'cisza'],
    ],
    [
      ['rules', 'B999'],
      ['"B999"', 'gear-up', 'B1'],
    ],
    [
      ['bench', 'chess'],
      ['"chess"', 'cisza'],
    ],
    [['engine'], ['GAME', 'cisza']],
    [['verify'], ['FILE']],
    [['replay'], ['FILE']],
    [
      ['replay', 'x.json', '--seat', '1', '--all'],
      ['--seat', '--all'],
    ],
    [['list', 'cisza'], ['"cisza"']],
    [['serve', 'cisza'], ['"cisza"']],
    [
      ['serve', '--port', '65536'],
      ['--port', '"65536"', 'from 0 to 65535'],
    ],
    [
      ['serve', '--port', 'http'],
      ['--port', '"http"', 'from 0 to 65535'],
    ],
    [
      ['serve', '--prot', '9000'],
      ['"--prot"', 'Did you mean --port?'],
    ],
    [
      ['serve', '--host='],
      ['--host', 'value'],
    ],
    [
      ['serve', '--data', ' '],
      ['--data', 'value'],
    ],
    [
      ['serve', '--log', 'inf'],
      ['"inf"', 'silent, error, info, debug', 'Did you mean info?'],
    ],
    ...['example.org', 'ftp://example.org', 'https://example.org/games', 'https://me:pw@example.org', '*', 'null'].map(
      (origin): [string[], string[]] => [
        ['serve', '--origin', 'https://example.org', '--origin', origin],
        ['--origin', `"${origin}"`],
      ],
    ),
    [['list', '--evil\u001B[31m\nline'], ['--json']],
  ])('%j', async (args, parts) => {
    const { code, stdout, stderr } = await hordaHere(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^horda: [^\n]+\n$/);
    expect(stderr).not.toContain('\u001B');
    for (const part of parts) expect(stderr).toContain(part);
  });

  test('an unknown command is answered with the usage', async () => {
    const { code, stdout, stderr } = await horda(['deal']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.split('\n')[0]).toContain('"deal"');
    expect(stderr).toContain('horda play GAME');
  });

  test('the complaint is in the language asked for', async () => {
    const { stderr } = await horda(['play', 'szachy', '--lang', 'pl']);
    const ids = GAMES.map(({ game }) => game.id).join(', ');
    expect(stderr).toBe(`horda: nie ma gry "szachy"; są: ${ids}.\n`);
  });
});

/** Exit code 1 and one line that names the file and the place of the fault. */
describe('broken files', () => {
  const folder = newFolder();
  let good: Record<string, unknown> = {};

  beforeAll(async () => {
    const { stdout } = await horda(['engine', 'cisza'], {
      input: lines(
        '{"id":1,"do":"new","players":3,"seed":"file"}',
        ...Array.from({ length: 6 }, (_, i) => `{"id":${i + 2},"do":"answer","index":0}`),
        '{"id":9,"do":"save"}',
      ),
    });
    const [last] = stdout.trim().split('\n').slice(-1);
    good = (JSON.parse(last!) as { save: Record<string, unknown> }).save;
  });

  const answer = (save: Record<string, unknown>, n: number): Record<string, unknown> =>
    (save['answers'] as Record<string, unknown>[])[n]!;

  test.each<[string, (save: Record<string, unknown>) => unknown, string]>([
    ['a list', () => [], 'this is JSON, but not a saved game'],
    ['null', () => null, 'this is JSON, but not a saved game'],
    ['another format', (save) => ({ ...save, horda: 2 }), 'horda must be one of: 1'],
    ['no game', (save) => ({ ...save, game: undefined }), 'game must be a text'],
    [
      'an unknown game',
      (save) => ({ ...save, game: 'chess' }),
      'a game of "chess", which is not known here; known: cisza',
    ],
    ['a game with an evil name', (save) => ({ ...save, game: '\u001B[2J\n' }), 'not known here'],
    ['another version', (save) => ({ ...save, version: 99 }), 'version 99 of the rules'],
    ['a version in words', (save) => ({ ...save, version: 'one' }), 'version must be a whole number'],
    ['negative seats', (save) => ({ ...save, seats: -2 }), 'seats must be a whole number from 2 to 6'],
    ['absurdly many seats', (save) => ({ ...save, seats: 1e9 }), 'seats must be a whole number from 2 to 6'],
    ['a short seed', (save) => ({ ...save, seed: [1, 2, 3] }), 'seed must be a list of 4 entries'],
    ['a seed of fractions', (save) => ({ ...save, seed: [1, 2, 3, 0.5] }), 'seed[3] must be a whole number'],
    ['another seed', (save) => ({ ...save, seed: [1, 2, 3, 4] }), 'the set-up: it does not lead to the table'],
    ['an unknown option', (save) => ({ ...save, options: { mood: 1 } }), '"mood"'],
    ['an option that objects inherit', (save) => ({ ...save, options: JSON.parse('{"__proto__":1}') }), '"__proto__"'],
    [
      'a null for an option',
      (save) => ({ ...save, options: { difficulty: null } }),
      'options.difficulty must be one of',
    ],
    ['no options', (save) => ({ ...save, options: {} }), 'options.difficulty must be one of: easy, normal, hard'],
    ['answers that are no list', (save) => ({ ...save, answers: {} }), 'answers must be a list'],
    ['an answer that is no object', (save) => ({ ...save, answers: [7] }), 'answers[0] must be an object'],
    ['fewer marks', (save) => ({ ...save, marks: [] }), 'marks must be a list of 7 entries'],
    [
      'marks that are none',
      (save) => ({ ...save, marks: Array.from({ length: 7 }, () => 'x') }),
      'marks[0] must be a mark',
    ],
    [
      'a name with control characters',
      (save) => ({ ...save, names: ['\u001B[2J', 'b', 'c'] }),
      'names[0] must be a name',
    ],
    ['two players of one name', (save) => ({ ...save, names: ['a', 'b', 'a'] }), 'names[2] must be a name that nobody'],
    [
      'an unknown kind of player',
      (save) => ({ ...save, kinds: ['cat', 'human', 'human'] }),
      'kinds[0] must be one of: human',
    ],
    ['picks that are no list', (save) => change(save, 4, { picks: 1 }), 'answers[4].picks must be a list'],
    ['a pick without a verb', (save) => change(save, 4, { picks: [{}] }), 'answers[4].picks[0] must be a choice'],
    [
      'an answer of nobody',
      (save) => change(save, 4, { seat: 3 }),
      'answers[4].seat must be a whole number from 0 to 2',
    ],
    ['a thing that was not offered', (save) => change(save, 2, { picks: [{ do: 'fly' }] }), 'answer 3 (seat'],
    ['an answer for another question', (save) => change(save, 3, { tick: 77 }), 'answer 4 (seat'],
    [
      'an answer of another seat',
      (save) => change(save, 0, { seat: (Number(answer(save, 0)['seat']) + 1) % 3 }),
      'answer 1 (seat',
    ],
    ['two things picked', (save) => change(save, 0, { picks: [{ do: 'keep' }, { do: 'exchange' }] }), 'answer 1 (seat'],
    [
      'another thing picked that was offered',
      (save) => change(save, 1, { picks: [{ do: 'exchange' }] }),
      'answer 2 (seat',
    ],
    [
      'a changed mark',
      (save) => ({ ...save, marks: (save['marks'] as string[]).map((m, i) => (i === 5 ? '0'.repeat(14) : m)) }),
      'answer 5 (seat',
    ],
  ])('%s', async (name, spoil, part) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.json`);
    writeFileSync(file, JSON.stringify(spoil(good)));
    const { code, stdout, stderr } = await hordaHere(['verify', file]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^horda: [^\n]+\n$/);
    expect(stderr).not.toContain('\u001B');
    expect(stderr).toContain(part);
  });

  function change(save: Record<string, unknown>, n: number, fields: Record<string, unknown>): Record<string, unknown> {
    const answers = (save['answers'] as Record<string, unknown>[]).map((each, i) =>
      i === n ? { ...each, ...fields } : each,
    );
    return { ...save, answers };
  }

  test.each([
    ['missing.json', null, 'there is no such file'],
    ['text.json', 'once upon a time', 'it is not valid JSON'],
    ['empty.json', '', 'it is not valid JSON'],
    ['half.json', '{"horda": 1, "game": "cis', 'it is not valid JSON'],
    ['huge.json', ' '.repeat(9_000_000), 'larger than 8 MB'],
  ])('%s', async (name, content, part) => {
    const file = join(folder, name);
    if (content !== null) writeFileSync(file, content);
    for (const args of [
      ['verify', file],
      ['replay', file],
      ['play', '--load', file],
    ]) {
      const { code, stdout, stderr } = await hordaHere(args);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^horda: [^\n]+\n$/);
      expect(stderr).toContain(part);
    }
  });

  test('a folder', async () => {
    mkdirSync(join(folder, 'sub'));
    const { code, stderr } = await horda(['verify', join(folder, 'sub')]);
    expect({ code, isOneLine: /^horda: [^\n]+not a file\.\n$/.test(stderr) }).toEqual({
      code: 1,
      isOneLine: true,
    });
  });

  test('an untouched file is fine', async () => {
    const file = join(folder, 'good.json');
    writeFileSync(file, JSON.stringify(good));
    const { code, stdout, stderr } = await horda(['verify', file]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^ok: .*3 players, 6 answers/);
  });

  test('a file that begins with the mark of an editor is fine', async () => {
    const file = join(folder, 'bom.json');
    writeFileSync(file, `\uFEFF${JSON.stringify(good)}`);
    expect(await hordaHere(['verify', file])).toMatchObject({ code: 0, stderr: '' });
  });
});
