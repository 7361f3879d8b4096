import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P191 D3 Dog is put on street V like a zombie and has Strength 1', () => {
  const t = jubileusz({ rows: { zombies: ['dog'] } });
  t.plays('dog').offers(t.field('A5'), t.field('B5'), t.field('C5')).chooses(t.field('B5'));
  t.has({ zombies: { B5: 'dog' } });
  expect(t.strengthAt('B5')).toBe(1);
});

test('P192 P193 it moves before the zombies: one to three steps in any direction, on to fields without a zombie', () => {
  const t = jubileusz({ board: { B3: 'dog', B4: 'wacek' } });
  t.moves('zombies').asked('zombies', 'pets.step');
  t.offers(t.move('B3', 'B2'), t.move('B3', 'A3'), t.move('B3', 'C3'));
  t.refuses(t.move('B3', 'B4'), 'Z43').refuses(t.stay('B3'), 'P193');
  t.walks('B3', 'A3', 'A4', 'A5').over();
  t.has({ zombies: { B3: 'wacek', A5: 'dog' } });
});

test('P192 P193 after a step it may stop', () => {
  const t = jubileusz({ board: { A1: 'dog' } });
  t.moves('zombies').chooses(t.move('A1', 'B1')).allows(t.stay('B1')).chooses(t.stay('B1')).over();
  t.has({ zombies: { B1: 'dog' } });
});

test('P193 shut in on all sides it stays', () => {
  const t = jubileusz({ board: { A1: 'dog', B1: { zombie: 'iwan', netted: true }, A2: 'wacek' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A1: 'dog', B1: 'iwan', A2: 'wacek' } });
});

test('P192 it never climbs a wall', () => {
  const t = jubileusz({ board: { A5: { zombie: 'dog', bonus: 9 }, A4: 'junkWall', B5: 'wacek' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A5: 'dog', B4: 'wacek' } });
});

test('P194 P572 P574 in a lane closed by Barrier it steps only sideways, and does not step into one', () => {
  const t = jubileusz({ board: { B3: 'dog', B1: 'barrier' } });
  t.moves('zombies').offers(t.move('B3', 'A3'), t.move('B3', 'C3')).refuses(t.move('B3', 'B2'), 'P572');
  t.chooses(t.move('B3', 'A3')).refuses(t.move('A3', 'B3'), 'P574');
});

test('P195 P522 Net and Halt stop it', () => {
  const netted = jubileusz({ board: { B3: { zombie: 'dog', netted: true } } });
  netted
    .moves('zombies')
    .over()
    .has({ zombies: { B3: 'dog' } });
  const halted = jubileusz({ board: { B3: 'dog' }, lasting: ['halt'] });
  halted
    .moves('zombies')
    .over()
    .has({ zombies: { B3: 'dog' } });
});

test('P196 D3 it never enters the Barricade', () => {
  const t = jubileusz({ board: { A1: 'dog' } });
  t.moves('zombies').offers(t.move('A1', 'B1'), t.move('A1', 'A2')).refuses(t.move('A1', 'Barricade'), 'P196');
});

test('P197 J29 a Hole on its way takes it, and the rest of its steps is lost', () => {
  const t = jubileusz({ board: { B3: 'dog', B2: 'hole' } });
  t.moves('zombies').chooses(t.move('B3', 'B2')).over();
  t.has({ zombies: {}, things: {}, piles: { zombies: ['dog'], humans: ['hole'] } });
});

test('D3 zombie cards cannot be played on pets', () => {
  const cards = ['teddy', 'boss', 'humanShield', 'claws', 'hunger', 'snack'];
  const t = jubileusz({
    board: { B3: { zombie: 'dog', bonus: 1, wounds: 1 }, B4: { zombie: 'cat', wounds: 1 } },
    rows: { zombies: cards },
  });
  t.uses('zombies').offers(...cards.map((card) => ({ do: 'discard', card }) as const), { do: 'end' });
});

test('D3 human cards treat pets as zombies: Dog is shot and retreats, and bars its field', () => {
  const t = jubileusz({ board: { A2: { zombie: 'dog', bonus: 1 }, A4: 'wacek' }, rows: { humans: ['shot2013'] } });
  t.plays('shot2013').has({ zombies: { A3: 'dog 1', A4: 'wacek' } });
});

test('R68 of Dog and Cat the owner moves one with all its steps, and then the other', () => {
  const t = jubileusz({ board: { A1: 'dog', C5: 'cat' } });
  t.moves('zombies').allows(t.move('A1', 'A2'), t.move('C5', 'C4'));
  t.chooses(t.move('C5', 'C4')).offers(t.move('C4', 'C3'), t.move('C4', 'B4'), t.move('C4', 'C5'), t.stay('C4'));
  t.chooses(t.move('C4', 'C3')).offers(t.move('A1', 'B1'), t.move('A1', 'A2'));
});
