/** Requests to every route, spoilt in every part. */
import { draw } from '@horda/kernel';
import type { AdminRouteName } from '@horda/protocol/admin';
import { ADMIN_ROUTES } from '@horda/protocol/admin-api';
import { ROUTES, type Route, type RouteName } from '@horda/protocol/api';
import { broken } from './broken.ts';
import { HOST_NAMES, hostBody, hostKey, hostTable } from './host-requests.ts';
import { headersOf, type Answer, type Http, type Sent } from './http.ts';
import { any, type Dice, newId, oddValue, oneIn, randomBytes, spoilt, spoiltText, textOf } from './odd.ts';
import { anyone, type Place } from './place.ts';

const NAMES = Object.keys(ROUTES) as RouteName[];

/** What was asked in the end, and of whom; `broken`: it is no HTTP any more. */
export interface Request {
  readonly kind: string;
  readonly name: RouteName | AdminRouteName;
  readonly place: Place;
  readonly id: string;
  readonly sent: Sent;
  readonly broken: Buffer | null;
}

function bodyFor(dice: Dice, name: RouteName, place: Place, who: string, id: string): unknown {
  const tick = place.seen.get(who)?.askedAt ?? 0;
  switch (name) {
    case 'create':
      return {
        game: 'cisza',
        seats: 2 + draw(dice, 6),
        name: 'maker',
        entropy: 'e',
        listed: oneIn(dice, 50),
        clock: { kind: 'none' },
        bots: [null, 'random'],
      };
    case 'import':
      return {
        save: {
          horda: 1,
          game: 'cisza',
          version: 1,
          options: {},
          seats: 2,
          seed: [1, 2, 3, 4],
          answers: [{ tick: 0, seat: 0, picks: [{ do: 'keep' }] }],
          marks: ['0'.repeat(14), '0'.repeat(14)],
        },
      };
    case 'join':
      return { name: 'late', seat: any(dice, [null, 0, 1, 2]), entropy: '' };
    case 'command':
      return {
        id,
        command: any<object>(dice, [
          { do: 'say', text: 'by post' },
          { do: 'undo', askedAt: tick },
          { do: 'answer', askedAt: tick, picks: [{ do: 'end' }] },
        ]),
      };
    case 'question':
      return {
        question: any<object>(dice, [
          { ask: 'look', at: 0 },
          { ask: 'why', choice: { do: 'end' } },
          { ask: 'history', from: 0, to: 9 },
        ]),
      };
    case 'fork':
      return { at: draw(dice, 5), name: null, bot: 'random' };
    case 'webhook':
      // Never an address that could be somebody's.
      return {
        url: any(dice, [
          null,
          'http://127.0.0.1:1/',
          'ftp://127.0.0.1/',
          'http://a:b@127.0.0.1/',
          'http://[::1]/',
          'nowhere',
          7,
        ]),
      };
    default:
      return null;
  }
}

function pathFor(dice: Dice, route: Route, table: string, place: Place): string {
  const path = route.path.replace('{id}', table).replace('{seen}', String(draw(dice, 9)));
  switch (draw(dice, 12)) {
    case 0:
      return encodeSome(spoiltText(dice, path));
    case 1:
      return (
        path + any(dice, ['/', '//', '/..', '/%2e%2e/', '?x=1', '%00', '%', '%E0%A4%A', ';x', '/../../metrics', '#x'])
      );
    case 2:
      return any(dice, [
        '/',
        '//',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/..%5c..',
        '/api',
        '/api/openapi.json',
        '/metrics',
        '/healthz',
        '*',
        '/api/socket',
        `/${'a'.repeat(9_000)}`,
      ]);
    case 3:
      return path.replace(
        table,
        any(dice, [
          '__proto__',
          'constructor',
          '0',
          'A'.repeat(22),
          'A'.repeat(200),
          '%00'.repeat(22),
          place.keys.get('watch')!,
        ]),
      );
    default:
      return path;
  }
}

/** Node's own client refuses to send some characters. */
function encodeSome(path: string): string {
  return path.replaceAll(/[^\x21-\x7e]/g, '%ff') || '/';
}

type Good = Pick<Request, 'name'> & {
  readonly route: Route;
  readonly table: string;
  readonly key: string | null;
  readonly good: unknown;
};

function byVisitor(dice: Dice, place: Place, who: string, id: string): Good {
  const name = oneIn(dice, 3) ? any(dice, ['command', 'question', 'read'] as const) : any(dice, NAMES);
  const key = oneIn(dice, 6)
    ? any(dice, [null, 'A'.repeat(22), 'short', place.table, 'x'.repeat(3_000)])
    : place.keys.get(who)!;
  return { name, route: ROUTES[name], table: place.table, key, good: bodyFor(dice, name, place, who, id) };
}

function byHost(dice: Dice, place: Place): Good {
  const name = any(dice, HOST_NAMES);
  const good = hostBody(dice, name);
  return { name, route: ADMIN_ROUTES[name], table: hostTable(dice, place), key: hostKey(dice), good };
}

export function makeRequest(dice: Dice, place: Place): Request {
  const [who, id] = [anyone(dice, place), newId(dice)];
  const { name, route, table, key, good } = oneIn(dice, 10) ? byHost(dice, place) : byVisitor(dice, place, who, id);
  const headers = headersOf(key, good !== null);
  let [kind, method, body]: [string, string, string | Buffer | null] = [
    'good',
    route.method,
    good === null ? null : JSON.stringify(good),
  ];
  switch (draw(dice, 10)) {
    case 0:
      [kind, method] = [
        'method',
        any(dice, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']),
      ];
      break;
    case 1:
      [kind, headers['content-type']] = [
        'contentType',
        any(dice, [
          'text/plain',
          'application/xml',
          'multipart/form-data; boundary=x',
          'application/json; charset=utf-7',
          'x',
          'application/json, text/html',
          '',
        ]),
      ];
      break;
    case 2:
      [kind, body] = ['noise', randomBytes(dice, 400)];
      break;
    case 3:
      [kind, body] = ['large', 'x'.repeat(20_000 + draw(dice, 60_000))];
      break;
    case 4:
      kind = 'headers';
      headers[
        any(dice, [
          'x-forwarded-for',
          'x-forwarded-host',
          'host',
          'origin',
          'range',
          'cookie',
          'accept-encoding',
          'if-match',
          'expect',
        ])
      ] = any(dice, ['null', '*', '\x7f'.slice(1), '127.0.0.1', 'http://evil.example', 'bytes=0-', 'x'.repeat(6_000)]);
      break;
    case 5:
    case 6:
    case 7:
      if (good !== null && name !== 'webhook')
        [kind, body] = ['spoilt', textOf(dice, oneIn(dice, 8) ? oddValue(dice) : spoilt(dice, good))];
      break;
    case 8:
      if (body !== null && name !== 'webhook') [kind, body] = ['brokenJson', spoiltText(dice, body as string)];
      break;
  }
  if (headers['expect'] !== undefined) delete headers['expect'];
  const path = pathFor(dice, route, table, place);
  const sent: Sent = { method, path, headers, body };
  return { kind, name, place, id, sent, broken: oneIn(dice, 12) ? broken(dice, sent) : null };
}

/** Sends it, and notes what it may have changed. Throws if the answer is none that the protocol knows. */
export async function perform(http: Http, request: Request): Promise<'done' | 'refused' | 'closed'> {
  const { broken: bytes, sent, place, id } = request;
  if (bytes !== null) {
    const said = await http.sendRaw(bytes);
    if (said !== '' && !said.startsWith('HTTP/1.1 ')) throw new Error(`no HTTP: ${said.slice(0, 100)}`);
    if (said.startsWith('HTTP/1.1 500')) throw new Error(`at fault: ${bytes.toString('latin1').slice(0, 1_000)}`);
    const body = said.slice(said.indexOf('\r\n\r\n') + 4);
    if (said.startsWith('HTTP/1.1 2')) note(place, body);
    return said === '' ? 'closed' : 'refused';
  }
  const answer = await http.send(sent);
  if (answer === null) {
    place.lost.add(id);
    return 'closed';
  }
  const { status, body } = answer;
  if (status >= 500) throw new Error(`${sent.method} ${sent.path}: ${status} ${body}\n${String(sent.body)}`);
  if (status >= 200 && status < 300) {
    note(place, body);
    return 'done';
  }
  if (sent.method !== 'HEAD') mustBeError(request, answer);
  return 'refused';
}

function mustBeError({ sent }: Request, { status, body }: Answer): void {
  // What is no HTTP is answered before anything of ours hears of it.
  if (body.includes('"message":"Client Error"') || status === 431) return;
  const error = parsed(body)?.['error'] as { reason?: unknown; message?: unknown } | undefined;
  if (typeof error?.reason === 'string' && typeof error.message === 'string') return;
  throw new Error(`${sent.method} ${sent.path}: ${status} without a reason: ${body.slice(0, 200)}`);
}

/** By the shape of the reply: a path with a slip in it may lead to another route. */
function note(place: Place, body: string): void {
  const said = parsed(body);
  if (said === null) return;
  if (typeof said['table'] === 'string' && 'invite' in said) place.spare.push(said['table']);
  if (said['type'] === 'accepted') return void place.accepted.set(said['seq'] as number, said['id'] as string);
  if (said['erased'] === true || said['archived'] === true) place.redacted = true;
  const isSeat = 'key' in said && 'seat' in said && !('table' in said);
  const type = said['erased'] === true ? 'erased' : isSeat ? 'joined' : null;
  if (type !== null) place.written.set(type, (place.written.get(type) ?? 0) + 1);
}

function parsed(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
