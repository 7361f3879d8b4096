// The summary of a test run.

/** One check or the guard on the number of tests. */
export type Outcome = { name: string; passed: boolean };

/** The part of vitest's JSON report that is read here. */
export type TestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { status: string }[];
  }[];
};

export type Tests = { passed: number; failed: number };

/** `clean` is whether vitest itself ended well: an error outside of any test, or no report, is a failure too. */
export function countTests(report: TestReport | null, clean: boolean): Tests {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: clean ? failed : Math.max(1, failed) };
}

export function lastLine(tests: Tests, checks: readonly Outcome[]): { line: string; failed: number } {
  const passed = tests.passed + checks.filter((check) => check.passed).length;
  const failed = tests.failed + checks.filter((check) => !check.passed).length;
  return { line: `${passed} passed, ${failed} failed`, failed };
}
