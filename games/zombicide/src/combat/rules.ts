/** The rules of combat, of harm and of growth. */
import type { Rule } from '@horda/kernel';
import { experience } from '../campaign/milestones.ts';
import { adrenaline } from '../rules/adrenaline.ts';
import { harm } from '../rules/harm.ts';
import { wounds } from '../rules/wounds.ts';
import type { State } from '../state.ts';
import { attack } from './attack.ts';
import { molotov } from './molotov.ts';
import { strike } from './strike.ts';

export const COMBAT_RULES: readonly Rule<State>[] = [attack, strike, molotov, wounds, harm, adrenaline, experience];
