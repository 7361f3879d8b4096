/** Advancement tokens. */
import { advance } from '../../modules/improvements.ts';
import type { Acts } from '../act.ts';

export const IMPROVEMENTS_OPS: Acts<'advance' | 'unbuild'> = {
  advance: (s, { n, ctx }) => advance(s, ctx.chooser, n, 1),
  unbuild: (s, { n, ctx }) => advance(s, ctx.chooser, n, -1),
};
