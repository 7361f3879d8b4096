/** Looks after the tables of a running server. */
import { createInterface } from 'node:readline/promises';
import {
  TABLE_STATUSES,
  type AdminBlock,
  type AdminSheet,
  type AdminSizes,
  type AdminTable,
  type Reissued,
} from '@horda/protocol/admin';
import { nearest } from '@horda/parts';
import { readAdminKey } from '../admin/admin-key.ts';
import { blockLines, listLines, sheetLines, sizesLines, when } from '../admin/printing.ts';
import { adminServer, type AdminServer } from '../admin/server.ts';
import { failed, wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags, wholeNumber, type Values } from '../flags.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { quoted } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';
import { timeSpan } from '../time-span.ts';

const USUAL_URL = 'http://127.0.0.1:8080';
const TABLE = /^[A-Za-z0-9_-]{22}$/;
const MOST_TABLES = 1_000;
const MOST_LISTED = 1_000;
const MOST_DAYS = 36_525;

interface Asked {
  readonly shell: Shell;
  readonly server: AdminServer;
  readonly url: string;
  readonly values: Values<(typeof FLAGS)['admin']>;
  /** Tables, or an address. */
  readonly args: readonly string[];
}

const ACTIONS: Readonly<Record<string, (asked: Asked) => Promise<void>>> = {
  list,
  show,
  delete: remove,
  expire,
  invite,
  block,
  unblock,
  blocks,
  sizes,
};

export async function admin(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, FLAGS.admin, MOST_TABLES + 1);
  const [name, ...rest] = positionals;
  const allowed = Object.keys(ACTIONS);
  if (name === undefined) throw wrongUsage(words.admin.whatToDo(allowed.join(' | ')));
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name]! : null;
  if (action === null)
    throw wrongUsage(words.admin.unknownAction(quoted(name), allowed.join(', '), nearest(name, allowed)));
  const url = readUrl(words, values.url ?? USUAL_URL);
  const key = readAdminKey(words, values['admin-key-file']);
  if (key === null) throw wrongUsage(words.admin.noKey);
  await action({ shell, server: adminServer(words, url, key), url, values, args: rest });
  return 0;
}

async function list({ shell, server, values, args }: Asked): Promise<void> {
  const { words } = shell;
  only(words, args, 0);
  const { game, older, limit } = values;
  const status = TABLE_STATUSES.find((known) => known === values.status?.toLowerCase()) ?? null;
  if (values.status !== null && status === null) {
    const near = nearest(values.status, TABLE_STATUSES);
    throw wrongUsage(words.admin.unknownStatus(quoted(values.status), TABLE_STATUSES.join(', '), near));
  }
  const tables = await server.ask<readonly AdminTable[]>('adminList', null, {
    game,
    status,
    olderDays: older === null ? null : wholeNumber(words, '--older', older, 0, MOST_DAYS),
    ...(limit === null ? {} : { limit: wholeNumber(words, '--limit', limit, 1, MOST_LISTED) }),
  });
  if (values.json) printJson(tables);
  else print(...listLines(shell, tables));
}

async function show({ shell, server, values, args }: Asked): Promise<void> {
  const [table] = tablesIn(shell.words, 'show', args, 1);
  const sheet = await server.ask<AdminSheet>('adminShow', table);
  if (values.json) printJson(sheet);
  else print(...sheetLines(shell, sheet));
}

async function remove({ shell, server, values, args }: Asked): Promise<void> {
  const { admin: say } = shell.words;
  const tables = tablesIn(shell.words, 'delete', args, MOST_TABLES);
  if (!(await isSure(shell, values.yes, say.deleteSure(tables)))) return;
  for (const table of tables) {
    await server.ask('adminDelete', table);
    if (!values.json) print(say.deleted(table));
  }
  if (values.json) printJson(tables.map((table) => ({ table, removed: true })));
}

async function expire({ shell, server, values, args }: Asked): Promise<void> {
  const { admin: say } = shell.words;
  const tables = tablesIn(shell.words, 'expire', args, MOST_TABLES);
  if (!(await isSure(shell, values.yes, say.expireSure(tables)))) return;
  const ends: object[] = [];
  for (const table of tables) {
    const { until } = await server.ask<{ readonly until: number }>('adminExpire', table);
    ends.push({ table, until });
    if (!values.json) print(say.expires(table, when(until)));
  }
  if (values.json) printJson(ends);
}

async function invite({ shell, server, url, values, args }: Asked): Promise<void> {
  const [table] = tablesIn(shell.words, 'invite', args, 1);
  const asked = { what: values.watch ? 'watch' : 'invite' };
  const { what, key } = await server.ask<Reissued>('adminReissue', table, asked);
  const link = `${url}/#/${what === 'invite' ? 'guest' : 'watcher'}/${table}~${key}`;
  if (values.json) printJson({ table, what, key, link });
  else print(shell.words.admin.newLink(what), link);
}

async function block({ shell, server, values, args }: Asked): Promise<void> {
  const { words } = shell;
  const address = addressIn(words, 'block', args);
  const span = values.for === null ? null : timeSpan(words, '--for', values.for);
  const made = await server.ask<AdminBlock>('adminBlock', null, { address, for: span });
  if (values.json) printJson(made);
  else print(words.admin.blocked(made.address, made.until === null ? null : when(made.until)));
}

async function unblock({ shell, server, values, args }: Asked): Promise<void> {
  const address = addressIn(shell.words, 'unblock', args);
  const freed = await server.ask<{ readonly address: string }>('adminUnblock', null, { address });
  if (values.json) printJson(freed);
  else print(shell.words.admin.unblocked(freed.address));
}

async function blocks({ shell, server, values, args }: Asked): Promise<void> {
  only(shell.words, args, 0);
  const found = await server.ask<readonly AdminBlock[]>('adminBlocks');
  if (values.json) printJson(found);
  else print(...blockLines(shell, found));
}

async function sizes({ shell, server, values, args }: Asked): Promise<void> {
  only(shell.words, args, 0);
  const found = await server.ask<AdminSizes>('adminSizes');
  if (values.json) printJson(found);
  else print(...sizesLines(shell, found));
}

/** Asks a person; where there is none, `--yes` must have been given. */
async function isSure({ words }: Shell, yes: boolean, question: string): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) throw wrongUsage(words.admin.needsYes);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question).catch(() => '');
  terminal.close();
  const isYes = words.admin.yes.includes(answer.trim().toLowerCase());
  if (!isYes) print(words.admin.kept);
  return isYes;
}

function tablesIn(words: Words, action: string, args: readonly string[], most: number): readonly [string, ...string[]] {
  const [first, ...more] = args;
  if (first === undefined) throw wrongUsage(words.admin.needsTable(action));
  only(words, args, most);
  const wrong = args.find((table) => !TABLE.test(table));
  if (wrong !== undefined) throw failed(words.admin.badTable(quoted(wrong)));
  return [first, ...more];
}

function addressIn(words: Words, action: string, args: readonly string[]): string {
  const [address] = args;
  if (address === undefined) throw wrongUsage(words.admin.needsAddress(action));
  only(words, args, 1);
  return address;
}

function only(words: Words, args: readonly string[], most: number): void {
  const extra = args[most];
  if (extra !== undefined) throw wrongUsage(words.errors.tooManyArguments(quoted(extra)));
}

function readUrl(words: Words, text: string): string {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) throw wrongUsage(words.admin.badUrl(quoted(text)));
  return url.href.replace(/\/+(#.*)?$/, '');
}
