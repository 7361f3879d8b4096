/** The campaign "Infected State": its order, what is kept, and how it ends. (V340–V357, V373) */
import { CAMPAIGN_MISSIONS } from './missions/missions.ts';
import type { AchievementId, EndingId, KeywordId, SkillId } from './ids.ts';
import type { ExitId } from './mission.ts';
import type { Condition, Counter } from './operations.ts';
import { HOUSE, RULEBOOK, type Source } from './vocabulary.ts';

export const CAMPAIGN_ORDER: readonly string[] = CAMPAIGN_MISSIONS.map(({ id }) => id);

/** XP at which a survivor chooses a bonus action or a campaign skill; the last one is the end of the track. (V347) */
export const MILESTONES = [2, 5, 8, 11, 14, 17, 20] as const;
export const MOST_XP = 20;
export const MOST_BONUS_ACTIONS = 7;

/** In the order of the Polish sheet. (V349) */
export const CAMPAIGN_SKILLS: readonly SkillId[] = [
  'holdYourNose',
  'sidestep',
  'nightFighter',
  'homeDefender',
  'combatReflexes',
  'steadyHand',
  'destiny',
  'startsWith2Ap',
  'startsWithAmmo',
  'startsWithRepairKit',
  'lowProfile',
  'freeReload',
  'lifesaver',
  'scavenger',
];

/** The names in the rulebook are three; the others are ours. They all belong to the team. (V355, V356) */
export const ACHIEVEMENTS: Readonly<Record<AchievementId, { readonly source: Source }>> = {
  badge: { source: HOUSE },
  samaritan: { source: HOUSE },
  escort: { source: HOUSE },
  openChannel: { source: HOUSE },
  silentNight: { source: HOUSE },
  praetorian: { source: RULEBOOK },
  mole: { source: RULEBOOK },
  letThereBeLight: { source: RULEBOOK },
  taylorWithUs: { source: HOUSE },
  breath: { source: HOUSE },
  express: { source: HOUSE },
  presidentsVoice: { source: HOUSE },
  wilsonsHand: { source: HOUSE },
  briefcase: { source: HOUSE },
};

/** Keywords and counters that outlast their mission; all others end with it. (V368) */
export const LASTING_KEYWORDS: readonly KeywordId[] = [
  'bus',
  'cityMap',
  'dogTags',
  'floorPlan',
  'code',
  'bodyguards',
  'bunkerAccessCard',
  'helicopter',
  'detonator',
];
export const LASTING_COUNTERS: readonly Counter[] = ['rescued'];

export interface EndingCard {
  readonly id: EndingId;
  readonly exit: ExitId;
  readonly if?: Condition;
  readonly rank: 'best' | 'good' | 'bitter' | 'dark';
  readonly source: Source;
}

/** The first one that fits the exit used and the condition is read. */
export const ENDINGS: readonly EndingCard[] = [
  {
    id: 'flightAtDawn',
    exit: 'helicopter',
    if: { all: [{ achievement: 'presidentsVoice' }, { companion: 'president' }, { keyword: 'strikeCancelled' }] },
    rank: 'best',
    source: HOUSE,
  },
  {
    id: 'coldOrder',
    exit: 'helicopter',
    if: { all: [{ achievement: 'wilsonsHand' }, { not: { keyword: 'strikeCancelled' } }] },
    rank: 'dark',
    source: HOUSE,
  },
  { id: 'lastFlight', exit: 'helicopter', rank: 'good', source: HOUSE },
  { id: 'theLastRun', exit: 'bus', rank: 'good', source: HOUSE },
  { id: 'underTheCity', exit: 'tunnel', rank: 'good', source: HOUSE },
  { id: 'onFootIntoTheDark', exit: 'onFoot', rank: 'bitter', source: HOUSE },
];

/** Lines that are added to any ending, each if its condition holds. */
export const EPILOGUE: readonly { readonly id: string; readonly if: Condition; readonly source: Source }[] = [
  { id: 'strikeCancelled', if: { keyword: 'strikeCancelled' }, source: HOUSE },
  { id: 'samaritan', if: { achievement: 'samaritan' }, source: HOUSE },
  { id: 'taylor', if: { companion: 'taylor' }, source: HOUSE },
  { id: 'dogTags', if: { keyword: 'dogTags' }, source: HOUSE },
];
