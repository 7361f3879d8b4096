/** `npm test` runs what a change should be held to; `npm run test:full` runs that and more of the same kind. */
export const IS_FULL = process.env['HORDA_TESTS'] === 'full';

/** Further cases of a test, of which only the full run has the time: `test.each([usual, ...further(rare)])`. */
export const further = <const T>(...cases: readonly T[]): readonly T[] => (IS_FULL ? cases : []);
