/** The HTTP part of the protocol, as one list: the server answers by it, and its OpenAPI document is printed from it. */
import type { z } from 'zod';
import { Fork, Import, Join, NewTable, PostedCommand, PostedQuestion, Webhook } from './schemas.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` is a table, `{seen}` a line. */
  readonly path: string;
  readonly summary: string;
  /** Whether a key is sent as `Authorization: Bearer KEY`. */
  readonly key: 'none' | 'optional' | 'needed';
  readonly body?: z.ZodType;
  /** Largest body, in bytes; 16 kB unless told. */
  readonly limit?: number;
  /** Makes a table: fewer of these are allowed. */
  readonly makes?: true;
  /** What comes back. */
  readonly reply: string;
}

export const ROUTES = {
  games: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games, their settings and the bots',
    key: 'none',
    reply: 'a list of games',
  },
  lobby: {
    method: 'GET',
    path: '/api/tables',
    summary: 'Open tables that anybody may join',
    key: 'none',
    reply: 'a list of tables',
  },
  create: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Makes a table',
    makes: true,
    key: 'none',
    body: NewTable,
    reply: '{ table, seat, key, invite, watch }; the keys are shown this once',
  },
  import: {
    method: 'POST',
    path: '/api/imports',
    summary: 'Makes a table from a saved game',
    makes: true,
    key: 'none',
    body: Import,
    limit: 2_000_000,
    reply: '{ table, seat, key, invite, watch }',
  },
  read: {
    method: 'GET',
    path: '/api/tables/{id}/since/{seen}',
    summary: 'The table as the key may see it, with what happened after line {seen}',
    key: 'optional',
    reply: 'the frame `welcome`',
  },
  join: {
    method: 'POST',
    path: '/api/tables/{id}/seats',
    summary: 'Takes a seat; needs the key of the invitation, or none at a table of the lobby',
    key: 'optional',
    body: Join,
    reply: '{ seat, key }; the key is shown this once',
  },
  command: {
    method: 'POST',
    path: '/api/tables/{id}/commands',
    summary: 'Does a command, as the frame `do` does',
    key: 'needed',
    body: PostedCommand,
    reply: 'the frame `accepted`, `refused` or `resync`',
  },
  question: {
    method: 'POST',
    path: '/api/tables/{id}/questions',
    summary: 'Asks a question, as the frame `ask` does',
    key: 'optional',
    body: PostedQuestion,
    reply: 'the answer',
  },
  save: {
    method: 'GET',
    path: '/api/tables/{id}/save',
    summary: 'The whole game, once it is over, for `horda replay` and `horda verify`',
    key: 'optional',
    reply: 'a saved game',
  },
  fork: {
    method: 'POST',
    path: '/api/tables/{id}/forks',
    summary: 'Makes a table that goes on from a moment of this one; what the seat may not know is dealt anew',
    makes: true,
    key: 'needed',
    body: Fork,
    reply: '{ table, seat, key, invite, watch }',
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    summary: 'Makes a table for the same people, who use the keys they have',
    makes: true,
    key: 'needed',
    reply: '{ table }',
  },
  archive: {
    method: 'POST',
    path: '/api/tables/{id}/archive',
    summary: 'Packs a finished table away; the host may do it',
    key: 'needed',
    reply: '{ archived: true }',
  },
  webhook: {
    method: 'PUT',
    path: '/api/tables/{id}/me/webhook',
    summary: 'Where to tell this seat that it is awaited; null: nowhere',
    key: 'needed',
    body: Webhook,
    reply: '{ url }',
  },
  personal: {
    method: 'GET',
    path: '/api/tables/{id}/me',
    summary: 'All that is kept about the person in this seat',
    key: 'needed',
    reply: 'the data',
  },
  erase: {
    method: 'DELETE',
    path: '/api/tables/{id}/me',
    summary: 'Erases name, words and address of the person in this seat; the moves stay',
    key: 'needed',
    reply: '{ erased: true }',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
/** The path of the WebSocket. */
export const SOCKET = '/api/socket';
