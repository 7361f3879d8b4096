/**
 * Tables of Zombicide in a few words. Zones go by the names of their pieces, cards by the names of the content:
 * `pistol` is the card of the equipment deck, `pistol@starting` one of a certain deck. Nothing lies on the board but
 * what the scene says, and the objective cards of the mission.
 */
import { run, type Declared } from '@horda/kernel';
import { Stage, type Happening } from '@horda/testing';
import { expect } from 'vitest';
import { ABOMINATION_IDS, COMPANION_IDS, SURVIVOR_IDS } from '../src/content/ids.ts';
import type {
  AbominationId,
  AchievementId,
  CompanionId,
  EquipmentId,
  KeywordId,
  SkillId,
  SurvivorId,
} from '../src/content/ids.ts';
import { EQUIPMENT } from '../src/content/equipment.ts';
import { ZOMBIE_TYPES, type Deck, type ZombieType } from '../src/content/vocabulary.ts';
import { LEVEL_AP } from '../src/content/zombies.ts';
import { TURN } from '../src/declared.ts';
import { zombicide } from '../src/game.ts';
import { doorNamed, zoneNamed } from '../src/map/board.ts';
import { DEFAULTS } from '../src/options.ts';
import { cardOf, held, isUnloaded, unloaded } from '../src/rules/held.ts';
import { boardHere, missionOf } from '../src/rules/mission.ts';
import { newSurvivor } from '../src/setup/team.ts';
import {
  NONE,
  TYPES,
  type CardNo,
  type Choice,
  type DoorNo,
  type Event,
  type FreeAction,
  type Held,
  type Level,
  type Options,
  type State,
  type Status,
  type Survivor,
  type SurvivorNo,
  type ZoneNo,
} from '../src/state.ts';
import type { View } from '../src/view.ts';

/** `!` behind the name: an unloaded weapon. */
export type ItemName = EquipmentId | `${EquipmentId}@${Deck}` | `${EquipmentId}!`;

export interface SurvivorSpec {
  /** The first start zone of the mission, if nothing is said. */
  at?: string;
  seat?: number;
  hand?: readonly ItemName[];
  pack?: readonly ItemName[];
  wounds?: number;
  ap?: number;
  /** Besides the blue skill, unless `only`. */
  skills?: readonly SkillId[];
  only?: readonly SkillId[];
  actions?: number;
  free?: readonly FreeAction[];
  bonus?: number;
  /** The zone that the Flashlight is aimed at. */
  light?: string;
  status?: Status;
  acted?: boolean;
  downIn?: number;
}

type Crowd = { readonly [type in ZombieType]?: number };

export interface Position {
  mission?: string;
  options?: Partial<Options>;
  seats?: number;
  /** In the order of the team. */
  survivors?: { readonly [id in SurvivorId]?: SurvivorSpec };
  zombies?: Readonly<Record<string, Crowd>>;
  abominations?: { readonly [id in AbominationId]?: string };
  /** With a survivor, or alone in a zone. */
  companions?: { readonly [id in CompanionId]?: string };
  /** Noise tokens. */
  noise?: Readonly<Record<string, number>>;
  /** Doors that are open, by their two zones. */
  open?: readonly string[];
  crates?: readonly string[];
  round?: number;
  first?: number;
  hour?: number;
  night?: boolean;
  /** Numbers as printed, the top first; likewise the decks below. Not mentioned: as dealt. */
  zombieCards?: readonly number[];
  equipment?: readonly EquipmentId[];
  epic?: readonly EquipmentId[];
  secretService?: readonly EquipmentId[];
  abominationDeck?: readonly AbominationId[];
  /** Figures left in the box. */
  box?: Crowd;
  achievements?: readonly AchievementId[];
  keywords?: readonly KeywordId[];
  /** Objective cards that were revealed before, by their ids. */
  revealed?: readonly string[];
  rigged?: readonly number[];
}

/** The result of a die, for `rigged`. */
export function die(pips: number): number {
  return pips - 1;
}

export function cardNo(name: ItemName): CardNo {
  const [id, deck] = name.replace('!', '').split('@');
  const fits = (wanted: string | undefined): CardNo =>
    EQUIPMENT.findIndex((card) => card.id === id && (wanted === undefined || card.deck === wanted));
  const found = deck === undefined && fits('equipment') !== -1 ? fits('equipment') : fits(deck);
  if (found === -1) throw new Error(`there is no card ${name}`);
  return found;
}

export function item(name: ItemName): Held {
  return name.endsWith('!') ? unloaded(held(cardNo(name))) : held(cardNo(name));
}

/** A table with this on it and nothing else. */
export function scene(position: Position = {}): Scene {
  return new Scene(stateOf(position));
}

export function stateOf(position: Position = {}): State {
  const { mission = 'S0', seats = 1, survivors = { amy: {} } } = position;
  const options = { ...DEFAULTS, difficulty: 'normal' as const, ...position.options, mission };
  const s = zombicide.setup(options, seats, [1, 2, 3, 4], null);
  Object.assign(s.kernel, { stack: [], asks: [], events: [] });
  s.phase = 'players';
  s.round = position.round ?? 1;
  s.first = position.first ?? 0;
  s.noted = { keywords: position.keywords ?? [], achievements: position.achievements ?? [], counters: {} };
  if (position.hour !== undefined) s.hour = position.hour;
  s.night = position.night ?? (s.hour !== NONE && (s.hour >= 19 || s.hour <= 6));
  s.ground = { ...s.ground, open: opened(s, position.open ?? []) };
  s.crates = (position.crates ?? []).map((name) => zone(s, name));
  s.survivors = Object.entries(survivors).map(([id, spec]) => seated(s, id as SurvivorId, spec));
  for (const [name, n] of Object.entries(position.noise ?? {})) s.noise[zone(s, name)] = n;
  for (const [name, crowd] of Object.entries(position.zombies ?? {})) gather(s, zone(s, name), crowd);
  s.abominations = Object.entries(position.abominations ?? {}).map(([id, name]) => ({
    kind: ABOMINATION_IDS.indexOf(id as AbominationId),
    zone: zone(s, name),
    mark: '',
    seen: false,
  }));
  const onBoard = s.abominations.map(({ kind }) => kind);
  s.abominationCards.deck = s.abominationCards.deck.filter((kind) => !onBoard.includes(kind));
  s.companions = Object.entries(position.companions ?? {}).map(([id, where], i) =>
    companion(s, id as CompanionId, where, i),
  );
  for (const [type, n] of Object.entries(position.box ?? {})) s.box[ZOMBIE_TYPES.indexOf(type as ZombieType)] = n;
  stack(s, position);
  const { cards } = missionOf(s);
  s.placed = s.placed.map((one) =>
    position.revealed?.includes(cards[one.card]!.id) ? { ...one, state: 'gone' } : one,
  );
  s.kernel.rigged = [...(position.rigged ?? [])];
  return s;
}

/** The decks as the scene wants them. */
function stack(s: State, position: Position): void {
  if (position.zombieCards !== undefined) s.zombieCards.deck = position.zombieCards.map((no) => no - 1).toReversed();
  for (const deck of ['equipment', 'epic', 'secretService'] as const)
    if (position[deck] !== undefined) s[deck].deck = position[deck].map((id) => cardNo(`${id}@${deck}`)).toReversed();
  if (position.abominationDeck !== undefined)
    s.abominationCards.deck = position.abominationDeck.map((id) => ABOMINATION_IDS.indexOf(id)).toReversed();
}

export function zone(s: State, name: string): ZoneNo {
  return zoneNamed(boardHere(s), name);
}

function opened(s: State, names: readonly string[]): readonly DoorNo[] {
  const all = new Set([...s.ground.open, ...names.map((name) => doorNamed(boardHere(s), name))]);
  return [...all].sort((a, b) => a - b);
}

function seated(s: State, id: SurvivorId, spec: SurvivorSpec): Survivor {
  const one = newSurvivor(s, SURVIVOR_IDS.indexOf(id), spec.seat ?? 0);
  const ap = spec.ap ?? 0;
  const level = LEVEL_AP.findLastIndex((least) => ap >= least) as Level;
  return {
    ...one,
    status: spec.status ?? 'standing',
    zone: spec.at === undefined ? boardHere(s).places.starts[0]! : zone(s, spec.at),
    wounds: spec.wounds ?? 0,
    ap,
    level,
    skills: spec.only ?? [...one.skills, ...(level > 0 ? (['action'] as const) : []), ...(spec.skills ?? [])],
    hand: (spec.hand ?? []).map(item),
    pack: (spec.pack ?? []).map(item),
    light: spec.light === undefined ? NONE : zone(s, spec.light),
    actions: spec.actions ?? 0,
    free: spec.free ?? [],
    bonus: spec.bonus ?? 0,
    acted: spec.acted ?? false,
    downIn: spec.downIn ?? NONE,
  };
}

/** Zombies stand in the zone; the box has as many fewer. */
function gather(s: State, at: ZoneNo, crowd: Crowd): void {
  for (const [type, n] of Object.entries(crowd)) {
    const kind = ZOMBIE_TYPES.indexOf(type as ZombieType);
    s.zombies[at * TYPES + kind] = n;
    s.box[kind] = Math.max(0, s.box[kind]! - n);
  }
}

function companion(s: State, id: CompanionId, where: string, at: number): State['companions'][number] {
  const leader = s.survivors.findIndex(({ who }) => SURVIVOR_IDS[who] === where);
  const who = COMPANION_IDS.indexOf(id);
  if (leader !== NONE) s.survivors[leader]!.companions = [...s.survivors[leader]!.companions, at];
  return { who, leader, zone: leader === NONE ? zone(s, where) : NONE, status: 'standing', spared: false };
}

export class Scene {
  readonly s: State;
  readonly stage: Stage<State, Choice, Event, View, Options>;

  constructor(s: State) {
    this.s = s;
    this.stage = new Stage(zombicide, s);
  }

  no(id: SurvivorId): SurvivorNo {
    return this.s.survivors.findIndex(({ who }) => SURVIVOR_IDS[who] === id);
  }

  one(id: SurvivorId): Survivor {
    return this.s.survivors[this.no(id)]!;
  }

  zone(name: string): ZoneNo {
    return zone(this.s, name);
  }

  door(name: string): DoorNo {
    return doorNamed(boardHere(this.s), name);
  }

  /** The turn of a survivor begins, up to the first question. */
  turn(id: SurvivorId): this {
    return this.runs(TURN, { survivor: this.no(id), extra: false });
  }

  /** A rule runs, up to the first question. */
  runs<Locals extends object>(rule: Declared<Locals>, locals: Locals): this {
    this.s.kernel.stack.push(rule.frame({ ...locals }));
    run(this.stage.game, this.s);
    return this;
  }

  /** The awaited player picks these, one question after the other. */
  does(...picks: Choice[]): this {
    for (const pick of picks) this.stage.chooses(pick);
    return this;
  }

  /** A certain player answers with all of these at once. */
  answers(seat: number, ...picks: Choice[]): this {
    this.stage.answers(seat, ...picks);
    return this;
  }

  /** The question that is put now. */
  get prompt(): string {
    return this.s.kernel.asks[0]?.prompt ?? '';
  }

  get options(): readonly Choice[] {
    return this.s.kernel.asks[0]?.options ?? [];
  }

  isOffered(choice: Choice): boolean {
    return this.s.kernel.asks.some(({ options }) =>
      options.some((option) => JSON.stringify(option) === JSON.stringify(choice)),
    );
  }

  /** The kinds that stand in the zone, with their numbers. */
  crowd(name: string): Crowd {
    const at = this.zone(name) * TYPES;
    return Object.fromEntries(
      ZOMBIE_TYPES.flatMap((type, i) => (this.s.zombies[at + i]! > 0 ? [[type, this.s.zombies[at + i]!]] : [])),
    );
  }

  /** Names of the cards in the hands; `!`: unloaded. */
  hand(id: SurvivorId): string[] {
    return this.one(id).hand.map(nameOf);
  }

  pack(id: SurvivorId): string[] {
    return this.one(id).pack.map(nameOf);
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

function nameOf(one: Held): string {
  return EQUIPMENT[cardOf(one)]!.id + (isUnloaded(one) ? '!' : '');
}
