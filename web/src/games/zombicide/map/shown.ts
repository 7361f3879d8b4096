/** What of a table stands on the board, and how an event changes it: for stories that are told beat by beat. Pure. */
import { NONE, TYPES, type Event, type Survivor, type SurvivorNo, type ZoneNo } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';

export type Shown = Pick<
  View,
  | 'mission'
  | 'pack'
  | 'ground'
  | 'opened'
  | 'survivors'
  | 'companions'
  | 'zombies'
  | 'abominations'
  | 'noise'
  | 'lasting'
  | 'cars'
  | 'crates'
  | 'placed'
  | 'spawns'
  | 'exits'
  | 'lit'
  | 'night'
>;

/** The table after an event; those that move nothing on the board change nothing. */
export function after(shown: Shown, e: Event): Shown {
  const survivor = (no: SurvivorNo, change: Partial<Survivor>): Shown => ({
    ...shown,
    survivors: shown.survivors.map((one, i) => (i === no ? { ...one, ...change } : one)),
  });
  const horde = (...changes: readonly (readonly [zone: number, kind: number, by: number])[]): Shown => {
    const zombies = shown.zombies.slice();
    for (const [zone, kind, by] of changes)
      zombies[zone * TYPES + kind] = Math.max(0, zombies[zone * TYPES + kind]! + by);
    return { ...shown, zombies };
  };
  switch (e.type) {
    case 'survivorMoved':
      return survivor(e.survivor, { zone: e.to });
    case 'carDrove':
      return moveCar(shown, e.car, e.survivors, e.to);
    case 'survivorDown':
      return survivor(e.survivor, { status: 'down' });
    case 'survivorRescued':
      return survivor(e.survivor, { status: 'rescued' });
    case 'survivorDied':
      return survivor(e.survivor, { status: 'dead' });
    case 'survivorEscaped':
      return survivor(e.survivor, { status: 'escaped' });
    case 'lightChanged':
      return survivor(e.survivor, { light: e.at });
    case 'zombiesCame':
      return horde([e.zone, e.kind, e.n]);
    case 'zombiesKilled':
    case 'zombiesRemoved':
      return horde([e.zone, e.kind, -e.n]);
    case 'zombiesMoved':
      return horde([e.from, e.kind, -e.n], [e.to, e.kind, e.n]);
    case 'abominationCame':
      return { ...shown, abominations: [...shown.abominations, { kind: e.kind, zone: e.zone, mark: '', seen: false }] };
    case 'abominationMoved':
    case 'abominationKilled':
      return { ...shown, abominations: abominationsAfter(shown, e) };
    case 'noiseMade':
      return { ...shown, noise: shown.noise.map((n, zone) => (zone === e.zone ? n + e.n : n)) };
    case 'doorOpened':
      return { ...shown, ground: { ...shown.ground, open: [...shown.ground.open, e.door] } };
    case 'buildingOpened':
      return { ...shown, opened: [...shown.opened, e.building] };
    case 'crateOpened':
      return { ...shown, crates: shown.crates.filter((zone) => zone !== e.zone) };
    case 'spawnRemoved':
      return { ...shown, spawns: shown.spawns.filter(({ zone }) => zone !== e.zone) };
    case 'spawnWoke':
      return {
        ...shown,
        spawns: shown.spawns.map((each) => (each.zone === e.zone ? { ...each, from: e.from } : each)),
      };
    case 'roundBegan':
      return { ...shown, night: e.night, noise: shown.noise.map(() => 0) };
    default:
      return shown;
  }
}

type OfAbomination = Extract<Event, { type: 'abominationMoved' | 'abominationKilled' }>;

/** The first one of this kind that stands there. */
function abominationsAfter({ abominations }: Shown, e: OfAbomination): Shown['abominations'] {
  const zone = e.type === 'abominationMoved' ? e.from : e.zone;
  const at = abominations.findIndex((one) => one.kind === e.kind && one.zone === zone);
  if (at === NONE) return abominations;
  return e.type === 'abominationKilled'
    ? abominations.filter((_, i) => i !== at)
    : abominations.map((one, i) => (i === at ? { ...one, zone: e.to } : one));
}

/** A car, and all who sit in it, are in this zone now; NONE: not on the board. */
export function moveCar(shown: Shown, car: number, inside: readonly SurvivorNo[], zone: ZoneNo): Shown {
  return {
    ...shown,
    cars: shown.cars.map((each, i) => (i === car ? { ...each, zone } : each)),
    survivors: shown.survivors.map((one, i) => (inside.includes(i) ? { ...one, zone } : one)),
  };
}
