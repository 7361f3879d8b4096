/**
 * What stands against a choice, as its player can see it: the rule, and what is missing here and now. Drawings speak of
 * it, so that it needs no rule that runs. Only for choices that are not offered.
 */
import type { Seat } from '@horda/kernel';
import { contentOf, sideOf } from './rules/table.ts';
import type { ItemKind } from './content/entries.ts';
import type { Op, OpName } from './content/operations.ts';
import { ITEM_IDS } from './content/ids.ts';
import { ABOUT, against, whyNoDie, type Lack, type Obstacle, type Reason, type SurvivorView } from './obstacle.ts';
import { COLONY, NONE, RAXXON, type CardNo, type Choice, type PlaceNo } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import type { View } from './view.ts';
import { whyNotAbility, whyNotAttack, whyNotMove, whyNotSearch } from './why-not-survivor.ts';

/** What stands against a choice that is not offered to the seat now. */
export function whyNot(view: View, seat: Seat, choice: Choice): Obstacle {
  if (view.phase === 'over') return against('L201', { is: 'gameOver' });
  const ask = view.asks.find((one) => one.seat === seat && one.offered !== true);
  if (ask === undefined || ask.answered) return whyNotAsked(view, seat, ask !== undefined);
  if (ask.own !== null && ask.own.prompt !== 'turn.choose') return inQuestion(view, choice, ask.own.prompt);
  return inTurn(view, seat, choice) ?? against('L64', { is: 'noEffect', lack: lackOf(view, choice) });
}

function whyNotAsked({ active, asks }: View, seat: Seat, answered: boolean): Obstacle {
  if (answered) return against('L207', { is: 'answered' });
  const seats = asks.filter((ask) => !ask.answered && ask.offered !== true).map((ask) => ask.seat);
  return active === seat || active < 0
    ? against('L64', { is: 'otherQuestion', seats })
    : against('L62', { is: 'notYourTurn', seat: active });
}

/** A question inside an action: only what it offers. */
function inQuestion(view: View, choice: Choice, prompt: string): Obstacle {
  const one = view.survivors.find(({ card }) => card === view.underWay.survivor);
  if (prompt === 'search.choose' && choice.do === 'makeNoise' && one !== undefined) {
    const { noise, deck } = view.places[one.place]!;
    if (deck === 0) return against('Q53', { is: 'deckEmpty', place: one.place });
    if (noise >= contentOf(view).places[one.place]!.noiseSpaces)
      return against('L34', { is: 'noNoiseLeft', place: one.place });
  }
  if (prompt === 'move.choose' && choice.do === 'go' && one !== undefined) return whyNotMove(view, one, choice.to);
  if (prompt.startsWith('attack.') && one !== undefined && isTarget(choice))
    return whyNotAttack(view, one, choice) ?? against('L68', about(view, prompt));
  if (choice.do === 'die') return against('L66', { is: 'noSuchDie' });
  if (choice.do === 'entrance') return against('L168', { is: 'entranceFull', place: choice.place });
  return against('L64', about(view, prompt));
}

/** The question that has to be answered first. */
function about({ underWay, survivors }: View, prompt: string): Reason {
  const rule = prompt.split('.')[0]!;
  const known = survivors.some(({ card }) => card === underWay.survivor);
  return {
    is: 'notOffered',
    about: ABOUT.find((one) => one === rule) ?? 'card',
    survivor: known ? underWay.survivor : NONE,
  };
}

type Target = Extract<Choice, { do: 'zombie' | 'special' | 'victim' | 'bandit' }>;

function isTarget(choice: Choice): choice is Target {
  return ['zombie', 'special', 'victim', 'bandit'].includes(choice.do);
}

/** Between two actions of the own turn. Null: nothing is missing that can be seen, so it would have no effect. */
function inTurn(view: View, seat: Seat, choice: Choice): Obstacle | null {
  if ('survivor' in choice) {
    const one = view.survivors.find(({ card }) => card === choice.survivor);
    if (one === undefined) return against('L185', { is: 'notInPlay' });
    if (one.owner !== seat) return against('L67', { is: 'notYours' });
    return ofSurvivor(view, one, choice);
  }
  switch (choice.do) {
    case 'clean':
      return whyNotClean(view, seat);
    case 'play':
      return whyNotPlay(view, seat, choice.card);
    case 'contribute':
      return whyNotHeld(view, seat, choice.card) ?? whyNotCrisis(view, seat);
    case 'offer':
      return whyNotHeld(view, seat, choice.card) ?? against('Q119', { is: 'notAccepted' });
    case 'spendFood':
      return whyNotFood(view, seat, choice.seat, choice.die);
    case 'eat':
      return whyNotEat(view, seat, choice.card, choice.die);
    case 'calm':
      return whyNotCalm(view, seat, choice.card);
    case 'request':
      return view.players[seat]!.noRequests ? against('L209', { is: 'noRequests' }) : null;
    case 'accuse':
      return whyNotAccuse(view, seat, choice.seat);
    case 'improvement':
      return view.options.improvements ? whyNoDie(view, seat, 1, 'L249') : against('L228', OFF.improvements);
    case 'codeDie':
      return whyNotCode(view, seat, choice.die);
    case 'objective':
      return whyNotObjective(view, seat);
    default:
      return against('L64', { is: 'noEffect', lack: 'any' });
  }
}

const OFF = {
  improvements: { is: 'module', module: 'improvements' },
  bandits: { is: 'module', module: 'bandits' },
  raxxon: { is: 'module', module: 'raxxon' },
} as const;

function ofSurvivor(view: View, one: SurvivorView, choice: Extract<Choice, { survivor: number }>): Obstacle | null {
  if (one.marks.some(({ mark }) => mark === 'jailed')) return against('L209', { is: 'restrained' });
  switch (choice.do) {
    case 'attack':
      return whyNotAttack(view, one, null);
    case 'search':
      return whyNotSearch(view, one);
    case 'barricade':
      return whyNoDie(view, one.owner, 1, 'L85') ?? whyFull(view, one.place, 'L85');
    case 'attract':
      return (
        whyNoDie(view, one.owner, 1, 'L87') ??
        whyFull(view, one.place, 'F17') ??
        against('L87', { is: 'nothingToAttract' })
      );
    case 'move':
      return whyNotMove(view, one, null);
    case 'ability':
      return whyNotAbility(view, one, choice.of);
    case 'equip':
      return whyNotEquip(view, one.owner, choice.card);
    case 'use':
      return whyNotCarried(one, choice.card) ?? against('Q62', { is: 'usedUp' });
    case 'contributeItem':
      return whyNotCarried(one, choice.card) ?? whyNotCrisis(view, one.owner);
    case 'handOff':
      return whyNotCarried(one, choice.card) ?? against('L114', { is: 'apart' });
    case 'placeAction':
      return view.options.bandits ? whyNoDie(view, one.owner, 1, 'L264') : against('L228', OFF.bandits);
    default:
      return against('L64', { is: 'noEffect', lack: 'any' });
  }
}

/** Every entrance space of the place is taken. */
function whyFull(view: View, place: PlaceNo, rule: RuleId): Obstacle | null {
  const { entranceSpaces } = contentOf(view).places[place]!;
  const isFull = view.places[place]!.entrances.every(
    ({ zombies, barricades, traps, special }) => zombies + barricades + traps + special.length >= entranceSpaces,
  );
  return isFull ? against(rule, { is: 'entranceFull', place }) : null;
}

function hasOwnAt({ survivors }: View, seat: Seat, place: PlaceNo): boolean {
  return survivors.some((one) => one.owner === seat && one.place === place);
}

function whyNotClean(view: View, seat: Seat): Obstacle | null {
  if (!hasOwnAt(view, seat, COLONY)) return against('L86', { is: 'nobodyHome' });
  if (view.waste.length === 0) return against('Q59', { is: 'wasteEmpty' });
  return whyNoDie(view, seat, 1, 'L86');
}

/** The own hand; the number of cards of anybody else tells nothing. */
function whyNotHeld(view: View, seat: Seat, card: CardNo): Obstacle | null {
  const { hand } = view.players[seat]!;
  return typeof hand === 'number' || hand.includes(card) ? null : against('L91', { is: 'notHeld' });
}

function itemOf(view: View, card: CardNo): ItemKind | undefined {
  const { cards, items } = contentOf(view);
  const item = cards[card]?.item;
  return item === undefined ? undefined : items[ITEM_IDS.indexOf(item)];
}

function whyNotPlay(view: View, seat: Seat, card: CardNo): Obstacle | null {
  const held = whyNotHeld(view, seat, card);
  if (held !== null) return held;
  const item = itemOf(view, card);
  if (item === undefined || item.use === 'equip') return against('L94', { is: 'notPlayable' });
  const barred = whyBarred(view, seat, card, item);
  if (barred !== null) return barred;
  const off = item.uses.every(({ module }) => module !== undefined && !view.options[module]);
  const [use] = item.uses;
  return off && use?.module !== undefined ? against('L233', OFF[use.module]) : null;
}

function whyNotEquip(view: View, seat: Seat, card: CardNo): Obstacle | null {
  const held = whyNotHeld(view, seat, card);
  if (held !== null) return held;
  const item = itemOf(view, card);
  return item?.use === 'equip' ? whyBarred(view, seat, card, item) : against('L94', { is: 'notEquipment' });
}

/** A card forbids its kind for this turn, or this card for the round. */
function whyBarred({ turn, players }: View, seat: Seat, card: CardNo, { symbol }: ItemKind): Obstacle | null {
  const isBarred = turn.noCards.includes(symbol) || players[seat]!.withheld === card;
  return isBarred ? against('L209', { is: 'restrained' }) : null;
}

function whyNotCarried(one: SurvivorView, card: CardNo): Obstacle | null {
  return one.items.some((item) => item.card === card) ? null : against('L94', { is: 'notCarried' });
}

function whyNotCrisis(view: View, seat: Seat): Obstacle | null {
  if (view.players[seat]!.exiled) return against('L193', { is: 'exiledCrisis' });
  return view.crisis < 0 ? against('L100', { is: 'noCrisis' }) : against('L209', { is: 'restrained' });
}

function whyNotFood(view: View, seat: Seat, of: Seat, die: number): Obstacle | null {
  if (view.players[seat]!.exiled) return against('L196', { is: 'exiledFood' });
  if (view.food === 0) return against('L108', { is: 'noFood' });
  return whyNotRaised(view, of, die);
}

function whyNotRaised(view: View, seat: Seat, die: number): Obstacle | null {
  if (die >= 6) return against('F24', { is: 'dieAtSix' });
  return view.players[seat]?.dice.includes(die) === true ? null : against('L66', { is: 'noSuchDie' });
}

function whyNotEat(view: View, seat: Seat, card: CardNo, die: number): Obstacle | null {
  if (!view.players[seat]!.exiled) return against('L196', { is: 'onlyExiled' });
  const held = whyNotHeld(view, seat, card);
  if (held !== null) return held;
  const item = itemOf(view, card);
  if (item?.symbol !== 'food') return against('L196', { is: 'notFood' });
  return whyBarred(view, seat, card, item) ?? whyNotRaised(view, seat, die);
}

function whyNotCalm(view: View, seat: Seat, card: CardNo): Obstacle | null {
  if (view.unruly === 0) return against('L242', { is: 'noUnruly' });
  const held = whyNotHeld(view, seat, card);
  if (held !== null) return held;
  return itemOf(view, card)?.symbol === 'medicine' ? null : against('Q60', { is: 'notMedicine' });
}

function whyNotAccuse(view: View, seat: Seat, whom: Seat): Obstacle | null {
  if (view.options.mode === 'coop') return against('L220', { is: 'coopExile' });
  if (whom === seat) return against('L117', { is: 'yourself' });
  if (view.turn.accused) return against('L116', { is: 'accusedAlready' });
  const { exiled = false, out = false } = view.players[whom] ?? {};
  if (out) return against('Q108', { is: 'isOut', seat: whom });
  return exiled ? against('Q27', { is: 'exiledAlready', seat: whom }) : null;
}

/** The die work of a main objective, once a turn. */
function whyNotObjective(view: View, seat: Seat): Obstacle | null {
  const work = sideOf(view)?.special.find(({ hook }) => hook === 'turnFree');
  if (work === undefined) return null;
  if (!hasOwnAt(view, seat, COLONY)) return against('L86', { is: 'nobodyHome' });
  if (view.turn.used.includes('objective')) return against('L209', { is: 'usedUp' });
  return whyNoDie(view, seat, work.die ?? 1, 'L66');
}

function whyNotCode(view: View, seat: Seat, die: number): Obstacle | null {
  if (!view.options.raxxon) return against('L228', OFF.raxxon);
  if (!hasOwnAt(view, seat, RAXXON)) return against('L276', { is: 'notInRaxxon' });
  return view.players[seat]!.dice.includes(die) ? null : against('L66', { is: 'noSuchDie' });
}

/** What a text needs to do anything, by its first operation. */
const LACKS: Readonly<Partial<Record<OpName, Lack>>> = {
  heal: 'hurt',
  relieve: 'hurt',
  calm: 'unruly',
  killZombies: 'zombies',
  removeZombies: 'zombies',
  slay: 'zombies',
  slayOneRoll: 'zombies',
  moveZombies: 'zombies',
  barricade: 'entrance',
  trap: 'entrance',
  barricadeToTrap: 'entrance',
  raiseDie: 'dice',
  changeDie: 'dice',
  setDie: 'dice',
  reroll: 'dice',
  gainSurvivor: 'room',
  advance: 'improvement',
  removeBandits: 'bandits',
  takeRemoved: 'cards',
  lookTake: 'cards',
  revealTakeOne: 'cards',
  showHand: 'cards',
  takeRandom: 'cards',
};

function lackOf(view: View, choice: Choice): Lack {
  const [first] = effectsOf(view, choice);
  return (first === undefined ? undefined : LACKS[first.op]) ?? 'any';
}

function effectsOf(view: View, choice: Choice): readonly Op[] {
  if (choice.do === 'play' || choice.do === 'use') return itemOf(view, choice.card)?.uses[choice.use]?.effects ?? [];
  return choice.do === 'ability' ? (contentOf(view).survivors[choice.of]?.ability.effects ?? []) : [];
}
