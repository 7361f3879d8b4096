/** The settings of a table, as the state has them. */
import type { TEAMS } from './options.ts';

export interface Options {
  /** S0–S7 stand alone, M1–M10 too; `campaign`: the mission that the campaign has reached. */
  readonly mission: string;
  readonly team: (typeof TEAMS)[number];
  readonly survivors: '2' | '3' | '4' | '6';
  readonly difficulty: 'easy' | 'normal' | 'hard';
  /** `mission`, or an hour from 0 to 23. (V291) */
  readonly hour: string;
  readonly darkZones: boolean;
  readonly ultrared: boolean;
  readonly fest: boolean;
  readonly cars: boolean;
  readonly companion: boolean;
  readonly safeCrates: boolean;
  readonly stallGuard: boolean;
}
