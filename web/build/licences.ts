/** Whoever gets the page gets the licences of what is in it: `licences/*.txt`, copied from the packages themselves. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FONTS, ICONS, ICONS_LICENCE, LIBRARIES, licenceFile } from '../src/pages/about/credits.ts';

const OWN = resolve(import.meta.dirname, '../../LICENSE');

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const add = (name: string, source: string): void =>
        void this.emitFile({ type: 'asset', fileName: licenceFile(name), source });
      for (const { package: name } of [...FONTS, ...LIBRARIES]) add(name, licenceOf(name));
      add('game-icons', `${ICONS}\n${ICONS_LICENCE}\nThey were recoloured.\n`);
      add('horda', readFileSync(OWN, 'utf8'));
    },
  };
}

/** Not every package lets others import its description, so it is looked up as a file. */
export function licenceOf(name: string): string {
  const description = findPackageJSON(name, import.meta.url)!;
  return readFileSync(join(dirname(description), 'LICENSE'), 'utf8');
}
