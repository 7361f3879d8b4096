/** What a pack may have, as data for a form to fill in: the readers of the check tell it themselves. */
export { FORM } from './pack.ts';
