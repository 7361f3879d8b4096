/** Invariant 4: every offered option can be applied; anything else is refused, has its reason, and changes nothing. */
import {
  apply,
  draw,
  isAwaited,
  oldestTaken,
  openAsk,
  openAsks,
  Refused,
  same,
  type AnyState,
  type Answer,
  type Ask,
  type Choice,
  type Refusal,
  type Seat,
} from '@horda/kernel';
import { checkAskedOrOver, fail, isFull, mustBeUntouched, mustEqual, type Inspection } from './inspection.ts';
import { show } from './plain.ts';
import { randomAnswer, randomPicks, settle } from './random-play.ts';

/** An open floor may have hundreds of options at every step: at most this many of a question are tried. */
const TRIED = 40;

/** Tries every option of every open question, each on its own copy. */
export function checkOptions(at: Inspection, s: AnyState): void {
  const { game, config } = at;
  for (const ask of s.kernel.asks) {
    if (ask.answer !== null) continue;
    for (const option of ask.floor === undefined && ask.offer === undefined ? ask.options : someOf(ask.options, at)) {
      at.doing = `option ${show(option)} of ${ask.prompt}`;
      const trial = game.clone(s);
      settle(game, trial, { tick: s.kernel.tick, seat: ask.seat, picks: randomPicks(ask, at.dice, option) }, at.dice);
      checkAskedOrOver(game, trial, config.seats);
      config.invariants?.(trial);
      if (isFull(at)) mustBeUntouched(at, s, 'trying an option on a copy');
      remember(at, option);
    }
  }
}

function someOf(options: readonly Choice[], { dice }: Inspection): readonly Choice[] {
  if (options.length <= TRIED) return options;
  const first = draw(dice, options.length);
  return Array.from(
    { length: TRIED },
    (_, i) => options[(first + Math.floor((i * options.length) / TRIED)) % options.length]!,
  );
}

const REMEMBERED = 60;

/** Remembers different choices of this game, to try them later where they are not offered. */
function remember({ choices, dice }: Inspection, option: Choice): void {
  if (choices.some((choice) => same(choice, option))) return;
  if (choices.length < REMEMBERED) choices.push(option);
  else choices[draw(dice, REMEMBERED)] = option;
}

export function checkRefusals(at: Inspection, s: AnyState): void {
  for (const [reason, answer] of wrongAnswers(at, s)) {
    at.doing = `refusal (${reason}) of ${show(answer)}`;
    const got = refusalOf(at, s, answer);
    if (got === null) fail(`${show(answer)} was not refused`);
    if (got !== reason) fail(`${show(answer)} was refused as ${got}, not as ${reason}`);
    if (isFull(at)) mustBeUntouched(at, s, 'a refused answer');
  }
}

function refusalOf({ game }: Inspection, s: AnyState, answer: Answer<Choice>): Refusal | null {
  const { stackTraceLimit } = Error;
  try {
    // Nobody reads the stack trace of a refusal, and creating it would take most of the time here.
    Error.stackTraceLimit = 0;
    apply(game, s, answer);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

type Wrong = readonly [Refusal, Answer<Choice>];

const NONSENSE: Choice = { do: 'no such thing' };

/** One wrong answer of every kind. */
function wrongAnswers(at: Inspection, s: AnyState): Wrong[] {
  if (s.kernel.asks.length === 0) return [['over', { tick: s.kernel.tick, seat: 0, picks: [NONSENSE] }]];
  const { tick } = s.kernel;
  const right = randomAnswer(s, at.dice);
  const wrong: Wrong[] = [
    ['stale', { ...right, tick: oldest(s, right.seat) - 1 }],
    ['stale', { ...right, tick: tick + 1 }],
  ];
  const before = at.answers.at(-1);
  if (before !== undefined && before.tick < oldest(s, before.seat)) wrong.push(['stale', before]);
  for (let seat = -1; seat <= at.config.seats; seat++) {
    const asks = s.kernel.asks.filter((ask) => ask.seat === seat);
    if (asks.length === 0) wrong.push(['notAsked', { ...right, seat }]);
    else if (openAsk(s, seat) === null) wrong.push(['answered', { tick, seat, picks: asks[0]!.answer! }]);
  }
  return [
    ...wrong,
    ...wrongPicks(at, openAsks(s, right.seat)).map(([why, picks]): Wrong => [why, { ...right, picks }]),
  ];
}

/** The oldest tick that an answer of this seat may name. */
function oldest(s: AnyState, seat: Seat): number {
  return Math.min(s.kernel.tick, ...openAsks(s, seat).map((ask) => oldestTaken(ask, s.kernel.tick)));
}

/** On an open floor, an answer that names an older allowed tick must have the same effect. */
export function checkOlder(at: Inspection, s: AnyState): void {
  const right = randomAnswer(s, at.dice);
  const ask = openAsks(s, right.seat).find((each) => isAmong(each, right.picks))!;
  const tick = oldestTaken(ask, s.kernel.tick);
  if (tick === s.kernel.tick) return;
  at.doing = `an older answer ${show(right)}`;
  const [now, before] = [s.kernel.tick, tick].map((named) => {
    const trial = at.game.clone(s);
    apply(at.game, trial, { ...right, tick: named });
    return trial;
  });
  mustEqual('an older answer leads elsewhere, state', before, now);
}

function isAmong({ options, min, max }: Ask<Choice>, picks: readonly Choice[]): boolean {
  if (picks.length < min || picks.length > max) return false;
  return picks.every((pick) => options.some((option) => same(option, pick)));
}

/** The options that the game finds worth a look must exist and must not take moves back. */
export function checkWorth(at: Inspection, s: AnyState): void {
  if (at.game.worth === undefined) return;
  for (const ask of s.kernel.asks) {
    if (!isAwaited(ask) || ask.min !== 1 || ask.max !== 1) continue;
    at.doing = `what is worth a look of ${ask.prompt}`;
    const worth = at.game.worth(s, ask);
    const last = ask.floor?.forward ?? ask.options.length;
    const fits = worth.length > 0 && new Set(worth).size === worth.length;
    if (!fits || !worth.every((i) => Number.isInteger(i) && i >= 0 && i < last))
      fail(`worth gives ${show(worth)} for ${last} options of ${ask.prompt} that lead on`);
  }
}

function wrongPicks(at: Inspection, asks: readonly Ask<Choice>[]): [Refusal, Choice[]][] {
  const { options, min, max } = asks[0]!;
  const all = asks.flatMap((ask) => ask.options);
  const first = options[0]!;
  const size = Math.max(1, min);
  const filled = (choice: Choice): Choice[] => [choice, ...options.slice(1, size)];
  const wrong: [Refusal, Choice[]][] = [
    ['notOffered', filled(NONSENSE)],
    ['notOffered', filled({ ...first, also: 1 } as Choice)],
    ['notOffered', filled(null as unknown as Choice)],
    ['tooMany', Array.from({ length: max + 1 }, () => first)],
  ];
  const elsewhere = at.choices.find((choice) => !all.some((option) => same(option, choice)));
  if (elsewhere !== undefined) wrong.push(['notOffered', filled(elsewhere)]);
  if (min > 0) wrong.push(['tooFew', options.slice(0, min - 1)]);
  if (max > 1) wrong.push(['repeated', Array.from({ length: Math.max(2, min) }, () => first)]);
  return wrong;
}

/** `why` must forbid no offered choice, and must name a rule against every other one. */
export function checkWhy(at: Inspection, s: AnyState): void {
  const { game, config } = at;
  for (let seat = 0; seat < config.seats; seat++) {
    const offered = openAsks(s, seat).flatMap(({ options }) => options);
    for (const option of offered) {
      at.doing = `why not ${show(option)}`;
      const rule = game.why(s, seat, option);
      if (rule !== null) fail(`seat ${seat} is offered ${show(option)}, but ${rule} forbids it`);
    }
    for (const choice of at.choices) {
      if (offered.some((option) => same(option, choice))) continue;
      at.doing = `why not ${show(choice)}`;
      const rule = game.why(s, seat, choice);
      if (rule === null) fail(`seat ${seat} is not offered ${show(choice)}, but no rule forbids it`);
      if (config.rules !== undefined && !config.rules.has(rule)) fail(`why names ${rule}, which is no rule`);
    }
  }
}
