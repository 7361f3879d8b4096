import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, GAMES } from '@horda/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { openEngine } from '../src/engine/engine.ts';
import { horda, hordaHere, newFolder } from './horda.ts';

interface PackFile {
  pack: string;
  game: string;
  version: number;
  resources: Record<string, number>;
  city: Record<string, number>;
}

let folder: string;
/** The template for Cisza, as a file and as what it holds. */
let mine: string;
let template: PackFile;

beforeAll(async () => {
  folder = newFolder();
  mine = join(folder, 'mine.json');
  const { code, stdout } = await hordaHere(['pack', 'template', 'cisza', '--out', mine]);
  expect([code, stdout]).toEqual([0, `The template is in ${mine}. Change it, then: npx horda pack check ${mine}\n`]);
  template = JSON.parse(readFileSync(mine, 'utf8')) as PackFile;
});

function written(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return file;
}

/** Many mines in place of drones. */
function minefield(): PackFile {
  return { ...template, pack: 'minefield', resources: { ...template.resources, drone: 0, mines: 8 } };
}

describe('horda pack template', () => {
  test('prints the cards of the game, which check clean', async () => {
    const { code, stdout, stderr } = await hordaHere(['pack', 'template', 'cisza']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(readFileSync(mine, 'utf8'));
    const check = await hordaHere(['pack', 'check', written('printed.json', stdout)]);
    expect([check.code, check.stderr]).toEqual([0, '']);
    expect(check.stdout).toContain('the pack my-cisza for Cisza (Silence) can be played with');
    expect(check.stdout).toContain('cards: resources 55, city 55');
  });

  test('does not write over a file, nor where there is no folder', async () => {
    const again = await hordaHere(['pack', 'template', 'cisza', '--out', mine]);
    expect(again).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('is there already') as string });
    const nowhere = join(folder, 'no', 'where.json');
    const { code, stderr } = await hordaHere(['pack', 'template', 'cisza', '--out', nowhere]);
    expect([code, stderr, existsSync(nowhere)]).toEqual([1, expect.stringContaining('folder'), false]);
  });
});

describe('horda pack check', () => {
  test('tells programs what it found', async () => {
    const { code, stdout } = await hordaHere(['pack', 'check', mine, '--json']);
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      {
        file: mine,
        ok: true,
        pack: 'my-cisza',
        game: 'cisza',
        hash: expect.stringMatching(/^[0-9a-f]{14}$/) as string,
        cards: { resources: 55, city: 55 },
        problems: [],
      },
    ]);
  });

  test('names every problem with its line and place', async () => {
    const { axe: _, ...others } = template.resources;
    const bad = { ...template, resources: { ...others, drones: 6, mines: -1 }, city: { ...template.city, fast: 19 } };
    const file = written('bad.json', bad);
    const { code, stdout, stderr } = await hordaHere(['pack', 'check', file]);
    const said = stderr.trimEnd().split('\n');
    expect([code, stdout]).toEqual([1, '']);
    expect(said).toEqual([
      `horda: "${file.length > 60 ? `${file.slice(0, 59)}…` : file}": no pack to play with; 4 things are wrong:`,
      expect.stringMatching(/^ {2}line 21, resources\.drones: .*"drones".*Allowed: axe, .*Did you mean drone\?$/),
      '  line 5, resources.axe: is missing.',
      '  line 14, resources.mines: must be a whole number from 0 to 55, not -1.',
      '  line 23, city: adds up to 56, but must add up to 55.',
    ]);
    const json = JSON.parse((await hordaHere(['pack', 'check', file, '--json'])).stdout) as object;
    expect(json).toMatchObject({
      ok: false,
      problems: [
        { line: 21, place: 'resources.drones', kind: 'field' },
        { line: 5, place: 'resources.axe', kind: 'missing' },
        { line: 14, place: 'resources.mines', kind: 'value' },
        { line: 23, place: 'city', kind: 'total' },
      ],
    });
  });

  test('speaks Polish, too', async () => {
    const file = written('zle.json', { ...template, city: { ...template.city, horde: 3 } });
    const { stderr } = await hordaHere(['pack', 'check', file, '--lang', 'pl']);
    expect(stderr).toContain('wiersz 23, city: suma wynosi 56, a musi wynosić 55.');
  });

  test('tames what it quotes', async () => {
    const file = written('odd.json', { ...template, city: { ...template.city, '\u001B[31m\nred': 1 } });
    const { stderr } = await hordaHere(['pack', 'check', file]);
    expect(stderr.split('\n')).toHaveLength(3);
    expect(stderr).not.toContain('\u001B');
  });
});

/** Whatever it is for, a bad pack starts nothing; the file, the place, what is wrong and what is allowed are told. */
const BAD: readonly [name: string, content: () => unknown, said: readonly string[]][] = [
  [
    'a card that there is not',
    () => ({ ...template, resources: { ...template.resources, axxe: 0 } }),
    ['resources.axxe', 'Allowed: axe', 'Did you mean axe?'],
  ],
  [
    'a card that is missing',
    () => ({ ...template, city: { regular: 25, strong: 12, fast: 18 } }),
    ['city.horde', 'is missing'],
  ],
  ['a wrong count', () => ({ ...template, city: { ...template.city, horde: 9 } }), ['city', '62', '55']],
  ['broken JSON', () => '{\n  "pack": "x"\n  "game": "cisza"\n}', ['line 3, column 3', 'comma']],
  ['a pack for another game', () => ({ ...template, game: 'chess' }), ['game', '"chess"', 'cisza']],
  ['a pack of another version', () => ({ ...template, version: 7 }), ['version', 'must be 1, not 7']],
  ['a pack without a name', () => ({ ...template, pack: 'My Pack' }), ['pack', '"My Pack"', 'hyphens']],
  ['something else', () => '[1, 2]', ['the whole pack', 'object']],
];

describe.each(BAD)('%s', (name, content, said) => {
  test.each([
    ['pack', 'check', 'FILE'],
    ['play', 'cisza', '--seats', 'greedy,greedy', '--pack', 'FILE'],
    ['sim', 'cisza', '--games', '1', '--pack', 'FILE'],
    ['engine', 'cisza', '--pack', 'FILE'],
  ])('horda %s %s', async (...args) => {
    const file = written(`${name.replaceAll(' ', '-')}.json`, content());
    const { code, stdout, stderr } = await hordaHere(args.map((arg) => (arg === 'FILE' ? file : arg)));
    expect([code, stdout]).toEqual([1, '']);
    for (const part of said) expect(stderr).toContain(part);
  });
});

test('a file that is not there, too large, or a folder', async () => {
  const large = written('large.json', `"${'x'.repeat(300_000)}"`);
  for (const [file, what] of [
    [join(folder, 'none.json'), 'there is no such file'],
    [large, 'larger than 256 kB'],
    [folder, 'not a file'],
  ] as const)
    for (const args of [
      ['pack', 'check', file],
      ['sim', 'cisza', '--pack', file],
    ]) {
      const { code, stdout, stderr } = await hordaHere(args);
      expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(what)]);
    }
});

test.each([
  [['pack'], ['pack template GAME', 'pack check FILE']],
  [
    ['pack', 'chek', 'x'],
    ['"pack chek"', 'Did you mean check?'],
  ],
  [
    ['pack', 'template'],
    ['horda pack template GAME', 'cisza'],
  ],
  [['pack', 'template', 'ciza'], ['Did you mean cisza?']],
  [['pack', 'template', 'cisza', '--set', 'deck=x'], ['"deck"']],
  [['pack', 'check'], ['pack check FILE']],
  [['pack', 'check', 'a', 'b'], ['"b"']],
  [
    ['play', '--load', 'a', '--pack', 'b'],
    ['--load', '--pack'],
  ],
] as const)('%j is wrong usage', async (args, said) => {
  const { code, stdout, stderr } = await hordaHere(args);
  expect([code, stdout]).toEqual([2, '']);
  for (const part of said) expect(stderr).toContain(part);
});

describe('with a pack', () => {
  test('studies differ, and name it; with the printed cards nothing changes', async () => {
    const study = ['sim', 'cisza', '--players', '3', '--games', '50', '--json'];
    const digest = async (...more: string[]): Promise<{ digest: string; pack?: object }> =>
      JSON.parse((await hordaHere([...study, ...more])).stdout) as { digest: string };
    const [usual, printed] = [await digest(), await digest('--pack', mine)];
    expect(printed.digest).toBe(usual.digest);
    expect('pack' in usual).toBe(false);
    const other = await digest('--pack', written('minefield.json', minefield()));
    expect(other.pack).toEqual({ id: 'minefield', hash: expect.stringMatching(/^[0-9a-f]{14}$/) as string });
    expect(other.digest).not.toBe(usual.digest);
  });

  test('a report says how to make it again', async () => {
    const file = written('reported.json', minefield());
    const report = join(folder, 'report.html');
    await hordaHere(['sim', 'cisza', '--games', '5', '--pack', file, '--report', report]);
    const page = readFileSync(report, 'utf8').replaceAll(/<[^>]*>/g, '');
    expect(page).toContain(`--pack ${file}`);
    expect(page).toContain('minefield');
  });

  test('a game is played, saved with its cards, verified, watched and gone on with', async () => {
    const file = written('played.json', minefield());
    const saved = join(folder, 'game.json');
    const input = ['1', `save ${saved}`, 'quit', ''].join('\n');
    const played = await horda(['play', 'cisza', '--players', '2', '--seed', 'p', '--plain', '--pack', file], {
      input,
    });
    expect(played.stdout).toContain('Played with the pack minefield.');
    const { pack } = JSON.parse(readFileSync(saved, 'utf8')) as { pack: { content: PackFile } };
    expect(pack).toMatchObject({ id: 'minefield', content: { resources: { mines: 8 } } });

    expect((await hordaHere(['verify', saved])).stdout).toMatch(/^ok: .* Played with the pack minefield\./);
    expect((await hordaHere(['replay', saved])).stdout).toContain('Played with the pack minefield.');
    const goneOn = await horda(['play', '--load', saved, '--plain'], { input: 'quit\nn\n' });
    expect([goneOn.code, goneOn.stdout]).toEqual([0, expect.stringContaining('minefield')]);
  });

  test('a save whose cards were changed is refused', async () => {
    const file = written('honest.json', minefield());
    const saved = join(folder, 'honest-game.json');
    const input = `1\nsave ${saved}\nquit\n`;
    await horda(['play', 'cisza', '--players', '2', '--seed', 'p', '--plain', '--pack', file], { input });
    const save = JSON.parse(readFileSync(saved, 'utf8')) as { pack: { id: string; content: PackFile } };
    const { content } = save.pack;
    const forged = (resources: object): string =>
      written('forged.json', { ...save, pack: { ...save.pack, content: { ...content, resources } } });
    const swapped = forged({ ...content.resources, mines: 2, drone: 6 });
    expect((await hordaHere(['verify', swapped])).stderr).toContain('their hash differs');
    const odd = forged({ ...content.resources, mines: 99 });
    expect((await hordaHere(['verify', odd])).stderr).toContain('pack.content.resources.mines: must be a whole number');
  });
});

describe('the engine', () => {
  type Reply = Record<string, unknown> & { error?: { code: string; message: string } };
  const desk = (): ((request: object) => Reply) => {
    const reply = openEngine(findGame('cisza')!, null);
    return (request) => reply(JSON.stringify(request));
  };

  test('takes a pack with a new table, and its save carries it', () => {
    const ask = desk();
    expect(ask({ do: 'new', players: 2, seed: 'e', pack: minefield() })).toMatchObject({ ok: true });
    const { save } = ask({ do: 'save' });
    expect(save).toMatchObject({ pack: { id: 'minefield', content: { city: template.city } } });
    expect(ask({ do: 'load', save })).toMatchObject({ ok: true });
    expect(ask({ do: 'save' })).toMatchObject({ save: { pack: { id: 'minefield' } } });
    ask({ do: 'new', players: 2, seed: 'e', pack: null });
    expect(Object.keys(ask({ do: 'save' })['save'] as object)).not.toContain('pack');
  });

  test('refuses a bad one with all that is wrong, and keeps its table', () => {
    const ask = desk();
    ask({ do: 'new', players: 2, seed: 'e' });
    const { error } = ask({ do: 'new', pack: { ...template, city: {}, resources: { ...template.resources, axe: 4 } } });
    expect(error).toMatchObject({ code: 'badPack' });
    expect(error!.message).toContain('resources: adds up to 56');
    expect(error!.message).toContain('city.horde: is missing');
    expect(ask({ do: 'asks' })).toMatchObject({ ok: true, tick: 0 });
  });

  test('has the pack of the command line for every new table', async () => {
    const file = written('engine.json', minefield());
    const input = '{"id":1,"do":"new","players":2,"seed":"e"}\n{"id":2,"do":"save"}\n';
    const { stdout } = await horda(['engine', 'cisza', '--pack', file], { input });
    const [, second] = stdout.trim().split('\n');
    expect(JSON.parse(second!)).toMatchObject({ save: { pack: { id: 'minefield' } } });
  });
});

describe.each(GAMES.flatMap(({ game }) => (game.pack === null ? [] : [game.id])))('%s', (game) => {
  test('prints a template that checks clean and is played with', async () => {
    const file = join(folder, `${game}.json`);
    await hordaHere(['pack', 'template', game, '--out', file]);
    expect(await hordaHere(['pack', 'check', file])).toMatchObject({ code: 0, stderr: '' });
    const { code, stdout } = await hordaHere(['sim', game, '--games', '3', '--pack', file, '--json']);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { game, pack: { id: `my-${game}` } }]);
  });
});

describe('a pack with effects and names', () => {
  interface Card {
    effect: string;
    name: { pl: string; en: string };
  }
  type Deck = Record<'zombies' | 'humans', Card[]>;

  async function zombiaki(): Promise<Deck> {
    return JSON.parse((await hordaHere(['pack', 'template', 'zombiaki'])).stdout) as Deck;
  }

  test('is told the line of an effect that there is not, and all that are known', async () => {
    const cards = await zombiaki();
    cards.zombies[3]!.effect = 'expload';
    const file = written('effects.json', cards);
    const line =
      1 +
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('expload'));
    const { code, stderr } = await hordaHere(['pack', 'check', file]);
    expect(code).toBe(1);
    expect(stderr).toContain(`line ${line}, zombies[3].effect: "expload" is not known here. Allowed: `);
    expect(stderr).toContain('dawn');
  });

  test('decides a setting, which then cannot be chosen', async () => {
    const file = written('decides.json', await zombiaki());
    const { code, stdout, stderr } = await hordaHere(['sim', 'zombiaki', '--pack', file, '--set', 'deck=jubileusz']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('deck cannot be chosen with --pack');
  });

  test('calls the cards as it likes, in the game and in its replay', async () => {
    const cards = await zombiaki();
    for (const [i, card] of [...cards.zombies, ...cards.humans].entries())
      card.name = { pl: `Pewna karta ${i}`, en: `Some card ${i}` };
    const file = written('names.json', cards);
    const saved = join(folder, 'names-game.json');
    const input = `1\nsave ${saved}\nquit\n`;
    const flags = ['--seats', 'human,random', '--seed', 'n', '--plain', '--pack', file];
    expect((await horda(['play', 'zombiaki', ...flags], { input })).stdout).toContain('Some card');
    expect((await horda(['replay', saved, '--lang', 'pl'])).stdout).toContain('Pewna karta');
  });
});
