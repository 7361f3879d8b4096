/** Companions and their leaders. (V435–V439) */
import { emit } from '@horda/kernel';
import type { State, SurvivorNo } from '../state.ts';
import { NONE } from '../state.ts';
import { companionCard } from './printed.ts';
import { grant } from './skills.ts';

/** A companion follows this survivor from now on. (V436, V437) */
export function follow(s: State, companion: number, leader: SurvivorNo): void {
  const one = s.companions[companion]!;
  if (one.leader !== NONE) leave(s, companion);
  one.leader = leader;
  one.zone = NONE;
  const follower = s.survivors[leader]!;
  follower.companions = [...follower.companions, companion];
  // V193: what it lends works at once, with the action that it gives.
  if (s.acting === leader) grant(follower, companionCard(one).skill);
  emit(s, { type: 'companionJoined', companion: one.who, leader });
}

/** Y71: without a leader it stays where it is. */
export function leave(s: State, companion: number): void {
  const one = s.companions[companion]!;
  if (one.leader === NONE) return;
  const leader = s.survivors[one.leader]!;
  leader.companions = leader.companions.filter((each) => each !== companion);
  one.zone = leader.zone;
  one.leader = NONE;
}
