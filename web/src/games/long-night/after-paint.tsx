/** What a desktop does not need for its first picture: fetched once the table can be seen. A phone waits for its own. */
import { LongNightEffects } from './effects.tsx';
import { ReaderSheet } from './reader-sheet.tsx';
import { useNightKeys } from './use-night-keys.ts';

export { hand } from './hand-drawing.ts';
export { Moment } from './moments.tsx';
export { Phone } from './phone.tsx';

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
