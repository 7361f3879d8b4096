import { pl as common } from './common/pl.ts';
import { pl as home } from './home/pl.ts';
import { pl as pages } from './pages/pl.ts';
import { pl as replay } from './replay/pl.ts';
import { pl as table } from './table/pl.ts';
import { pl as tutorial } from './tutorial/pl.ts';
import type { Words } from './words.ts';

export const pl: Words = { common, home, pages, table, replay, tutorial };
