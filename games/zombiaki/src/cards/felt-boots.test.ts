import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const booted = (zombie: string) => ({ zombie, attached: ['feltBoots'] });

test('K191 H1 a zombie in Felt Boots is wounded by a shot, but does not retreat', () => {
  const t = scene({ board: { B3: booted('sasha') }, rows: { humans: ['shot'] } });
  t.plays('shot').has({ zombies: { B3: 'sasha 1' } });
});

test('K191 H1 Searchlight and Bait do not move it', () => {
  const t = scene({ board: { B3: booted('sasha') }, rows: { humans: ['searchlight', 'bait'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'searchlight' }, 'K411').refuses({ do: 'play', card: 'bait' }, 'K541');
});

test('K191 H1 M26 a Trolleybus cannot push a column in which it stands', () => {
  const t = scene({ board: { B1: 'trolleybus', B2: 'fedya', B3: booted('sasha') } }).moves('humans');
  t.has({ zombies: { B2: 'fedya 2', B3: 'sasha' }, things: {}, piles: { humans: ['trolleybus'] } });
});

test('K191 its own moves are free', () => {
  scene({ board: { B3: booted('sasha') } })
    .moves('zombies')
    .has({ zombies: { B2: 'sasha' } });
});

test('K192 Barbed Wire wounds it, does not hold it, and is discarded at once', () => {
  const t = scene({ board: { B3: booted('sasha'), B2: 'barbedWire' } }).moves('zombies');
  t.has({ zombies: { B2: 'sasha 2' }, things: {}, piles: { humans: ['barbedWire'] } });
  t.moves('zombies').has({ zombies: { B1: 'sasha 2' } });
});

test('K192 K503 Chains cannot be put on it', () => {
  const t = scene({ board: { B3: booted('sasha'), A3: 'fedya', C3: 'vanya' }, rows: { humans: ['chains'] } });
  t.plays('chains').offers(t.zombie('A3'), t.zombie('C3')).refuses(t.zombie('B3'), 'K503');
});

test('K192 put on a chained zombie they free it', () => {
  const t = scene({ board: { B3: { zombie: 'sasha', attached: ['chains'] } }, rows: { zombies: ['feltBoots'] } });
  t.plays('feltBoots').has({ piles: { zombies: [], humans: ['chains'] } });
  expect(t.zombieAt('B3').attached).toHaveLength(1);
  t.ends()
    .moves('zombies')
    .has({ zombies: { B2: 'sasha' } });
});

test('K192 put on a stuck zombie they free it, and the wire is discarded', () => {
  const t = scene({
    board: { B3: [{ zombie: 'sasha', held: 1 }, 'barbedWire'] },
    rows: { zombies: ['feltBoots'] },
  });
  t.plays('feltBoots').has({ zombies: { B3: 'sasha' }, things: {}, piles: { humans: ['barbedWire'] } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { B2: 'sasha' } });
});

test('K193 they are attached to a zombie, the static ones included', () => {
  const t = scene({ board: { B3: 'mamka', A3: 'sasha' }, rows: { zombies: ['feltBoots'] } }).plays('feltBoots');
  t.offers(t.zombie('A3'), t.zombie('B3')).refuses(t.field('C3'), 'K193');
});

test('K193 M12 not to one that has them', () => {
  const t = scene({ board: { B3: booted('sasha') } });
  t.s.rows[0].push(t.zombieAt('B3').attached[0]!.card);
  t.uses('zombies').refuses({ do: 'play', card: 'feltBoots' }, 'K193');
});

test('K194 they give 1 Strength while they are attached', () => {
  const t = scene({ board: { B3: 'sasha' }, rows: { zombies: ['feltBoots'], humans: ['shotII', 'shot', 'sniper'] } });
  t.plays('feltBoots').ends();
  expect(t.strengthAt('B3')).toBe(4);
  t.plays('shotII')
    .plays('shot')
    .has({ zombies: { B3: 'sasha 3' } });
  t.plays('sniper').has({ zombies: {}, piles: { zombies: ['feltBoots', 'sasha'] } });
});
