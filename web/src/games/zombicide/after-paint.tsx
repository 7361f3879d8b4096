/** What the first picture of the table does not need, and the map: fetched once the frame of the table can be seen. */
import { foreseen } from './danger.ts';
import { TableEffects } from './effects.tsx';
import { learnToForesee } from './foresight.ts';
import { MissionSheet } from './mission-sheet.tsx';
import { Moment } from './moments.tsx';
import { ReadLarge } from './read-large.tsx';
import { Revealed } from './revealed.tsx';

learnToForesee(foreseen);

export { City } from './city.tsx';
export { GEAR } from './gear-icons.ts';
export { foreseen };
export { Phone } from './phone.tsx';

/** Over the whole table. */
export function Over() {
  return (
    <>
      <Moment />
      <Revealed />
      <MissionSheet />
      <ReadLarge />
      <TableEffects />
    </>
  );
}
