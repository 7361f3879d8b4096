/** Positions of Cisza in a few words. Cards are named by what they are, players by their names. */
import { run, type Rule, type Seat } from '@horda/kernel';
import { Stage, type Happening } from '@horda/testing';
import { expect } from 'vitest';
import { KINDS, type Kind } from '../src/content/city.ts';
import type { Barrier, Resource } from '../src/content/resources.ts';
import { cisza } from '../src/game.ts';
import { attack } from '../src/phases/attack.ts';
import { play } from '../src/phases/play.ts';
import { noise } from '../src/rules/noise.ts';
import type { CardId, Choice, Ending, Event, Options, Shelter, State, ZombieKind } from '../src/state.ts';
import type { RuleId } from '../src/text/rulebook.ts';
import { turn } from '../src/turn.ts';
import type { View } from '../src/view.ts';

/** In the order of the seats. */
const PEOPLE = ['ann', 'bob', 'cec', 'dan', 'eve', 'fox'] as const;
export type Name = (typeof PEOPLE)[number];

interface Place {
  survivors?: number;
  zombies?: readonly ZombieKind[];
  barriers?: readonly Barrier[];
  hand?: readonly Resource[];
  /** Eliminated. */
  out?: boolean;
}

/** A survivor by what is on its other side ('survivor': a regular zombie), or a zombie that shows, on top only. */
type CityCard = 'survivor' | Kind | 'zombie' | `zombie:${'regular' | 'strong'}`;

interface Zones extends Partial<Record<Name, Place>> {
  /** The first card is the top. */
  city?: readonly CityCard[];
  /** Resource cards to draw; the first card is the top. */
  deck?: readonly Resource[];
  discard?: readonly Resource[];
  /** The discard pile of the city: its zombies, and how many survivors. */
  dead?: readonly Kind[];
  lost?: number;
}

interface Position extends Zones {
  options?: Partial<Options>;
  /** Results of chance to come. */
  rigged?: readonly number[];
}

interface Seen extends Zones {
  /** Whose turn it is. */
  active?: Name;
  ending?: Ending | null;
  winners?: readonly Name[];
}

export const USUAL: Options = { difficulty: 'normal', expert: false, surprise: 'turn', first: '1', stallGuard: false };
const MANY_SURVIVORS: readonly CityCard[] = Array.from({ length: 10 }, () => 'survivor');
const MANY_AXES: readonly Resource[] = Array.from({ length: 30 }, () => 'axe');

/**
 * As many seats as are named, at least two. What is not mentioned is empty, but everybody has two survivors, and so
 * that a turn can pass the city holds ten survivors and the resource deck thirty axes. Cards need not add up.
 */
export function scene(position: Position): Scene {
  const { city = MANY_SURVIVORS, deck = MANY_AXES, discard = [], dead = [], lost = 0, rigged = [] } = position;
  const seats = Math.max(2, 1 + PEOPLE.findLastIndex((name) => position[name] !== undefined));
  const kinds: Kind[] = city.map(kindOf).toReversed();
  const make = (kind: Kind): CardId => kinds.push(kind) - 1;
  const shelter = ({ survivors, zombies = [], barriers = [], hand = [], out = false }: Place): Shelter => ({
    survivors: Array.from({ length: survivors ?? (out ? 0 : 2) }, () => make('regular')),
    zombies: zombies.map(make),
    barriers: [...barriers],
    hand: [...hand],
    alive: !out,
  });
  if (city.some((card, i) => i > 0 && card.startsWith('zombie'))) throw new Error('only the top of the city can show');
  const s = cisza.setup({ ...USUAL, ...position.options }, seats, [1, 2, 3, 4], null);
  s.kernel.stack = [];
  s.shelters = PEOPLE.slice(0, seats).map((name) => shelter(position[name] ?? {}));
  s.city = city.length;
  s.turned = city[0]?.startsWith('zombie') ?? false;
  s.deck = deck.toReversed();
  s.discard = [...discard];
  s.dead = dead.map(make);
  s.lost = Array.from({ length: lost }, () => make('regular'));
  s.kinds = kinds;
  s.kernel.rigged = [...rigged];
  return new Scene(s);
}

function kindOf(card: CityCard): Kind {
  if (card === 'survivor' || card === 'zombie') return 'regular';
  return card.replace('zombie:', '') as Kind;
}

type Blown = ZombieKind | `new:${ZombieKind}`;

/** A choice in words. `new:` marks a zombie that came in this phase 2. */
export type Words =
  | 'keep'
  | 'exchange'
  | 'discard'
  | 'end'
  | 'face'
  | 'snipe'
  | `${'play' | 'noise'} ${Resource}`
  | `use ${Barrier}`
  | `drop ${string}`
  | `eliminate ${ZombieKind | `${ZombieKind}+${ZombieKind}`}`
  | `blast ${Blown | `${Blown}+${Blown}`}`
  | `send ${ZombieKind}`
  | `${'at' | 'to'} ${Name}`;

export function choiceOf(words: Words): Choice {
  const [verb, rest = ''] = words.split(' ') as [string, string?];
  const things = rest.split('+');
  const kinds = (named: readonly string[]): ZombieKind[] =>
    (named as ZombieKind[]).toSorted((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  switch (verb) {
    case 'play':
    case 'noise':
      return { do: verb, card: rest as Resource };
    case 'use':
      return { do: 'use', barrier: rest as Barrier };
    case 'drop':
      return { do: 'drop', cards: things as Resource[] };
    case 'eliminate':
      return { do: 'eliminate', zombies: kinds(things) };
    case 'blast': {
      const come = things.filter((thing) => thing.startsWith('new:')).map((thing) => thing.replace('new:', ''));
      const attackers = things.filter((thing) => !thing.startsWith('new:'));
      return { do: 'blast', attackers: kinds(attackers), newcomers: kinds(come) };
    }
    case 'send':
      return { do: 'send', zombie: rest as ZombieKind };
    case 'at':
      return { do: 'target', seat: seatOf(rest as Name) };
    case 'to':
      return { do: 'give', to: seatOf(rest as Name) };
    default:
      return { do: verb as 'keep' | 'exchange' | 'discard' | 'end' | 'face' | 'snipe' };
  }
}

export function seatOf(name: Name): Seat {
  return PEOPLE.indexOf(name);
}

/** A table of Cisza that speaks in words. */
class Scene {
  readonly stage: Stage<State, Choice, Event, View, Options>;
  readonly s: State;

  constructor(s: State) {
    this.s = s;
    this.stage = new Stage(cisza, s);
  }

  /** Runs a rule in this player's turn. */
  runs<Locals extends object>(name: Name, rule: Rule<State, Locals>, locals: Locals): this {
    this.s.active = seatOf(name);
    this.stage.runs(rule, locals);
    return this;
  }

  /** Starts a whole turn. */
  turn(name: Name): this {
    return this.runs(name, turn, { seat: seatOf(name) });
  }

  /** Playing or discarding cards, and nothing after it. */
  phase1(name: Name): this {
    return this.runs(name, play, { seat: seatOf(name), played: false });
  }

  /** The attack of the zombies, and nothing after it. */
  phase2(name: Name): this {
    const seat = seatOf(name);
    return this.runs(name, attack, { seat, attackers: this.s.shelters[seat]!.zombies.length, stopped: 0 });
  }

  /** One noise in this player's turn, in the own shelter unless another is named. */
  noise(name: Name, shelter = name): this {
    this.s.active = seatOf(name);
    noise(this.s, seatOf(shelter));
    run(cisza, this.s);
    return this;
  }

  chooses(...words: Words[]): this {
    for (const each of words) this.stage.chooses(choiceOf(each));
    return this;
  }

  plays(card: Resource): this {
    return this.chooses(`play ${card}`);
  }

  uses(barrier: Barrier): this {
    return this.chooses(`use ${barrier}`);
  }

  /** Ends phase 1. */
  ends(): this {
    return this.chooses('end');
  }

  offers(...words: Words[]): this {
    this.stage.offers(...words.map(choiceOf));
    return this;
  }

  refuses(words: Words, because: RuleId): this {
    this.stage.refuses(choiceOf(words), because);
    return this;
  }

  /** This player, and nobody else, is asked this. */
  asked(name: Name, prompt: string): this {
    this.stage.asks({ seat: seatOf(name), prompt });
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

  /** What is mentioned is so; zones and discard piles in any order. */
  has(seen: Seen): this {
    expect(look(this.s)).toMatchObject(tidied(seen));
    return this;
  }

  /** What this player sees; without a name, a spectator. */
  view(name?: Name): View {
    return cisza.view(this.s, name === undefined ? null : seatOf(name));
  }
}

function look(s: State): Seen {
  const kinds = (cards: readonly CardId[]): Kind[] => cards.map((card) => s.kinds[card]!);
  const place = ({ survivors, zombies, barriers, hand, alive }: Shelter): Place => ({
    survivors: survivors.length,
    zombies: kinds(zombies) as ZombieKind[],
    barriers,
    hand,
    out: !alive,
  });
  const [top, ...below] = s.kinds.slice(0, s.city).toReversed();
  const shown = (s.turned ? `zombie:${top}` : top) as CityCard;
  return tidied({
    ...Object.fromEntries(s.shelters.map((shelter, seat) => [PEOPLE[seat]!, place(shelter)])),
    city: top === undefined ? [] : [shown, ...below],
    deck: s.deck.toReversed(),
    discard: s.discard,
    dead: kinds(s.dead),
    lost: s.lost.length,
    active: PEOPLE[s.active]!,
    ending: s.ending,
    winners: s.winners.map((seat) => PEOPLE[seat]!),
  });
}

/** The same with piles sorted and every city card by its full name, so that two of them can be compared. */
function tidied(seen: Seen): Seen {
  const sorted = <T>(pile: readonly T[] | undefined) => pile?.toSorted();
  const place = ({ zombies, barriers, hand, ...rest }: Place) =>
    given({ ...rest, zombies: sorted(zombies), barriers: sorted(barriers), hand: sorted(hand) });
  const people = PEOPLE.map((name) => [name, seen[name] && place(seen[name])]);
  return given({
    ...seen,
    ...Object.fromEntries(people),
    city: seen.city?.map((card) => (card.startsWith('zombie') ? `zombie:${kindOf(card)}` : kindOf(card))),
    discard: sorted(seen.discard),
    dead: sorted(seen.dead),
  });
}

/** Without what is not mentioned. */
function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
