/** The games that wait to be gone on with. */
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
  /** When somebody decided last, in milliseconds. */
  readonly at: number;
}

export interface KeptGames {
  /** The newest one first. */
  readonly games: readonly KeptGame[];
  /** What is wrong with other files in the folder; nobody touches them. */
  readonly strange: readonly string[];
}

/** What a folder holds. The games are checked only as far as is needed to tell what they are. */
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

/** Drafts that a stopped machine left behind are hidden. */
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
