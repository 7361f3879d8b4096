import { plural } from '@horda/parts';
import type { AdminWords } from './words.ts';

const meant = (near: string | null): string => (near === null ? '' : ` Did you mean ${near}?`);

export const admin: AdminWords = {
  help: (everywhere) => `horda admin list [--game GAME] [--status STATUS] [--older DAYS] [--limit N]
horda admin show TABLE
horda admin delete TABLE… [--yes]
horda admin expire TABLE… [--yes]
horda admin invite TABLE [--watch]
horda admin block ADDRESS [--for TIME]
horda admin unblock ADDRESS
horda admin blocks
horda admin sizes

Looks after the tables of a running server (horda serve) that has an admin key.
The page #/admin of the server does the same.

  list                 tables, the latest first; with --older those at which
                       nothing has happened for so many days, the oldest first
  show                 one table without its secrets: who sits there and from
                       where, its size, its log as a watcher sees it
  delete               removes tables for good, for everybody
  expire               announces at the table that it will be removed in 7 days,
                       unless somebody does something there
  invite               a new link to join (--watch: to watch); the old one
                       opens nothing any more
  block                turns an address away (of IPv6 its /64 network) for a
                       time such as 7d, 12h, 30m; without --for, for good
  sizes                how much there is, and the limits

  --status STATUS      open, playing, over, archived
  --url URL            where the server is (http://127.0.0.1:8080)
  --admin-key-file FILE  where its admin key is (or HORDA_ADMIN_KEY)
  --yes                do not ask before deleting or expiring
  --json               one JSON document and nothing else
${everywhere}`,
  whatToDo: (allowed) => `what is to be done? horda admin ${allowed}`,
  unknownAction: (name, allowed, near) => `horda admin cannot ${name}; it can: ${allowed}.${meant(near)}`,
  needsTable: (action) => `which table? horda admin ${action} TABLE; horda admin list shows them.`,
  needsAddress: (action) => `which address? horda admin ${action} ADDRESS`,
  badTable: (given) => `${given} is not a table: its name is 22 letters, digits, - or _.`,
  unknownStatus: (name, allowed, near) => `--status cannot be ${name}; allowed: ${allowed}.${meant(near)}`,
  badUrl: (given) => `--url must be an address such as http://127.0.0.1:8080, not ${given}.`,
  noKey: 'the admin key is missing: name its file with --admin-key-file, or set HORDA_ADMIN_KEY.',
  noKeyFile: (file, code) => `the admin key cannot be read from ${file} (${code}).`,
  noServer: (url, why) => `no server answers at ${url} (${why}); start one with horda serve, or name another --url.`,
  notHorda: (url, status) => `what answers at ${url} is no Horda server (status ${status}).`,
  wrongKey: 'the server does not take this admin key.',
  noAdmin: 'this server has no admin key: start it with --admin-key-file or HORDA_ADMIN_KEY.',
  noTable: (table) => `there is no table ${table}.`,
  refused: (message) => `the server refuses: ${message}`,

  columns: ['table', 'game', 'status', 'lines', 'last used'],
  statuses: { open: 'open', playing: 'playing', over: 'over', archived: 'archived' },
  none: 'There are no such tables.',
  listed: 'in the lobby',
  deleteSure: (tables) =>
    `Delete ${plural('en', tables.length, { one: '# table', other: '# tables' })} for good? (y/n) `,
  expireSure: (tables) =>
    `Announce the end of ${plural('en', tables.length, { one: '# table', other: '# tables' })}? (y/n) `,
  yes: ['yes', 'y'],
  needsYes: 'this cannot be taken back: add --yes where nobody can be asked.',
  kept: 'Nothing was changed.',
  deleted: (table) => `${table} is gone.`,
  expires: (table, when) => `${table} will be removed on ${when}, unless somebody does something there.`,
  newLink: (what) => (what === 'invite' ? 'The new link to join:' : 'The new link to watch:'),
  blocked: (address, until) =>
    until === null ? `${address} is turned away for good.` : `${address} is turned away until ${until}.`,
  unblocked: (address) => `${address} may come again.`,
  noBlocks: 'Nobody is turned away.',
  blockedUntil: (until) => (until === null ? 'for good' : `until ${until}`),

  sheet: {
    status: 'status',
    lastUse: 'last used',
    size: 'size',
    ends: 'will be removed',
    options: 'options',
    clock: 'clock',
    origin: 'origin',
    origins: { new: 'a new game', save: 'an imported game', fork: 'a fork of another game' },
    pack: 'pack',
    seat: (n) => `seat ${n}`,
    free: 'free',
    bot: (name) => `bot ${name}`,
    nameless: 'no name',
    host: 'host',
    connected: (addresses) => `connected from ${addresses}`,
    watchers: 'watchers',
    log: 'The log, as a watcher sees it',
    closed: 'This server does not have the rules of this table and cannot open it.',
    packed: 'packed',
    lines: (n) => plural('en', n, { one: '# line', other: '# lines' }),
  },
  entry(entry, name) {
    switch (entry.type) {
      case 'created':
        return 'the table was made';
      case 'imported':
        return 'the table was made from a saved game';
      case 'forked':
        return 'the table was made from a moment of another game';
      case 'joined':
        return `${entry.name ?? name(entry.seat)} sat down`;
      case 'changed':
        return 'new settings';
      case 'botSeated':
        return `the bot ${entry.bot} sat down`;
      case 'stirred':
        return `${name(entry.seat)} added to chance`;
      case 'freed':
        return `${name(entry.seat)} was sent away`;
      case 'left':
        return `${name(entry.seat)} left`;
      case 'handedOver':
        return `${entry.bot} plays for ${name(entry.seat)}`;
      case 'tookBack':
        return `${name(entry.seat)} plays again`;
      case 'timedOut':
        return `${name(entry.seat)} was late`;
      case 'erased':
        return 'a person had their data erased';
      case 'started':
        return 'the game began';
      case 'answered':
        return entry.bot === null ? `${name(entry.seat)} decided` : `${entry.bot} decided for ${name(entry.seat)}`;
      case 'undone':
        return `${name(entry.seat)} took a decision back`;
      case 'proposed':
        return `${name(entry.seat)} proposed to ${entry.what === 'undo' ? 'go back' : 'end the game'}`;
      case 'voted':
        return `${name(entry.seat)} said ${entry.yes ? 'yes' : 'no'}`;
      case 'said':
        return entry.text === null ? `${name(entry.seat)}: (erased)` : `${name(entry.seat)}: ${entry.text}`;
      case 'phrased':
        return `${name(entry.seat)} used a quick phrase (${entry.phrase.say})`;
      case 'rematched':
        return `a rematch is played at ${entry.table}`;
      case 'continued':
        return `the next chapter is played at ${entry.table}`;
      case 'migrated':
        return 'the table got newer rules';
      case 'expiring':
        return 'the end of the table was announced';
      case 'reissued':
        return entry.what === 'invite' ? 'the link to join was replaced' : 'the link to watch was replaced';
    }
  },
  sizes: {
    store: 'store',
    of: (most) => `of ${most}`,
    tables: 'tables',
    live: 'in memory here',
    sockets: 'open sockets here',
    lives: 'Tables end after so long without a line:',
    life: { open: 'not begun', unused: 'imported or forked, never used', idle: 'going on', over: 'finished' },
    days: (days) => plural('en', days, { one: '# day', other: '# days' }),
    never: 'never',
  },
};
