/** All that can happen in The Long Night: the exhaustive runner plays until it has seen it. */
import { openAsk, type AnyState, type Answer, type Choice as AnyChoice } from '@horda/kernel';
import { CONTENT } from '../src/content/content.ts';
import {
  BETRAYAL_OBJECTIVE_IDS,
  CHAPTER_IDS,
  CRISIS_IDS,
  CROSSROADS_IDS,
  EXILE_OBJECTIVE_IDS,
  EXPERIMENT_IDS,
  IMPROVEMENT_IDS,
  ITEM_IDS,
  SECRET_OBJECTIVE_IDS,
  SIDE_EFFECT_IDS,
  SURVIVOR_IDS,
} from '../src/content/ids.ts';
import type { Op } from '../src/content/operations.ts';
import { PROMPTS } from '../src/prompts.ts';
import { damageOf } from '../src/rules/table.ts';
import { COLONY, ENDINGS, NONE, type CardNo, type Choice, type Event, type State } from '../src/state.ts';
import { begin } from './near.ts';
import { CHOICES, EVENTS } from './samples.ts';
import { TEXTS } from './texts.ts';

const OBJECTIVE_IDS = [...SECRET_OBJECTIVE_IDS, ...BETRAYAL_OBJECTIVE_IDS];

/** Lists of values are asked for by rules and never carried out; costs are paid in ways of their own. */
const CARRIED_OUT = [...TEXTS].flatMap(([op, label]) => (op.op === 'mod' || label.endsWith(' cost') ? [] : [label]));

/**
 * What a player may use in a turn is no text of its own: `actions/lasting.ts` takes its price and what is bought out of the
 * list, so that the list is never carried out, and nobody is left who could refuse to pay. No event calls for it either:
 * there is none of this name.
 */
const NEVER: readonly string[] = [...TEXTS.keys()].flatMap((op) => {
  if ((op.op !== 'lasting' && op.op !== 'attach') || op.on.hook !== 'turnFree') return [];
  const [bought] = op.do;
  return bought?.op === 'may' ? [bought, ...bought.else].flatMap((each) => TEXTS.get(each) ?? []) : [];
});

/** Melissa Gupta and George Coleman change what a card does that is played: their texts are part of that rule. */
const PART_OF_A_RULE = /^survivor (melissaGupta|georgeColeman) /;

/** Abilities that are no text of their own. */
const ABILITIES = SURVIVOR_IDS.filter(
  (id, i) => PART_OF_A_RULE.test(`survivor ${id} `) || CONTENT.survivors[i]!.ability.effects[0]!.op === 'mod',
);

/** Equipment that its owner names: weapons, blueprints and the like. */
const NAMED_ITEMS = ITEM_IDS.filter((_, i) =>
  CONTENT.items[i]!.uses.some(({ timing, effects }) => timing.limit !== undefined && effects[0]!.op === 'mod'),
);
const FUELS = ITEM_IDS.filter((_, i) => CONTENT.items[i]!.uses.some(({ timing }) => timing.hook === 'moveDeclared'));

/** Every card of every deck, and all that it can do. */
const CARDS = [
  ...CARRIED_OUT.filter((label) => !PART_OF_A_RULE.test(label) && !NEVER.includes(label)),
  ...ABILITIES.map((id) => `ability of ${id}`),
  ...ITEM_IDS.filter((id) => !FUELS.includes(id)).map((id) => `item ${id} is played`),
  ...NAMED_ITEMS.map((id) => `item ${id} is used`),
  ...FUELS.map((id) => `item ${id} is played for a move`),
  ...CRISIS_IDS.flatMap((id) => [`crisis ${id} is prevented`, `crisis ${id} is not prevented`]),
  ...CROSSROADS_IDS.flatMap((id, i) =>
    CONTENT.crossroads[i]!.options.map((_, n) => `crossroads ${id}: option ${n + 1}`),
  ),
  ...IMPROVEMENT_IDS.map((id) => `improvement ${id} works in a colony phase`),
  'choice attack.arm: withImprovement',
  ...EXPERIMENT_IDS.flatMap((id) => [`experiment ${id} is released`, `experiment ${id} is contained`]),
  ...SIDE_EFFECT_IDS.map((id) => `side effect ${id}`),
  'choice search.arm: withSideEffect',
  ...OBJECTIVE_IDS.map((id) => `objective ${id} is looked at in the end`),
  ...EXILE_OBJECTIVE_IDS.map((id) => `exile card ${id} is looked at in the end`),
  ...CHAPTER_IDS.flatMap((id) => [`chapter ${id} is completed`]),
  'bandits loot',
];

export const goals = {
  reach: [
    ...CARDS,
    ...Object.keys(EVENTS).map((type) => `event ${type}`),
    ...Object.keys(CHOICES).map((kind) => `picked ${kind}`),
    ...PROMPTS.map((prompt) => `prompt ${prompt}`),
    ...ENDINGS.map((ending) => `summary ending=${ending}`),
  ],

  begin,

  features(before: AnyState, { seat, picks }: Answer<AnyChoice>, after: AnyState): Iterable<string> {
    const s = after as State;
    const isSaved = openAsk(before, seat)?.prompt === 'saving.choose' && picks[0]!.do === 'yes';
    return [
      ...(picks as readonly Choice[]).flatMap(ofPick),
      ...s.kernel.events.flatMap((e) => ofEvent(s, e)),
      ...s.survivors.flatMap((one) =>
        SURVIVOR_IDS[one.card] === 'buddyDavis' && damageOf(one) === 3 ? ['ability of buddyDavis'] : [],
      ),
      ...(isSaved ? ['ability of georgeColeman'] : []),
    ];
  },

  /** A text is carried out. */
  steps(rule: string, step: string, s: AnyState): readonly string[] {
    if (rule !== 'effects' || step !== 'next') return NOTHING;
    const { ops, next } = s.kernel.stack.at(-1)!.my as { ops: readonly Op[]; next: number };
    const label = TEXTS.get(ops[next]!);
    return label === undefined ? NOTHING : [label];
  },
};
const NOTHING: readonly string[] = [];

const itemId = (card: CardNo): string => CONTENT.cards[card]!.item;

function ofPick(pick: Choice): string[] {
  const fuel = pick.do === 'go' && pick.fuel !== NONE ? [`item ${itemId(pick.fuel)} is played for a move`] : [];
  return [`picked ${pick.do}`, ...fuel];
}

function ofEvent(s: State, e: Event): string[] {
  switch (e.type) {
    case 'abilityUsed':
      return [`ability of ${SURVIVOR_IDS[e.of]}`, `ability of ${SURVIVOR_IDS[e.survivor]}`];
    case 'cardPlayed':
      return [`item ${itemId(e.card)} is played`];
    case 'itemUsed':
      return [`item ${itemId(e.card)} is used`, ...usedAgain(s, e)];
    case 'crisisResolved':
      return [`crisis ${CRISIS_IDS[e.crisis]} is ${e.sum < e.need ? 'not prevented' : 'prevented'}`];
    case 'optionChosen':
      return [`crossroads ${CROSSROADS_IDS[e.card]}: option ${e.option + 1}`];
    case 'experimentReleased':
      return [`experiment ${EXPERIMENT_IDS[e.experiment]} is released`];
    case 'experimentContained':
      return [`experiment ${EXPERIMENT_IDS[e.experiment]} is contained`];
    case 'sideEffectGot':
      return [`side effect ${SIDE_EFFECT_IDS[e.sideEffect]}`];
    case 'chapterCompleted':
      return [`chapter ${e.chapter} is completed`];
    case 'looted':
      return ['bandits loot'];
    case 'stepBegan':
      return e.step === 'zombies' ? ofColony(s) : [];
    case 'ended':
      return ofEnd(s);
    default:
      return byItself(e);
  }
}

/** Alfonso Ortega uses a weapon once more than it allows. */
function usedAgain({ survivors }: State, e: Extract<Event, { type: 'itemUsed' }>): string[] {
  const one = survivors.find(({ card }) => card === e.survivor);
  return SURVIVOR_IDS[e.survivor] === 'alfonsoOrtega' && (one?.used ?? 0) > 0 ? ['ability of alfonsoOrtega'] : [];
}

/** Abilities that nobody has to name. */
function byItself(e: Event): string[] {
  if (!('survivor' in e)) return [];
  const of = SURVIVOR_IDS[e.survivor];
  const works =
    (of === 'davidGarcia' && e.type === 'searchBegan') ||
    (of === 'mikeCho' && e.type === 'attackDone') ||
    (of === 'rodMiller' && e.type === 'moved') ||
    (of === 'harmanBrooks' && e.type === 'exposureRolled' && e.face === 'frostbite') ||
    (of === 'sparky' && e.type === 'exposureRolled' && e.face === 'bite');
  return works ? [`ability of ${of}`] : [];
}

/** What works while zombies come. */
function ofColony({ improvements, survivors }: State): string[] {
  const isThere = survivors.some(({ card, place }) => SURVIVOR_IDS[card] === 'walterBoone' && place === COLONY);
  return [
    ...improvements.built.map(({ card }) => `improvement ${IMPROVEMENT_IDS[card]} works in a colony phase`),
    ...(isThere ? ['ability of walterBoone'] : []),
  ];
}

function ofEnd({ players }: State): string[] {
  return players.flatMap(({ objective, exile }) => [
    `objective ${OBJECTIVE_IDS[objective]} is looked at in the end`,
    `exile card ${EXILE_OBJECTIVE_IDS[exile]} is looked at in the end`,
  ]);
}
