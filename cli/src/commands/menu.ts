/** The menu that opens when `horda` is started without a command: a few questions that lead to the same commands. */
import { BOT_NAMES } from '@horda/bots';
import { GAMES, type RegisteredGame } from '@horda/games';
import { usualValue } from '@horda/kernel';
import { cancel, intro, isCancel, outro, text } from '@clack/prompts';
import type { ExitCode } from '../complaint.ts';
import { gamesFolder } from '../kept/folder.ts';
import { keptGames, type KeptGame } from '../kept/kept-games.ts';
import type { Shell } from '../shell.ts';
import { choose, Left } from '../terminal/choose.ts';
import { SEAT_KINDS, type SeatKind } from '../text/words.ts';
import { play } from './play.ts';
import { describe, resume } from './resume.ts';
import { rules } from './rules.ts';
import { sim } from './sim.ts';

const MOST_GAMES = 100_000;

export async function menu(shell: Shell): Promise<ExitCode> {
  const { menu: words } = shell.words;
  intro(`Horda: ${words.keys}`);
  try {
    const { games } = keptGames(shell.words, gamesFolder(process.env));
    const what = await choose(words.what, [
      ...goingOn(games, shell),
      ['play', words.play],
      ['sim', words.sim],
      ['rules', words.rules],
      ['quit', words.quit],
    ]);
    if (what === 'quit') throw new Left();
    if (what === 'resume') return await resume([], shell);
    const entry = await chooseGame(shell);
    if (what === 'rules') return await rules([entry.game.id], shell);
    const players = await choosePlayers(entry, shell);
    if (what === 'sim') return await sim([entry.game.id, '--players', players, ...(await chooseStudy(shell))], shell);
    const seats = await chooseSeats(Number(players), shell);
    const settings = await chooseSettings(entry, Number(players), shell);
    outro(entry.texts[shell.language].title);
    return await play([entry.game.id, '--players', players, '--seats', seats.join(','), ...settings], shell);
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    cancel(words.bye);
    return 0;
  }
}

/** The first menu entry for a person who has left a game: to resume it. */
function goingOn(games: readonly KeptGame[], shell: Shell): readonly (readonly ['resume', string])[] {
  const [newest, ...others] = games;
  if (newest === undefined) return [];
  const { resume: one, resumeOneOf: several } = shell.words.menu;
  return [['resume', others.length === 0 ? one(describe(newest, shell, Date.now())) : several(games.length)]];
}

async function chooseGame({ words, language }: Shell): Promise<RegisteredGame> {
  if (GAMES.length === 1) return GAMES[0]!;
  const id = await choose(
    words.menu.game,
    GAMES.map(({ game, texts }) => [game.id, texts[language].title] as const),
  );
  return GAMES.find(({ game }) => game.id === id)!;
}

async function choosePlayers({ game: { players } }: RegisteredGame, { words }: Shell): Promise<string> {
  const [min, max] = players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return choose(
    words.menu.players,
    counts.map((n) => [String(n), words.menu.playersOf(n)] as const),
    String(Math.min(max, Math.max(min, 4))),
  );
}

async function chooseSeats(players: number, { words }: Shell): Promise<readonly SeatKind[]> {
  const seats: SeatKind[] = [];
  for (let n = 1; n <= players; n++) {
    const kinds = SEAT_KINDS.map((kind) => [kind, words.play.kinds[kind]] as const);
    seats.push(await choose(words.menu.seat(n), kinds, n === 1 ? 'human' : 'greedy'));
  }
  return seats;
}

async function chooseSettings(
  { game, texts }: RegisteredGame,
  players: number,
  { words, language }: Shell,
): Promise<string[]> {
  const how = await choose(words.menu.settings, [
    ['usual', words.menu.usual],
    ['change', words.menu.change],
  ]);
  if (how === 'usual') return [];
  const chosen: string[] = [];
  for (const option of game.options) {
    const said = texts[language].settings[option.id];
    const values = option
      .values(players)
      .map((value) => [String(value), said?.values[String(value)] ?? String(value)] as const);
    const message = said === undefined ? option.id : `${said.name}: ${said.help}`;
    chosen.push('--set', `${option.id}=${await choose(message, values, String(usualValue(option, players)))}`);
  }
  return chosen;
}

async function chooseStudy({ words }: Shell): Promise<string[]> {
  const bots = await choose(
    words.menu.bots,
    BOT_NAMES.map((bot) => [bot, words.play.kinds[bot]] as const),
  );
  const games = await text({
    message: words.menu.games,
    initialValue: '1000',
    validate: (typed) => {
      const n = Number(typed);
      return Number.isInteger(n) && n >= 1 && n <= MOST_GAMES ? undefined : words.menu.wholeNumber(1, MOST_GAMES);
    },
  });
  if (isCancel(games)) throw new Left();
  return ['--bots', bots, '--games', games];
}
