/** In a whole game of every kind the log speaks to its reader. */
import { GAMES } from '@horda/games';
import { apply, run, seeded, seedOf } from '@horda/kernel';
import { namesTo } from '@horda/parts';
import { expect, test } from 'vitest';
import { misaddressed } from '../src/addressed.ts';
import { randomAnswer, toTheEnd } from '../src/random-play.ts';
import { tableFrom } from '../src/tables.ts';

test.each(GAMES.map((entry) => [entry.game.id, entry] as const))('%s', (_, { game, texts }) => {
  const { seats, options, seed } = tableFrom(game, Math.max(2, game.players[0]), [], seedOf('you'));
  const s = game.setup(options, seats, seed, null, null);
  const dice = seeded(seedOf('dice'));
  run(game, s);
  const faults = new Set<string>();
  let spokenTo = 0;
  let seen = 0;
  const listen = (): void => {
    const view = game.view(s, null);
    for (const e of s.kernel.events.slice(seen)) {
      const known = game.viewEvent(e, null);
      if (known === null) continue;
      for (const fault of misaddressed(seats, (language, name) => texts[language].event(known, name, view)))
        faults.add(fault);
      const [toAll, toYou] = [null, 0].map((you) => texts.en.event(known, namesTo(you, String), view));
      if (toAll !== toYou) spokenTo++;
    }
    seen = s.kernel.events.length;
  };
  toTheEnd(
    s,
    () => {
      seen = 0;
      apply(game, s, randomAnswer(s, dice));
    },
    listen,
  );
  expect([...faults]).toEqual([]);
  expect(spokenTo).toBeGreaterThan(0);
});
