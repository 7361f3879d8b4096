import { test } from 'vitest';
import { fieldOf, scene, type FieldName } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const options = { deck: 'jubileusz' } as const;
const ENOUGH: Choice = { do: 'enough' };

function burn(at: FieldName, wounds: number): Choice {
  return { do: 'burn', field: fieldOf(at), wounds };
}

/** From one wound to this many. */
function burns(at: FieldName, most: number): Choice[] {
  return Array.from({ length: most }, (_, i) => burn(at, i + 1));
}

test('P431 P432 P433 R71 it flows from field to field; an empty one costs a point; nobody retreats', () => {
  const t = scene({ options, board: { A1: 'wall', A3: 'wacek', C3: 'stefan' }, rows: { humans: ['oil'] } });
  t.plays('oil', t.field('A3'))
    .asked('humans', 'oil.burn')
    .offers(...burns('A3', 3));
  t.chooses(burn('A3', 1)).offers(burn('B3', 1), ENOUGH);
  t.chooses(burn('B3', 1))
    .offers(...burns('C3', 2), ENOUGH)
    .refuses(burn('A3', 1), 'P432');
  t.chooses(burn('C3', 2)).has({ zombies: { A3: 'wacek 1', C3: 'stefan 2' } });
});

test('P432 it may end before all points are used', () => {
  const t = scene({ options, board: { A3: 'wacek', B3: 'stefan' }, rows: { humans: ['oil'] } });
  t.plays('oil', t.field('B3'), burn('B3', 2), ENOUGH).has({ zombies: { A3: 'wacek', B3: 'stefan 2' } });
});

test('P431 R71 it goes around corners, but only where something can still burn', () => {
  const t = scene({ options, board: { A3: 'wacek', B4: 'stefan', C1: 'iwan' }, rows: { humans: ['oil'] } });
  t.plays('oil', t.field('A3'), burn('A3', 2)).offers(burn('B3', 1), burn('A4', 1), ENOUGH);
  t.chooses(burn('A4', 1)).has({ zombies: { A3: 'wacek', B4: 'stefan', C1: 'iwan' } });
  t.chooses(burn('B4', 1)).has({ zombies: { A3: 'wacek 2', B4: 'stefan 1', C1: 'iwan' } });
});

test('P433 J31 D5 a Car Bomb on its way costs a point and goes off once, after the wounds', () => {
  const t = scene({ options, board: { A3: 'wacek', B3: 'carBomb', C3: 'stefan' }, rows: { humans: ['oil'] } });
  t.plays('oil', t.field('A3'), burn('A3', 2), burn('B3', 1), burn('C3', 1));
  t.has({ zombies: { C3: 'stefan 2' }, things: {}, piles: { humans: ['oil', 'carBomb'] } });
});

test('R70 D11 it begins where something burns, be it a Mine alone', () => {
  const t = scene({ options, board: { A3: 'wacek', C1: 'mine' }, rows: { humans: ['oil'] } });
  t.plays('oil').offers(t.field('A3'), t.field('C1')).refuses(t.field('B3'), 'R70').refuses(t.zombie('A3'), 'P431');
});

test('P431 J34 with nothing on the board it cannot be played', () => {
  const t = scene({ options, rows: { humans: ['oil'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'oil' }, 'J34');
});

test('P432 P203 a Cat on the field takes the wounds first', () => {
  const t = scene({ options, board: { A3: ['krzysztof', 'cat'] }, rows: { humans: ['oil'] } });
  t.plays('oil').offers(...burns('A3', 4));
  t.chooses(burn('A3', 3)).has({ zombies: { A3: 'krzysztof 1' } });
});
