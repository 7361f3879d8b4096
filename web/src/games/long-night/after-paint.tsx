/** What no table needs to be drawn for the first time: it is fetched once the table can be seen. */
import { LongNightEffects } from './effects.tsx';
import { ReaderSheet } from './reader-sheet.tsx';
import { useNightKeys } from './use-night-keys.ts';

export { Moment } from './moments.tsx';

/** Over the whole board. */
export function Over() {
  useNightKeys();
  return (
    <>
      <ReaderSheet />
      <LongNightEffects />
    </>
  );
}
