/** The rule that stands behind each question and each event. */
import { promptAmong, type Citations } from '@horda/parts';
import { cardsOf, listedBy } from './content/decks.ts';
import { factsOf, type EffectFacts } from './content/effects.ts';
import type { Printed } from './content/printed.ts';
import { behind, laneOf } from './content/board.ts';
import type { Ability, Event, MoveKind, Piece } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import { movers } from './text/seen.ts';
import type { View } from './view.ts';

/** Every question of the game: the rule and the step that put it. */
export const PROMPTS = [
  'movement.order',
  'movement.step',
  'movement.second',
  'pets.step',
  'nest.hatch',
  'discard.choose',
  'use.choose',
  'use.aim',
  'reaction.answer',
  'boobyTrap.splash',
  'mine.splash',
  'explosion.order',
  'parade.order',
  'molotov.second',
  'flamethrower.burn',
  'oil.burn',
  'laughingGas.push',
  'net.widen',
  'radio.discard',
  'radio.order',
  'flare.discard',
  'flare.order',
  'split.place',
  'corpses.place',
  'boss.order',
  'kasparov.push',
  'bucket.retreat',
  'bucket.wound',
  'bite.place',
] as const;
export type Prompt = (typeof PROMPTS)[number];

export const promptOf = (prompt: string): Prompt => promptAmong(PROMPTS, prompt);

const PLAYING: RuleId = 'Z63';

/** The rule of the card in play stands before these where a question serves several cards. */
const RULE_OF_PROMPT: Readonly<Record<Prompt, RuleId>> = {
  'movement.order': 'R4',
  'movement.step': 'R6',
  'movement.second': 'K121',
  'pets.step': 'P192',
  'nest.hatch': 'K153',
  'discard.choose': 'Z57',
  'use.choose': 'Z62',
  'use.aim': PLAYING,
  'reaction.answer': 'R29',
  'boobyTrap.splash': 'K461',
  'mine.splash': 'P592',
  'explosion.order': 'J15',
  'parade.order': 'K261',
  'molotov.second': 'K361',
  'flamethrower.burn': 'P422',
  'oil.burn': 'P432',
  'laughingGas.push': 'P511',
  'net.widen': 'P561',
  'radio.discard': 'K531',
  'radio.order': 'K531',
  'flare.discard': 'P552',
  'flare.order': 'P552',
  'split.place': 'P142',
  'corpses.place': 'R58',
  'boss.order': 'P222',
  'kasparov.push': 'K132',
  'bucket.retreat': 'P343',
  'bucket.wound': 'P344',
  'bite.place': 'P281',
};
const OF_CARD_IN_PLAY: ReadonlySet<Prompt> = new Set(['use.aim', 'corpses.place']);

export const cite = {
  prompt(prompt: string, view: View): RuleId {
    const known = promptOf(prompt);
    if (known === 'discard.choose' && mayKeep(view)) return 'Z59';
    if (known === 'discard.choose' && view.doubleDiscard) return 'P212';
    if (known === 'pets.step') return ruleOfPets(view) ?? RULE_OF_PROMPT[known];
    const card = OF_CARD_IN_PLAY.has(known) ? inPlayOf(view) : null;
    if (known === 'corpses.place' && card !== null) return listedBy(card.rule)?.acts ?? card.rule;
    // Cards of a pack are given the rules of the card of our decks that does the same.
    return card === null ? RULE_OF_PROMPT[known] : card.rule;
  },
  event: ruleOfEvent,
} satisfies Citations<Event, View>;

/** What is printed on the card in play; null: none is in play. */
export function inPlayOf(view: View): Printed | null {
  return view.inPlay === null ? null : (cardsOf(view)[view.inPlay.card] ?? null);
}

/** The rule by which all pets run that may; null: there are different ones. */
function ruleOfPets(view: View): RuleId | null {
  const [rule = null, ...others] = new Set(movers(view).map(({ effect }) => factsOf(effect).traits.runs));
  return others.length === 0 ? rule : null;
}

function mayKeep({ asks }: View): boolean {
  return asks.some(({ own }) => own?.options.some((option) => option.do === 'keep'));
}

/** What is known of a piece by what is printed on it; null: it lies face down. The cards of a pack may have any names. */
export function factsOfPiece({ rule }: Piece): EffectFacts | null {
  const card = listedBy(rule);
  return card === null ? null : factsOf(card.effect);
}

/** What a card does later, or how it is lost; the first of its rules often tells how it is laid down. */
function ruleWhenActing({ rule }: Piece, otherwise: RuleId): RuleId {
  return listedBy(rule)?.acts ?? otherwise;
}

export const RULE_OF_ABILITY: Readonly<Record<Ability, RuleId>> = { kasparov: 'K132', boss: 'P222', teddy: 'P212' };

function ruleOfEvent(e: Event): RuleId {
  switch (e.type) {
    case 'turnBegan':
      return 'Z32';
    case 'cardExpired':
      return 'Z35';
    case 'zombieMoved':
      return ruleOfMove(e.zombie, e.from, e.to, e.how);
    case 'zombiesSwapped':
      return 'P271';
    case 'zombiesMerged':
      return 'P252';
    case 'carMoved':
      return factsOfPiece(e.car)?.traits.drives ?? 'Z47';
    case 'carHit':
      return ruleWhenActing(e.car, 'M18');
    case 'cardsDrawn':
      return 'Z50';
    case 'deckRanOut':
      return e.side === 'humans' ? 'Z54' : 'Z55';
    case 'cardDiscarded':
      return e.why === 'duty' ? 'Z57' : e.why === 'wish' ? 'Z65' : 'Z70';
    case 'cardPlayed':
      return e.card.rule;
    case 'cardCancelled':
      return e.by.rule;
    case 'zombieDeployed':
      return 'Z75';
    case 'corpseRose':
      return 'R58';
    case 'zombieWounded':
      return 'Z24';
    case 'zombieHealed':
    case 'zombieStrengthened':
      return 'R47';
    case 'zombieUnharmed':
    case 'retreatBarred':
      return e.rule;
    case 'zombieDestroyed':
      return 'Z74';
    case 'zombieShrunk':
      return factsOfPiece(e.zombie)?.traits.shrinks ?? 'P471';
    case 'cardAttached':
      return 'R31';
    case 'cardDetached':
      return ruleWhenActing(e.card, 'R31');
    case 'teddyWounded':
      return 'P213';
    case 'abilityUsed':
      return RULE_OF_ABILITY[e.ability];
    case 'thingPlaced':
      return 'Z30';
    case 'thingRemoved':
      return 'Z70';
    case 'thingWorn':
      return ruleWhenActing(e.thing, 'K492');
    case 'trapSprung':
      return ruleWhenActing(e.trap, 'M9');
    case 'thingExploded':
      return ruleWhenActing(e.thing, 'M9');
    case 'zombieHeld':
      return ruleWhenActing(e.by, 'Z44');
    case 'zombieFreed':
      return 'K453';
    case 'eggHatched':
      return 'K153';
    case 'jellyLeft':
      return 'P162';
    case 'jellyEaten':
      return 'P164';
    case 'cardsSeen':
      return 'R37';
    case 'cardReturned':
      return 'K551';
    case 'movementSkipped':
      return e.by.rule;
    case 'gameEnded':
      return e.ending === 'dawn' ? 'Z89' : 'Z90';
    default:
      return e satisfies never;
  }
}

function ruleOfMove(piece: Piece, from: number, to: number, how: MoveKind): RuleId {
  if (to < 0) return 'Z90';
  if (how === 'extra') return 'M2';
  if (how === 'forced') return to === behind(from) ? 'R15' : 'R53';
  const runs = factsOfPiece(piece)?.traits.runs ?? null;
  if (runs !== null) return runs;
  return laneOf(from) === laneOf(to) ? 'Z39' : 'Z40';
}
