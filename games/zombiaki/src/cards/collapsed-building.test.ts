import { test } from 'vitest';
import { fieldOf, scene, type FieldName } from '../../test/scene.ts';

function plot(...names: FieldName[]) {
  return { do: 'fields', fields: names.map(fieldOf) } as const;
}

test('K391 K392 every zombie on two fields takes 3 wounds and stays', () => {
  const t = scene({ board: { A2: 'ilya', A3: 'sasha', A4: 'fedya' }, rows: { humans: ['collapsedBuilding'] } });
  t.plays('collapsedBuilding', plot('A2', 'A3')).has({
    zombies: { A2: 'ilya 3', A4: 'fedya' },
    piles: { zombies: ['sasha'], humans: ['collapsedBuilding'] },
  });
});

test('K391 the humans’ own cards there go, and wire lets its zombie go; Chains stay', () => {
  const t = scene({
    board: { C2: 'slab', C3: [{ zombie: 'ilya', held: 1, attached: ['chains'] }, 'barbedWire'], C4: 'kamaz' },
    rows: { humans: ['collapsedBuilding'] },
  });
  t.plays('collapsedBuilding', plot('C2', 'C3')).happened(
    'cardPlayed',
    'zombieWounded',
    { type: 'thingRemoved', field: fieldOf('C2') },
    'zombieFreed',
    { type: 'thingRemoved', field: fieldOf('C3') },
  );
  t.has({
    zombies: { C3: 'ilya 3' },
    things: { C4: 'kamaz' },
    piles: { humans: ['slab', 'barbedWire', 'collapsedBuilding'] },
  });
});

test('K393 two neighbouring fields of lane A or C, at least one of them with a zombie', () => {
  const t = scene({ board: { A1: 'ilya', B3: 'sasha', C4: 'fedya' }, rows: { humans: ['collapsedBuilding'] } });
  t.plays('collapsedBuilding').offers(plot('A1', 'A2'), plot('C3', 'C4'), plot('C4', 'C5'));
  t.refuses(plot('B3', 'B4'), 'K393')
    .refuses(plot('A2', 'A3'), 'K393')
    .refuses(plot('A1', 'B1'), 'K393')
    .refuses(t.zombie('B3'), 'K393');
});

test('K393 M12 with zombies in the middle lane only it cannot be played', () => {
  const t = scene({ board: { B3: 'sasha' }, rows: { humans: ['collapsedBuilding'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'collapsedBuilding' }, 'K393');
});

test('H18 K391 fog does not stop it', () => {
  const t = scene({ board: { A1: 'ilya' }, lasting: ['fog:A'], rows: { humans: ['collapsedBuilding'] } });
  t.plays('collapsedBuilding').has({ zombies: { A1: 'ilya 3' } });
});
