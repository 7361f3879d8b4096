/** Reports of studies as files: the command that made one, and where it may be written. */
import { accessSync, closeSync, constants, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { REPORT_MARK, type Study } from '@horda/lab';
import { failed } from './complaint.ts';
import { HORDA } from './installation.ts';
import { codeOf } from './text-file.ts';
import { flagWith, inShell } from './terminal/command-line.ts';
import { quoted } from './terminal/width.ts';
import type { Words } from './text/words.ts';

/**
 * The command that plays these studies again; they are all combinations of their players and settings. It names every
 * value, so that it still means the same when a default changes.
 */
export function commandOf(studies: readonly Study[], pack: string | null): string {
  const { game, games, seed, bots, options } = studies[0]!;
  const each = (valueOf: (study: Study) => string | number | boolean): string =>
    [...new Set(studies.map(valueOf))].join(',');
  const kinds = new Set(bots).size === 1 ? bots.slice(0, 1) : bots;
  const players = each((study) => study.players);
  return [
    `${HORDA} sim ${game} --players ${players} --games ${games} --bots ${kinds.join()} ${flagWith('--seed', seed)}`,
    ...Object.keys(options).map((id) => `--set ${inShell(`${id}=${each((study) => study.options[id]!)}`)}`),
    ...(pack === null ? [] : [flagWith('--pack', pack)]),
  ].join(' ');
}

/** Complains before a long study if the report cannot be written. Only an older report may be replaced. */
export function checkReportFile(words: Words, file: string): void {
  const complain = (what: string): Error => failed(words.file.about(quoted(file), what));
  const tell = (error: unknown): Error => complain(words.file.unwritable(codeOf(error) ?? String(error)));
  const folder = dirname(file);
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw complain(words.file.noFolder);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isFile()) throw complain(words.file.notAFile);
    accessSync(stats === undefined ? folder : file, constants.W_OK);
    if (stats !== undefined && !isReport(file)) throw complain(words.file.notAReport);
  } catch (error) {
    throw codeOf(error) === null ? error : tell(error);
  }
}

function isReport(file: string): boolean {
  const start = Buffer.alloc(Buffer.byteLength(REPORT_MARK));
  const open = openSync(file, 'r');
  try {
    readSync(open, start);
  } finally {
    closeSync(open);
  }
  return start.toString('utf8') === REPORT_MARK;
}

export function writeReport(words: Words, file: string, page: string): void {
  checkReportFile(words, file);
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw failed(words.file.about(quoted(file), words.file.unwritable(codeOf(error) ?? String(error))));
  }
}
