/** The facts of a finished mission of Zombicide that its newspaper is made of. */
import type { Event } from '@horda/zombicide/events/event';
import type { CardNo, Ending, SurvivorNo, TypeNo, ZoneNo } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import type { Step, Told } from '../../paper.ts';

interface Dated {
  readonly round: number;
}

export interface ZombicideFacts {
  readonly ending: Ending;
  readonly won: boolean;
  readonly round: number;
  readonly rounds: number;
  /** Whom the front page is about: who fell; in a victory who killed most. */
  readonly hero: SurvivorNo;
  readonly zone: ZoneNo;
  /** The dead in that zone before the moment: walkers, brutes, runners by type. */
  readonly crowd: readonly TypeNo[];
  readonly abomination: boolean;
  readonly kills: number;
  /** By survivor. */
  readonly killsBy: readonly number[];
  readonly woundsOf: readonly number[];
  readonly searches: number;
  readonly doors: number;
  readonly noise: number;
  readonly came: number;
  readonly deaths: readonly (Dated & { readonly survivor: SurvivorNo })[];
  readonly downs: readonly (Dated & { readonly survivor: SurvivorNo })[];
  readonly abominations: readonly (Dated & { readonly kind: number; readonly killed: boolean })[];
  readonly goals: readonly (Dated & { readonly goal: string })[];
  readonly firstDoor: (Dated & { readonly survivor: SurvivorNo }) | null;
  /** The last card that somebody found. */
  readonly found: CardNo | null;
  /** Kills, round by round. */
  readonly byRound: readonly number[];
}

/** The last death; if nobody died, the last knock-out; in a victory the last step. */
export function fatalMoment(steps: readonly Step<Event>[], { ending }: View): number {
  const last = steps.length - 1;
  if (ending === 'won') return last;
  const of = (type: Event['type']): number => steps.findLastIndex(({ events }) => events.some((e) => e.type === type));
  const [died, down] = [of('survivorDied'), of('survivorDown')];
  return died === -1 ? (down === -1 ? last : down) : died;
}

const TYPES = 3;

export function factsOf({
  steps,
  moment,
  before,
  end,
}: Pick<Told<View, Event, unknown, unknown>, 'steps' | 'moment' | 'before' | 'end'>): ZombicideFacts {
  let round = 1;
  const told = steps.flatMap(({ at, events }) =>
    events.map((e) => {
      if (e.type === 'roundBegan') ({ round } = e);
      return { e, at, round };
    }),
  );
  const all = told.map(({ e }) => e);
  const won = end.ending === 'won';
  const killsBy = end.survivors.map((_, who) =>
    all.reduce((sum, e) => sum + (e.type === 'zombiesKilled' && e.by === who ? e.n : 0), 0),
  );
  const best = killsBy.indexOf(Math.max(0, ...killsBy));
  const fallen = moment.events.findLast(({ type }) => type === 'survivorDied' || type === 'survivorDown');
  const hero =
    !won && (fallen?.type === 'survivorDied' || fallen?.type === 'survivorDown') ? fallen.survivor : Math.max(0, best);
  const zone = before.survivors[hero]?.zone ?? -1;
  const count = (type: Event['type']): number => all.filter((e) => e.type === type).length;
  const dated = (type: 'survivorDied' | 'survivorDown') =>
    told.flatMap(({ e, round: at }) => (e.type === type ? [{ round: at, survivor: e.survivor }] : []));
  const door = told.find(({ e }) => e.type === 'doorOpened' && e.survivor >= 0);
  const found = all.findLast(({ type }) => type === 'cardDrawn');
  return {
    ending: end.ending ?? 'death',
    won,
    round: told.findLast(({ at }) => at <= moment.at)?.round ?? end.round,
    rounds: end.round,
    hero,
    zone,
    crowd: crowdIn(before, zone),
    abomination: before.abominations.some((one) => one.zone === zone),
    kills: end.kills,
    killsBy,
    woundsOf: end.survivors.map((_, who) =>
      all.reduce((sum, e) => sum + (e.type === 'survivorHurt' && e.survivor === who ? e.n : 0), 0),
    ),
    searches: count('cardDrawn'),
    doors: count('doorOpened'),
    noise: all.reduce((sum, e) => sum + (e.type === 'noiseMade' ? e.n : 0), 0),
    came: all.reduce((sum, e) => sum + (e.type === 'zombiesCame' ? e.n : 0), 0),
    deaths: dated('survivorDied'),
    downs: dated('survivorDown'),
    abominations: told.flatMap(({ e, round: at }) =>
      e.type === 'abominationCame' || e.type === 'abominationKilled'
        ? [{ round: at, kind: e.kind, killed: e.type === 'abominationKilled' }]
        : [],
    ),
    goals: told.flatMap(({ e, round: at }) => (e.type === 'goalMet' ? [{ round: at, goal: e.goal }] : [])),
    firstDoor: door?.e.type === 'doorOpened' ? { round: door.round, survivor: door.e.survivor } : null,
    found: found?.type === 'cardDrawn' ? found.card : null,
    byRound: Array.from({ length: end.round }, (_, i) =>
      told.reduce((sum, { e, round: at }) => sum + (e.type === 'zombiesKilled' && at === i + 1 ? e.n : 0), 0),
    ),
  };
}

function crowdIn({ zombies }: View, zone: ZoneNo): readonly TypeNo[] {
  if (zone < 0) return [];
  return ([0, 1, 2] as const).flatMap((type) => Array.from({ length: zombies[zone * TYPES + type] ?? 0 }, () => type));
}
