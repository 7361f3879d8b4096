import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** Drawings in letters: the wordmark, and the letter in the mark of a seat. */
const DRAWN = /wordmark|\.seat-mark text/;

test('letters grow with those of the reader: no size of type is in pixels, but for drawings and the board', () => {
  const files = globSync('{app,pages,styles,table,tutorial}/**/*.css', { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(20);
  const fixed = files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)]
      .filter(
        ([, selector, body]) =>
          !DRAWN.test(selector!) && /(?:^|[\s;])(?:font(?:-size)?|--t-[\w-]+):[^;]*\dpx/.test(body!),
      )
      .map(([, selector]) => `${file}: ${selector!.trim()}`),
  );
  expect(fixed).toEqual([]);
});
