/** The rules of what cards, notes and missions do. */
import type { Rule } from '@horda/kernel';
import type { State } from '../state.ts';
import { beforeZombies } from './before-zombies.ts';
import { effects } from './effects.ts';
import { goals } from './goals.ts';
import { markedKill, note } from './notes.ts';
import { reveal } from './reveal.ts';
import { sightings } from './sightings.ts';

export const EFFECT_RULES: readonly Rule<State>[] = [
  effects,
  reveal,
  note,
  markedKill,
  goals,
  sightings,
  beforeZombies,
];
