/** The fields of requests that are about the game: settings, picks, bots, languages. */
import { randomBytes } from 'node:crypto';
import { BOT_NAMES, BOTS, type Bot, type BotName, type Dice } from '@horda/bots';
import type { RegisteredGame } from '@horda/games';
import {
  completeSettings,
  openAsk,
  readPack,
  optionsWith,
  replacedBy,
  seeded,
  seedOf,
  type AnyGame,
  type AnyState,
  type Ask,
  type Choice,
  type Pack,
  type Seed,
  type Settings,
} from '@horda/kernel';
import { LANGUAGES, packProblemPlace, packProblemText, type Language } from '@horda/parts';
import { wordsOf } from '../language.ts';
import { isChoice } from '../save-shape.ts';
import { BadRequest, isObject, listField, numberField, textField, wrongField, type Request } from './request.ts';

/** The largest number that a request may contain. */
export const MANY = 1_000_000_000;

/** A seed from any text, or from a number, which is read as text; random when none is given. */
export function seedField(request: Request): Seed {
  const given = typeof request['seed'] === 'number' ? String(request['seed']) : textField(request, 'seed');
  return seedOf(given ?? randomBytes(12).toString('hex'));
}

export function optionsField({ game }: RegisteredGame, request: Request, seats: number, pack: Pack | null): Settings {
  const { options = {} } = request;
  if (!isObject(options)) throw wrongField('options', 'an object');
  const { settings, problem } = completeSettings(
    { options: optionsWith(game, pack) },
    seats,
    options,
    'default',
    replacedBy(game, pack),
  );
  if (problem === null) return settings;
  const field = `options.${problem.id}`;
  if (problem.kind === 'replaced') throw wrongField(field, 'left out: the pack decides it');
  if (problem.kind === 'value')
    throw wrongField(field, `one of: ${problem.allowed.map((each) => JSON.stringify(each)).join(', ')}`);
  throw new BadRequest('badRequest', `${field} is unknown; there are: ${problem.allowed.join(', ')}`);
}

/** A pack as its file holds it; `usual` when the request says nothing about it. */
export function packField({ game }: RegisteredGame, { pack: file }: Request, usual: Pack | null): Pack | null {
  if (file === undefined) return usual;
  if (file === null) return null;
  const { pack, problems } = readPack(game, file);
  if (pack !== null) return pack;
  const said = problems.map((problem) => `${packProblemPlace('en', problem)}: ${packProblemText('en', problem)}`);
  throw new BadRequest('badPack', said.join(' '));
}

/** The picks of an answer: the choices themselves, or the numbers of options, counted from 0. */
export function picksField(state: AnyState, seat: number, request: Request): readonly Choice[] {
  const options = openAsk(state, seat)?.options ?? [];
  const picks = listField(request, 'picks');
  if (picks !== undefined) {
    const bad = picks.findIndex((pick) => !isChoice(pick));
    if (bad !== -1) throw wrongField(`picks[${bad}]`, 'an object with a text "do"');
    return picks.filter(isChoice);
  }
  const index = numberField(request, 'index', 0, MANY);
  const indexes = listField(request, 'indexes') ?? (index === undefined ? undefined : [index]);
  if (indexes === undefined) throw wrongField('answer', 'given as picks, index or indexes');
  // The seat is not asked, so there are no options: the kernel says why the answer is refused.
  if (options.length === 0) return [];
  return indexes.map((i, at) => {
    const option = typeof i === 'number' ? options[i] : undefined;
    if (option === undefined)
      throw new BadRequest('notOffered', `indexes[${at}] must be a number from 0 to ${options.length - 1}`);
    return option;
  });
}

export function languageField(request: Request): Language | null {
  const asked = textField(request, 'lang');
  if (asked === undefined) return null;
  const language = LANGUAGES.find((known) => known === asked);
  if (language === undefined) throw wrongField('lang', `one of: ${LANGUAGES.join(', ')}`);
  return language;
}

export function textsOf(
  game: AnyGame,
  texts: RegisteredGame['texts'][Language],
  state: AnyState,
  ask: Ask<Choice>,
  language: Language,
) {
  const view = game.view(state, ask.seat);
  const name = (player: number): string => wordsOf(language).play.defaultName(player + 1);
  return {
    prompt: texts.prompt(ask.prompt, view, name),
    options: ask.options.map((option) => texts.option(option, view, name)),
  };
}

export function botField(value: unknown, name: string): BotName {
  const bot = BOT_NAMES.find((known) => known === value);
  if (bot === undefined) throw wrongField(name, `one of: ${BOT_NAMES.join(', ')}`);
  return bot;
}

/** One bot for all seats, or a list with one for each. */
export function botsField({ bots = 'random' }: Request, seats: number): readonly Bot[] {
  if (!Array.isArray(bots)) return Array.from({ length: seats }, () => BOTS[botField(bots, 'bots')]);
  if (bots.length !== seats) throw wrongField('bots', `a name, or a list of ${seats} names`);
  return bots.map((bot, i) => BOTS[botField(bot, `bots[${i}]`)]);
}

export function diceField(request: Request): Dice {
  return seeded(seedField(request));
}
