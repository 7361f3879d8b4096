/** A table as the user asks for it: which game, how many play, who they are, and by which settings. */
import { GAMES, type RegisteredGame } from '@horda/games';
import {
  completeSettings,
  optionsWith,
  replacedBy,
  type AnyGame,
  type Carried,
  type OptionSpec,
  type Pack,
  type Settings,
  type SettingsProblem,
} from '@horda/kernel';
import { BOT_NAMES, type BotName } from '@horda/bots';
import { wrongUsage } from './complaint.ts';
import { wholeNumber } from './flags.ts';
import { folded, nearest } from '@horda/parts';
import { quoted, widthOf } from './terminal/width.ts';
import { SEAT_KINDS, type CommandName, type SeatKind, type Words } from './text/words.ts';

const USUAL_PLAYERS = 4;
const LONGEST_NAME = 16;

export function gameIds(games: readonly RegisteredGame[] = GAMES): readonly string[] {
  return games.map(({ game }) => game.id);
}

export function gameOf(id: string, games: readonly RegisteredGame[]): RegisteredGame | undefined {
  return games.find(({ game }) => game.id === id);
}

export function readGame(
  words: Words,
  command: CommandName | 'pack template',
  id: string | undefined,
  games: readonly RegisteredGame[] = GAMES,
): RegisteredGame {
  const ids = gameIds(games);
  if (id === undefined) throw wrongUsage(words.errors.missingGame(command, ids.join(', ')));
  const entry = gameOf(id.toLowerCase(), games);
  if (entry === undefined) throw wrongUsage(words.errors.unknownGame(quoted(id), ids.join(', '), nearest(id, ids)));
  return entry;
}

/** The number of players: as asked for, else `named`, else four or the nearest number that the game allows. */
export function readPlayers(
  words: Words,
  { players: [min, max] }: AnyGame,
  text: string | null,
  named: number,
): number {
  if (text !== null) return wholeNumber(words, '--players', text, min, max);
  if (named > 0) return wholeNumber(words, '--players', String(named), min, max);
  return Math.min(max, Math.max(min, USUAL_PLAYERS));
}

/** Splits `option=value`. */
export function settingPair(words: Words, pair: string): { readonly id: string; readonly text: string } {
  const at = pair.indexOf('=');
  if (at < 1) throw wrongUsage(words.errors.settingShape(quoted(pair)));
  return { id: pair.slice(0, at).trim(), text: pair.slice(at + 1).trim() };
}

/** The setting with this id; case does not matter. */
export function specOf(game: Pick<AnyGame, 'options'>, id: string): OptionSpec | undefined {
  return game.options.find((option) => option.id.toLowerCase() === id.toLowerCase());
}

/** Every setting of the game, in its own order: as asked for, or the default. */
export function readSettings(
  words: Words,
  game: AnyGame,
  players: number,
  asked: readonly string[],
  botsOnly: boolean,
  { pack = null, carried = null }: { readonly pack?: Pack | null; readonly carried?: Carried | null },
): Settings {
  const options = optionsWith(game, pack);
  const pairs = asked.map((pair): readonly [string, string | boolean] => {
    const { id, text } = settingPair(words, pair);
    const spec = specOf({ options }, id);
    return spec === undefined ? [id, text] : [spec.id, settingValue(spec, players, text)];
  });
  const whenAbsent = botsOnly ? 'botsOnly' : 'default';
  const { settings, problem } = completeSettings(
    { options },
    players,
    Object.fromEntries(pairs),
    whenAbsent,
    replacedBy(game, pack, carried),
  );
  if (problem !== null) throw wrongUsage(problemText(words, game, players, problem));
  return settings;
}

function problemText({ errors }: Words, game: AnyGame, players: number, problem: SettingsProblem): string {
  const { id, allowed } = problem;
  if (problem.kind === 'replaced') return errors.replacedSetting(id);
  if (problem.kind === 'value') {
    const [given, all] = [quoted(String(problem.given)), allowed.join(', ')];
    const isForAll = specOf(game, id)?.values(game.players[1]).length === allowed.length;
    return isForAll ? errors.settingValue(id, given, all) : errors.settingValueFor(players, id, given, all);
  }
  return errors.unknownSetting(quoted(id), game.id, allowed.join(', '), nearest(id, problem.allowed));
}

const SWITCHES: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  yes: true,
  no: false,
  on: true,
  off: false,
  tak: true,
  nie: false,
};

/** The value that a text means; a text without a meaning is returned as it is. */
export function settingValue(spec: OptionSpec, players: number, text: string): string | boolean {
  const [typed, on] = [text.toLowerCase(), SWITCHES[folded(text)]];
  return spec.values(players).find((each) => String(each).toLowerCase() === typed || each === on) ?? text;
}

/** Splits a text at commas. */
export function commaList(text: string | null): readonly string[] | null {
  return text === null ? null : text.split(',').map((word) => word.trim());
}

/** Who sits where; by default one human and greedy bots. */
export function readKinds(words: Words, named: readonly string[] | null, players: number): readonly SeatKind[] {
  if (named === null) return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : 'greedy'));
  const kinds = named.map((name) => {
    const kind = SEAT_KINDS.find((known) => known === name.toLowerCase());
    if (kind !== undefined) return kind;
    throw wrongUsage(words.errors.unknownKind(quoted(name), SEAT_KINDS.join(', '), nearest(name, SEAT_KINDS)));
  });
  if (kinds.length !== players) throw wrongUsage(words.errors.seatCount('--seats', kinds.length, players));
  return kinds;
}

/** One bot for all seats, or one for each. */
export function readBots(words: Words, named: readonly string[], players: number): readonly BotName[] {
  const bots = named.map((name) => {
    const bot = BOT_NAMES.find((known) => known === name.toLowerCase());
    if (bot !== undefined) return bot;
    throw wrongUsage(words.errors.unknownBot(quoted(name), BOT_NAMES.join(', '), nearest(name, BOT_NAMES)));
  });
  if (bots.length === 1) return Array.from({ length: players }, () => bots[0]!);
  if (bots.length !== players) throw wrongUsage(words.errors.seatCount('--bots', bots.length, players));
  return bots;
}

const BOTS_ARE_CALLED = ['Ada', 'Bruno', 'Celina', 'Dorian', 'Edyta', 'Filip'];

/** Names of the players, all different. */
export function readNames(
  words: Words,
  named: readonly string[] | null,
  kinds: readonly SeatKind[],
): readonly string[] {
  if (named === null)
    return kinds.map((kind, seat) =>
      kind === 'human' ? words.play.defaultName(seat + 1) : (BOTS_ARE_CALLED[seat] ?? `Bot ${seat + 1}`),
    );
  if (named.length !== kinds.length) throw wrongUsage(words.errors.seatCount('--names', named.length, kinds.length));
  const bad = named.find((name, i) => !isName(name) || named.indexOf(name) < i);
  if (bad !== undefined) throw wrongUsage(words.errors.badName(quoted(bad)));
  return named;
}

/** Whether a text is one short line without control characters. */
export function isName(text: string): boolean {
  const width = widthOf(text);
  return text.trim() === text && width > 0 && width <= LONGEST_NAME && !/[\p{Cc}\p{Cf}]/u.test(text);
}
