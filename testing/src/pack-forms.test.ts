/** What a game tells about the fields of its packs is what its check takes: every field is tried with right and wrong values. */
import { FORM as cisza } from '@horda/cisza/pack-form';
import { FORM as gearUp } from '@horda/gear-up/pack-form';
import { findGame, GAMES } from '@horda/games';
import { PLAYED } from '@horda/games/list';
import type { PackProblem, PackSpec } from '@horda/kernel';
import { FORM as longNight } from '@horda/long-night/pack-form';
import { inside } from '@horda/parts';
import { blankOf, fieldsOfKind, ofKind, type Values } from '@horda/parts/fill';
import { plainForm, wayOf, type PackForm } from '@horda/parts/form';
import { FORM as zombiaki } from '@horda/zombiaki/pack-form';
import { FORM as zombicide } from '@horda/zombicide/pack-form';
import { expect, test } from 'vitest';

const FORMS: Readonly<Record<string, PackForm>> = {
  cisza,
  zombiaki,
  'gear-up': gearUp,
  'long-night': longNight,
  zombicide,
};

/** Where another part of the pack says more: a vote that chooses, the mission's own exits, the number of zombie cards. */
const DEPENDS: ReadonlySet<string> = new Set([
  'crossroads.illShowThemICanHelp.options[0].vote: is needed',
  'missions.mine.exitsOpen: is needed',
  'missions.mine.zombieCards[0]: refuses 120',
]);

type Step = string | number;
interface Spot {
  readonly steps: readonly Step[];
  readonly form: PackForm;
  readonly value: unknown;
  /** Whether the field may be left out; null: it is no field. */
  readonly optional: boolean | null;
  /** Other ways to write it are right as well. */
  readonly isWay: boolean;
}

test('every game that takes packs describes them', () => {
  const ids = GAMES.filter(({ game }) => game.pack !== null).map(({ game }) => game.id);
  expect(Object.keys(FORMS).toSorted()).toEqual(ids.toSorted());
  // The covers say which games have a workshop.
  expect(PLAYED.flatMap(({ id, packs }) => (packs ? [id] : [])).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.keys(FORMS))('the form of %s agrees with its check', (id) => {
  const { game } = findGame(id)!;
  const pack = game.pack as PackSpec<object, Values>;
  const options = Object.fromEntries(game.options.map((each) => [each.id, each.default]));
  const content = structuredClone(pack.template(options)) as Values;
  const found: string[] = [];
  const problemsWith = (steps: readonly Step[], value: unknown): readonly PackProblem[] =>
    pack.check(changed(around(content, steps), steps, value)).problems;
  for (const { steps, form, value, optional, isWay } of spotsOf(FORMS[id]!, content)) {
    const path = steps.reduce((before: string, step) => inside(before, step), '');
    const isNoted = (problems: readonly PackProblem[]): boolean =>
      problems.some((problem) => problem.path.startsWith(path));
    const isRefused = (problems: readonly PackProblem[]): boolean =>
      problems.some((problem) => problem.path === path && ['value', 'word', 'field', 'missing'].includes(problem.kind));
    for (const wrong of wrongOf(form, value).filter((each) => !isWay || typeof each === 'object'))
      if (!isNoted(problemsWith(steps, wrong))) found.push(`${path}: takes ${JSON.stringify(wrong)}`);
    for (const right of rightOf(form, value))
      if (isRefused(problemsWith(steps, right))) found.push(`${path}: refuses ${JSON.stringify(right)}`);
    if (optional === null) continue;
    // Of a value that can be written in several ways, what is missing may be told of another way.
    const without = problemsWith(steps, undefined);
    const isNeeded = optional ? isRefused(without) : without.length > 0;
    if (isNeeded === optional) found.push(`${path}: ${optional ? 'is needed' : 'may be left out'}`);
  }
  expect(found.filter((fault) => !DEPENDS.has(fault))).toEqual([]);
});

/** One of each place that is described: entries of one list have the same form. */
function spotsOf(root: PackForm, content: Values): readonly Spot[] {
  const numbers = new Map<PackForm, number>();
  const seen = new Set<string>();
  const spots: Spot[] = [];
  const walk = (
    form: PackForm,
    value: unknown,
    steps: readonly Step[],
    optional: boolean | null,
    isWay = false,
  ): void => {
    const plain = plainForm(form);
    if (!numbers.has(plain)) numbers.set(plain, numbers.size);
    const isLeaf = !('of' in plain || 'fields' in plain || 'kinds' in plain || 'ways' in plain);
    const what = isLeaf ? JSON.stringify(plain) : numbers.get(plain);
    const described = `${steps[0]} ${steps.findLast((step) => typeof step === 'string')} ${what}`;
    const isKnown = seen.has(described);
    seen.add(described);
    if (!isKnown) spots.push({ steps, form: plain, value, optional, isWay });
    const down = (inner: PackForm, step: Step, isOptional: boolean | null): void =>
      walk(inner, (value as Values)[step], [...steps, step], isOptional);
    if (plain.is === 'maybe' && value !== null) walk(plain.of, value, steps, null);
    else if (plain.is === 'ways') walk(wayOf(plain.ways, value), value, steps, null, true);
    else if (plain.is === 'list') for (const n of (value as unknown[]).keys()) down(plain.of, n, null);
    else if (plain.is === 'object' || plain.is === 'kinds') {
      const fields = plain.is === 'object' ? plain.fields : fieldsOfKind(plain, value);
      for (const [name, field] of Object.entries(fields))
        if (name in (value as Values)) down(field.form, name, field.optional);
    } else if (plain.is === 'byId' || plain.is === 'entries')
      for (const key of Object.keys(value as Values)) down(plain.of, key, null);
  };
  walk(root, content, [], null);
  return spots;
}

/** Values that are not of the form. */
function wrongOf(form: PackForm, value: unknown): readonly unknown[] {
  const plain = plainForm(form);
  switch (plain.is) {
    case 'number':
      return [plain.min - 1, plain.max + 1, 'three', plain.min + 0.5];
    case 'figure':
      return [Math.max(...plain.figures) + 1];
    case 'text':
      return ['', ' x', 'x'.repeat(plain.most + 1), 7];
    case 'word':
    case 'entry':
    case 'code':
      return ['no such thing!', 7];
    case 'switch':
      return ['yes'];
    case 'mark':
      return [false];
    case 'nothing':
      return ['something'];
    case 'list': {
      const [first] = value as unknown[];
      const long = Array.from({ length: plain.most + 1 }, () => first ?? blankOf(plain.of));
      return [7, long, ...(plain.least > 0 ? [(value as unknown[]).slice(0, plain.least - 1)] : [])];
    }
    case 'rows':
      return [[], ['?'], Array.from({ length: plain.most[0] + 1 }, () => plain.signs[0]!.sign)];
    case 'object':
    case 'byId':
    case 'entries':
    case 'kinds':
      return [7, ...(plain.is === 'entries' ? [] : [{ ...(value as object), 'no-such-field': 1 }])];
    default:
      return [];
  }
}

/** Further values that are. */
function rightOf(form: PackForm, value: unknown): readonly unknown[] {
  const plain = plainForm(form);
  switch (plain.is) {
    case 'number':
      return [plain.min, plain.max];
    case 'figure':
      return plain.figures;
    case 'text':
      return ['x'.repeat(plain.most)];
    case 'word':
      return plain.words;
    case 'switch':
      return [true, false];
    case 'maybe':
      return [null];
    case 'kinds':
      return Object.keys(plain.kinds).map((kind) => ofKind(plain.kinds, plain.tag, kind, value));
    default:
      return [];
  }
}

/** Where a pack need not be whole, a card is checked alone: that is much faster. */
function around(content: Values, [part, id]: readonly Step[]): unknown {
  const cards = part === undefined ? undefined : content[part];
  const isPart = id !== undefined && typeof cards === 'object' && !Array.isArray(cards);
  return isPart && IN_PARTS.includes(part as string) ? { [part!]: { [id]: (cards as Values)[id] } } : content;
}
const IN_PARTS = Object.keys((longNight as Extract<PackForm, { readonly is: 'object' }>).fields);

function changed(content: unknown, [step, ...others]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const inner = changed((content as Values)[step], others, value);
  if (Array.isArray(content)) return content.map((each: unknown, n) => (n === step ? inner : each));
  const { [step]: _old, ...rest } = content as Values;
  return inner === undefined && others.length === 0 ? rest : { ...rest, [step]: inner };
}
