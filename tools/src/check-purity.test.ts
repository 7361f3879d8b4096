import { expect, test } from 'vitest';
import { checkPurity } from './check-purity.ts';

const PATH = 'games/cisza/src/rules/noise.ts';

function lines(text: string, path = PATH): string[] {
  return checkPurity({ path, text }).map(({ line, what }) => `${line}: ${what.split(':')[0]}`);
}

test.each([
  ['const n = Math.random();', '1: Math.random'],
  ['const { random } = Math;', '1: Math as a value'],
  ["const n = Math['random']();", '1: Math as a value'],
  ['const t = Date.now();', '1: Date'],
  ['const t = new Date();', '1: Date'],
  ['const t = performance.now();', '1: performance'],
  ['\n\nconsole.log(1);', '3: console'],
  ['export const f = () => process.env;', '1: process'],
  ['setTimeout(f, 1);', '1: setTimeout'],
  ['const g = { queueMicrotask };', '1: queueMicrotask'],
  ['const c = structuredClone(s);', '1: structuredClone'],
  ['const c = globalThis.Map;', '1: globalThis'],
  ['const c = crypto.randomUUID();', '1: crypto'],
  ['const p = new Proxy({}, {});', '1: Proxy'],
  ['const p = new Promise(f);', '1: Promise'],
  ['export async function f() {}', '1: async'],
  ['export const f = async () => 1;', '1: async'],
  ['const x = await f();', '1: async'],
  ['for await (const x of y) f(x);', '1: async'],
  ['export function* f() {}', '1: generator'],
  ['const o = { *steps() {} };', '1: generator'],
  ['const o = { get a() { return 1; } };', '1: getter or setter'],
  ['class A { set a(v: number) {} }', '1: getter or setter'],
  ['@sealed class A {}', '1: decorator'],
  ['class A extends B {}', '1: class that extends'],
  ["import { readFileSync } from 'node:fs';", '1: import of a Node module'],
  ["import fs from 'fs';", '1: import of a Node module'],
  ['let count = 0;', '1: module-level let'],
  ['export let count = 0;', '1: module-level let'],
  ['var count = 0;', '1: module-level var'],
  ['const seen = new Set<number>();', '1: module-level container'],
  ['export const list: string[] = [];', '1: module-level container'],
  ['const cache: Map<string, number> = new Map();', '1: module-level container'],
  ['const = 1;', '1: cannot be parsed'],
])('a pure layer refuses %j', (text, found) => {
  expect(lines(text)).toContain(found);
});

test.each([
  'const top = Math.max(1, 2);',
  'export class Refused extends Error {}',
  'export function f() { let n = 0; n += 1; return n; }',
  'export const byId: ReadonlyMap<string, number> = new Map();',
  'export const none: readonly string[] = [];',
  "export const KINDS = ['fast', 'strong'] as const;",
  "export const text = { process: 'a word', Date: 1 };",
  'export const f = (card: { performance: number }) => card.performance;',
  'export type Step = { kind: "get"; async: boolean };',
])('a pure layer allows %j', (text) => {
  expect(lines(text)).toEqual([]);
});

test('bots may keep state and time budgets given to them, but read no clock and no Math.random', () => {
  const bot = 'bots/src/greedy.ts';
  expect(lines('let n = 0; console.log(n);', bot)).toEqual([]);
  expect(lines('const n = Math.random() * Date.now();', bot)).toEqual(['1: Math.random', '1: Date']);
});

test('tests and outer layers are free', () => {
  const text = 'const n = Math.random();';
  expect(lines(text, 'kernel/src/run.test.ts')).toEqual([]);
  expect(lines(text, 'cli/src/main.ts')).toEqual([]);
  expect(lines(text, 'kernel/src/run.ts')).toEqual(['1: Math.random']);
});
