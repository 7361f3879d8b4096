/** The target on the clipboard, the tool that marks it, and where the shape lies now. */
import type { Target, Tool } from '@horda/gear-up/state';
import { same } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import {
  AIMED,
  bestIn,
  following,
  isSamePlace,
  kept,
  meant,
  otherWay,
  pencilsOn,
  stepped,
  targetsIn,
  type Pencil,
  type Place,
} from './aiming.ts';
import { whereDone, type Pane } from './followed.ts';
import type { Cells, Point } from './grid.ts';
import { aimableOf, figureOfTool, type Aimable, type Scene } from './table.ts';

/** What a person has touched; it is ignored when it is no longer possible. */
interface Touched {
  readonly target: Target | null;
  /** The player opened the target although it cannot be marked. */
  readonly looking: boolean;
  readonly pencil: string | null;
  readonly cells: Cells | null;
  /** The player has placed the shape; it is not at its first suggested place. */
  readonly put: boolean;
  readonly pane: Pane | null;
  /** On phones: the clipboard lies over the street, until the next turn begins there. */
  readonly open: boolean;
  readonly turn: string;
}

const NOTHING: Touched = {
  target: null,
  looking: false,
  pencil: null,
  cells: null,
  put: false,
  pane: null,
  open: false,
  turn: '',
};

export interface Aiming {
  readonly pane: Pane;
  /** Whether the board follows the acting player; null for players, whose board never does. */
  readonly following: boolean | null;
  readonly targets: readonly Target[];
  /** What lies on the clipboard; null: nothing. */
  readonly aimed: Aimable | null;
  readonly pencils: readonly Pencil[];
  readonly pencil: Pencil | null;
  readonly place: Place | null;
  readonly put: boolean;
  readonly open: boolean;
  look(pane: Pane): void;
  follow(): void;
  aim(target: Target): void;
  close(): void;
  take(pencil: string): void;
  /** Puts the shape at the place that a point means, and returns that place. */
  point(point: Point, square: number): Place | null;
  lie(how: 'turn' | 'mirror'): void;
  step(dx: number, dy: number): Place | null;
  next(): Place | null;
  /** Marks what is shown. */
  lay(): void;
}

export function useAiming(scene: Scene): Aiming {
  const { view, options, own, choose, watched } = scene;
  const [touched, setTouched] = useState(NOTHING);
  const targets = targetsIn(options);
  const facesBoss = view.boss.seat === own && targets.some((each) => each < 0);
  const best = bestIn(options);
  const isFollowing = watched !== null && touched.pane === null;
  const done = isFollowing ? whereDone(view, watched) : null;
  const target = targetOf(scene, done === null ? touched : { ...touched, ...done, looking: true }, targets, best);
  const aimed = target === null ? null : aimableOf(scene, target);
  const pane = touched.pane ?? done?.pane ?? (facesBoss ? 'boss' : own);
  const sizeOf = (tool: Tool): number => figureOfTool(scene, own, tool).length;
  const pencils = target === null ? [] : pencilsOn(options, target, sizeOf);
  const pencil = pencils.find(({ key }) => key === touched.pencil) ?? pencils[0] ?? null;
  const grid = aimed?.board.grid ?? null;
  const isSame = target === touched.target;
  const turn = `${view.round} ${view.turn}`;
  // An answer is on its way: its result will be shown in a moment.
  const isSending = options.length === 0 && view.step === 'attack';
  const place =
    pencil === null || grid === null
      ? null
      : (kept(grid, pencil.places, isSame ? touched.cells : null) ?? pencil.places[0] ?? null);
  // A pointer that hovers moves the shape without a touch: only a finger that has placed it has begun something.
  const isBegun = touched.put && isSame && place !== null && !matchMedia('(hover: hover)').matches;
  useEffect(() => {
    if (scene.selection.includes(AIMED) !== isBegun) scene.select(isBegun ? [AIMED] : []);
  }, [isBegun, view.tick]);
  const change = (changes: Partial<Touched>): void => setTouched((now) => ({ ...now, ...changes }));
  // A hint shows itself: the shape that it advises is put where it is to be drawn.
  const [advice] = scene.isTaught === true ? [] : scene.hinted;
  useEffect(() => {
    if (advice === undefined || !('target' in advice) || advice.do === 'knock') return;
    const [there, street] = [advice.target, aimableOf(scene, advice.target)?.street ?? own];
    const its = pencilsOn(options, there, sizeOf).find(({ places }) =>
      places.some((each) => same(each.choice, advice)),
    );
    const cells = advice.do === 'mark' ? advice.cells : [advice.cell];
    const shown = { pane: there < 0 ? ('boss' as const) : street, open: true, turn };
    change({ target: there, looking: false, pencil: its?.key ?? null, cells, put: false, ...shown });
  }, [advice]);
  const put = (next: Place | null): Place | null => {
    const isThere = next !== null && isSame && touched.put && isSamePlace(next.cells, touched.cells ?? []);
    if (next !== null && !isThere) change({ target, cells: next.cells, put: true });
    return next;
  };

  return {
    pane,
    following: watched === null ? null : isFollowing,
    targets,
    aimed,
    pencils,
    pencil,
    place,
    put: touched.put && isSame,
    open:
      touched.open &&
      touched.turn === turn &&
      isSame &&
      aimed !== null &&
      (touched.looking || pencil !== null || isSending),
    look(pane) {
      const there = targets.filter((each) => (each < 0 ? pane === 'boss' : aimableOf(scene, each)?.street === pane));
      const isThere = target !== null && (target < 0 ? pane === 'boss' : aimed?.street === pane);
      const next = isThere
        ? null
        : (nearestOf(
            scene,
            best.filter((each) => there.includes(each)),
          ) ?? nearestOf(scene, there));
      change({ pane, ...(next === null ? {} : { target: next, looking: false, cells: null, put: false }) });
    },
    follow: () => setTouched(NOTHING),
    aim: (next) =>
      change({
        target: next,
        looking: !targets.includes(next),
        cells: null,
        put: false,
        open: true,
        turn,
        pencil: null,
        // The moves of others do not change what a player has opened.
        ...(isFollowing ? { pane } : {}),
      }),
    close: () => change({ open: false }),
    take: (key) => change({ target, pencil: key, cells: null, put: false }),
    point(point, square) {
      if (pencil === null || grid === null) return null;
      return put(meant(grid, pencil.places, place, point, square));
    },
    lie(how) {
      if (pencil === null || grid === null || place === null) return;
      put(otherWay(grid, pencil.places, place, how));
    },
    step(dx, dy) {
      if (pencil === null || grid === null || place === null) return null;
      return put(stepped(grid, pencil.places, place, dx, dy));
    },
    next: () => (pencil === null ? null : put(following(pencil.places, place))),
    lay() {
      if (place === null) return;
      change({ target, cells: null, put: false, looking: false });
      choose(place.choice);
    },
  };
}

/** The touched target, if it is possible, only looked at, or nothing is asked; else the nearest good target. */
function targetOf(
  scene: Scene,
  { target, looking }: Touched,
  targets: readonly Target[],
  best: readonly Target[],
): Target | null {
  const stays = target !== null && (looking || targets.length === 0 || targets.includes(target));
  if (stays && aimableOf(scene, target) !== null) return target;
  return nearestOf(scene, best);
}

/** The boss if it stands before the player, then the player's own street from the nearest space on. */
function nearestOf({ view, own }: Scene, targets: readonly Target[]): Target | null {
  const boss = view.boss.seat === own ? targets.find((each) => each < 0) : undefined;
  const street = (view.survivors[own]?.street ?? []).toSorted((a, b) => a.space - b.space);
  return boss ?? street.find(({ card }) => targets.includes(card))?.card ?? targets[0] ?? null;
}
