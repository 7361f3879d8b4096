import { en as common } from './common/en.ts';
import { en as home } from './home/en.ts';
import { en as pages } from './pages/en.ts';
import { en as replay } from './replay/en.ts';
import { en as table } from './table/en.ts';
import { en as tutorial } from './tutorial/en.ts';
import type { Words } from './words.ts';

export const en: Words = { common, home, pages, table, replay, tutorial };
