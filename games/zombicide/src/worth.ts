/** For bots: which answers to a question deserve a closer look. Most questions have one that is plainly best. */
import type { Ask } from '@horda/kernel';
import { handWorth, cardWorth } from './advice/arms.ts';
import { crowdWorth } from './advice/attacks.ts';
import { growthWorth } from './advice/growth.ts';
import { nextDeed } from './advice/plan.ts';
import { situationOf } from './advice/situation.ts';
import { nextInTrade } from './advice/trades.ts';
import { promptOf } from './prompts.ts';
import type { Choice, State } from './state.ts';

export function worth(s: State, { prompt, options }: Ask<Choice>): readonly number[] {
  switch (promptOf(prompt)) {
    case 'turn.choose':
    case 'reaction.choose':
      return [nextDeed(situationOf(s), s.acting, options)];
    case 'player.choose':
      return [mostUrgent(s, options)];
    case 'arranging.hands':
      return [bestOf(options, (choice) => (choice.do === 'arrange' ? handWorth(s, choice.hand) : 0))];
    case 'arranging.limit':
    case 'effects.discard':
      return [bestOf(options, (choice) => (choice.do === 'discard' ? -cardWorth(s, choice.card) : 0))];
    case 'adrenaline.choose':
    case 'experience.choose':
    case 'kit.learn':
      return [bestOf(options, growthWorth)];
    case 'harm.cancel':
      return [bestOf(options, (choice) => (choice.do === 'cancelWound' ? WOUND - cardWorth(s, choice.card) : 0))];
    case 'beforeZombies.guards':
      return [bestOf(options, (choice) => (choice.do === 'zone' ? crowdWorth(situationOf(s), choice.zone) - KEPT : 0))];
    case 'effects.choice':
      return inAnyOrder(s, options);
    case 'trade.choose':
      return [nextInTrade(s, options)];
    case 'trade.agree':
    case 'wounds.give':
    case 'zombiePass.choose':
    case 'strike.again':
    case 'strike.hit':
    case 'strike.mend':
    case 'strike.lose':
    case 'strike.reap':
    case 'move.turn':
    case 'search.aim':
    case 'attack.aim':
    case 'attack.arm':
    case 'opening.choose':
    case 'endPhase.choose':
    case 'beginning.choose':
    case 'beginning.start':
    case 'effects.look':
    case 'effects.lookAtObjectives':
    case 'effects.showDoorCards':
    case 'sightings.look':
    case 'reactions.order':
    case 'clock.choose':
      // The first option is the sensible one.
      return [0];
    default:
      return options.map((_, i) => i);
  }
}

/** A card for a wound; the guards' help in a later round. */
const WOUND = 2;
const KEPT = 2;

/** All of them, beginning with another one from game to game: the first of equal ones is taken. */
function inAnyOrder({ kernel: { tick } }: State, options: readonly Choice[]): readonly number[] {
  return options.map((_, i) => (tick + i) % options.length);
}

/** The option that is worth most. */
function bestOf(options: readonly Choice[], worthOf: (choice: Choice) => number): number {
  let [best, most] = [0, -Infinity];
  for (let i = 0; i < options.length; i++) {
    const value = worthOf(options[i]!);
    if (value > most) [best, most] = [i, value];
  }
  return best;
}

/** Who is in danger acts first, then who is nearest to the goal. */
function mostUrgent(s: State, options: readonly Choice[]): number {
  const { hits, field } = situationOf(s);
  return bestOf(options, (choice) => {
    if (choice.do !== 'activate') return 0;
    const { zone } = s.survivors[choice.survivor]!;
    return DANGER * hits[zone]! - field[zone]!;
  });
}
const DANGER = 6;
