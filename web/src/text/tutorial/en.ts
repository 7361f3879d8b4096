import type { TutorialWords } from './words.ts';

export const en: TutorialWords = {
  title: (game) => `First game: ${game}`,
  step: (n, of) => `step ${n} of ${of}`,
  next: 'Next',
  back: 'Back',
  leave: 'Leave the lesson',
  fold: 'Fold the note',
  unfold: 'Unfold the note',
  yourMove: 'Your move',
  othersMove: 'Others move',
  notThis: 'Not this time: in the lesson do what the note asks for. Nothing has changed on the table.',
  readFirst: 'First read the note and choose “Next”. Nothing has changed on the table.',
  noJump: 'You can go back to earlier moments after the lesson, when the game goes on.',
  overTitle: 'End of the lesson',
  overText: (game) =>
    `You know enough to play ${game} now. You can finish this game against bots, or sit down at a new table.`,
  learned: 'Behind you:',
  playOn: 'Play on from here',
  newGame: 'New game',
  again: 'Repeat the lesson',
  rules: 'All rules',
  failed: 'The table for the lesson could not be set up.',
  none: 'There is no lesson for this game yet. But there are its rules.',
};
