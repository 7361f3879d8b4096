/** Never comes to an end, but leaves the machine to others. */
import { serve } from './honest.ts';

serve(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
