/** The facts of a finished game of Gear Up that its newspaper is made of. */
import type { DamageCause } from '@horda/gear-up/events';
import type { ZombieKind } from '@horda/gear-up/content/content';
import type { Ending, Event } from '@horda/gear-up/state';
import type { View } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import type { Step, Told } from '../../paper.ts';

export interface GearUpFacts {
  readonly ending: Ending;
  /** Who struck last, or who died; out of time: who stood nearest to the boss, or the commander. */
  readonly seat: Seat;
  readonly cause: DamageCause | null;
  readonly boss: number;
  /** It stood in a street. */
  readonly bossCame: boolean;
  readonly crossed: readonly number[];
  readonly left: number;
  /** In the street of that seat. */
  readonly street: readonly { readonly card: number; readonly kind: ZombieKind }[];
  readonly turns: number;
  readonly round: number;
  readonly killed: number;
  readonly killedBy: readonly number[];
  readonly upgrades: readonly number[];
  readonly squares: number;
  readonly lost: readonly number[];
  readonly ammo: number;
  readonly explosions: number;
  readonly firstKill: { readonly turn: number; readonly kind: ZombieKind; readonly seat: Seat } | null;
  readonly bossTurn: number | null;
  readonly worst: { readonly turn: number; readonly seat: Seat; readonly health: number } | null;
  /** The kind that was killed most often. */
  readonly prey: ZombieKind | null;
}

/** The last step: a game of Gear Up ends at once with what decides it. */
export const fatalMoment = (steps: readonly Step<Event>[]): number => {
  const found = steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'gameEnded'));
  return found === -1 ? steps.length - 1 : found;
};

export function factsOf({
  steps,
  before,
  end,
}: Pick<Told<View, Event, unknown, unknown>, 'steps' | 'before' | 'end'>): GearUpFacts {
  let turn = 0;
  const told = steps.flatMap(({ events }) =>
    events.map((e) => {
      if (e.type === 'cardRevealed') turn++;
      return { e, turn };
    }),
  );
  const all = told.map(({ e }) => e);
  const ended = all.findLast(({ type }) => type === 'gameEnded');
  const dead = ended?.type === 'gameEnded' ? ended.dead : null;
  const struck = all.findLast((e) => (e.type === 'marked' || e.type === 'ammoSpent') && e.boss !== -1);
  const striker = struck?.type === 'marked' || struck?.type === 'ammoSpent' ? struck.seat : null;
  const seat =
    dead ?? (end.ending === 'victory' ? striker : null) ?? (end.boss.seat >= 0 ? end.boss.seat : end.commander);
  const hurt = all.findLast((e) => e.type === 'damaged' && e.seat === seat);
  const each = (test: (e: Event) => readonly [Seat, number] | null): number[] =>
    end.survivors.map((_, at) =>
      all.reduce((sum, e) => {
        const found = test(e);
        return found?.[0] === at ? sum + found[1] : sum;
      }, 0),
    );
  const first = told.find(({ e }) => e.type === 'zombieKilled');
  const damages = told.flatMap(({ e, turn: at }) =>
    e.type === 'damaged' && e.health > 0 ? [{ turn: at, seat: e.seat, health: e.health }] : [],
  );
  return {
    ending: end.ending ?? 'outOfTime',
    seat,
    cause: end.ending === 'death' && hurt?.type === 'damaged' ? hurt.cause : null,
    boss: end.boss.boss,
    bossCame: all.some(({ type }) => type === 'bossArrived'),
    crossed: end.boss.crossed,
    left: end.boss.left,
    street: before.survivors[seat]!.street.map(({ card, kind }) => ({ card, kind })),
    turns: turn,
    round: end.round,
    killed: end.kills,
    killedBy: each((e) => (e.type === 'zombieKilled' ? [e.street, 1] : null)),
    upgrades: each((e) => (e.type === 'upgraded' ? [e.seat, 1] : null)),
    squares: all.reduce((sum, e) => sum + (e.type === 'marked' ? e.cells.length : 0), 0),
    lost: each((e) => (e.type === 'damaged' ? [e.seat, e.health] : null)),
    ammo: all.filter(({ type }) => type === 'ammoSpent').length,
    explosions: all.filter(({ type }) => type === 'bomberExploded').length,
    firstKill:
      first?.e.type === 'zombieKilled' ? { turn: first.turn, kind: first.e.zombie.kind, seat: first.e.street } : null,
    bossTurn: told.find(({ e }) => e.type === 'bossArrived')?.turn ?? null,
    worst: damages.toSorted((a, b) => b.health - a.health || a.turn - b.turn)[0] ?? null,
    prey: preyIn(all),
  };
}

function preyIn(all: readonly Event[]): ZombieKind | null {
  const counts = new Map<ZombieKind, number>();
  for (const e of all) if (e.type === 'zombieKilled') counts.set(e.zombie.kind, (counts.get(e.zombie.kind) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
