/** The conservation rolls at the end of a mission: the dice of every card, and whether it was kept. (V279, V280) */
import type { Event } from '@horda/zombicide/state';
import type { Names } from '@horda/zombicide/text/names';
import { PAGE_WORDS } from './words.ts';

export type Roll = Extract<Event, { readonly type: 'conservationRolled' }>;

export function rollsIn(events: readonly Event[]): readonly Roll[] {
  return events.filter((e): e is Roll => e.type === 'conservationRolled');
}

/** A die that shows this is a Break. */
const BREAK = 1;

export function Rolls({ rolls, names }: { readonly rolls: readonly Roll[]; readonly names: Names }) {
  const page = PAGE_WORDS[names.language];
  return (
    <ul class="zcc-rolls">
      {rolls.map(({ card, dice, kept }, i) => (
        <li key={i} class={kept ? '' : 'zcc-lost'}>
          <span>{names.card(card)}</span>
          {dice.map((value, die) => (
            <i key={die} class={value === BREAK ? 'zcc-break' : ''}>
              {value}
            </i>
          ))}
          <b>{kept ? page.kept : page.lost}</b>
        </li>
      ))}
    </ul>
  );
}
