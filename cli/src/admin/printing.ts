/** Tables, sheets and sizes as text. */
import type { AdminBlock, AdminSheet, AdminSizes, AdminTable } from '@horda/protocol/admin';
import type { Language } from '@horda/parts';
import { columns } from '../terminal/grid.ts';
import { oneLine } from '../terminal/width.ts';
import type { Shell } from '../shell.ts';

const DAY = 24 * 3_600_000;
/** Older lines of a log are in the JSON document. */
const SHOWN_ENTRIES = 50;

/** The same in both languages, and in order when sorted. */
export function when(at: number): string {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function sizeOf(language: Language, bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const count = new Intl.NumberFormat(language, { maximumFractionDigits: power === 0 ? 0 : 1 });
  return `${count.format(bytes / 1000 ** power)} ${units[power]}`;
}

export function listLines({ words: { admin } }: Shell, tables: readonly AdminTable[]): readonly string[] {
  if (tables.length === 0) return [admin.none];
  const rows = tables.map(({ table, game, status, lines, at, listed }) => [
    table,
    game,
    admin.statuses[status],
    lines === null ? '' : String(lines),
    when(at),
    ...(listed && status === 'open' ? [admin.listed] : []),
  ]);
  return columns([admin.columns, ...rows], [3]);
}

export function sheetLines(shell: Shell, sheet: AdminSheet): readonly string[] {
  const { language, words } = shell;
  const { sheet: say, statuses, entry } = words.admin;
  const { open } = sheet;
  const facts: string[][] = [
    [say.status, statuses[sheet.status]],
    [say.lastUse, when(sheet.at)],
    [say.size, `${sizeOf(language, sheet.bytes)}, ${sheet.lines === null ? say.packed : say.lines(sheet.lines)}`],
  ];
  const head = `${sheet.table}  ${sheet.game}`;
  if (open === null) return [head, ...columns(facts), '', say.closed];
  if (open.expires !== null) facts.push([say.ends, when(open.expires)]);
  facts.push([say.origin, say.origins[open.origin]]);
  if (open.pack !== null) facts.push([say.pack, open.pack]);
  if (open.clock.kind !== 'none') facts.push([say.clock, JSON.stringify(open.clock)]);
  const options = Object.entries(open.options).map(([id, value]) => `${id}=${value}`);
  if (options.length > 0) facts.push([say.options, options.join(' ')]);
  const name = (seat: number): string => open.seats[seat]?.name ?? say.seat(seat + 1);
  const seats = open.seats.map(({ name: own, held, bot, addresses }, seat) => {
    const who = held === 'free' ? say.free : held === 'bot' ? say.bot(bot ?? '') : (own ?? say.nameless);
    const more = [
      ...(seat === open.host ? [say.host] : []),
      ...(held === 'person' && bot !== null ? [say.bot(bot)] : []),
      ...(addresses.length > 0 ? [say.connected(addresses.join(', '))] : []),
    ];
    return [say.seat(seat + 1), [who, ...more].join('; ')];
  });
  if (open.watchers.length > 0) seats.push([say.watchers, open.watchers.join(', ')]);
  const log = open.entries
    .slice(-SHOWN_ENTRIES)
    .map((each) => [String(each.seq), when(each.at), oneLine(entry(each, name))]);
  return [head, ...columns([...facts, ...seats]), '', `${say.log}:`, ...columns(log, [0])];
}

export function sizesLines({ language, words }: Shell, sizes: AdminSizes): readonly string[] {
  const { sizes: say, statuses } = words.admin;
  const { tables, lives } = sizes;
  const of = (most: string | null): string => (most === null ? '' : ` ${say.of(most)}`);
  const all = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const { mostBytes, mostTables } = sizes;
  return [
    ...columns([
      [say.store, sizeOf(language, sizes.bytes) + of(mostBytes === null ? null : sizeOf(language, mostBytes))],
      [say.tables, String(all) + of(mostTables === null ? null : String(mostTables))],
      ...Object.entries(tables).map(([status, count]) => [
        `  ${statuses[status as keyof typeof tables]}`,
        String(count),
      ]),
      [say.live, String(sizes.live)],
      [say.sockets, String(sizes.sockets)],
    ]),
    '',
    say.lives,
    ...columns(
      Object.entries(lives).map(([name, life]) => [
        `  ${say.life[name as keyof typeof lives]}`,
        life === null ? say.never : say.days(Math.round((life / DAY) * 10) / 10),
      ]),
    ),
  ];
}

export function blockLines({ words: { admin } }: Shell, blocks: readonly AdminBlock[]): readonly string[] {
  if (blocks.length === 0) return [admin.noBlocks];
  return columns(
    blocks.map(({ address, until }) => [address, admin.blockedUntil(until === null ? null : when(until))]),
  );
}
