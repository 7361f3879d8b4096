/** `npm test` runs what every change must pass; `npm run test:full` runs that and more cases of the same kind. */
export const IS_FULL = process.env['HORDA_TESTS'] === 'full';

/** Further cases of a test that only the full run has time for: `test.each([usual, ...further(rare)])`. */
export const further = <const T>(...cases: readonly T[]): readonly T[] => (IS_FULL ? cases : []);
