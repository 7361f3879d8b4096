/** Positions of Zombiaki in a few words. Cards are named by their ids, fields as on a chess board: B3 is lane B, street III. */
import type { Rule } from '@horda/kernel';
import { Stage, type Happening } from '@horda/testing';
import { expect } from 'vitest';
import { DECKS, everyCopy } from '../src/content/decks.ts';
import type { Side } from '../src/content/effects.ts';
import { JUBILEUSZ } from '../src/content/jubileusz.ts';
import { MOSKWA } from '../src/content/moskwa.ts';
import type { Printed } from '../src/content/printed.ts';
import { zombiaki } from '../src/game.ts';
import { discard } from '../src/phases/discard.ts';
import { driving } from '../src/phases/driving.ts';
import { movement } from '../src/phases/movement.ts';
import { use } from '../src/phases/use.ts';
import { pieceOfCard, seatOf } from '../src/rules/cards.ts';
import { fieldAt, laneOf, streetOf } from '../src/content/board.ts';
import { newZombie, pieceOf, strengthNow } from '../src/rules/zombies.ts';
import type { Attached, CardId, Choice, Event, Field, Options, Piece, State, Zombie } from '../src/state.ts';
import type { RuleId } from '../src/text/rulebook.ts';
import { turn } from '../src/turn.ts';
import type { View } from '../src/view.ts';

type Letter = 'A' | 'B' | 'C';
export type FieldName = `${Letter}${1 | 2 | 3 | 4 | 5}`;

interface Standing {
  /** A card id, or `corpse`. */
  zombie: string;
  wounds?: number;
  /** Markers. */
  bonus?: number;
  attached?: readonly string[];
  eggs?: number;
  held?: number;
  netted?: boolean;
  moved?: boolean;
  spent?: boolean;
  /** The turn since which it is there: 0 unless told. */
  since?: number;
}

/** What lies on a field: a zombie (by name or with its state), a thing of the humans, several of them. */
type OnField = string | Standing | readonly (string | Standing)[];

interface Position {
  options?: Partial<Options>;
  board?: Partial<Record<FieldName, OnField>>;
  rows?: { zombies?: readonly string[]; humans?: readonly string[] };
  piles?: { zombies?: readonly string[]; humans?: readonly string[] };
  /** The first card is the top. Dawn lies under the zombies' without being named. */
  decks?: { zombies?: readonly string[]; humans?: readonly string[] };
  /** Cards beside the board; `fog:A` acts on lane A. */
  lasting?: readonly string[];
  jelly?: readonly FieldName[];
  /** Cards that the humans have seen on top of the zombie deck. */
  known?: number;
  doubleDiscard?: boolean;
  turn?: number;
  rigged?: readonly number[];
}

export const USUAL: Options = { deck: 'moskwa', sideStep: 'must', zombies: '1' };

/**
 * A table with this on it and nothing else; every copy that is not mentioned lies in its deck, in the order of the list.
 * Cards are taken from the deck of the options, as many as there are of each.
 */
export function scene(position: Position, pack: readonly Printed[] | null = null): Scene {
  const options = { ...USUAL, ...position.options };
  const s: State = { ...zombiaki.setup(options, 2, [1, 2, 3, 4], null), pack };
  const cards = cardsOf(s);
  const unused = new Set(cards.keys());
  const take = (name: string): CardId => {
    const card = cards.findIndex((one, i) => one.id === name && unused.has(i));
    if (card < 0) throw new Error(`there is no ${name} left in the deck`);
    unused.delete(card);
    return card;
  };
  const pile = (names: readonly string[] = []): CardId[] => names.map(take);
  s.kernel.stack = [];
  s.turn = position.turn ?? 3;
  for (const [name, on] of Object.entries(position.board ?? {}))
    for (const one of Array.isArray(on) ? on : [on]) put(s, take, fieldOf(name as FieldName), one as string | Standing);
  s.rows = [pile(position.rows?.zombies), pile(position.rows?.humans)];
  s.piles = [pile(position.piles?.zombies), pile(position.piles?.humans)];
  s.lasting = (position.lasting ?? []).map((name) => {
    const [card, lane] = name.split(':') as [string, string?];
    return { card: take(card), lane: lane === undefined ? -1 : 'ABC'.indexOf(lane) };
  });
  s.jelly = (position.jelly ?? []).map((name) => ({ field: fieldOf(name), bonus: 2 }));
  const dawn = cards.findIndex(({ effect }) => effect === 'dawn');
  unused.delete(dawn);
  const rest = (side: Side): CardId[] => [...unused].filter((card) => cards[card]!.side === side);
  const { zombies, humans } = position.decks ?? {};
  s.decks = [
    [dawn, ...(zombies === undefined ? rest('zombies') : pile(zombies).toReversed())],
    humans === undefined ? rest('humans') : pile(humans).toReversed(),
  ];
  s.known = position.known ?? 0;
  s.doubleDiscard = position.doubleDiscard ?? false;
  s.kernel.rigged = [...(position.rigged ?? [])];
  return new Scene(s);
}

/** The same with the cards of edition I. */
export function jubileusz(position: Position): Scene {
  return scene({ ...position, options: { ...position.options, deck: 'jubileusz' } });
}

/** The same with all cards of both decks: a pack may mix them. */
export function mixed(position: Position): Scene {
  return scene(position, BOTH_DECKS);
}
const BOTH_DECKS = everyCopy([...MOSKWA, ...JUBILEUSZ.filter(({ effect }) => effect !== 'dawn')]);

function cardsOf({ pack, options }: State): readonly Printed[] {
  return pack ?? DECKS[options.deck];
}

function put(s: State, take: (name: string) => CardId, field: Field, on: string | Standing): void {
  const standing: Standing = typeof on === 'string' ? { zombie: on } : on;
  const corpse = standing.zombie === 'corpse';
  const card = take(corpse ? spareCorpse(s) : standing.zombie);
  const one = cardsOf(s)[card]!;
  if (one.kind !== 'zombie' && !corpse) {
    s.things.push({ card, field, left: one.effect === 'slab' ? one.value : 0 });
    return;
  }
  const { wounds = 0, bonus = 0, attached = [], held = 0, netted = false, moved = false, since = 0 } = standing;
  const z = newZombie(s, card, field, corpse);
  const under = attached.map((name): Attached => {
    const id = take(name);
    const { effect, strength, value } = cardsOf(s)[id]!;
    return { card: id, left: effect === 'teddy' ? strength : effect === 'boss' ? value : 0 };
  });
  s.zombies.push({ ...z, wounds, bonus, attached: under, held, netted, moved, since, spent: standing.spent ?? false });
  const last = s.zombies.at(-1)!;
  if (standing.eggs !== undefined) last.eggs = standing.eggs;
}

/** A corpse may be any card; it is a plain one that scenes do not need. */
function spareCorpse({ options }: State): string {
  return options.deck === 'moskwa' ? 'moonshine' : 'mass';
}

export function fieldOf(name: FieldName): Field {
  return fieldAt('ABC'.indexOf(name[0]!), Number(name[1]));
}

export function nameOf(field: Field): FieldName | 'Barricade' {
  return field < 0 ? 'Barricade' : (`${'ABC'[laneOf(field)]!}${streetOf(field)}` as FieldName);
}

/** What a test expects of the table; what is not mentioned does not matter. */
interface Seen {
  /** All zombies, by field: `sasha`, `sasha 1` with one wound, in the order of fields. Complete. */
  zombies?: Partial<Record<FieldName, string | readonly string[]>>;
  /** All things of the humans, by field. Complete. */
  things?: Partial<Record<FieldName, string>>;
  rows?: { zombies?: readonly string[]; humans?: readonly string[] };
  piles?: { zombies?: readonly string[]; humans?: readonly string[] };
  lasting?: readonly string[];
  jelly?: readonly FieldName[];
  ending?: State['ending'];
  active?: Side;
}

/** A table of Zombiaki that speaks in words. */
export class Scene {
  readonly stage: Stage<State, Choice, Event, View, Options>;
  readonly s: State;

  constructor(s: State) {
    this.s = s;
    this.stage = new Stage(zombiaki, s);
  }

  runs<Locals extends object>(rule: Rule<State, Locals>, locals: Locals): this {
    this.stage.runs(rule, locals);
    return this;
  }

  /** A whole turn, with all five steps. */
  turn(side: Side): this {
    return this.runs(turn, { side });
  }

  /** Step 2 alone. */
  moves(side: Side): this {
    this.s.active = side;
    this.s.step = 'movement';
    return side === 'zombies'
      ? this.runs(movement, { street: 0 })
      : this.runs(driving, { driven: [], car: -1, left: 0 });
  }

  /** Step 4 alone. */
  discards(side: Side): this {
    this.s.active = side;
    this.s.step = 'discard';
    return this.runs(discard, { side, due: 1 });
  }

  /** Step 5 alone. */
  uses(side: Side): this {
    this.s.active = side;
    this.s.step = 'use';
    this.s.played = 0;
    return this.runs(use, { side });
  }

  chooses(...choices: Choice[]): this {
    for (const choice of choices) this.stage.chooses(choice);
    return this;
  }

  /** Whoever stands on the first field goes on to the others, one step after the other. */
  walks(from: FieldName, ...fields: FieldName[]): this {
    for (const [i, to] of fields.entries()) this.chooses(this.move(fields[i - 1] ?? from, to));
    return this;
  }

  /** Plays a card of the row in step 5, at a target if it is asked for. Starts step 5 of its owner if nobody is asked. */
  plays(card: string, ...targets: Choice[]): this {
    if (this.s.kernel.asks.length === 0) this.uses(cardsOf(this.s).find(({ id }) => id === card)!.side);
    return this.chooses({ do: 'play', card }, ...targets);
  }

  ends(): this {
    return this.chooses({ do: 'end' });
  }

  passes(): this {
    return this.chooses({ do: 'pass' });
  }

  /** Exactly these can be picked, in any order. */
  offers(...choices: Choice[]): this {
    this.stage.offers(...choices);
    return this;
  }

  /** These are among what can be picked, or are not. */
  allows(...choices: Choice[]): this {
    for (const choice of choices) expect(this.s.kernel.asks[0]!.options).toContainEqual(choice);
    return this;
  }

  refuses(choice: Choice, because: RuleId): this {
    this.stage.refuses(choice, because);
    return this;
  }

  /** This side, and nobody else, is asked this. */
  asked(side: Side, prompt: string): this {
    this.stage.asks({ seat: seatOf(this.s, side), prompt });
    return this;
  }

  /** Nobody is asked: the rule that ran, or the game, is over. */
  over(): this {
    this.stage.asks();
    return this;
  }

  happened(...events: Happening<Event>[]): this {
    this.stage.happened(...events);
    return this;
  }

  has(seen: Seen): this {
    const found = look(this.s);
    const { rows, piles, ...rest } = seen;
    const sorted = (names?: readonly string[]) => names?.toSorted();
    const bySide = (both?: Seen['rows']) =>
      both && given({ zombies: sorted(both.zombies), humans: sorted(both.humans) });
    // Zones that are mentioned are complete, unlike the rows and piles.
    const named = Object.keys(given(rest)) as (keyof Seen)[];
    expect(Object.fromEntries(named.map((key) => [key, found[key]]))).toEqual(given(rest));
    expect(found).toMatchObject(given({ rows: bySide(rows), piles: bySide(piles) }));
    return this;
  }

  /** The zombie on a field. */
  zombieAt(name: FieldName): Zombie {
    const z = this.s.zombies.find(({ field }) => field === fieldOf(name));
    if (z === undefined) throw new Error(`no zombie stands on ${name}`);
    return z;
  }

  /** The number of the card on a field: its zombie, or the thing there. */
  cardAt(name: FieldName): CardId {
    const found = [...this.s.zombies, ...this.s.things].find(({ field }) => field === fieldOf(name));
    if (found === undefined) throw new Error(`nothing lies on ${name}`);
    return found.card;
  }

  /** A thing of the humans on a field, also under a zombie. */
  thingAt(name: FieldName): CardId {
    return this.s.things.find(({ field }) => field === fieldOf(name))!.card;
  }

  /** What stands or lies on a field, as events call it. */
  pieceAt(name: FieldName): Piece {
    const z = this.s.zombies.find(({ field }) => field === fieldOf(name));
    return z === undefined ? pieceOfCard(this.s, this.cardAt(name)) : pieceOf(this.s, z);
  }

  strengthAt(name: FieldName): number {
    return strengthNow(this.s, this.zombieAt(name));
  }

  view(side: Side | null): View {
    return zombiaki.view(this.s, side === null ? null : seatOf(this.s, side));
  }

  // Targets by where they are.
  zombie = (at: FieldName): Choice => ({ do: 'zombie', zombie: this.zombieAt(at).card });
  field = (at: FieldName): Choice => ({ do: 'field', field: fieldOf(at) });
  lane = (letter: Letter): Choice => ({ do: 'lane', lane: 'ABC'.indexOf(letter) });
  street = (street: number): Choice => ({ do: 'street', street });
  thing = (at: FieldName): Choice => ({ do: 'thing', thing: this.thingAt(at) });
  take = (card: string): Choice => ({ do: 'take', card });
  stay = (at: FieldName): Choice => ({ do: 'stay', zombie: this.zombieAt(at).card });
  move = (from: FieldName, to: FieldName | 'Barricade'): Choice => ({
    do: 'move',
    zombie: this.zombieAt(from).card,
    to: to === 'Barricade' ? -1 : fieldOf(to),
  });
}

function look(s: State): Required<Seen> {
  const cards = cardsOf(s);
  const names = (ids: readonly CardId[]): string[] => ids.map((id) => cards[id]!.id);
  const zombies: Record<string, string | string[]> = {};
  for (const z of s.zombies.toSorted((a, b) => a.card - b.card)) {
    const { name } = pieceOf(s, z);
    const text = z.wounds > 0 ? `${name} ${z.wounds}` : name;
    const at = nameOf(z.field);
    zombies[at] = zombies[at] === undefined ? text : [zombies[at], text].flat();
  }
  const lasting = s.lasting.map(({ card, lane }) => cards[card]!.id + (lane < 0 ? '' : `:${'ABC'[lane]!}`));
  return {
    zombies,
    things: Object.fromEntries(s.things.map(({ card, field }) => [nameOf(field), cards[card]!.id])),
    rows: { zombies: names(s.rows[0]).toSorted(), humans: names(s.rows[1]).toSorted() },
    piles: { zombies: names(s.piles[0]).toSorted(), humans: names(s.piles[1]).toSorted() },
    lasting,
    jelly: s.jelly.map(({ field }) => nameOf(field) as FieldName),
    ending: s.ending,
    active: s.active,
  };
}

/** Without what is not mentioned. */
function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
