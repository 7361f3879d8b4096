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
  readonly alive: boolean;
  readonly survivors: readonly CardId[];
  readonly barriers: readonly Barrier[];
  readonly zombies: readonly ZombieView[];
  readonly handSize: number;
  /** Null for other players. */
  readonly hand: readonly Resource[] | null;
}

export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly tick: number;
  readonly turn: number;
  readonly active: Seat;
  readonly shelters: readonly ShelterView[];
  readonly city: { readonly left: number; readonly top: 'survivor' | ZombieKind | null };
  readonly finalAttack: boolean;
  /** The attack on the shelter of the active player, while it lasts. */
  readonly attack: Attack | null;
  readonly loose: readonly ZombieView[];
  /** The discard piles, which everybody may look through. (A46) */
  readonly dead: readonly CardId[];
  readonly deadKinds: readonly string[];
  readonly lost: readonly CardId[];
  readonly deck: number;
  readonly discard: readonly Resource[];
  readonly inPlay: Resource | null;
  readonly asks: ReturnType<typeof viewAsks<Choice>>;
  readonly ending: Ending | null;
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
