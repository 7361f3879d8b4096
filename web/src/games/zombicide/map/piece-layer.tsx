/** All pieces on one canvas over the plan. It is drawn when something changes or moves, and never at rest. */
import type { SurvivorNo } from '@horda/zombicide/state';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { inSteps, type Detail } from './camera.ts';
import { figuresOf, type Figure, type Stage } from './figures.ts';
import { RED, RED_LIT } from './inks.ts';
import type { Lens } from './lens.ts';
import { eyesOf } from './light.ts';
import { pathAround } from './outline.ts';
import { paint, paintFigure, type Picture } from './paint.ts';
import type { Plan } from './plan.ts';
import type { CityMapProps } from './props.ts';
import { thingsOf } from './things.ts';
import { changedIn, travelled, travelOf } from './travel.ts';
import { useAtlas } from './use-atlas.ts';
import type { Telling } from './use-story.ts';

interface PieceLayerProps extends Pick<CityMapProps, 'view' | 'texts' | 'selected'> {
  readonly plan: Plan;
  readonly lens: Lens;
  readonly detail: Detail;
  /** The beat that is told now; null: none. */
  readonly telling: Telling | null;
  readonly moves: boolean;
  /** Set here: draws the next frame. */
  readonly redraw: { current: () => void };
}

const MOST_RATIO = 2;

export function PieceLayer(props: PieceLayerProps) {
  const { plan, lens, view, detail, telling, texts, selected, moves, redraw } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const atlas = useAtlas(lens, view);
  const nameOf = (survivor: SurvivorNo): string => texts.names.survivor(survivor, view);
  const shown = telling?.before ?? view;
  const eyes = useMemo(() => eyesOf(shown), [shown]);
  const things = useMemo(() => thingsOf(plan, shown), [plan, shown]);
  const stage: Stage = { plan, shown, things, detail, scale: inSteps(lens.camera.scale), nameOf };
  const travel = useMemo(
    () => (telling === null ? null : travelOf(stage, telling.beat.events)),
    [telling, plan, detail],
  );
  const still = useRef<Still>({ shown: null, detail, scale: 0, plan, figures: [] });
  const draw = useRef<() => void>(() => undefined);
  draw.current = () => {
    const element = canvas.current;
    if (element === null || !lens.isReady) return;
    const now = { ...stage, scale: inSteps(lens.camera.scale) };
    if (!isSame(still.current, now)) still.current = { ...now, figures: figuresOf(now) };
    const figures =
      travel === null ? still.current.figures : moves ? travel.still : figuresOf({ ...now, shown: travel.after });
    const picture: Picture = {
      plan,
      shown,
      camera: lens.camera,
      detail,
      atlas,
      things,
      figures,
      selected,
      eyes,
      nameOf,
    };
    const ctx = contextOf(element, lens);
    const ratio = Math.min(MOST_RATIO, devicePixelRatio);
    paint(ctx, picture, ratio);
    if (travel === null || telling === null) return;
    const share = telling.share(performance.now());
    if (moves) for (const traveller of travel.travellers) paintFigure(ctx, picture, travelled(traveller, share));
    if (moves) for (const figure of travel.crossed) crossOut(ctx, figure, share);
    const framed = moves ? travel.struck : changedIn(telling.beat.events);
    ctx.lineWidth = 5;
    ctx.strokeStyle = RED_LIT;
    for (const zone of framed) ctx.stroke(new Path2D(pathAround(plan.zones[zone]!.rects, 5)));
  };
  redraw.current = () => draw.current();
  useLayoutEffect(() => draw.current());
  useLayoutEffect(() => {
    let asked = 0;
    const soon = (): void => {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        draw.current();
      });
    };
    const end = lens.listen(soon);
    return () => {
      cancelAnimationFrame(asked);
      end();
    };
  }, [lens]);
  return <canvas ref={canvas} class="zm-pieces" aria-hidden="true" />;
}

/** Where everybody stood when the table was last drawn. */
type Still = Pick<Stage, 'detail' | 'scale' | 'plan'> & {
  readonly shown: Stage['shown'] | null;
  readonly figures: readonly Figure[];
};

function isSame(a: Still, b: Stage): boolean {
  return a.shown === b.shown && a.detail === b.detail && a.scale === b.scale && a.plan === b.plan;
}

/** The canvas is as large as the frame, in pixels of the device. */
function contextOf(canvas: HTMLCanvasElement, { frame }: Lens): CanvasRenderingContext2D {
  const ratio = Math.min(MOST_RATIO, devicePixelRatio);
  const [width, height] = [Math.round(frame.width * ratio), Math.round(frame.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  return canvas.getContext('2d')!;
}

/** A cross of red grease pencil. */
function crossOut(ctx: CanvasRenderingContext2D, { x, y, size }: Figure, share: number): void {
  const r = 15 * size * Math.min(1, share * 3);
  ctx.strokeStyle = RED;
  ctx.lineWidth = 5 * size;
  ctx.beginPath();
  ctx.moveTo(x - r, y - r);
  ctx.lineTo(x + r, y + r);
  ctx.moveTo(x + r, y - r);
  ctx.lineTo(x - r, y + r);
  ctx.stroke();
}
