import fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, gain } from './table.ts';
import type { Track } from '../state.ts';

test('B6 B7 B63 after three gained the next gain circles the fourth space, however many are crossed', () => {
  for (const used of [0, 1, 2, 3]) {
    const track: Track = { gained: 3, used };
    expect(gain(track, 1, 15)).toBe(1);
    expect(track).toEqual({ gained: 4, used });
    expect(available(track)).toBe(4 - used);
  }
});

test('G10 G11 a full track takes no more, even if all its spaces are crossed', () => {
  const track: Track = { gained: 14, used: 14 };
  expect(gain(track, 3, 15)).toBe(1);
  expect(gain(track, 3, 15)).toBe(0);
  expect(track).toEqual({ gained: 15, used: 14 });
});

test('G10 G11 whatever is gained and used, the length of the track is the limit for the whole game', () => {
  const deed = fc.oneof(fc.nat(4), fc.constant('use' as const));
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), fc.integer({ min: 4, max: 15 }), (deeds, length) => {
      const track: Track = { gained: 0, used: 0 };
      let [gained, used] = [0, 0];
      for (const one of deeds) {
        if (one !== 'use') gained += gain(track, one, length);
        else if (available(track) > 0) track.used = ++used;
      }
      const wanted = deeds.reduce<number>((sum, one) => (one === 'use' ? sum : sum + one), 0);
      expect(track.gained).toBe(Math.min(wanted, length));
      expect([gained, available(track)]).toEqual([track.gained, gained - used]);
    }),
    { seed: 1, numRuns: 100 },
  );
});
