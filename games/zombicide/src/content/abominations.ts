/** The four abominations, by number. (V224–V231) */
import { PUBLISHED, type AbominationCard } from './vocabulary.ts';

export const ABOMINATIONS: readonly AbominationCard[] = [
  { id: 'patientZero', source: PUBLISHED },
  { id: 'hobomination', forbidsCombat: true, source: PUBLISHED },
  { id: 'abominacop', firstTarget: true, source: PUBLISHED },
  { id: 'abominawild', shieldsFromMolotov: true, source: PUBLISHED },
];
