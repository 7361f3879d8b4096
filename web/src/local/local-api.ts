/** What only this browser can be asked for, as functions. */
import { localHost } from '../host/local.ts';
import type { ScriptedLesson, ScriptedTable } from './lessons.ts';
import type { LocalTable } from './list.ts';
import type { Verified } from './verify.ts';

export type { LocalTable, ScriptedLesson, ScriptedTable, Verified };

/** The latest first. */
export const listLocalTables = (): Promise<readonly LocalTable[]> => localHost.request('GET', '/api/local/tables');

export const removeLocalTable = (table: string): Promise<{ readonly removed: true }> =>
  localHost.request('DELETE', `/api/local/tables/${table}`);

/** Rejects with `badMessage`, `badSave` or `unknownGame` if it is no saved game that can be played again here. */
export const verifySave = (save: unknown): Promise<Verified> =>
  localHost.request('POST', '/api/local/verify', { save });

export const makeScriptedTable = (lesson: ScriptedLesson): Promise<ScriptedTable> =>
  localHost.request('POST', '/api/local/scripted', lesson);
