/** A way drawn by dragging from the selected survivor through zones. */
import { walkAlong } from '@horda/zombicide/outlook';
import { terrainHere } from '@horda/zombicide/text/shown';
import { NONE, type SurvivorNo, type ZoneNo } from '@horda/zombicide/state';
import { useState } from 'preact/hooks';
import { inSteps } from './camera.ts';
import { placeOf, type Stage } from './figures.ts';
import type { Lens } from './lens.ts';
import type { Point } from './plan.ts';
import type { CityMapProps } from './props.ts';
import type { Draw, Gestures } from './use-gestures.ts';

export interface DrawnWay {
  /** Beginning where the survivor stands. */
  readonly way: readonly ZoneNo[];
  readonly cost: number;
}

/** A finger is so many pixels wide. */
const FINGER = 30;

export function useWay(props: CityMapProps, stage: Stage, lens: Lens): Gestures & { readonly drawn: DrawnWay | null } {
  const { view, selected, onWay, glow } = props;
  const [drawn, setDrawn] = useState<DrawnWay | null>(null);
  const begin = (x: number, y: number): Draw | null => {
    const zone = view.survivors[selected]?.zone ?? NONE;
    if (zone === NONE || onWay === undefined || !glow.some(({ kind }) => kind === 'step')) return null;
    const spot = spotOn(stage, lens, selected);
    if (spot === null || Math.hypot(x - spot[0], y - spot[1]) > FINGER) return null;
    const { camera } = lens;
    let way: readonly ZoneNo[] = [zone];
    return (atX, atY, isOver) => {
      way = extended(props, way, zoneAt(stage, (atX - camera.x) / camera.scale, (atY - camera.y) / camera.scale));
      setDrawn(isOver || way.length < 2 ? null : { way, cost: walkAlong(view, selected, way.slice(1)).actions });
      if (isOver && way.length > 1) onWay(way.slice(1));
    };
  };
  return { begin, drawn };
}

/** Where a survivor is drawn in the frame, in pixels; null: not on the board. */
export function spotOn(stage: Stage, { camera }: Lens, survivor: SurvivorNo): Point | null {
  const place = placeOf({ ...stage, scale: inSteps(camera.scale) }, 'survivor', survivor);
  return place === null ? null : [place[0] * camera.scale + camera.x, place[1] * camera.scale + camera.y];
}

function zoneAt({ plan }: Stage, x: number, y: number): ZoneNo {
  return plan.zones.findIndex(({ rects }) =>
    rects.some(([left, top, right, bottom]) => left <= x && x <= right && top <= y && y <= bottom),
  );
}

/** One zone further, if a step leads there; back over the last zone takes it away. */
function extended({ view }: CityMapProps, way: readonly ZoneNo[], zone: ZoneNo): readonly ZoneNo[] {
  const last = way.at(-1)!;
  if (zone === NONE || zone === last) return way;
  if (way.at(-2) === zone) return way.slice(0, -1);
  return terrainHere(view).steps[last]!.includes(zone) ? [...way, zone] : way;
}
