/** The engine: one request in, one reply out. An error is a reply too, and then nothing has changed. */
import type { RegisteredGame } from '@horda/games';
import { Fault, Refused, type Pack } from '@horda/kernel';
import { Endless } from '@horda/lab';
import { BadRequest, idOf, readRequest, type Request } from './request.ts';
import { HANDLERS, type Desk } from './handlers.ts';

export type Reply = Readonly<Record<string, unknown>>;

/** Answers lines one after the other; new tables use `pack` unless a request says otherwise. */
export function openEngine(entry: RegisteredGame, pack: Pack | null): (line: string) => Reply {
  const desk: Desk = { entry, pack, texts: entry.texts, table: null, told: new Map() };
  return (line) => {
    let request: Request = {};
    try {
      request = readRequest(line);
      return { id: idOf(request), ok: true, ...handle(desk, request) };
    } catch (error) {
      return { id: idOf(request), ok: false, error: errorOf(error, desk) };
    }
  };
}

function handle(desk: Desk, request: Request): Reply {
  const name = request['do'];
  const handler = typeof name === 'string' && Object.hasOwn(HANDLERS, name) ? HANDLERS[name] : undefined;
  if (handler !== undefined) return handler(desk, request);
  const known = Object.keys(HANDLERS).join(', ');
  throw new BadRequest('badRequest', `do must be one of: ${known}`);
}

function errorOf(error: unknown, { table }: Desk): { code: string; message: string } {
  if (error instanceof BadRequest) return { code: error.code, message: error.message };
  if (error instanceof Refused) return { code: error.reason, message: error.message };
  if (error instanceof Fault) return { code: 'badSave', message: error.message };
  if (error instanceof Endless) return { code: 'endless', message: error.message };
  // A state may come from anywhere; even if it could be loaded, the rules may fail on it.
  const code = table?.origin === null ? 'badState' : 'internal';
  return { code, message: error instanceof Error ? error.message : String(error) };
}
