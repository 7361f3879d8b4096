/** The settings of a table, as somebody asks for them. */
import {
  completeSettings,
  optionsWith,
  replacedBy,
  type AnyGame,
  type Carried,
  type Pack,
  type Save,
} from '@horda/kernel';
import { wind } from './clock.ts';
import type { TableRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import type { Table } from './table.ts';

/** Complete and allowed, or a refusal that names the first wrong one and what is allowed. */
export function settingsOf(
  game: AnyGame,
  seats: number,
  asked: Readonly<Record<string, unknown>>,
  whenAbsent: 'default' | 'botsOnly' | 'required',
  { pack = null, carried = null }: { readonly pack?: Pack | null; readonly carried?: Carried | null },
): Save['options'] {
  const { settings, problem } = completeSettings(
    { options: optionsWith(game, pack) },
    seats,
    asked,
    whenAbsent,
    replacedBy(game, pack, carried),
  );
  if (settings !== null) return settings;
  if (problem.kind === 'replaced') {
    const decides = replacedBy(game, pack).includes(problem.id) ? 'the pack' : 'the game before it';
    throw new Refusal('badSettings', `options.${problem.id} cannot be chosen: ${decides} decides it`);
  }
  const allowed = problem.allowed.map((each) => JSON.stringify(each)).join(', ');
  const what = problem.kind === 'unknown' ? 'is unknown; there are' : 'must be one of';
  throw new Refusal('badSettings', `options.${problem.id} ${what}: ${allowed}`);
}

/** What the host has changed before the game counts from now on. */
export function agree(
  table: Table,
  { options, hints, clock }: Extract<TableRecord, { readonly type: 'changed' }>,
): void {
  const { made } = table;
  table.made = {
    ...made,
    options: { ...made.options, ...options },
    hints: hints ?? made.hints,
    clock: clock ?? made.clock,
  };
  table.clock.left.fill(wind(table.made.clock));
}
