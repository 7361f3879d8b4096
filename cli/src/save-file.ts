/** Saved games as files: reading, checking and writing them. */
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GAMES, type RegisteredGame } from '@horda/games';
import { apply, Fault, Refused, replay, takeBack, verify, type AnyState, type Sealed } from '@horda/kernel';
import { LANGUAGES, type Language } from '@horda/parts';
import { failed } from './complaint.ts';
import { readSaveShape, type SaveShape } from './save-shape.ts';
import { gameOf } from './table.ts';
import { codeOf, readTextFile } from './text-file.ts';
import { quoted } from './terminal/width.ts';
import type { SeatKind, Words } from './text/words.ts';
import { notWritten } from './written-file.ts';

/** The format of the file, not of a game. */
const FORMAT = 1;
const MOST_MEGABYTES = 8;

/** A game with the people who played it. */
export interface SavedGame {
  readonly save: Sealed;
  readonly names: readonly string[] | null;
  readonly kinds: readonly SeatKind[] | null;
}

/** The content of a file, before it is replayed. */
export interface FiledGame extends SaveShape {
  /** The language in which the game was shown; null: the file does not say. */
  readonly language: Language | null;
  readonly plain: boolean;
}

export interface OpenedGame extends FiledGame {
  readonly entry: RegisteredGame;
  /** The table after the last answer. */
  readonly state: AnyState;
}

/** Reads a saved game and checks all of it; complains about the first fault. */
export function openSave(words: Words, file: string, games: readonly RegisteredGame[] = GAMES): OpenedGame {
  const complain = complainer(words, file);
  return openGame(words, readJson(words, file, complain), complain, games);
}

/** The saved game that a file holds, or a part of it. */
export function openGame(
  words: Words,
  content: unknown,
  complain: (what: string) => Error,
  games: readonly RegisteredGame[],
): OpenedGame {
  const filed = filedGame(words, content, complain, games);
  const entry = gameOf(filed.save.game, games)!;
  return { ...filed, entry, state: checkSave(words, entry, filed.save, complain) };
}

/** Reads the save of a known game without replaying it; complains about the first fault of its shape. */
export function readSaved(words: Words, file: string, games: readonly RegisteredGame[] = GAMES): FiledGame {
  const complain = complainer(words, file);
  return filedGame(words, readJson(words, file, complain), complain, games);
}

function filedGame(
  words: Words,
  content: unknown,
  complain: (what: string) => Error,
  games: readonly RegisteredGame[],
): FiledGame {
  const shape = readSaveShape(words, content, complain, games);
  const { language, plain } = content as Readonly<Record<string, unknown>>;
  return {
    ...shape,
    language: LANGUAGES.find((known) => known === language) ?? null,
    plain: plain === true,
  };
}

function complainer({ file: words }: Words, file: string): (what: string) => Error {
  return (what) => failed(words.about(quoted(file), what));
}

export function readJson(words: Words, file: string, complain: (what: string) => Error): unknown {
  const text = readTextFile(words, file, MOST_MEGABYTES * 1e6, words.file.tooLarge(MOST_MEGABYTES), complain);
  try {
    // Some editors begin a file with this mark.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    throw complain(words.file.notJson);
  }
}

/** Replays the save and compares every mark. */
function checkSave(words: Words, { game }: RegisteredGame, save: Sealed, complain: (what: string) => Error): AnyState {
  try {
    return verify(game, save);
  } catch (error) {
    throw complain(error instanceof Fault ? faultText(words, game, save, error.at) : words.file.brokenAt(0));
  }
}

/** The fault at an answer, in the user's language: it is refused, or it leads to another state. */
function faultText(words: Words, game: RegisteredGame['game'], save: Sealed, at: number): string {
  const answer = save.answers[at - 1];
  if (answer === undefined) return words.file.changedSetup;
  const before = replay(game, takeBack(save, save.answers.length - at + 1));
  try {
    apply(game, before, answer);
  } catch (error) {
    if (error instanceof Refused) return words.file.refusedAnswer(at, answer.seat + 1, words.refusals[error.reason]);
    throw error;
  }
  return words.file.changedAnswer(at, answer.seat + 1);
}

/** The text of a game's file: one answer on each line, so that people can read and compare it. */
export function saveText({ save, names, kinds }: SavedGame, more: object = {}): string {
  const { answers, marks, ...made } = save;
  const head = { horda: FORMAT, ...made, names, kinds, ...more };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const rows = (items: readonly unknown[]): string => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `{\n${lines.join('\n')}\n  "answers": [\n${rows(answers)}\n  ],\n  "marks": [\n${rows(marks)}\n  ]\n}\n`;
}

/** Writes a game. An older save of the same game is replaced; any other file only with `force`. */
export function writeSave(words: Words, file: string, saved: SavedGame, force = false): void {
  const obstacle = force ? null : whatIsThere(words, file, saved.save);
  if (obstacle !== null) throw complainer(words, file)(obstacle);
  try {
    replaceFile(file, saveText(saved));
  } catch (error) {
    throw notWritten(words, file, error);
  }
}

/** All or nothing: even after a crash the file is either the old one or the new one. */
export function replaceFile(file: string, text: string): void {
  const old = statSync(file, { throwIfNoEntry: false });
  const target = old === undefined ? file : realpathSync(file);
  if (old !== undefined) accessSync(target, constants.W_OK);
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    const open = openSync(draft, 'w', old?.mode);
    try {
      writeFileSync(open, text);
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
    renameSync(draft, target);
    syncFolder(dirname(target));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Makes sure that the new file survives a crash. Some systems cannot do this; there the old file may come back. */
function syncFolder(folder: string): void {
  try {
    const open = openSync(folder, 'r');
    fsyncSync(open);
    closeSync(open);
  } catch (error) {
    if (codeOf(error) === null) throw error;
  }
}

/** What would be lost if this game were written to a file; null: nothing but an older save of the same game. */
function whatIsThere(words: Words, file: string, { game, seed }: Sealed): string | null {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return null;
  try {
    const content = readJson(words, file, failed) as Readonly<Record<string, unknown>> | null;
    if (typeof content !== 'object' || content === null || !Object.hasOwn(content, 'horda')) return words.file.notOurs;
    const isSame = content['game'] === game && JSON.stringify(content['seed']) === JSON.stringify(seed);
    return isSame ? null : words.file.otherGame;
  } catch {
    return words.file.notOurs;
  }
}
