/** Everything a survivor may do in the attack step, as choices. */
import type { Seat } from '@horda/kernel';
import { aims } from './aims.ts';
import { ammoTargets, knockable, underWay, waysAgain } from './activation.ts';
import { ammoAtEnd } from './fury.ts';
import { groundOf, marksOn, singleMarks } from './marks.ts';
import { isSolo, turnCard } from './table.ts';
import type { Activation, Choice, State, Tool } from '../state.ts';

/** The moves of a survivor, the likeliest kinds first; none if the survivor is ready. */
export function attackOptions(s: State, by: Seat): readonly Choice[] {
  const { attack } = s.survivors[by]!;
  const confirm: Choice = { do: 'confirm', by };
  if (attack.confirmed) return [];
  if (attack.owed > 0)
    return [
      { do: 'suffer', by, with: 'armour' },
      { do: 'suffer', by, with: 'health' },
    ];
  if (s.fate !== null) return [confirm];
  const options: Choice[] = [];
  for (const { tool, now } of toolsOf(s, by)) addMarks(s, by, tool, now, options);
  if (isHalfDrawn(attack.now)) return options;
  for (const how of waysAgain(s, by)) options.push({ do: 'again', by, how });
  const couldAttack = options.length > 0;
  for (const target of knockable(s, by)) options.push({ do: 'knock', by, target });
  if (ammoAtEnd(s, by) > 0) {
    const targets = ammoTargets(s, by);
    if (!couldAttack)
      for (const target of targets)
        for (const { cells } of singleMarks(groundOf(s, target)))
          options.push({ do: 'ammo', by, target, cell: cells[0]! });
    else if (targets.length > 0) options.push({ do: 'cease', by });
  }
  options.push(confirm);
  return options;
}

/** Whether the first part of a divided shape is drawn and the second must follow. (T14) */
export function isHalfDrawn(now: Activation | null): boolean {
  return now?.part?.must === true;
}

/** The tools that may make marks now, each with its current activation; null: the mark would begin one. */
export function toolsOf(s: State, seat: Seat): readonly { readonly tool: Tool; readonly now: Activation | null }[] {
  const { attack } = s.survivors[seat]!;
  if (attack.ceased) return [];
  const { now } = attack;
  if (isHalfDrawn(now)) return [{ tool: now!.tool, now }];
  const tools: { tool: Tool; now: Activation | null }[] = [];
  if (underWay(attack, 'weapon') !== null || attack.weaponUses === 0)
    tools.push({ tool: 'weapon', now: underWay(attack, 'weapon') });
  if (!isSolo(s) || !turnCard(s).companion) return tools;
  for (const { companion, ready } of s.companions) {
    const going = underWay(attack, companion);
    if (going !== null || (ready && attack.companionUses === 0)) tools.push({ tool: companion, now: going });
  }
  return tools;
}

function addMarks(s: State, by: Seat, tool: Tool, now: Activation | null, options: Choice[]): void {
  for (const target of aims(s, by, tool, now))
    for (const { cells } of marksOn(s, by, tool, target, now))
      options.push({ do: 'mark', by, with: tool, target, cells });
}
