import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P581 it is put on a free field of street I', () => {
  const t = scene({ options, board: { B1: 'wacek' }, rows: { humans: ['barrel'] } });
  t.plays('barrel').offers(t.field('A1'), t.field('C1')).refuses(t.field('B1'), 'Z72').refuses(t.field('C2'), 'P581');
  t.chooses(t.field('C1')).has({ things: { C1: 'barrel' }, piles: { humans: [] } });
});

test('P582 P587 J33 it rolls one field a turn, Halt or not, and past street V it is discarded', () => {
  const t = scene({ options, board: { A4: 'barrel', B3: 'wacek' }, lasting: ['halt'] });
  t.moves('humans').has({ things: { A5: 'barrel' }, zombies: { B3: 'wacek' } });
  t.moves('humans').has({ things: {}, piles: { humans: ['barrel'] } });
});

test('P583 Z27 it kills the zombie that it meets and is discarded', () => {
  const t = scene({ options, board: { A2: 'barrel', A3: { zombie: 'iwan', bonus: 2 }, A4: 'wacek' } });
  t.moves('humans').has({ zombies: { A4: 'wacek' }, things: {}, piles: { zombies: ['iwan'], humans: ['barrel'] } });
});

test('P583 D12 it kills the zombie that enters its field; what the dead leave behind stays', () => {
  const t = scene({ options, board: { A2: 'barrel', A3: 'jelly' } });
  t.moves('zombies').has({ zombies: {}, things: {}, jelly: ['A2'], piles: { zombies: ['jelly'], humans: ['barrel'] } });
});

test('P584 with a wall or a Car Bomb ahead it is discarded, and nothing goes off', () => {
  const wall = scene({ options, board: { A1: 'barrel', A2: 'wall' } }).moves('humans');
  wall.has({ things: { A2: 'wall' }, piles: { humans: ['barrel'] } });
  const bomb = scene({ options, board: { A1: 'barrel', A2: 'carBomb', B2: 'wacek' } }).moves('humans');
  bomb.has({ zombies: { B2: 'wacek' }, things: { A2: 'carBomb' }, piles: { humans: ['barrel'] } });
});

test('P585 with a Hole ahead both are discarded', () => {
  const t = scene({ options, board: { A1: 'barrel', A2: 'hole' } }).moves('humans');
  t.has({ things: {}, piles: { humans: ['barrel', 'hole'] } });
});

test('P586 P593 a Mine ahead sends only shrapnel; both are discarded', () => {
  const t = scene({ options, board: { A1: 'barrel', A2: 'mine', B2: 'iwan' } }).moves('humans');
  t.asked('humans', 'mine.splash').chooses(t.field('B2')).over();
  t.has({ zombies: { B2: 'iwan 1' }, things: {}, piles: { humans: ['barrel', 'mine'] } });
});

test('P588 P234 a Human Shield absorbs it', () => {
  const board = { A1: 'barrel', A2: { zombie: 'wacek', attached: ['humanShield'] } } as const;
  const rolling = scene({ options, board }).moves('humans');
  rolling.has({ zombies: { A2: 'wacek' }, things: {}, piles: { zombies: ['humanShield'], humans: ['barrel'] } });
  const entered = scene({ options, board }).moves('zombies');
  entered.has({ zombies: { A1: 'wacek' }, things: {}, piles: { zombies: ['humanShield'], humans: ['barrel'] } });
});

test('R76 P203 it kills the zombie and not the Cat with it', () => {
  const t = scene({ options, board: { A1: 'barrel', A2: ['iwan', 'cat'] } }).moves('humans');
  t.has({ zombies: { A2: 'cat' }, things: {}, piles: { zombies: ['iwan'], humans: ['barrel'] } });
});
