/** Keeps the game at this keyboard in a file, so that it can be resumed if the window or the machine fails. */
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@horda/parts';
import { replaceFile, saveText } from '../save-file.ts';
import { codeOf } from '../text-file.ts';
import { quoted } from '../terminal/width.ts';
import { makeFolder } from '../written-file.ts';
import type { Words } from '../text/words.ts';
import { savedGame, type Session } from '../play/session.ts';

/** How the game was shown, which a save does not say. */
export interface Manner {
  readonly language: Language;
  /** The player asked for plain sentences. */
  readonly plain: boolean;
}

export interface Keeper {
  /** Keeps the game as it is now; returns a message for the players, if there is any. */
  keep(): string | null;
  /** The id of the kept game; null: it is not kept, or the file is out of date. */
  keptAs(): string | null;
  /** Nobody at this keyboard has made a decision that would be lost. */
  isUntouched(): boolean;
  /** Removes the file after the game is over and all have seen the end. */
  forget(): void;
}

const ENDING = '.json';

/** The id of a kept game, from the name of its file. */
export function idOf(file: string): string {
  return basename(file, ENDING);
}

export function fileOf(folder: string, id: string): string {
  return join(folder, id + ENDING);
}

/** `from`: the file that holds the session already; null: a file is made at the first decision. */
export function openKeeper(
  words: Words,
  folder: string,
  session: Session,
  manner: Manner,
  from: string | null,
): Keeper {
  let file = from;
  let stamp = from === null ? null : stampOf(from);
  /** The save in the file, or the save at the start if there is no file yet. */
  let kept = session.save;
  let hasFailed = false;

  const isUntouched = (): boolean =>
    file === null &&
    (kept === session.save || session.save.answers.every(({ seat }) => session.kinds[seat] !== 'human'));
  const write = (): string | null => {
    makeFolder(folder, 0o700);
    // The same game is being played in another window: each keeps its own file.
    const isTaken = file !== null && stampOf(file) !== stamp;
    if (file === null || isTaken) file = reserve(folder, session.save.game);
    replaceFile(file, saveText(savedGame(session), { ...manner }));
    stamp = stampOf(file);
    kept = session.save;
    hasFailed = false;
    return isTaken ? words.play.keptApart(idOf(file)) : null;
  };
  return {
    keep() {
      if (kept === session.save || isUntouched()) return null;
      try {
        return write();
      } catch (error) {
        const code = codeOf(error);
        if (code === null) throw error;
        const isNews = !hasFailed;
        hasFailed = true;
        return isNews ? words.play.notKept(words.file.about(quoted(folder), words.file.unwritable(code))) : null;
      }
    },
    keptAs: () => (file === null || kept !== session.save ? null : idOf(file)),
    isUntouched,
    forget() {
      if (file !== null && stampOf(file) === stamp) rmSync(file, { force: true });
    },
  };
}

/** A new file with the first free number. */
function reserve(folder: string, game: string): string {
  for (let n = 1; ; n++) {
    const file = fileOf(folder, `${game}-${n}`);
    try {
      closeSync(openSync(file, 'wx', 0o600));
      return file;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** A value that changes whenever anybody writes the file. */
function stampOf(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.ino} ${stats.mtimeMs}`;
}
