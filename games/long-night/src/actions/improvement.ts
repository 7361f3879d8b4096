/** Q94: free actions of finished improvements, for the player whose turn it is. */
import { call, emit, rule, type Rule, type Seat } from '@horda/kernel';
import type { Improvement } from '../content/entries.ts';
import { callEffects } from '../effects/act.ts';
import { context, type Context } from '../effects/context.ts';
import { isWorthwhile } from '../effects/worthwhile.ts';
import { askDie, hasDie, useDie } from '../rules/dice.ts';
import { contentOf } from '../rules/table.ts';
import type { Choice, ImprovementNo, State } from '../state.ts';
import type { ActionRules } from './action.ts';

type Part = Improvement['parts'][number];

export const IMPROVEMENT_ACTIONS: ActionRules<'improvement'> = {
  improvement: {
    offer(s, seat, options) {
      for (const { card, used } of s.improvements.built) {
        const part = freePart(s, card);
        if (part !== undefined && isPossible(s, seat, card, part, used)) options.push({ do: 'improvement', card });
      }
    },
    act: (s, seat, { card }) => call(s, improvementUse, { seat, card }),
  },
};

function freePart(s: State, card: ImprovementNo): Part | undefined {
  return contentOf(s).improvements[card]!.parts.find(({ timing }) => timing.hook === 'turnFree');
}

/** `used`: the round in which it was last used. */
function isPossible(s: State, seat: Seat, card: ImprovementNo, { timing, die, effects }: Part, used: number): boolean {
  const isOnceARound = timing.limit !== undefined && 'perRoundForAll' in timing.limit;
  if (isOnceARound ? used === s.round : s.turn.used.includes(nameOf(card))) return false;
  return (die === undefined || hasDie(s, seat, die)) && isWorthwhile(s, effects, contextOf(s, seat, card));
}

function nameOf(card: ImprovementNo): string {
  return `improvement ${card}`;
}

function contextOf(s: State, seat: Seat, card: ImprovementNo): Context {
  return context(s, { deck: 'improvement', card }, seat);
}

const improvementUse = rule<State, { seat: Seat; card: ImprovementNo }, Choice>('improvement')({
  die(s, { seat, card }, f) {
    const { die } = freePart(s, card)!;
    if (die === undefined) f.at = 'work';
    else askDie(s, f, seat, 'improvement.die', die);
  },
  pay(s, { seat }, { pick }) {
    if (pick.do === 'die') useDie(s, seat, pick.value);
  },
  work(s, { seat, card }) {
    s.turn.used = [...s.turn.used, nameOf(card)];
    s.improvements.built = s.improvements.built.map((one) => (one.card === card ? { ...one, used: s.round } : one));
    emit(s, { type: 'effectBegan', cause: { deck: 'improvement', card }, seat });
    callEffects(s, freePart(s, card)!.effects, contextOf(s, seat, card));
  },
});

export const IMPROVEMENT_RULES: readonly Rule<State>[] = [improvementUse];
