/** Thinks for ever, and blocks its thread. */
import { serve } from './honest.ts';

serve(() => {
  let thoughts = 0;
  while (thoughts >= 0) thoughts++;
  return thoughts;
});
