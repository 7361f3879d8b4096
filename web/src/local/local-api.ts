/** What only this browser can be asked for, as functions. */
import { localBackend } from '../backend/local.ts';
import type { ScriptedLesson, ScriptedTable } from './lessons.ts';
import type { LocalKeys, LocalTable } from './list.ts';
import type { Verified } from './verify.ts';

export type { LocalKeys, LocalTable, ScriptedLesson, ScriptedTable, Verified };

/** The latest first. */
export const listLocalTables = (): Promise<readonly LocalTable[]> => localBackend.request('GET', '/api/local/tables');

export const removeLocalTable = (table: string): Promise<{ readonly removed: true }> =>
  localBackend.request('DELETE', `/api/local/tables/${table}`);

export const fetchLocalKeys = (table: string): Promise<LocalKeys> =>
  localBackend.request('GET', `/api/local/tables/${table}/keys`);

/** Rejects with `badMessage`, `unknownGame` or `rulesChanged` if it is no saved game that can be played again here. */
export const verifySave = (save: unknown): Promise<Verified> =>
  localBackend.request('POST', '/api/local/verify', { save });

export const makeScriptedTable = (lesson: ScriptedLesson): Promise<ScriptedTable> =>
  localBackend.request('POST', '/api/local/scripted', lesson);

/** The lesson is over, and its table from now on one like any other. */
export const keepScriptedTable = (table: string): Promise<unknown> =>
  localBackend.request('DELETE', `/api/local/scripted/${table}`);
