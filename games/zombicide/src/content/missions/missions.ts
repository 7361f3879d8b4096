/** All missions of ours: the campaign M1–M10 and the stand-alone ones S0–S7. */
import type { MissionData } from '../mission.ts';
import { M1 } from './m1.ts';
import { M2 } from './m2.ts';
import { M3 } from './m3.ts';
import { M4 } from './m4.ts';
import { M5 } from './m5.ts';
import { M6 } from './m6.ts';
import { M7 } from './m7.ts';
import { M8 } from './m8.ts';
import { M9 } from './m9.ts';
import { M10 } from './m10.ts';
import { S0 } from './s0.ts';
import { S1 } from './s1.ts';
import { S2 } from './s2.ts';
import { S3 } from './s3.ts';
import { S4 } from './s4.ts';
import { S5 } from './s5.ts';
import { S6 } from './s6.ts';
import { S7 } from './s7.ts';

export const CAMPAIGN_MISSIONS = [M1, M2, M3, M4, M5, M6, M7, M8, M9, M10] as const;
export const STANDALONE_MISSIONS = [S0, S1, S2, S3, S4, S5, S6, S7] as const;

export const MISSIONS: readonly MissionData[] = [...CAMPAIGN_MISSIONS, ...STANDALONE_MISSIONS];
