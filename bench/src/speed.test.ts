import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Entry, race } from './race.ts';

const playerOf = (game: string): Entry => ({
  name: game,
  module: fileURLToPath(new URL(`${game}/kernel-player.ts`, import.meta.url)),
  works: ['play'],
});

// Bots live on it: a street of zombies with all its cards may cost at most five times what a shelter does.
test('Zombiaki takes at least 0.2 of the decisions per second of Cisza', async () => {
  const figures = await race([playerOf('cisza'), playerOf('zombiaki')], 4, 10);
  const ratio = figures.get('zombiaki.play')!.perSecond / figures.get('cisza.play')!.perSecond;
  console.log(`zombiaki: ${ratio.toFixed(2)} of the decisions per second of cisza`);
  expect(ratio).toBeGreaterThanOrEqual(0.2);
});
