/** Operations that nothing carries out yet, by theme. Cards that need one of them are left in the box. */
import type { Op } from '../content/operations.ts';
import { CARDS_PENDING } from './ops/cards.ts';
import { LASTING_PENDING } from './ops/lasting.ts';
import { PAYMENTS_PENDING } from './ops/payments.ts';
import { PEOPLE_PENDING } from './ops/people.ts';

export const PENDING = [...CARDS_PENDING, ...LASTING_PENDING, ...PAYMENTS_PENDING, ...PEOPLE_PENDING] as const;
export type Pending = (typeof PENDING)[number];

/** Whether all operations of a list can be carried out, those inside others too. */
export function canDo(ops: readonly Op[]): boolean {
  return ops.every((op) => !(PENDING as readonly string[]).includes(op.op) && listsIn(op).every(canDo));
}

function listsIn(op: Op): readonly (readonly Op[])[] {
  if (op.op === 'choose') return op.options;
  return [
    ...('table' in op ? op.table.map((line) => line.do) : []),
    ...('do' in op ? [op.do] : []),
    ...('else' in op ? [op.else] : []),
    ...('cost' in op ? [op.cost] : []),
    ...('win' in op ? [op.win, op.lose] : []),
  ];
}
