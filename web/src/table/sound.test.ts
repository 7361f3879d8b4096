import { expect, test } from 'vitest';
import { lengthOf, SOUNDS, type SoundName } from './sound.ts';

const NAMES = Object.keys(SOUNDS) as SoundName[];

test.each(NAMES)('%s is short, and ends in silence', (name) => {
  expect(lengthOf(name)).toBeGreaterThan(0);
  expect(lengthOf(name)).toBeLessThanOrEqual(0.6);
  for (const { loud } of SOUNDS[name]) {
    expect(loud.at(-1)![1]).toBe(0);
    const times = loud.map(([time]) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});

test('the alarm of Cisza is a hum that stops dead', () => {
  for (const { loud } of SOUNDS.hush) {
    const [[before, level], [end]] = [loud.at(-2)!, loud.at(-1)!] as const;
    expect(level).toBeGreaterThan(0);
    expect(end - before).toBeLessThan(0.01);
  }
});
