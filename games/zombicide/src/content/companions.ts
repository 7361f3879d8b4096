/** Companions, by number. The first two come in the Washington box, the others are of S3. (V435–V439) */
import { HOUSE, PUBLISHED, type CompanionCard } from './vocabulary.ts';

export const COMPANIONS: readonly CompanionCard[] = [
  { id: 'taylor', skill: 'breakIn', achievement: 'taylorWithUs', source: PUBLISHED },
  {
    id: 'president',
    skill: 'bornLeader',
    achievement: 'presidentsVoice',
    guardedBy: 'praetorian',
    source: PUBLISHED,
  },
  { id: 'hania', skill: 'lucky', source: HOUSE },
  { id: 'borys', skill: 'medic', source: HOUSE },
  { id: 'pola', skill: 'search2', source: HOUSE },
];
