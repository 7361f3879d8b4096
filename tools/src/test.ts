// Everything that must hold, in one run: `npm test`. All steps run, whatever fails before them. `npm run test:full` has
// further cases of the same tests: whole games and lessons in every language and size, more of what is drawn by chance.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources.ts';
import { runStep, runTogether, type Step } from './step.ts';
import { countTests, lastLine, type Outcome, type TestReport } from './summary.ts';

const REPORT = 'reports/vitest.json';

const CHECKS: readonly Step[] = [
  { name: 'types', command: 'tsc' },
  { name: 'types of the pure layers', command: 'tsc -p tsconfig.pure.json' },
  { name: 'types of the portable layers', command: 'tsc -p tsconfig.portable.json' },
  { name: 'types of the page', command: 'tsc -p web' },
  { name: "types of the page's workers", command: 'tsc -p web/tsconfig.workers.json' },
  { name: "types of the page's tests", command: 'tsc -p web/tsconfig.tests.json' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint' },
  { name: 'purity', command: 'node tools/src/check-purity.ts' },
  { name: 'layers', command: 'node tools/src/check-layers.ts' },
  { name: 'games', command: 'node tools/src/games.ts check' },
  { name: 'pages of the protocol', command: 'node tools/src/protocol.ts check' },
  { name: 'lock file', command: 'node tools/src/check-lock.ts' },
  { name: 'sizes', command: 'node tools/src/check-sizes.ts' },
];

if (process.argv.includes('--full')) process.env['HORDA_TESTS'] = 'full';

const started = performance.now();
mkdirSync(join(ROOT, 'reports'), { recursive: true });
rmSync(join(ROOT, REPORT), { force: true });

const checks = await runTogether(CHECKS, 2);
const run = await runStep(
  { name: 'tests', command: `vitest run --reporter=default --reporter=json --outputFile.json=${REPORT}` },
  true,
);
const tests = countTests(readReport(), run.passed);
if (existsSync(join(ROOT, 'tools/src/rules.ts'))) {
  checks.push(await runStep({ name: 'rules', command: `node tools/src/rules.ts check --report ${REPORT}` }));
}
checks.push(enoughTests(tests.passed + tests.failed));

const { line, failed } = lastLine(tests, checks);
const broken = checks.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(
  `\n${tests.passed + tests.failed} tests and ${checks.length} checks in ${Math.round((performance.now() - started) / 1000)} s`,
);
if (tests.failed > 0) console.log(`failed tests: ${tests.failed} (listed above)`);
if (broken.length > 0) console.log(`failed checks: ${broken.join(', ')}`);
console.log(line);
process.exitCode = failed > 0 ? 1 : 0;

function readReport(): TestReport | null {
  const file = join(ROOT, REPORT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestReport) : null;
}

/** A folder of tests that silently stops running must not look like success. */
function enoughTests(count: number): Outcome {
  const { minimum } = JSON.parse(readFileSync(join(ROOT, 'tools/minimum-tests.json'), 'utf8')) as { minimum: number };
  const passed = count >= minimum;
  console.log(`${passed ? '✓' : '✗'} number of tests: ${count}, at least ${minimum}`);
  return { name: 'number of tests', passed };
}
