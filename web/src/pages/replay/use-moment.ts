/** Which moment of a game is shown, through whose eyes, and what it looks like. */
import type { Event, Seat } from '@horda/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { reasonOf, type BackendReason } from '../../backend/backend.ts';
import type { Happened } from '../../table/use-table.ts';
import type { Look, Replayed } from './open-replay.ts';

/** While a finger rests for less than this, in milliseconds, the moments it passes are not asked for. */
const REST = 60;
/** So many moments before and after are fetched ahead. */
const AHEAD = 2;

/** A view is only ever drawn for those eyes that it was made for. */
export interface Sight {
  readonly look: Look;
  readonly eyes: Seat | null;
}

export interface ShownMoment {
  /** The moment wished for. */
  readonly at: number;
  readonly last: number;
  /** The eyes wished for. */
  readonly eyes: Seat | null;
  /** The latest that could be shown: it may be of an earlier wish for a short while. */
  readonly shown: Sight | null;
  readonly happened: Happened;
  readonly isLate: boolean;
  readonly problem: BackendReason | null;
  goTo(at: number): void;
  seeThrough(eyes: Seat | null): void;
  retry(): void;
}

export function useMoment(replayed: Replayed, asked: number | null, first: Seat | null): ShownMoment {
  const { looks, host, table } = replayed;
  const last = replayed.now.answers;
  const within = (at: number): number => Math.min(last, Math.max(0, Math.round(at)));
  const [at, setAt] = useState(() => within(asked ?? last));
  const [eyes, seeThrough] = useState<Seat | null>(first);
  const [shown, setShown] = useState<Sight | null>(() => {
    const look = looks.get(at, eyes);
    return look === null ? null : { look, eyes };
  });
  const [problem, setProblem] = useState<BackendReason | null>(null);
  const [tries, setTries] = useState(0);
  const happened = useRef<Happened & { readonly shown: Sight | null }>({ events: [], moment: 0, shown: null });

  // The address is one that can be kept and sent, but a way back through every moment would be none.
  useEffect(() => {
    history.replaceState(history.state, '', hrefOf({ page: 'replay', host: host.kind, table, at }));
  }, [at, host, table]);
  useEffect(() => {
    if (asked !== null) setAt(within(asked));
  }, [asked]);

  useEffect(() => {
    let wanted = true;
    const show = (look: Look): void => {
      if (!wanted) return;
      setShown((before) => (before?.look === look && before.eyes === eyes ? before : { look, eyes }));
      setProblem(null);
    };
    const known = looks.get(at, eyes);
    if (known !== null) show(known);
    const rest = setTimeout(
      () => {
        looks.fetch(at, eyes).then(
          (found) => {
            show(found);
            if (wanted) fetchAround();
          },
          (error: unknown) => wanted && setProblem(reasonOf(error)),
        );
      },
      known === null ? REST : 0,
    );
    return () => {
      wanted = false;
      clearTimeout(rest);
    };

    function fetchAround(): void {
      for (let step = 1; step <= AHEAD; step++)
        for (const near of [at + step, at - step])
          // Whoever goes there asks again, and is told what is wrong.
          if (near >= 0 && near <= last) looks.fetch(near, eyes).catch(() => {});
    }
  }, [looks, at, eyes, tries]);

  const before = happened.current;
  if (shown !== before.shown) {
    happened.current = { events: stepBetween(before.shown, shown), moment: before.moment + 1, shown };
  }
  return {
    at,
    last,
    eyes,
    shown,
    happened: happened.current,
    isLate: isLate(shown, at, eyes),
    problem,
    goTo: (to) => setAt(within(to)),
    seeThrough,
    retry: () => setTries((n) => n + 1),
  };
}

/** Whether something else is shown than was wished for. */
export function isLate(shown: Sight | null, at: number, eyes: Seat | null): boolean {
  return shown === null || shown.look.at !== at || shown.eyes !== eyes;
}

/** Only one step forward through the same eyes is seen happening; a jump shows what there is. */
export function stepBetween(before: Sight | null, after: Sight | null): readonly Event[] {
  if (before === null || after === null || before.eyes !== after.eyes) return [];
  return after.look.at === before.look.at + 1 ? after.look.events : [];
}
