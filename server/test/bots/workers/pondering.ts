/** Thinks for ever, but uses no processor time. */
import { serve } from './honest.ts';

serve(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
