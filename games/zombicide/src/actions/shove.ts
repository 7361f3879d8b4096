/** Skills without a move that are free once a turn: Shove, Lifesaver, Taunt. (X37, X49, X61) */
import { ask, call, emit, rule, type Rule } from '@horda/kernel';
import { ACTIVATION } from '../declared.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { use } from '../rules/skills.ts';
import { standingIn, zombiesIn } from '../rules/table.ts';
import { isTank, stepTo } from '../rules/walking.ts';
import { TYPES, type Choice, type State, type SurvivorNo, type TypeNo, type ZoneNo } from '../state.ts';
import type { ActionRules } from './action.ts';

export const ZONE_SKILLS = ['shove', 'lifesaver', 'taunt'] as const;
export type ZoneSkill = (typeof ZONE_SKILLS)[number];

export const SHOVE_ACTIONS: ActionRules<'skill'> = {
  skill: {
    // Offered with all skills of the turn.
    offer: () => {},
    act(s, survivor, { skill, zone }) {
      use(s.survivors[survivor]!, skill);
      emit(s, { type: 'skillUsed', survivor, skill });
      if (skill === 'shove') shove(s, survivor, zone);
      else if (skill === 'taunt') taunt(s, survivor, zone);
      else call(s, lifesaver, { survivor, left: othersIn(s, survivor, zone) });
    },
  },
};

export function offerZoneSkill(s: State, survivor: SurvivorNo, skill: ZoneSkill, options: Choice[]): void {
  for (const zone of targets(s, survivor, skill)) options.push({ do: 'skill', skill, zone });
}

function targets(s: State, survivor: SurvivorNo, skill: ZoneSkill): readonly ZoneNo[] {
  const own = s.survivors[survivor]!.zone;
  const { near, n, roads } = terrainHere(s);
  switch (skill) {
    // X49: it is no move: sandbags do not stop it, the tank does.
    case 'shove':
      return zombiesIn(s, own) === 0 ? [] : near[own]!.filter((zone) => !isTank(boardHere(s), zone));
    case 'lifesaver':
      return near[own]!.filter((zone) => zombiesIn(s, zone) > 0 && othersIn(s, survivor, zone).length > 0);
    // X61: an extra activation finds its way over sandbags and tank. (Y12)
    case 'taunt': {
      const { far } = roads(true, false);
      const within: ZoneNo[] = [];
      for (let zone = 0; zone < n; zone++) if (far[zone * n + own]! <= 2 && zombiesIn(s, zone) > 0) within.push(zone);
      return within;
    }
  }
}

function othersIn(s: State, survivor: SurvivorNo, zone: ZoneNo): readonly SurvivorNo[] {
  return standingIn(s, zone).filter((other) => other !== survivor);
}

/** X49: all zombies of the own zone into one next to it. */
function shove(s: State, survivor: SurvivorNo, to: ZoneNo): void {
  const from = s.survivors[survivor]!.zone;
  for (let kind = 0; kind < TYPES; kind++) {
    const n = s.zombies[from * TYPES + kind]!;
    if (n === 0) continue;
    s.zombies[from * TYPES + kind] = 0;
    s.zombies[to * TYPES + kind]! += n;
    emit(s, { type: 'zombiesMoved', from, to, kind: kind as TypeNo, n });
  }
  for (const one of s.abominations) {
    if (one.zone !== from) continue;
    one.zone = to;
    emit(s, { type: 'abominationMoved', from, to, kind: one.kind });
  }
}

/** X61: an extra activation whose only target is this survivor. */
function taunt(s: State, survivor: SurvivorNo, zone: ZoneNo): void {
  const at = zone * TYPES;
  call(s, ACTIVATION, {
    zombies: s.zombies.map((n, i) => (i >= at && i < at + TYPES ? n : 0)),
    abominations: s.abominations.flatMap((one, i) => (one.zone === zone ? [i] : [])),
    extra: true,
    target: survivor,
  });
}

interface Lifesaver {
  survivor: SurvivorNo;
  /** Who has still to be asked. */
  left: readonly SurvivorNo[];
}

/** X37: all who are willing come to the survivor. It is no Move. */
const lifesaver = rule<State, Lifesaver, Choice>('lifesaver')({
  choose(s, { left }, f) {
    if (left.length === 0) f.at = '';
    else
      ask<Choice>(s, s.survivors[left[0]!]!.owner, 'lifesaver.choose', [
        { do: 'come', survivor: left[0]! },
        { do: 'stay', survivor: left[0]! },
      ]);
  },
  pull(s, my, f) {
    const [pulled, ...left] = my.left;
    my.left = left;
    f.at = 'choose';
    if (f.pick.do === 'come') stepTo(s, pulled!, s.survivors[my.survivor]!.zone);
  },
});

export const SHOVE_RULES: readonly Rule<State>[] = [lifesaver];
