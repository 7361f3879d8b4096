/** Reads the fields of a request to the engine; the complaint names a wrong field. */

/** Why a request failed. Refusals of the kernel keep their own codes. */
export class BadRequest extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'BadRequest';
    this.code = code;
  }
}

export type Request = Readonly<Record<string, unknown>>;

/** Parses the request on a line; throws `BadRequest`. */
export function readRequest(line: string): Request {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw new BadRequest('badJson', 'the line is not JSON');
  }
  if (!isObject(request)) throw new BadRequest('badRequest', 'a request must be an object');
  return request;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The id of a request, to be sent back with the reply; null unless it is a string or a number. */
export function idOf({ id }: Request): string | number | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

export function wrongField(name: string, must: string): BadRequest {
  return new BadRequest('badRequest', `${name} must be ${must}`);
}

/** A whole number from `min` to `max`; undefined when it is not given. */
export function numberField(request: Request, name: string, min: number, max: number): number | undefined {
  const value = request[name];
  if (value === undefined) return undefined;
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  if (!fits) throw wrongField(name, `a whole number from ${min} to ${max}`);
  return value;
}

export function textField(request: Request, name: string): string | undefined {
  const value = request[name];
  if (value === undefined || typeof value === 'string') return value;
  throw wrongField(name, 'a text');
}

export function listField(request: Request, name: string): readonly unknown[] | undefined {
  const value = request[name];
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw wrongField(name, 'a list');
  return value;
}

/** A seat, or null for a spectator, which is the default. */
export function viewerField(request: Request, seats: number): number | null {
  if (request['seat'] === null) return null;
  return numberField(request, 'seat', 0, seats - 1) ?? null;
}
