/** What the first picture of the table does not need: fetched once it can be seen. */
import { foreseen } from './danger.ts';
import { learnToForesee } from './foresight.ts';

learnToForesee(foreseen);

export { foreseen };
export { LastRoll } from './last-roll.tsx';
export { MissionSheet } from './mission-sheet.tsx';
export { Moment } from './moments.tsx';
export { PhaseStrip } from './phase-strip.tsx';
export { Phone } from './phone.tsx';
export { Revealed } from './revealed.tsx';
