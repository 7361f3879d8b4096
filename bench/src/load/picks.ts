/** How a random player answers a question of the kernel, from what it was told of it; on an open floor it leads on. */
import { type Ask, ENOUGH, nextPicks } from '@horda/kernel';

export function picksOf<C>(ask: Omit<Ask<C>, 'seat'>, draw: (below: number) => number): readonly C[] {
  if (ask.min === 1 && ask.max === 1) return [ask.options[draw(ask.floor?.forward ?? ask.options.length)]!];
  const picked: number[] = [];
  const question = { ...ask, seat: 0 };
  for (let free = nextPicks(question, picked); free.length > 0; free = nextPicks(question, picked))
    picked.push(free[draw(free.length)]!);
  return picked.filter((i) => i !== ENOUGH).map((i) => ask.options[i]!);
}
