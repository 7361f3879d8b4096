/** Gives a different wrong answer for each seat, and a right one for seat 0. */
import { openAsk } from '@horda/kernel';
import { honest, serve } from './honest.ts';

serve((asked) => {
  const { id, seat, world } = asked;
  const options = openAsk(world, seat)?.options.length ?? 0;
  const truth = honest(asked);
  const lies: readonly unknown[] = [
    truth,
    { ...truth, picks: [] },
    { ...truth, picks: [0, 1, 2, 3] },
    { ...truth, picks: [1, 1] },
    { ...truth, picks: [0, options] },
    { ...truth, picks: [-1, 0] },
    { ...truth, picks: [0, 0.5] },
    { ...truth, picks: ['0', '1'] },
    { ...truth, picks: 2 },
    { id },
    { ...truth, id: id - 1 },
    { id, picks: truth.picks },
    { ...truth, now: [1, '2'] },
    { ...truth, later: [Infinity] },
    'nonsense',
    null,
  ];
  return lies[seat];
});
