/** For bots: what weapons and other cards are worth, and what an attack is expected to kill. */
import { memo } from '@horda/parts';
import { contentOf, type Content } from '../content/content.ts';
import type { EquipmentCard } from '../content/vocabulary.ts';
import { strikeOf, type Strike } from '../combat/weapons.ts';
import type { Attack } from '../declared.ts';
import { cardOf } from '../rules/held.ts';
import { gearOf } from '../rules/printed.ts';
import { BRUTE, RUNNER, TYPES, WALKER, type Held, type State, type ZoneNo } from '../state.ts';

/** Hits of an action on average. */
export function hitsOf({ dice, allOutDice, need }: Strike): number {
  return ((dice + allOutDice) * (7 - need)) / 6;
}

/** What an attack on a zone is expected to kill: walkers, brutes, runners, abominations. */
export interface Toll {
  readonly kills: readonly [number, number, number, number];
  /** Misses that may hit others of the team. */
  readonly misses: number;
  readonly strike: Strike;
}

export function tollOf(s: State, attack: Attack): Toll {
  const strike = strikeOf(s, attack);
  const kills = killsBy(s, attack.zone, strike, hitsOf(strike));
  const misses = strike.isSafe ? 0 : strike.dice + strike.allOutDice - hitsOf(strike);
  return { kills, misses, strike };
}

/** V153, V147: the most dangerous first if the attacker may choose, else as the rules say. */
function killsBy(s: State, zone: ZoneNo, { damage, toAbominations, isFree }: Strike, hits: number): Toll['kills'] {
  const at = zone * TYPES;
  const kills: [number, number, number, number] = [0, 0, 0, 0];
  let left = hits;
  const strike = (kind: number, n: number, canDie: boolean): boolean => {
    if (!canDie) return n === 0;
    kills[kind] = Math.min(left, n);
    left -= kills[kind]!;
    return true;
  };
  let abominations = 0;
  for (const one of s.abominations) if (one.zone === zone) abominations++;
  const goesOn = strike(TYPES, abominations, toAbominations >= 3);
  if (isFree) {
    strike(RUNNER, s.zombies[at + RUNNER]!, true);
    strike(BRUTE, s.zombies[at + BRUTE]!, damage >= 2);
    strike(WALKER, s.zombies[at + WALKER]!, true);
  } else if (goesOn && strike(BRUTE, s.zombies[at + BRUTE]!, damage >= 2)) {
    strike(WALKER, s.zombies[at + WALKER]!, true);
    strike(RUNNER, s.zombies[at + RUNNER]!, true);
  }
  return kills;
}

/** How good a weapon is by what is printed: hits of an action, more if they kill brutes, or reach far. */
export function powerOf({ modes = [], allOut = 0 }: EquipmentCard): number {
  let best = 0;
  for (const { kind, dice, accuracy, damage, range } of modes) {
    const hits = (dice * (7 - accuracy)) / 6;
    const reach = kind === 'ranged' ? 1.15 + 0.1 * range[1] : 1;
    best = Math.max(best, hits * (damage >= 2 ? 1.35 : 1) * reach);
  }
  return best + 0.05 * allOut;
}

const powersOf = memo(({ equipment }: Content): readonly number[] => equipment.map(powerOf));

/** The cards of this table. */
type Table = Pick<State, 'pack'>;

/** A card by itself, in a hand or in the backpack. */
export function cardWorth(s: Table, held: Held): number {
  const card = gearOf(s, held);
  if (card.trap) return -1;
  let worth = powersOf(contentOf(s))[cardOf(held)]!;
  if (card.door !== undefined) worth += 0.8;
  if (card.thrown !== undefined) worth += 1.2;
  if (card.light) worth += 0.5;
  if (card.rerolls !== undefined) worth += 0.4;
  if (card.skill !== undefined && card.modes === undefined) worth += 1;
  if (card.mendsBreaks) worth += 0.2;
  if (card.food !== undefined) worth += 0.05;
  return worth;
}

/** The best weapon in these hands; two of a name that are used together count twice. */
export function powerInHand(s: Table, hand: readonly Held[]): number {
  const { equipment } = contentOf(s);
  const powers = powersOf(contentOf(s));
  let best = 0;
  for (let i = 0; i < hand.length; i++) {
    const no = cardOf(hand[i]!);
    const card = equipment[no]!;
    const pair = card.dual === true && hand.some((other, j) => j !== i && equipment[cardOf(other)]!.id === card.id);
    best = Math.max(best, powers[no]! * (pair ? 2 : 1));
  }
  return best;
}

/** What these cards are worth in the hands. */
export function handWorth(s: Table, hand: readonly Held[]): number {
  const { equipment } = contentOf(s);
  const powers = powersOf(contentOf(s));
  let worth = powerInHand(s, hand);
  let opens = false;
  for (const held of hand) {
    const { thrown, skill, door } = equipment[cardOf(held)]!;
    worth += SECOND * powers[cardOf(held)]!;
    if (thrown !== undefined) worth += 0.6;
    if (skill === 'tough') worth += 0.8;
    opens ||= door !== undefined;
  }
  return worth + (opens ? OPENER : 0);
}
const SECOND = 0.3;
const OPENER = 1.5;

/** What the best two of these cards are worth in the hands. */
export function bestHand(s: Table, cards: readonly Held[]): number {
  let best = 0;
  for (let i = 0; i < cards.length; i++)
    for (let j = i; j < cards.length; j++)
      best = Math.max(best, handWorth(s, i === j ? [cards[i]!] : [cards[i]!, cards[j]!]));
  return best;
}
