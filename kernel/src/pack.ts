/** Packs of custom cards: as a file that people write, and as part of a save. */
import { hash, inOrder } from './hash.ts';
import type { OptionSpec, Pack, PackProblem, PackSpec } from './state.ts';

/** The part of a game that packs concern. */
export interface PackGame {
  readonly id: string;
  readonly pack: PackSpec<object, never> | null;
}

export type CheckedPack =
  | { readonly pack: Pack; readonly problems: readonly [] }
  | { readonly pack: null; readonly problems: readonly PackProblem[] };

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_ID = 40;

export function isPackId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_ID && ID.test(value);
}

/** Makes a pack of content that the game has already checked. */
export function packOf(id: string, content: object): Pack {
  return { id, hash: hash(JSON.stringify(inOrder(content))), content };
}

/** The settings of a game at a table with this pack, which may bring further values of them. */
export function optionsWith(
  { options, pack: spec }: PackGame & { readonly options: readonly OptionSpec[] },
  pack: Pack | null,
): readonly OptionSpec[] {
  return optionsOffered(options, (pack === null ? null : (spec as PackSpec | null)?.offers?.(pack.content)) ?? {});
}

/** Settings with the values that a pack offers besides their own. */
export function optionsOffered(
  options: readonly OptionSpec[],
  offers: Readonly<Record<string, readonly string[]>>,
): readonly OptionSpec[] {
  return options.map((option) => {
    const [first, ...others] = offers[option.id] ?? [];
    if (first === undefined) return option;
    const more = [first, ...others];
    const values = (seats: number): readonly (string | boolean)[] => [
      ...more,
      ...option.values(seats).filter((value) => !more.some((each) => each === value)),
    ];
    return { ...option, default: first, values };
  });
}

/** The data of a pack file: first the names of pack and game and the version, then the content. */
export function packFile({ id: game, pack }: PackGame, id: string, content: object): object {
  return { pack: id, game, version: pack?.version ?? 1, ...content };
}

/** The pack in a file, or all problems of the file. `file` is untrusted input. */
export function readPack({ id: gameId, pack: spec }: PackGame, file: unknown): CheckedPack {
  if (spec === null) return refused([{ path: '', kind: 'noPacks' }]);
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    return refused([{ path: '', kind: 'value', given: file, must: { is: 'object' } }]);

  const { pack: id, game, version, ...rest } = file as Readonly<Record<string, unknown>>;
  const head: PackProblem[] = [];
  if (id === undefined) head.push({ path: 'pack', kind: 'missing' });
  else if (!isPackId(id)) head.push({ path: 'pack', kind: 'value', given: id, must: { is: 'id' } });
  if (game === undefined) head.push({ path: 'game', kind: 'missing' });
  else if (game !== gameId) head.push({ path: 'game', kind: 'word', given: game, allowed: [gameId] });
  if (version === undefined) head.push({ path: 'version', kind: 'missing' });
  else if (version !== spec.version)
    head.push({ path: 'version', kind: 'value', given: version, must: exactly(spec.version) });
  // Do not check the content of a pack for another game or version: every line would be reported.
  if (head.some(({ path, kind }) => path !== 'pack' && kind !== 'missing')) return refused(head);

  const { content, problems } = spec.check(rest);
  if (content === null || head.length > 0) return refused([...head, ...problems]);
  return { pack: packOf(id as string, content), problems: [] };
}

function exactly(number: number): { is: 'number'; min: number; max: number } {
  return { is: 'number', min: number, max: number };
}

function refused(problems: readonly PackProblem[]): CheckedPack {
  return { pack: null, problems };
}

/** Why the pack of a save cannot be used: it was changed since it was checked, or it no longer fits the game. */
export type PackFault = { readonly kind: 'hash' } | { readonly kind: 'content'; readonly problem: PackProblem };

/** Null: the pack can be used. */
export function faultOfPack({ pack: spec }: PackGame, { id, hash: expected, content }: Pack): PackFault | null {
  if (spec === null) return { kind: 'content', problem: { path: '', kind: 'noPacks' } };
  if (!isPackId(id)) return { kind: 'content', problem: { path: 'id', kind: 'value', given: id, must: { is: 'id' } } };
  const checked = spec.check(content);
  if (checked.content === null) return { kind: 'content', problem: checked.problems[0]! };
  // Both must match: the content as saved, and the content as `check` rebuilds it.
  const isSame = [content, checked.content].every((each) => packOf(id, each).hash === expected);
  return isSame ? null : { kind: 'hash' };
}
