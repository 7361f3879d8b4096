import { plural } from '@horda/parts';
import type { EndWords } from './words.ts';

export const en: EndWords = {
  reopen: 'Show the result',
  youWin: 'You win!',
  youLose: 'You lose',
  weWin: 'You win together!',
  weLose: 'You lose together',
  allWin: 'Everybody wins',
  allLose: 'Everybody loses',
  wins: (name) => `${name} wins`,
  youShare: (names) => `A shared victory: you and ${names}`,
  share: (names) => `A shared victory: ${names}`,
  nobody: 'Nobody wins',
  together: 'You all win!',
  abandoned: 'Game abandoned',
  abandonedHelp: 'Everybody agreed to end it without a winner.',
  undecided: 'no winner',
  won: 'won',
  lost: 'lost',
  score: 'Score',
  player: 'player',
  numbers: 'The game in numbers',
  inNumbers: 'number',
  decisions: 'decisions',
  turns: (n) => plural('en', n, { one: 'turn', other: 'turns' }),
  duration: 'duration',
  time: (milliseconds) => {
    const minutes = Math.floor(milliseconds / 60_000);
    const [d, h, m] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
    if (d > 0) return `${plural('en', d, { one: '# day', other: '# days' })} ${h} h`;
    if (h > 0) return `${h} h ${m} min`;
    return m > 0 ? `${m} min` : 'under a minute';
  },
  rematch: 'Rematch',
  followRematch: 'Go to the rematch',
  rematchAsked: 'Somebody at the table wants a rematch. Your seat is waiting.',
  next: 'Next chapter',
  followNext: 'Go to the next chapter',
  nextAsked: 'The next chapter waits at a new table, and so does your seat.',
  replay: 'Replay',
  showBoard: 'See the table',
};
