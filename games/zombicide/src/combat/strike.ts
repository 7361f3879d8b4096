/** V137–V175, V261–V277: the roll of an attack, its hits and misses, and what becomes of the weapons. */
import { ask, askUnlessOne, declare, emit, rule } from '@horda/kernel';
import type { TargetNo } from '../choices/combat.ts';
import type { AttackKind } from '../content/vocabulary.ts';
import { cardOf } from '../rules/held.ts';
import { discardCard } from '../rules/inventory.ts';
import { makeNoise } from '../rules/noise.ts';
import { use } from '../rules/skills.ts';
import { friendlyHits } from '../rules/wounds.ts';
import type { Choice, Held, State, SurvivorNo, ZoneNo } from '../state.ts';
import { afterAttack } from './after.ts';
import { breakWeapons, canLoseEither, emptied, mendings, withoutCard } from './breaks.ts';
import { BREAK, countIn, diceForSixes, hitsIn, rollDice, sixesIn } from './dice.ts';
import { othersIn } from './friendly-fire.ts';
import { fightingWith, powersHere } from './powers.ts';
import { rerollChoices, rerollsOf, type Reroll } from './rerolls.ts';
import { countOf, kill, targetsOf, type Killed } from './targets.ts';
import type { Strike } from './weapons.ts';

export interface Striking extends Killed {
  readonly survivor: SurvivorNo;
  readonly kind: AttackKind;
  /** The weapons that are left of those used. */
  with: readonly Held[];
  readonly zone: ZoneNo;
  readonly allOut: 0 | 1 | 2;
  readonly sabre: boolean;
  strike: Strike;
  /** Ordinary dice, All-Out dice. */
  rolled: readonly number[];
  risky: readonly number[];
  /** Re-rolls that are left. */
  rerolls: readonly Reroll[];
  hits: number;
  misses: number;
  /** Breaks that were not ignored. */
  breaks: number;
}
export const STRIKE = declare<Striking>('strike', 'roll');

export const strike = rule<State, Striking, Choice>(STRIKE)({
  /** V137, V166, V263, V268: one pool for all weapons. */
  roll(s, my) {
    my.rolled = rollDice(s, my.strike.dice);
    my.risky = rollDice(s, my.strike.allOutDice);
    my.rerolls = rerollsOf(s, my);
    show(s, my, my.rolled, my.risky, '');
  },
  /** V169–V171, V271, V272: all ordinary dice or none, after all dice are seen. */
  again(s, my, f) {
    const choices = rerollChoices(s, my);
    if (choices.length === 0) f.at = 'count';
    else ask(s, ownerOf(s, my), 'strike.again', choices);
  },
  rerolled(s, my, f) {
    const { pick } = f;
    if (pick.do !== 'reroll') return;
    my.rerolls = my.rerolls.filter((_, i) => i !== my.rerolls.indexOf(pick.by));
    my.rolled = rollDice(s, my.rolled.length);
    show(s, my, my.rolled, NO_DICE, pick.by);
    f.at = 'again';
  },
  /** X45, X46, Y63: what 6s bring, after all re-rolls. */
  count(s, my) {
    const { diceOn6, damageOn6 } = fightingWith(powersHere(s, my.survivor, my.with), my.kind, my.allOut > 0);
    const { need } = my.strike;
    if (diceOn6 > 0) {
      const added = diceForSixes(s, sixesIn(my.rolled) + sixesIn(my.risky), diceOn6);
      if (added.length > 0) show(s, my, added, NO_DICE, 'six');
      my.rolled = [...my.rolled, ...added];
    }
    if (damageOn6 > 0) {
      const more = damageOn6 * (sixesIn(my.rolled) + sixesIn(my.risky));
      const { damage, toAbominations } = my.strike;
      my.strike = { ...my.strike, damage: damage + more, toAbominations: toAbominations + more };
    }
    my.hits = hitsIn(my.rolled, need) + hitsIn(my.risky, need);
    my.breaks = countIn(my.risky, BREAK);
    // V163: missed All-Out dice are misses too, Breaks included. (Y29)
    my.misses = my.rolled.length + my.risky.length - my.hits;
  },
  /** V276: right after the roll. */
  mend(s, my, f) {
    const choices = my.breaks === 0 ? [] : mendings(s, my);
    if (choices.length === 0) f.at = 'hit';
    else ask<Choice>(s, ownerOf(s, my), 'strike.mend', [...choices, { do: 'letBreak' }]);
  },
  mended(s, my, { pick }) {
    if (pick.do === 'letBreak') return;
    if (pick.do === 'makeshiftRepair') use(s.survivors[my.survivor]!, 'makeshiftRepair');
    else if (pick.do === 'mend') {
      discardCard(s, my.survivor, pick.card);
      // Y31: Spare parts may be one of the attacking weapons.
      if (!mayStillUse(s, my, pick.card)) my.with = withoutCard(my.with, pick.card);
    }
    my.breaks = 0;
    emit(s, { type: 'breaksIgnored', survivor: my.survivor });
  },
  /** V140–V157: the attacker is asked only where it makes a difference. */
  hit(s, my, f) {
    const targets = targetsOf(s, my.zone, my.strike, my.strike.isFree);
    if (my.hits === 0 || targets.length === 0) return void (f.at = 'reap');
    if (targets.length === 1 || my.hits >= standing(s, my, targets)) {
      for (const target of targets) strikeDown(s, my, target, Math.min(my.hits, countOf(s, my.zone, target)));
      f.at = 'hit';
    } else
      ask<Choice>(
        s,
        ownerOf(s, my),
        my.kind === 'melee' ? 'strike.blow' : 'strike.hit',
        targets.map((target) => ({ do: 'hit', target })),
      );
  },
  struck(s, my, f) {
    if (f.pick.do === 'hit') strikeDown(s, my, f.pick.target, 1);
    f.at = 'hit';
  },
  /** X43: one more of the same kind as a victim. */
  reap(s, my, f) {
    const { reaps } = fightingWith(powersHere(s, my.survivor, my.with), my.kind, my.allOut > 0);
    const kinds = my.kinds.filter((kind) => countOf(s, my.zone, kind) > 0);
    if (reaps === 0 || kinds.length === 0) return void (f.at = 'fire');
    askUnlessOne<Choice>(
      s,
      f,
      ownerOf(s, my),
      'strike.reap',
      kinds.map((target) => ({ do: 'reap', target })),
    );
  },
  reaped(s, my, { pick }) {
    if (pick.do === 'reap') kill(s, my.survivor, my.zone, pick.target, 1, my);
  },
  /** V158, V161: misses hit others; hits that found no target do not. */
  fire(s, my) {
    if (my.misses > 0 && !my.strike.isSafe && othersIn(s, my.survivor, my.zone) > 0)
      friendlyHits(s, my.survivor, my.zone, my.misses, my.strike.damage);
  },
  /** V129, V130, V166, V172: one token at most; weapons with Reload are empty. */
  quiet(s, my) {
    const one = s.survivors[my.survivor]!;
    if (my.strike.isNoisy) makeNoise(s, one.zone);
    if (my.kind === 'ranged') my.with = emptied(s, my.survivor, my.with);
  },
  /** V265, V269, Y30: one weapon for a Break, of a pair the one that the owner picks; both for two or more. */
  lose(s, my, f) {
    if (my.breaks === 0) return void (f.at = 'close');
    if (!canLoseEither(my)) return void (f.at = 'lost');
    const options = my.with.map((card): Choice => ({ do: 'lose', card }));
    ask(s, ownerOf(s, my), 'strike.lose', options);
  },
  lost(s, my, { pick }) {
    breakWeapons(s, my, canLoseEither(my) && pick?.do === 'lose' ? [pick.card] : my.with.slice(0, my.breaks));
  },
  close(s, my) {
    afterAttack(s, my.survivor, my.with, my.zone, my);
  },
});
const NO_DICE: readonly number[] = [];

function ownerOf(s: State, { survivor }: Striking): number {
  return s.survivors[survivor]!.owner;
}

function show(
  s: State,
  { survivor, strike: { need } }: Striking,
  dice: readonly number[],
  allOut: readonly number[],
  again: '' | Reroll | 'six',
): void {
  emit(s, { type: 'diceRolled', survivor, dice, allOut, need, again });
}

function standing(s: State, { zone }: Striking, targets: readonly TargetNo[]): number {
  let n = 0;
  for (const target of targets) n += countOf(s, zone, target);
  return n;
}

function strikeDown(s: State, my: Striking, target: TargetNo, n: number): void {
  kill(s, my.survivor, my.zone, target, n, my);
  my.hits -= n;
}

/** Another copy of the discarded card is the one that is used. */
function mayStillUse(s: State, my: Striking, card: Held): boolean {
  const { hand, pack } = s.survivors[my.survivor]!;
  const left = [...hand, ...pack].filter((held) => cardOf(held) === cardOf(card) && held === card).length;
  return left >= my.with.filter((held) => held === card).length;
}
