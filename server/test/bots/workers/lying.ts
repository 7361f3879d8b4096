/** Each seat has a lie of its own; at seat 0 it tells the truth. */
import { openAsk } from '@horda/kernel';
import { honest, serve } from './honest.ts';

serve((asked) => {
  const { id, seat, world } = asked;
  const options = openAsk(world, seat)?.options.length ?? 0;
  const lies: readonly unknown[] = [
    honest(asked),
    { id, picks: [] },
    { id, picks: [0, 1, 2, 3] },
    { id, picks: [1, 1] },
    { id, picks: [0, options] },
    { id, picks: [-1, 0] },
    { id, picks: [0, 0.5] },
    { id, picks: ['0', '1'] },
    { id, picks: 2 },
    { id },
    { ...honest(asked), id: id - 1 },
    'nonsense',
    null,
  ];
  return lies[seat];
});
