/** What the host has changed before the game, in words. */
import type { Language } from '@horda/parts';
import type { LogEntry } from '@horda/protocol';
import { LOBBY } from '../pages/lobby/text/of.ts';
import type { TableSession } from './session.ts';

export type Changed = Extract<LogEntry, { readonly type: 'changed' }>;

export function changedText(
  { options = {}, hints, clock }: Changed,
  { settings }: Pick<TableSession['texts'], 'settings'>,
  language: Language,
): string {
  const words = LOBBY[language];
  const told = Object.entries(options).map(([id, value]) => {
    const setting = settings[id];
    return `${setting?.name ?? id}: ${setting?.values[String(value)] ?? String(value)}`;
  });
  if (clock !== undefined) told.push(`${words.clockName}: ${words.clockShort(clock)}`);
  if (hints !== undefined) told.push(`${words.hints}: ${hints ? words.mayHint : words.mayNotHint}`);
  return words.changed(told.join('; '));
}
