/**
 * Hands and backpack arranged for free. Only cards that work in a hand alone are worth a question; the others go to the
 * backpack while there is room. (V16, V54, V88–V90, V95, Y59)
 */
import { ask, askUnlessOne, rule } from '@horda/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import { ARRANGING } from '../declared.ts';
import { NONE, type CardNo, type Choice, type Held, type State, type SurvivorNo } from '../state.ts';
import { cardOf, held } from './held.ts';
import { carried, different, discardCard, HANDS, packSize } from './inventory.ts';
import { hasSkill } from './skills.ts';

export const arranging = rule<State, { survivor: SurvivorNo; card: CardNo }, Choice>(ARRANGING)({
  take(s, { survivor, card }) {
    if (card === NONE) return;
    const { hand, pack } = s.survivors[survivor]!;
    if (hand.length < HANDS && pack.length >= packSize(s, survivor)) hand.push(held(card));
    else pack.push(held(card));
  },
  /** V95: what does not fit is discarded at once. */
  limit(s, { survivor }, f) {
    const one = s.survivors[survivor]!;
    const all = carried(one);
    if (all.length <= HANDS + packSize(s, survivor)) f.at = 'hands';
    else
      ask(
        s,
        one.owner,
        'arranging.limit',
        different(all).map((card): Choice => ({ do: 'discard', card })),
      );
  },
  drop(s, { survivor }, f) {
    if (f.pick.do === 'discard') discardCard(s, survivor, f.pick.card);
    f.at = 'limit';
  },
  hands(s, { survivor }, f) {
    askUnlessOne(s, f, s.survivors[survivor]!.owner, 'arranging.hands', handChoices(s, survivor));
  },
  put(s, { survivor }, { pick }) {
    if (pick.do === 'arrange') arrange(s, survivor, pick.hand);
  },
});

/** Every pair of cards for the hands that makes a difference; the cards in the hands now are first. */
function handChoices(s: State, survivor: SurvivorNo): Choice[] {
  const one = s.survivors[survivor]!;
  const wanted = hasSkill(s, survivor, 'webbing') ? [] : carried(one).filter(needsHand);
  if (wanted.length <= HANDS) return [{ do: 'arrange', hand: wanted }];
  const found: Choice[] = [];
  const known = new Set<string>();
  const offer = (hand: readonly Held[]): void => {
    const key = hand.toSorted((a, b) => a - b).join();
    if (known.has(key)) return;
    known.add(key);
    found.push({ do: 'arrange', hand });
  };
  const now = one.hand.filter(needsHand);
  if (now.length === HANDS) offer(now);
  for (let i = 0; i < wanted.length; i++) for (let j = i + 1; j < wanted.length; j++) offer([wanted[i]!, wanted[j]!]);
  return found;
}

/** V89: it does not work in the backpack. */
function needsHand(card: Held): boolean {
  return EQUIPMENT[cardOf(card)]!.inPack !== true;
}

/** These cards into the hands, the others into the backpack; what it cannot hold fills the hands. */
function arrange(s: State, survivor: SurvivorNo, hand: readonly Held[]): void {
  const one = s.survivors[survivor]!;
  const rest = [...one.pack, ...one.hand];
  for (const card of hand) rest.splice(rest.indexOf(card), 1);
  const overflow = Math.max(0, rest.length - packSize(s, survivor));
  one.hand = [...hand, ...rest.slice(rest.length - overflow)];
  one.pack = rest.slice(0, rest.length - overflow);
}

/** Whether arranging the own cards could change anything. */
export function canArrange(s: State, survivor: SurvivorNo): boolean {
  const { hand, pack } = s.survivors[survivor]!;
  if (pack.length === 0 || !pack.some(needsHand)) return false;
  return hand.length < HANDS || handChoices(s, survivor).length > 1;
}
