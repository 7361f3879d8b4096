import { expect, test } from 'vitest';
import { scene } from '../test/scene.ts';
import { STEPS, type Choice } from './state.ts';

const drop = (card: string): Choice => ({ do: 'discard', card });

test('Z32 Z34 a zombie turn is followed by a human turn, and the next round begins', () => {
  const rows = { zombies: ['sasha', 'ilya', 'fog', 'jam'], humans: ['shot', 'bait', 'radio', 'frost'] };
  const t = scene({ rows, turn: 0 }).turn('zombies');
  const order: string[] = [];
  const watch = () =>
    order.push(...t.s.kernel.events.flatMap((e) => (e.type === 'turnBegan' ? [`${e.side} ${e.turn}`] : [])));
  watch();
  t.chooses(drop('fog')).ends();
  watch();
  t.chooses(drop('bait')).ends();
  watch();
  expect(order).toEqual(['zombies 1', 'humans 1', 'zombies 2']);
});

test('Z33 a turn has five steps, in this order', () => {
  expect(STEPS).toEqual(['cleanUp', 'movement', 'draw', 'discard', 'use']);
  const t = scene({ board: { B3: 'vladek', A1: { zombie: 'corpse', attached: ['chains'] } }, lasting: ['panic'] });
  t.turn('zombies').happened('turnBegan', 'cardExpired').asked('zombies', 'movement.step');
  expect(t.s.step).toBe('movement');
  t.chooses(t.move('B3', 'B2')).happened('zombieMoved', 'cardsDrawn').asked('zombies', 'discard.choose');
  expect(t.s.step).toBe('discard');
  t.chooses(t.s.kernel.asks[0]!.options[0]!).asked('zombies', 'use.choose');
  expect(t.s.step).toBe('use');
});

test('Z34 the humans go through the same steps', () => {
  const t = scene({
    board: { A1: 'kamaz' },
    lasting: ['frost'],
    decks: { humans: ['shot', 'bait', 'radio', 'sniper'] },
  });
  t.turn('humans').happened('turnBegan', 'cardExpired', 'carMoved', 'cardsDrawn', 'deckRanOut');
  t.asked('humans', 'discard.choose').chooses(drop('bait')).asked('humans', 'use.choose');
});

test('Z35 R1 clean-up takes only the one-round cards of the side whose turn begins', () => {
  const lasting = ['panic', 'fog:A', 'frost'];
  const zombies = scene({ lasting, board: { A1: 'roadblock' } }).turn('zombies');
  zombies.has({ lasting: ['frost'], things: { A1: 'roadblock' }, piles: { zombies: ['fog', 'panic'], humans: [] } });
  const humans = scene({ lasting, board: { A1: 'roadblock' } }).turn('humans');
  humans.has({ lasting: ['panic', 'fog:A'], things: {}, piles: { zombies: [], humans: ['frost', 'roadblock'] } });
});

test('Z35 P575 P564 the barriers and the net of the Jubileusz deck last a round as well', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A1: 'barrier', B3: { zombie: 'wacek', netted: true } },
    lasting: ['net'],
  }).turn('humans');
  t.has({ things: {}, lasting: [], piles: { humans: ['barrier', 'net'] } });
  expect(t.zombieAt('B3').netted).toBe(false);
});

test('Z36 clean-up comes before movement: a car drives on to the field that a roadblock has just left', () => {
  const t = scene({ board: { A1: 'kamaz', A2: 'roadblock' } }).turn('humans');
  t.has({ things: { A2: 'kamaz' }, piles: { humans: ['roadblock'] } });
});

test('R2 a card that lasts a round works for exactly one turn of the other side', () => {
  const rows = { zombies: ['ilya', 'jam', 'yuri', 'metro'], humans: ['frost', 'bait', 'radio'] };
  const t = scene({ board: { A4: 'sasha' }, rows, decks: { humans: [] } })
    .uses('humans')
    .plays('frost')
    .ends();
  t.has({ lasting: ['frost'] })
    .turn('zombies')
    .has({ zombies: { A4: 'sasha' }, lasting: ['frost'] });
  t.chooses(drop('jam')).ends().has({ active: 'humans', lasting: [] });
  t.chooses({ do: 'keep' })
    .ends()
    .has({ active: 'zombies', zombies: { A3: 'sasha' } });
});

test('R3 until clean-up such a card lies beside the board, in view of all, and not in the discard pile', () => {
  const t = scene({ board: { A4: 'sasha' }, rows: { humans: ['frost'] } }).plays('frost');
  t.has({ lasting: ['frost'], piles: { humans: [] } });
  for (const side of ['zombies', 'humans', null] as const)
    expect(t.view(side).lasting).toMatchObject([{ name: 'frost', lane: -1 }]);
});

test('Z93 a board without zombies does not end the game', () => {
  const t = scene({ rows: { zombies: ['fog', 'jam', 'metro', 'moonshine'] } }).turn('zombies');
  t.chooses(drop('fog')).ends().asked('humans', 'discard.choose').has({ ending: null, zombies: {} });
});

test('R58 P259 what a zombie has done in its turn is forgotten when the next one begins', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A3: { zombie: 'wacek', spent: true, moved: true } },
  }).turn('zombies');
  expect(t.zombieAt('A2')).toMatchObject({ spent: false });
});
