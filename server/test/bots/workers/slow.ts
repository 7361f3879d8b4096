/** Takes three seconds to think. */
import { honest, serve } from './honest.ts';

serve((asked) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
  return honest(asked);
});
