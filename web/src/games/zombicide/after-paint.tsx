/** What the first picture of the table does not need, and the map: fetched once the frame of the table can be seen. */
import { foreseen } from './danger.ts';
import { learnToForesee } from './foresight.ts';

learnToForesee(foreseen);

export { City } from './city.tsx';
export { GEAR } from './gear-icons.ts';
export { foreseen };
export { TableEffects } from './effects.tsx';
export { MissionSheet } from './mission-sheet.tsx';
export { Moment } from './moments.tsx';
export { Phone } from './phone.tsx';
export { Revealed } from './revealed.tsx';
