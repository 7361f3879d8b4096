import { expect, test } from 'vitest';
import { countTests, lastLine, type TestReport } from './summary.ts';

const report = (passed: number, failed: number, ...files: TestReport['testResults']): TestReport => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
});
const failing = { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] };
const unloadable = { name: 'b.test.ts', status: 'failed', assertionResults: [] };

test('tests are counted one by one, a file that cannot be loaded counts as one that failed', () => {
  expect(countTests(report(7, 0), true)).toEqual({ passed: 7, failed: 0 });
  expect(countTests(report(7, 1, failing, unloadable), false)).toEqual({ passed: 7, failed: 2 });
});

test('a run without a report, or with an error outside of the tests, has failed', () => {
  expect(countTests(null, true)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(report(7, 0), false)).toEqual({ passed: 7, failed: 1 });
});

test('the last line adds tests and checks', () => {
  const checks = [
    { name: 'types', passed: true },
    { name: 'layers', passed: false },
  ];
  expect(lastLine({ passed: 7, failed: 1 }, checks)).toEqual({ line: '8 passed, 2 failed', failed: 2 });
});
