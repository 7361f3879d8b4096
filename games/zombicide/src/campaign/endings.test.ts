import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { epilogueOf } from './endings.ts';

test('V414 lines are added to an ending, each if it is true', () => {
  const { s } = scene({ mission: 'M10', achievements: ['samaritan'], keywords: ['strikeCancelled'] });
  expect(epilogueOf(s)).toEqual([]);
  s.epilogue = 'lastFlight';
  expect(epilogueOf(s)).toEqual(['strikeCancelled', 'samaritan']);
});
