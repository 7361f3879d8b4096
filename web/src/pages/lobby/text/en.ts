import { plural } from '@horda/parts';
import type { LobbyWords } from './words.ts';

const count = (n: number, one: string, other: string): string => plural('en', n, { one, other });

export const en: LobbyWords = {
  caption: 'Attendance list',
  title: (game) => `Before the game: ${game}`,
  seats: 'Seats',
  you: 'you',
  host: 'host',
  here: 'at the table',
  away: 'not connected just now',
  watchers: (n) => count(n, '# person is watching', '# people are watching'),
  places: (seats, free) => `${count(seats, '# seat', '# seats')}, ${free === 0 ? 'all taken' : `${free} free`}`,
  waits: 'free, for anybody with the link',
  bots: 'Fill the free seats with bots',
  strength: 'how well they play',
  botsSit: (letters, n) =>
    `${count(n, 'A bot will sit at seat', 'Bots will sit at seats')} ${letters}. Until you press, somebody with the link may still sit there.`,
  seatBots: (n) => count(n, 'Seat # bot', 'Seat # bots'),
  seatBot: 'Seat a bot',
  seatBotAt: (letter) => `Seat a bot at seat ${letter}`,
  insteadOf: (bot) => `${bot}: you can sit in its place`,
  free: 'Free',
  freeOf: (name) => `Free the seat of ${name}`,
  invite: 'Invite',
  inviteHelp: 'Anyone with the link can take a free seat. No account needed.',
  inviteLink: 'Link to invite',
  watchLink: 'Link for spectators',
  watchHelp: 'This link lets people watch, not play. Hidden cards cannot be seen.',
  copy: 'Copy',
  copyLink: 'Copy the link',
  sendLink: 'Send the link',
  code: 'QR code with the link to the table',
  showCode: 'Show the code full screen',
  copied: 'The link is copied.',
  notCopied: 'Your browser does not allow copying. The link is selected: copy it by hand.',
  share: 'Send',
  shareText: (game) => `Play with me: ${game}`,
  settings: 'Settings',
  canChange: 'you can change them until the start',
  hints: 'Hints',
  mayHint: 'may be asked for',
  mayNotHint: 'none',
  clockName: 'Thinking time',
  clockShort: (rules) => {
    if (rules.kind === 'none') return 'no clock';
    if (rules.kind === 'turns') return `${count(rules.hours, '# hour', '# hours')} a decision`;
    return `${Math.round(rules.seconds / 60)} min a game, +${rules.increment} s`;
  },
  changed: (settings) => `Settings: ${settings}`,
  pack: (id) => `Cards of the pack ${id}.`,
  hintsOn: 'Hints may be asked for.',
  hintsOff: 'Played without hints.',
  listed: 'The table is on the list of open tables.',
  unlisted: 'Only people with a link see the table.',
  imported: 'The game was loaded from a file.',
  forked: 'The game goes on from a moment of another game.',
  clock: (rules) => {
    if (rules.kind === 'none') return 'No clock.';
    const late =
      rules.late === 'move'
        ? 'After that a bot makes the move.'
        : 'After that a bot plays on until the person is back.';
    if (rules.kind === 'turns') return `For each decision: ${count(rules.hours, '# hour', '# hours')}. ${late}`;
    const minutes = count(Math.round(rules.seconds / 60), '# minute', '# minutes');
    return `For the whole game: ${minutes}, and ${rules.increment} s more for each decision. ${late}`;
  },
  stir: 'Stir the shuffle',
  stirSaid: 'Your browser does it by itself. You can add a text of your own.',
  stirHelp:
    'The browser of every player adds random digits to the shuffle, so that nobody, not even the server, could have arranged the cards. The host’s does it at the start. If you like, add any text.',
  stirLabel: 'Your text',
  stirDo: 'Add',
  stirred: (names) => `Added to chance by: ${names}.`,
  stirredYou: 'You have a share in the shuffle.',
  promise: 'How to check this',
  promiseHelp:
    'This is the fingerprint of the secret from which the server shuffles. Write it down: after the game the secret is shown, and the fingerprint must fit.',
  pencil: 'sit with your back to the wall',
  start: 'Start the game',
  emptySeats: (n) =>
    count(n, '# seat is free: invite somebody, or seat a bot.', '# seats are free: invite somebody, or seat bots.'),
  ready: 'All seats are taken. You can begin.',
  waitFor: (n) => count(n, 'Waiting for # more person.', 'Waiting for # more people.'),
  waitHost: (name) =>
    name === null ? 'The host of the table starts the game.' : `Everybody is here. The host starts the game: ${name}.`,
  hostSilentSoon: (time) => `If the host stays silent, you can start in ${time}.`,
  hostSilent: 'The host is silent. You can start the game.',
  startWithoutHost: 'Start without the host',
  leave: 'Leave',
  leaveSure: 'Your seat will be free for others.',
  leaveNo: 'Stay',
  youWatch: 'You are watching this table.',
  takeSeat: 'Take a seat',
};
