/** What the engine does for each request. See docs/engine.md. */
import { BOT_NAMES, BOTS, think } from '@horda/bots';
import type { RegisteredGame } from '@horda/games';
import {
  hush,
  isAwaited,
  openAsk,
  openAsks,
  same,
  seal,
  type AnyGame,
  type AnyState,
  type Choice,
  type Pack,
} from '@horda/kernel';
import { playOn } from '@horda/lab';
import { wordedFor, type Language, type Missing } from '@horda/parts';
import { wordsOf } from '../language.ts';
import { isChoice, readSave } from '../save-shape.ts';
import {
  botField,
  botsField,
  diceField,
  languageField,
  MANY,
  optionsField,
  packField,
  picksField,
  seedField,
  textsOf,
} from './fields.ts';
import { BadRequest, isObject, numberField, viewerField, wrongField, type Request } from './request.ts';
import { loadSave, loadState, newTable, played, undone, type EngineTable } from './table.ts';

/** What the engine keeps between requests. */
export interface Desk {
  readonly entry: RegisteredGame;
  /** The pack of new tables. */
  readonly pack: Pack | null;
  /** The words of the table, which may be those of its pack. */
  texts: RegisteredGame['texts'];
  table: EngineTable | null;
  /** How many events each viewer has been told. */
  readonly told: Map<number | null, number>;
}

export type Handler = (desk: Desk, request: Request) => Readonly<Record<string, unknown>>;

/** Every request with what it does. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  info: ({ entry: { game } }) => ({
    engine: 1,
    game: game.id,
    version: game.version,
    players: game.players,
    options: game.options.map((spec) => ({
      id: spec.id,
      values: spec.values(game.players[1]),
      default: spec.default,
      botsOnly: spec.botsOnly ?? spec.default,
    })),
    bots: BOT_NAMES,
    requests: Object.keys(HANDLERS),
  }),

  new(desk, request) {
    const { game } = desk.entry;
    const [min, max] = game.players;
    const seats = numberField(request, 'players', min, max) ?? min;
    const seed = seedField(request);
    const pack = packField(desk.entry, request, desk.pack);
    const options = optionsField(desk.entry, request, seats, pack);
    const packed = pack === null ? {} : { pack };
    return sit(desk, newTable(game, { game: game.id, version: game.version, options, seats, seed, ...packed }));
  },

  load(desk, request) {
    const { game } = desk.entry;
    if (request['state'] !== undefined) {
      const version = numberField(request, 'version', 0, MANY) ?? game.version;
      const seats = numberField(request, 'players', ...game.players);
      if (seats === undefined) throw wrongField('players', 'given with a state, as the reply to state gives them');
      return sit(desk, stateTable(desk.entry, version, seats, request['state']));
    }
    if (!isObject(request['save'])) throw wrongField('save', 'an object, or state one');
    const words = wordsOf('en');
    const save = readSave({ words, complain: (what) => new BadRequest('badSave', what) }, request['save'], false);
    if (save.game !== game.id) throw new BadRequest('badSave', `this is a game of ${save.game}, not of ${game.id}`);
    return sit(desk, loadSave(game, save));
  },

  asks(desk, request) {
    const { state } = tableOf(desk);
    const language = languageField(request);
    return {
      ...standing(desk),
      asks: state.kernel.asks.map((ask) => ({
        seat: ask.seat,
        prompt: ask.prompt,
        rule: desk.entry.cite.prompt(ask.prompt, desk.entry.game.view(state, ask.seat)),
        min: ask.min,
        max: ask.max,
        options: ask.options,
        answered: !isAwaited(ask),
        ...(ask.floor === undefined ? {} : { floor: ask.floor }),
        ...(language === null ? {} : { text: textsOf(desk.entry.game, desk.texts[language], state, ask, language) }),
      })),
    };
  },

  answer(desk, request) {
    const table = tableOf(desk);
    const seats = seatsOf(desk);
    const seat = numberField(request, 'seat', 0, seats - 1) ?? nextSeat(table.state);
    const tick = numberField(request, 'tick', 0, MANY) ?? table.state.kernel.tick;
    const picks = picksField(table.state, seat, request);
    desk.table = played(desk.entry.game, table, [{ tick, seat, picks }]);
    return standing(desk);
  },

  why(desk, request) {
    const { state } = tableOf(desk);
    const { game, rules } = desk.entry;
    const seat = numberField(request, 'seat', 0, seatsOf(desk) - 1) ?? nextSeat(state);
    const { choice } = request;
    if (!isChoice(choice)) throw wrongField('choice', 'an object with a text "do"');
    const rule = ruleAgainst(game, state, seat, choice);
    const found = rules.find(({ id }) => id === rule);
    const lacks = rule === null ? {} : attempt(() => lackedBy(desk, seat, choice, rule));
    if (lacks === null) throw noChoiceOf(game, choice);
    return { rule, text: found === undefined ? null : { en: found.en, pl: found.pl }, ...lacks };
  },

  view(desk, request) {
    const seat = viewerField(request, seatsOf(desk));
    return { view: desk.entry.game.view(tableOf(desk).state, seat) };
  },

  events(desk, request) {
    const { events } = tableOf(desk);
    const seat = viewerField(request, seatsOf(desk));
    const language = languageField(request);
    const from = Math.min(desk.told.get(seat) ?? 0, events.length);
    const seen = events.slice(from).flatMap(({ event }) => desk.entry.game.viewEvent(event, seat) ?? []);
    const name = (player: number): string => wordsOf(language ?? 'en').play.defaultName(player + 1);
    desk.told.set(seat, events.length);
    if (language === null) return { events: seen };
    const view = desk.entry.game.view(tableOf(desk).state, seat);
    return { events: seen, text: seen.map((e) => desk.texts[language].event(e, name, view)) };
  },

  state: (desk) => ({ version: desk.entry.game.version, players: seatsOf(desk), state: tableOf(desk).state }),

  save(desk) {
    const { origin, answers } = tableOf(desk);
    if (origin === null) throw new BadRequest('noSave', 'a table that was loaded from a state cannot be saved');
    return { save: { horda: 1, ...seal(desk.entry.game, { ...origin, answers }) } };
  },

  undo(desk, request) {
    const table = tableOf(desk);
    const n = numberField(request, 'n', 1, MANY) ?? 1;
    if (n > table.answers.length)
      throw new BadRequest('tooFar', `n must be at most ${table.answers.length}, the number of answers given`);
    const before = table.state.kernel.revealed;
    desk.table = undone(desk.entry.game, table, n);
    for (const [viewer, told] of desk.told) desk.told.set(viewer, Math.min(told, desk.table.events.length));
    return { ...standing(desk), undone: n, free: desk.table.state.kernel.revealed === before };
  },

  hint(desk, request) {
    const { state } = tableOf(desk);
    const seat = numberField(request, 'seat', 0, seatsOf(desk) - 1) ?? nextSeat(state);
    const ask = openAsk(state, seat);
    if (ask === null || !isAwaited(ask)) throw new BadRequest('notAsked', `seat ${seat} is not asked`);
    const bot = BOTS[botField(request['bot'] ?? 'greedy', 'bot')];
    const indexes = think(bot, desk.entry.game, state, ask, diceField(request));
    return { seat, indexes, picks: indexes.map((i) => ask.options[i]) };
  },

  playout(desk, request) {
    const { game } = desk.entry;
    const { state } = tableOf(desk);
    const end = game.clone(state);
    hush(game, end);
    const { decisions } = playOn(game, end, botsField(request, seatsOf(desk)), diceField(request));
    return { outcome: game.outcome(end), summary: game.summary(end), decisions };
  },
};

function sit(desk: Desk, table: EngineTable): Readonly<Record<string, unknown>> {
  // A state does not say which pack its cards come from.
  const pack = table.origin === null ? desk.pack : (table.origin.pack ?? null);
  desk.texts = wordedFor(desk.entry, pack).texts;
  desk.table = table;
  desk.told.clear();
  return standing(desk);
}

function tableOf({ table }: Desk): EngineTable {
  if (table === null) throw new BadRequest('noTable', 'there is no table yet: send new or load first');
  return table;
}

/** The state of the game as nearly every reply contains it. */
function standing(desk: Desk): Readonly<Record<string, unknown>> {
  const { state } = tableOf(desk);
  const awaited = state.kernel.asks.filter(isAwaited).map(({ seat }) => seat);
  return { tick: state.kernel.tick, awaited, outcome: desk.entry.game.outcome(state) };
}

function seatsOf(desk: Desk): number {
  return tableOf(desk).seats;
}

function nextSeat(state: AnyState): number {
  return state.kernel.asks.find(isAwaited)?.seat ?? 0;
}

/** The rule that forbids a choice. A choice that is neither forbidden nor offered does not exist in this game. */
function ruleAgainst(game: AnyGame, state: AnyState, seat: number, choice: Choice): string | null {
  if (openAsks(state, seat).some(({ options }) => options.some((option) => same(option, choice)))) return null;
  const rule = attempt(() => game.why(state, seat, choice)) ?? null;
  if (rule === null) throw noChoiceOf(game, choice);
  return rule;
}

function noChoiceOf({ id }: AnyGame, choice: Choice): BadRequest {
  return new BadRequest('badChoice', `choice is none of ${id}: ${JSON.stringify(choice)}`);
}

/** What a forbidden choice lacks here and now, as data and in words. */
function lackedBy(desk: Desk, seat: number, choice: Choice, rule: string): object {
  const { game, missing } = desk.entry;
  const lacks = missing?.(game.view(tableOf(desk).state, seat), seat, choice, rule);
  if (lacks === undefined) return {};
  return { missing: lacks, reason: { en: told(desk, 'en', lacks), pl: told(desk, 'pl', lacks) } };
}

/** What a choice lacks, in words. */
function told({ texts }: Desk, language: Language, lacks: Missing): string | null {
  return texts[language].reason?.(lacks, (seat) => wordsOf(language).play.defaultName(seat + 1)) ?? null;
}

/** Rules may throw when given a choice of another game; that counts as null. */
function attempt<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

function stateTable({ game }: RegisteredGame, version: number, seats: number, stored: unknown): EngineTable {
  try {
    return loadState(game, version, seats, stored);
  } catch (error) {
    throw new BadRequest('badState', error instanceof Error ? error.message : String(error));
  }
}
