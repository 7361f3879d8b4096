/** Nearly all frames are answers: for speed they are read without the schemas, but by the same rules. */
import type { ClientFrame } from './schemas.ts';
import { DEEPEST_CHOICE, isShallow, MOST_PICKS } from './choices.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The frame, if it is an answer in its usual form; null: the schemas must say what it is, or what is wrong with it. */
export function answerFrame(value: unknown): ClientFrame | null {
  if (!isPlain(value, 3)) return null;
  const { type, id, command } = value;
  if (type !== 'do' || typeof id !== 'string' || !ID.test(id) || !isPlain(command, 3)) return null;
  const { do: what, askedAt, picks } = command;
  if (
    what !== 'answer' ||
    typeof askedAt !== 'number' ||
    !Number.isInteger(askedAt) ||
    askedAt < 0 ||
    askedAt > 2 ** 31
  )
    return null;
  if (!Array.isArray(picks) || picks.length > MOST_PICKS) return null;
  for (const pick of picks as readonly unknown[]) {
    if (typeof pick !== 'object' || pick === null || Array.isArray(pick)) return null;
    const named: unknown = (pick as { do?: unknown }).do;
    if (typeof named !== 'string' || named.length > 64 || !isShallow(pick, DEEPEST_CHOICE)) return null;
  }
  return value as unknown as ClientFrame;
}

/** Whether the value is an object with exactly this number of fields. */
function isPlain(value: unknown, fields: number): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === fields;
}
