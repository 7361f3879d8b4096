import { plural } from '@horda/parts';
import type { DeviceWords } from './words.ts';

export const en: DeviceWords = {
  caption: 'No account needed',
  title: 'Another device',
  lead: 'Your tables on the server, your results and your settings come along. Games that are only in this browser stay here.',
  send: 'From this device',
  sendHelp:
    'Make a code and scan it with the other device. What is sent is locked with the code; the server cannot read it.',
  makeCode: 'Make a code',
  scan: 'Scan this with the other device,',
  type: 'or open Horda there and type:',
  valid: (minutes) => plural('en', minutes, { one: 'Valid for # minute.', other: 'Valid for # minutes.' }),
  expired: 'This code is no longer valid. Make a new one.',
  codeLabel: 'QR code that carries your tables over to another device',
  saveFile: 'Save as a file',
  fileHelp: 'Works without a server. The file opens your seats: give it to nobody.',
  receive: 'To this device',
  receiveHelp: 'Nothing here is lost: what comes is added.',
  code: 'Code',
  codeHelp: 'Ten letters and digits from the other device.',
  badCode: 'A code has ten letters and digits, such as 7TQ4K-M92XH.',
  take: 'Carry over',
  taking: 'Unlocking…',
  arrived: 'A code has come with the link. Carry over what waits under it to this device?',
  openFile: 'Open a file',
  wrongFile: 'This is not a file from “Another device”.',
  wrongKey: 'What waits under this code cannot be opened. Make a new one on the other device.',
  noLock: 'Codes need a page with https. Use a file here.',
  done: (tables, results) =>
    `Done. New here: ${plural('en', tables, { one: '# table', other: '# tables' })}, ${plural('en', results, { one: '# result', other: '# results' })}, and your settings.`,
  toGames: 'Your games',
};
