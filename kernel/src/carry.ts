/** Carrying on: a finished game hands over a plain, checked value, and the next game of the series begins with it. */
import { hash, inOrder } from './hash.ts';
import type { Settings } from './settings.ts';
import type {
  Carried,
  CarrySpec,
  Choice,
  Event,
  Game,
  OptionSpec,
  Pack,
  PackProblem,
  PackSpec,
  State,
} from './state.ts';

/** The part of a game that carrying on concerns. */
interface Carrier {
  readonly carry?: CarrySpec<never>;
}

/** The settings that a pack or a carried value decides, so that players cannot choose them. */
export function replacedBy(
  { pack: spec, carry }: Carrier & { readonly pack: PackSpec<object, never> | null },
  pack: Pack | null,
  carried: Carried | null = null,
): readonly string[] {
  return [...((pack !== null && spec?.replaces) || []), ...((carried !== null && carry?.replaces) || [])];
}

/** The settings of the chapter after a game with these: those that the carried value decides have their defaults. */
export function settingsAfter(
  { options, carry }: Carrier & { readonly options: readonly OptionSpec[] },
  before: Settings,
): Settings {
  const decided = options.filter(({ id }) => carry?.replaces.includes(id));
  return { ...before, ...Object.fromEntries(decided.map(({ id, default: usual }) => [id, usual])) };
}

/** `after`: the last mark of the game that left the value. */
export function carriedOf({ carry }: Carrier, value: object, after: string): Carried {
  return { version: carry?.version ?? 0, hash: hashOf(value), after, value };
}

export function hashOf(value: object): string {
  return hash(JSON.stringify(inOrder(value)));
}

/** Why a game cannot begin with a carried value: it was changed, or it does not fit the game. */
export type CarriedFault =
  | { readonly kind: 'hash' }
  | { readonly kind: 'version'; readonly given: number; readonly needed: number }
  | { readonly kind: 'value'; readonly problem: PackProblem };

/** `pack`: what the game that goes on is played with. */
export function faultOfCarried(
  { carry }: Carrier,
  { version, hash: expected, value }: Carried,
  pack: Pack | null,
): CarriedFault | null {
  if (carry === undefined) return { kind: 'value', problem: { path: '', kind: 'noPacks' } };
  if (version !== carry.version) return { kind: 'version', given: version, needed: carry.version };
  const checked = carry.check(value, pack?.content ?? null);
  if (checked.content === null) return { kind: 'value', problem: checked.problems[0]! };
  const isSame = [value, checked.content].every((each) => hashOf(each) === expected);
  return isSame ? null : { kind: 'hash' };
}

/** What a finished game leaves to the next, already checked as the next game will check it; null: nothing. */
export function leftBy<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  s: S,
): object | null {
  if (game.carry === undefined || game.outcome(s) === null) return null;
  const value = game.carry.leaves(s);
  if (value === null) return null;
  const { content, problems } = game.carry.check(value);
  if (content === null)
    throw new Error(`${game.id} leaves what it would not take: ${problems[0]!.path} (${problems[0]!.kind})`);
  return content;
}
