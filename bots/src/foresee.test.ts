import { findGame } from '@horda/games';
import { apply, run, seeded } from '@horda/kernel';
import { randomAnswer } from '@horda/testing';
import { expect, test } from 'vitest';
import { foresee } from './foresee.ts';

test.each(['zombiaki', 'cisza'])('%s: what is foreseen happens, whatever was hidden', (id) => {
  const { game } = findGame(id)!;
  const foreseen: unknown[] = [];
  const happened: unknown[] = [];
  for (let n = 1; n <= 5; n++) {
    const options = Object.fromEntries(game.options.map(({ id: option, default: value }) => [option, value]));
    const s = game.setup(options as never, 2, [n, 2, 3, 4], null);
    const dice = seeded([n, 5, 6, 7]);
    run(game, s);
    for (let answers = 0; answers < 120 && s.kernel.asks.length > 0; answers++) {
      const [ask] = s.kernel.asks;
      const [pick] = ask!.min === 1 && ask!.max === 1 && s.kernel.asks.length === 1 ? ask!.options.slice(-1) : [];
      if (pick !== undefined) {
        const sure = foresee(game, s, ask!.seat, pick);
        const t = game.clone(s);
        apply(game, t, { tick: t.kernel.tick, seat: ask!.seat, picks: [pick] });
        foreseen.push(...sure);
        happened.push(...t.kernel.events.flatMap((e) => game.viewEvent(e, ask!.seat) ?? []).slice(0, sure.length));
      }
      apply(game, s, randomAnswer(s, dice));
    }
  }
  expect(happened).toEqual(foreseen);
  expect(foreseen.length).toBeGreaterThan(50);
});
