/**
 * The zombie cards. Their kinds and how many there are of each is the rulebook's (B2, B3), also that a Runner has three
 * damage icons (B83); all else is our own design.
 */
import type { ZombieCard } from '../content.ts';

export const ZOMBIES: readonly ZombieCard[] = [
  { kind: 'walker', copies: 4, speed: 'slow', permanent: 1, rows: ['.o.', '.ad', 'oso', '.oo'], source: 'house' },
  { kind: 'walker', copies: 4, speed: 'slow', permanent: 1, rows: ['.a.', '.oo', 'ods', '.oo'], source: 'house' },
  { kind: 'walker', copies: 4, speed: 'fast', permanent: 1, rows: ['.d.', '.so', 'ooa', '.oo'], source: 'house' },
  { kind: 'runner', copies: 4, speed: 'fast', permanent: 1, rows: ['..do', '.oso', 'oado'], source: 'house' },
  { kind: 'runner', copies: 4, speed: 'fast', permanent: 1, rows: ['..oa', '.odo', 'doso'], source: 'house' },
  { kind: 'runner', copies: 4, speed: 'slow', permanent: 1, rows: ['..sd', '.ooo', 'odao'], source: 'house' },
  { kind: 'crawler', copies: 4, speed: 'slow', permanent: 0, rows: ['odao.', '.osdo'], source: 'house' },
  { kind: 'crawler', copies: 4, speed: 'slow', permanent: 0, rows: ['dooa.', '.sodo'], source: 'house' },
  { kind: 'crawler', copies: 4, speed: 'fast', permanent: 0, rows: ['oado.', '.doos'], source: 'house' },
  { kind: 'chomper', copies: 4, speed: 'fast', permanent: 1, rows: ['.do.', 'osad', 'o...'], source: 'house' },
  { kind: 'chomper', copies: 4, speed: 'fast', permanent: 1, rows: ['.od.', 'adso', 'o...'], source: 'house' },
  { kind: 'chomper', copies: 4, speed: 'slow', permanent: 1, rows: ['.sd.', 'doao', 'o...'], source: 'house' },
  { kind: 'soldier', copies: 3, speed: 'slow', permanent: 2, rows: ['.ss.', 'oado', 'odoo', '.a..'], source: 'house' },
  { kind: 'soldier', copies: 3, speed: 'fast', permanent: 2, rows: ['.od.', 'sooa', 'odso', '.o..'], source: 'house' },
  { kind: 'stinker', copies: 3, speed: 'slow', permanent: 1, rows: ['.oao', 'odsd', '.oao'], source: 'house' },
  { kind: 'stinker', copies: 3, speed: 'fast', permanent: 1, rows: ['.sod', 'oado', '.oso'], source: 'house' },
  {
    kind: 'fatty',
    copies: 3,
    speed: 'slow',
    permanent: 2,
    rows: ['.odo.', 'oasdo', 'odoao', '.s...'],
    source: 'house',
  },
  {
    kind: 'fatty',
    copies: 3,
    speed: 'slow',
    permanent: 2,
    rows: ['.aoo.', 'odsdo', 'ooodo', '.a...'],
    source: 'house',
  },
  { kind: 'bomber', copies: 3, speed: 'slow', permanent: 1, rows: ['o..', 'oda', 'dos', 'odo'], source: 'house' },
  { kind: 'bomber', copies: 3, speed: 'fast', permanent: 1, rows: ['..o', 'aod', 'odo', 'dso'], source: 'house' },
];
