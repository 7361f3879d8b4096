import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { HORDA, howToStart, IS_CHECKOUT } from './installation.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'horda-installation-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder of packages, as npm makes it; the root of ours in it. */
function install(place: string, manifest: object | null): string {
  const root = join(folder, place, 'node_modules', 'horda');
  mkdirSync(root, { recursive: true });
  if (manifest !== null) writeFileSync(join(folder, place, 'package.json'), JSON.stringify(manifest));
  return root;
}

test('the command is started again as it was installed', () => {
  expect([HORDA, IS_CHECKOUT]).toEqual(['npx horda', true]);
  expect(howToStart(install('global/lib', null))).toBe('horda');
  expect(howToStart(install('project', { dependencies: { horda: 'file:horda-0.2.0.tgz' } }))).toBe('npx horda');
});

test('whoever plays from the file by npx is told to do so again, and never to fetch a package of that name', () => {
  const dependencies = { horda: 'file:../../../games/horda-0.2.0.tgz' };
  const root = install('cache/_npx/4ae1', { dependencies });
  expect(howToStart(root, join(folder, 'games'))).toBe('npx ./horda-0.2.0.tgz');
  expect(howToStart(root, join(folder, 'elsewhere'))).toBe('npx ../games/horda-0.2.0.tgz');
  const spaced = install('cache/_npx/77b0', { dependencies: { horda: 'file:../../../my games/horda-0.2.0.tgz' } });
  expect(howToStart(spaced, folder)).toBe("npx './my games/horda-0.2.0.tgz'");
});
