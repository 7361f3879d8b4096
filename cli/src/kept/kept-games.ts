/** The games that wait to be resumed. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, type RegisteredGame } from '@horda/games';
import { Complaint } from '../complaint.ts';
import { readSaved, type FiledGame } from '../save-file.ts';
import { codeOf } from '../text-file.ts';
import type { Words } from '../text/words.ts';
import { fileOf, idOf } from './keeper.ts';

export interface KeptGame extends FiledGame {
  readonly id: string;
  readonly file: string;
  readonly entry: RegisteredGame;
  /** When the last decision was made, in milliseconds. */
  readonly at: number;
}

export interface KeptGames {
  /** The newest one first. */
  readonly games: readonly KeptGame[];
  /** What is wrong with other files in the folder, which stay untouched. */
  readonly strange: readonly string[];
}

/** The games in a folder, checked only as far as their description needs. */
export function keptGames(words: Words, folder: string): KeptGames {
  const games: KeptGame[] = [];
  const strange: string[] = [];
  for (const name of namesIn(folder)) {
    const file = join(folder, name);
    try {
      games.push(readKept(words, file));
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      strange.push(error.message);
    }
  }
  return { games: games.toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id)), strange };
}

/** Skips hidden files: drafts that a crash left behind. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch (error) {
    if (codeOf(error) === null) throw error;
    return [];
  }
}

function readKept(words: Words, file: string): KeptGame {
  const saved = readSaved(words, file);
  return { ...saved, id: idOf(file), file, entry: findGame(saved.save.game)!, at: statSync(file).mtimeMs };
}

export function isKept(folder: string, id: string): boolean {
  return id !== '' && !/[/\\]/.test(id) && statSync(fileOf(folder, id), { throwIfNoEntry: false }) !== undefined;
}
