import { cloneKernel, copyList } from '@horda/kernel';
import type { Abomination, Companion, Pile, State, Survivor } from './state.ts';

/** A copy in the key order of `setup`; shares only what never changes. */
export function clone(s: State): State {
  return {
    kernel: cloneKernel(s.kernel),
    options: s.options,
    pack: s.pack,
    mission: s.mission,
    campaign: s.campaign,
    sheets: s.sheets,
    seats: s.seats,
    ground: s.ground,
    phase: s.phase,
    round: s.round,
    first: s.first,
    active: s.active,
    acting: s.acting,
    survivors: s.survivors.map(cloneSurvivor),
    companions: cloneCompanions(s.companions),
    zombies: s.zombies.slice(),
    box: s.box.slice(),
    abominations: cloneAbominations(s.abominations),
    noise: s.noise.slice(),
    // Lists marked readonly are replaced, never changed.
    lasting: s.lasting,
    equipment: clonePile(s.equipment),
    epic: clonePile(s.epic),
    secretService: clonePile(s.secretService),
    removed: copyList(s.removed),
    zombieCards: clonePile(s.zombieCards),
    abominationCards: clonePile(s.abominationCards),
    cars: s.cars,
    crates: s.crates,
    placed: s.placed,
    shown: s.shown,
    read: s.read,
    spawns: s.spawns,
    opened: s.opened,
    noted: s.noted,
    rules: s.rules,
    done: s.done,
    exits: s.exits,
    skipSpawn: s.skipSpawn,
    hour: s.hour,
    night: s.night,
    lit: s.lit,
    progress: s.progress,
    kills: s.kills,
    ending: s.ending,
    epilogue: s.epilogue,
  };
}

function cloneSurvivor(one: Survivor): Survivor {
  return {
    who: one.who,
    owner: one.owner,
    status: one.status,
    zone: one.zone,
    wounds: one.wounds,
    ap: one.ap,
    level: one.level,
    skills: one.skills,
    hand: copyList(one.hand),
    pack: copyList(one.pack),
    light: one.light,
    actions: one.actions,
    free: one.free,
    bonus: one.bonus,
    used: one.used,
    searched: one.searched,
    acted: one.acted,
    downIn: one.downIn,
    companions: one.companions,
    tokens: one.tokens,
  };
}

function cloneCompanions(list: readonly Companion[]): readonly Companion[] {
  return list.length === 0
    ? []
    : list.map(({ who, leader, zone, status, spared }) => ({ who, leader, zone, status, spared }));
}

function cloneAbominations(list: readonly Abomination[]): readonly Abomination[] {
  return list.length === 0 ? [] : list.map(({ kind, zone, mark, seen }) => ({ kind, zone, mark, seen }));
}

function clonePile({ deck, discard, known, before }: Pile): Pile {
  return { deck: copyList(deck), discard: copyList(discard), known, before };
}
