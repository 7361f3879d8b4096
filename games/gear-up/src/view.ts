/** What a seat may see: everything except the order of face-down cards. Built field by field. */
import { viewAsks, type Seat } from '@horda/kernel';
import { contentOf, zombieCard } from './content/cards.ts';
import type { Content, Letter, Side, ZombieKind } from './content/content.ts';
import { cellsOf } from './geometry/geometry.ts';
import { damage, type DamageLocals } from './rules/damage.ts';
import {
  BOSS,
  bossLeft,
  bossSide,
  bossTable,
  damageOf,
  memberDamage,
  memberLeft,
  mostHealth,
  mouthIsOpen,
  squaresLeft,
} from './rules/table.ts';
import { FIRST_PHASE, FIRST_UNDER, TURNS } from './turn.ts';
import type {
  Attack,
  CardId,
  Choice,
  Deed,
  Ending,
  Event,
  Options,
  Space,
  State,
  SurvivorState,
  Target,
  Track,
  TurnStep,
  WeaponState,
  Zombie,
} from './state.ts';

/** Squares of a grid by their numbers in reading order. */
export type Cells = readonly number[];

export interface ZombieView {
  readonly card: CardId;
  readonly kind: ZombieKind;
  readonly space: Space;
  /** All crossed squares, including planned ones. */
  readonly crossed: Cells;
  /** The squares that were crossed in the attack step that is still open. */
  readonly planned: Cells;
  /** Squares still to be crossed. */
  readonly left: number;
  /** The damage it would do now, including permanent icons and Stinkers. */
  readonly damage: number;
}

export interface SurvivorView {
  /** The number in the content; -1: not chosen yet. */
  readonly survivor: number;
  readonly health: number;
  readonly mostHealth: number;
  readonly armour: Readonly<Track>;
  readonly ammo: Readonly<Track>;
  readonly weapons: readonly Readonly<WeaponState>[];
  readonly street: readonly ZombieView[];
  /** Upgrades earned but not marked yet. */
  readonly due: number;
  readonly attack: Readonly<Attack>;
  /** What this survivor has planned in the open attack step, in order. */
  readonly deeds: readonly Deed[];
}

export interface BossView {
  /** The number in the content. */
  readonly boss: number;
  readonly side: Side;
  /** The seat it stands in front of; -1: it has not come yet. */
  readonly seat: Seat;
  readonly crossed: Cells;
  readonly planned: Cells;
  /** Squares that must still be crossed to kill it. */
  readonly left: number;
  /** The damage of an attack and of a special attack now. */
  readonly attack: number;
  readonly special: number;
  /** One entry for each member of Dead Sox; one entry for any other boss. */
  readonly members: readonly {
    readonly target: Target;
    readonly left: number;
    readonly attack: number;
    readonly special: number;
  }[];
  readonly screams: number;
  /** Whether squares in the mouth of the Screamer can be crossed now. */
  readonly mouthOpen: boolean;
}

export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  /** The content of a pack; null: the house content. */
  readonly pack: Content | null;
  readonly tick: number;
  readonly round: number;
  readonly turn: number;
  /** The set-up, or one of the five steps of a turn. (B47) */
  readonly step: TurnStep;
  /** The seat of the commander, to whom the boss comes first. */
  readonly commander: Seat;
  /** The survivors of all players, by seat, each with the street in front. */
  readonly survivors: readonly SurvivorView[];
  /** The boss, also before it comes. */
  readonly boss: BossView;
  /** The companions of solo play by their number in the content, and whether they can be used; else none. */
  readonly companions: readonly { readonly companion: number; readonly ready: boolean }[];
  /** The nine turn cards of the round by number; null: face down. */
  readonly row: readonly (number | null)[];
  /** Turn cards not seen yet in this round (one of them is left out), by number. */
  readonly toCome: readonly number[];
  /** Under each of the nine turns: the number of a revealed spawn or boss card; null: face down; -1: no card. */
  readonly under: readonly (number | null)[];
  /** Letters of spawn cards (round 1) that are still face down. */
  readonly lettersToCome: Readonly<Record<Letter, number>>;
  /** Boss cards (round 2) that are still face down, by number within their phase. */
  readonly bossCardsToCome: { readonly phase1: readonly number[]; readonly phase2: readonly number[] };
  /** Zombies in the middle of the table. */
  readonly wave: readonly { readonly card: CardId; readonly kind: ZombieKind; readonly to: Seat }[];
  /** How many zombies are left in each pile. */
  readonly piles: { readonly standard: number; readonly special: number };
  /** Discarded zombies, the last on top. All zombies not in a street, the middle or the discards are in the piles. */
  readonly discards: { readonly standard: readonly CardId[]; readonly special: readonly CardId[] };
  readonly kills: number;
  /** The damage that each seat is taking now; null: there is none. */
  readonly harm: Pick<DamageLocals, 'cause' | 'amounts' | 'hard'> | null;
  /** How the current plans would end the game; null: it goes on. */
  readonly fate: 'victory' | 'death' | null;
  readonly asks: ReturnType<typeof viewAsks<Choice>>;
  /** How the game has ended; null: it goes on. */
  readonly ending: Ending | null;
}

export function view(s: State, seat: Seat | null): View {
  const { turnCards } = contentOf(s);
  return {
    seat,
    options: s.options,
    pack: s.pack,
    tick: s.kernel.tick,
    round: s.round,
    turn: s.turn,
    step: s.step,
    commander: s.commander,
    survivors: s.survivors.map((_, each) => survivorView(s, each)),
    boss: bossView(s),
    companions: s.companions.map(({ companion, ready }) => ({ companion, ready })),
    row: s.row.slice(0, TURNS).map((card, i) => (i < s.turn ? card : null)),
    toCome: s.round === 0 ? [...turnCards.keys()] : s.row.slice(s.turn).toSorted((a, b) => a - b),
    under: underView(s),
    lettersToCome: lettersToCome(s),
    bossCardsToCome: bossCardsToCome(s),
    wave: s.wave.map(({ card, to }) => ({ card, kind: zombieCard(s, card).kind, to })),
    piles: { standard: s.piles.standard.length, special: s.piles.special.length },
    discards: { standard: s.discards.standard.slice(), special: s.discards.special.slice() },
    kills: s.kills,
    harm: harmOf(s),
    fate: s.fate,
    asks: viewAsks(s, seat),
    ending: s.ending,
  };
}

function harmOf({ kernel: { stack } }: State): View['harm'] {
  const frame = stack.findLast(({ rule }) => rule === damage.name);
  if (frame === undefined) return null;
  const { cause, amounts, hard } = frame.my as DamageLocals;
  return { cause, amounts, hard };
}

function survivorView(s: State, seat: Seat): SurvivorView {
  const one = s.survivors[seat]!;
  const { armour, ammo, attack } = one;
  return {
    survivor: one.survivor,
    health: one.health,
    mostHealth: mostHealth(s.survivors.length, contentOf(s)),
    armour: { ...armour },
    ammo: { ...ammo },
    weapons: one.weapons.map((weapon) => ({ ...weapon })),
    street: one.street.map((z) => zombieView(s, one, z)),
    due: one.due,
    attack: { ...attack },
    deeds: s.deeds.filter(({ by }) => by === seat),
  };
}

function zombieView(s: State, owner: SurvivorState, z: Zombie): ZombieView {
  const { card, space, crossed } = z;
  return {
    card,
    kind: zombieCard(s, card).kind,
    space,
    crossed: cellsOf({ lo: crossed, hi: 0 }),
    planned: cellsOf({ lo: crossed & ~crossedBefore(s, card, crossed), hi: 0 }),
    left: squaresLeft(s, z),
    damage: damageOf(s, owner, z),
  };
}

/** The crossed squares of a zombie when the attack step began. */
function crossedBefore({ before }: State, card: CardId, now: number): number {
  for (const { street } of before?.survivors ?? []) for (const z of street) if (z.card === card) return z.crossed;
  return now;
}

function bossView(s: State): BossView {
  const { lo, hi } = s.boss;
  const then = s.before?.boss ?? s.boss;
  const members = bossTable(s).members.map((_, member) => ({
    target: BOSS - member,
    left: memberLeft(s, member),
    attack: memberDamage(s, member, false),
    special: memberDamage(s, member, true),
  }));
  return {
    boss: s.bossNumber,
    side: bossSide(s),
    seat: s.boss.seat,
    crossed: cellsOf({ lo, hi }),
    planned: cellsOf({ lo: lo & ~then.lo, hi: hi & ~then.hi }),
    left: bossLeft(s),
    attack: members.reduce((sum, { attack }) => sum + attack, 0),
    special: members.reduce((sum, { special }) => sum + special, 0),
    members,
    screams: s.boss.screams,
    mouthOpen: mouthIsOpen(s),
  };
}

function underView(s: State): readonly (number | null)[] {
  return Array.from({ length: TURNS }, (_, i) => {
    const place = i + 1 - FIRST_UNDER;
    if (place < 0) return -1;
    return place < s.shown ? s.under[place]! : null;
  });
}

function lettersToCome(s: State): Readonly<Record<Letter, number>> {
  const { spawnCards } = contentOf(s);
  const open = s.round === 0 ? [...spawnCards.keys()] : s.round === 1 ? s.under.slice(s.shown) : [];
  const count = (letter: Letter): number => open.filter((card) => spawnCards[card]!.letter === letter).length;
  return { A: count('A'), B: count('B'), C: count('C') };
}

function bossCardsToCome(s: State): View['bossCardsToCome'] {
  const { phase1, phase2 } = contentOf(s).bossCards;
  if (s.round < 2) return { phase1: [...phase1.keys()], phase2: [...phase2.keys()] };
  const hidden = (from: number, to: number): readonly number[] =>
    s.under.slice(Math.max(from, s.shown), to).toSorted((a, b) => a - b);
  return { phase1: hidden(0, FIRST_PHASE), phase2: hidden(FIRST_PHASE, s.under.length) };
}

/** Everybody sees everything that happens. */
export function viewEvent(e: Event): Event {
  return e;
}
