/** The words of all missions, for programs that have them at hand. */
import { M1_TEXT } from './m1.ts';
import { M2_TEXT } from './m2.ts';
import { M3_TEXT } from './m3.ts';
import { M4_TEXT } from './m4.ts';
import { M5_TEXT } from './m5.ts';
import { M6_TEXT } from './m6.ts';
import { M7_TEXT } from './m7.ts';
import { M8_TEXT } from './m8.ts';
import { M9_TEXT } from './m9.ts';
import { M10_TEXT } from './m10.ts';
import { S0_TEXT } from './s0.ts';
import { S1_TEXT } from './s1.ts';
import { S2_TEXT } from './s2.ts';
import { S3_TEXT } from './s3.ts';
import { S4_TEXT } from './s4.ts';
import { S5_TEXT } from './s5.ts';
import { S6_TEXT } from './s6.ts';
import { S7_TEXT } from './s7.ts';
import type { MissionText } from './text.ts';

export const MISSION_TEXTS: Readonly<Record<string, MissionText>> = {
  M1: M1_TEXT,
  M2: M2_TEXT,
  M3: M3_TEXT,
  M4: M4_TEXT,
  M5: M5_TEXT,
  M6: M6_TEXT,
  M7: M7_TEXT,
  M8: M8_TEXT,
  M9: M9_TEXT,
  M10: M10_TEXT,
  S0: S0_TEXT,
  S1: S1_TEXT,
  S2: S2_TEXT,
  S3: S3_TEXT,
  S4: S4_TEXT,
  S5: S5_TEXT,
  S6: S6_TEXT,
  S7: S7_TEXT,
};
