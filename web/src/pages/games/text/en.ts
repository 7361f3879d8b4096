import { plural } from '@horda/parts';
import type { GamesWords } from './words.ts';

const LIST = new Intl.ListFormat('en-GB');

export const en: GamesWords = {
  caption: 'Register of games',
  title: 'Your games',
  here: 'On this device',
  hereHelp: 'These games are in this browser only. They go if you clear the data of this site.',
  noneHere: 'There is no game here yet.',
  online: 'By link',
  onlineHelp: 'These tables are on the server. The browser remembers the keys that open them.',
  noneOnline: 'This browser does not know any table on the server yet.',
  players: (names) => `At the table: ${LIST.format(names)}`,
  bot: 'bot',
  free: 'free seat',
  statuses: {
    open: 'The game has not begun yet',
    playing: 'The game goes on',
    over: 'The game is over',
    abandoned: 'The game was broken off',
  },
  answers: (count) => plural('en', count, { one: '# decision', other: '# decisions' }),
  lastMove: (when) => `last change: ${when}`,
  lastOpened: (when) => `last opened: ${when}`,
  open: 'Open',
  replay: 'Replay',
  series: 'Campaign',
  remove: 'Delete',
  removeSure: 'Delete this game for good? It cannot be brought back.',
  removed: 'The game was deleted.',
  forget: 'Forget',
  forgetSure: 'Forget the key to this table? Without a link there is no way back to it.',
  forgotten: 'The key to the table was removed.',
  no: 'Keep it',
};
