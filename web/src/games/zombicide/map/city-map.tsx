/**
 * The city: a plan of tiles, the pieces on it, and over both a layer of signs with a real button for every zone. It can
 * be dragged, zoomed by wheel, pinch and keys, and glides to where something happens. It knows no rules: what may be
 * touched and what stands on signs is in its props, and what was touched is told by its callbacks.
 *
 * The handle is for tools beside it: `map.current?.zoom(1.25)`, `map.current?.whole()`.
 */
import { missionOf } from '@horda/zombicide/text/shown';
import { NONE, type SurvivorNo, type ZoneNo } from '@horda/zombicide/state';
import type { RefObject } from 'preact';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useMotion } from '../../../app/settings.tsx';
import { Arrow } from '../../../art/icon.tsx';
import { detailAt, inSteps, type Detail } from './camera.ts';
import { placeOf } from './figures.ts';
import { makeLens, type Lens } from './lens.ts';
import { Minimap } from './minimap.tsx';
import { boxAround } from './outline.ts';
import { PieceLayer } from './piece-layer.tsx';
import { PlanLayer } from './plan-layer.tsx';
import { isTall, planOf, type Plan } from './plan.ts';
import type { CityMapProps } from './props.ts';
import { Signs } from './signs.tsx';
import { thingsOf } from './things.ts';
import { useGestures } from './use-gestures.ts';
import { useMapKeys } from './use-map-keys.ts';
import { useStory } from './use-story.ts';
import { spotOn, useWay } from './use-way.ts';
import { MAP_WORDS } from './words.ts';
import { focusZone } from './zone-button.tsx';
import './city-map.css';

export type { Beat, CityMapProps, DangerArrow, Glow, Plate, Thing } from './props.ts';

export interface CityMapHandle {
  /** More than 1: larger. */
  zoom(by: number): void;
  /** By pixels. */
  pan(x: number, y: number): void;
  whole(): void;
  /** Glides to zones; `near`: every figure can be seen. */
  goTo(zones: readonly ZoneNo[], near?: boolean): void;
  /** Puts the keyboard on a zone. */
  focus(zone: ZoneNo): void;
  /** Where a survivor stands in the frame, in pixels; null: not on the board. */
  spotOf(survivor: SurvivorNo): readonly [x: number, y: number] | null;
}

/** Pixels for one unit: after a touch from far away, and where every figure is seen by itself. */
const PLAN_SCALE = 1.13;
const NEAR_SCALE = 1.8;

export function CityMap(props: CityMapProps & { readonly handle?: RefObject<CityMapHandle | null> | undefined }) {
  const { view, isSmall = false, language, selected, glow, texts, path = null } = props;
  const mission = missionOf(view);
  const plan = planOf(mission, !isSmall && isTall(mission));
  const lens = useMemo(() => makeLens(plan, isSmall), [plan, isSmall]);
  const moves = useMotion();
  lens.moves = moves;
  const frame = useRef<HTMLDivElement>(null);
  const redraw = useRef<() => void>(() => undefined);
  // Whoever is not on the board yet, or any more, has no zone.
  const from = view.survivors[selected]?.zone ?? NONE;
  const focus = props.focus ?? (from === NONE ? [] : [from]);
  const detail = useDetail(lens);
  useFrame(frame, lens, plan, focus);
  const telling = useStory({ ...props, frame: () => redraw.current() });
  const [looked, setLooked] = useState<ZoneNo | null>(null);
  const [focused, setFocused] = useState<ZoneNo | null>(null);
  const look = (zone: ZoneNo | null): void => {
    setLooked(zone);
    props.onLook?.(zone);
  };
  const nameOf = (survivor: SurvivorNo): string => texts.names.survivor(survivor, view);
  const stage = { plan, shown: view, things: thingsOf(plan, view), detail, scale: inSteps(lens.camera.scale), nameOf };
  const spotOf = (survivor: SurvivorNo) => spotOn(stage, lens, survivor);
  const latest = useRef(spotOf);
  latest.current = spotOf;
  const { drawn, begin } = useWay(props, stage, lens);
  useGestures(frame, lens, { begin });
  useMapKeys(lens);
  useImperativeHandle(
    props.handle ?? null,
    () => ({
      zoom: (by) => lens.zoom(by),
      pan: (x, y) => lens.pan(x, y),
      whole: () => lens.fit(),
      goTo: (zones, near = false) => lens.goTo(boxOf(plan, zones), near ? NEAR_SCALE : undefined),
      focus: (zone) => focusZone(frame.current!, zone),
      spotOf: (survivor) => latest.current(survivor),
    }),
    [lens],
  );
  const step = glow.find(({ zone, way }) => zone === looked && way !== undefined);
  const lookedWay = step === undefined || from === NONE ? null : { way: [from, ...step.way!], cost: step.cost ?? null };
  const shownWay = drawn ?? lookedWay ?? (path === null ? null : { way: path, cost: null });
  const words = MAP_WORDS[language];
  return (
    <div ref={frame} class={`zm-map zm-${detail} ${view.night ? 'zm-night' : ''}`} role="group" aria-label={words.map}>
      <div class="zm-world" ref={useWorld(lens)}>
        <PlanLayer plan={plan} shown={telling?.before ?? view} detail={detail} />
      </div>
      <PieceLayer
        view={view}
        texts={texts}
        selected={selected}
        plan={plan}
        lens={lens}
        detail={detail}
        telling={telling}
        moves={moves}
        redraw={redraw}
      />
      <div class="zm-world" ref={useWorld(lens)}>
        <Signs
          {...props}
          plan={plan}
          detail={detail}
          shownWay={shownWay}
          placeOf={(is, number) => placeOf(stage, is, number)}
          focused={focused}
          look={look}
          setFocused={setFocused}
          comeNear={(zone) => lens.goTo(plan.zones[zone]!.box, PLAN_SCALE)}
        />
      </div>
      {plan.isSideways && <North label={words.north} />}
      {isSmall && <Minimap plan={plan} lens={lens} label={words.whole} home={boxOf(plan, focus)} />}
    </div>
  );
}

/** The plan lies on its side: north is on the right. */
function North({ label }: { readonly label: string }) {
  return (
    <span class="zm-north typed" aria-hidden="true">
      {label}
      <Arrow />
    </span>
  );
}

function boxOf(plan: Plan, zones: readonly ZoneNo[]) {
  return zones.length === 0
    ? ([0, 0, plan.width, plan.height] as const)
    : boxAround(zones.map((zone) => plan.zones[zone]!.box));
}

/** The world is as large as the plan at this scale; its parts stand in it by percent. */
function useWorld(lens: Lens): RefObject<HTMLDivElement | null> {
  const world = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const { camera, plan } = lens;
      Object.assign(world.current!.style, {
        width: `${plan.width * camera.scale}px`,
        height: `${plan.height * camera.scale}px`,
        transform: `translate(${camera.x}px, ${camera.y}px)`,
      });
    };
    place();
    return lens.listen(place);
  }, [lens]);
  return world;
}

/** The frame is measured at once and whenever it changes; then the map goes to where the action is. */
function useFrame(frame: RefObject<HTMLDivElement | null>, lens: Lens, plan: Plan, focus: readonly ZoneNo[]): void {
  const home = boxOf(plan, focus);
  const latest = useRef(home);
  latest.current = home;
  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = (): void =>
      lens.measure({ width: element.clientWidth, height: element.clientHeight }, latest.current);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [lens]);
  useEffect(() => {
    if (focus.length > 0 && lens.isReady) lens.goTo(latest.current);
  }, [lens, focus.join()]);
}

function useDetail(lens: Lens): Detail {
  const [detail, setDetail] = useState<Detail>('plan');
  useLayoutEffect(() => {
    const look = (): void => setDetail((now) => detailAt(lens.camera, now));
    if (lens.isReady) look();
    return lens.listen(look);
  }, [lens]);
  return detail;
}
