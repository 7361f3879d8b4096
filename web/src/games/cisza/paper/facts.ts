/** The facts of a finished game of Cisza that its newspaper is made of. */
import type { Resource } from '@horda/cisza/content/resources';
import type { CardId, Event, ZombieKind } from '@horda/cisza/state';
import type { View } from '@horda/cisza/view';
import type { Seat } from '@horda/kernel';
import type { Step, Told } from '../../paper.ts';

export interface Fall {
  readonly seat: Seat;
  readonly turn: number;
}

export interface CiszaFacts {
  /** The shelter of the front page. */
  readonly seat: Seat;
  readonly turn: number;
  /** The card that led the last zombie there; null: none did. */
  readonly cause: Resource | null;
  readonly how: 'noise' | 'sent' | 'horde' | 'final' | 'given';
  readonly zombies: readonly { readonly card: CardId; readonly kind: ZombieKind }[];
  /** Who was lost, in the order of the cards. */
  readonly lost: readonly CardId[];
  readonly barriers: number;
  /** Shelters that fell, the first one first. */
  readonly falls: readonly Fall[];
  /** Every noise: its turn, and whether anybody heard it. */
  readonly noises: readonly { readonly turn: number; readonly heard: boolean }[];
  readonly turns: number;
  readonly rescued: number;
  readonly came: number;
  readonly killed: number;
  readonly sent: number;
  readonly hordes: number;
  /** By seat: how often it played each card. */
  readonly played: readonly ReadonlyMap<Resource, number>[];
  readonly sentBy: readonly number[];
  readonly first: { readonly turn: number; readonly seat: Seat; readonly card: CardId } | null;
  readonly lastCard: { readonly seat: Seat; readonly card: Resource } | null;
}

const isLoss = (e: Event): boolean => e.type === 'survivorsLost' && e.cards.length > 0;

/** The last shelter that fell; if none did, the last time that somebody was lost. */
export function fatalMoment(steps: readonly Step<Event>[]): number {
  const fall = steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'playerEliminated'));
  const loss = steps.findLastIndex(({ events }) => events.some(isLoss));
  return Math.max(0, fall === -1 ? (loss === -1 ? steps.length - 1 : loss) : fall);
}

type Timed = Event & { readonly turnNow: number };

export function factsOf({
  steps,
  moment,
  before,
  end,
}: Pick<Told<View, Event, unknown, unknown>, 'steps' | 'moment' | 'before' | 'end'>): CiszaFacts {
  let turn = 0;
  const timed = (step: Step<Event>): readonly Timed[] =>
    step.events.map((e) => {
      if (e.type === 'turnBegan') ({ turn } = e);
      return { ...e, turnNow: turn };
    });
  const told = steps.flatMap((step) => timed(step).map((e) => ({ e, at: step.at })));
  const all = told.map(({ e }) => e);
  const until = told.filter(({ at }) => at <= moment.at).map(({ e }) => e);
  const seat = seatOf(moment, before);
  const fell = until.findLast((e) => e.type === 'playerEliminated' && e.seat === seat);
  const { cause, how } = causeIn(until, seat);
  const here = before.shelters[seat]!;
  const count = (test: (e: Event) => boolean): number => all.filter(test).length;
  return {
    seat,
    turn: (fell ?? until.at(-1))?.turnNow ?? 0,
    cause,
    how,
    zombies: here.zombies,
    lost: moment.events.flatMap((e) => (e.type === 'survivorsLost' && e.shelter === seat ? e.cards : [])),
    barriers: here.barriers.length,
    falls: all.flatMap((e) => (e.type === 'playerEliminated' ? [{ seat: e.seat, turn: e.turnNow }] : [])),
    noises: all.flatMap((e) => (e.type === 'noiseMade' ? [{ turn: e.turnNow, heard: e.heard }] : [])),
    turns: end.turn,
    rescued: count(({ type }) => type === 'survivorRescued'),
    came: count(({ type }) => type === 'zombieArrived'),
    killed: count(({ type }) => type === 'zombieEliminated'),
    sent: count((e) => e.type === 'zombieSent' && e.from !== null),
    hordes: count(({ type }) => type === 'hordeCame'),
    played: end.shelters.map((_, each) => tally(all, each)),
    sentBy: end.shelters.map((_, each) => count((e) => e.type === 'zombieSent' && e.from === each)),
    first: firstRescue(all),
    lastCard: all.reduce<CiszaFacts['lastCard']>((last, e) => (e.type === 'cardPlayed' ? e : last), null),
  };
}

/** Who fell; else who lost most; else whose turn it was. */
function seatOf({ events }: Step<Event>, before: View): Seat {
  const fell = events.find((e) => e.type === 'playerEliminated');
  if (fell?.type === 'playerEliminated') return fell.seat;
  const lost = events.find(isLoss);
  return lost?.type === 'survivorsLost' ? lost.shelter : before.active;
}

const BY_CARD: readonly Event['type'][] = ['cardPlayed', 'cardUsedForNoise', 'barrierUsed'];

function causeIn(until: readonly Event[], seat: Seat): Pick<CiszaFacts, 'cause' | 'how'> {
  const arrived = until.findLastIndex(
    (e) => (e.type === 'zombieArrived' && e.shelter === seat) || (e.type === 'zombieSent' && e.to === seat),
  );
  if (until.some(({ type }) => type === 'finalAttackBegan')) return { cause: cardBefore(until, arrived), how: 'final' };
  const last = until[arrived];
  if (last === undefined) return { cause: null, how: 'given' };
  const begun = until.slice(0, arrived).findLastIndex(({ type }) => type === 'turnBegan' || BY_CARD.includes(type));
  const horde = until.slice(Math.max(0, begun), arrived).some(({ type }) => type === 'hordeCame');
  if (horde) return { cause: cardBefore(until, arrived), how: 'horde' };
  // A fallen shelter's zombies are handed out: no card is to blame.
  if (last.type === 'zombieSent' && last.from === null) return { cause: null, how: 'given' };
  if (last.type === 'zombieSent') return { cause: cardBefore(until, arrived), how: 'sent' };
  return { cause: cardBefore(until, arrived), how: 'noise' };
}

/** The card that was used last before an event; null: somebody's turn began after it. */
function cardBefore(until: readonly Event[], place: number): Resource | null {
  const found = until.slice(0, Math.max(0, place)).findLast(({ type }) => BY_CARD.includes(type));
  if (found?.type === 'cardPlayed' || found?.type === 'cardUsedForNoise') return found.card;
  return found?.type === 'barrierUsed' ? found.barrier : null;
}

function tally(all: readonly Event[], seat: Seat): ReadonlyMap<Resource, number> {
  const counts = new Map<Resource, number>();
  for (const e of all)
    if (e.type === 'cardPlayed' && e.seat === seat) counts.set(e.card, (counts.get(e.card) ?? 0) + 1);
  return counts;
}

function firstRescue(all: readonly Timed[]): CiszaFacts['first'] {
  const found = all.find(({ type }) => type === 'survivorRescued');
  return found?.type === 'survivorRescued' ? { turn: found.turnNow, seat: found.shelter, card: found.card } : null;
}

/** The card that a seat played most often; null: none. */
export function favourite(played: ReadonlyMap<Resource, number>): readonly [Resource, number] | null {
  return [...played].toSorted(([, a], [, b]) => b - a)[0] ?? null;
}
