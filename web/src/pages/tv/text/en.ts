import { plural } from '@horda/parts';
import type { TvWords } from './words.ts';

export const en: TvWords = {
  join: 'Join',
  joinHelp: 'Scan the code with a phone and take a free seat. The phone becomes your hand.',
  orOpen: 'or open',
  onlyHere:
    'Phones cannot open this address: it works on this computer only. Start the server for your whole network (npm start -- --host 0.0.0.0) and open the page at the computer’s address there.',
  code: 'QR code with the invitation to the table',
  watch: 'watch',
  watchCode: 'QR code for spectators',
  awaited: 'Waiting for',
  ticker: 'Latest events',
  choosing: (name) => `${name} is choosing.`,
  severalChoosing: (names) => `Choosing: ${names}.`,
  thinks: (name) => `${name} is thinking…`,
  nobody: 'Nobody has to choose anything now.',
  waitingForPlayers: 'Waiting for players',
  free: (n) => plural('en', n, { one: '# free seat', other: '# free seats' }),
  freeSeat: 'free',
  startsIn: (seconds) => `Everybody is here. Starting in ${seconds}…`,
  hostStarts: 'Everybody is here. The host starts the game.',
  toLobby: 'Settings and bots',
  noConnection: 'No connection to the server. The table waits, and the page reconnects by itself.',
  seated: 'This device sits at the table',
  seatedHelp:
    'A television must not have the key of a seat: it would show the cards of that player. Open it by the link for televisions, which the host finds in the lobby and in the menu of the table.',
  open: 'Television',
  openHelp: 'The table on a big screen for all to see: no buttons and nobody’s cards. Everybody plays from a phone.',
  link: 'Link for a television',
  linkHelp: 'Open it in the browser of a television or a laptop. It shows only what everybody may see.',
  where: 'Where the table is',
  everywhere: 'On everybody’s screen',
  oneScreen: 'On one big screen',
  oneScreenHelp:
    'This screen becomes the table, and nobody sits at it. Everybody scans the code and has their hand on a phone. The game begins when all seats are taken.',
};
