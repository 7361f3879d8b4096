/** The OpenAPI document, made of the protocol's list of routes. */
import { ADMIN_ROUTES } from '@horda/protocol/admin-api';
import { ROUTES, type Route } from '@horda/protocol/api';
import { REASONS } from '@horda/protocol';
import { z } from 'zod';

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries({ ...ROUTES, ...ADMIN_ROUTES }))
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(name, route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Horda',
      version: '1',
      description:
        'Tables for board games. A game can be played by these requests alone, or through the socket at /api/socket (docs/protocol.md).',
    },
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'The key of a seat, a host, an invitation or a watcher' },
        admin: { type: 'http', scheme: 'bearer', description: "The key of the server's host" },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['reason', 'message'],
              properties: { reason: { enum: REASONS }, message: { type: 'string' } },
            },
          },
        },
      },
    },
  };
}

const SECURITY = { needed: [{ key: [] }], optional: [{ key: [] }, {}], admin: [{ admin: [] }] };

function operation(name: string, { path, summary, key, body, bodiless, word, reply }: Route): object {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => ({
    name: id,
    in: 'path',
    required: true,
    schema: id === 'seen' ? { type: 'integer', minimum: 0 } : { type: 'string' },
  }));
  return {
    operationId: name,
    summary,
    parameters: word === true ? [...parameters, WORD] : parameters,
    ...(key === 'none' ? {} : { security: SECURITY[key] }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: bodiless !== true,
            content: { 'application/json': { schema: z.toJSONSchema(body, { io: 'input' }) } },
          },
        }),
    responses: {
      200: { description: reply, content: { 'application/json': {} } },
      default: {
        description: 'An error with its reason',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const WORD = {
  name: 'Horda-Word',
  in: 'header',
  required: false,
  description: 'The word of the server, percent-encoded; needed if the server is closed',
  schema: { type: 'string' },
};
