/** What a seat may see, built field by field. Only the order of the decks is hidden. (Z53, R49, R50) */
import { viewAsks, type Seat } from '@horda/kernel';
import type { Effect, Side } from './content/effects.ts';
import type { DeckName } from './content/decks.ts';
import type { Printed } from './content/printed.ts';
import { sharesNow } from './cards/burning.ts';
import { isAskedForTwo } from './phases/discard.ts';
import { laneIsHidden } from './rules/line-of-fire.ts';
import { printed } from './rules/cards.ts';
import { pieceOf, strengthNow } from './rules/zombies.ts';
import type {
  BySide,
  CardId,
  Choice,
  Ending,
  Event,
  Field,
  JellyToken,
  Lane,
  Lasting,
  Options,
  State,
  Target,
  Thing,
  TurnStep,
  Zombie,
} from './state.ts';

export interface AttachedView {
  readonly card: CardId;
  readonly name: string;
  readonly left: number;
}

export interface ZombieView {
  readonly card: CardId;
  /** The name of its card, `corpse` or `smallDoll`. */
  readonly name: string;
  readonly field: Field;
  readonly effect: Effect;
  /** How many wounds it can take in all, including every bonus. */
  readonly strength: number;
  readonly wounds: number;
  readonly faceDown: boolean;
  readonly merged: readonly CardId[];
  readonly attached: readonly AttachedView[];
  readonly eggs: number;
  /** How many zombie movement steps must end before barbed wire lets it go; 0: it is free. */
  readonly held: number;
  readonly netted: boolean;
  /** It has moved in this movement step. */
  readonly moved: boolean;
}

export interface CardView {
  readonly card: CardId;
  readonly name: string;
}

export interface ThingView extends CardView {
  readonly field: Field;
  readonly left: number;
}

export interface LastingView extends CardView {
  readonly lane: Lane;
}

export interface BurningView {
  readonly left: number;
  /** The wounds given so far, in order. */
  readonly given: readonly { readonly field: Field; readonly wounds: number }[];
}

export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  /** The cards in use: the name of a deck, or the cards of a pack. */
  readonly cards: DeckName | readonly Printed[];
  readonly tick: number;
  readonly turn: number;
  /** The seat of each side. */
  readonly leaders: BySide<Seat>;
  readonly active: Side;
  /** Where in the turn the game is. */
  readonly step: TurnStep;
  /** The zombies on the board. */
  readonly zombies: readonly ZombieView[];
  /** Cards of the humans that lie on the board. */
  readonly things: readonly ThingView[];
  /** Cards that work on a lane as long as they lie there. */
  readonly lasting: readonly LastingView[];
  /** The jelly tokens on the board. */
  readonly jelly: readonly JellyToken[];
  /** The open cards on the Cemetery and on the Barricade. (Z53) */
  readonly rows: BySide<readonly CardView[]>;
  /** The discard piles; the last card was discarded last. */
  readonly piles: BySide<readonly CardView[]>;
  /** Cards left to draw, Dawn included. */
  readonly decks: BySide<number>;
  /** Cards above Dawn: the clock of the game. (R50) */
  readonly untilDawn: number;
  /** The cards on top of the zombie deck that the viewer has seen; the first is the top. */
  readonly known: readonly CardView[];
  /** How many of them the humans know; everybody saw that they looked. (K532) */
  readonly knownToHumans: number;
  /** Lanes under fog: cards that need a free line of fire cannot be aimed into them. */
  readonly foggy: readonly Lane[];
  /** The card that is being played; null: none. */
  readonly inPlay: CardView | null;
  /** The target of the card in play, once it is named. */
  readonly target: Target | null;
  /** Fire being shared out: points left, and the wounds given so far; null: there is none. (P422, P432) */
  readonly burning: BurningView | null;
  /** The humans must discard two cards in their next or current discard step. */
  readonly doubleDiscard: boolean;
  readonly asks: ReturnType<typeof viewAsks<Choice>>;
  /** How the game has ended; null: it goes on. */
  readonly ending: Ending | null;
  /** Who has won; null: nobody yet. */
  readonly winner: Seat | null;
}

export function view(s: State, seat: Seat | null): View {
  const card = (id: CardId): CardView => ({ card: id, name: printed(s, id).id });
  const cards = (ids: readonly CardId[]): readonly CardView[] => ids.map(card);
  const [zombies, humans] = [s.leader, 1 - s.leader];
  return {
    seat,
    options: s.options,
    cards: s.pack ?? s.options.deck,
    tick: s.kernel.tick,
    turn: s.turn,
    leaders: [zombies, humans],
    active: s.active,
    step: s.step,
    zombies: s.zombies.map((z) => zombieView(s, z)),
    things: s.things.map(({ card: id, field, left }: Thing) => ({ ...card(id), field, left })),
    lasting: s.lasting.map(({ card: id, lane }: Lasting) => ({ ...card(id), lane })),
    jelly: s.jelly.slice(),
    rows: [cards(s.rows[0]), cards(s.rows[1])],
    piles: [cards(s.piles[0]), cards(s.piles[1])],
    decks: [s.decks[0].length, s.decks[1].length],
    untilDawn: Math.max(0, s.decks[0].length - 1),
    known: seat === humans && s.known > 0 ? cards(s.decks[0].slice(-s.known).toReversed()) : [],
    knownToHumans: s.known,
    foggy: [0, 1, 2].filter((lane) => laneIsHidden(s, lane)),
    inPlay: s.inPlay < 0 ? null : card(s.inPlay),
    target: s.target,
    burning: burningView(s),
    doubleDiscard: s.doubleDiscard || isAskedForTwo(s),
    asks: viewAsks(s, seat),
    ending: s.ending,
    winner: s.ending === null ? null : s.ending === 'dawn' ? humans : zombies,
  };
}

function burningView(s: State): BurningView | null {
  const shares = sharesNow(s);
  if (shares === null) return null;
  const { left, fields, wounds } = shares;
  return { left, given: fields.map((field, i) => ({ field, wounds: wounds[i]! })) };
}

function zombieView(s: State, z: Zombie): ZombieView {
  const { card, field, effect, wounds, faceDown, eggs, held, netted, moved } = z;
  return {
    card,
    name: pieceOf(s, z).name,
    field,
    effect,
    strength: strengthNow(s, z) + wounds,
    wounds,
    faceDown,
    merged: z.under.slice(),
    attached: z.attached.map((a) => ({ card: a.card, name: printed(s, a.card).id, left: a.left })),
    eggs,
    held,
    netted,
    moved,
  };
}

/** Only the humans see the cards they look at on top of the zombie deck. (K532) */
export function viewEvent(e: Event, seat: Seat | null): Event {
  return e.type === 'cardsSeen' && e.seat !== seat ? { ...e, cards: null } : e;
}
