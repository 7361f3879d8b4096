import { test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P261 D3 a zombie that can go forward does so; blocked ones and pets cannot be chosen', () => {
  const t = jubileusz({
    board: { A2: 'wacek', A3: 'iwan', B3: 'zenek', C3: 'dog' },
    rows: { zombies: ['hunger'] },
  });
  t.plays('hunger').offers(t.zombie('A2'), t.zombie('B3'));
  t.refuses(t.zombie('A3'), 'Z43').refuses(t.zombie('C3'), 'P261');
  t.chooses(t.zombie('B3')).happened('cardPlayed', { type: 'zombieMoved', how: 'extra' });
  t.has({ zombies: { A2: 'wacek', A3: 'iwan', B2: 'zenek', C3: 'dog' }, piles: { zombies: ['hunger'] } });
});

test('P261 R12 a trap acts on it', () => {
  const t = jubileusz({ board: { A3: 'krzysztof', A2: 'hole' }, rows: { zombies: ['hunger'] } });
  t.plays('hunger').has({ zombies: {}, things: {} });
});

test('P262 it moves neither a netted zombie nor one in a lane closed by Barrier', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'wacek', netted: true }, B1: 'barrier', B3: 'iwan', C3: 'zenek', C5: 'mietek' },
    rows: { zombies: ['hunger'] },
  });
  t.plays('hunger').offers(t.zombie('C3'), t.zombie('C5'));
  t.refuses(t.zombie('A3'), 'P262').refuses(t.zombie('B3'), 'P262');
});

test('P262 J12 Barrier does not hold whoever stands on a wall of its lane or behind it', () => {
  const t = jubileusz({
    board: { A1: 'barrier', A3: ['iwan', 'wall'], A5: 'wacek' },
    rows: { zombies: ['hunger'] },
  });
  t.plays('hunger').offers(t.zombie('A3'), t.zombie('A5')).chooses(t.zombie('A3'));
  t.has({ zombies: { A2: 'iwan', A5: 'wacek' } });
});

test('P261 D11 with nobody who can go it cannot be played', () => {
  const t = jubileusz({ board: { A3: { zombie: 'wacek', netted: true } }, rows: { zombies: ['hunger'] } });
  t.uses('zombies').refuses({ do: 'play', card: 'hunger' }, 'P261');
});

test('P263 R33 the move may win', () => {
  const t = jubileusz({ board: { A1: 'wacek' }, rows: { zombies: ['hunger'] } });
  t.plays('hunger').over().has({ ending: 'barricade' });
});
