import { zombicide } from '@horda/zombicide';
import { DEFAULTS } from '@horda/zombicide/options';
import { expect, test } from 'vitest';
import { lessonScenes, replayedLesson } from '../../../test/lesson-scenes.ts';
import { tutorial } from './tutorial.ts';

const LESSON = { ...tutorial, options: { ...DEFAULTS, mission: 'S0' } };

test('is a game that can be replayed as it is handed to the table', () => {
  expect(replayedLesson(zombicide, LESSON)).toEqual(lessonScenes(zombicide, LESSON).at(-1)!.after);
});
