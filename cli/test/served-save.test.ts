import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@horda/games';
import { seal, type AnyState, type Save, type Seed } from '@horda/kernel';
import { commitmentOf, seedOfSecret, type FairProof } from '@horda/protocol';
import { serve, type Running } from '@horda/server';
import { seededSecrets } from '@horda/tables/test/seeded-secrets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hordaHere, lines, newFolder, horda } from './horda.ts';

/** A save as a server gives it. */
type Served = Save & { readonly marks: readonly string[]; readonly fair?: FairProof };

const folder = newFolder();
let server: Running;
/** A game of one person with bots, from the deal to the end; and one that went on from the middle of it. */
let whole: Served;
let continued: Served;

beforeAll(async () => {
  const data = newFolder();
  const about = { host: '127.0.0.1', port: 0, data, database: null, origins: [], trustProxy: false } as const;
  server = await serve({ ...about, log: 'silent' }, seededSecrets('saves'));
  const table = { game: 'cisza', seats: 3, bots: [null, 'random', 'greedy'], name: 'Ada', entropy: 'my lucky hen' };
  const made = await ask<{ table: string; key: string }>('POST', 'tables', null, { ...table, pace: 0 });
  whole = await playedByBots(made);
  const fork = { at: 4, name: 'Ada', bot: 'random' };
  continued = await playedByBots(await ask('POST', `tables/${made.table}/forks`, made.key, fork));
});

afterAll(() => server.close());

async function ask<T>(method: string, path: string, key: string | null, body: object | null = null): Promise<T> {
  const reply = await fetch(`${server.address}/api/${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body: body === null ? null : JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Begins the game, lets a bot play the only person's seat, and takes the game home when it is over. */
async function playedByBots({ table, key }: { table: string; key: string }): Promise<Served> {
  const act = (id: string, command: object) => ask('POST', `tables/${table}/commands`, key, { id, command });
  await act('begin', { do: 'start' });
  await act('rest', { do: 'handOver', bot: 'random' });
  for (;;) {
    const { info } = await ask<{ info: { status: string } }>('GET', `tables/${table}/since/0`, key);
    if (info.status === 'over') return ask<Served>('GET', `tables/${table}/save`, key);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function fileOf(save: object): string {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.json`);
  writeFileSync(file, JSON.stringify(save));
  return file;
}

/** Marks keep out accidents, not forgers: whoever changes a save can make new ones. */
function forged(save: Served, change: Partial<Served>): Served {
  const { fair, marks: _, ...rest } = { ...save, ...change };
  return { ...seal(findGame('cisza')!.game, rest), ...(fair === undefined ? {} : { fair }) };
}

async function complaintAbout(save: object): Promise<string> {
  const { code, stdout, stderr } = await hordaHere(['verify', fileOf(save)]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^horda: [^\n]+\n$/);
  return stderr;
}

describe('verify', () => {
  test('finds that the cards of a game from a server were dealt as promised', async () => {
    const { code, stdout, stderr } = await horda(['verify', fileOf(whole)]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^ok: .* 3 players, \d+ answers, all by the rules\. Won by: .*\./);
    expect(stdout).toMatch(
      /The cards were dealt as promised\. Besides the server, these took part in the deal: Player 1\.\n$/,
    );
    expect(stdout).not.toContain('middle');
  });

  test('says so in Polish', async () => {
    const { stdout } = await hordaHere(['verify', fileOf(whole), '--lang', 'pl']);
    expect(stdout).toMatch(/Karty rozdano tak, jak obiecano\. Udział w losie poza serwerem: Gracz 1\.\n$/);
  });

  test('says it plainly when nobody but the server took part in the deal', async () => {
    const table = { game: 'cisza', seats: 3, bots: [null, 'random', 'greedy'], name: 'Ada', pace: 0 };
    const file = fileOf(await playedByBots(await ask('POST', 'tables', null, table)));
    const [en, pl] = [await hordaHere(['verify', file]), await hordaHere(['verify', file, '--lang', 'pl'])];
    expect(en).toMatchObject({ code: 0, stderr: '' });
    expect(en.stdout).toMatch(/as promised\. Nobody but the server took part in the deal/);
    expect(pl.stdout).toMatch(/jak obiecano\. Nikt poza serwerem nie miał udziału w losie/);
  });

  test('promises nothing where nothing was promised', async () => {
    const { fair: _, ...save } = whole;
    const { code, stdout } = await hordaHere(['verify', fileOf(save)]);
    expect(code).toBe(0);
    expect(stdout).not.toContain('promised');
  });

  test('says that a game went on from another one', async () => {
    expect(continued.fair).toBeUndefined();
    const file = fileOf(continued);
    const [en, pl] = [await hordaHere(['verify', file]), await hordaHere(['verify', file, '--lang', 'pl'])];
    expect(en).toMatchObject({ code: 0, stderr: '' });
    expect(en.stdout).toContain('The file begins in the middle of a game.');
    expect(en.stdout).not.toContain('promised');
    expect(pl.stdout).toContain('Plik zaczyna się w środku gry.');
  });

  test('does not vouch for cards that were dealt before the file begins', async () => {
    const { secret, entropy } = whole.fair!;
    const seed = seedOfSecret(secret, 'elsewhere', entropy);
    const fair = { ...whole.fair!, table: 'elsewhere' };
    const { code, stdout } = await hordaHere(['verify', fileOf(forged(continued, { seed, fair }))]);
    expect(code).toBe(0);
    expect(stdout).toContain('The cards were dealt before this file begins'.toLowerCase());
    expect(stdout).not.toContain('dealt as promised');
  });

  test('names a secret that is not the promised one', async () => {
    const secret = 'f'.repeat(64);
    const fair = { ...whole.fair!, secret };
    expect(await complaintAbout({ ...whole, fair })).toContain('fair.secret does not fit fair.commitment');
    const seed = seedOfSecret(secret, fair.table, fair.entropy);
    expect(await complaintAbout(forged(dealtAnew(whole), { seed, fair }))).toContain('fair.secret does not fit');
    const polish = await hordaHere(['verify', fileOf({ ...whole, fair }), '--lang', 'pl']);
    expect(polish.stderr).toContain('kart nie rozdano tak, jak obiecano: fair.secret');
  });

  test('names a seed that does not follow from the promise', async () => {
    const seed: Seed = [1, 2, 3, 4];
    expect(await complaintAbout({ ...whole, seed })).toContain('the fault is in the set-up');
    expect(await complaintAbout(forged(dealtAnew(whole), { seed }))).toContain('the seed does not follow');
  });

  test.each<[string, (fair: FairProof) => Partial<FairProof>]>([
    ['what a player added', ({ entropy }) => ({ entropy: entropy.with(0, 'my lucky cat') })],
    ['the order of what players added', ({ entropy }) => ({ entropy: entropy.toReversed() })],
    ['the table', () => ({ table: 'A'.repeat(22) })],
  ])('finds that %s was changed', async (_, change) => {
    const fair = { ...whole.fair!, ...change(whole.fair!) };
    expect(await complaintAbout({ ...whole, fair })).toContain('the seed does not follow from what is in fair');
  });

  test('a promise made up after the game does not help', async () => {
    const secret = 'a'.repeat(64);
    const fair = { ...whole.fair!, secret, commitment: commitmentOf(secret) };
    expect(await complaintAbout({ ...whole, fair })).toContain('the seed does not follow');
  });

  test.each<[string, unknown, string]>([
    ['a list', [], 'fair must be an object'],
    ['nothing', {}, 'fair.table must be a text'],
    ['a number', 7, 'fair must be an object'],
  ])('a promise that is %s', async (_, fair, part) => {
    expect(await complaintAbout({ ...whole, fair })).toContain(part);
  });

  test.each<[keyof FairProof, unknown, string]>([
    ['table', undefined, 'fair.table must be a text'],
    ['commitment', undefined, 'fair.commitment must be 64 hexadecimal digits'],
    ['commitment', 'F'.repeat(64), 'fair.commitment must be 64 hexadecimal digits'],
    ['secret', null, 'fair.secret must be 64 hexadecimal digits'],
    ['secret', '\u001B[2J', 'fair.secret must be 64 hexadecimal digits'],
    ['secret', 'f'.repeat(63), 'fair.secret must be 64 hexadecimal digits'],
    ['entropy', undefined, 'fair.entropy must be a list'],
    ['entropy', ['', ''], 'fair.entropy must be a list of 3 entries'],
    ['entropy', ['', 1, ''], 'fair.entropy[1] must be a text'],
  ])('a promise with %s as %j', async (field, value, part) => {
    expect(await complaintAbout({ ...whole, fair: { ...whole.fair!, [field]: value } })).toContain(part);
  });

  test.each<[string, (start: AnyState) => unknown]>([
    ['a text', () => 'begin'],
    ['a list', () => []],
    ['empty', () => ({})],
    ['without questions', ({ kernel, ...start }) => ({ ...start, kernel: { ...kernel, asks: [] } })],
    [
      'with a question to nobody',
      ({ kernel, ...start }) => ({ ...start, kernel: { ...kernel, asks: [{ ...kernel.asks[0]!, seat: 9 }] } }),
    ],
    [
      'in a rule that does not exist',
      ({ kernel, ...start }) => ({ ...start, kernel: { ...kernel, stack: [{ rule: 'nap', at: 'lie' }] } }),
    ],
    ['of fewer players', (start) => ({ ...start, shelters: (start as { shelters?: unknown[] }).shelters!.slice(1) })],
  ])('a beginning that is %s', async (_, spoil) => {
    const start = spoil(continued.start as AnyState);
    expect(await complaintAbout({ ...continued, start })).toContain('start must be a table of cisza with 3 seats');
  });

  test('a beginning that was changed', async () => {
    const { kernel, ...rest } = continued.start as AnyState;
    const start = { ...rest, kernel: { ...kernel, rng: [1, 2, 3, 4] } };
    expect(await complaintAbout({ ...continued, start })).toContain('the fault is in the set-up');
    const { start: _, ...without } = continued;
    expect(await complaintAbout(without)).toContain('the fault is in the set-up');
  });
});

/** A game of the same promise in which nothing was answered yet, so that any deal will do. */
function dealtAnew(save: Served): Served {
  return forged(save, { answers: [] });
}

describe('replay', () => {
  test('shows a game from a server', async () => {
    const { code, stdout, stderr } = await hordaHere(['replay', fileOf(whole)]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/End of the game\.\n$/);
    expect(stdout).not.toContain('in the middle');
  });

  test('shows a game that went on from another one, from where it did', async () => {
    const { code, stdout, stderr } = await hordaHere(['replay', fileOf(continued), '--seat', '1']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')[1]).toBe('The file begins in the middle of a game.');
    expect(stdout).toMatch(/End of the game\.\n$/);
  });
});

test('a game that went on from another one can be played on, and saved as what it is', async () => {
  const half = { ...continued, answers: continued.answers.slice(0, 2), marks: continued.marks.slice(0, 3) };
  const [file, copy] = [fileOf(half), join(folder, 'copy.json')];
  const { code, stderr } = await horda(['play', '--load', file, '--plain'], {
    input: lines(`save ${copy}`, 'quit', 'n'),
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const verified = await hordaHere(['verify', copy]);
  expect(verified).toMatchObject({ code: 0, stderr: '' });
  expect(verified.stdout).toContain('The file begins in the middle of a game. The game is not over yet.');
});

test('the engine loads a game that went on from another one, and gives it back', async () => {
  const { stdout } = await horda(['engine', 'cisza'], {
    input: lines(
      JSON.stringify({ id: 1, do: 'load', save: continued }),
      '{"id":2,"do":"undo"}',
      '{"id":3,"do":"save"}',
    ),
  });
  const replies = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { ok: boolean; save?: Served });
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(replies[2]!.save).toMatchObject({ start: continued.start, answers: continued.answers.slice(0, -1) });
});
