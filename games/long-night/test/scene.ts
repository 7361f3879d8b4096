/**
 * Tables of The Long Night in a few words. Cards have the names of the content; `fuel` is a card of a location,
 * `fuel@starter` one of a certain deck. Nobody holds a crossroads card unless the scene says so.
 */
import { call, run, type Rule, type Seat } from '@horda/kernel';
import { Stage, type Happening } from '@horda/testing';
import { expect } from 'vitest';
import { CONTENT } from '../src/content/content.ts';
import {
  BETRAYAL_OBJECTIVE_IDS,
  CRISIS_IDS,
  CROSSROADS_IDS,
  EXILE_OBJECTIVE_IDS,
  EXPERIMENT_IDS,
  IMPROVEMENT_IDS,
  MAIN_OBJECTIVE_IDS,
  SECRET_OBJECTIVE_IDS,
  SIDE_EFFECT_IDS,
  SURVIVOR_IDS,
  type BetrayalObjectiveId,
  type ChapterId,
  type CrisisId,
  type CrossroadsId,
  type ExileObjectiveId,
  type ExperimentId,
  type ImprovementId,
  type ItemId,
  type MainObjectiveId,
  type SecretObjectiveId,
  type SideEffectId,
  type SurvivorId,
} from '../src/content/ids.ts';
import { PLACE_IDS, type ExposureFace, type Home, type PlaceId } from '../src/content/vocabulary.ts';
import type { Op } from '../src/content/operations.ts';
import { TURN } from '../src/declared.ts';
import { context, type Context } from '../src/effects/context.ts';
import { effects } from '../src/effects/effects.ts';
import { longNight } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import { colony } from '../src/phases/colony.ts';
import { round } from '../src/phases/round.ts';
import { find, survivorOf } from '../src/rules/table.ts';
import {
  NONE,
  type CardNo,
  type Choice,
  type Event,
  type Options,
  type Place,
  type PlaceNo,
  type State,
  type Survivor,
  type SurvivorNo,
} from '../src/state.ts';
import type { View } from '../src/view.ts';

/** An item, or an item of a certain deck. */
export type ItemName = ItemId | `${ItemId}@${Home}`;

export interface SurvivorSpec {
  at?: PlaceId;
  wounds?: number;
  frostbite?: number;
  despair?: number;
  items?: readonly ItemName[];
  sideEffects?: readonly SideEffectId[];
  /** Moves in this turn. */
  moves?: number;
}

export interface SeatSpec {
  /** Its group; the first one leads. */
  survivors?: Partial<Record<SurvivorId, SurvivorSpec>>;
  hand?: readonly ItemName[];
  dice?: readonly number[];
  objective?: SecretObjectiveId | BetrayalObjectiveId;
  exiled?: boolean;
  exile?: ExileObjectiveId;
}

export interface EntranceSpec {
  zombies?: number;
  barricades?: number;
  traps?: number;
  special?: readonly ExperimentId[];
}

export interface PlaceSpec extends EntranceSpec {
  /** The colony has six; elsewhere the fields above are the only entrance. */
  entrances?: readonly EntranceSpec[];
  noise?: number;
  bandits?: number;
  /** The top card first; not mentioned: as dealt. */
  deck?: readonly ItemName[];
}

export interface Position {
  options?: Partial<Options>;
  seats?: readonly SeatSpec[];
  places?: Partial<Record<PlaceId, PlaceSpec>>;
  morale?: number;
  rounds?: number;
  round?: number;
  first?: Seat;
  food?: number;
  starvation?: number;
  helpless?: number;
  unruly?: number;
  waste?: readonly ItemName[];
  removed?: readonly ItemName[];
  placed?: readonly ItemName[];
  main?: MainObjectiveId;
  chapter?: ChapterId;
  crisis?: CrisisId;
  /** The crisis deck, the top first. */
  crises?: readonly CrisisId[];
  contributions?: readonly (readonly [Seat, ItemName])[];
  /** Drawn in the next turn. */
  crossroads?: CrossroadsId;
  display?: Partial<Record<ImprovementId, number>>;
  built?: readonly ImprovementId[];
  /** The top first. */
  improvementDeck?: readonly ImprovementId[];
  /** Open cards of the hideout, the lowest first. */
  hideout?: readonly ItemName[];
  /** The top first. Those of special zombies on the board lie open. */
  experiments?: readonly ExperimentId[];
  /** Dice on Raxxon. */
  codeDice?: readonly number[];
  survivorDeck?: readonly SurvivorId[];
  exileDeck?: readonly ExileObjectiveId[];
  /** Results of chance, in order: see `d6` and `face`. */
  rigged?: readonly number[];
}

/** The result of a d6, for `rigged`. */
export function d6(pips: number): number {
  return pips - 1;
}

const FACES: Readonly<Record<ExposureFace, number>> = { blank: 0, wound: 6, frostbite: 9, bite: 11 };

/** A face of the exposure die, for `rigged`. */
export function face(shown: ExposureFace): number {
  return FACES[shown];
}

export function cardNo(name: ItemName): CardNo {
  const [item, home] = name.split('@');
  const number = CONTENT.cards.findIndex(
    (card) => card.item === item && (home === undefined ? card.home !== 'starter' : card.home === home),
  );
  const found = number === -1 && home === undefined ? CONTENT.cards.findIndex((card) => card.item === item) : number;
  if (found === -1) throw new Error(`there is no item ${name}`);
  return found;
}

export function survivor(name: SurvivorId): SurvivorNo {
  return SURVIVOR_IDS.indexOf(name);
}

export function place(name: PlaceId): PlaceNo {
  return PLACE_IDS.indexOf(name);
}

export function experiment(name: ExperimentId): number {
  return EXPERIMENT_IDS.indexOf(name);
}

export function sideEffect(name: SideEffectId): number {
  return SIDE_EFFECT_IDS.indexOf(name);
}

export function exileNo(name: ExileObjectiveId): number {
  return EXILE_OBJECTIVE_IDS.indexOf(name);
}

/** A table with this on it and nothing else. */
export function scene(position: Position = {}): Scene {
  return new Scene(stateOf(position));
}

/** The same for words and drawings, which need no stage. */
export function stateOf(position: Position = {}): State {
  const { seats = [{}, {}, {}], options } = position;
  const mode = seats.length === 2 ? 'coop' : 'secret';
  const s = longNight.setup({ ...DEFAULTS, mode, ...options }, seats.length, [1, 2, 3, 4], null);
  Object.assign(s.kernel, { stack: [], events: [] });
  if (position.main !== undefined) s.main = MAIN_OBJECTIVE_IDS.indexOf(position.main);
  if (position.chapter !== undefined) Object.assign(s, { main: NONE, chapter: position.chapter });
  s.phase = 'players';
  s.morale = position.morale ?? 6;
  s.rounds = position.rounds ?? 6;
  s.round = position.round ?? 1;
  s.first = position.first ?? 0;
  s.food = position.food ?? 0;
  s.starvation = position.starvation ?? 0;
  s.helpless = position.helpless ?? 0;
  s.unruly = position.unruly ?? 0;
  s.waste = (position.waste ?? []).map(cardNo);
  s.removed = (position.removed ?? []).map(cardNo);
  s.placed = (position.placed ?? []).map(cardNo);
  s.crisis = position.crisis === undefined ? NONE : CRISIS_IDS.indexOf(position.crisis);
  if (position.crises !== undefined) s.crisisDeck = position.crises.map((id) => CRISIS_IDS.indexOf(id)).toReversed();
  s.contributions = (position.contributions ?? []).map(([seat, name]) => ({ seat, card: cardNo(name) }));
  s.crossroadsDeck = position.crossroads === undefined ? [] : [CROSSROADS_IDS.indexOf(position.crossroads)];
  // Who was dealt and does not play lies under the deck.
  s.survivorDeck.unshift(...s.players.flatMap(({ dealt }) => dealt));
  if (position.survivorDeck !== undefined) s.survivorDeck = position.survivorDeck.map(survivor).toReversed();
  if (position.exileDeck !== undefined) s.exileDeck = position.exileDeck.map(exileNo).toReversed();
  if (position.display !== undefined)
    s.improvements.display = Object.entries(position.display).map(([id, tokens]) => ({
      card: IMPROVEMENT_IDS.indexOf(id as ImprovementId),
      tokens,
    }));
  s.improvements.built = (position.built ?? []).map((id) => ({ card: IMPROVEMENT_IDS.indexOf(id), round: 0, used: 0 }));
  if (position.improvementDeck !== undefined)
    s.improvements.deck = position.improvementDeck.map((id) => IMPROVEMENT_IDS.indexOf(id)).toReversed();
  s.hideout = (position.hideout ?? []).map(cardNo);
  if (position.experiments !== undefined) s.raxxon.deck = position.experiments.map(experiment).toReversed();
  for (const [seat, spec] of seats.entries()) seatDown(s, seat, spec);
  for (const [id, spec] of Object.entries(position.places ?? {})) layOut(s.places[place(id as PlaceId)]!, spec);
  layOpen(s, position.codeDice ?? []);
  const inPlay = s.survivors.map(({ card }) => card);
  s.survivorDeck = s.survivorDeck.filter((card) => !inPlay.includes(card));
  s.kernel.rigged = [...(position.rigged ?? [])];
  return s;
}

function seatDown(s: State, seat: Seat, spec: SeatSpec): void {
  const player = s.players[seat]!;
  player.dealt = [];
  player.hand = (spec.hand ?? []).map(cardNo);
  player.dice = [...(spec.dice ?? [])].sort((a, b) => a - b);
  player.objective = objectiveNo(spec.objective);
  player.exiled = spec.exiled ?? false;
  // An exiled player who was no betrayer has shown the objective. (L190)
  player.shown = player.exiled && player.objective < CONTENT.betrayals;
  player.exile = spec.exile === undefined ? NONE : exileNo(spec.exile);
  for (const [id, one] of Object.entries(spec.survivors ?? {})) {
    const card = survivor(id as SurvivorId);
    if (player.leader === NONE) player.leader = card;
    s.survivors.push({
      card,
      owner: seat,
      place: place(one.at ?? 'colony'),
      wounds: one.wounds ?? 0,
      frostbite: one.frostbite ?? 0,
      despair: one.despair ?? 0,
      items: (one.items ?? []).map((name) => ({ card: cardNo(name), used: 0 })),
      sideEffects: (one.sideEffects ?? []).map(sideEffect),
      marks: [],
      moves: one.moves ?? 0,
      used: 0,
    });
  }
}

function objectiveNo(id: SeatSpec['objective']): number {
  if (id === undefined) return NONE;
  const secret = (SECRET_OBJECTIVE_IDS as readonly string[]).indexOf(id);
  return secret === -1 ? CONTENT.betrayals + (BETRAYAL_OBJECTIVE_IDS as readonly string[]).indexOf(id) : secret;
}

function layOut(there: Place, spec: PlaceSpec): void {
  const entrances = spec.entrances ?? [spec];
  for (const [i, one] of entrances.entries())
    there.entrances[i] = {
      zombies: one.zombies ?? 0,
      barricades: one.barricades ?? 0,
      traps: one.traps ?? 0,
      special: (one.special ?? []).map(experiment),
    };
  there.noise = spec.noise ?? 0;
  there.bandits = spec.bandits ?? 0;
  if (spec.deck !== undefined) there.deck = spec.deck.map(cardNo).toReversed();
}

/** Experiments and side effects in play are in no pile. */
function layOpen({ raxxon, places, survivors }: State, dice: readonly number[]): void {
  raxxon.loose = [...new Set(places.flatMap(({ entrances }) => entrances.flatMap(({ special }) => special)))];
  raxxon.deck = raxxon.deck.filter((card) => !raxxon.loose.includes(card));
  raxxon.dice = [...dice].sort((a, b) => a - b);
  const worn = survivors.flatMap(({ sideEffects }) => sideEffects);
  raxxon.sideEffects = raxxon.sideEffects.filter((card) => !worn.includes(card));
}

export class Scene {
  readonly s: State;
  readonly stage: Stage<State, Choice, Event, View, Options>;

  constructor(s: State) {
    this.s = s;
    this.stage = new Stage(longNight, s);
  }

  /** The turn of a player begins, up to the first question. */
  turn(seat: Seat = 0): this {
    call(this.s, TURN, { seat });
    run(this.stage.game, this.s);
    return this;
  }

  /** The colony phase, up to the first question. */
  colonyPhase(): this {
    this.s.phase = 'colony';
    return this.runs(colony, {});
  }

  /** The next round begins, up to the first question. */
  newRound(): this {
    return this.runs(round, { left: [] });
  }

  runs<Locals extends object>(rule: Rule<State, Locals>, locals: Locals): this {
    this.stage.runs(rule, { ...locals });
    return this;
  }

  /** A text is carried out for a player: by a crossroads card, unless `roles` names another cause. */
  carriesOut(ops: readonly Op[], roles: Partial<Context> = {}, by: Seat = 0): this {
    const ctx = context(this.s, roles.cause ?? { deck: 'crossroads', card: 0 }, by, roles);
    return this.runs(effects, { ops, next: 0, ctx, who: [], places: [], from: [], seats: [], n: 0 });
  }

  /** The awaited player picks these, one question after the other. */
  does(...picks: Choice[]): this {
    for (const pick of picks) this.stage.chooses(pick);
    return this;
  }

  /** A certain player answers with all of these at once. */
  answers(seat: Seat, ...picks: Choice[]): this {
    this.stage.answers(seat, ...picks);
    return this;
  }

  one(name: SurvivorId): Survivor {
    return survivorOf(this.s, survivor(name));
  }

  isInPlay(name: SurvivorId): boolean {
    return find(this.s, survivor(name)) !== undefined;
  }

  at(name: PlaceId): Place {
    return this.s.places[place(name)]!;
  }

  /** Exactly these zombies stand at the entrances of a place. */
  zombies(name: PlaceId): number[] {
    return this.at(name).entrances.map(({ zombies }) => zombies);
  }

  /** The special zombies at a place. */
  specials(name: PlaceId): ExperimentId[] {
    return this.at(name).entrances.flatMap(({ special }) => special.map((card) => EXPERIMENT_IDS[card]!));
  }

  hand(seat: Seat): string[] {
    return this.s.players[seat]!.hand.map((card) => CONTENT.cards[card]!.item);
  }

  isOffered(choice: Choice): boolean {
    return this.s.kernel.asks.some(({ options }) =>
      options.some((option) => JSON.stringify(option) === JSON.stringify(choice)),
    );
  }

  /** The fields that matter. */
  shows(fields: Partial<State>): this {
    expect(this.s).toMatchObject(fields);
    return this;
  }

  happened(...events: Happening<Event>[]): this {
    this.stage.happened(...events);
    return this;
  }
}
