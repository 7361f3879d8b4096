import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { hasPython, onTerminal } from './on-terminal.ts';
import { horda, newFolder, startHorda, type Ran, type RunOptions, type Started } from './horda.ts';

const FAKE = new URL('fake-server.ts', import.meta.url).href;
/** What the caller's own environment says must not matter. */
const CLEAN = { DATABASE_URL: '', HORDA_DATA: '', HORDA_WORD: '' };
const READY = 'Ctrl-C stops the server.\n';
const DOCUMENT_END = '\n}\n';

const open: (Server | Started)[] = [];
afterEach(() => {
  for (const each of open.splice(0)) {
    if (!('child' in each)) each.close();
    else if (each.child.exitCode === null && each.child.signalCode === null) each.child.kill('SIGKILL');
  }
});

/** The command with a server that only tells what it was asked to do, or is as bad as `kind` says. */
function withFake(kind: 'good' | 'broken' | 'faulty' | 'stuck', env: RunOptions['env'] = {}): Required<RunOptions> {
  const fake = { NODE_OPTIONS: `--import=${FAKE}`, FAKE_SERVER: kind };
  return { input: '', cwd: newFolder(), env: { ...CLEAN, ...fake, ...env } };
}

function startServe(args: readonly string[], options: RunOptions): Started {
  const started = startHorda(['serve', ...args], options);
  open.push(started);
  return started;
}

/** The options that the fake was given. */
function optionsIn({ stderr }: Pick<Ran, 'stderr'>): unknown {
  return JSON.parse(stderr.split('\n')[0]!) as unknown;
}

/** Holds a port, the given one if it is free; tells which. */
async function takePort(port = 0): Promise<number> {
  const taker = createServer();
  open.push(taker);
  await new Promise<void>((done) => {
    // Somebody else may hold it already: taken is taken.
    taker.once('error', () => done());
    taker.listen({ host: '127.0.0.1', port }, done);
  });
  return (taker.address() as AddressInfo | null)?.port ?? port;
}

describe('the server is asked', () => {
  const optionsFor = async (args: readonly string[], options = withFake('good')): Promise<unknown> => {
    const { child, said, ended } = startServe([...args, '--json'], options);
    await said(DOCUMENT_END);
    child.kill('SIGTERM');
    return optionsIn(await ended);
  };

  test('for what the flags say', async () => {
    const options = withFake('good');
    const flags = ['--port', '0', '--host', 'localhost', '--data', 'games', '--behind-proxy', '--log', 'Debug'];
    const origins = ['--origin', 'https://Example.org/', '--origin=http://10.0.0.5:8000'];
    expect(await optionsFor([...flags, ...origins], options)).toEqual({
      host: 'localhost',
      port: 0,
      data: join(options.cwd, 'games'),
      database: null,
      origins: ['https://example.org', 'http://10.0.0.5:8000'],
      trustProxy: true,
      log: 'debug',
    });
  });

  test('to listen to this machine only, to keep data here and to log, if nothing is said', async () => {
    const options = withFake('good');
    expect(await optionsFor([], options)).toMatchObject({
      host: '127.0.0.1',
      data: join(options.cwd, 'data'),
      database: null,
      origins: [],
      trustProxy: false,
      log: 'info',
    });
  });

  test('to be closed with a word from the environment or from a file, which nobody sees in a list of processes', async () => {
    const named = withFake('good', { HORDA_WORD: ' żółw i 5 zombi' });
    expect(await optionsFor([], named)).toMatchObject({ word: 'żółw i 5 zombi' });
    const kept = withFake('good');
    writeFileSync(join(kept.cwd, 'word'), 'żółw i 5 zombi\n');
    expect(await optionsFor(['--word-file', 'word'], kept)).toMatchObject({ word: 'żółw i 5 zombi' });
  });

  test('to keep data where HORDA_DATA says, unless --data says otherwise', async () => {
    const folder = newFolder();
    const options = withFake('good', { HORDA_DATA: folder });
    expect(await optionsFor([], options)).toMatchObject({ data: folder });
    expect(await optionsFor(['--data', 'here'], options)).toMatchObject({ data: join(options.cwd, 'here') });
  });
});

describe('what is printed', () => {
  test.each([
    ['en', ['Games are kept in ', 'Ctrl-C stops the server.']],
    ['pl', ['Gry są w folderze ', 'Ctrl-C zatrzymuje serwer.']],
  ])('in %s is the address, where games are kept, and how to stop', async (language, [kept = '', stop = '']) => {
    const options = withFake('good');
    const { child, said } = startServe(['--port', '0', '--lang', language], options);
    const [address, ...rest] = (await said(`${stop}\n`)).split('\n');
    child.kill('SIGINT');
    expect(address).toBe('Horda: http://127.0.0.1:0');
    expect(rest).toEqual([`${kept}${join(options.cwd, 'data')}`, stop, '']);
  });

  test('with --json is one document', async () => {
    const options = withFake('good');
    const { child, said, ended } = startServe(['--port', '0', '--json'], options);
    await said(DOCUMENT_END);
    child.kill('SIGINT');
    const { code, stdout } = await ended;
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ address: 'http://127.0.0.1:0', data: join(options.cwd, 'data') });
  });

  test.each([
    ['--json', DOCUMENT_END, '"database": "postgresql"'],
    ['--lang=en', READY, 'Games are kept in PostgreSQL (DATABASE_URL)\n'],
  ])('with a database and %s names only its kind', async (flag, last, kind) => {
    const DATABASE_URL = 'postgresql://horda:s3cret@db.example.org/horda';
    const { child, said, ended } = startServe(['--port', '0', flag], withFake('good', { DATABASE_URL }));
    await said(last);
    child.kill('SIGTERM');
    const { stdout, stderr } = await ended;
    expect(optionsIn({ stderr })).toMatchObject({ database: DATABASE_URL });
    expect(stdout).toContain(kind);
    expect(stdout).not.toMatch(/s3cret|example\.org|data"/);
  });
});

describe('stopping', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('by %s closes the server and ends well', async (signal) => {
    const { child, said, ended } = startServe(['--port', '0'], withFake('good'));
    await said(READY);
    child.kill(signal);
    const { code, stdout, stderr } = await ended;
    expect({ code, rest: stdout.split(READY)[1] }).toEqual({ code: 0, rest: '' });
    expect(stderr).toContain('\nclosing\n');
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('does not wait after a second signal: %s', async (signal, status) => {
    const { child, said, ended } = startServe(['--port', '0'], withFake('stuck'));
    await said(READY);
    child.kill('SIGINT');
    await said('closing');
    child.kill(signal);
    expect(await ended).toMatchObject({ code: status });
  });
});

test.runIf(hasPython)('on a terminal Ctrl-C stops it, and only errors are logged', async () => {
  const { cwd, env } = withFake('good');
  const { code, stdout } = await onTerminal(['\u0003'], ['serve', '--port', '0'], env, { cwd });
  expect(code).toBe(0);
  expect(stdout).toContain('"log":"error"');
  // The terminal's own echo of the key may come at any moment.
  expect(stdout.replaceAll('^C', '')).toMatch(
    /Ctrl-C zatrzymuje serwer\.\s[^]*Zatrzymywanie; kolejne Ctrl-C przerywa od razu\.\s+closing\s+$/,
  );
});

describe('a start that fails', () => {
  test('because the port asked for is taken', async () => {
    const port = await takePort();
    const { code, stdout, stderr } = await horda(['serve', '--port', String(port)], withFake('good'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(`horda: port ${port} is taken; choose another with --port N, or any free one with --port 0.\n`);
  });

  test('because nothing can listen there', async () => {
    const { code, stdout, stderr } = await horda(['serve', '--host', '203.0.113.9', '--lang', 'pl'], withFake('good'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^horda: nie da się nasłuchiwać pod "203\.0\.113\.9", port 8080 \(EADDRNOTAVAIL\);[^\n]+\n$/,
    );
  });

  test.each([
    ['en', 'the server cannot start'],
    ['pl', 'serwer nie może wystartować'],
  ])('gives the reason of the server in one line, in %s', async (language, said) => {
    const { code, stdout, stderr } = await horda(['serve', '--port', '0', '--lang', language], withFake('broken'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(`horda: ${said}: the data are newer than this program: update it.\n`);
  });

  test('by a fault of ours says so', async () => {
    const { code, stderr } = await horda(['serve', '--port', '0'], withFake('faulty'));
    expect(code).toBe(1);
    expect(stderr).toMatch(/^horda: a fault of ours: "no such thing"[^\n]+\n$/);
  });

  test.each([
    ['is too short', 'zombie\n', 'at least 8 characters'],
    ['is not there', null, 'there is no such file'],
  ])('because the server’s word %s', async (_, content, message) => {
    const options = withFake('good');
    if (content !== null) writeFileSync(join(options.cwd, 'word'), content);
    const { code, stderr } = await horda(['serve', '--word-file', 'word'], options);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) as string });
  });

  test('because the server’s word is given twice', async () => {
    const options = withFake('good', { HORDA_WORD: 'a long word' });
    const { code, stderr } = await horda(['serve', '--word-file', 'word'], options);
    expect(code).toBe(2);
    expect(stderr).toContain('--word-file and HORDA_WORD do not go together');
  });

  test('because a folder and a database are both given', async () => {
    const options = withFake('good', { DATABASE_URL: 'postgresql://db.example.org/horda' });
    const { code, stderr } = await horda(['serve', '--data', 'here'], options);
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'horda: --data and DATABASE_URL do not go together.\n' });
  });
});

test('when the usual port is taken a free one is, and the reason is told', async () => {
  await takePort(8080);
  const { child, said, ended } = startServe([], withFake('good'));
  const stdout = await said(READY);
  child.kill('SIGTERM');
  expect(stdout).toContain('\nPort 8080 is taken, so a free one was chosen; --port N chooses another.\n');
  expect(optionsIn(await ended)).toMatchObject({ port: 0 });
});

describe('the server itself', () => {
  const here = (env: RunOptions['env'] = {}): Required<RunOptions> => ({
    input: '',
    cwd: newFolder(),
    env: { ...CLEAN, ...env },
  });

  test('answers, stops, and starts again with the same data; its log is not on standard output', async () => {
    const options = here();
    for (const round of [1, 2]) {
      const { child, said, ended } = startServe(['--port', '0', '--json', '--log', 'info'], options);
      const { address, data } = JSON.parse(await said(DOCUMENT_END)) as { address: string; data: string };
      expect(data).toBe(join(options.cwd, 'data'));
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
      expect({ round, status: (await fetch(`${address}/readyz`)).status }).toEqual({ round, status: 200 });
      child.kill('SIGTERM');
      const { code, stdout, stderr } = await ended;
      expect({ code, document: JSON.parse(stdout) }).toEqual({ code: 0, document: { address, data } });
      expect(stderr).toContain(address);
      await expect(fetch(address)).rejects.toThrow('fetch failed');
    }
    expect(readdirSync(join(options.cwd, 'data')).length).toBeGreaterThan(0);
  });

  test('is given a free port when the usual one is taken', async () => {
    await takePort(8080);
    const { child, said, ended } = startServe([], here());
    const [, port] = /^Horda: http:\/\/127\.0\.0\.1:(\d+)\n/.exec(await said(READY)) ?? [];
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 0 });
    expect(Number(port)).toBeGreaterThan(0);
    expect(Number(port)).not.toBe(8080);
  });

  test('does not start on a folder that is a file', async () => {
    const options = here();
    writeFileSync(join(options.cwd, 'data'), 'a shopping list');
    const { code, stdout, stderr } = await horda(['serve', '--port', '0'], options);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^horda: the server cannot start: [^\n]+\n$/);
  });

  test.runIf(existsSync('/proc/self'))('does not wait for ever for a folder that cannot be made', async () => {
    const { code, stdout, stderr } = await startServe(['--port', '0', '--data', '/proc/games'], here()).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^horda: the server cannot start: The folder \/proc\/games [^\n]+ choose another one\.\n$/);
  });

  test.each(['postgresql://horda:s3cret@127.0.0.1:1/horda', 'postgresql://horda:s3cret@[/horda'])(
    'does not tell the password of a database that it cannot use: %s',
    async (DATABASE_URL) => {
      const { code, stdout, stderr } = await horda(['serve', '--port', '0'], here({ DATABASE_URL }));
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^horda: the server cannot start: [^\n]+\n$/);
      expect(stderr).not.toContain('s3cret');
    },
  );
});
