/** Whether the crossroads card of this turn fires. Only one card is held, so one comparison rules out most moments. */
import type { Frame } from '@horda/kernel';
import { memo } from '@horda/parts';
import { allHold } from '../conditions/conditions.ts';
import type { CrossroadsCard } from '../content/entries.ts';
import type { Condition, SurvivorId } from '../content/vocabulary.ts';
import { CROSSROADS } from '../declared.ts';
import { context, type Context } from '../effects/context.ts';
import type { Moment } from '../events.ts';
import { contentOf, find, ofPlayer, placeNo, survivorNo, survivorsAt } from '../rules/table.ts';
import { NONE, type State, type SurvivorNo } from '../state.ts';
import { rolesOf } from './roles.ts';

const NOTHING: readonly Frame[] = [];

/** The frame of the card if it waits for this event and its conditions hold. (Q12) */
export function firesOn(s: State, e: Moment): readonly Frame[] {
  const card = contentOf(s).crossroads[s.crossroads];
  if (card === undefined || card.trigger.hook !== e.type || isOfAnother(s, e)) return NOTHING;
  return fire(s, card, rolesOf(e));
}

/** L135: only what the active player does counts. */
function isOfAnother(s: State, e: Moment): boolean {
  if ('seat' in e) return e.seat !== s.active;
  return 'survivor' in e && find(s, e.survivor)?.owner !== s.active;
}

/** The state check: once after the start of the turn, then after every finished action. (Q8) */
export function firesNow(s: State): readonly Frame[] {
  const card = contentOf(s).crossroads[s.crossroads];
  if (card === undefined || card.trigger.hook !== 'turnState') return NOTHING;
  return fire(s, card, {});
}

function fire(s: State, card: CrossroadsCard, roles: Partial<Context>): readonly Frame[] {
  const base = context(s, { deck: 'crossroads', card: s.crossroads }, s.active, roles);
  const found = candidates(s, card, base).filter((ctx) => allHold(s, card.trigger.when, ctx));
  const [first] = found;
  if (first === undefined) return NOTHING;
  return [
    CROSSROADS.frame({ card: s.crossroads, ctx: first, pairs: found.map(pairOf), seat: NONE, option: NONE, left: [] }),
  ];
}

function pairOf({ trigger, otherTrigger }: Context): readonly [SurvivorNo, SurvivorNo] {
  return [trigger, otherTrigger];
}

/** Survivors that could meet the conditions, each with a second one where two must share a place. */
function candidates(s: State, { trigger: { when } }: CrossroadsCard, base: Context): readonly Context[] {
  const { named, place, pairs } = subjectOf(when);
  const about = (trigger: SurvivorNo, otherTrigger = base.otherTrigger): Context => {
    const here = base.here === NONE ? (find(s, trigger)?.place ?? NONE) : base.here;
    return { ...base, trigger, otherTrigger, here };
  };
  if (base.trigger !== NONE) return [about(base.trigger)];
  if (named !== undefined) return [about(survivorNo(named))];
  const own = ofPlayer(s, base.by).filter((one) => place === undefined || one.place === place);
  if (own.length === 0) return [base];
  if (!pairs) return own.map(({ card }) => about(card));
  return own.flatMap((one) =>
    survivorsAt(s, one.place)
      .filter(({ card }) => card !== one.card)
      .map(({ card }) => about(one.card, card)),
  );
}

/** Who conditions are about: a survivor that they name, one at a place, or two. */
const subjectOf = memo((when: readonly Condition[]) => ({
  named: when.flatMap(nameIn)[0],
  place: when.flatMap(placeIn)[0],
  pairs: when.some(isAboutTwo),
}));

/** A survivor that a condition names is the one that the text is about. */
function nameIn(condition: Condition): readonly SurvivorId[] {
  return 'is' in condition && 'name' in condition && condition.is !== 'inDeck' && condition.is !== 'isTrigger'
    ? [condition.name]
    : [];
}

/** "You have a survivor at …": that one. */
function placeIn(condition: Condition): readonly number[] {
  if (!('of' in condition)) return [];
  return condition.of.flatMap((count) => (count.count === 'has' ? [placeNo(count.place as 'colony')] : []));
}

function isAboutTwo(condition: Condition): boolean {
  return (
    'is' in condition &&
    ['sharesPlace', 'sharesWithExiled', 'exiledShares', 'twoOwnHere', 'bothHuman'].includes(condition.is)
  );
}
