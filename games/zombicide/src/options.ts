/** The settings of a table. */
import type { OptionSpec } from '@horda/kernel';
import { CAMPAIGN_MISSIONS, STANDALONE_MISSIONS } from './content/missions/missions.ts';
import type { Options } from './state.ts';

const idsOf = (missions: readonly { readonly id: string }[]): readonly string[] => missions.map(({ id }) => id);
const YES_NO = (): readonly boolean[] => [false, true];

export const TEAMS = ['core', 'kids', 'mixed', 'washington', 'random', 'choose'] as const;

/** V291: the hour of the first round, outside of the campaign; `mission`: as the mission says. */
export const HOURS = ['mission', ...Array.from({ length: 24 }, (_, hour) => String(hour))];

export const OPTIONS: readonly OptionSpec[] = [
  // `campaign` begins with M1 and goes on from table to table; a mission of it can be played by itself, too.
  {
    id: 'mission',
    values: () => [...idsOf(STANDALONE_MISSIONS), 'campaign', ...idsOf(CAMPAIGN_MISSIONS)],
    default: 'S0',
  },
  { id: 'team', values: () => TEAMS, default: 'core' },
  // How many survivors take part, where the mission leaves that open.
  { id: 'survivors', values: () => ['2', '3', '4', '6'], default: '6' },
  // V443: easier cards and fewer spawn zones; as the mission says; harder cards.
  { id: 'difficulty', values: () => ['easy', 'normal', 'hard'], default: 'easy' },
  { id: 'hour', values: () => HOURS, default: 'mission' },
  { id: 'darkZones', values: YES_NO, default: false },
  { id: 'ultrared', values: YES_NO, default: false },
  { id: 'fest', values: YES_NO, default: false },
  { id: 'cars', values: YES_NO, default: false },
  { id: 'companion', values: YES_NO, default: false },
  // W11: a trap among the epic cards uses up the crate, or the next card is drawn.
  { id: 'safeCrates', values: YES_NO, default: false },
  // Zombies that gather at closed doors leave a hidden survivor alone for ever: the city stirs.
  { id: 'stallGuard', values: YES_NO, default: true, house: true },
];

export const DEFAULTS = Object.fromEntries(OPTIONS.map(({ id, default: value }) => [id, value])) as unknown as Options;
