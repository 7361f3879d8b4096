/** Values that nobody sends in good faith, and what becomes of good messages when single parts of them go wrong. */
import { draw } from '@horda/kernel';

export type Dice = [number, number, number, number];

export function any<T>(dice: Dice, list: readonly T[]): T {
  return list[draw(dice, list.length)]!;
}

/** True once in `n` times on average. */
export function oneIn(dice: Dice, n: number): boolean {
  return draw(dice, n) === 0;
}

/** Stands for text that JSON.stringify would never write. */
const RAW = '@raw@';
const RAW_TEXTS = [
  '1e999',
  '-1e999',
  '-0',
  '1E400',
  '00',
  '0x10',
  'NaN',
  'undefined',
  '123456789012345678901234567890',
];

const TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u2066',
  '😀'.repeat(40),
  'a'.repeat(600),
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'; DROP TABLE lines; --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '%s%n%00',
  'null',
  '0',
  RAW,
];
const NUMBERS = [-1, 0, 1, 2, 15, 16, 0.5, -0.5, 1e21, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 5e-324, Number.MAX_VALUE];

export function oddValue(dice: Dice): unknown {
  switch (draw(dice, 7)) {
    case 0:
      return any(dice, NUMBERS);
    case 1:
    case 2:
      return any(dice, TEXTS);
    case 3:
      return any(dice, [null, true, false]);
    case 4:
      return any<unknown>(dice, [[], {}, [[]], [null], [{}], { length: 3 }]);
    case 5:
      return Array.from({ length: draw(dice, 300) }, () => 0);
    default:
      return nested(dice);
  }
}

function nested(dice: Dice): unknown {
  let value: unknown = 0;
  const isList = oneIn(dice, 2);
  for (let depth = draw(dice, 400); depth > 0; depth--) value = isList ? [value] : { do: value };
  return value;
}

/** A copy in which one part, anywhere, is changed, removed or added. */
export function spoilt(dice: Dice, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return spoiltLeaf(dice, value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0 || oneIn(dice, 8)) return spoiltWhole(dice, entries, isList);
  const at = draw(dice, entries.length);
  const changed = entries.map(([key, each], i): [string, unknown] => [key, i === at ? spoilt(dice, each) : each]);
  return isList ? changed.map(([, each]) => each) : fields(changed);
}

function spoiltLeaf(dice: Dice, value: unknown): unknown {
  if (typeof value === 'number' && oneIn(dice, 2)) return value + any(dice, [-1, 1, 0.5, 2 ** 31]);
  if (typeof value === 'string' && oneIn(dice, 2)) return spoiltText(dice, value);
  return oddValue(dice);
}

function spoiltWhole(dice: Dice, entries: [string, unknown][], isList: boolean): unknown {
  const at = draw(dice, entries.length + 1);
  const key = any(dice, ['__proto__', 'constructor', 'extra', 'type', 'do', 'ask', 'hasOwnProperty']);
  const changed = entries.slice();
  if (oneIn(dice, 2)) changed.splice(at, 1);
  else changed.splice(at, 0, [key, oneIn(dice, 2) ? oddValue(dice) : { polluted: true, seat: 0, host: true }]);
  return isList ? changed.map(([, each]) => each) : fields(changed);
}

/** Also with fields that an assignment would not make. */
function fields(entries: readonly [string, unknown][]): object {
  const made = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

export function spoiltText(dice: Dice, text: string): string {
  const at = draw(dice, text.length + 1);
  const char = oneIn(dice, 4) ? any(dice, ['\0', '\ud800', '"', '\\', '}', ',', '\u2028']) : charOf(dice);
  switch (draw(dice, 6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return text.slice(0, at) + char + text.slice(at);
    case 3:
      return text.slice(0, at) + char + text.slice(at + 1);
    case 4:
      return text + text;
    default:
      return text.toUpperCase();
  }
}

function charOf(dice: Dice): string {
  return String.fromCharCode(32 + draw(dice, 96));
}

/** As JSON, perhaps with tokens that are none, or with a key twice. */
export function textOf(dice: Dice, value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  const raw = text.replaceAll(`"${RAW}"`, () => any(dice, RAW_TEXTS));
  if (!oneIn(dice, 12) || !raw.startsWith('{"')) return raw;
  return `{${raw.slice(1, raw.indexOf(':'))}:0,${raw.slice(1)}`;
}

export function randomBytes(dice: Dice, most: number): Buffer {
  return Buffer.from(Array.from({ length: draw(dice, most) }, () => draw(dice, 256)));
}

/** A text that is new to the server, fit for the id of a command. */
export function newId(dice: Dice): string {
  return draw(dice, 2 ** 31).toString(36) + draw(dice, 2 ** 31).toString(36);
}
