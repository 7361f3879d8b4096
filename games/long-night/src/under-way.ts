/** What is being carried out, as everybody at the table can see it: questions are put in its words. */
import type { Frame } from '@horda/kernel';
import type { Op, OpName } from './content/operations.ts';
import type { Context } from './effects/context.ts';
import type { Cause } from './events.ts';
import { contentOf } from './rules/table.ts';
import { NONE, type PlaceNo, type State, type SurvivorNo } from './state.ts';

export interface UnderWay {
  /** The card whose text is carried out; null: none. It lies open by then. */
  readonly cause: Cause | null;
  /** The operation of that text. */
  readonly op: OpName | null;
  /** The survivor who acts, or on whom something falls; -1: none. */
  readonly survivor: SurvivorNo;
  readonly place: PlaceNo;
  /** The options of a crossroads card that thumbs up and thumbs down lead to; -1: none. */
  readonly thumbs: Thumbs;
  /** The rules that are being carried out beyond those of every turn, the innermost last. */
  readonly rules: readonly string[];
  /** What was said aloud in them: targets, places and survivors that were named, dice that were put up. */
  readonly said: readonly Said[];
}

export interface Said {
  readonly rule: string;
  readonly what: Readonly<Record<string, unknown>>;
}

type Thumbs = readonly [up: number, down: number];
const NO_THUMBS: Thumbs = [NONE, NONE];

/** Rules whose survivor is known to all while they run, and by which name they call it. */
const SURVIVORS: Readonly<Record<string, 'survivor' | 'victim'>> = {
  ability: 'survivor',
  arrival: 'survivor',
  attack: 'survivor',
  attract: 'survivor',
  barricade: 'survivor',
  bite: 'victim',
  consent: 'survivor',
  encounter: 'survivor',
  exposure: 'survivor',
  healing: 'survivor',
  hideout: 'survivor',
  move: 'survivor',
  search: 'survivor',
  use: 'survivor',
};

/** Who plays at a table says these aloud before the next decision; nothing else shows them until they are carried out. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  ability: ['of'],
  attack: ['target', 'tools'],
  attract: ['from'],
  barricade: ['ops'],
  clean: ['ops'],
  codeDie: ['die'],
  crossroads: ['option', 'pairs'],
  effects: ['who', 'places', 'from', 'seats'],
  hideout: ['action'],
  improvement: ['card'],
  joint: ['offers'],
  leaving: ['survivor'],
  meal: ['of', 'die'],
  pill: ['survivor'],
  play: ['use'],
  posting: ['seat'],
  rerolling: ['seat'],
  selection: ['found'],
  swap: ['own', 'other', 'whom'],
  use: ['card', 'use'],
};

/** They are under way at all times. */
const OUTERMOST: readonly string[] = ['game', 'round', 'turn'];

interface Locals {
  readonly ctx?: Context;
  readonly op?: Op;
  readonly ops?: readonly Op[];
  readonly next?: number;
  readonly place?: PlaceNo;
  readonly to?: PlaceNo;
  readonly survivor?: SurvivorNo;
  readonly victim?: SurvivorNo;
}

/** The innermost rule comes first: what it says goes before what its callers say. */
export function underWay(s: State): UnderWay {
  let cause: Cause | null = null;
  let op: OpName | null = null;
  let survivor: SurvivorNo = NONE;
  let place: PlaceNo = NONE;
  for (const { rule, my } of s.kernel.stack.toReversed() as readonly Frame<string, unknown, Locals>[]) {
    cause ??= my.ctx?.cause ?? null;
    op ??= operationOf(rule, my);
    const name = SURVIVORS[rule];
    if (survivor === NONE && name !== undefined) survivor = my[name] ?? NONE;
    if (place === NONE && (rule === 'adding' || rule === 'consent')) place = my.place ?? NONE;
    if (place === NONE && rule === 'luring') place = my.to ?? NONE;
  }
  return { cause, op, survivor, place, thumbs: thumbsOf(s, cause), rules: rulesIn(s), said: saidIn(s) };
}

function rulesIn({ kernel: { stack } }: State): readonly string[] {
  return stack.flatMap(({ rule }) => (OUTERMOST.includes(rule) ? [] : [rule]));
}

function saidIn({ kernel: { stack } }: State): readonly Said[] {
  return stack.flatMap(({ rule, my }): Said[] => {
    const names = SAID[rule];
    if (names === undefined) return [];
    const locals = my as Readonly<Record<string, unknown>>;
    return [{ rule, what: Object.fromEntries(names.map((name) => [name, locals[name] ?? null])) }];
  });
}

function thumbsOf(s: State, cause: Cause | null): Thumbs {
  if (cause?.deck !== 'crossroads') return NO_THUMBS;
  const { options } = contentOf(s).crossroads[cause.card]!;
  return [options.findIndex(({ vote }) => vote === 'up'), options.findIndex(({ vote }) => vote === 'down')];
}

function operationOf(rule: string, { op, ops, next = 0 }: Locals): OpName | null {
  if (rule === 'selection') return op?.op ?? null;
  return rule === 'effects' ? (ops?.[next]?.op ?? null) : null;
}
