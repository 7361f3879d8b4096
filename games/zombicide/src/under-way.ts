/** What is being carried out, as everybody at the table can see it: a page draws the roll, the trade, the card of it. */
import type { Frame } from '@horda/kernel';
import type { Striking } from './combat/strike.ts';
import type { CardId } from './content/mission.ts';
import type { Wounds } from './declared.ts';
import { NONE, type CardNo, type Held, type State, type SurvivorNo, type ZoneNo } from './state.ts';

/** The dice of an attack, as they lie on the table. */
export interface Roll extends Pick<
  Striking,
  'survivor' | 'kind' | 'with' | 'zone' | 'allOut' | 'rolled' | 'risky' | 'hits' | 'misses' | 'breaks'
> {
  readonly need: number;
  readonly damage: number;
  readonly toAbominations: number;
  /** The attacker chooses all targets. */
  readonly isFree: boolean;
}

/** Hits that are being handed out. */
export interface HitsDue extends Pick<Wounds, 'zone' | 'damage' | 'cause' | 'by' | 'given'> {
  readonly left: number;
}

/** What is to change hands. */
export interface Trade {
  readonly survivor: SurvivorNo;
  readonly other: SurvivorNo;
  readonly given: readonly Held[];
  readonly taken: readonly Held[];
  readonly passed: readonly number[];
  readonly handed: readonly string[];
}

export interface UnderWay {
  readonly roll: Roll | null;
  readonly wounds: HitsDue | null;
  readonly trade: Trade | null;
  /** The survivor whom the question is about; NONE: nobody in particular. */
  readonly survivor: SurvivorNo;
  readonly zone: ZoneNo;
  /** A card that has been drawn and has no place yet; NONE: there is none. */
  readonly card: CardNo;
  /** The objective card or note that is carried out; null: none. It is read by then. */
  readonly source: CardId | null;
}

interface Locals {
  readonly survivor?: SurvivorNo;
  readonly zone?: ZoneNo;
  readonly card?: CardNo;
  readonly id?: CardId;
}

/** A question of these is a matter of its own: what they broke into is not shown. */
const TURNS: readonly string[] = ['turn', 'reaction', 'player'];

/** The innermost rule comes first: what it says goes before what its callers say. */
export function underWay(s: State): UnderWay {
  let roll: Roll | null = null;
  let wounds: HitsDue | null = null;
  let trade: Trade | null = null;
  let survivor: SurvivorNo = NONE;
  let zone: ZoneNo = NONE;
  let card: CardNo = NONE;
  let source: CardId | null = null;
  for (const { rule, my } of s.kernel.stack.toReversed() as readonly Frame<string, unknown, Locals>[]) {
    if (TURNS.includes(rule)) break;
    if (survivor === NONE) survivor = my.survivor ?? NONE;
    if (zone === NONE) zone = my.zone ?? NONE;
    if (rule === 'strike') roll ??= rollOf(my as Striking);
    else if (rule === 'wounds') wounds ??= hitsOf(my as unknown as Wounds);
    else if (rule === 'trade') trade ??= { ...(my as unknown as Trade) };
    else if (rule === 'arranging' && card === NONE) card = my.card ?? NONE;
    else if (rule === 'drawing' && card === NONE) card = drawnLast(s, my as { deck?: string });
    else if (rule === 'effects') source ??= my.id ?? null;
  }
  return { roll, wounds, trade, survivor, zone, card, source };
}

/** Null before the dice are thrown. */
function rollOf(my: Striking): Roll | null {
  const { survivor, kind, with: weapons, zone, allOut, rolled, risky, hits, misses, breaks, strike } = my;
  if (rolled.length + risky.length === 0) return null;
  const { need, damage, toAbominations, isFree } = strike;
  const dice = { rolled, risky, hits, misses, breaks, need };
  return { survivor, kind, with: weapons, zone, allOut, ...dice, damage, toAbominations, isFree };
}

function hitsOf({ zone, hits, damage, cause, by, given }: Wounds): HitsDue {
  return { zone, damage, cause, by, given, left: hits.reduce((sum, n) => sum + n, 0) };
}

/** A drawn card lies on the discards until it is kept. */
function drawnLast(s: State, { deck }: { deck?: string }): CardNo {
  return s[deck as 'equipment' | 'epic' | 'secretService'].discard.at(-1) ?? NONE;
}
