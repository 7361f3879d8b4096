import { test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

const SHIELDED = { zombie: 'wacek', attached: ['humanShield'] } as const;

test('P231 D10 Human Shield is attached to a zombie without one, not to a pet', () => {
  const t = jubileusz({
    board: { A3: SHIELDED, B3: 'iwan', C3: 'dog', C4: 'zenek' },
    rows: { zombies: ['humanShield'] },
  });
  t.plays('humanShield').offers(t.zombie('B3'), t.zombie('C4'));
  t.refuses(t.zombie('A3'), 'P231').refuses(t.zombie('C3'), 'P231');
});

test('P232 D6 the next card that would hurt its zombie does not touch it: no wound, no retreat', () => {
  const t = jubileusz({ board: { A2: SHIELDED }, rows: { humans: ['betterShot', 'shot2013'] } });
  t.plays('betterShot').has({ zombies: { A2: 'wacek' }, piles: { zombies: ['humanShield'] } });
  t.plays('shot2013').has({ zombies: { A3: 'wacek 1' } });
});

test('P233 a burst ends with him', () => {
  const t = jubileusz({ board: { A2: SHIELDED, A4: 'iwan' }, rows: { humans: ['longBurst'] } });
  t.plays('longBurst').has({ zombies: { A2: 'wacek', A4: 'iwan' }, piles: { zombies: ['humanShield'] } });
});

test('P234 a Barrel is used up on him', () => {
  const t = jubileusz({ board: { A2: SHIELDED, A1: 'barrel' } });
  t.moves('humans').over();
  t.has({ zombies: { A2: 'wacek' }, things: {}, piles: { zombies: ['humanShield'], humans: ['barrel'] } });
});

test('P235 he fills a Hole', () => {
  const t = jubileusz({ board: { A3: { ...SHIELDED, wounds: 1 }, A2: 'hole' } });
  t.moves('zombies').over();
  t.has({ zombies: { A2: 'wacek 1' }, things: {}, piles: { zombies: ['humanShield'], humans: ['hole'] } });
});

test('P236 he is no help against a Grenade and Concrete Shoes', () => {
  const t = jubileusz({ board: { A2: SHIELDED }, rows: { humans: ['grenade2013'] } });
  t.plays('grenade2013').has({ zombies: {}, piles: { zombies: ['humanShield', 'wacek'] } });
  const shod = jubileusz({ board: { A2: { zombie: 'wacek', attached: ['humanShield', 'concreteShoes'] } } });
  shod
    .moves('zombies')
    .over()
    .has({ zombies: { A1: 'wacek 1' }, piles: { zombies: [] } });
});

test('P237 Ovary takes him instead of his zombie', () => {
  const t = jubileusz({ board: { A2: SHIELDED, A3: 'iwan' }, rows: { humans: ['ovary'] } });
  t.plays('ovary').has({ zombies: { A2: 'wacek', A3: 'corpse' }, piles: { zombies: ['humanShield'] } });
});

test('P238 when a card acts on several zombies he saves his own alone', () => {
  const t = jubileusz({ board: { A2: SHIELDED, A3: 'iwan' }, rows: { humans: ['highVoltage'] } });
  t.plays('highVoltage').has({ zombies: { A2: 'wacek', A3: 'iwan 1' }, piles: { zombies: ['humanShield'] } });
});

test('P239 cards that do not wound do not use him up', () => {
  const cards = ['searchlight2013', 'getOut', 'halt', 'barrier'];
  const t = jubileusz({ board: { A2: SHIELDED }, rows: { humans: cards } });
  t.plays('searchlight2013').plays('getOut').plays('halt').plays('barrier', t.field('A1'));
  t.has({ zombies: { A4: 'wacek' }, piles: { zombies: [] } });
  const pushed = jubileusz({ board: { B2: SHIELDED }, rows: { humans: ['blood', 'laughingGas', 'net'] } });
  pushed.plays('blood', pushed.move('B2', 'A2')).plays('laughingGas');
  pushed.chooses(pushed.move('A2', 'A3'));
  pushed.plays('net').has({ zombies: { A3: 'wacek' }, piles: { zombies: [] } });
});

test('J4 P311 Click comes first: a cancelled shot does not use him up', () => {
  const t = jubileusz({ board: { A2: SHIELDED }, rows: { zombies: ['click'], humans: ['shot2013'] } });
  t.plays('shot2013').chooses({ do: 'react', card: 'click' });
  t.has({ zombies: { A2: 'wacek' }, piles: { zombies: ['click'], humans: ['shot2013'] } });
});
