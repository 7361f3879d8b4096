/**
 * V88–V97: the own cards are arranged, or cards change hands between two survivors of a zone. Every card changes hands at
 * most once, so that a trade ends; the owner of the partner agrees to the whole.
 */
import { ask, askUnlessOne, call, emit, rule, type Rule } from '@horda/kernel';
import type { TokenId } from '../content/ids.ts';
import { TOKENS } from '../content/tokens.ts';
import { ARRANGING } from '../declared.ts';
import { canArrange } from '../rules/arranging.ts';
import { follow } from '../rules/companions.ts';
import { carried, different, discardCard, putCard, roomOf, takeCard } from '../rules/inventory.ts';
import { NONE, type Choice, type Held, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { BY_NONE, canPay, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

export const TRADE_ACTIONS: ActionRules<'trade'> = {
  trade: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      if (!canPay(one, BY_NONE)) return;
      if (canArrange(s, survivor)) options.push({ do: 'trade', with: NONE });
      const rich = hasSomething(one);
      for (let other = 0; other < s.survivors.length; other++) {
        const { zone, status } = s.survivors[other]!;
        if (other === survivor || zone !== one.zone || status !== 'standing') continue;
        if (rich || hasSomething(s.survivors[other]!)) options.push({ do: 'trade', with: other });
      }
    },
    act(s, survivor, { with: other }) {
      pay(s.survivors[survivor]!, BY_NONE);
      if (other === NONE) call(s, ARRANGING, { survivor, card: NONE });
      else call(s, trading, { survivor, other, given: [], taken: [], passed: [], handed: [] });
    },
  },
};

function hasSomething({ hand, pack, companions, tokens }: Survivor): boolean {
  return hand.length + pack.length + companions.length > 0 || tokens.some(isTraded);
}

function isTraded(token: string): boolean {
  return TOKENS[token as TokenId].traded === true;
}

interface Trading {
  survivor: SurvivorNo;
  other: SurvivorNo;
  /** Cards that go to the other, and those that come from there. */
  given: readonly Held[];
  taken: readonly Held[];
  /** Companions and markers that change sides. (V436) */
  passed: readonly number[];
  handed: readonly string[];
}

const trading = rule<State, Trading, Choice>('trade')({
  choose(s, my, f) {
    askUnlessOne(s, f, s.survivors[my.survivor]!.owner, 'trade.choose', tradeChoices(s, my));
  },
  note(_s, my, f) {
    const { pick } = f;
    f.at = 'choose';
    if (pick.do === 'give') my.given = [...my.given, pick.card];
    else if (pick.do === 'take') my.taken = [...my.taken, pick.card];
    else if (pick.do === 'pass') my.passed = [...my.passed, pick.companion];
    else if (pick.do === 'hand') my.handed = [...my.handed, pick.token];
    else f.at = 'agree';
  },
  agree(s, my, f) {
    const { owner } = s.survivors[my.other]!;
    const n = my.given.length + my.taken.length + my.passed.length + my.handed.length;
    if (n === 0) f.at = 'own';
    else if (owner === s.survivors[my.survivor]!.owner) f.at = 'room';
    else
      ask<Choice>(s, owner, 'trade.agree', [
        { do: 'agree', given: my.given, taken: my.taken, passed: my.passed, handed: my.handed },
        { do: 'refuse' },
      ]);
  },
  settle(s, { survivor, other }, f) {
    if (f.pick.do === 'agree') return;
    emit(s, { type: 'tradeRefused', survivor, other });
    f.at = 'own';
  },
  room(s, my) {
    makeRoom(s, my.other, my.taken, my.given.length);
    makeRoom(s, my.survivor, my.given, my.taken.length);
  },
  exchange(s, my) {
    const a = s.survivors[my.survivor]!;
    const b = s.survivors[my.other]!;
    for (const card of my.given) takeCard(s, a, card);
    for (const card of my.taken) takeCard(s, b, card);
    // V96: an unloaded weapon stays so.
    for (const card of my.given) putCard(s, my.other, card);
    for (const card of my.taken) putCard(s, my.survivor, card);
    for (const companion of my.passed)
      follow(s, companion, s.companions[companion]!.leader === my.survivor ? my.other : my.survivor);
    for (const token of my.handed) handToken(token, a, b);
    emit(s, { type: 'traded', survivor: my.survivor, other: my.other, given: my.given, taken: my.taken });
  },
  /** V92: the partner arranges for free. */
  partner(s, { other }) {
    call(s, ARRANGING, { survivor: other, card: NONE });
  },
  own(s, { survivor }) {
    call(s, ARRANGING, { survivor, card: NONE });
  },
});

interface Discarding {
  survivor: SurvivorNo;
  /** Cards that go to the other in any case. */
  leaving: readonly Held[];
  /** So many of the others are too much. */
  n: number;
}

/** V94, V95: whoever gets too many discards others first, whoever’s turn it is. */
const discarding = rule<State, Discarding, Choice>('discarding')({
  choose(s, { survivor, leaving, n }, f) {
    const one = s.survivors[survivor]!;
    if (n <= 0) return void (f.at = '');
    const kept = different(without(carried(one), leaving));
    askUnlessOne(
      s,
      f,
      one.owner,
      'arranging.limit',
      kept.map((card): Choice => ({ do: 'discard', card })),
    );
  },
  drop(s, my, f) {
    if (f.pick.do === 'discard') discardCard(s, my.survivor, f.pick.card);
    my.n--;
    f.at = 'choose';
  },
});

function makeRoom(s: State, survivor: SurvivorNo, leaving: readonly Held[], coming: number): void {
  const n = carried(s.survivors[survivor]!).length - leaving.length + coming - roomOf(s, survivor);
  if (n > 0) call(s, discarding, { survivor, leaving, n });
}

/** The end of it first. Nobody gets more than would fit without own cards. */
function tradeChoices(s: State, my: Trading): Choice[] {
  const a = s.survivors[my.survivor]!;
  const b = s.survivors[my.other]!;
  const options: Choice[] = [{ do: 'done' }];
  if (my.given.length < roomOf(s, my.other))
    for (const card of different(without(carried(a), my.given))) options.push({ do: 'give', card });
  if (my.taken.length < roomOf(s, my.survivor))
    for (const card of different(without(carried(b), my.taken))) options.push({ do: 'take', card });
  for (const companion of [...a.companions, ...b.companions])
    if (!my.passed.includes(companion)) options.push({ do: 'pass', companion });
  for (const token of [...a.tokens, ...b.tokens])
    if (isTraded(token) && !my.handed.includes(token)) options.push({ do: 'hand', token });
  return options;
}

function without(cards: Held[], gone: readonly Held[]): Held[] {
  for (const card of gone) cards.splice(cards.indexOf(card), 1);
  return cards;
}

function handToken(token: string, a: Survivor, b: Survivor): void {
  const [from, to] = a.tokens.includes(token) ? [a, b] : [b, a];
  from.tokens = from.tokens.filter((each) => each !== token);
  to.tokens = [...to.tokens, token];
}

export const TRADE_RULES: readonly Rule<State>[] = [trading, discarding];
