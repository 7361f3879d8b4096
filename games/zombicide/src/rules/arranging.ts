/**
 * Hands and backpack arranged for free. Only cards that work in a hand alone are worth a question; the others go to the
 * backpack while there is room. (V16, V54, V88–V90, V95, Y59)
 */
import { ask, askUnlessOne, emit, rule } from '@horda/kernel';
import { ARRANGING } from '../declared.ts';
import { NONE, type CardNo, type Choice, type Held, type State, type SurvivorNo } from '../state.ts';
import { held } from './held.ts';
import { carried, different, discardCard, HANDS, packSize, putAway, putCard, roomOf } from './inventory.ts';
import { gearOf } from './printed.ts';
import { hasSkill } from './skills.ts';

interface Arranging {
  survivor: SurvivorNo;
  /** Has no place yet; NONE: nothing waits. */
  card: CardNo;
}

export const arranging = rule<State, Arranging, Choice>(ARRANGING)({
  take(s, my) {
    if (my.card === NONE || carried(s.survivors[my.survivor]!).length >= roomOf(s, my.survivor)) return;
    putCard(s, my.survivor, held(my.card));
    my.card = NONE;
  },
  /** V95: what does not fit is discarded at once. */
  limit(s, { survivor, card }, f) {
    const one = s.survivors[survivor]!;
    const all = carried(one);
    if (card !== NONE) all.push(held(card));
    if (all.length <= roomOf(s, survivor)) f.at = 'hands';
    else
      ask(
        s,
        one.owner,
        'arranging.limit',
        different(all).map((each): Choice => ({ do: 'discard', card: each })),
      );
  },
  drop(s, my, f) {
    f.at = 'take';
    if (f.pick.do !== 'discard') return;
    if (my.card === NONE || f.pick.card !== held(my.card)) return discardCard(s, my.survivor, f.pick.card);
    putAway(s, my.card);
    emit(s, { type: 'cardDiscarded', survivor: my.survivor, card: my.card });
    my.card = NONE;
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
  const wanted = hasSkill(s, survivor, 'webbing') ? [] : carried(one).filter((card) => needsHand(s, card));
  if (wanted.length <= HANDS) return [{ do: 'arrange', hand: wanted }];
  const found: Choice[] = [];
  const known = new Set<string>();
  const offer = (hand: readonly Held[]): void => {
    const key = hand.toSorted((a, b) => a - b).join();
    if (known.has(key)) return;
    known.add(key);
    found.push({ do: 'arrange', hand });
  };
  const now = one.hand.filter((card) => needsHand(s, card));
  if (now.length === HANDS) offer(now);
  for (let i = 0; i < wanted.length; i++) for (let j = i + 1; j < wanted.length; j++) offer([wanted[i]!, wanted[j]!]);
  return found;
}

/** V89: it does not work in the backpack. */
function needsHand(s: State, card: Held): boolean {
  return gearOf(s, card).inPack !== true;
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
  if (pack.length === 0 || !pack.some((card) => needsHand(s, card))) return false;
  return hand.length < HANDS || handChoices(s, survivor).length > 1;
}
