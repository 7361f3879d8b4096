/** Keeps the game at this keyboard, so that it can be gone on with whatever happens to the window or the machine. */
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@horda/parts';
import { replaceFile, saveText } from '../save-file.ts';
import { codeOf } from '../text-file.ts';
import { quoted } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';
import { savedGame, type Session } from '../play/session.ts';

/** How the game was played, besides what a save says. */
export interface Manner {
  readonly language: Language;
  /** In sentences, as was asked for. */
  readonly plain: boolean;
}

export interface Keeper {
  /** Keeps the game as it is now; gives what the players should know about that, if there is anything. */
  keep(): string | null;
  /** What the game is kept as; null: it is not kept, or not as it is now. */
  keptAs(): string | null;
  /** Nobody has decided anything at this keyboard that would be lost. */
  isUntouched(): boolean;
  /** The game is over and all have seen it. */
  forget(): void;
}

const ENDING = '.json';

/** What the game in a file of the folder is called. */
export function idOf(file: string): string {
  return basename(file, ENDING);
}

export function fileOf(folder: string, id: string): string {
  return join(folder, id + ENDING);
}

/** `from` is the file in which the session was kept before; null: it is new here, and gets a file with its first decision. */
export function openKeeper(
  words: Words,
  folder: string,
  session: Session,
  manner: Manner,
  from: string | null,
): Keeper {
  let file = from;
  let stamp = from === null ? null : stampOf(from);
  /** As it is in the file, or as it was when nobody here had decided anything yet. */
  let kept = session.save;
  let hasFailed = false;

  const isUntouched = (): boolean =>
    file === null &&
    (kept === session.save || session.save.answers.every(({ seat }) => session.kinds[seat] !== 'human'));
  const write = (): string | null => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Somebody goes on with the same game elsewhere: both keep their own.
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

/** Changes whenever anybody writes the file. */
function stampOf(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.ino} ${stats.mtimeMs}`;
}
