/** Invariants 25 to 31: noise, dice, weapons and kills. */
import { TOKENS } from '../../src/content/tokens.ts';
import type { Striking } from '../../src/combat/strike.ts';
import type { Wounds } from '../../src/declared.ts';
import { equipmentCard, gearOf } from '../../src/rules/printed.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { BRUTE, RUNNER, TYPES, WALKER, type State } from '../../src/state.ts';
import { eventsOf, momentsOf, must, sum, type Moment, type Step } from './step.ts';

const strikes = (step: Step, ...steps: readonly string[]): readonly Moment<Striking>[] =>
  momentsOf<Striking>(step, ...steps.map((name) => `strike.${name}`));

const BREAK = 1;
const breaksIn = (dice: readonly number[]): number => dice.filter((die) => die === BREAK).length;

/** 25: noise that stays is that of the mission and of its cards. */
export function noiseStays(s: State): void {
  must(s.noise.every((n) => n >= 0) && s.lasting.every((n) => n >= 0), 'fewer than no noise');
  must(sum(s.lasting) >= (missionOf(s).noise?.n ?? 0), 'noise that stays was taken away');
}

/** 25: an action makes one noise token at most, and the end phase takes all but those that stay. */
export function noiseEnds({ before, after }: Step): void {
  const { events } = after.kernel;
  const made = eventsOf(events, 'noiseMade').filter(({ by }) => by !== 'card');
  must(made.length <= 1 && made.every(({ n }) => n === 1), `an action made ${made.length} noise tokens`);
  for (const [zone, n] of before.lasting.entries())
    must(after.lasting[zone]! >= n, `noise that stays left zone ${zone}`);
  const began = events.findLastIndex(({ type }) => type === 'roundBegan');
  if (began === -1) return;
  const since = eventsOf(events.slice(began), 'noiseMade').map(({ n }) => n);
  must(sum(after.noise) <= sum(since), 'noise of the last round is left');
}

/** 26: all All-Out dice that are printed, twice as many, or none; and never again. */
export function allOutDiceAreRolledOnce(step: Step): void {
  for (const { my, left, before } of strikes(step, 'roll')) {
    const printed = sum(my.with.map((held) => gearOf(before, held).allOut ?? 0));
    must(left.risky.length === my.allOut * printed, `${left.risky.length} of ${my.allOut * printed} All-Out dice`);
  }
  for (const { my, left, events } of strikes(step, 'rerolled', 'count')) {
    must(left.risky.join() === my.risky.join(), 'All-Out dice were rolled again');
    for (const { allOut } of eventsOf(events, 'diceRolled'))
      must(allOut.length === 0, 'All-Out dice were rolled again');
  }
}

/** 27: a weapon is lost for each Break that was not ignored, as long as there are any. */
export function breaksCostWeapons(step: Step): void {
  for (const { left } of strikes(step, 'count'))
    must(left.breaks === breaksIn(left.risky), `${left.breaks} Breaks in ${left.risky.join()}`);
  let lost = 0;
  for (const { my, events } of strikes(step, 'lost')) {
    const broken = eventsOf(events, 'weaponBroke').length;
    lost += broken;
    must(broken === Math.min(my.with.length, my.breaks), `${broken} weapons lost by ${my.breaks} Breaks`);
  }
  must(eventsOf(step.after.kernel.events, 'weaponBroke').length === lost, 'a weapon broke without a Break');
}

/** 28: a card is kept by its value, by a roll of all its dice without a Break. */
export function cardsAreKeptByDice({ after }: Step): void {
  const rolls = eventsOf(after.kernel.events, 'conservationRolled');
  for (const { card, dice, kept } of rolls) {
    must(dice.length === equipmentCard(after, card).conservation, 'another number of dice was rolled for a card');
    must(kept === (breaksIn(dice) === 0), 'a card was kept in spite of a Break, or lost without one');
  }
  if (after.ending !== 'won') return;
  for (const [no, { kept }] of (after.sheets ?? []).entries()) {
    const won = rolls.filter((roll) => roll.survivor === no && roll.kept).map(({ card }) => card);
    must(kept.join() === won.join(), `survivor ${no} keeps cards without a roll`);
  }
}

/** 29: no more hits on friends than misses, and none on the shooter. */
export function missesHitOthers(step: Step): void {
  for (const { left } of strikes(step, 'count')) {
    const { rolled, risky, strike } = left;
    const misses = [...rolled, ...risky].filter((die) => die < strike.need).length;
    must(left.misses === misses, `${left.misses} misses in ${rolled.join()} and ${risky.join()}`);
  }
  for (const { my, called } of strikes(step, 'fire'))
    for (const { my: wounds } of called) {
      const { hits, by, cause } = wounds as Wounds;
      must(sum(hits) <= my.misses && cause === 'fire', `${sum(hits)} hits of ${my.misses} misses`);
      must(by === my.survivor, 'somebody else shoots');
    }
  for (const { left } of momentsOf<Wounds>(step, 'wounds.give', 'wounds.given', 'wounds.harm'))
    must(left.cause !== 'fire' || left.given[left.by] === 0, 'a survivor is hit by the own shot');
}

/** 30: a shot hits a level only when those before it are empty. */
export function shotsFollowLevels(step: Step): void {
  for (const { my, before, events } of strikes(step, 'hit', 'struck')) {
    if (my.strike.isFree) continue;
    const standing = (kind: number): number => before.zombies[my.zone * TYPES + kind]!;
    const isGuarded = standing(BRUTE) > 0 || before.abominations.some(({ zone }) => zone === my.zone);
    for (const { kind } of eventsOf(events, 'zombiesKilled')) {
      must(kind === BRUTE || !isGuarded, 'a shot hits behind a brute or an abomination');
      must(kind !== RUNNER || standing(WALKER) === 0, 'a shot hits a runner behind walkers');
    }
  }
}

const BRUTE_DAMAGE = 2;
const ABOMINATION_DAMAGE = 3;

/** 31: a brute dies of 2 damage, an abomination of 3. */
export function toughOnesNeedDamage(step: Step): void {
  for (const { my, before, events } of strikes(step, 'hit', 'struck', 'reaped')) {
    const { damage, toAbominations } = my.strike;
    const brutes = eventsOf(events, 'zombiesKilled').filter(({ kind }) => kind === BRUTE);
    must(brutes.length === 0 || damage >= BRUTE_DAMAGE, `a brute dies of ${damage} damage`);
    const isKilled = eventsOf(events, 'abominationKilled').length > 0;
    const marker = sum(before.survivors[my.survivor]!.tokens.map(moreToAbominations));
    must(!isKilled || toAbominations >= ABOMINATION_DAMAGE, `an abomination dies of ${toAbominations} damage`);
    must(!isKilled || damage + marker >= ABOMINATION_DAMAGE, `an abomination dies of ${damage} damage`);
  }
}

function moreToAbominations(token: string): number {
  return TOKENS[token as keyof typeof TOKENS].damageToAbominations ?? 0;
}
