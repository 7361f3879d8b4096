/** V442: getting in and out of a car, changing seats, driving. */
import { call, emit, rule, type Rule } from '@horda/kernel';
import { CAR } from '../content/equipment.ts';
import { STRIKE } from '../combat/strike.ts';
import { carOf, changeCar, leaveCar, needsFeet, ridersOf } from '../rules/cars.ts';
import { carryLight } from '../rules/light.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { isStanding, zombiesIn } from '../rules/table.ts';
import { NONE, type Choice, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
import { BY_NONE, canPay, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

export const CAR_ACTIONS: ActionRules<'getIn' | 'getOut' | 'takeWheel' | 'drive'> = {
  /** Only without zombies in the zone; the first one drives. */
  getIn: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      if (s.cars.length === 0 || zombiesIn(s, one.zone) > 0 || !canPay(one, BY_NONE)) return;
      if (carOf(s, survivor) !== NONE) return;
      for (const [car, { zone }] of s.cars.entries()) if (zone === one.zone) options.push({ do: 'getIn', car });
    },
    act(s, survivor, { car }) {
      pay(s.survivors[survivor]!, BY_NONE);
      const { driver, others } = s.cars[car]!;
      changeCar(s, car, driver === NONE ? { driver: survivor } : { others: [...others, survivor] });
      emit(s, { type: 'carEntered', survivor });
    },
  },
  getOut: {
    offer: (_s, _survivor, options) => void options.push({ do: 'getOut' }),
    act(s, survivor) {
      pay(s.survivors[survivor]!, BY_NONE);
      leaveCar(s, survivor);
      emit(s, { type: 'carLeft', survivor });
    },
  },
  /** The driver, if there is one, changes places with the survivor. */
  takeWheel: {
    offer(s, survivor, options) {
      if (s.cars[carOf(s, survivor)]!.driver !== survivor) options.push({ do: 'takeWheel' });
    },
    act(s, survivor) {
      pay(s.survivors[survivor]!, BY_NONE);
      const car = carOf(s, survivor);
      const { driver, others } = s.cars[car]!;
      const rest = others.filter((one) => one !== survivor);
      changeCar(s, car, { driver: survivor, others: driver === NONE ? rest : [...rest, driver] });
      emit(s, { type: 'wheelTaken', survivor });
    },
  },
  /** Slowly one street zone, or fast two. */
  drive: {
    offer(s, survivor, options) {
      if (s.cars[carOf(s, survivor)]!.driver !== survivor) return;
      const { zone } = s.survivors[survivor]!;
      const near = streetsBeside(s, zone);
      for (const first of near) options.push({ do: 'drive', way: [first] });
      for (const first of near)
        for (const second of streetsBeside(s, first))
          if (second !== zone) options.push({ do: 'drive', way: [first, second] });
    },
    act(s, survivor, { way }) {
      pay(s.survivors[survivor]!, BY_NONE);
      call(s, driving, { survivor, way, next: 0 });
    },
  },
};

function streetsBeside(s: State, zone: ZoneNo): readonly ZoneNo[] {
  const { zones } = boardHere(s);
  return terrainHere(s).steps[zone]!.filter((next) => zones[next]!.kind === 'street');
}

/** What those in a car may do: the actions of the car, and what needs no feet. */
export function inCar(s: State, survivor: SurvivorNo, options: readonly Choice[]): Choice[] {
  const left = options.filter((option) => !needsFeet(option));
  if (canPay(s.survivors[survivor]!, BY_NONE))
    for (const { offer } of [CAR_ACTIONS.drive, CAR_ACTIONS.takeWheel, CAR_ACTIONS.getOut]) offer(s, survivor, left);
  return left;
}

interface Driving {
  survivor: SurvivorNo;
  way: readonly ZoneNo[];
  next: number;
}

const driving = rule<State, Driving>('drive')({
  roll(s, my, f) {
    const car = carOf(s, my.survivor);
    const zone = my.way[my.next++];
    if (zone === undefined || car === NONE || !isStanding(s, my.survivor)) return void (f.at = '');
    const from = s.cars[car]!.zone;
    changeCar(s, car, { zone });
    const survivors = ridersOf(s.cars[car]!);
    for (const rider of survivors) {
      s.survivors[rider]!.zone = zone;
      carryLight(s, rider);
    }
    emit(s, { type: 'carDrove', car, from, to: zone, survivors });
    f.at = 'roll';
    // Fast: whoever stands in the way is run over, silently; misses hit people on foot.
    if (my.way.length < 2 || zombiesIn(s, zone) === 0) return;
    const { dice, accuracy: need, damage } = CAR;
    const strike = {
      dice,
      allOutDice: 0,
      need,
      damage,
      toAbominations: damage,
      isFree: false,
      isSafe: false,
      isNoisy: false,
    };
    const roll = { rolled: [], risky: [], rerolls: [], hits: 0, misses: 0, breaks: 0 };
    const killed = { ap: 0, kinds: [], marks: [] };
    call(s, STRIKE, {
      survivor: my.survivor,
      kind: 'melee',
      with: [],
      zone,
      allOut: 0,
      sabre: false,
      strike,
      ...roll,
      ...killed,
    });
  },
});

export const CAR_RULES: readonly Rule<State>[] = [driving];
