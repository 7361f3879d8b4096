/** A save is options, seed and answers; this turns it back into a table, and finds where it was tampered with. */
import { faultOfCarried, hashOf, leftBy, type CarriedFault } from './carry.ts';
import { hash, inOrder } from './hash.ts';
import { faultOfPack, type PackGame } from './pack.ts';
import { newKernel } from './copy.ts';
import { DUE } from './due.ts';
import { stepOf } from './rule.ts';
import { apply, Refused, run } from './run.ts';
import type { Answer, Carried, CarrySpec, Choice, Event, Game, Pack, Rule, Save, Seat, State } from './state.ts';

/** Plays a save again. `watch` is called with the state after the set-up (n = 0) and after each answer (n = 1, 2 …). */
export function replay<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  save: Save<C, O>,
  watch?: (s: S, n: number) => void,
): S {
  if (save.game !== game.id) throw new Fault(0, `this is a game of ${save.game}, not of ${game.id}`);
  if (save.version !== game.version)
    throw new Fault(0, `it was made with version ${save.version} of the rules, these are version ${game.version}`);
  const s = opening(game, save);
  watch?.(s, 0);
  for (const [i, answer] of save.answers.entries()) {
    try {
      apply(game, s, answer);
    } catch (error) {
      if (error instanceof Refused) throw new Fault(i + 1, `answer ${i + 1} (seat ${answer.seat}): ${error.message}`);
      throw error;
    }
    watch?.(s, i + 1);
  }
  return s;
}

/** The table before the first answer. */
export function opening<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  save: Pick<Save<C, O>, 'options' | 'seats' | 'seed' | 'pack' | 'carried' | 'start' | 'version'>,
): S {
  const { options, seats, seed, pack = null, carried = null, start, version } = save;
  if (pack !== null) mustFit(game, pack);
  if (carried !== null) mustFollow(game, carried, pack);
  if (start !== undefined) return restore(game, version, start);
  const s = game.setup(options, seats, seed, pack?.content ?? null, carried?.value ?? null);
  run(game, s);
  return s;
}

function mustFit(game: PackGame, pack: Pack): void {
  const fault = faultOfPack(game, pack);
  if (fault === null) return;
  const { id } = pack;
  throw new Fault(
    0,
    fault.kind === 'hash'
      ? `the pack ${id} is not the one that was played with: its hash differs`
      : `the pack ${id} does not fit ${game.id}: ${fault.problem.path} (${fault.problem.kind})`,
  );
}

function mustFollow(game: { readonly carry?: CarrySpec<never> }, carried: Carried, pack: Pack | null): void {
  const fault = faultOfCarried(game, carried, pack);
  if (fault === null) return;
  throw new Fault(0, `what it goes on from ${described(fault)}`);
}

function described(fault: CarriedFault): string {
  if (fault.kind === 'hash') return 'is not what was left: its hash differs';
  if (fault.kind === 'version') return `is of version ${fault.given}, the game takes version ${fault.needed}`;
  return `does not fit the game: ${fault.problem.path} (${fault.problem.kind})`;
}

/** A save that cannot be what was played; `at` is the number of the answer, 0 for the set-up. */
export class Fault extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.name = 'Fault';
    this.at = at;
  }
}

/** A save with a mark for the set-up and for each answer and its result, so that a changed answer is detected. */
export interface Sealed<C = Choice, O = Readonly<Record<string, string | boolean>>> extends Save<C, O> {
  /** One for the set-up, and one for each answer. */
  readonly marks: readonly string[];
  /** The hash of what the finished game leaves to the next. Absent: it leaves nothing. */
  readonly left?: string;
}

export function seal<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  save: Save<C, O>,
): Sealed<C, O> {
  const marks: string[] = [];
  const value = leftBy(
    game,
    replay(game, save, (s, n) => marks.push(markOf(s, save, n))),
  );
  return value === null ? { ...save, marks } : { ...save, marks, left: hashOf(value) };
}

/** Plays a sealed save again and compares every mark; throws `Fault` at the first difference. */
export function verify<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  save: Sealed<C, O>,
): S {
  const expected = save.answers.length + 1;
  if (save.marks.length !== expected)
    throw new Fault(Math.min(save.marks.length, expected), `${save.marks.length} marks for ${expected} states`);
  const end = replay(game, save, (s, n) => {
    if (markOf(s, save, n) === save.marks[n]) return;
    const what = n === 0 ? 'the set-up' : `answer ${n} (seat ${save.answers[n - 1]?.seat})`;
    throw new Fault(n, `${what} does not lead to the table that was recorded`);
  });
  const value = leftBy(game, end);
  if ((value === null ? undefined : hashOf(value)) !== save.left)
    throw new Fault(save.answers.length, 'the game does not leave what was recorded');
  return end;
}

/**
 * Covers what the players experience: the set-up or the answer, the events that followed, the next questions, and the
 * random generator. The rules' internal data is left out, so it may change without invalidating old saves.
 */
function markOf<C extends Choice, E extends Event, O>(s: State<C, E>, save: Save<C, O>, n: number): string {
  const { game, version, options, seats, seed, pack, carried, start } = save;
  const packed = pack === undefined ? {} : { pack: { id: pack.id, hash: pack.hash } };
  const begun = start === undefined ? {} : { start };
  const followed =
    carried === undefined ? {} : { carried: { version: carried.version, hash: carried.hash, after: carried.after } };
  const made = { game, version, options, seats, seed: seed.map((word) => word | 0), ...packed, ...followed, ...begun };
  const cause = n === 0 ? made : save.answers[n - 1];
  return hash(JSON.stringify([inOrder(cause), s.kernel.events, s.kernel.asks, s.kernel.rng]));
}

/** A short fingerprint of a state. */
export function mark(s: State<Choice, Event>): string {
  return hash(JSON.stringify(s));
}

/**
 * How many of the last answers `seat` may take back without asking the table: only its own, and only while nothing has
 * been revealed since.
 */
export function undoable<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  save: Save<C, O>,
  seat: Seat,
): number {
  const revealed: number[] = [];
  replay(game, save, (s) => revealed.push(s.kernel.revealed));
  let n = save.answers.length;
  while (n > 0 && (save.answers[n - 1] as Answer<C>).seat === seat && revealed[n] === revealed[n - 1]) n--;
  return save.answers.length - n;
}

/** The same game without its last `n` answers. */
export function takeBack<C, O>(save: Save<C, O>, n: number): Save<C, O> {
  return { ...save, answers: save.answers.slice(0, Math.max(0, save.answers.length - n)) };
}

/** Loads a stored state: brings it to the game's version and checks that every suspended rule still exists. */
export function restore<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  version: number,
  state: unknown,
): S {
  if (typeof state !== 'object' || state === null) throw new Fault(0, 'a state must be an object');
  const s = inParts(JSON.parse(JSON.stringify(state)) as Record<string, unknown>);
  let at = version;
  for (const m of game.migrations) {
    if (m.from !== at) continue;
    m.up(s);
    at++;
  }
  if (at !== game.version)
    throw new Fault(0, `a state of version ${version} cannot be brought to version ${game.version}`);
  try {
    // Clone once more, so that a loaded state has the same object layout as a newly set-up one.
    const copy = game.clone(s as unknown as S);
    for (const f of copy.kernel.stack) checkFrame(game, f.rule, f.at);
    for (const { frame } of copy.kernel.standing) checkFrame(game, frame.rule, frame.at);
    if (copy.kernel.asks.length > 0) checkFrame(game, copy.kernel.stack.at(-1)!.rule, copy.kernel.askingStep);
    return copy;
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(0, `this is not a state of ${game.id}`);
  }
}

/** Converts states stored before the kernel's fields moved into `kernel`, or before there were offers. */
function inParts(stored: Record<string, unknown>): Record<string, unknown> {
  if ('kernel' in stored) return stored;
  const { asked: askingStep, ...rest } = stored;
  const s: Record<string, unknown> = { ...rest, askingStep };
  const fresh = newKernel([0, 0, 0, 0]);
  const isOurs = (field: string): boolean => field in fresh;
  const part = (ours: boolean) => Object.fromEntries(Object.entries(s).filter(([field]) => isOurs(field) === ours));
  return { kernel: { ...fresh, ...part(true) }, ...part(false) };
}

function checkFrame<S>({ rules }: { readonly rules: ReadonlyMap<string, Rule<S>> }, rule: string, step: string): void {
  if (rule === DUE) return;
  const r = rules.get(rule);
  if (r === undefined || (step !== '' && stepOf(r, step) === undefined))
    throw new Fault(0, `the state waits in rule ${rule}, step ${step}, which this version does not have`);
}
