/** Which moment of a game is shown, from whose view, and what it looks like. */
import type { Event, Seat } from '@horda/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { reasonOf, type BackendReason } from '../../backend/backend.ts';
import type { Happened } from '../../table/use-table.ts';
import type { Look, Replayed } from './open-replay.ts';

/** Moments that a finger passes in less than this many milliseconds are not requested. */
const REST = 60;
/** This many moments before and after are fetched in advance. */
const AHEAD = 2;

/** A view together with the seat it was made for: it is never shown as another seat's. */
export interface Sight {
  readonly look: Look;
  readonly eyes: Seat | null;
}

export interface ShownMoment {
  /** The requested moment. */
  readonly at: number;
  readonly last: number;
  /** The requested view: a seat, or null for a spectator. */
  readonly eyes: Seat | null;
  /** The latest available view: for a short while it may belong to an earlier request. */
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

  // The address can be kept and sent, but moments are no history entries: the back button would need many presses.
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
          // Errors are ignored here: opening that moment requests it again and reports the error.
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

/** Whether the shown view is not the requested one. */
export function isLate(shown: Sight | null, at: number, eyes: Seat | null): boolean {
  return shown === null || shown.look.at !== at || shown.eyes !== eyes;
}

/** Only a single step forward in the same seat's view has events to animate; a jump has none. */
export function stepBetween(before: Sight | null, after: Sight | null): readonly Event[] {
  if (before === null || after === null || before.eyes !== after.eyes) return [];
  return after.look.at === before.look.at + 1 ? after.look.events : [];
}
