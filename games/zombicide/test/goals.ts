/** All that can happen in Zombicide: the exhaustive runner plays until it has seen it. */
import type { AnyState, Answer, Choice as AnyChoice } from '@horda/kernel';
import { ENDINGS as CAMPAIGN_ENDINGS } from '../src/content/campaign.ts';
import { EQUIPMENT } from '../src/content/equipment.ts';
import {
  ABOMINATION_IDS,
  ACHIEVEMENT_IDS,
  COMPANION_IDS,
  KEYWORD_IDS,
  SKILL_IDS,
  TOKEN_IDS,
} from '../src/content/ids.ts';
import { MISSIONS } from '../src/content/missions/missions.ts';
import type { Effects } from '../src/content/operations.ts';
import { ZOMBIE_CARDS } from '../src/content/zombie-cards.ts';
import { PROMPTS } from '../src/prompts.ts';
import { cardOf } from '../src/rules/held.ts';
import { missionOf } from '../src/rules/mission.ts';
import { ENDINGS, NONE, type CardNo, type Choice, type Event, type State } from '../src/state.ts';
import { begin } from './near.ts';
import { CHOICES, EVENTS } from './samples.ts';
import { skillsAtWork } from './skills-at-work.ts';

/** Every card and note of every mission, with the options that it offers. */
const OBJECTIVES = MISSIONS.flatMap(({ cards, notes = [] }) =>
  [...cards, ...notes].flatMap(({ id, effects }) => [id, ...optionsIn(effects).map((option) => `${id}: ${option}`)]),
);

function optionsIn(effects: Effects): readonly string[] {
  return effects.flatMap((op) => {
    if (op.op === 'if') return [...optionsIn(op.do), ...optionsIn(op.otherwise ?? [])];
    if (op.op === 'byTrigger') return [...optionsIn(op.kill), ...optionsIn(op.sight)];
    return op.op === 'choice' ? op.options.flatMap(({ id, effects: more }) => [id, ...optionsIn(more)]) : [];
  });
}

/** Two cards of one name in two decks are two cards. */
export const cardLabel = (card: CardNo): string => `card ${EQUIPMENT[card]!.id}@${EQUIPMENT[card]!.deck}`;

export const goals = {
  reach: [
    ...SKILL_IDS.map((skill) => `skill ${skill}`),
    ...EQUIPMENT.map((_, card) => cardLabel(card)),
    ...ZOMBIE_CARDS.map((_, card) => `zombie card ${card + 1}`),
    ...ABOMINATION_IDS.flatMap((id) => [`abomination ${id} comes`, `abomination ${id} is killed`]),
    ...OBJECTIVES.map((label) => `objective ${label}`),
    ...ACHIEVEMENT_IDS.map((id) => `achievement ${id}`),
    ...KEYWORD_IDS.map((id) => `keyword ${id}`),
    ...COMPANION_IDS.map((id) => `companion ${id}`),
    ...TOKEN_IDS.map((id) => `token ${id}`),
    ...CAMPAIGN_ENDINGS.map(({ id }) => `epilogue ${id}`),
    ...Object.keys(EVENTS).map((type) => `event ${type}`),
    ...Object.keys(CHOICES).map((kind) => `picked ${kind}`),
    ...PROMPTS.map((prompt) => `prompt ${prompt}`),
    ...ENDINGS.map((ending) => `summary ending=${ending}`),
  ],

  begin,

  features(before: AnyState, { picks }: Answer<AnyChoice>, after: AnyState): Iterable<string> {
    const [was, s] = [before as State, after as State];
    const pick = picks[0] as Choice | undefined;
    return [
      ...(picks as readonly Choice[]).flatMap((each) => ofPick(was, each)),
      ...s.kernel.events.flatMap((e) => ofEvent(s, e)),
      ...s.noted.keywords.map((id) => `keyword ${id}`),
      ...(s.epilogue === null ? [] : [`epilogue ${s.epilogue}`]),
      ...(pick === undefined ? [] : skillsAtWork(was, pick, s).map((skill) => `skill ${skill}`)),
    ];
  },
};

/** Cards are used by picks. */
function ofPick(s: State, pick: Choice): string[] {
  const label = `picked ${pick.do}`;
  switch (pick.do) {
    case 'attack':
      return [label, ...pick.with.map((held) => cardLabel(cardOf(held)))];
    case 'throw':
    case 'mend':
      return [label, cardLabel(cardOf(pick.card))];
    case 'door':
      return pick.card === NONE ? [label] : [label, cardLabel(cardOf(pick.card))];
    case 'eat':
      return [label, cardLabel(pick.card)];
    case 'option':
      return [label, `objective ${pick.card}: ${pick.option}`];
    case 'search':
      return pick.light ? [label, ...carriedBy(s, (card) => EQUIPMENT[card]!.light === true)] : [label];
    case 'reroll':
      return pick.by === 'ammo' ? [label, ...carriedBy(s, (card) => EQUIPMENT[card]!.rerolls !== undefined)] : [label];
    default:
      return [label];
  }
}

/** Cards of this kind that the acting survivor carries. */
function carriedBy({ survivors, acting }: State, fits: (card: CardNo) => boolean): string[] {
  const one = survivors[acting];
  return one === undefined ? [] : [...one.hand, ...one.pack].map(cardOf).filter(fits).map(cardLabel);
}

function ofEvent(s: State, e: Event): string[] {
  const mission = missionOf(s);
  switch (e.type) {
    case 'zombieCardDrawn':
      return [`zombie card ${e.card + 1}`];
    case 'abominationCame':
      return [`abomination ${ABOMINATION_IDS[e.kind]} comes`];
    case 'abominationKilled':
      return [`abomination ${ABOMINATION_IDS[e.kind]} is killed`];
    case 'cardRevealed':
      return [`objective ${mission.cards[e.card]!.id}`];
    case 'noteRead':
      return [`objective ${mission.notes![e.note]!.id}`];
    case 'achievementGained':
      return [`achievement ${e.achievement}`];
    case 'companionCame':
    case 'companionJoined':
      return [`companion ${COMPANION_IDS[e.companion]}`];
    case 'tokenGained':
      return [`token ${e.token}`];
    // A trap works by being drawn.
    case 'cardDrawn':
      return EQUIPMENT[e.card]!.trap === true ? [cardLabel(e.card)] : [];
    // Goggles and shields work by being carried.
    case 'woundsIgnored':
      return s.survivors[e.survivor]!.hand.map(cardOf)
        .filter((card) => EQUIPMENT[card]!.skill === 'tough')
        .map(cardLabel);
    case 'attacked': {
      const { hand, pack } = s.survivors[e.survivor]!;
      const goggles = [...hand, ...pack].map(cardOf).filter((card) => EQUIPMENT[card]!.skill === 'nightVision');
      return s.night && e.kind === 'ranged' ? goggles.map(cardLabel) : [];
    }
    default:
      return [];
  }
}
