/** Checks data from outside. */
import { Refusal } from '../table/refusal.ts';

/** The part of a zod schema that is used here. */
interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The value, if it fits the schema; otherwise throws a refusal that names the first wrong field. */
export function read<T>(schema: Schema<T>, value: unknown, whole = 'the message'): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw new Refusal('badMessage', `${path.length === 0 ? whole : path.join('.')}: ${message}`);
}
