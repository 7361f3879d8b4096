/**
 * Where an option is touched. In a turn every option belongs to one verb of the action row; with a verb chosen, its
 * options lie on zones and doors of the map, and those that do not are rows above the desk. In all other questions
 * every option is a row, and lies on the map as well if it speaks of a zone.
 */
import { same } from '@horda/kernel';
import type { Choice, DoorNo, Held, ZoneNo } from '@horda/zombicide/state';
import { NONE } from '@horda/zombicide/text/shown';
import type { View } from '@horda/zombicide/view';

export const VERBS = ['move', 'attack', 'search', 'door', 'trade', 'goal', 'noise', 'more', 'end'] as const;
export type Verb = (typeof VERBS)[number];

const VERB_OF: Readonly<Partial<Record<Choice['do'], Verb>>> = {
  move: 'move',
  drive: 'move',
  attack: 'attack',
  throw: 'attack',
  search: 'search',
  door: 'door',
  trade: 'trade',
  objective: 'goal',
  crate: 'goal',
  pickUp: 'goal',
  rally: 'goal',
  exit: 'goal',
  makeNoise: 'noise',
  end: 'end',
};

export function verbOf(choice: Choice): Verb {
  return VERB_OF[choice.do] ?? 'more';
}

/** The questions between two actions: the options are verbs. */
const TURNS: readonly string[] = ['turn.choose', 'reaction.choose'];

export const isTurnPrompt = (prompt: string | undefined): boolean => prompt !== undefined && TURNS.includes(prompt);

/** What an attack is made with, as one word: the cards, or the skill that needs none. */
export function meansOf(choice: Choice): string | null {
  if (choice.do === 'attack') return choice.with.length === 0 ? `bare-${choice.kind}` : choice.with.join('+');
  return choice.do === 'throw' ? `throw-${choice.card}` : null;
}

export function cardsOf(means: string): readonly Held[] {
  if (means.startsWith('bare-')) return [];
  return means.startsWith('throw-') ? [Number(means.slice('throw-'.length))] : means.split('+').map(Number);
}

/** What has been touched in a turn, read from the names that the table keeps. */
export interface Touched {
  readonly verb: Verb | null;
  readonly means: string | null;
  readonly allOut: number;
  /** Skills and lights of one kind, chosen from the rows of `more`. */
  readonly kind: string | null;
  /** Several options lie on this zone: they are rows now. */
  readonly zone: ZoneNo;
}

export function touchedOf(selection: readonly string[]): Touched {
  const valueOf = (name: string): string | null =>
    selection.find((each) => each.startsWith(`${name}:`))?.slice(name.length + 1) ?? null;
  return {
    verb: valueOf('verb') as Verb | null,
    means: valueOf('with'),
    allOut: Number(valueOf('allOut') ?? 0),
    kind: valueOf('kind'),
    zone: Number(valueOf('zone') ?? NONE),
  };
}

export function selectionOf({ verb = null, means = null, allOut = 0, kind = null, zone = NONE }: Partial<Touched>) {
  return [
    ...(verb === null ? [] : [`verb:${verb}`]),
    ...(means === null ? [] : [`with:${means}`]),
    ...(allOut === 0 ? [] : [`allOut:${allOut}`]),
    ...(kind === null ? [] : [`kind:${kind}`]),
    ...(zone === NONE ? [] : [`zone:${zone}`]),
  ];
}

/** The zone that an option ends at; NONE: none, or several. */
function zoneOf(choice: Choice, view: View): ZoneNo {
  switch (choice.do) {
    case 'move':
    case 'dash':
    case 'drive':
      return choice.way.at(-1) ?? view.survivors[view.acting]?.zone ?? NONE;
    case 'attack':
    case 'throw':
    case 'skill':
    case 'zone':
    case 'start':
    case 'darkZone':
    case 'distribute':
      return choice.zone;
    case 'lightOn':
    case 'aim':
      return choice.at;
    case 'leftover':
      return choice.to.length === 1 ? choice.to[0]! : NONE;
    case 'lookAt':
      return view.placed[choice.place]?.zone ?? NONE;
    default:
      return NONE;
  }
}

function doorOf(choice: Choice): DoorNo {
  return choice.do === 'door' ? choice.door : NONE;
}

/** Rows of `more` that are alike but for their zone, by what they have in common; null: the option stands alone. */
export function kindOf(choice: Choice): string | null {
  if (choice.do === 'dash' || choice.do === 'skill') return choice.skill;
  return choice.do === 'lightOn' || choice.do === 'lead' || choice.do === 'useToken' || choice.do === 'discard'
    ? choice.do
    : null;
}

/** All means of attack that are offered, in the order of the offer. */
export function allMeans(options: readonly Choice[]): readonly string[] {
  return [...new Set(options.flatMap((option) => meansOf(option) ?? []))];
}

/** The levels of All-Out dice that these means are offered with. */
export function levelsOf(options: readonly Choice[], means: string): readonly number[] {
  const levels = options.flatMap((option) =>
    meansOf(option) === means ? [option.do === 'attack' ? option.allOut : 0] : [],
  );
  return [...new Set(levels)].toSorted((a, b) => a - b);
}

/** The means and the level that count: what was touched if it is offered, else the first. */
export function armed(options: readonly Choice[], { means, allOut }: Touched): readonly [string | null, number] {
  const all = allMeans(options);
  const chosen = means !== null && all.includes(means) ? means : (all[0] ?? null);
  if (chosen === null) return [null, 0];
  const levels = levelsOf(options, chosen);
  return [chosen, levels.includes(allOut) ? allOut : levels[0]!];
}

/** The options of a turn that what was touched leaves. Nothing touched: ways to go. */
export function narrowed(options: readonly Choice[], touched: Touched): readonly Choice[] {
  const { verb, kind } = touched;
  const ofVerb = options.filter((option) => verbOf(option) === (verb ?? 'move'));
  if (verb === 'attack') {
    const [means, allOut] = armed(ofVerb, touched);
    return ofVerb.filter(
      (option) => meansOf(option) === means && (option.do === 'attack' ? option.allOut : 0) === allOut,
    );
  }
  return verb === 'more' && kind !== null ? ofVerb.filter((option) => kindOf(option) === kind) : ofVerb;
}

/** The options that lie on each zone. */
export function byZone(options: readonly Choice[], view: View): ReadonlyMap<ZoneNo, readonly Choice[]> {
  const found = new Map<ZoneNo, Choice[]>();
  for (const option of options) {
    const zone = zoneOf(option, view);
    if (zone !== NONE) found.set(zone, [...(found.get(zone) ?? []), option]);
  }
  return found;
}

export function byDoor(options: readonly Choice[]): ReadonlyMap<DoorNo, readonly Choice[]> {
  const found = new Map<DoorNo, Choice[]>();
  for (const option of options)
    if (doorOf(option) !== NONE) found.set(doorOf(option), [...(found.get(doorOf(option)) ?? []), option]);
  return found;
}

/** A row: one option, or all options of a kind, which are unfolded by a touch. */
export type Row =
  | { readonly is: 'option'; readonly option: Choice }
  | { readonly is: 'kind'; readonly kind: string; readonly options: readonly Choice[] };

/** Verbs whose options all lie on the map: no rows, unless several lie on the zone that was touched. */
const ON_MAP: readonly Verb[] = ['move', 'attack'];

export function rowsOf(options: readonly Choice[], touched: Touched, view: View): readonly Row[] {
  const alone = (all: readonly Choice[]): readonly Row[] => all.map((option) => ({ is: 'option', option }));
  const left = narrowed(options, touched);
  if (touched.zone !== NONE) return alone(left.filter((option) => zoneOf(option, view) === touched.zone));
  if (touched.verb === null || ON_MAP.includes(touched.verb)) return [];
  if (touched.verb !== 'more' || touched.kind !== null) return alone(left);
  const kinds = [...new Set(left.map((option) => kindOf(option)))];
  return kinds.flatMap((kind): readonly Row[] => {
    const all = left.filter((option) => kindOf(option) === kind);
    return kind === null || all.length === 1 ? alone(all) : [{ is: 'kind', kind, options: all }];
  });
}

export const isAmong = (choices: readonly Choice[], choice: Choice): boolean =>
  choices.some((each) => same(each, choice));
