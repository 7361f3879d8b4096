import { expect, test } from 'vitest';
import { scene, USUAL } from '../../test/scene.ts';
import { PACK, packCards } from '../pack.ts';

const options = { deck: 'jubileusz' } as const;

test('P601 it is put on a free field with a free line of fire', () => {
  const t = scene({ options, board: { A2: 'wall', B3: 'wacek' }, rows: { humans: ['carBomb'] } });
  t.plays('carBomb').refuses(t.field('A3'), 'Z29').refuses(t.field('B3'), 'Z72').refuses(t.zombie('B3'), 'P601');
  t.chooses(t.field('B4')).has({ things: { A2: 'wall', B4: 'carBomb' } });
});

test('P602 D12 zombies enter its field and stand on it, and nothing happens', () => {
  const t = scene({ options, board: { A2: 'carBomb', A3: 'wacek' } }).moves('zombies');
  t.happened('zombieMoved').has({ zombies: { A2: 'wacek' }, things: { A2: 'carBomb' } });
});

test('P603 P604 D5 a shot sets it off: a wound for everybody on its field and around it, corners too', () => {
  const t = scene({
    options,
    board: { B2: ['carBomb', 'wacek'], A1: 'krzysztof', C3: 'stefan', B4: 'iwan', A3: ['marian', 'cat'] },
    rows: { humans: ['shot2013'] },
  });
  t.plays('shot2013', t.thing('B2'));
  t.has({
    zombies: { A1: 'krzysztof 1', A3: ['marian', 'cat 1'], B2: 'wacek 1', B4: 'iwan', C3: 'stefan 1' },
    things: {},
    piles: { humans: ['shot2013', 'carBomb'] },
  });
});

test('P603 a burst and Sniper set it off as well', () => {
  for (const card of ['shortBurst', 'sniper2013']) {
    const t = scene({ options, board: { A3: 'carBomb', A4: 'wacek', B5: 'iwan' }, rows: { humans: [card] } });
    t.plays(card, t.thing('A3')).has({ zombies: { A4: 'wacek 1', B5: 'iwan' }, things: {} });
  }
});

test('P605 a shot at the nearest zombie on a Car Bomb hits the one or the other', () => {
  const t = scene({ options, board: { A3: ['carBomb', 'wacek'] }, rows: { humans: ['betterShot'] } });
  t.plays('betterShot').offers(t.zombie('A3'), t.thing('A3')).chooses(t.zombie('A3'));
  t.has({ zombies: { A4: 'wacek 2' }, things: { A3: 'carBomb' } });
});

test('P606 a shot cannot be aimed at one behind the nearest zombie, but Sniper can', () => {
  const board = { A2: 'wacek', A3: 'carBomb', B5: 'iwan' } as const;
  const shot = scene({ options, board, rows: { humans: ['shot2013'] } }).plays('shot2013');
  shot.offers(shot.zombie('A2'), shot.zombie('B5'));
  const sniper = scene({ options, board, rows: { humans: ['sniper2013'] } }).plays('sniper2013');
  sniper.offers(sniper.zombie('A2'), sniper.zombie('B5'), sniper.thing('A3'));
});

test('P607 J14 J15 a Mine in its reach goes off after its wounds, once', () => {
  const t = scene({
    options,
    board: { A3: 'carBomb', B4: 'mine', A4: 'iwan', B5: 'wacek' },
    rows: { humans: ['shot2013'] },
  });
  t.plays('shot2013', t.thing('A3'))
    .asked('humans', 'mine.splash')
    .has({ zombies: { A4: 'iwan 1', B5: 'wacek' } });
  t.chooses(t.field('A4')).has({ zombies: { A4: 'iwan 2', B5: 'wacek' }, things: {} });
});

test('J15 J14 where fire lights both the humans choose the order, and each goes off once', () => {
  const board = { A3: 'carBomb', A4: 'mine', A5: 'iwan', B3: 'wacek' } as const;
  const t = scene({ options, board, rows: { humans: ['streetOnFire2013'] } });
  t.plays('streetOnFire2013').asked('humans', 'explosion.order').offers(t.thing('A3'), t.thing('A4'));
  t.chooses(t.thing('A4')).asked('humans', 'mine.splash').chooses(t.field('A5'));
  t.has({
    zombies: { A5: 'iwan 2', B3: 'wacek 1' },
    things: {},
    piles: { humans: ['streetOnFire2013', 'mine', 'carBomb'] },
  });
});

test('R79 with nobody near the order is not asked', () => {
  const t = scene({
    options,
    board: { A1: 'carBomb', A2: 'mine', A5: 'iwan' },
    rows: { humans: ['streetOnFire2013'] },
  });
  t.plays('streetOnFire2013')
    .asked('humans', 'use.choose')
    .has({ zombies: { A5: 'iwan 1' }, things: {} });
});

test('R79 … but it is with somebody at a corner of one of them', () => {
  const t = scene({
    options,
    board: { A1: 'carBomb', A2: 'mine', B3: 'iwan' },
    rows: { humans: ['streetOnFire2013'] },
  });
  t.plays('streetOnFire2013').asked('humans', 'explosion.order').offers(t.thing('A1'), t.thing('A2'));
});

test('R75 P214 a zombie and its Teddy Bear are wounded alike, by a Car Bomb and by a Mine', () => {
  const iwan = { zombie: 'iwan', attached: ['teddy'] };
  const bomb = scene({ options, board: { A2: [iwan, 'carBomb'] }, rows: { humans: ['shot2013'] } });
  bomb.plays('shot2013', bomb.thing('A2')).has({ zombies: { A2: 'iwan 1' }, things: {} });
  expect(bomb.zombieAt('A2').attached).toMatchObject([{ left: 3 }]);
  const mine = scene({ options, board: { A3: iwan, A2: 'mine' } }).moves('zombies');
  mine.has({ zombies: { A2: 'iwan 2' }, things: {} });
  expect(mine.zombieAt('A2').attached).toMatchObject([{ left: 2 }]);
});

test('R4 P602 walking on it harms nobody, so the order of moves is not asked', () => {
  const t = scene({ options, board: { A2: 'carBomb', A3: 'wacek', B3: 'iwan' } })
    .moves('zombies')
    .over();
  t.has({ zombies: { A2: 'wacek', B2: 'iwan' }, things: { A2: 'carBomb' } });
});

test('P606 P183 … nor behind Krystynka, who is a zombie of the lane', () => {
  const t = scene({
    options,
    board: { A1: 'krystynka', B1: 'iwan', A3: 'carBomb' },
    rows: { humans: ['shot2013', 'shortBurst'] },
  });
  t.uses('humans')
    .chooses({ do: 'play', card: 'shot2013' })
    .has({ zombies: { A1: 'krystynka', B2: 'iwan 1' } });
});

test('P603 P606 of several in a lane each can be shot at that is not behind the nearest zombie', () => {
  const content = PACK.template({ ...USUAL, deck: 'jubileusz' });
  const humans = content.humans.map((card) => (card.effect === 'carBomb' ? { ...card, copies: 3 } : card));
  const t = scene(
    { options, board: { A3: 'carBomb', A1: 'carBomb', A2: ['iwan', 'carBomb'] }, rows: { humans: ['shot2013'] } },
    packCards({ ...content, humans }),
  );
  t.plays('shot2013').offers(t.zombie('A2'), t.thing('A1'), t.thing('A2'));
});
