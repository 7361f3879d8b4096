/** What a seat may see, built field by field instead of copied from the state. */
import { viewAsks, type Seat } from '@horda/kernel';
import type { Barrier, Resource } from './content/resources.ts';
import { isFinalAttack, zombieKind, zombieOnTop } from './rules/city.ts';
import type { Attack, CardId, Choice, Ending, Event, Options, Shelter, State, ZombieKind } from './state.ts';

export interface ZombieView {
  readonly card: CardId;
  readonly kind: ZombieKind;
}

export interface ShelterView {
  /** The player is still in the game. */
  readonly alive: boolean;
  /** The cards of the survivors, the last one on top. */
  readonly survivors: readonly CardId[];
  /** The barriers that lie in the shelter. */
  readonly barriers: readonly Barrier[];
  /** The zombies in the shelter, in the order in which they came. */
  readonly zombies: readonly ZombieView[];
  /** How many cards the player has in hand. */
  readonly handSize: number;
  /** Null for other players. */
  readonly hand: readonly Resource[] | null;
}

export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly tick: number;
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: Seat;
  /** The shelters of all players, by seat. */
  readonly shelters: readonly ShelterView[];
  /** The city deck: how many cards are left, and what the top one shows; null: there is none. */
  readonly city: { readonly left: number; readonly top: 'survivor' | ZombieKind | null };
  /** No survivors are left in the city: every shelter is attacked for the last time. (C101) */
  readonly finalAttack: boolean;
  /** The attack on the shelter of the active player, while it lasts. */
  readonly attack: Attack | null;
  /** Zombies on the way to a shelter: drawn by a Horde, or handed out by their owner. */
  readonly loose: readonly ZombieView[];
  /** Dead zombies and Hordes; everybody may look through this pile and the others. (A46) */
  readonly dead: readonly CardId[];
  /** What each card of `dead` is, in the same order. */
  readonly deadKinds: readonly string[];
  /** Lost survivors, whose zombie side nobody has seen. */
  readonly lost: readonly CardId[];
  /** How many cards are left to draw. */
  readonly deck: number;
  /** The discard pile of the resource cards; the last one is the top. */
  readonly discard: readonly Resource[];
  readonly inPlay: Resource | null;
  readonly asks: ReturnType<typeof viewAsks<Choice>>;
  /** How the game has ended; null: it goes on. */
  readonly ending: Ending | null;
  /** Who has won, once the game is over. */
  readonly winners: readonly Seat[];
}

export function view(s: State, seat: Seat | null): View {
  const zombie = (card: CardId): ZombieView => ({ card, kind: zombieKind(s, card) });
  const shelter = ({ alive, survivors, barriers, zombies, hand }: Shelter, i: Seat): ShelterView => ({
    alive,
    survivors: survivors.slice(),
    barriers: barriers.slice(),
    zombies: zombies.map(zombie),
    handSize: hand.length,
    hand: i === seat ? hand.slice() : null,
  });
  return {
    seat,
    options: s.options,
    tick: s.kernel.tick,
    turn: s.turn,
    active: s.active,
    shelters: s.shelters.map(shelter),
    city: { left: s.city, top: zombieOnTop(s) ?? (s.city > 0 ? 'survivor' : null) },
    finalAttack: isFinalAttack(s),
    attack: attackIn(s),
    loose: s.loose.map(zombie),
    dead: s.dead.slice(),
    deadKinds: s.dead.map((card) => s.kinds[card]!),
    lost: s.lost.slice(),
    deck: s.deck.length,
    discard: s.discard.slice(),
    inPlay: s.inPlay,
    asks: viewAsks(s, seat),
    ending: s.ending,
    winners: s.winners.slice(),
  };
}

function attackIn(s: State): Attack | null {
  const f = s.kernel.stack.find(({ rule }) => rule === 'attack');
  if (f === undefined) return null;
  const { attackers, stopped } = f.my as Attack;
  return { attackers, stopped };
}

/** Others see how many cards were drawn, not which. */
export function viewEvent(e: Event, seat: Seat | null): Event {
  return e.type === 'cardsDrawn' && e.seat !== seat ? { ...e, cards: null } : e;
}
