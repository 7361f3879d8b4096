/** Whole series played by bots: chapter after chapter, each from what the one before it left. */
import { BOTS, type BotName } from '@horda/bots';
import { findGame } from '@horda/games';
import {
  carriedOf,
  leftBy,
  seal,
  seedOf,
  settingsAfter,
  type AnyGame,
  type AnyState,
  type Answer,
  type Carried,
  type Choice,
  type Save,
  type Sealed,
} from '@horda/kernel';
import { Endless, playGame, type Played, type Settings } from './game.ts';

export interface SeriesStudy {
  readonly game: string;
  readonly players: number;
  /** How many series are played. */
  readonly seeds: number;
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly BotName[];
  /** Settings of the first chapter; the later ones keep those that a series leaves open. */
  readonly options: Settings;
  /** A chapter that was lost so often is not tried again. */
  readonly attempts: number;
  /** So many chapters are played at most. */
  readonly chapters: number;
  /** Whether the games are kept, to be verified and continued. */
  readonly saves: boolean;
}

/** One game: how it ended, and what else the game tells about itself. */
export interface Attempt {
  readonly won: boolean;
  readonly decisions: number;
  /** Null: the bots did not finish it. */
  readonly summary: Readonly<Record<string, string | number>> | null;
}

/** All games of one chapter, the last one last. */
export interface PlayedChapter {
  /** From 1. */
  readonly chapter: number;
  readonly attempts: readonly Attempt[];
}

export interface PlayedSeries {
  /** The number of its seed, from 0. */
  readonly n: number;
  readonly chapters: readonly PlayedChapter[];
  /** Whether the last chapter of the series was won; otherwise it was lost too often. */
  readonly finished: boolean;
  /** The won games and the last one, as a series that can be verified; empty if they are not kept. */
  readonly saves: readonly Sealed[];
}

/** Plays series number `n` of the study: it is determined by its number, whichever thread plays it. */
export function playSeries(study: SeriesStudy, n: number, game: AnyGame = gameOf(study)): PlayedSeries {
  const chapters: PlayedChapter[] = [];
  const saves: Sealed[] = [];
  let carried: Carried | null = null;
  for (let chapter = 1; ; chapter++) {
    const attempts: Attempt[] = [];
    let end: Ended | null = null;
    while (attempts.length < study.attempts && end?.attempt.won !== true) {
      end = playChapter(study, game, carried, `${n} ${chapter} ${attempts.length}`);
      attempts.push(end.attempt);
    }
    chapters.push({ chapter, attempts });
    const { attempt, state, save } = end!;
    if (save !== null) saves.push(save);
    const value: object | null = state === null ? null : leftBy(game, state);
    if (value === null || chapter === study.chapters)
      return { n, chapters, finished: value === null && attempt.won, saves };
    // Without saves nobody compares the marks.
    carried = carriedOf(game, value, save?.marks.at(-1) ?? '');
  }
}

interface Ended {
  readonly attempt: Attempt;
  readonly state: AnyState | null;
  readonly save: Sealed | null;
}

function playChapter(study: SeriesStudy, game: AnyGame, carried: Carried | null, name: string): Ended {
  const seed = seedOf(`${study.seed} ${name}`);
  const options = carried === null ? study.options : settingsAfter(game, study.options);
  const bots = study.bots.map((bot) => BOTS[bot]);
  const answers: Answer<Choice>[] | null = study.saves ? [] : null;
  let played: Played;
  try {
    played = playGame(game, options, bots, seed, { carried: carried?.value ?? null, answers });
  } catch (error) {
    if (error instanceof Endless)
      return { attempt: { won: false, decisions: 0, summary: null }, state: null, save: null };
    throw error;
  }
  const { state, decisions } = played;
  const save: Save = {
    game: game.id,
    version: game.version,
    options,
    seats: study.players,
    seed,
    ...(carried === null ? {} : { carried }),
    answers: answers ?? [],
  };
  return {
    attempt: { won: isWon(game, state), decisions, summary: game.summary(state) },
    state,
    save: answers === null ? null : seal(game, save),
  };
}

/** Where players are against each other, every end of a chapter is one. */
function isWon(game: AnyGame, s: AnyState): boolean {
  return game.together !== true || game.outcome(s)!.some((share) => share > 0);
}

function gameOf({ game }: SeriesStudy): AnyGame {
  const entry = findGame(game);
  if (entry === undefined) throw new Error(`no game is called ${game}`);
  return entry.game;
}
