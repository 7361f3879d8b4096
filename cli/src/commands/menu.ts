/** The menu that opens when `horda` is started without a command: a few questions that lead to the same commands. */
import { existsSync } from 'node:fs';
import { BOT_NAMES } from '@horda/bots';
import { botWords } from '@horda/bots/words';
import { GAMES, type RegisteredGame } from '@horda/games';
import { usualValue } from '@horda/kernel';
import { LANGUAGES } from '@horda/parts';
import type { ExitCode } from '../complaint.ts';
import { gamesFolder } from '../kept/folder.ts';
import { keptGames, type KeptGame } from '../kept/kept-games.ts';
import { changePreferences } from '../kept/preferences.ts';
import { wordsOf } from '../language.ts';
import type { Shell } from '../shell.ts';
import { askText, begin, choose, end, leave, Left, type Option } from '../terminal/choose.ts';
import { SEAT_KINDS, type SeatKind } from '../text/words.ts';
import { play } from './play.ts';
import { describe, resume } from './resume.ts';
import { rules } from './rules.ts';
import { sim } from './sim.ts';

const MOST_GAMES = 100_000;
/** As many as sit down by default, where the game allows it. */
const USUAL_PLAYERS = 4;

export async function menu(shell: Shell): Promise<ExitCode> {
  begin(`Horda: ${shell.words.menu.keys}`);
  try {
    return await chooseWhat(shell);
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    leave(shell.words.menu.bye);
    return 0;
  }
}

async function chooseWhat(shell: Shell): Promise<ExitCode> {
  const { menu: words } = shell.words;
  const { games } = keptGames(shell.words, gamesFolder(process.env));
  const what = await choose(words.what, [
    ...goingOn(games, shell),
    { value: 'play', label: words.play },
    { value: 'load', label: words.load },
    { value: 'rules', label: words.rules },
    { value: 'sim', label: words.sim },
    { value: 'language', label: words.language },
    { value: 'quit', label: words.quit },
  ]);
  switch (what) {
    case 'quit':
      throw new Left();
    case 'resume':
      return resume([], shell);
    case 'load':
      return play(['--load', await chooseFile(shell)], shell);
    case 'language':
      return chooseWhat(otherLanguage(shell));
    case 'rules':
      return rules([(await chooseGame(shell)).game.id], shell);
    case 'sim': {
      const { game } = await chooseGame(shell);
      const players = await choosePlayers(game.players, shell);
      return sim([game.id, '--players', players, ...(await chooseStudy(shell))], shell);
    }
    default:
      return sitDown(await chooseGame(shell), shell);
  }
}

async function sitDown(entry: RegisteredGame, shell: Shell): Promise<ExitCode> {
  const { game, texts } = entry;
  const players = await choosePlayers(game.players, shell);
  const seats = await chooseSeats(Number(players), shell);
  const settings = await chooseSettings(entry, Number(players), shell);
  end(texts[shell.language].title);
  return play([game.id, '--players', players, '--seats', seats.join(','), ...settings], shell);
}

/** The first menu entry for a person who has left a game: to resume it. */
function goingOn(games: readonly KeptGame[], shell: Shell): readonly Option<'resume'>[] {
  const [newest, ...others] = games;
  if (newest === undefined) return [];
  const { resume: one, resumeOneOf: several } = shell.words.menu;
  const label = others.length === 0 ? one(describe(newest, shell, Date.now())) : several(games.length);
  return [{ value: 'resume', label }];
}

/** The other language, for this menu and from now on. */
function otherLanguage(shell: Shell): Shell {
  const language = LANGUAGES.find((each) => each !== shell.language)!;
  changePreferences(process.env, { language });
  return { ...shell, language, words: wordsOf(language) };
}

function chooseFile({ words }: Shell): Promise<string> {
  return askText(words.menu.file, '', (typed) => (existsSync(typed) ? null : words.menu.noSuchFile));
}

async function chooseGame({ words, language }: Shell): Promise<RegisteredGame> {
  if (GAMES.length === 1) return GAMES[0]!;
  const id = await choose(
    words.menu.game,
    GAMES.map(({ game, texts }) => ({
      value: game.id,
      label: texts[language].title,
      hint: words.list.players(...game.players),
    })),
  );
  return GAMES.find(({ game }) => game.id === id)!;
}

/** Nobody is asked where the game leaves no choice. */
async function choosePlayers([min, max]: readonly [number, number], { words }: Shell): Promise<string> {
  if (min === max) return String(min);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return choose(
    words.menu.players,
    counts.map((n) => ({ value: String(n), label: words.menu.playersOf(n) })),
    String(Math.min(max, Math.max(min, USUAL_PLAYERS))),
  );
}

/** One answer for all seats, or one for each of them. */
async function chooseSeats(players: number, { words, language }: Shell): Promise<readonly SeatKind[]> {
  if (players === 1) return ['human'];
  const { menu } = words;
  const about = botWords(language, 'about');
  const who = await choose(menu.who, [
    { value: 'bots', label: menu.withBots, hint: about.greedy },
    { value: 'people', label: menu.people, hint: menu.peopleHint },
    { value: 'each', label: menu.eachSeat },
  ]);
  if (who !== 'each')
    return Array.from({ length: players }, (_, seat) => (seat === 0 || who === 'people' ? 'human' : 'greedy'));
  const seats: SeatKind[] = [];
  const kinds = SEAT_KINDS.map((kind) => ({
    value: kind,
    label: words.play.kinds[kind],
    ...(kind === 'human' ? {} : { hint: about[kind] }),
  }));
  for (let n = 1; n <= players; n++) seats.push(await choose(menu.seat(n), kinds, n === 1 ? 'human' : 'greedy'));
  return seats;
}

async function chooseSettings(
  { game, texts }: RegisteredGame,
  players: number,
  { words, language }: Shell,
): Promise<string[]> {
  const how = await choose(words.menu.settings, [
    { value: 'usual', label: words.menu.usual },
    { value: 'change', label: words.menu.change },
  ]);
  if (how === 'usual') return [];
  const chosen: string[] = [];
  for (const option of game.options) {
    const said = texts[language].settings[option.id];
    const values = option
      .values(players)
      .map((value) => ({ value: String(value), label: said?.values[String(value)] ?? String(value) }));
    const message = said === undefined ? option.id : `${said.name}: ${said.help}`;
    chosen.push('--set', `${option.id}=${await choose(message, values, String(usualValue(option, players)))}`);
  }
  return chosen;
}

async function chooseStudy({ words, language }: Shell): Promise<string[]> {
  const about = botWords(language, 'about');
  const bots = await choose(
    words.menu.bots,
    BOT_NAMES.map((bot) => ({ value: bot, label: words.play.kinds[bot], hint: about[bot] })),
  );
  const games = await askText(words.menu.games, '1000', (typed) => {
    const n = Number(typed);
    return Number.isInteger(n) && n >= 1 && n <= MOST_GAMES ? null : words.menu.wholeNumber(1, MOST_GAMES);
  });
  return ['--bots', bots, '--games', games];
}
