/** What a client may send to reach a person elsewhere: on a closed page, or on another device. */
import { z } from 'zod';

const base64url = (letters: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}=?=?$`), `must be ${letters} letters of base64url`)
    .describe(`${letters} letters of base64url`);

export const PushPlace = z.strictObject({
  /** The browser's address at its push service: `endpoint` of its `PushSubscription`. */
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  /** The keys of the subscription; null: this browser is told no more. */
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }).nullable(),
  /** The reader's language. */
  language: z.enum(['en', 'pl']).default('en'),
});
export type PushPlace = z.infer<typeof PushPlace>;

export const ParcelId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 43 letters, digits, - or _')
  .describe('43 letters, digits, - or _');
export const NewParcel = z.strictObject({
  /** Chosen by the sender so that nobody can guess it. */
  id: ParcelId,
  /** Anything, encrypted, in base64url. */
  body: z
    .string()
    .min(1)
    .max(250_000)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be letters of base64url'),
});
export type NewParcel = z.infer<typeof NewParcel>;
