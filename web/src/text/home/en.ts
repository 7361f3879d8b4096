import { plural } from '@horda/parts';
import type { HomeWords } from './words.ts';

const LIST = new Intl.ListFormat('en-GB');

export const en: HomeWords = {
  tagline: ['Five zombie games. One table.', 'No account, no install, no mercy.'],
  invitation: 'Send a link, take seats, play now or over days. With people or bots.',
  invitationAlone: 'Play on this device: with bots, or several of you in turns. Works offline, too.',
  chooseGame: 'Choose a game',
  players: (count) => `players: ${count}`,
  length: (time) => `takes ${time}`,
  soon: 'in the making',
  notYet: (title) => `${title} is in the making. It cannot be played yet.`,
  open: 'Open a table',
  alone: 'Play alone',
  join: 'Join with a link',
  joinShort: 'Join',
  learn: 'Learn to play',
  rules: 'Rules',
  workshop: 'Workshop',
  about: 'About Horda',
  firstTime: 'First time here?',
  firstTimeHelp: 'A short game that explains itself.',
  serverAway: 'The server does not answer. For now you can play on this device.',
  yourTables: 'Your tables',
  continue: 'Continue',
  tableWith: (game, others) => `${game} with ${LIST.format(others)}`,
  tableWithBots: (game) => `${game} with bots`,
  tableOfOthers: (game, people) => `${game}, played by ${LIST.format(people)}`,
  yourMove: 'Your move',
  waitingFor: (names) => `Waiting for ${LIST.format(names)}`,
  botsMove: 'A bot is deciding',
  notBegun: 'The game has not begun yet',
  lastOpened: (day) => `Last opened ${day}`,
  moreTables: (count) => plural('en', count, { one: '# more table', other: '# more tables' }),
  settings: 'Settings',
  allGames: 'Your games',
};
