import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, GAMES, type RegisteredGame } from '@horda/games';
import { serve, type Running } from '@horda/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RUN = fileURLToPath(new URL('run.ts', import.meta.url));
let data: string;
let server: Running;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'horda-play-'));
  server = await served(data);
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

function served(folder: string, games: readonly RegisteredGame[] = GAMES): Promise<Running> {
  const about = { host: '127.0.0.1', port: 0, database: null, origins: [], trustProxy: false } as const;
  return serve({ ...about, data: folder, games, log: 'silent' });
}

/** The script, as it is run by hand. */
function run(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RUN, ...args]);
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

test.each(['2', '4'])(
  'every game for %s can be made, joined and played to the end through the API',
  async (players) => {
    const { code, stdout, stderr } = await run('--url', server.address, '--players', players);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const fitting = GAMES.filter(({ game }) => Number(players) <= game.players[1]);
    expect(fitting).not.toEqual([]);
    for (const { game } of fitting) {
      expect(stdout).toContain(`${game.id}: seat ${Number(players) - 1} taken`);
      expect(stdout).toMatch(new RegExp(`^${game.id}: over after \\d+ answers`, 'm'));
      expect(stdout).toContain(`${game.id}: the save is by the rules, and the cards were dealt as promised`);
    }
  },
);

test('without an address a server is started, used and stopped', async () => {
  const { code, stdout, stderr } = await run();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const [first, ...rest] = stdout.trim().split('\n');
  expect(first).toMatch(/^server started: http:\/\/127\.0\.0\.1:\d+$/);
  expect(rest.at(-1)).toBe('server stopped');
  await expect(fetch(first!.split(': ')[1]!)).rejects.toThrow('fetch failed');
});

test.each([
  [['--players', '0'], '--players takes'],
  [['--players', '9'], 'is for 2 to 6 players'],
  [['--url', 'somewhere'], '--url takes an address'],
  [['--url', 'http://127.0.0.1:9'], 'no server answers at http://127.0.0.1:9 ('],
])('%j ends with exit code 1 and the reason', async (args, reason) => {
  const { code, stderr } = await run('--url', server.address, ...args);
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr).toMatch(/^[^\n]+\n$/);
});

/** Cisza, but every question shows options that cannot be picked. */
function lying(): RegisteredGame {
  const cisza = findGame('cisza')!;
  const { game } = cisza;
  const view: typeof game.view = (s, seat) => {
    const seen = game.view(s, seat) as { asks: { own: object | null }[] };
    const asks = seen.asks.map((ask) => ({ ...ask, own: ask.own && { ...ask.own, options: [{ do: 'cheat' }] } }));
    return { ...seen, asks };
  };
  return { ...cisza, game: { ...game, view } };
}

test('a game in which an offered answer is refused ends the script, with the seat, the answer and the reason', async () => {
  const liar = await served(join(data, 'liar'), [lying()]);
  try {
    const { code, stderr } = await run('--url', liar.address);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^cisza, table \S+: seat \d was refused \[\{"do":"cheat"\}\] \(notOffered: [^\n]+must be taken\n$/,
    );
  } finally {
    await liar.close();
  }
});
