/** All operations. The compiler names one that is missing here. */
import type { OpName } from '../../content/operations.ts';
import type { Acts } from '../act.ts';
import type { Pending } from '../pending.ts';
import { COLONY_OPS } from './colony.ts';
import { COMPOSITE_OPS } from './composites.ts';
import { SURVIVOR_OPS } from './survivors.ts';
import { ZOMBIE_OPS } from './zombies.ts';

export const OPS: Acts<Exclude<OpName, Pending>> = {
  ...COLONY_OPS,
  ...ZOMBIE_OPS,
  ...SURVIVOR_OPS,
  ...COMPOSITE_OPS,
};
