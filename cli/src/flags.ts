/** The arguments of a command, read by Node's own parser and checked in the language of the user. */
import { parseArgs } from 'node:util';
import { wrongUsage } from './complaint.ts';
import { nearest } from '@horda/parts';
import { quoted } from './terminal/width.ts';
import type { Words } from './text/words.ts';

/** What may follow a flag: nothing, one value, or one value each time it is given. */
export type FlagKind = 'switch' | 'value' | 'values';
export type Flags = Readonly<Record<string, FlagKind>>;

export type Values<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends 'switch' ? boolean : F[K] extends 'value' ? string | null : readonly string[];
};

export interface Parsed<F extends Flags> {
  readonly values: Values<F>;
  readonly positionals: readonly string[];
}

/** Flags that every command has; they are read before the command. */
const EVERYWHERE = { help: 'switch', lang: 'value' } as const;

export function parseFlags<F extends Flags>(
  words: Words,
  args: readonly string[],
  flags: F,
  maxPositionals: number,
): Parsed<F> {
  const known: Flags = { ...flags, ...EVERYWHERE };
  const options: Record<string, { type: 'string' | 'boolean'; multiple: boolean; short?: string }> = {};
  for (const [name, kind] of Object.entries(known))
    options[name] = { type: kind === 'switch' ? 'boolean' : 'string', multiple: true };
  options['help'] = { type: 'boolean', multiple: true, short: 'h' };
  const { tokens, positionals } = parseArgs({ args: [...args], options, strict: false, tokens: true });

  const found = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const kind = Object.hasOwn(known, token.name) ? known[token.name]! : null;
    if (kind === null) throw unknownFlag(words, token.rawName, Object.keys(known));
    if (kind === 'switch') {
      if (token.value !== undefined) throw wrongUsage(words.errors.takesNoValue(token.rawName));
      found.set(token.name, []);
      continue;
    }
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--')))
      throw wrongUsage(words.errors.needsValue(token.rawName));
    found.set(token.name, [...(found.get(token.name) ?? []), token.value]);
  }
  const extra = positionals[maxPositionals];
  if (extra !== undefined) throw wrongUsage(words.errors.tooManyArguments(quoted(extra)));

  const values = Object.entries(flags).map(([name, kind]) => {
    const given = found.get(name);
    if (kind === 'switch') return [name, given !== undefined];
    return [name, kind === 'values' ? (given ?? []) : (given?.at(-1) ?? null)];
  });
  return { values: Object.fromEntries(values) as Values<F>, positionals };
}

function unknownFlag(words: Words, name: string, known: readonly string[]): Error {
  const allowed = known.map((flag) => `--${flag}`);
  return wrongUsage(words.errors.unknownFlag(quoted(name), allowed.join(', '), nearest(name, allowed)));
}

/** A whole number from `min` to `max`. */
export function wholeNumber(words: Words, flag: string, text: string, min: number, max: number): number {
  const n = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (!(n >= min && n <= max)) throw wrongUsage(words.errors.notANumber(flag, quoted(text), min, max));
  return n;
}
