/** The HTTP part of the protocol as one list, from which the server makes its routes and its OpenAPI document. */
import type { z } from 'zod';
import { MOST_PACK_BYTES } from './packs.ts';
import { PATHS, SOCKET, type Address, type RouteName } from './paths.ts';
import {
  Fork,
  Import,
  Join,
  NewTable,
  Next,
  NewParcel,
  PostedCommand,
  PostedQuestion,
  PushPlace,
  Rematch,
  Webhook,
} from './schemas.ts';

export interface Route extends Address {
  readonly summary: string;
  readonly body?: z.ZodType;
  /** The body may be left out. */
  readonly bodiless?: true;
  /** Largest body, in bytes; 16 kB by default. */
  readonly limit?: number;
  /** The request makes a table: fewer of these are allowed per minute. */
  readonly makes?: true;
  /** On a closed server it needs the server's word. */
  readonly word?: true;
  /** What comes back. */
  readonly reply: string;
}

export const ROUTES = {
  server: {
    ...PATHS.server,
    summary: 'Whether the server is closed: then the making of a table needs its word',
    reply: '{ closed }',
  },
  pushKey: {
    ...PATHS.pushKey,
    summary: 'The public key with which a browser subscribes to Web Push',
    reply: '{ key }',
  },
  sendParcel: {
    ...PATHS.sendParcel,
    summary: 'Leaves something for another device of the same person for ten minutes, locked with a key of theirs',
    body: NewParcel,
    limit: 256 * 1024,
    reply: '{ until }',
  },
  fetchParcel: {
    ...PATHS.fetchParcel,
    summary: 'What was left for another device',
    reply: '{ body }',
  },
  removeParcel: {
    ...PATHS.removeParcel,
    summary: 'Throws away what was left for another device',
    reply: '{ removed: true }',
  },
  games: {
    ...PATHS.games,
    summary: 'The games, their settings and the bots',
    reply: 'a list of games',
  },
  lobby: {
    ...PATHS.lobby,
    summary: 'Open tables that anybody may join',
    reply: 'a list of tables',
  },
  create: {
    ...PATHS.create,
    summary: 'Makes a table',
    makes: true,
    word: true,
    body: NewTable,
    limit: 16 * 1024 + MOST_PACK_BYTES,
    reply: '{ table, seat, key, invite, watch, commitment }; the keys are shown this once',
  },
  import: {
    ...PATHS.import,
    summary: 'Makes a table from a saved game',
    makes: true,
    word: true,
    body: Import,
    limit: 2_000_000,
    reply: '{ table, seat, key, invite, watch, commitment }',
  },
  read: {
    ...PATHS.read,
    summary: 'The table as the key may see it, with what happened after line {seen}',
    reply: 'the frame `welcome`',
  },
  join: {
    ...PATHS.join,
    summary: 'Takes a seat; needs the key of the invitation, or none at a table of the lobby',
    body: Join,
    reply: '{ seat, key }; the key is shown this once',
  },
  command: {
    ...PATHS.command,
    summary: 'Does a command, as the frame `do` does',
    body: PostedCommand,
    reply: 'the frame `accepted`, `refused` or `resync`',
  },
  question: {
    ...PATHS.question,
    summary: 'Asks a question, as the frame `ask` does',
    body: PostedQuestion,
    reply: 'the answer',
  },
  save: {
    ...PATHS.save,
    summary: 'The whole game, once it is over, for `horda replay` and `horda verify`',
    reply: 'a saved game',
  },
  series: {
    ...PATHS.series,
    summary: 'This game, once it is over, and the games before it in its series, for `horda verify`',
    reply: '{ horda: 1, series: [a saved game, …] }',
  },
  fork: {
    ...PATHS.fork,
    summary: 'Makes a table that goes on from a moment of this one; what the seat may not know is dealt anew',
    makes: true,
    word: true,
    body: Fork,
    reply: '{ table, seat, key, invite, watch, commitment }',
  },
  rematch: {
    ...PATHS.rematch,
    summary: 'Makes a table for the same people, who use the keys they have',
    makes: true,
    body: Rematch,
    bodiless: true,
    reply: '{ table }',
  },
  next: {
    ...PATHS.next,
    summary:
      'Makes a table for the next chapter, which begins with what this game has left; people use the keys they have',
    makes: true,
    body: Next,
    bodiless: true,
    reply: '{ table }',
  },
  archive: {
    ...PATHS.archive,
    summary: 'Packs a finished table away; the host may do it',
    reply: '{ archived: true }',
  },
  webhook: {
    ...PATHS.webhook,
    summary: 'Where to tell this seat that it is awaited; null: nowhere',
    body: Webhook,
    reply: '{ url }',
  },
  push: {
    ...PATHS.push,
    summary: 'Where to tell this person by Web Push that they are awaited',
    body: PushPlace,
    reply: '{ told }',
  },
  personal: {
    ...PATHS.personal,
    summary: 'All that is kept about the person in this seat',
    reply: 'the data',
  },
  erase: {
    ...PATHS.erase,
    summary: 'Erases name, words and address of the person in this seat; the moves stay',
    reply: '{ erased: true }',
  },
} as const satisfies Record<RouteName, Route>;

export { SOCKET, type RouteName };
/** The body of a request after the schema has filled in the defaults. */
export type BodyOf<R extends RouteName> = (typeof ROUTES)[R] extends { readonly body: infer B extends z.ZodType }
  ? z.infer<B>
  : null;
