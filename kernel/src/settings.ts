/** The settings of a table: complete and allowed, or the first thing that is wrong with them. */
import type { OptionSpec, Save } from './state.ts';

/** Every setting of a game with its value, in the game's own order. */
export type Settings = Save['options'];

/** What to do with a setting that was not given: use its default, use its default for bots, or report a problem. */
export type WhenAbsent = 'default' | 'botsOnly' | 'required';

/** Data instead of a sentence: the caller puts it into words. */
export type SettingsProblem =
  | { readonly kind: 'unknown'; readonly id: string; readonly allowed: readonly string[] }
  | {
      readonly kind: 'value';
      readonly id: string;
      /** Undefined: the setting was required but not given. */
      readonly given: unknown;
      readonly allowed: readonly (string | boolean)[];
    }
  /** A pack or carried value decides this setting, so only its default is allowed. */
  | { readonly kind: 'replaced'; readonly id: string; readonly allowed: readonly (string | boolean)[] };

export type CheckedSettings =
  | { readonly settings: Settings; readonly problem: null }
  | { readonly settings: null; readonly problem: SettingsProblem };

/**
 * The settings for a table of `seats`, completed from `asked`, which is untrusted input: only its own keys count, and
 * values must be exactly those of the game. Null and undefined count as absent. `replaced`: settings that a pack or a
 * carried value decides.
 */
export function completeSettings(
  { options }: { readonly options: readonly OptionSpec[] },
  seats: number,
  asked: Readonly<Record<string, unknown>>,
  whenAbsent: WhenAbsent,
  replaced: readonly string[] = [],
): CheckedSettings {
  const ids = options.map(({ id }) => id);
  const unknown = Object.keys(asked).find((id) => !ids.includes(id));
  if (unknown !== undefined) return refused({ kind: 'unknown', id: unknown, allowed: ids });

  const complete: [string, string | boolean][] = [];
  for (const spec of options) {
    const given = Object.hasOwn(asked, spec.id) ? asked[spec.id] : undefined;
    const wanted = given ?? standard(spec, seats, whenAbsent);
    if (replaced.includes(spec.id)) {
      const allowed = [spec.default];
      if (given !== undefined && given !== null && given !== spec.default)
        return refused({ kind: 'replaced', id: spec.id, allowed });
      complete.push([spec.id, spec.default]);
      continue;
    }
    const allowed = spec.values(seats);
    const value = allowed.find((each) => each === wanted);
    if (value === undefined) return refused({ kind: 'value', id: spec.id, given, allowed });
    complete.push([spec.id, value]);
  }
  return { settings: Object.fromEntries(complete), problem: null };
}

function standard(spec: OptionSpec, seats: number, whenAbsent: WhenAbsent): string | boolean | null {
  if (whenAbsent === 'required') return null;
  return (whenAbsent === 'botsOnly' ? spec.botsOnly : undefined) ?? usualValue(spec, seats);
}

/** What a setting is at a table of `seats` if nobody chooses: the default or, where it is not allowed, the first value. */
export function usualValue({ values, default: usual }: OptionSpec, seats: number): string | boolean {
  const allowed = values(seats);
  return allowed.includes(usual) ? usual : (allowed[0] ?? usual);
}

function refused(problem: SettingsProblem): CheckedSettings {
  return { settings: null, problem };
}
