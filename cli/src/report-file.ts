/** Reports of studies as files: the command that made one, and where it may be written. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { REPORT_MARK, type Study } from '@horda/lab';
import { failed } from './complaint.ts';
import { HORDA } from './installation.ts';
import { flagWith, inShell } from './terminal/command-line.ts';
import { quoted } from './terminal/width.ts';
import type { Words } from './text/words.ts';
import { checkWritable, writeNew } from './written-file.ts';

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

/** Complains before a long study if the report cannot be written. Only an older report may be replaced without `force`. */
export function checkReportFile(words: Words, file: string, force: boolean): void {
  const complain = (what: string): Error => failed(words.file.about(quoted(file), what));
  // Whether it is there is asked without an error for names that no file can have.
  const isThere = existsSync(file);
  if (isThere && !statSync(file).isFile()) throw complain(words.file.notAFile);
  checkWritable(words, file);
  if (isThere && !force && !isReport(file)) throw complain(words.file.notAReport);
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

export function writeReport(words: Words, file: string, page: string, force: boolean): void {
  checkReportFile(words, file, force);
  writeNew(words, file, page, true);
}
