import { expect, test } from 'vitest';
import { referencesOf } from './references.ts';

const targetsIn = (text: string) => referencesOf({ path: 'some.js', text }).map(({ target }) => target);

test('imports, re-exports, parts that are known at run time, and programs of threads are found where they stand', () => {
  const text = [
    `import { a } from './a.ts';`,
    `export { b } from '@horda/kernel';`,
    'const c = await import(`./${id}/src/entry.ts`);',
    `new Worker(new URL('./thinker.ts', import.meta.url));`,
    `new URL('./page.ts', location.href); export const d = 1;`,
  ].join('\n');
  const found = referencesOf({ path: 'some.js', text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    './a.ts',
    '@horda/kernel',
    './${id}/src/entry.ts',
    './thinker.ts',
  ]);
  expect(found.map(({ target }) => target)).toEqual(['./a.ts', '@horda/kernel', './*/src/entry.ts', './thinker.ts']);
});

test('what cannot be followed is a fault, not a file that is missing later', () => {
  expect(() => targetsIn('await import(name);')).toThrow('some.js: a module is named in a way that cannot be followed');
  expect(() => targetsIn('import {')).toThrow('some.js cannot be parsed');
});
