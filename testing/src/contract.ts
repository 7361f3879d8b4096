/**
 * The contract that every game must keep (the seven invariants of the architecture), checked at every step of a random
 * game. The game is played twice: `s` is copied, viewed and tried out at each step, its twin is not; they must stay
 * equal. This alone finds a copy that shares or forgets something, a view that changes the state, a rule that keeps
 * data outside the state, and a save that replays differently.
 */
import {
  apply,
  replay,
  restore,
  run,
  same,
  seal,
  seeded,
  verify,
  type AnyGame,
  type AnyState,
  type Answer,
  type Ask,
  type Choice,
  type Frame,
  type Save,
  type Sealed,
} from '@horda/kernel';
import { checkOlder, checkOptions, checkRefusals, checkWhy, checkWorth } from './answers.ts';
import {
  CHANGED,
  checkAskedOrOver,
  explain,
  fail,
  inspect,
  isFull,
  mustBeUntouched,
  mustEqual,
  sampled,
  type CheckOptions,
  type Inspection,
  type Report,
} from './inspection.ts';
import { impatient } from './impatient.ts';
import { notPlain } from './plain.ts';
import { randomAnswer, randomSeed, TOO_LONG } from './random-play.ts';
import { checkPublic, checkSameInWorld, checkUnseenAnswers, checkWorlds, type World } from './secrets.ts';
import { watched } from './watched.ts';

/** Plays one random game and checks all of the contract; the error names the place and a command that repeats it. */
export function checkGame(checked: AnyGame, config: CheckOptions): Report {
  const game = impatient(checked);
  try {
    return playAndCheck(game, config);
  } catch (error) {
    // Play again in full mode, which compares states after each check, to find the check that changed the state.
    if (String(error).includes(CHANGED)) playAndCheck(game, { ...config, thorough: 1 });
    throw error;
  }
}

function playAndCheck(game: AnyGame, config: CheckOptions): Report {
  let s = begin(game, config);
  const at = inspect(game, config, begin(game, config));
  try {
    while (s.kernel.asks.length > 0) {
      s = step(at, s);
      if (at.report.decisions > TOO_LONG) fail(`the game does not end in ${TOO_LONG} answers`);
    }
    checkTable(at, s);
    checkEnd(at, s);
    return at.report;
  } catch (error) {
    throw explain(at, s, error);
  }
}

function begin(game: AnyGame, { options, seats, seed, pack }: CheckOptions): AnyState {
  const s = game.setup(options, seats, seed, pack?.content ?? null);
  run(game, s);
  return s;
}

/** Makes all checks of one state, then gives one answer to a copy; returns that copy. */
function step(at: Inspection, s: AnyState): AnyState {
  const { game, report } = at;
  const costly = sampled(at);
  checkAsks(at, s);
  const worlds = checkTable(at, s, costly);
  if (costly) {
    mustEqual('a copy differs, state', game.clone(s), s);
    freezeShared(s, game.clone(s));
    checkAskedAgain(at, s);
    checkOptions(at, s);
    checkRefusals(at, s);
    checkOlder(at, s);
    checkWorth(at, s);
    checkWhy(at, s);
  }
  at.doing = 'one answer';
  const answer = randomAnswer(s, at.play);
  const next = game.clone(s);
  apply(game, next, answer);
  at.config.transitions?.(s, answer, next);
  for (const world of worlds) checkSameInWorld(at, s, next, answer, world);
  if (costly) checkUnseenAnswers(at, s, next, answer);
  at.doing = 'the state after its copies were played on';
  mustBeUntouched(at, s, 'playing a copy');
  advance(at, answer, costly);
  if (costly) reload(at, next);
  at.answers.push(answer);
  report.decisions++;
  return next;
}

/** Freezes what a state shares with its copies: a step that changes shared data fails at once. */
function freezeShared(a: unknown, b: unknown): void {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return;
  if (a === b) return freeze(a);
  for (const [key, value] of Object.entries(a)) freezeShared(value, (b as Record<string, unknown>)[key]);
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
}

/** Checks that apply to every state, whether or not the game is over. */
function checkTable(at: Inspection, s: AnyState, costly = true): readonly World[] {
  const { game, config } = at;
  at.doing = 'the state';
  if (isFull(at)) mustEqual('the same answers lead to two states, state', s, at.twin);
  checkAskedOrOver(game, s, config.seats);
  checkPublic(at, s);
  config.invariants?.(s);
  return checkWorlds(at, s, costly);
}

function checkAsks(at: Inspection, s: AnyState): void {
  at.doing = 'the questions';
  for (const ask of s.kernel.asks) {
    checkAsk(at, ask);
    checkFloor(s, ask);
    checkOffer(s, ask);
    if (at.report.mostOptions < ask.options.length) at.report.mostOptions = ask.options.length;
  }
}

/** The options must differ from each other, and there must be enough of them. */
function checkAsk({ config: { seats } }: Inspection, { seat, prompt, min, max, options }: Ask<Choice>): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) fail(`${prompt} is put to seat ${seat}`);
  if (!(min >= 0 && max >= min && max > 0)) fail(`${prompt} is for ${min} to ${max} picks`);
  if (options.length < min) fail(`${prompt} offers ${options.length} options for ${min} picks`);
  if (options.length === 0) fail(`${prompt} offers nothing`);
  const texts = new Set<string>();
  for (const option of options) {
    const text = JSON.stringify(option);
    if (texts.has(text)) fail(`${prompt} offers ${text} twice`);
    texts.add(text);
  }
}

/** The floor began in the past, all open questions belong to it, and `forward` is at most the number of options. */
function checkFloor(s: AnyState, ask: Ask<Choice>): void {
  const { prompt, min, max, options, floor } = ask;
  for (const other of s.kernel.asks)
    if (ask.offer === undefined && other.offer === undefined && other.floor?.since !== floor?.since)
      fail(`${prompt} and ${other.prompt} are put at once, but not on one floor`);
  if (floor === undefined) return;
  if (min !== 1 || max !== 1) fail(`${prompt} is on an open floor, but for ${min} to ${max} picks`);
  if (floor.since > s.kernel.tick)
    fail(`${prompt} is on a floor that opens at tick ${floor.since}, the table is at ${s.kernel.tick}`);
  if (floor.forward > options.length) fail(`${prompt} has ${options.length} options, ${floor.forward} lead on`);
}

/** The offer began in the past, its rule stands aside, and no other question offers the seat the same choices. */
function checkOffer(s: AnyState, ask: Ask<Choice>): void {
  const { seat, prompt, offer, options } = ask;
  if (offer === undefined) return;
  const standing = s.kernel.standing[offer.of];
  if (standing === undefined || standing.since !== offer.since || offer.since > s.kernel.tick)
    fail(`${prompt} is offered by no rule that stands aside`);
  for (const other of s.kernel.asks)
    if (other !== ask && other.seat === seat && other.options.some((one) => options.some((each) => same(one, each))))
      fail(`${prompt} and ${other.prompt} offer the same to seat ${seat}`);
}

/** The asking step must ask the same question when it runs again, and must not use chance. */
function checkAskedAgain(at: Inspection, s: AnyState): void {
  const { game } = at;
  at.doing = 'asking again';
  const again = game.clone(s);
  const rng = seeded(randomSeed(at.dice));
  again.kernel.rng = [...rng];
  again.kernel.asks = [];
  (again.kernel.stack.at(-1) as Frame).at = again.kernel.askingStep;
  run(game, again);
  mustEqual('asking uses chance, rng', again.kernel.rng, rng);
  again.kernel.rng = [...s.kernel.rng];
  for (const [i, ask] of again.kernel.asks.entries()) {
    const { answer = null, since } = s.kernel.asks[i] ?? {};
    again.kernel.asks[i] = since === undefined ? { ...ask, answer } : { ...ask, answer, since };
  }
  mustEqual('asking again gives something else, state', again, s);
  if (isFull(at)) mustBeUntouched(at, s, 'asking again in a copy');
}

/** Gives the twin the same answer, in place and read from JSON; in costly steps with `strict` rules. */
function advance(at: Inspection, answer: Answer<Choice>, costly: boolean): void {
  at.doing = 'the same answer from JSON';
  const stored = JSON.parse(JSON.stringify(answer)) as Answer<Choice>;
  apply(costly ? strict(at.game) : at.game, at.twin, stored);
}

/** The same game, but a step that asks and also does something else fails. */
function strict(game: AnyGame): AnyGame {
  const known = STRICT.get(game);
  if (known !== undefined) return known;
  const made = watched(game, (rule, name, s, runStep) => {
    const before = game.clone(s);
    runStep();
    if (s.kernel.asks.length === before.kernel.asks.length) return;
    const { asks } = s.kernel;
    s.kernel.asks = before.kernel.asks = [];
    mustEqual(`step ${name} of ${rule} asks, but does something else too, state`, s, before);
    s.kernel.asks = asks;
  });
  STRICT.set(game, made);
  return made;
}
const STRICT = new WeakMap<AnyGame, AnyGame>();

/** Replaces the twin by a table that was saved and loaded. */
function reload(at: Inspection, s: AnyState): void {
  const { game } = at;
  at.doing = 'save and load';
  mustEqual('the same answers lead to two states, state', s, at.twin);
  at.twin = restore(game, game.version, JSON.parse(JSON.stringify(s)));
  mustEqual('a loaded state differs, state', s, at.twin);
}

/** The save must contain the whole game, and a finished game must stay finished. */
function checkEnd(at: Inspection, s: AnyState): void {
  const { game, config, answers } = at;
  const save: Save = {
    game: game.id,
    version: game.version,
    options: config.options,
    seats: config.seats,
    seed: config.seed,
    ...(config.pack === undefined ? {} : { pack: config.pack }),
    answers,
  };
  at.doing = 'the end';
  const summary = game.summary(s);
  if (game.seats(s) !== config.seats) fail(`seats gives ${game.seats(s)}, but ${config.seats} sit at the table`);
  if (!game.endings.includes(summary.ending)) fail(`it ended by ${summary.ending}, which is not one of its endings`);
  const odd = notPlain(summary);
  if (odd !== null) fail(`summary${odd}`);
  checkRefusals(at, s);
  checkWhy(at, s);
  at.doing = 'the replay of its save';
  mustEqual('the save leads elsewhere, state', replay(game, save), s);
  if (sampled(at)) verify(game, JSON.parse(JSON.stringify(seal(game, save))) as Sealed);
  mustBeUntouched(at, s, 'looking at the end');
}
