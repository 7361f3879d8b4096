import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P141 P151 Siamese Twins and Trojan Horse are walkers of Strength 2', () => {
  const t = jubileusz({ board: { A3: 'siamese', B3: 'trojanHorse' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A2: 'siamese', B2: 'trojanHorse' } });
  expect([t.strengthAt('A2'), t.strengthAt('B2')]).toEqual([2, 2]);
});

test('P142 D4 Siamese Twins that are killed lie face down, and another small zombie comes beside or behind', () => {
  const t = jubileusz({
    board: { A3: 'siamese' },
    piles: { zombies: ['snack'] },
    rows: { humans: ['sniper2013'] },
  });
  t.plays('sniper2013').asked('zombies', 'split.place').offers(t.field('B3'), t.field('A4'));
  t.refuses(t.field('A2'), 'P142').refuses(t.field('A3'), 'Z72');
  t.chooses(t.field('B3')).has({ zombies: { A3: 'corpse', B3: 'corpse' }, piles: { zombies: [] } });
  expect([t.strengthAt('A3'), t.strengthAt('B3')]).toEqual([1, 1]);
  expect([t.zombieAt('A3').effect, t.zombieAt('B3').effect]).toEqual(['walker', 'walker']);
});

test('P152 D4 out of Trojan Horse come three', () => {
  const t = jubileusz({
    board: { B3: 'trojanHorse' },
    piles: { zombies: ['snack', 'hunger'] },
    rows: { humans: ['betterShot'] },
  });
  t.plays('betterShot').chooses(t.field('A3')).offers(t.field('C3'), t.field('B4'));
  t.chooses(t.field('B4')).has({ zombies: { A3: 'corpse', B3: 'corpse', B4: 'corpse' } });
});

test('D6 R15 the small zombie on the field was not hit and does not retreat', () => {
  const t = jubileusz({ board: { A3: 'siamese' }, rows: { humans: ['betterShot'] } });
  t.plays('betterShot').has({ zombies: { A3: 'corpse' } });
});

test('D4 without cards in the discard pile nobody comes besides, and without a free field neither', () => {
  const none = jubileusz({ board: { A3: 'trojanHorse' }, rows: { humans: ['betterShot'] } });
  none
    .plays('betterShot')
    .asked('humans', 'use.choose')
    .has({ zombies: { A3: 'corpse' } });
  const full = jubileusz({
    board: { A3: 'trojanHorse', B3: 'iwan', A4: 'wacek' },
    piles: { zombies: ['snack', 'hunger'] },
    rows: { humans: ['betterShot'] },
  });
  full.plays('betterShot', full.zombie('A3')).asked('humans', 'use.choose');
  full.has({ zombies: { A3: 'corpse', B3: 'iwan', A4: 'wacek' }, piles: { zombies: ['snack', 'hunger'] } });
});

test('P143 P153 D4 a Grenade leaves nothing of them', () => {
  for (const zombie of ['siamese', 'trojanHorse']) {
    const t = jubileusz({
      board: { A3: zombie },
      piles: { zombies: ['snack', 'hunger'] },
      rows: { humans: ['grenade2013'] },
    });
    t.plays('grenade2013').asked('humans', 'use.choose');
    t.has({ zombies: {}, piles: { zombies: [zombie, 'snack', 'hunger'] } });
  }
});

test('P144 R67 in a Hole Siamese Twins fill it, and both small zombies come beside or behind, and wait there', () => {
  const t = jubileusz({ board: { A3: 'siamese', A2: 'hole' }, piles: { zombies: ['snack'] } });
  t.moves('zombies').asked('zombies', 'split.place').offers(t.field('B2'), t.field('A3'));
  t.chooses(t.field('A3')).over();
  t.has({ zombies: { B2: 'corpse', A3: 'corpse' }, things: {}, piles: { zombies: [], humans: ['hole'] } });
});

test('P154 in a Hole Trojan Horse fills it, and all three small zombies come beside or behind', () => {
  const t = jubileusz({ board: { B3: 'trojanHorse', B2: 'hole' }, piles: { zombies: ['snack', 'hunger'] } });
  t.moves('zombies').chooses(t.field('A2'), t.field('C2')).over();
  t.has({ zombies: { A2: 'corpse', C2: 'corpse', B3: 'corpse' }, things: {}, piles: { zombies: [] } });
});

test('P145 P155 Ovary makes one small zombie out of each', () => {
  const t = jubileusz({
    board: { A3: 'siamese', A4: 'trojanHorse' },
    piles: { zombies: ['snack', 'hunger'] },
    rows: { humans: ['ovary'] },
  });
  t.plays('ovary')
    .asked('humans', 'use.choose')
    .has({ zombies: { A3: 'corpse', A4: 'corpse' } });
});

test('R46 D9 two that are killed at once both lie down before others come, those nearest the Barricade first', () => {
  const t = jubileusz({
    board: { A2: { zombie: 'siamese', wounds: 1 }, A4: { zombie: 'trojanHorse', wounds: 1 } },
    piles: { zombies: ['snack', 'hunger', 'bite'] },
    rows: { humans: ['highVoltage'] },
  });
  t.plays('highVoltage').has({ zombies: { A2: 'corpse', A4: 'corpse' } });
  t.offers(t.field('B2'), t.field('A3')).chooses(t.field('A3'));
  t.offers(t.field('B4'), t.field('A5')).chooses(t.field('B4'));
  t.has({ zombies: { A2: 'corpse', A3: 'corpse', A4: 'corpse', B4: 'corpse', A5: 'corpse' } });
});

test('R67 small zombies that come up in the movement step do not move in it', () => {
  const twins = { zombie: 'siamese', wounds: 1, attached: ['concreteShoes'] };
  const t = jubileusz({ board: { A4: twins, C5: 'iwan' }, piles: { zombies: ['snack'] } });
  t.moves('zombies').chooses(t.field('A4')).over();
  t.has({ zombies: { A3: 'corpse', A4: 'corpse', C4: 'iwan' } });
});

test('J18 D4 a small zombie that is killed goes to the discard pile, and may come back', () => {
  const t = jubileusz({ board: { A2: 'corpse', A3: 'siamese' }, rows: { humans: ['shot2013', 'sniper2013'] } });
  t.plays('shot2013').has({ zombies: { A3: 'siamese' }, piles: { zombies: ['mass'] } });
  t.plays('sniper2013', t.field('A4')).has({ zombies: { A3: 'corpse', A4: 'corpse' }, piles: { zombies: [] } });
});

test('J19 when Siamese Twins fall to the last bullet but one, the small zombie on their field takes the last', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'siamese', wounds: 1 }, A5: 'iwan' },
    rows: { humans: ['shortBurst'] },
  });
  t.plays('shortBurst').has({ zombies: { A5: 'iwan' }, piles: { zombies: ['siamese'] } });
});

test('J20 P644 Trojan Horse in Concrete Shoes that dies on the Barricade has won', () => {
  const t = jubileusz({ board: { B1: { zombie: 'trojanHorse', wounds: 1, attached: ['concreteShoes'] } } });
  t.moves('zombies').over().has({ ending: 'barricade' });
});

test('P644 D1 nobody else who dies there has', () => {
  const t = jubileusz({ board: { B1: { zombie: 'junior', wounds: 5, attached: ['concreteShoes'] } } });
  t.moves('zombies')
    .over()
    .has({ ending: null, zombies: {}, piles: { zombies: ['junior'] } });
});

test.for(['hole', 'mine', 'barrel'])(
  'R82 P643 J13 what the shoes leave of the twins on a %s has entered it',
  (card) => {
    const twins = { zombie: 'siamese', wounds: 1, attached: ['concreteShoes'] };
    const t = jubileusz({ board: { A4: twins, A3: card }, piles: { zombies: ['snack'] } });
    t.moves('zombies')
      .asked('zombies', 'split.place')
      .has({ zombies: { A3: 'corpse' }, things: { A3: card } });
    t.chooses(t.field('A4'));
    if (card === 'mine') t.chooses(t.field('B3'));
    t.over().has({ zombies: { A4: 'corpse' }, things: {}, piles: { zombies: ['siamese'] } });
  },
);
