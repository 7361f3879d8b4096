import { expect, test } from 'vitest';
import { checkLock, type Lock } from './check-lock.ts';

const ENTRY = { integrity: 'sha512-x' };

function found(manifest: object, packages: Lock['packages']): string[] {
  return checkLock({ packages }, new Map([['cli', manifest]])).map(({ what }) => what);
}

test('manifests and lock file agree', () => {
  const needs = { dependencies: { prompts: '1.2.3', '@horda/kernel': '*' } };
  expect(found(needs, { cli: needs, 'node_modules/prompts': ENTRY })).toEqual([]);
  expect(found(needs, { cli: {} })).toEqual([
    'dependencies of cli/package.json are not those of the lock file: run npm install',
  ]);
});

test('a package that was removed is not in the lock file', () => {
  expect(found({}, { cli: {}, 'games/lost': {} })).toEqual([
    'games/lost is in the lock file, but not on the disk: run npm run games -- write',
  ]);
});

test('versions are exact', () => {
  const exact = { dependencies: { prompts: '1.2.3', early: '18.4.0-beta.17' } };
  expect(found(exact, { cli: exact })).toEqual([]);
  const needs = {
    devDependencies: { prompts: '^1.2.3', early: '~1.2.3-beta.4', any: '1.2.x-beta', '@horda/kernel': '1.0.0' },
  };
  expect(found(needs, { cli: needs })).toEqual([
    'prompts ^1.2.3 in cli/package.json is not an exact version',
    'early ~1.2.3-beta.4 in cli/package.json is not an exact version',
    'any 1.2.x-beta in cli/package.json is not an exact version',
    '@horda/kernel 1.0.0 in cli/package.json is not an exact version',
  ]);
});

test('a package has a checksum and no address; a link to a workspace needs neither', () => {
  const packages = {
    'node_modules/a': {},
    'node_modules/b': { ...ENTRY, resolved: 'https://example.org/b.tgz' },
    'node_modules/@horda/kernel': { link: true, resolved: 'kernel' },
  };
  expect(found({}, packages)).toEqual(['node_modules/a has no checksum', 'node_modules/b names a download address']);
});
