/** V30, V232–V242: zombies act, then new ones come. */
import { askUnlessOne, call, declare, rule, type Seat } from '@horda/kernel';
import type { ZombieChoice } from '../choices/zombie.ts';
import { ABOMINATION, ACTIVATION, ZOMBIE_CARD, ZOMBIE_PHASE } from '../declared.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import { hasSkill } from '../rules/skills.ts';
import { NONE, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
import { everybody } from '../zombies/activation.ts';
import { drawZombieCard, SPAWNING } from '../zombies/spawning.ts';

export const zombiePhase = rule<State, object>(ZOMBIE_PHASE)({
  /** V405: a mission about abominations brings a new one when none is left. */
  begin(s) {
    const zone = boardHere(s).places.spawns[0]?.zone;
    if (zone !== undefined && needsAbomination(s)) call(s, ABOMINATION, { zone, always: true });
  },
  activate(s) {
    call(s, ACTIVATION, everybody(s));
  },
  spawn(s) {
    if (s.skipSpawn > 0) s.skipSpawn--;
    else call(s, SPAWN_STEP, { zones: activeZones(s), cards: [], seat: s.first });
  },
});

function needsAbomination(s: State): boolean {
  const { abominationNotes, notes = [] } = missionOf(s);
  if (abominationNotes === undefined || s.abominations.length > 0 || s.read.length >= notes.length) return false;
  return s.placed.every(({ state }) => state !== 'faceDown');
}

/** V232, V241, Y52: the starting one first, always in the same order; sleeping ones draw no card. */
function activeZones({ spawns, round }: State): readonly ZoneNo[] {
  const zones: ZoneNo[] = [];
  for (const { zone, from } of spawns) if (from !== NONE && from <= round) zones.push(zone);
  return zones;
}

interface SpawnStep {
  /** Spawn zones that have not drawn yet. */
  zones: readonly ZoneNo[];
  /** X21: cards drawn for them together, and the player who deals them out. */
  cards: readonly number[];
  seat: Seat;
}
const SPAWN_STEP = declare<SpawnStep>('spawnStep', 'draw');

export const spawnStep = rule<State, SpawnStep, ZombieChoice>(SPAWN_STEP)({
  draw(s, my) {
    const survivor = distributor(s);
    if (my.zones.length < 2 || survivor === NONE) return;
    my.seat = s.survivors[survivor]!.owner;
    my.cards = my.zones.map(() => drawZombieCard(s));
  },
  /** V236: each card is finished before the next is drawn. */
  next(s, my, f) {
    const [zone, ...others] = my.zones;
    if (zone === undefined) return void (f.at = '');
    if (my.cards.length > 0) return void (f.at = 'choose');
    my.zones = others;
    f.at = 'next';
    call(s, ZOMBIE_CARD, { zone });
  },
  /** X21: the survivor's player decides which card goes to which zone. */
  choose(s, { zones, cards, seat }, f) {
    const zone = zones[0]!;
    const different = [...new Set(cards)].map((card): ZombieChoice => ({ do: 'distribute', zone, card }));
    askUnlessOne(s, f, seat, 'spawnStep.choose', different);
  },
  give(s, my, f) {
    f.at = 'next';
    if (f.pick.do !== 'distribute') return;
    const { zone, card } = f.pick;
    my.zones = my.zones.slice(1);
    my.cards = my.cards.filter((_, i) => i !== my.cards.indexOf(card));
    call(s, SPAWNING, { zone, card, came: 0, missing: 0 });
  },
});

/** NONE: nobody has the skill. */
function distributor(s: State): SurvivorNo {
  return s.survivors.findIndex(({ status }, one) => status === 'standing' && hasSkill(s, one, 'distributor'));
}
