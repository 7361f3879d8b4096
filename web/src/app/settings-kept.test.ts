import { expect, test } from 'vitest';
import { freshSettings, readSettings } from './settings-kept.ts';

const FRESH = freshSettings(['fr-FR', 'pl-PL', 'en'], false);

test('a new browser gets the first language that we speak, and what most people want', () => {
  expect(FRESH).toMatchObject({ language: 'pl', textSize: 'usual', botPace: 'usual', volume: 0, vibration: true });
  expect(FRESH).toMatchObject({ notices: false, push: false, leftHand: false, contrast: false });
  expect(freshSettings(['fr'], true)).toMatchObject({ language: 'en', contrast: true });
});

test('settings of an older page are kept, what it did not know is fresh', () => {
  const older = { language: 'en', volume: 0.4, motion: false, shortcuts: false, name: 'Ada' };
  expect(readSettings(older, FRESH)).toEqual({ ...FRESH, ...older });
});

test('what is no setting is not taken', () => {
  const odd = { language: 'xx', textSize: 'giant', botPace: 3, volume: 7, contrast: 'yes', name: null, more: 1 };
  expect(readSettings(odd, FRESH)).toEqual({ ...FRESH, volume: 1 });
  for (const kept of [null, 'text', 4, [], { volume: Number.NaN }]) expect(readSettings(kept, FRESH)).toEqual(FRESH);
});
