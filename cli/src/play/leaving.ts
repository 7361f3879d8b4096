/** How a table is left without losing the game: saving it, being asked about it, or having no more input. */
import { existsSync } from 'node:fs';
import { leftBy } from '@horda/kernel';
import { Complaint, type ExitCode } from '../complaint.ts';
import { writeSave } from '../save-file.ts';
import { print } from '../shell.ts';
import { saysYes } from './orders.ts';
import type { TerminalTable } from './loop.ts';
import { savedGame } from './session.ts';

export type Leaving = { readonly notice: string } | { readonly leave: ExitCode };

export interface Saving {
  readonly done: boolean;
  /** Where the game is, or what was in the way. */
  readonly notice: string;
}

/** Saves where asked, or where it was saved before, or under a new name. */
export function save(table: TerminalTable, asked: string): Saving {
  const { session, shell } = table;
  const file = asked === '' ? (table.file ?? freeName(session.entry.game.id)) : asked;
  try {
    writeSave(shell.words, file, savedGame(session));
  } catch (error) {
    if (error instanceof Complaint) return { done: false, notice: error.message };
    throw error;
  }
  table.file = file;
  return { done: true, notice: shell.words.play.saved(file) };
}

/** The ending keeps saved games out of the way of programs that look at the files of a checkout. */
export function freeName(game: string): string {
  let n = 1;
  while (existsSync(`${game}-${n}.save.json`)) n++;
  return `${game}-${n}.save.json`;
}

/** Keeps the game, if there is a place for that; gives what the players should know about it. */
export function keep({ keeper }: TerminalTable): string | null {
  return keeper?.keep() ?? null;
}

/** How to go on with a game that is kept; null: it is not. */
function howToGoOn(table: TerminalTable): string | null {
  keep(table);
  const { keeper, shell } = table;
  const id = keeper?.keptAs() ?? null;
  if (id !== null) return shell.words.play.kept(id);
  return keeper?.isUntouched() === true ? shell.words.play.left : null;
}

/** Asks whether to save a game that is not kept; one that could not be saved as wanted is not left. */
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

/** The input has ended. Who sat at a terminal can no longer be asked, so the game is kept or saved; a pipe gets a complaint. */
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

/** What is said at the end; of a game that carries on, how. */
export function endOf({ session: { entry, state }, shell: { words } }: TerminalTable): string {
  const { over } = words.play;
  return leftBy(entry.game, state) === null ? over : `${over} ${words.series.carriesOn(entry.game.id)}`;
}
