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

test('P421 P422 P423 D5 wounds are shared out in the nearest street with zombies; the empty field between costs one', () => {
  const t = scene({
    options,
    board: { A2: 'wacek', C2: 'iwan', B3: 'stefan' },
    rows: { humans: ['flamethrower'] },
  });
  t.plays('flamethrower').asked('humans', 'flamethrower.burn');
  t.offers(...burns('A2', 3), ...burns('C2', 5)).refuses(burn('B3', 1), 'P422');
  t.chooses(burn('A2', 2)).offers(...burns('C2', 2), ENOUGH);
  t.chooses(burn('C2', 2)).has({ zombies: { A2: 'wacek 2', C2: 'iwan 2', B3: 'stefan' } });
});

test('P423 a zombie in between costs nothing, burned or not', () => {
  const t = scene({
    options,
    board: { A2: 'wacek', B2: 'stefan', C2: 'iwan' },
    rows: { humans: ['flamethrower'] },
  });
  t.plays('flamethrower', burn('A2', 1), burn('C2', 4));
  t.has({ zombies: { A2: 'wacek 1', B2: 'stefan', C2: 'iwan 4' } });
});

test('P424 the wounds need not all be used', () => {
  const t = scene({ options, board: { A2: 'wacek', B2: 'iwan' }, rows: { humans: ['flamethrower'] } });
  t.plays('flamethrower', burn('A2', 1), ENOUGH).has({ zombies: { A2: 'wacek 1', B2: 'iwan' } });
});

test('P422 D8 only lanes with a free line of fire burn', () => {
  const board = { A1: 'wall', A2: 'wacek' } as const;
  const t = scene({ options, board: { ...board, B2: 'krzysztof' }, rows: { humans: ['flamethrower'] } });
  t.plays('flamethrower').offers(...burns('B2', 2));
  const hidden = scene({ options, board, rows: { humans: ['flamethrower'] } }).uses('humans');
  hidden.refuses({ do: 'play', card: 'flamethrower' }, 'Z29');
});

test('P421 J34 without zombies there is nothing to burn', () => {
  const t = scene({ options, rows: { humans: ['flamethrower'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'flamethrower' }, 'J34');
});

test('P425 P593 a Mine on the burned field in between goes off; nobody retreats', () => {
  const t = scene({
    options,
    board: { A2: 'wacek', B2: 'mine', C2: 'iwan' },
    rows: { humans: ['flamethrower'] },
  });
  t.plays('flamethrower', burn('A2', 1), burn('C2', 3)).asked('humans', 'mine.splash');
  t.chooses(t.field('A2'));
  t.has({ zombies: { A2: 'wacek 2', C2: 'iwan 3' }, things: {}, piles: { humans: ['flamethrower', 'mine'] } });
});

test('P425 P603 a Car Bomb under a burned zombie goes off after the wounds', () => {
  const t = scene({
    options,
    board: { A2: ['carBomb', 'wacek'], B3: 'iwan' },
    rows: { humans: ['flamethrower'] },
  });
  t.plays('flamethrower', burn('A2', 1)).has({ zombies: { A2: 'wacek 2', B3: 'iwan 1' }, things: {} });
});

test('P184 Krystynka gets what is left when the others of her street are dead', () => {
  const t = scene({ options, board: { A2: 'krystynka', B2: 'krzysztof' }, rows: { humans: ['flamethrower'] } });
  t.plays('flamethrower').offers(...burns('B2', 2));
  t.chooses(burn('B2', 2)).offers(...burns('A2', 3), ENOUGH);
  t.chooses(burn('A2', 2)).has({ zombies: { A2: 'krystynka 2' } });
});

test('P184 P182 while one of the others lives she stays unhurt', () => {
  const t = scene({ options, board: { A2: 'krystynka', B2: 'krzysztof' }, rows: { humans: ['flamethrower'] } });
  t.plays('flamethrower', burn('B2', 1)).asked('humans', 'use.choose');
  t.has({ zombies: { A2: 'krystynka', B2: 'krzysztof 1' } });
});

test('R75 P214 a burned zombie and its Teddy Bear are wounded alike', () => {
  const t = scene({
    options,
    board: { A2: { zombie: 'krzysztof', attached: ['teddy'] } },
    rows: { humans: ['flamethrower'] },
  });
  t.plays('flamethrower').offers(...burns('A2', 4));
  t.chooses(burn('A2', 1)).happened({ type: 'teddyWounded', left: 3 }, { type: 'zombieWounded', wounds: 1 });
});

test('P421 P184 the flames stay on their street, also when all retreat from it', () => {
  const t = scene({
    options,
    board: { A2: 'krystynka', A3: 'iwan', C2: { zombie: 'krzysztof', attached: ['boss'] } },
    rows: { humans: ['flamethrower'] },
  });
  t.plays('flamethrower', burn('C2', 2)).asked('humans', 'use.choose');
  t.has({ zombies: { A3: 'krystynka', A4: 'iwan' }, piles: { zombies: ['boss', 'krzysztof'] } });
});
