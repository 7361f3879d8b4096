/** Refusals over HTTP. */
import type { Reason } from '@horda/protocol';

const STATUS: Readonly<Partial<Record<Reason, number>>> = {
  unknownTable: 404,
  removed: 404,
  unknownParcel: 404,
  unknownRoute: 404,
  unknownGame: 404,
  wrongKey: 401,
  wordNeeded: 401,
  wrongWord: 403,
  notSeated: 403,
  notHost: 403,
  wrongOrigin: 403,
  blocked: 403,
  badMessage: 400,
  badSettings: 400,
  badSave: 400,
  badPack: 400,
  unknownBot: 400,
  tooLarge: 413,
  tooFast: 429,
  tooManyOpen: 429,
  fault: 500,
  diskFull: 507,
  closing: 503,
  storeFull: 507,
};

/** Most refusals are about the state that the table is in. */
export const statusOf = (reason: Reason): number => STATUS[reason] ?? 409;
