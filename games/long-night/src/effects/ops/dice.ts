/** Action dice. */
import { ask, askUnlessOne, call, rule, type Rule, type Seat } from '@horda/kernel';
import { startAttack } from '../../actions/attack.ts';
import { startBarricade } from '../../actions/build.ts';
import { different } from '../../rules/cards.ts';
import { changeDie, dieOptions, rollDie, useDie } from '../../rules/dice.ts';
import { find } from '../../rules/table.ts';
import type { Choice, PlaceNo, State, SurvivorNo } from '../../state.ts';
import type { Acts } from '../act.ts';
import { others, pips, raises, swaps } from '../dice-of-others.ts';

export const DICE_OPS: Acts<
  | 'raiseDie'
  | 'changeDie'
  | 'reroll'
  | 'setDie'
  | 'swapDie'
  | 'rerollOther'
  | 'raiseOther'
  | 'takePip'
  | 'useDice'
  | 'diceNext'
  | 'freeAction'
> = {
  raiseDie: (s, { n, ctx }) => call(s, oneDie, { seat: ctx.by, how: 'raise', n }),
  changeDie: (s, { n, ctx }) => call(s, oneDie, { seat: ctx.by, how: 'change', n }),
  setDie: (s, { ctx }) => call(s, oneDie, { seat: ctx.by, how: 'set', n: 0 }),
  reroll: (s, { n, ctx }) => call(s, rerolling, { seat: ctx.by, n }),
  swapDie: (s, { ctx }) => call(s, swap, { seat: ctx.by, bearer: ctx.self, own: 0, other: 0, whom: ctx.by }),
  rerollOther: (s, { n, ctx }) => call(s, otherReroll, { seat: ctx.by, n }),
  raiseOther: (s, { n, ctx }) => call(s, raising, { seat: ctx.by, n, here: ctx.here }),
  takePip: (s, { n, ctx }) => call(s, pip, { seat: ctx.by, n }),
  useDice(s, { seats, n }) {
    for (const seat of seats.toReversed()) call(s, using, { seat, n });
  },
  diceNext(s, { seats, n }) {
    for (const seat of seats) s.players[seat]!.diceNext += n;
  },
  freeAction(s, { op, who, ctx }) {
    const [survivor] = who;
    if (survivor === undefined) return;
    if (op.action === 'attack') startAttack(s, ctx.by, survivor, true);
    else startBarricade(s, ctx.by, survivor, true);
  },
};

interface OneDie {
  seat: Seat;
  how: 'raise' | 'change' | 'set';
  n: number;
}

/** F24: a die is never above 6 nor below 1. */
const oneDie = rule<State, OneDie, Choice>('oneDie')({
  choose(s, { seat, how, n }, f) {
    const options = different(s.players[seat]!.dice).flatMap((die): Choice[] =>
      valuesFor(how, die, n).map((to) => ({ do: 'turnDie', from: die, to })),
    );
    if (options.length === 0) f.at = '';
    else askUnlessOne(s, f, seat, 'oneDie.choose', options);
  },
  change(s, { seat }, { pick }) {
    if (pick.do === 'turnDie') changeDie(s, seat, pick.from, pick.to);
  },
});

function valuesFor(how: OneDie['how'], die: number, n: number): number[] {
  if (how === 'raise') return die < 6 ? [Math.min(6, die + n)] : [];
  if (how === 'set') return [1, 2, 3, 4, 5, 6].filter((value) => value !== die);
  return [die - n, die + n].filter((value) => value >= 1 && value <= 6);
}

/** Up to `n` unused dice, one by one; each keeps its second result. */
const rerolling = rule<State, { seat: Seat; n: number }, Choice>('rerolling')({
  choose(s, { seat, n }, f) {
    const { dice } = s.players[seat]!;
    if (dice.length === 0) return void (f.at = '');
    // Equal dice are different options: several of them may be rolled.
    ask<Choice>(
      s,
      seat,
      'rerolling.choose',
      dice.map((die, no) => ({ do: 'rollDie', die, no })),
      0,
      Math.min(n, dice.length),
    );
  },
  roll(s, { seat }, { picks }) {
    const values = picks.flatMap((pick) => (pick.do === 'rollDie' ? [pick.die] : []));
    for (const die of values) changeDie(s, seat, die, rollDie(s));
  },
});

interface Swap {
  seat: Seat;
  bearer: SurvivorNo;
  own: number;
  other: number;
  whom: Seat;
}

/** Offers one own die for one of another player, who may refuse; a refusal does not use the ability up. */
const swap = rule<State, Swap, Choice>('swap')({
  choose(s, { seat }, f) {
    const options = swaps(s, seat);
    if (options.length === 0) f.at = '';
    else ask(s, seat, 'swap.choose', options);
  },
  note(_s, my, { pick }) {
    if (pick.do !== 'swapDice') return;
    my.own = pick.own;
    my.other = pick.other;
    my.whom = pick.seat;
  },
  agree(s, { whom }) {
    ask<Choice>(s, whom, 'swap.agree', [{ do: 'yes' }, { do: 'no' }]);
  },
  swap(s, { seat, bearer, own, other, whom }, { pick }) {
    const one = find(s, bearer);
    if (pick.do === 'yes') {
      changeDie(s, seat, own, other);
      changeDie(s, whom, other, own);
    } else if (one !== undefined) one.used--;
  },
});
/** Another player may reroll own dice. */
const otherReroll = rule<State, { seat: Seat; n: number }, Choice>('otherReroll')({
  choose(s, { seat }, f) {
    const options = others(s, seat).map((other): Choice => ({ do: 'player', seat: other }));
    if (options.length === 0) f.at = '';
    else askUnlessOne(s, f, seat, 'otherReroll.choose', options);
  },
  roll(s, { n }, { pick }) {
    if (pick.do === 'player') call(s, rerolling, { seat: pick.seat, n });
  },
});

/** A die of another player who has a survivor here goes up. */
const raising = rule<State, { seat: Seat; n: number; here: PlaceNo }, Choice>('raising')({
  choose(s, { seat, n, here }, f) {
    const options = raises(s, seat, n, here);
    if (options.length === 0) f.at = '';
    else askUnlessOne(s, f, seat, 'raising.choose', options);
  },
  raise(s, { n }, { pick }) {
    if (pick.do === 'raiseDie') changeDie(s, pick.seat, pick.die, pick.die + n);
  },
});

/** Another player's die goes down and an own one up. */
const pip = rule<State, { seat: Seat; n: number }, Choice>('pip')({
  choose(s, { seat, n }, f) {
    const options = pips(s, seat, n);
    if (options.length === 0) f.at = '';
    else askUnlessOne(s, f, seat, 'pip.choose', options);
  },
  move(s, { seat, n }, { pick }) {
    if (pick.do !== 'takePip') return;
    changeDie(s, pick.seat, pick.other, pick.other - n);
    changeDie(s, seat, pick.own, Math.min(6, pick.own + n));
  },
});

/** As many dice as there are go to the used ones; their owner says which. */
const using = rule<State, { seat: Seat; n: number }, Choice>('using')({
  choose(s, { seat, n }, f) {
    const options = n > 0 ? dieOptions(s, seat, 1) : [];
    if (options.length === 0) f.at = '';
    else askUnlessOne(s, f, seat, 'using.choose', options);
  },
  spend(s, my, f) {
    if (f.pick.do === 'die') useDie(s, my.seat, f.pick.value);
    my.n--;
    f.at = 'choose';
  },
});

export const DICE_RULES: readonly Rule<State>[] = [oneDie, rerolling, swap, otherReroll, raising, pip, using];
