/** Invariant 5: a seat sees, hears and is offered the same in every world that it cannot tell from the true one. */
import {
  apply,
  asTable,
  determinize,
  draw,
  isAwaited,
  openAsk,
  openAsks,
  same,
  type AnyState,
  type Answer,
  type Choice,
  type Event,
  type Seat,
} from '@horda/kernel';
import { checkAskedOrOver, fail, isFull, mustBeUntouched, mustEqual, type Inspection } from './inspection.ts';
import { difference, notPlain } from './plain.ts';
import { randomAnswer, randomPicks, randomSeed, TOO_LONG } from './random-play.ts';

/** A world that `seat` cannot tell from the table. */
export interface World {
  readonly seat: Seat;
  readonly state: AnyState;
}

/** Draws worlds and compares what seats know in them: in full mode for every seat, else for one seat. */
export function checkWorlds(at: Inspection, s: AnyState, costly: boolean): readonly World[] {
  const { seats } = at.config;
  const first = draw(at.dice, seats);
  if (!costly && draw(at.dice, 2) === 0) return NO_WORLDS;
  const worlds = Array.from({ length: isFull(at) ? seats : 1 }, (_, i) => drawWorld(at, s, (first + i) % seats));
  for (const { seat, state } of worlds) checkWorld(at, s, seat, state);
  if (costly) {
    for (const world of worlds) countRedrawn(at, s, world);
    for (const world of worlds) checkNoTrace(at, s, world);
    for (const world of worlds) playOn(at, world);
    checkPlainViews(at, s, isFull(at) ? [...worlds.map(({ seat }) => seat), null] : [first]);
  }
  return worlds;
}

const NO_WORLDS: readonly World[] = [];

function drawWorld(at: Inspection, s: AnyState, seat: Seat): World {
  at.doing = `a world for seat ${seat}`;
  const state = determinize(at.game, s, seat, randomSeed(at.dice));
  if (isFull(at)) mustBeUntouched(at, s, 'drawing a world');
  return { seat, state };
}

/** Everything the seat can know must be the same in the world: views, evaluation, worth, and reasons. */
function checkWorld(at: Inspection, s: AnyState, seat: Seat, world: AnyState): void {
  const { game, choices, dice } = at;
  mustEqual(`the view of seat ${seat} shows what it may not know, view`, game.view(world, seat), game.view(s, seat));
  // Spectators know no more than any player does.
  mustEqual('the view of spectators shows what they may not know, view', game.view(world, null), game.view(s, null));
  const value = game.evaluate(s, seat);
  if (!Number.isFinite(value)) fail(`evaluate gives ${value} for seat ${seat}`);
  if (game.evaluate(world, seat) !== value) fail(`evaluate uses what seat ${seat} may not know`);
  const ask = openAsk(s, seat);
  if (ask !== null && isAwaited(ask) && ask.max === 1 && game.worth !== undefined)
    mustEqual(`worth uses what seat ${seat} may not know, worth`, game.worth(world, ask), game.worth(s, ask));
  if (choices.length > 0) {
    const choice = choices[draw(dice, choices.length)]!;
    if (game.why(world, seat, choice) !== game.why(s, seat, choice))
      fail(`why tells seat ${seat} what it may not know`);
  }
  if (isFull(at)) mustBeUntouched(at, s, 'looking at it');
}

/** A world must depend only on what its seat knows: drawn from another world with the same seed, it is the same. */
function checkNoTrace(at: Inspection, s: AnyState, { seat, state }: World): void {
  at.doing = `a world drawn from a world of seat ${seat}`;
  const seed = randomSeed(at.dice);
  const [fromWorld, fromTruth] = [state, s].map((source) => determinize(at.game, source, seat, seed));
  mustEqual(`what is hidden leaves a trace in the worlds of seat ${seat}, state`, fromWorld, fromTruth);
}

/** Counts the worlds that look different to some seat: if there were none, nothing would be redrawn. */
function countRedrawn({ game, config, report }: Inspection, s: AnyState, { state }: World): void {
  report.worlds++;
  for (let other = 0; other < config.seats; other++) {
    if (difference(game.view(state, other), game.view(s, other)) === null) continue;
    report.redrawn++;
    return;
  }
}

/** How many answers a world is played on; in full mode to its end. */
const A_WHILE = 5;

/** Worlds are tables like any other: they can be played, and keep the game's invariants. */
function playOn(at: Inspection, { seat, state }: World): void {
  const { game, config, dice } = at;
  at.doing = `play in a world of seat ${seat}`;
  const trial = game.clone(state);
  for (let i = 0; i < (isFull(at) ? TOO_LONG : A_WHILE) && trial.kernel.asks.length > 0; i++) {
    config.invariants?.(trial);
    apply(game, trial, randomAnswer(trial, dice));
  }
  checkAskedOrOver(game, trial, config.seats);
}

/** Events with interrupts must be shown to all unchanged: they can wait on the stack, where nothing is redrawn. */
export function checkPublic(at: Inspection, s: AnyState): void {
  const { game, config } = at;
  if (game.interrupts === null) return;
  at.doing = 'events that something breaks in on';
  const waiting = s.kernel.stack.flatMap((f) =>
    f.rule === 'due' ? (f.my as { events: readonly Event[] }).events : [],
  );
  for (const e of [...s.kernel.events, ...waiting]) {
    if (game.interrupts[e.type] === undefined) continue;
    for (let seat = -1; seat < config.seats; seat++)
      mustEqual(
        `${e.type} lets something break in, but not all see it, event`,
        game.viewEvent(e, seat < 0 ? null : seat),
        e,
      );
  }
}

/** Views must be plain data, because they are sent over the network. */
function checkPlainViews(at: Inspection, s: AnyState, seats: readonly (Seat | null)[]): void {
  at.doing = 'views';
  for (const seat of seats) {
    const odd = notPlain(at.game.view(s, seat));
    if (odd !== null) fail(`view of ${seat === null ? 'spectators' : `seat ${seat}`}${odd}`);
  }
}

/**
 * Events must not reveal more than views. The same answer is given at the table and in a world that `seat` cannot tell
 * from it, with the same random results. If the seat cannot tell them apart afterwards either, its events must be equal
 * too. (A fact shown to all and hidden again belongs in the state, or the world would contradict it.)
 *
 * If nothing was revealed, the seat that answered must not be able to tell them apart: the answer can be taken back.
 */
export function checkSameInWorld(
  at: Inspection,
  s: AnyState,
  next: AnyState,
  answer: Answer<Choice>,
  { seat, state: world }: World,
): void {
  const { game } = at;
  // Secret votes of the other seats differ between worlds, and the last vote shows them all.
  const votes = s.kernel.asks.some((ask) => ask.answer !== null && ask.seat !== seat);
  const free = answer.seat === seat && next.kernel.revealed === s.kernel.revealed;
  if (!isOffered(world, answer) || (votes && !free)) return;
  at.doing = `the same answer in a world of seat ${seat}`;
  asTable(world);
  world.kernel.rng = [...s.kernel.rng];
  apply(game, world, answer);
  const seen = difference(game.view(world, seat), game.view(next, seat));
  if (seen !== null && free) fail(`seat ${seat} has learnt something, but nothing was revealed, view${seen}`);
  if (seen !== null) return;
  at.report.alike++;
  for (const to of [seat, null]) {
    if (to === null && difference(game.view(world, null), game.view(next, null)) !== null) continue;
    const who = to === null ? 'a spectator' : `seat ${to}`;
    mustEqual(`${who} is told what it may not know, events`, told(at, world, to), told(at, next, to));
  }
  checkWorldsAlike(at, seat, world, next);
}

/**
 * A player who goes on from a moment of a table may read that world from end to end, so nothing may stand in it that the
 * seat was not shown: no pick in a suspended rule, no answer given in secret. If a seat cannot tell two answers of
 * another seat apart, its worlds after the one and after the other must be the same.
 */
export function checkUnseenAnswers(at: Inspection, s: AnyState, next: AnyState, answer: Answer<Choice>): void {
  const { game, config } = at;
  const other = anotherAnswer(at, s, answer);
  if (other === null) return;
  const instead = game.clone(s);
  apply(game, instead, other);
  at.doing = `seat ${answer.seat} picks ${JSON.stringify(other.picks)} instead of ${JSON.stringify(answer.picks)}`;
  for (let seat = 0; seat < config.seats; seat++) {
    if (seat === answer.seat || difference(game.view(instead, seat), game.view(next, seat)) !== null) continue;
    if (difference(told(at, instead, seat), told(at, next, seat)) !== null) continue;
    at.report.unseen++;
    checkWorldsAlike(at, seat, instead, next);
  }
}

/** Different picks for the same question; null if none were drawn. */
function anotherAnswer({ unseen }: Inspection, s: AnyState, answer: Answer<Choice>): Answer<Choice> | null {
  const ask = openAsks(s, answer.seat).find((open) => isAmong(open.options, answer.picks));
  if (ask === undefined) return null;
  const picks = randomPicks(ask, unseen);
  return same(picks, answer.picks) ? null : { ...answer, picks };
}

/** From two tables that `seat` cannot tell apart it draws the same worlds with the same seed. */
function checkWorldsAlike(at: Inspection, seat: Seat, a: AnyState, b: AnyState): void {
  const seed = randomSeed(at.unseen);
  const [one, two] = [a, b].map((source) => determinize(at.game, source, seat, seed));
  mustEqual(`a world of seat ${seat} holds what the seat was not shown, state`, one, two);
}

function isOffered(world: AnyState, { seat, picks }: Answer<Choice>): boolean {
  return openAsks(world, seat).some(({ options }) => isAmong(options, picks));
}

function isAmong(options: readonly Choice[], picks: readonly Choice[]): boolean {
  return picks.every((pick) => options.some((option) => same(option, pick)));
}

function told({ game }: Inspection, s: AnyState, seat: Seat | null): readonly Event[] {
  return s.kernel.events.flatMap((e) => game.viewEvent(e, seat) ?? []);
}
