/** The facts of a finished game of The Long Night that its newspaper is made of. */
import type { Event } from '@horda/long-night/events';
import type { PlaceNo, SurvivorNo } from '@horda/long-night/state';
import type { View } from '@horda/long-night/view';
import type { Seat } from '@horda/kernel';
import type { Step, Told } from '../../paper.ts';
import type { Press } from '../press.ts';

/** What the front page is about: a betrayal, a colony that fell, or one that lived. */
export type Kind = 'betrayal' | 'fall' | 'rounds' | 'win';

interface Dated {
  readonly round: number;
}

export interface LongNightFacts {
  readonly kind: Kind;
  readonly round: number;
  readonly morale: number;
  /** Who was lost in the moment; null: nobody. */
  readonly dead: SurvivorNo | null;
  /** Where: the place of that death, else the colony. */
  readonly place: PlaceNo;
  /** Why: the crisis that was not prevented, hunger, waste, a death; null: none of them. */
  readonly cause: 'crisis' | 'hunger' | 'waste' | 'death' | null;
  readonly crisis: number;
  /** Zombies at that place before the moment. */
  readonly zombies: number;
  readonly deaths: readonly (Dated & { readonly survivor: SurvivorNo; readonly seat: Seat; readonly place: PlaceNo })[];
  readonly helpless: number;
  readonly failed: readonly (Dated & { readonly crisis: number })[];
  readonly prevented: number;
  readonly exiles: readonly (Dated & { readonly seat: Seat })[];
  readonly vote:
    | (Dated & { readonly up: readonly Seat[]; readonly down: readonly Seat[]; readonly passed: boolean })
    | null;
  readonly killed: number;
  readonly searches: number;
  readonly barricades: number;
  readonly waste: number;
  /** Morale after each change. */
  readonly track: readonly number[];
  readonly betrayers: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly searchedBy: readonly number[];
}

const COLONY: PlaceNo = 0;

const isLoss = (e: Event): boolean => (e.type === 'moraleChanged' && e.by < 0) || e.type === 'died';

/** The last step that cost the colony morale or somebody's life; where the goal was met, the last of all. */
export function fatalMoment(steps: readonly Step<Event>[], { ending }: View): number {
  const last = steps.length - 1;
  if (ending === 'objective') return last;
  const found = steps.findLastIndex(({ events }) => events.some(isLoss));
  return found === -1 ? last : found;
}

type Known = Pick<Told<View, Event, unknown, Press>, 'steps' | 'moment' | 'before' | 'end' | 'press'>;

export function factsOf({ steps, moment, before, end, press }: Known): LongNightFacts {
  let round = 0;
  const told = steps.flatMap(({ at, events }) =>
    events.map((e) => {
      if (e.type === 'roundBegan') ({ round } = e);
      return { e, at, round };
    }),
  );
  const all = told.map(({ e }) => e);
  const { betrayals } = press.shownOf(end.pack);
  const betrayers = end.players.flatMap(({ objective }, seat) => ((objective ?? -1) >= betrayals ? [seat] : []));
  const winners = end.players.flatMap((_, seat) => (end.winners[seat] === true ? [seat] : []));
  const died = moment.events.findLast(({ type }) => type === 'died');
  const place = died?.type === 'died' ? died.place : COLONY;
  const count = (type: Event['type']): number => all.filter((e) => e.type === type).length;
  const exile = told.findLast(({ e }) => e.type === 'voted');
  return {
    kind: kindOf(end, winners, betrayers),
    round: told.findLast(({ at }) => at <= moment.at)?.round ?? 0,
    morale: end.morale,
    dead: died?.type === 'died' ? died.survivor : null,
    place,
    ...causeIn(moment.events, end),
    zombies: before.places[place]!.entrances.reduce((sum, { zombies }) => sum + zombies, 0),
    deaths: told.flatMap(({ e, round: at }) =>
      e.type === 'died' ? [{ round: at, survivor: e.survivor, seat: e.seat, place: e.place }] : [],
    ),
    helpless: count('helplessDied'),
    failed: told.flatMap(({ e, round: at }) =>
      e.type === 'crisisResolved' && e.sum < e.need ? [{ round: at, crisis: e.crisis }] : [],
    ),
    prevented: all.filter((e) => e.type === 'crisisResolved' && e.sum >= e.need).length,
    exiles: told.flatMap(({ e, round: at }) => (e.type === 'exiled' ? [{ round: at, seat: e.seat }] : [])),
    vote:
      exile?.e.type === 'voted'
        ? { round: exile.round, up: exile.e.up, down: exile.e.down, passed: exile.e.passed }
        : null,
    killed: count('zombieKilled'),
    searches: count('searched'),
    barricades: count('barricadePut'),
    waste: end.waste.length,
    track: all.flatMap((e) => (e.type === 'moraleChanged' ? [e.morale] : [])),
    betrayers,
    winners,
    searchedBy: end.players.map((_, seat) => all.filter((e) => e.type === 'cardKept' && e.seat === seat).length),
  };
}

/** Only betrayers have won: a betrayal. An exiled betrayer may win beside those who met the goal: that is their evening. */
function kindOf({ ending }: View, winners: readonly Seat[], betrayers: readonly Seat[]): Kind {
  const isBetrayed = winners.length > 0 && winners.every((seat) => betrayers.includes(seat));
  if (isBetrayed || ending === 'betrayal') return 'betrayal';
  if (ending === 'objective') return 'win';
  return ending === 'rounds' ? 'rounds' : 'fall';
}

function causeIn(events: readonly Event[], { crisis }: View): Pick<LongNightFacts, 'cause' | 'crisis'> {
  const failed = events.findLast((e) => e.type === 'crisisResolved' && e.sum < e.need);
  if (failed?.type === 'crisisResolved') return { cause: 'crisis', crisis: failed.crisis };
  const found = events.findLast(
    (e) => e.type === 'starved' || (e.type === 'wasteCounted' && e.lost > 0) || e.type === 'died',
  );
  if (found === undefined) return { cause: null, crisis };
  return { cause: found.type === 'starved' ? 'hunger' : found.type === 'died' ? 'death' : 'waste', crisis };
}
