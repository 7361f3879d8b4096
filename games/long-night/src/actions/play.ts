/** L88–L93, L99, L233: cards of the hand and beside survivors, and abilities. */
import { ask, call, emit, rule, type Rule, type Seat } from '@horda/kernel';
import type { Use } from '../content/entries.ts';
import type { Op } from '../content/operations.ts';
import { callEffects } from '../effects/act.ts';
import { context, type Context } from '../effects/context.ts';
import { isWorthwhile } from '../effects/worthwhile.ts';
import { mayAct } from '../rules/acting.ts';
import { different, mayPlay, putAway, takeFromHand } from '../rules/cards.ts';
import { askDie, hasDie, useDie } from '../rules/dice.ts';
import { abilitiesOf } from '../rules/modifiers.ts';
import { saving } from '../rules/saving.ts';
import { itemOf, ofPlayer, placeNo, printed, survivorOf } from '../rules/table.ts';
import { canPay, isLeft, toolsFor, useItem, useTool } from '../rules/tools.ts';
import { changeFood } from '../rules/tracks.ts';
import { NONE, type CardNo, type Choice, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { holds } from '../conditions/conditions.ts';
import type { ActionRules } from './action.ts';

export const PLAY_ACTIONS: ActionRules<'play' | 'use' | 'ability'> = {
  /** L91: any number of cards in the own turn. */
  play: {
    offer(s, seat, options) {
      let ctx: Context | null = null;
      for (const card of different(s.players[seat]!.hand)) {
        const { use, uses } = itemOf(s, card);
        if (use === 'equip' || !mayPlay(s, seat, card)) continue;
        for (let i = 0; i < uses.length; i++) {
          if (!isFree(s, uses[i]!)) continue;
          ctx ??= ofCard(s, card, seat);
          if (isWorthwhile(s, uses[i]!.effects, ctx)) options.push({ do: 'play', card, use: i });
        }
      }
    },
    act: (s, seat, { card, use }) => call(s, play, { seat, card, use }),
  },
  use: {
    offer(s, seat, options) {
      for (const one of s.survivors) {
        if (one.owner !== seat || one.items.length === 0 || !mayAct(s, one, 'other')) continue;
        for (const card of different(one.items.map((item) => item.card)))
          for (const [i, each] of itemOf(s, card).uses.entries())
            if (canUse(s, one, card, each)) options.push({ do: 'use', survivor: one.card, card, use: i });
      }
    },
    act: (s, seat, { survivor, card, use }) => call(s, useOf, { seat, survivor, card, use }),
  },
  /** L17, L88–L90 */
  ability: {
    offer(s, seat, options) {
      for (const one of s.survivors) {
        if (one.owner !== seat || !mayAct(s, one, 'other')) continue;
        for (const of of abilitiesOf(s, one))
          if (canUseAbility(s, one, of)) options.push({ do: 'ability', survivor: one.card, of });
      }
    },
    act: (s, seat, { survivor, of }) => call(s, ability, { seat, survivor, of }),
  },
};

/** A use between two actions, of a module that is played. */
function isFree(s: State, { timing, module }: Use): boolean {
  return (timing.hook === 'turnFree' || timing.hook === 'pillUsed') && (module === undefined || s.options[module]);
}

function ofCard(s: State, card: CardNo, seat: Seat): Context {
  return context(s, { deck: 'item', card }, seat, { item: card });
}

function canUse(s: State, one: Survivor, card: CardNo, use: Use): boolean {
  const { timing, effects } = use;
  if (!isFree(s, use)) return false;
  if (timing.needs?.need === 'bearerAt' && one.place !== placeNo(timing.needs.place)) return false;
  const fits = toolsFor(s, one, 'turnFree', () => true).some(
    ({ tool }) => tool.do === 'withItem' && tool.card === card,
  );
  return fits && canPay(s, one.owner, timing.cost) && isWorthwhile(s, effects, ofBearer(s, one, card));
}

function ofBearer(s: State, one: Survivor, card: CardNo): Context {
  return context(s, { deck: 'item', card }, one.owner, { self: one.card, here: one.place, item: card });
}

function canUseAbility(s: State, one: Survivor, of: SurvivorNo): boolean {
  const { die, timing, effects } = printed(s, of).ability;
  if (timing.hook !== 'turnFree' || !isLeft(timing, one.used)) return false;
  if (die !== null && !hasDie(s, one.owner, die)) return false;
  const ctx = ofAbility(s, one, of);
  if (timing.needs?.need === 'condition' && !holds(s, timing.needs.condition, ctx)) return false;
  return isWorthwhile(s, effects, ctx);
}

function ofAbility(s: State, one: Survivor, of: SurvivorNo): Context {
  return context(s, { deck: 'survivor', card: of }, one.owner, { self: one.card, trigger: one.card, here: one.place });
}

interface Play {
  seat: Seat;
  card: CardNo;
  use: number;
}

const play = rule<State, Play, Choice>('play')({
  show(s, { seat, card, use }) {
    takeFromHand(s, seat, card);
    s.turn.healed = NONE;
    emit(s, { type: 'cardShown', seat, card });
    // L93: what the event does may already find it among the cards out of the game.
    if (isEvent(s, card)) putAway(s, seat, card);
    callEffects(s, itemOf(s, card).uses[use]!.effects, ofCard(s, card, seat));
  },
  /** A survivor adds food to a food card that is played for its food. */
  add(s, { seat, card, use }, f) {
    if (cookOf(s, seat, itemOf(s, card).uses[use]!.effects) === undefined) f.at = 'away';
    else ask<Choice>(s, seat, 'play.add', [{ do: 'yes' }, { do: 'no' }]);
  },
  added(s, { seat, card, use }, { pick }) {
    if (pick.do !== 'yes') return;
    const one = cookOf(s, seat, itemOf(s, card).uses[use]!.effects)!;
    const [tool] = toolsFor(s, one, 'foodPlayed', () => true);
    useTool(s, one, tool!);
    changeFood(s, 1);
  },
  away(s, { seat, card }) {
    if (!isEvent(s, card)) call(s, saving, { seat, card });
  },
  done(s, { seat, card }) {
    emit(s, { type: 'cardPlayed', seat, card, healed: s.turn.healed });
  },
});

function isEvent(s: State, card: CardNo): boolean {
  return itemOf(s, card).use === 'event';
}

function cookOf(s: State, seat: Seat, effects: readonly Op[]): Survivor | undefined {
  if (!effects.some(({ op }) => op === 'food')) return undefined;
  return ofPlayer(s, seat).find((one) => toolsFor(s, one, 'foodPlayed', () => true).length > 0);
}

const useOf = rule<State, { seat: Seat; survivor: SurvivorNo; card: CardNo; use: number }, Choice>('use')({
  pay(s, { seat, survivor, card, use }) {
    const one = survivorOf(s, survivor);
    const { timing } = itemOf(s, card).uses[use]!;
    s.turn.healed = NONE;
    useItem(s, one, card, timing);
    if (timing.cost !== undefined) callEffects(s, timing.cost, ofCard(s, card, seat));
  },
  work(s, { survivor, card, use }) {
    callEffects(s, itemOf(s, card).uses[use]!.effects, ofBearer(s, survivorOf(s, survivor), card));
  },
  /** A weapon that is no attack counts as used all the same. */
  done(s, { survivor, card }) {
    if (itemOf(s, card).symbol === 'weapon') emit(s, { type: 'weaponUsed', survivor, card });
  },
});

const ability = rule<State, { seat: Seat; survivor: SurvivorNo; of: SurvivorNo }, Choice>('ability')({
  die(s, { seat, of }, f) {
    const { die } = printed(s, of).ability;
    if (die === null) f.at = 'work';
    else askDie(s, f, seat, 'ability.die', die);
  },
  pay(s, { seat }, { pick }) {
    if (pick.do === 'die') useDie(s, seat, pick.value);
  },
  work(s, { survivor, of }) {
    const one = survivorOf(s, survivor);
    const { timing, effects } = printed(s, of).ability;
    if (timing.limit !== undefined) one.used++;
    emit(s, { type: 'abilityUsed', survivor, of });
    callEffects(s, effects, ofAbility(s, one, of));
  },
});

export const PLAY_RULES: readonly Rule<State>[] = [play, useOf, ability];
