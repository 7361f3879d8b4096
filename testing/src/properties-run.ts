/**
 * All property tests of a run start from one seed, so that the same tests pass or fail on every machine.
 * Other examples: `PROPERTY_SEED=7 npm test`; a failure prints the seed it came from.
 */
import fc from 'fast-check';

const { PROPERTY_SEED } = process.env;
const seed = Number(PROPERTY_SEED ?? 2026);
if (!Number.isInteger(seed)) throw new Error(`PROPERTY_SEED is '${PROPERTY_SEED}'; a whole number is wanted`);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
