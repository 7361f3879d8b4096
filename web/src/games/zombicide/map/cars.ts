/** Cars in the streets, and where everybody sits in them. Pure. */
import { NONE, type ZoneNo } from '@horda/zombicide/state';
import type { Figure, Stage, Unplaced } from './figures.ts';

/** From bumper to bumper, and across. */
const [LENGTH, WIDTH] = [106, 60];
/** Photographs in a car are so small. */
const SEATED = 0.58;
/** From the middle of the car, its front to the right: the seat at the wheel is the first. */
const SEATS = [
  [19, -13],
  [19, 13],
  [-5, -13],
  [-5, 13],
  [-29, -13],
  [-29, 13],
] as const;

type CarFigure = Figure & { readonly is: 'car' };

/** Parked along the zone. */
export function carsIn({ plan, shown }: Stage, zone: ZoneNo): readonly Unplaced[] {
  const [left, top, right, bottom] = plan.zones[zone]!.room;
  const isUpright = bottom - top > right - left;
  const [width, height] = isUpright ? [WIDTH, LENGTH] : [LENGTH, WIDTH];
  return shown.cars.flatMap((each, car) =>
    each.zone === zone ? [{ key: `car-${car}`, is: 'car', car, isUpright, width, height } as const] : [],
  );
}

/** The photographs in a car. From far away everybody stands beside it. */
export function ridersIn({ shown, detail }: Stage, figure: CarFigure): readonly Figure[] {
  const { car, isUpright, x, y, size, zone, isDim } = figure;
  if (detail === 'far') return [];
  const { driver, others } = shown.cars[car]!;
  return [driver, ...others].flatMap((survivor, i): readonly Figure[] => {
    if (survivor === NONE) return [];
    const [ahead, right] = SEATS[i % SEATS.length]!;
    const [dx, dy] = isUpright ? [right, -ahead] : [ahead, right];
    const at = { x: x + dx * size, y: y + dy * size, size: SEATED * size, zone, isDim };
    return [{ key: `survivor-${survivor}`, is: 'survivor', survivor, isNamed: false, ...at }];
  });
}
