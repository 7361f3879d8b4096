/** Hit shapes, named after the letters they look like and their squares. No weapon of ours has I5 or T5: they are for packs. */
import type { Shape } from '../content.ts';

export const SHAPES: readonly Shape[] = [
  { id: 'I2', rows: ['##'], source: 'house' },
  { id: 'I3', rows: ['###'], source: 'house' },
  { id: 'L3', rows: ['#.', '##'], source: 'house' },
  { id: 'I4', rows: ['####'], source: 'house' },
  { id: 'O4', rows: ['##', '##'], source: 'house' },
  { id: 'T4', rows: ['###', '.#.'], source: 'house' },
  { id: 'S4', rows: ['.##', '##.'], source: 'house' },
  { id: 'L4', rows: ['###', '#..'], source: 'house' },
  { id: 'I5', rows: ['#####'], source: 'house' },
  { id: 'L5', rows: ['####', '#...'], source: 'house' },
  { id: 'P5', rows: ['###', '##.'], source: 'house' },
  { id: 'T5', rows: ['###', '.#.', '.#.'], source: 'house' },
  { id: 'U5', rows: ['###', '#.#'], source: 'house' },
  { id: 'V5', rows: ['###', '#..', '#..'], source: 'house' },
  { id: 'W5', rows: ['#..', '##.', '.##'], source: 'house' },
  { id: 'X5', rows: ['.#.', '###', '.#.'], source: 'house' },
  { id: 'Y5', rows: ['####', '.#..'], source: 'house' },
  { id: 'N5', rows: ['##..', '.###'], source: 'house' },
  { id: 'Z5', rows: ['##.', '.#.', '.##'], source: 'house' },
  { id: 'F5', rows: ['.##', '##.', '.#.'], source: 'house' },
];
