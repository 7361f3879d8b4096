/**
 * `virtual:game-icon/NAME` is that one icon of the packaged set, so that a page carries only what it shows. `NAME?paper` is
 * a copy for the newspapers: an icon that two scripts share would become a script of its own.
 */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { roundPaths } from './round-path.ts';

const PREFIX = 'virtual:game-icon/';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export function gameIcons(): Plugin {
  let set: IconSet | null = null;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const [name = ''] = id.slice(PREFIX.length + 1).split('?');
      const icon = set.icons[name];
      if (icon === undefined) throw new Error(`there is no icon ${name} in the set game-icons`);
      return `export const body = ${JSON.stringify(roundPaths(icon.body))};`;
    },
  };
}
