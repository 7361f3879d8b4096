/** Which moment of a game is shown, through whose eyes, and what it looks like. */
import type { Seat } from '@horda/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { HostError, type HostReason } from '../../host/host.ts';
import type { Happened } from '../../table/use-table.ts';
import type { Look, Replayed } from './open-replay.ts';

/** While a finger rests for less than this, in milliseconds, the moments it passes are not asked for. */
const REST = 60;
/** So many moments before and after are fetched ahead. */
const AHEAD = 2;

export interface ShownMoment {
  /** The moment wished for. */
  readonly at: number;
  readonly last: number;
  readonly eyes: Seat | null;
  /** The latest that could be shown: it may be of an earlier wish for a short while. */
  readonly look: Look | null;
  readonly happened: Happened;
  readonly isLate: boolean;
  readonly problem: HostReason | null;
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
  const [look, setLook] = useState<Look | null>(() => looks.get(at, eyes));
  const [problem, setProblem] = useState<HostReason | null>(null);
  const [tries, setTries] = useState(0);
  const happened = useRef<Happened & { readonly look: Look | null; readonly eyes: Seat | null }>({
    events: [],
    moment: 0,
    look: null,
    eyes,
  });

  // The address is one that can be kept and sent, but a way back through every moment would be none.
  useEffect(() => {
    history.replaceState(history.state, '', hrefOf({ page: 'replay', host: host.kind, table, at }));
  }, [at, host, table]);
  useEffect(() => {
    if (asked !== null) setAt(within(asked));
  }, [asked]);

  useEffect(() => {
    let wanted = true;
    const show = (found: Look): void => {
      if (!wanted) return;
      setLook(found);
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
          (error: unknown) => wanted && setProblem(error instanceof HostError ? error.reason : 'fault'),
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

  // Only one step forward is seen happening; a jump shows what there is.
  const before = happened.current;
  if (look !== before.look) {
    const isStep = before.look !== null && look?.at === before.look.at + 1 && before.eyes === eyes;
    happened.current = { events: isStep ? look.events : [], moment: before.moment + 1, look, eyes };
  }
  return {
    at,
    last,
    eyes,
    look,
    happened: happened.current,
    isLate: look?.at !== at,
    problem,
    goTo: (to) => setAt(within(to)),
    seeThrough,
    retry: () => setTries((n) => n + 1),
  };
}
