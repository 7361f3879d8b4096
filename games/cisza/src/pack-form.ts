/** What a pack of Cisza may have, as data for a form to fill in. `pack.ts` checks it; a test holds both together. */
import type { PackForm } from '@horda/parts/form';
import { packFields } from '@horda/parts/form';
import { KINDS } from './content/city.ts';
import { RESOURCES } from './content/resources.ts';
import { SIZES } from './pack.ts';

const countsOf = (ids: readonly string[], needed: number): PackForm => ({
  is: 'byId',
  ids,
  of: { is: 'number', min: 0, max: needed },
  all: true,
  total: { field: '', needed },
});

export const FORM: PackForm = {
  is: 'object',
  fields: packFields({ resources: countsOf(RESOURCES, SIZES.resources), city: countsOf(KINDS, SIZES.city) }),
};
