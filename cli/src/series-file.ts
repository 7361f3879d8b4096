/** Saved games that follow each other: several files, or one that holds them all as `{ "horda": 1, "series": [ … ] }`. */
import type { RegisteredGame } from '@horda/games';
import { carriedFrom, checkLinks, SeriesFault, type Carried, type Linked } from '@horda/kernel';
import { failed } from './complaint.ts';
import { openGame, readJson, type OpenedGame } from './save-file.ts';
import { readLinked } from './save-shape.ts';
import type { Shell } from './shell.ts';
import { quoted } from './terminal/width.ts';
import type { Words } from './text/words.ts';

/** One game and its place: a file, or a position in a file. */
export interface Chapter {
  readonly place: string;
  readonly linked: Linked;
  /** Null: it was played by outdated rules, so only its links can be checked. */
  readonly opened: OpenedGame | null;
  readonly version: number;
}

/** Reads games that follow each other and checks all of them; complains about the first fault, and names its file. */
export function openSeries({ words, games }: Shell, files: readonly string[]): readonly Chapter[] {
  const chapters = files.flatMap((file) => chaptersIn(words, file, games, files.length > 1));
  if (chapters.length === 1) return chapters;
  const complain = (n: number, kind: SeriesFault['kind']): Error =>
    failed(words.file.about(chapters[n]!.place, words.series.faults[kind]));
  try {
    checkLinks(chapters.map(({ linked }) => linked));
  } catch (error) {
    throw error instanceof SeriesFault ? complain(error.save, error.kind) : error;
  }
  const unfinished = chapters.slice(0, -1).findIndex(({ opened }) => opened !== null && !isOver(opened));
  if (unfinished !== -1) throw complain(unfinished, 'unfinished');
  return chapters;
}

export function isOver({ entry, state }: OpenedGame): boolean {
  return entry.game.outcome(state) !== null;
}

function chaptersIn(
  words: Words,
  file: string,
  games: readonly RegisteredGame[],
  hasOthers: boolean,
): readonly Chapter[] {
  const content = readJson(words, file, (what) => failed(words.file.about(quoted(file), what)));
  const all = seriesIn(content);
  return (all ?? [content]).map((each, i): Chapter => {
    const place = all === null ? quoted(file) : words.series.place(quoted(file), i + 1);
    const complain = (what: string): Error => failed(words.file.about(place, what));
    const old = hasOthers || (all?.length ?? 1) > 1 ? readLinked(words, each, complain, games) : null;
    if (old !== null) return { place, linked: old, opened: null, version: old.version };
    const opened = openGame(words, each, complain, games);
    return { place, linked: opened.save, opened, version: opened.save.version };
  });
}

function seriesIn(content: unknown): readonly unknown[] | null {
  if (typeof content !== 'object' || content === null) return null;
  const { horda, series } = content as Readonly<Record<string, unknown>>;
  return horda === 1 && Array.isArray(series) && series.length > 0 ? series : null;
}

/** A finished game, or a series of them, to be continued: how it was played, and what the next chapter begins with. */
export function openToContinue(shell: Shell, file: string): OpenedGame & { readonly carried: Carried } {
  const { words } = shell;
  const { opened, place, version } = openSeries(shell, [file]).at(-1)!;
  const complain = (what: string): Error => failed(words.file.about(place, what));
  if (opened === null) throw complain(words.series.oldRules(version));
  if (!isOver(opened)) throw complain(words.series.notOver(file));
  const carried = carriedFrom(opened.entry.game, opened.save);
  if (carried === null) throw complain(words.series.noNext);
  return { ...opened, carried };
}
