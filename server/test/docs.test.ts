/** Checks what the documents say about the protocol: nothing is missing, and the examples are real. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { REASONS, type LogEntry, type ServerFrame } from '@horda/protocol';
import { ADMIN_ROUTES } from '@horda/protocol/admin-api';
import { ROUTES, SOCKET } from '@horda/protocol/api';
import { ClientFrame, Command, LONGEST_FRAME, PROTOCOL, Question } from '@horda/protocol/schemas';
import { changeOfGolden } from '@horda/testing';
import { describe, expect, test } from 'vitest';
import { CLOSE } from '../src/http/connection.ts';
import { HELLO, LONG_READ, USUAL_LIMITS } from '../src/http/limits.ts';
import { openBotPool } from '../src/bots/pool.ts';
import { openMetrics, watchThreads } from '../src/http/metrics.ts';
import { openApi } from '../src/http/openapi.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
const protocol = readFileSync(pathOf('protocol.md'), 'utf8');
const hosting = readFileSync(pathOf('hosting.md'), 'utf8');

/** If a type were missing, this would not compile. */
const SERVER_FRAMES: Readonly<Record<ServerFrame['type'], true>> = {
  welcome: true,
  update: true,
  accepted: true,
  refused: true,
  resync: true,
  told: true,
  pong: true,
  present: true,
  error: true,
};
const ENTRIES: Readonly<Record<LogEntry['type'], true>> = {
  created: true,
  imported: true,
  forked: true,
  joined: true,
  botSeated: true,
  changed: true,
  stirred: true,
  freed: true,
  left: true,
  started: true,
  answered: true,
  undone: true,
  proposed: true,
  voted: true,
  said: true,
  phrased: true,
  handedOver: true,
  tookBack: true,
  timedOut: true,
  erased: true,
  rematched: true,
  continued: true,
  migrated: true,
  expiring: true,
  reissued: true,
};

/** The first cells of the rows under a heading. */
function rowsUnder(heading: string): string {
  const [, section] = protocol.split(`\n## ${heading}\n`);
  expect(section).toBeDefined();
  const rows = section!.split('\n## ')[0]!.split('\n');
  return rows.flatMap((row) => (row.startsWith('| ') ? [row.split(' | ')[0]!] : [])).join('\n');
}

describe('docs/protocol.md tells', () => {
  const words = (text: string): readonly string[] => [...text.matchAll(/`(\w+)`/g)].map(([, word]) => word!);

  test('every reason, and none that does not exist', () => {
    expect(words(rowsUnder('Reasons')).toSorted()).toEqual([...REASONS].toSorted());
  });

  test('every command, and none that does not exist', () => {
    const known = Command.options.map(({ shape }) => shape.do.value);
    expect(words(rowsUnder('The life of a command')).toSorted()).toEqual(known.toSorted());
  });

  test('every question, and none that does not exist', () => {
    const known = Question.options.map(({ shape }) => shape.ask.value);
    expect(words(rowsUnder('Questions that change nothing')).toSorted()).toEqual(known.toSorted());
  });

  test('every frame, and none that does not exist', () => {
    const known = [...ClientFrame.options.map(({ shape }) => shape.type.value), ...Object.keys(SERVER_FRAMES)];
    expect(words(rowsUnder('The socket')).toSorted()).toEqual(known.toSorted());
  });

  test('every kind of entry', () => {
    expect(Object.keys(ENTRIES).filter((type) => !protocol.includes(`\`${type}\``))).toEqual([]);
  });

  test('every route, and none that does not exist', () => {
    const known = Object.values({ ...ROUTES, ...ADMIN_ROUTES }).map(({ method, path }) => `${method} ${path}`);
    const told = [...rowsUnder('HTTP').matchAll(/`([A-Z]+ \/\S+)`/g)].map(([, route]) => route!);
    expect(told.toSorted()).toEqual([...known, 'GET /api/openapi.json'].toSorted());
    expect(protocol).toContain(SOCKET);
  });

  test('every close code', () => {
    for (const [why, code] of Object.entries(CLOSE))
      expect([why, protocol.includes(`| ${code} |`)]).toEqual([why, true]);
  });

  test('the limits', () => {
    const { frames, burst, sockets, requests, tables, work, workAtOnce, imports } = USUAL_LIMITS;
    const number = (n: number): string => n.toLocaleString('en');
    const text = protocol.replaceAll('\n', ' ');
    expect(text).toContain(`${frames} frames a second on a socket and ${burst} at once`);
    expect(text).toContain(`count as ${LONG_READ})`);
    expect(text).toContain(`a \`hello\` counts as ${HELLO};`);
    for (const each of [text, hosting.replaceAll('\n', ' ')]) {
      expect(each).toContain(`${imports / 1_000_000} MB of imported saves a minute`);
      expect(each).toContain(number(workAtOnce));
      expect(each).toContain(number(work));
    }
    expect(text).toContain(
      `${number(sockets)} sockets, ${number(requests)} requests and ${tables} new tables a minute`,
    );
    expect(text).toContain(`frames of at most ${LONGEST_FRAME / 1024} kB`);
    expect(text).toContain(`\`protocol\` (${PROTOCOL})`);
  });

  test('examples that are real', () => {
    const sent = [...protocol.matchAll(/^→ (\{.*)$/gm)].map(([, frame]) => JSON.parse(frame!) as unknown);
    const back = [...protocol.matchAll(/^← (\{.*)$/gm)].map(([, frame]) => JSON.parse(frame!) as { type: string });
    expect(sent.length).toBeGreaterThan(4);
    for (const frame of sent) expect(ClientFrame.safeParse(frame)).toMatchObject({ success: true });
    for (const { type } of back) expect(Object.keys(SERVER_FRAMES)).toContain(type);
  });
});

test('docs/hosting.md tells every figure of our own, and the places to look', async () => {
  const metrics = openMetrics();
  const pool = openBotPool();
  watchThreads(metrics, pool, { waiting: 0 });
  const own = [...(await metrics.text()).matchAll(/^# HELP (horda_\w+)/gm)].map(([, name]) => name!);
  expect(own.length).toBeGreaterThan(5);
  for (const name of [
    ...own,
    'horda_store_bytes',
    'horda_tables',
    'horda_live_tables',
    'horda_sockets',
    '/healthz',
    '/readyz',
    '/metrics',
  ])
    expect([name, hosting.includes(`\`${name}\``)]).toEqual([name, true]);
  for (const flag of [
    '--port',
    '--host',
    '--data',
    '--origin',
    '--behind-proxy',
    '--word-file',
    '--log',
    '--admin-key-file',
    '--expire-idle',
    '--most-tables',
  ])
    expect([flag, hosting.includes(flag)]).toEqual([flag, true]);
  await pool.close();
});

describe('docs/openapi.json', () => {
  type Json = { readonly [key: string]: unknown };
  const api = JSON.parse(JSON.stringify(openApi())) as Json & {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: { readonly securitySchemes: Json; readonly schemas: Json };
  };
  interface Operation {
    readonly operationId: string;
    readonly parameters: readonly { name: string; in: string; required: boolean; schema: Json }[];
    readonly security?: readonly Json[];
    readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Json } } };
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  }
  const operations = Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

  test('is what the code says; UPDATE_GOLDEN=1 writes it', () => {
    expect(changeOfGolden(pathOf('openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`)).toBeNull();
  });

  test('has the parts that OpenAPI 3.1 asks for', () => {
    expect(api['openapi']).toMatch(/^3\.1\.\d+$/);
    expect(api['info']).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(operations).toHaveLength(Object.keys({ ...ROUTES, ...ADMIN_ROUTES }).length);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(operations.map((each) => [`${each.method} ${each.path}`, each] as const))(
    '%s is well formed',
    (_, each) => {
      const { path, method, operation } = each;
      expect(path).toMatch(/^\/[\w/{}]+$/);
      expect(['get', 'put', 'post', 'delete']).toContain(method);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(operation.parameters.flatMap((each) => (each.in === 'path' ? [each.name] : []))).toEqual(inPath);
      for (const parameter of operation.parameters) {
        expect(['path', 'header']).toContain(parameter.in);
        expect(parameter).toMatchObject({ required: parameter.in === 'path', schema: { type: expect.any(String) } });
      }
      for (const scheme of (operation.security ?? []).flatMap(Object.keys))
        expect(Object.keys(api.components.securitySchemes)).toContain(scheme);
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^([1-5]\d\d|default)$/);
        expect(description).not.toBe('');
      }
      const schema = operation.requestBody?.content['application/json'].schema ?? null;
      expect(method === 'get' && schema !== null).toBe(false);
      expect(schema ?? { type: 'object', properties: {} }).toMatchObject({
        type: 'object',
        properties: expect.anything(),
      });
    },
  );

  test('refers to nothing that is not there', () => {
    const refs = [...JSON.stringify(api).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref!);
    expect(refs.length).toBeGreaterThan(0);
    const known = Object.keys(api.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(refs.filter((ref) => !known.includes(ref))).toEqual([]);
  });
});
