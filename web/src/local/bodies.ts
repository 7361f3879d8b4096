/**
 * Request bodies with their defaults filled in. They come from this browser's own page, so only text that people write
 * is checked; the schemas are loaded only for files.
 */
import { faultOfLine, LONGEST_CHAT, LONGEST_NAME, plainLine, type Command } from '@horda/protocol';
import type { BodyOf } from '@horda/protocol/api';
import { read } from '@horda/tables/live/checked-input';
import { Refusal } from '@horda/tables/table/refusal';

type Bodies = {
  readonly [R in 'create' | 'join' | 'fork' | 'rematch' | 'next' | 'command' | 'question']: (body: never) => BodyOf<R>;
};

export const COMPLETED = {
  create: (body: Partial<BodyOf<'create'>> & Pick<BodyOf<'create'>, 'game' | 'seats'>) => ({
    options: {},
    bots: [],
    entropy: '',
    pack: null,
    listed: false,
    hints: true,
    clock: { kind: 'none' },
    pace: 600,
    ...body,
    name: nameIn(body),
  }),
  join: (body: Partial<BodyOf<'join'>> & Pick<BodyOf<'join'>, 'name'>) => ({
    seat: null,
    entropy: '',
    key: null,
    ...body,
    name: lineIn('name', body.name, LONGEST_NAME),
  }),
  fork: (body: Partial<BodyOf<'fork'>>) => ({ at: null, bot: null, ...body, name: nameIn(body) }),
  rematch: (body: BodyOf<'rematch'> | null) => body ?? {},
  next: (body: BodyOf<'next'> | null) => body ?? {},
  command: ({ id, command }: BodyOf<'command'>) => ({ id, command: cleanCommand(command) }),
  question: (body: BodyOf<'question'>) => body,
} as const satisfies Bodies;

export async function importIn(body: unknown): Promise<BodyOf<'import'>> {
  const { Import } = await import('@horda/protocol/schemas');
  return read(Import, body);
}

export function cleanCommand(command: Command): Command {
  return command.do === 'say' ? { ...command, text: lineIn('text', command.text, LONGEST_CHAT) } : command;
}

function nameIn({ name = null }: { readonly name?: string | null }): string | null {
  return name === null ? null : lineIn('name', name, LONGEST_NAME);
}

function lineIn(field: string, text: string, most: number): string {
  const plain = plainLine(text);
  const fault = faultOfLine(plain, most);
  if (fault !== null) throw new Refusal('badMessage', `${field}: ${fault}`);
  return plain;
}
