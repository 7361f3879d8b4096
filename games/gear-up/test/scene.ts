/**
 * Tables of Gear Up in a few words, with grids made by hand. Zombies have the names that the scene gives them, the boss is
 * `boss`, or `catcher`, `batter` and `pitcher`; squares are named as on a chess board, but from the top: A1 is top left.
 */
import { apply, nextOpen, Refused, type Rule, type Seat } from '@horda/kernel';
import { Stage, type Happening } from '@horda/testing';
import { expect } from 'vitest';
import { contentOf, isSpecial, zombieCards } from '../src/content/cards.ts';
import { COLOURS, type BossIcon, type Colour, type Letter, type March } from '../src/content/content.ts';
import { gearUp } from '../src/game.ts';
import { cellsOf, maskOf, squareAt } from '../src/geometry/geometry.ts';
import { attack } from '../src/phases/attack.ts';
import { bossCard } from '../src/phases/boss.ts';
import { march } from '../src/phases/march.ts';
import { spawn } from '../src/phases/spawn.ts';
import { upgrade } from '../src/phases/upgrade.ts';
import { activeWeapon, available, boardOf, turnCard } from '../src/rules/table.ts';
import { weaponState } from '../src/rules/effects.ts';
import type { Again, CardId, Choice, Event, Options, State, SurvivorState, Target, Tool, Track } from '../src/state.ts';
import { FIRST_UNDER, turn } from '../src/turn.ts';
import type { View } from '../src/view.ts';
import { contentFor, unlockedBy, zombiesOf, type Position, type SeatSpec } from './position.ts';

/** A table with this on it and nothing else; cards of the box that are not mentioned lie in the piles. */
export function scene(position: Position = {}): Scene {
  const { round = 1, turn: turnNumber = 4, colour = 'red', seats = [{}, {}], boss = {}, piles, discards } = position;
  const named = zombiesOf(position);
  const content = contentFor(position, [...named.values()]);
  const options: Options = {
    difficulty: 'normal',
    boss: boss.id ?? 'superAbomination',
    survivors: 'random',
    commander: '1',
    bossAmmo: true,
    mildRow: false,
    ...position.options,
  };
  const s: State = gearUp.setup(options, seats.length, [1, 2, 3, 4], content);
  const cards = zombieCards(content);
  const ids = new Map([...named].map(([name, card]) => [name, cards.indexOf(card)]));
  const found = new Scene(s, ids);
  s.kernel.stack = [];
  s.kernel.events = [];
  s.commander = position.commander ?? 0;
  s.round = round;
  s.turn = turnNumber;
  s.row = [...content.turnCards.keys()];
  s.under =
    round === 1
      ? [...content.spawnCards.keys()]
      : [...content.bossCards.phase1.keys(), ...content.bossCards.phase2.keys()];
  s.shown = Math.max(0, turnNumber - FIRST_UNDER);
  s.boss.seat = boss.before ?? (round === 2 ? s.commander : -1);
  s.boss.screams = boss.screams ?? 0;
  s.boss.roared = boss.roared ?? 0;
  const { lo, hi } = maskOf(found.cells('boss', boss.crossed ?? ''));
  s.boss.lo |= lo;
  s.boss.hi |= hi;
  s.companions = (position.companions ?? []).map(({ ready = true }, companion) => ({ companion, ready }));
  for (const [seat, spec] of seats.entries()) seatDown(found, seat, spec, colour);
  const scened = new Set(ids.values());
  const rest = (special: boolean): CardId[] =>
    [...cards.keys()].filter((card) => !scened.has(card) && isSpecial(cards[card]!.kind) === special);
  const pile = (specs: object | undefined): CardId[] | undefined =>
    specs && Object.keys(specs).toReversed().map(found.card);
  s.piles = { standard: pile(piles?.standard) ?? rest(false), special: pile(piles?.special) ?? rest(true) };
  s.discards = { standard: pile(discards?.standard) ?? [], special: pile(discards?.special) ?? [] };
  s.kernel.rigged = [...(position.rigged ?? [])];
  return found;
}

function seatDown(table: Scene, seat: Seat, spec: SeatSpec, colour: Colour): void {
  const { s } = table;
  const one = s.survivors[seat]!;
  one.survivor = seat;
  one.health = spec.health ?? one.health;
  one.armour = track(spec.armour);
  one.ammo = track(spec.ammo);
  one.due = spec.due ?? 0;
  one.weapons = unlockedBy(spec, colour).map((upgrades, i) => ({
    upgrades,
    fury: COLOURS[i] === colour ? (spec.fury ?? 0) : 0,
  }));
  for (const [name, { space = 1, crossed = '' }] of Object.entries(spec.street ?? {})) {
    const card = table.card(name);
    one.street.push({ card, space, crossed: 0 });
    one.street.at(-1)!.crossed = maskOf(table.cells(name, crossed)).lo;
  }
}

function track(spec: number | Track = 0): Track {
  return typeof spec === 'number' ? { gained: spec, used: 0 } : { ...spec };
}

/** What a test expects of a survivor; what is not mentioned does not matter. */
interface SeenSeat {
  health?: number;
  /** So much is circled and not crossed, or the whole track. */
  armour?: number | Track;
  ammo?: number | Track;
  /** Unlocked upgrades by colour; what is not mentioned has none. */
  upgrades?: Partial<Record<Colour, number>>;
  /** Crossed fury spaces of the weapon of the turn. */
  fury?: number;
  due?: number;
  /** The whole street: space and rows, `x` for crossed squares: `1 xd oa`. */
  street?: Readonly<Record<string, string>>;
}

interface Seen {
  seats?: readonly SeenSeat[];
  /** Its rows, `x` for crossed squares. */
  boss?: readonly string[];
  bossBefore?: Seat;
  screams?: number;
  ending?: State['ending'];
  fate?: State['fate'];
  kills?: number;
  turn?: number;
  round?: number;
  /** Who is ready. */
  ready?: readonly Seat[];
  /** Zombies by name, the top first; those of the box as `walker 12`. */
  piles?: { standard?: readonly string[]; special?: readonly string[] };
  discards?: { standard?: readonly string[]; special?: readonly string[] };
  /** Zombies in the middle, and to whom they go. */
  wave?: Readonly<Record<string, Seat>>;
  /** By number, whether they lie face up. */
  companions?: readonly boolean[];
}

const MEMBERS = ['catcher', 'batter', 'pitcher'];

export class Scene {
  readonly stage: Stage<State, Choice, Event, View, Options>;
  readonly s: State;
  readonly #cards: ReadonlyMap<string, CardId>;

  constructor(s: State, cards: ReadonlyMap<string, CardId>) {
    this.s = s;
    this.#cards = cards;
    this.stage = new Stage(gearUp, s);
  }

  // Names.

  card = (name: string): CardId => {
    const card = this.#cards.get(name);
    if (card === undefined) throw new Error(`no zombie of the scene is called ${name}`);
    return card;
  };

  target(name: string): Target {
    if (name === 'boss') return -1;
    const member = MEMBERS.indexOf(name);
    return member >= 0 ? -1 - member : this.card(name);
  }

  /** `A1 B2` as numbers in ascending order. */
  cells(name: string, squares: string): readonly number[] {
    const { grid } = boardOf(this.s, this.target(name));
    const found = squares.split(' ').flatMap((square) => {
      if (square === '') return [];
      const cell = squareAt(grid, Number(square.slice(1)) - 1, square.charCodeAt(0) - 65);
      if (cell < 0) throw new Error(`${name} has no square ${square}`);
      return [cell];
    });
    return found.toSorted((a, b) => a - b);
  }

  /** The other way round: `A1 B2`. */
  squares(target: Target, cells: readonly number[]): string {
    const { grid } = boardOf(this.s, target);
    return cells
      .map((cell) => `${String.fromCharCode(65 + grid.squares[cell]!.column)}${grid.squares[cell]!.row + 1}`)
      .join(' ');
  }

  nameOf(card: CardId): string {
    for (const [name, id] of this.#cards) if (id === card) return name;
    return `${zombieCards(contentOf(this.s))[card]!.kind} ${card}`;
  }

  // Steps of a turn, each alone.

  runs<Locals extends object>(rule: Rule<State, Locals>, locals: Locals): this {
    this.stage.runs(rule, locals);
    return this;
  }

  attacks(): this {
    this.s.step = 'attack';
    return this.runs(attack, { since: this.s.kernel.tick, anew: [], last: -1 });
  }

  upgrades(): this {
    this.s.step = 'upgrade';
    return this.runs(upgrade, {});
  }

  /** As the turn card says, or so. */
  marches(marching: March = turnCard(this.s).march): this {
    this.s.step = 'march';
    return marching === 'none' ? this : this.runs(march, { march: marching });
  }

  spawns(letter: Letter): this {
    this.s.step = 'spawn';
    return this.runs(spawn, { letter, since: this.s.kernel.tick, anew: this.s.kernel.tick });
  }

  bossCard(...icons: readonly BossIcon[]): this {
    this.s.step = 'spawn';
    return this.runs(bossCard, { icons });
  }

  /** All steps of the next turn, and what follows it. */
  goesOn(): this {
    this.stage.runs({ ...turn, frame: (my) => ({ ...turn.frame(my), at: 'reveal' }) }, {});
    return this;
  }

  /** The next round, and what follows it. */
  nextRound(): this {
    return this.runs(turn, {});
  }

  // Answers.

  chooses(...choices: readonly Choice[]): this {
    for (const choice of choices) this.answers('by' in choice ? choice.by : nextOpen(this.s).seat, choice);
    return this;
  }

  answers(seat: Seat, choice: Choice): this {
    this.stage.answers(seat, choice);
    return this;
  }

  /** An answer to what was asked at this tick. */
  answersLate(tick: number, choice: Extract<Choice, { readonly by: Seat }>): this {
    const picks: Choice[] = [choice];
    apply(this.stage.game, this.s, { tick, seat: choice.by, picks });
    return this;
  }

  markOf(by: Seat, name: string, squares: string, tool: Tool = 'weapon'): Choice {
    return { do: 'mark', by, with: tool, target: this.target(name), cells: this.cells(name, squares) };
  }

  marks(by: Seat, name: string, squares: string, tool: Tool = 'weapon'): this {
    return this.chooses(this.markOf(by, name, squares, tool));
  }

  ammoOf(by: Seat, name: string, square: string): Choice {
    return { do: 'ammo', by, target: this.target(name), cell: this.cells(name, square)[0]! };
  }

  /** Spends ammo. */
  shoots(by: Seat, name: string, square: string): this {
    return this.chooses(this.ammoOf(by, name, square));
  }

  knocks(by: Seat, name: string): this {
    return this.chooses({ do: 'knock', by, target: this.target(name) });
  }

  again(by: Seat, how: Again): this {
    return this.chooses({ do: 'again', by, how });
  }

  suffers(by: Seat, means: 'armour' | 'health'): this {
    return this.chooses({ do: 'suffer', by, with: means });
  }

  ceases(by: Seat): this {
    return this.chooses({ do: 'cease', by });
  }

  confirms(...seats: readonly Seat[]): this {
    return this.chooses(...seats.map((by): Choice => ({ do: 'confirm', by })));
  }

  /** All who are not ready yet are. */
  allConfirm(): this {
    const waiting = [...this.s.survivors.keys()].filter((seat) => !this.s.survivors[seat]!.attack.confirmed);
    return this.confirms(...waiting);
  }

  takesBack(by: Seat, from = 0): this {
    return this.chooses({ do: 'takeBack', by, from });
  }

  changes(by: Seat): this {
    return this.chooses({ do: 'change', by });
  }

  // What is asked.

  optionsOf(seat: Seat): readonly Choice[] {
    return this.s.kernel.asks.find((ask) => ask.seat === seat)?.options ?? [];
  }

  /** The squares that this tool may cross on the target now, in the order of the options. */
  marksFor(by: Seat, name: string, tool: Tool = 'weapon'): readonly string[] {
    const target = this.target(name);
    return this.optionsOf(by).flatMap((option) =>
      option.do === 'mark' && option.target === target && option.with === tool
        ? [this.squares(target, option.cells)]
        : [],
    );
  }

  /** Exactly these sets of squares are offered, each once. */
  offersMarks(by: Seat, name: string, squares: readonly string[], tool: Tool = 'weapon'): this {
    const target = this.target(name);
    const expected = squares.map((one) => this.squares(target, this.cells(name, one)));
    expect(this.marksFor(by, name, tool).toSorted()).toEqual(expected.toSorted());
    return this;
  }

  /** Exactly these targets are offered for marks. */
  aimsAt(by: Seat, names: readonly string[], tool: Tool = 'weapon'): this {
    const found = this.optionsOf(by).flatMap((o) => (o.do === 'mark' && o.with === tool ? [o.target] : []));
    expect([...new Set(found)].toSorted(ascending)).toEqual(names.map((n) => this.target(n)).toSorted(ascending));
    return this;
  }

  /** Exactly these squares are offered for ammo. */
  offersAmmo(by: Seat, name: string, squares: string): this {
    const target = this.target(name);
    const found = this.optionsOf(by).flatMap((o) => (o.do === 'ammo' && o.target === target ? [o.cell] : []));
    expect(this.squares(target, found)).toBe(this.squares(target, this.cells(name, squares)));
    return this;
  }

  /** Exactly this is offered besides marks and single squares for ammo, in any order: `knock`, `cease`, `confirm` … */
  offersBeside(by: Seat, ...words: readonly string[]): this {
    const found = this.optionsOf(by).flatMap((o) => (o.do === 'mark' || o.do === 'ammo' ? [] : [this.#word(o)]));
    expect(found.toSorted()).toEqual(words.toSorted());
    return this;
  }

  #word(choice: Choice): string {
    if (choice.do === 'knock') return `knock ${this.nameOf(choice.target)}`;
    if (choice.do === 'again') return `again ${choice.how}`;
    if (choice.do === 'suffer') return `suffer ${choice.with}`;
    return choice.do === 'takeBack' ? `takeBack ${choice.from}` : choice.do;
  }

  /** Exactly these can be picked by whoever is to decide, in any order. */
  offers(...choices: Choice[]): this {
    this.stage.offers(...choices);
    return this;
  }

  /** Not offered, refused, and nothing has changed. With a rule: that it is this one which forbids it. */
  refuses(seat: Seat, choice: Choice, because: string | null = null): this {
    const before = JSON.stringify(this.s);
    expect(() => this.answers(seat, choice)).toThrow(Refused);
    expect(JSON.stringify(this.s)).toBe(before);
    if (because !== null) expect(this.stage.game.why(this.s, seat, choice)).toBe(because);
    return this;
  }

  asks(...asked: readonly { readonly seat: Seat; readonly prompt: string }[]): this {
    this.stage.asks(...asked);
    return this;
  }

  /** Nobody is asked: the step that ran, or the game, is over. */
  over(): this {
    return this.asks();
  }

  happened(...events: Happening<Event>[]): this {
    this.stage.happened(...events);
    return this;
  }

  has(seen: Seen): this {
    const found = look(this, seen);
    expect(found).toEqual(seen);
    return this;
  }
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Of the table what is mentioned. */
function look(table: Scene, seen: Seen): object {
  const { s } = table;
  const names = (cards: readonly CardId[]): string[] => cards.toReversed().map((card) => table.nameOf(card));
  const both = (piles: State['piles']) => ({ standard: names(piles.standard), special: names(piles.special) });
  const all = {
    boss: drawn(table, -1),
    bossBefore: s.boss.seat,
    screams: s.boss.screams,
    ending: s.ending,
    fate: s.fate,
    kills: s.kills,
    turn: s.turn,
    round: s.round,
    ready: [...s.survivors.keys()].filter((seat) => s.survivors[seat]!.attack.confirmed),
    wave: Object.fromEntries(s.wave.map(({ card, to }) => [table.nameOf(card), to])),
    companions: s.companions.map(({ ready }) => ready),
    piles: among(both(s.piles), seen.piles ?? {}),
    discards: among(both(s.discards), seen.discards ?? {}),
    seats: s.survivors.map((one, seat) => lookAt(table, seat, one, seen.seats?.[seat] ?? {})),
  };
  return among(all, seen);
}

function lookAt(table: Scene, seat: Seat, one: SurvivorState, seen: SeenSeat): object {
  const { s } = table;
  const shown = (own: Track, wanted: number | Track | undefined) =>
    typeof wanted === 'number' ? available(own) : { ...own };
  const upgrades = Object.fromEntries(
    COLOURS.flatMap((colour, i) => (one.weapons[i]!.upgrades > 0 ? [[colour, one.weapons[i]!.upgrades]] : [])),
  );
  const street = Object.fromEntries(
    one.street.map(({ card, space }) => [table.nameOf(card), [space, ...drawn(table, card)].join(' ')]),
  );
  const { fury } = weaponState(s, seat, activeWeapon(s, seat));
  const { health, due } = one;
  const [armour, ammo] = [shown(one.armour, seen.armour), shown(one.ammo, seen.ammo)];
  return among({ health, due, fury, armour, ammo, upgrades, street }, seen);
}

/** The rows of a grid, `x` for each crossed square. */
function drawn({ s }: Scene, target: Target): readonly string[] {
  const { grid } = boardOf(s, target);
  const crossed = target < 0 ? { lo: s.boss.lo, hi: s.boss.hi } : { lo: crossedOf(s, target), hi: 0 };
  const rows = Array.from({ length: grid.height }, () => Array.from({ length: grid.width }, () => '.'));
  for (const { row, column, sign } of grid.squares) rows[row]![column] = sign;
  for (const cell of cellsOf(crossed)) rows[grid.squares[cell]!.row]![grid.squares[cell]!.column] = 'x';
  return rows.map((row) => row.join(''));
}

function crossedOf(s: State, target: Target): number {
  for (const { street } of s.survivors) for (const z of street) if (z.card === target) return z.crossed;
  return 0;
}

/** Those fields that `wanted` has. */
function among(fields: object, wanted: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key in wanted));
}
