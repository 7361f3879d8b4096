/** Leaving a table without losing the game: saving it, asking about it, and the end of input. */
import { existsSync } from 'node:fs';
import { leftBy, type Seat } from '@horda/kernel';
import { Complaint, type ExitCode } from '../complaint.ts';
import { writeSave } from '../save-file.ts';
import { print } from '../shell.ts';
import { endingLines } from './ending.ts';
import { saysYes } from './orders.ts';
import type { TerminalTable } from './loop.ts';
import { savedGame } from './session.ts';

export type Leaving = { readonly notice: string } | { readonly leave: ExitCode };

export interface Saving {
  readonly done: boolean;
  /** Where the game was saved, or why it was not. */
  readonly notice: string;
}

const FORCE = /(^|\s)--force$/;

/** Saves to the file `typed`, after which `--force` may stand; without a name to the file used before, or to a new one. */
export function save(table: TerminalTable, typed: string): Saving {
  const { session, shell } = table;
  const asked = typed.replace(FORCE, '').trim();
  const file = asked === '' ? (table.file ?? freeName(session.entry.game.id)) : asked;
  try {
    writeSave(shell.words, file, savedGame(session), FORCE.test(typed));
  } catch (error) {
    if (error instanceof Complaint) return { done: false, notice: error.message };
    throw error;
  }
  table.file = file;
  return { done: true, notice: shell.words.play.saved(file) };
}

/** The file ending keeps saved games away from tools that check the files of a repository. */
export function freeName(game: string): string {
  let n = 1;
  while (existsSync(`${game}-${n}.save.json`)) n++;
  return `${game}-${n}.save.json`;
}

/** Keeps the game, if it has a keeper; returns a message for the players, if there is any. */
export function keep({ keeper }: TerminalTable): string | null {
  return keeper?.keep() ?? null;
}

/** How to resume the kept game; null: it is not kept. */
function howToGoOn(table: TerminalTable): string | null {
  keep(table);
  const { keeper, shell } = table;
  const id = keeper?.keptAs() ?? null;
  if (id !== null) return shell.words.play.kept(id);
  return keeper?.isUntouched() === true ? shell.words.play.left : null;
}

/** Asks whether to save a game that is not kept; if saving fails, the table is not left. */
export async function leave(table: TerminalTable): Promise<Leaving> {
  const { words } = table.shell;
  const kept = howToGoOn(table);
  if (kept !== null) {
    table.face.close();
    print(kept);
    return { leave: 0 };
  }
  for (;;) {
    const line = await table.input.line(words.play.offerToSave);
    const wanted = line === null ? false : saysYes(line);
    if (wanted === null) continue;
    const saving = wanted ? save(table, '') : null;
    if (saving?.done === false) return { notice: saving.notice };
    table.face.close();
    print(saving?.notice ?? words.play.left);
    return { leave: 0 };
  }
}

/** The input has ended. A person can no longer be asked, so the game is kept or saved; a pipe gets a complaint. */
export function inputEnded(table: TerminalTable): ExitCode {
  const { shell, face, input, session } = table;
  face.close();
  if (!input.isTerminal) throw new Complaint(1, shell.words.play.unfinished);
  const kept = howToGoOn(table);
  if (kept !== null) {
    print('', kept);
    return 0;
  }
  const { done, notice } = save(table, freeName(session.entry.game.id));
  if (!done) throw new Complaint(1, notice);
  print('', notice);
  return 0;
}

/** The last message of a game: won or lost, by what, the places; if it has a next chapter, how to continue. */
export function endOf({ session, shell }: TerminalTable, seat: Seat | null): string {
  const { entry, state } = session;
  const ending = endingLines(session, seat, shell);
  const goesOn = leftBy(entry.game, state) === null ? [] : [shell.words.series.carriesOn(entry.game.id)];
  return [...ending, ...goesOn].join('\n');
}
