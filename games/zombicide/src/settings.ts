/** The settings of a table, as the state has them. */
export interface Options {
  /** S0–S7 stand alone; `campaign`: the mission that the campaign has reached. */
  readonly mission: string;
  /** Which survivors take part. */
  readonly team: string;
  /** V443: the mix of zombie cards, and how many spawn zones work. */
  readonly difficulty: 'easy' | 'normal' | 'hard';
  /** V434–V441 */
  readonly darkZones: boolean;
  readonly ultrared: boolean;
  readonly fest: boolean;
  /** House rule: a hidden survivor cannot stall for ever. */
  readonly stallGuard: boolean;
}
