/** The printed plan, one bitmap a tile: drawn once, and again only when a door or a room of the tile opens. */
import { boardHere } from '@horda/zombicide/text/shown';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { memo } from '../../../art/memo.ts';
import { pictureOf } from './atlas.ts';
import { boxStyle } from './box-style.ts';
import type { Detail } from './camera.ts';
import { DAY, NIGHT } from './inks.ts';
import type { Cell, Plan } from './plan.ts';
import type { Shown } from './shown.ts';
import { keyOf, tilePlan, type Look } from './tile-plan.ts';

/** Pixels of a tile's bitmap, for a screen with one pixel a pixel. */
const SHARP: Readonly<Record<Detail, number>> = { far: 200, plan: 420, near: 700 };
/** More pixels cost more than they show. */
const MOST_PIXELS = 1300;

export function PlanLayer(props: { readonly plan: Plan; readonly shown: Shown; readonly detail: Detail }) {
  const { plan, shown, detail } = props;
  const { ground, opened, night } = shown;
  const look = useMemo((): Look => {
    const { buildings } = boardHere(shown);
    return {
      detail,
      inks: night ? NIGHT : DAY,
      open: new Set(ground.open),
      opened: new Set(opened.flatMap((building) => buildings[building]!.dark)),
    };
  }, [plan, detail, night, ground, opened]);
  const sharp = Math.min(MOST_PIXELS, Math.round(SHARP[detail] * Math.min(2, devicePixelRatio)));
  return (
    <>
      {plan.cells.map((cell) => (
        <Tile key={cell.tile} plan={plan} cell={cell} look={look} name={keyOf(plan, cell, look)} sharp={sharp} />
      ))}
    </>
  );
}

interface TileProps {
  readonly plan: Plan;
  readonly cell: Cell;
  readonly look: Look;
  /** Equal for equal pictures. */
  readonly name: string;
  readonly sharp: number;
}

const Tile = memo(function Tile({ plan, cell, look, name, sharp }: TileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void pictureOf(tilePlan(plan, cell, look, sharp)).then((picture) => {
      const element = canvas.current;
      if (isGone || element === null) return;
      element.width = sharp;
      element.height = sharp;
      element.getContext('2d')!.drawImage(picture, 0, 0, sharp, sharp);
      element.dataset['drawn'] = name;
    });
    return () => {
      isGone = true;
    };
  }, [plan, name, sharp]);
  return <canvas ref={canvas} class="zm-tile" style={boxStyle(plan, cell.box)} />;
});
