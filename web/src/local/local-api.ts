/** The requests that only this browser answers, as functions. */
import { localBackend } from '../backend/local.ts';
import type { ScriptedLesson, ScriptedTable } from './lessons.ts';
import type { LocalKeys, LocalTable } from './list.ts';
import type { Verified, VerifiedSeries } from './verify.ts';

export type { LocalKeys, LocalTable, ScriptedLesson, ScriptedTable, Verified, VerifiedSeries };

/** The latest first. */
export const listLocalTables = (): Promise<readonly LocalTable[]> => localBackend.request('GET', '/api/local/tables');

export const removeLocalTable = (table: string): Promise<{ readonly removed: true }> =>
  localBackend.request('DELETE', `/api/local/tables/${table}`);

export const fetchLocalKeys = (table: string): Promise<LocalKeys> =>
  localBackend.request('GET', `/api/local/tables/${table}/keys`);

/** Rejects with `badMessage`, `unknownGame` or `rulesChanged` if the save cannot be replayed here. */
export const verifySave = (save: unknown): Promise<Verified> =>
  localBackend.request('POST', '/api/local/verify', { save });

/** `content`: a file with a series. Rejects as `verifySave` does. */
export const verifySeries = (content: unknown): Promise<VerifiedSeries> =>
  localBackend.request('POST', '/api/local/verify-series', content);

export const makeScriptedTable = (lesson: ScriptedLesson): Promise<ScriptedTable> =>
  localBackend.request('POST', '/api/local/scripted', lesson);

/** Ends the lesson: its table becomes a normal one. */
export const keepScriptedTable = (table: string): Promise<unknown> =>
  localBackend.request('DELETE', `/api/local/scripted/${table}`);
