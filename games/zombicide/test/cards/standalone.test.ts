import { describe, expect, test } from 'vitest';
import { resolved, type Revealing } from './resolving.ts';

/** The card, the option that is taken, what holds, and what changes. The stand-alone missions. */
const CARDS: readonly (readonly [id: string, option: string, given: Revealing, changes: readonly string[]])[] = [
  ['S0-T1', '', {}, ['amy ap 5', '5R.s4 walker 2']],
  ['S0-T2', '', {}, ['amy ap 5', 'amy wounds -1', 'spawn 9R.s8 from 1']],
  ['S0-T3', '', {}, ['amy ap 5']],
  ['S1-T1', '', {}, ['amy ap 5']],
  ['S1-T2', '', {}, ['amy ap 5', 'spawn 2R.s6 from 1']],
  ['S1-E4', '', {}, ['spawn 7R.s7 from 1']],
  ['S2-T1', '', {}, ['amy ap 5']],
  ['S2-T2', '', {}, ['amy ap 5', 'amy wounds -1']],
  ['S2-T3', '', {}, ['amy ap 5']],
  ['S2-T4', '', {}, ['amy ap 5', 'spawn 3V.s3 from 1']],
  ['S3-E3', '', {}, ['spawn 8R.s6 from 1']],
  ['S4-T1', '', {}, ['amy ap 5', 'keyword greenKey']],
  ['S4-T2', '', {}, ['amy ap 5', 'abomination 5R.s6', 'keyword blueKey']],
  ['S4-T3', '', {}, ['amy ap 5', 'amy +pistol']],
  ['S4-T4', '', {}, ['amy ap 5', 'amy +molotov', 'spawn 2V.s5 from 1']],
  ['S4-T5', '', {}, ['amy ap 5', 'amy wounds -1']],
  ['S4-E3', '', {}, ['spawn 9R.s3 from 1']],
  ['S5-T1', '', {}, ['amy ap 5', 'lit 8R.r1']],
  ['S5-T2', '', {}, ['amy ap 5', 'lit 1V.r2']],
  ['S5-T3', '', {}, ['amy ap 5', 'lit 7R.r1']],
  ['S5-E5', '', {}, ['spawn 8R.s7 from 1']],
  ['S6-T1', '', {}, ['amy ap 5', 'spawn 9R.s8 from 1']],
  ['S6-T2', '', {}, ['amy ap 5', 'amy +glock17', 'amy +mp5']],
  ['S6-T3', '', {}, ['amy ap 5']],
  ['S7-T1', '', {}, ['amy ap 5', 'amy wounds -1']],
  ['S7-T2', '', {}, ['amy ap 5', 'amy +pistol']],
  ['S7-T3', '', {}, ['amy ap 5']],
  ['S7-E7', '', {}, ['spawn 4R.s4 from 1']],
  ['S7-E8', '', {}, []],
];

describe('V364 V365 what cards and notes do', () => {
  test.each(CARDS)('%s %s', (id, option, given, changes) => {
    expect(resolved(id, { ...given, option }).changes).toEqual(changes);
  });
});
