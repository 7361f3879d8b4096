/** The dice of an attack that asked nothing: they lie beside the map until the next thing happens. */
import type { Event } from '@horda/zombicide/state';
import { momentOf } from './moment-kind.ts';
import { Dice } from './roll.tsx';
import { useBoard } from './table.ts';

type Rolled = Extract<Event, { readonly type: 'diceRolled' }>;

export function LastRoll() {
  const board = useBoard();
  const { events, texts, view, name } = board;
  const last = events.findLast((e): e is Rolled => e.type === 'diceRolled');
  if (last === undefined || momentOf(board) === 'roll') return null;
  const attack = events.findLast((e) => e.type === 'attacked');
  const since = events.slice(events.indexOf(last) + 1).filter(({ type }) => TOLD.includes(type));
  return (
    <div class="zc-last" aria-hidden="true">
      {attack !== undefined && <p class="typed">{texts.event(attack, name, view)}</p>}
      <Dice roll={{ rolled: last.dice, risky: last.allOut, need: last.need }} />
      {since.map((e, i) => (
        <p key={i}>{texts.event(e, name, view)}</p>
      ))}
    </div>
  );
}

/** What a roll has led to. */
const TOLD: readonly Event['type'][] = [
  'zombiesKilled',
  'abominationKilled',
  'survivorHurt',
  'survivorDown',
  'survivorDied',
  'weaponBroke',
  'levelReached',
];
