/** The studies that the user asks for: one for each combination of the player counts and the values of settings. */
import type { AnyGame, OptionSpec } from '@horda/kernel';
import type { Study } from '@horda/lab';
import { wrongUsage } from './complaint.ts';
import { readBots, readPlayers, readSettings, settingPair, settingValue, specOf } from './table.ts';
import { quoted } from './terminal/width.ts';
import type { Words } from './text/words.ts';

const MOST_STUDIES = 24;

/** The user's flags as they were typed. */
export interface Asked {
  readonly players: string | null;
  readonly bots: readonly string[];
  readonly set: readonly string[];
}

export function readStudies(
  words: Words,
  game: AnyGame,
  asked: Asked,
  { games, seed, pack }: Pick<Study, 'games' | 'seed' | 'pack'>,
): readonly Study[] {
  const counts = readPlayerCounts(words, game, asked);
  if (counts.length > 1 && asked.bots.length > 1) throw wrongUsage(words.errors.botsForSeats);
  const sets = settingAxes(words, game, asked.set);
  const all = sets.reduce((product, { length }) => product * length, counts.length);
  if (all > MOST_STUDIES) throw wrongUsage(words.errors.tooManyStudies(all, MOST_STUDIES));
  return counts.flatMap((players) =>
    combinations(sets).map((pairs): Study => ({
      game: game.id,
      players,
      games,
      seed,
      bots: readBots(words, asked.bots, players),
      options: readSettings(words, game, players, pairs, true, { pack }),
      pack,
    })),
  );
}

/** Reads `4`, `1-6`, `1,2,4`, or a list with ranges. */
function readPlayerCounts(words: Words, game: AnyGame, { players: text, bots }: Asked): readonly number[] {
  if (text === null || !/[^\d\s]/.test(text))
    return [readPlayers(words, game, text, bots.length > 1 ? bots.length : 0)];
  const [min, max] = game.players;
  const wrong = (): Error => wrongUsage(words.errors.playerCounts(quoted(text), min, max));
  const counts = text.split(',').flatMap((part) => {
    const found = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(part);
    if (found === null) throw wrong();
    const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
    if (from < min || to > max || from > to) throw wrong();
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  if (new Set(counts).size < counts.length) throw wrong();
  return counts;
}

/** For each named setting, in the game's order: its `option=value` pairs, one for each value. */
function settingAxes(words: Words, game: AnyGame, asked: readonly string[]): readonly (readonly string[])[] {
  const axes = new Map<string, readonly string[]>();
  for (const pair of asked) {
    const { id, text } = settingPair(words, pair);
    const spec = specOf(game, id);
    axes.set(
      spec?.id ?? id,
      spec === undefined ? [pair] : valuesIn(words, game, spec, text).map((value) => `${spec.id}=${value}`),
    );
  }
  const rank = (id: string): number => game.options.findIndex((spec) => spec.id === id);
  return [...axes].toSorted(([a], [b]) => rank(a) - rank(b)).map(([, pairs]) => pairs);
}

/** Values are separated by commas or bars. */
function valuesIn(words: Words, { players: [, max] }: AnyGame, spec: OptionSpec, text: string): readonly string[] {
  const parts = text.split(/[,|]/).map((part) => part.trim());
  const values = parts.map((part) => settingValue(spec, max, part));
  const repeated = values.find((value, i) => values.indexOf(value) < i);
  if (repeated !== undefined) throw wrongUsage(words.errors.repeatedValue(spec.id, quoted(String(repeated))));
  return parts;
}

/** All combinations with one item of each list; the last list changes fastest. */
function combinations(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (done, list) => done.flatMap((before) => list.map((each) => [...before, each])),
    [[]],
  );
}
