/** V442: cars, as an option: who sits where. Only streets are driven on. */
import { NONE, type Car, type Choice, type State, type SurvivorNo } from '../state.ts';

/** The car that a survivor sits in, by its place in the state's list; NONE: none. */
export function carOf({ cars }: Pick<State, 'cars'>, survivor: SurvivorNo): number {
  return cars.findIndex((car) => car.driver === survivor || car.others.includes(survivor));
}

export function isInCar(s: Pick<State, 'cars'>, survivor: SurvivorNo): boolean {
  return s.cars.length > 0 && survivor !== NONE && carOf(s, survivor) !== NONE;
}

/** All in the car, the driver first. */
export function ridersOf({ driver, others }: Car): readonly SurvivorNo[] {
  return driver === NONE ? others : [driver, ...others];
}

export function changeCar(s: State, car: number, changes: Partial<Car>): void {
  s.cars = s.cars.map((one, i) => (i === car ? { ...one, ...changes } : one));
}

/** Whoever falls, or is taken elsewhere, sits in it no more. */
export function leaveCar(s: State, survivor: SurvivorNo): void {
  const at = s.cars.length === 0 ? NONE : carOf(s, survivor);
  if (at === NONE) return;
  const { driver, others } = s.cars[at]!;
  changeCar(s, at, {
    driver: driver === survivor ? NONE : driver,
    others: others.filter((one) => one !== survivor),
  });
}

/** What those in a car cannot do. */
export function needsFeet(choice: Choice): boolean {
  return !SITTING.has(choice.do);
}
const SITTING: ReadonlySet<Choice['do']> = new Set([
  'attack',
  'throw',
  'reload',
  'trade',
  'makeNoise',
  'eat',
  'discard',
  'useToken',
  'end',
  'activate',
  'getOut',
  'takeWheel',
  'drive',
]);
