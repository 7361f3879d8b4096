/** The settings of a table. */
import type { OptionSpec } from '@horda/kernel';
import { MAIN_OBJECTIVE_IDS } from './content/ids.ts';
import type { Options } from './state.ts';

const YES_NO = (): readonly boolean[] => [false, true];

export const OPTIONS: readonly OptionSpec[] = [
  // L222: two players play together, more with hidden objectives, unless they choose otherwise. (L219)
  { id: 'mode', values: (seats) => (seats === 2 ? ['coop'] : ['secret', 'coop']), default: 'secret' },
  { id: 'betrayer', values: () => ['perhaps', 'likely'], default: 'perhaps' },
  { id: 'difficulty', values: () => ['normal', 'hard'], default: 'normal' },
  { id: 'objective', values: () => ['random', ...MAIN_OBJECTIVE_IDS, 'R1', 'B1'], default: 'tribute' },
  { id: 'improvements', values: YES_NO, default: false },
  { id: 'bandits', values: YES_NO, default: false },
  { id: 'raxxon', values: YES_NO, default: false },
  // L257: the players may agree that a base-game crisis brings no bandits.
  { id: 'strayBandits', values: YES_NO, default: true },
  { id: 'baseCards', values: YES_NO, default: false },
  { id: 'adult', values: YES_NO, default: false },
  { id: 'elimination', values: YES_NO, default: false },
  // N14: the rulebook forbids only exile votes in the co-operative game.
  { id: 'attackFriends', values: YES_NO, default: false, house: true },
  // L219: by the rulebook all together meet the hard side.
  { id: 'gentle', values: YES_NO, default: false, house: true },
];

export const DEFAULTS = Object.fromEntries(OPTIONS.map(({ id, default: value }) => [id, value])) as unknown as Options;
