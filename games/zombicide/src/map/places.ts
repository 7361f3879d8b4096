/** Where a mission puts things, by the numbers of zones and doors. */
import type { ExitId, MissionData } from '../content/mission.ts';
import type { Condition } from '../content/operations.ts';
import { TILES } from '../content/tiles.ts';
import type { Colour } from '../content/vocabulary.ts';
import { NONE, type DoorNo, type ZoneNo } from '../state.ts';
import type { Zone } from './zones.ts';

export interface SpawnPlace {
  readonly zone: ZoneNo;
  readonly colour: Colour;
  readonly isAsleep: boolean;
  /** Null: it is placed in any case. */
  readonly onlyIf: Condition | null;
}

export interface ExitPlace {
  readonly zone: ZoneNo;
  readonly exit: ExitId;
}

export interface Places {
  readonly starts: readonly ZoneNo[];
  /** In the order in which they draw; the first is the starting one. */
  readonly spawns: readonly SpawnPlace[];
  readonly crates: readonly ZoneNo[];
  readonly exits: readonly ExitPlace[];
  /** Objective cards in the order of the mission: the zone or the door where each lies, or neither. */
  readonly cards: readonly { readonly zone: ZoneNo; readonly door: DoorNo }[];
  /** Zones are NONE where the mission has no such place. */
  readonly humvee: ZoneNo;
  readonly noise: ZoneNo;
  /** The noise that zombies walk to as if all doors were open. (V379) */
  readonly lure: ZoneNo;
  readonly sendsBack: ZoneNo;
  /** Zones lit from the start. */
  readonly lit: readonly ZoneNo[];
  /** A search here draws from the Secret Service deck. (V62, W12) */
  readonly secretService: readonly ZoneNo[];
  readonly noSpawnOnOpening: readonly ZoneNo[];
}

/** `zoneNo` and `doorNo` throw at names that the board does not have. */
export function placesOf(
  mission: MissionData,
  zones: readonly Zone[],
  zoneNo: (name: string) => ZoneNo,
  doorNo: (name: string) => DoorNo,
): Places {
  const orNone = (name: string | undefined): ZoneNo => (name === undefined ? NONE : zoneNo(name));
  const { noise } = mission;
  return {
    starts: mission.starts.map(zoneNo),
    spawns: mission.spawns.map(({ zone, colour, asleep, onlyIf }) => ({
      zone: zoneNo(zone),
      colour,
      isAsleep: asleep === true,
      onlyIf: onlyIf ?? null,
    })),
    crates: mission.crates.map(zoneNo),
    exits: (mission.exits ?? []).map(({ zone, exit }) => ({ zone: zoneNo(zone), exit })),
    cards: mission.cards.map(({ at }) => ({
      zone: 'zone' in at ? zoneNo(at.zone) : NONE,
      door: 'door' in at ? doorNo(at.door) : NONE,
    })),
    humvee: orNone(mission.humvee?.zone),
    noise: orNone(noise?.zone),
    lure: noise?.asIfOpen === true ? zoneNo(noise.zone) : NONE,
    sendsBack: orNone(mission.sendsBack),
    lit: (mission.lights ?? []).flatMap(({ lit }) => lit.map(zoneNo)),
    secretService: zones.flatMap(({ pieces }, zone) => (pieces.some(isOfSecretService) ? [zone] : [])),
    noSpawnOnOpening: (mission.noSpawnOnOpening ?? []).map(zoneNo),
  };
}

function isOfSecretService(piece: string): boolean {
  const [tile, letter] = piece.split('.') as [keyof typeof TILES, string];
  return TILES[tile].secretService?.includes(letter) === true;
}
