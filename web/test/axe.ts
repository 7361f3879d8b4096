/** Whether a page can be used by everybody, as far as a program can tell. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is wrong, one line for each element; empty: nothing. */
export async function axe(page: Page): Promise<string[]> {
  // By the debugger, not by an element: the page's policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = (await page.evaluate(
    `window.axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )) as AxeResults['violations'];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
