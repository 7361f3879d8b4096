/** The facts of a finished game of Zombiaki that its newspaper is made of. */
import type { Event, Field, Piece } from '@horda/zombiaki/state';
import type { View, ZombieView } from '@horda/zombiaki/view';
import type { Seat } from '@horda/kernel';
import type { Step, Told } from '../../paper.ts';

const BARRICADE: Field = -1;

export interface ZombiakiFacts {
  readonly ending: 'barricade' | 'dawn';
  /** The zombie of the front page: who came over the Barricade, or the last one destroyed; null: nobody moved at all. */
  readonly hero: Piece | null;
  readonly field: Field;
  readonly turn: number;
  /** The last card that was played before the moment. */
  readonly card: Piece | null;
  /** On the board before the moment, the nearest to the Barricade first. */
  readonly zombies: readonly ZombieView[];
  readonly turns: number;
  readonly destroyed: number;
  readonly played: readonly [zombies: number, humans: number];
  readonly untilDawn: number;
  readonly wounds: number;
  readonly explosions: number;
  /** The card that each side played most often. */
  readonly favourites: readonly [zombies: Piece | null, humans: Piece | null];
  /** How near to the Barricade a zombie came in each lane: the street, 0 is the Barricade. */
  readonly lanes: readonly [number, number, number];
  readonly firstDestroyed: { readonly turn: number; readonly zombie: Piece } | null;
  readonly firstInStreetOne: { readonly turn: number; readonly zombie: Piece } | null;
  readonly strongest: { readonly turn: number; readonly zombie: Piece } | null;
}

const streetOf = (field: Field): number => (field === BARRICADE ? 0 : 1 + Math.floor(field / 3));

/** The step over the Barricade; where the humans see the dawn, the last zombie that they destroyed. */
export function fatalMoment(steps: readonly Step<Event>[], { ending }: View): number {
  const last = steps.length - 1;
  if (ending !== 'dawn') return last;
  const found = steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'zombieDestroyed'));
  return found === -1 ? last : found;
}

export function factsOf({
  steps,
  moment,
  before,
  end,
}: Pick<Told<View, Event, unknown, unknown>, 'steps' | 'moment' | 'before' | 'end'>): ZombiakiFacts {
  let turn = 0;
  const told = steps.flatMap(({ at, events }) =>
    events.map((e) => {
      if (e.type === 'turnBegan') ({ turn } = e);
      return { e, at, turn };
    }),
  );
  const all = told.map(({ e }) => e);
  const until = told.filter(({ at }) => at <= moment.at);
  const [hero, field] = heroIn(moment, end, before);
  const card = until.findLast(({ e }) => e.type === 'cardPlayed')?.e;
  const count = (test: (e: Event) => boolean): number => all.filter(test).length;
  const first = (test: (e: Event) => Piece | null) => {
    for (const { e, turn: at } of told) {
      const zombie = test(e);
      if (zombie !== null) return { turn: at, zombie };
    }
    return null;
  };
  return {
    ending: end.ending ?? 'dawn',
    hero,
    field,
    turn: until.at(-1)?.turn ?? 0,
    card: card?.type === 'cardPlayed' ? card.card : null,
    zombies: before.zombies.toSorted((a, b) => a.field - b.field),
    turns: end.turn,
    destroyed: count(({ type }) => type === 'zombieDestroyed'),
    played: [
      count((e) => e.type === 'cardPlayed' && e.side === 'zombies'),
      count((e) => e.type === 'cardPlayed' && e.side === 'humans'),
    ],
    untilDawn: end.untilDawn,
    wounds: all.reduce((sum, e) => sum + (e.type === 'zombieWounded' ? e.wounds : 0), 0),
    explosions: count(({ type }) => type === 'thingExploded'),
    favourites: [favourite(all, end.leaders[0]), favourite(all, end.leaders[1])],
    lanes: lanesOf(all),
    firstDestroyed: first((e) => (e.type === 'zombieDestroyed' ? e.zombie : null)),
    firstInStreetOne: first((e) => (e.type === 'zombieMoved' && streetOf(e.to) <= 1 ? e.zombie : null)),
    strongest: first((e) => (e.type === 'zombiesMerged' ? e.into : null)),
  };
}

function heroIn({ events }: Step<Event>, { ending }: View, before: View): readonly [Piece | null, Field] {
  if (ending === 'dawn') {
    const gone = events.findLast(({ type }) => type === 'zombieDestroyed');
    return gone?.type === 'zombieDestroyed' ? [gone.zombie, gone.field] : [null, BARRICADE];
  }
  const over = events.findLast((e) => e.type === 'zombieMoved' && e.to === BARRICADE);
  if (over?.type === 'zombieMoved') return [over.zombie, over.from];
  const [nearest] = before.zombies.toSorted((a, b) => a.field - b.field);
  return nearest === undefined
    ? [null, BARRICADE]
    : [{ card: nearest.card, name: nearest.name, rule: 'Z1' as Piece['rule'] }, nearest.field];
}

function favourite(all: readonly Event[], seat: Seat): Piece | null {
  const counts = new Map<string, { readonly card: Piece; n: number }>();
  for (const e of all)
    if (e.type === 'cardPlayed' && e.seat === seat) {
      const known = counts.get(e.card.name) ?? { card: e.card, n: 0 };
      known.n++;
      counts.set(e.card.name, known);
    }
  return [...counts.values()].toSorted((a, b) => b.n - a.n)[0]?.card ?? null;
}

function lanesOf(all: readonly Event[]): [number, number, number] {
  const nearest: [number, number, number] = [6, 6, 6];
  const note = (lane: number, street: number): void => {
    nearest[lane] = Math.min(nearest[lane] ?? 6, street);
  };
  for (const e of all) {
    if (e.type === 'zombieDeployed' || e.type === 'corpseRose') note(e.field % 3, streetOf(e.field));
    if (e.type === 'zombieMoved') note((e.to === BARRICADE ? e.from : e.to) % 3, streetOf(e.to));
  }
  return nearest;
}
