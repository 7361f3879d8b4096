/** What cards do to zombies and to where they come from. */
import { call, emit } from '@horda/kernel';
import { ABOMINATION, ACTIVATION, EFFECTS, PLACING, ZOMBIE_CARD } from '../../declared.ts';
import { ZOMBIE_TYPES } from '../../content/vocabulary.ts';
import { UNSEEN } from '../../map/sight.ts';
import { zoneNamed } from '../../map/board.ts';
import { boardHere, terrainHere } from '../../rules/mission.ts';
import { NONE, TYPES, type Choice, type Spawn, type State, type TypeNo, type ZoneNo } from '../../state.ts';
import { allOf, everybody } from '../../zombies/activation.ts';
import { zoneOf, type Acts, type Askings } from '../doing.ts';
import { holdOn } from '../standing.ts';
import { strike } from '../strike.ts';

export const ZOMBIE_OPS: Acts<
  | 'spawnCard'
  | 'placeZombies'
  | 'placeAbomination'
  | 'extraActivation'
  | 'wakeSpawn'
  | 'skipSpawn'
  | 'noSpawnOnOpening'
  | 'clearTile'
  | 'markAbomination'
  | 'onKillOfMarked'
  | 'byTrigger'
> = {
  spawnCard(s, { zone, n }, my) {
    for (let i = 0; i < n; i++) call(s, ZOMBIE_CARD, { zone: zoneOf(s, zone, my) });
  },
  placeZombies(s, { type, n, zone }, my) {
    call(s, PLACING, { zone: zoneOf(s, zone, my), kind: ZOMBIE_TYPES.indexOf(type) as TypeNo, n });
  },
  placeAbomination(s, { zone }, my) {
    call(s, ABOMINATION, { zone: zoneOf(s, zone, my), always: true });
  },
  extraActivation(s, { type }) {
    const kind = ZOMBIE_TYPES.indexOf(type as (typeof ZOMBIE_TYPES)[number]);
    if (kind === NONE) return call(s, ACTIVATION, { ...everybody(s), extra: true });
    emit(s, { type: 'extraActivation', kind });
    call(s, ACTIVATION, allOf(s, kind as TypeNo));
  },
  /** V241, Y52: with the next zombie phase; W19: `after` so many rounds more. */
  wakeSpawn(s, { colour, after = 0 }) {
    const from = (s.phase === 'zombies' || s.phase === 'end' ? s.round + 1 : s.round) + after;
    s.spawns = s.spawns.map((spawn) => {
      if (spawn.colour !== colour || spawn.from !== NONE) return spawn;
      emit(s, { type: 'spawnWoke', zone: spawn.zone, from });
      return { ...spawn, from };
    });
  },
  skipSpawn(s, { rounds, zone }) {
    if (zone === undefined) s.skipSpawn += rounds;
    else s.spawns = s.spawns.map((spawn) => (spawn.starting ? { ...spawn, from: s.round + rounds } : spawn));
  },
  noSpawnOnOpening: (s, { tile }) => holdOn(s, `noSpawnOn:${tile}`),
  /** Off the board, without AP. */
  clearTile(s, { tile }) {
    for (const [zone, { tiles }] of boardHere(s).zones.entries()) if (tiles.includes(tile)) clear(s, zone);
  },
  markAbomination(s, { mark }, { seen }) {
    const found = s.abominations.find(({ kind }) => kind === seen);
    if (found !== undefined) found.mark = mark;
  },
  // It waits in the note: `MARKED_KILL` looks there.
  onKillOfMarked: () => {},
  byTrigger(s, { kill, sight }, my) {
    call(s, EFFECTS, { ...my, ops: my.trigger === 'sight' ? sight : kill, next: 0 });
  },
};

/** Zombies of these kinds leave the zone; without a list all do, abominations too. */
export function clear(s: State, zone: ZoneNo, kinds?: readonly TypeNo[]): void {
  for (let kind = 0; kind < TYPES; kind++) {
    const n = s.zombies[zone * TYPES + kind]!;
    if (n === 0 || kinds?.includes(kind as TypeNo) === false) continue;
    s.zombies[zone * TYPES + kind] = 0;
    s.box[kind]! += n;
    emit(s, { type: 'zombiesRemoved', zone, kind: kind as TypeNo, n });
  }
  if (kinds !== undefined) return;
  for (const { kind, zone: at } of s.abominations) if (at === zone) s.abominationCards.discard.push(kind);
  s.abominations = s.abominations.filter((one) => one.zone !== zone);
}

export const ZOMBIE_OPS_ASKED: Askings<'removeSpawn' | 'shell'> = {
  removeSpawn: {
    options(s, _op, my) {
      const red = s.spawns.filter(isActiveRed);
      if (my.times === 1 || red.length < 2) return [];
      return red.map(({ zone }): Choice => ({ do: 'zone', zone }));
    },
    answer(s, _op, _my, pick) {
      if (pick.do !== 'zone') return;
      s.spawns = s.spawns.filter((spawn) => !isActiveRed(spawn) || spawn.zone !== pick.zone);
      emit(s, { type: 'spawnRemoved', zone: pick.zone });
    },
  },
  shell: {
    options(s, { from, range: [nearest, farthest] }, my) {
      const { sight, n } = terrainHere(s);
      const row = zoneNamed(boardHere(s), from) * n;
      const options: Choice[] = [];
      for (let zone = 0; zone < n && my.times !== 1; zone++) {
        const range = sight[row + zone]!;
        if (range !== UNSEEN && range >= nearest && range <= farthest) options.push({ do: 'zone', zone });
      }
      return options;
    },
    answer(s, _op, { survivor }, pick) {
      if (pick.do === 'zone') strike(s, survivor, pick.zone);
    },
  },
};

function isActiveRed({ colour, from }: Spawn): boolean {
  return colour === 'red' && from !== NONE;
}
