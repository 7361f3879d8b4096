import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const END = { do: 'end' } as const;
const play = (card: string) => ({ do: 'play', card }) as const;
const drop = (card: string) => ({ do: 'discard', card }) as const;

test('Z75 Z16 a played zombie is put on a field of street V, as its owner likes', () => {
  const t = scene({ rows: { zombies: ['sasha'] } }).plays('sasha');
  t.asked('zombies', 'use.aim').offers(t.field('A5'), t.field('B5'), t.field('C5')).refuses(t.field('A4'), 'Z75');
  t.chooses(t.field('B5')).has({ zombies: { B5: 'sasha' } });
});

test('Z76 Z72 the field must hold no card, of either side', () => {
  const t = scene({ board: { A5: 'ilya', B5: 'kamaz' }, rows: { zombies: ['sasha', 'yuri'] } }).plays('sasha');
  t.has({ zombies: { A5: 'ilya', C5: 'sasha' } });
});

test('Z76 R23 a human card on street V closes its field for as long as it lies there', () => {
  const t = scene({ board: { B5: 'trabant' }, rows: { zombies: ['sasha'] } }).plays('sasha');
  t.offers(t.field('A5'), t.field('C5')).refuses(t.field('B5'), 'Z76');
});

test('Z77 R22 with street V full no zombie can be played; it is kept or discarded', () => {
  const board = { A5: 'ilya', B5: 'kamaz', C5: { zombie: 'corpse' } };
  const t = scene({ board, rows: { zombies: ['sasha'] } }).uses('zombies');
  t.offers(drop('sasha'), END).refuses(play('sasha'), 'Z77');
});

test('Z81 Mamka and Nest are put on street V and close their field', () => {
  const t = scene({ rows: { zombies: ['mamka', 'nest', 'sasha'] } });
  t.plays('mamka', t.field('A5')).plays('nest', t.field('B5')).plays('sasha');
  t.has({ zombies: { A5: 'mamka', B5: 'nest', C5: 'sasha' } });
});

test('Z49 a zombie put into play makes its first own move in the next zombie turn', () => {
  const rows = { zombies: ['sasha', 'fog', 'jam', 'metro'], humans: ['bait', 'radio'] };
  const t = scene({ rows, decks: { humans: [] } })
    .turn('zombies')
    .chooses(drop('fog'));
  t.plays('sasha', t.field('B5'))
    .ends()
    .has({ zombies: { B5: 'sasha' } });
  t.chooses({ do: 'keep' })
    .ends()
    .has({ zombies: { B4: 'sasha' }, active: 'zombies' });
});

test('R58 M7 of the discard pile the card discarded last rises, as a zombie of Strength 1', () => {
  const t = scene({
    board: { A5: 'ilya', B5: 'kamaz' },
    rows: { zombies: ['plague'] },
    piles: { zombies: ['sasha', 'boris', 'fog'] },
  }).plays('plague');
  t.has({ zombies: { A5: 'ilya', C5: 'corpse' }, piles: { zombies: ['boris', 'plague', 'sasha'] } });
  expect(t.strengthAt('C5')).toBe(1);
});

test('Z80 Mamka and Nest can be wounded like any other zombie', () => {
  const t = scene({ board: { A5: 'mamka', B5: 'nest' }, rows: { humans: ['katyusha'] } }).plays('katyusha');
  t.has({ zombies: { A5: 'mamka 2', B5: 'nest 2' } });
});
