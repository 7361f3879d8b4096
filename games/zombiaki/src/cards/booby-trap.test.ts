import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K461 K462 R56 who enters takes 2 wounds, then a neighbour of the humans’ choice takes 1; nobody goes back', () => {
  const t = scene({ board: { B3: 'ilya', B2: 'boobyTrap', A2: 'mamka', C2: 'nest', B4: 'fedya' } });
  t.moves('zombies').asked('humans', 'boobyTrap.splash').offers(t.zombie('A2'), t.zombie('C2'));
  t.refuses(t.zombie('B4'), 'K461').refuses(t.field('B1'), 'K461');
  t.chooses(t.zombie('A2'))
    .over()
    .has({
      zombies: { B2: 'ilya 2', A2: 'mamka 1', C2: 'nest', B3: 'fedya' },
      things: {},
      piles: { humans: ['boobyTrap'] },
    });
});

test('K461 a single neighbour is not asked for, and without one the trap is gone all the same', () => {
  const t = scene({ board: { B3: 'ilya', B2: 'boobyTrap', A2: 'mamka' } }).moves('zombies');
  t.over().has({ zombies: { B2: 'ilya 2', A2: 'mamka 1' }, things: {} });
  const alone = scene({ board: { B3: 'ilya', B2: 'boobyTrap' } }).moves('zombies');
  alone.over().has({ zombies: { B2: 'ilya 2' }, things: {}, piles: { humans: ['boobyTrap'] } });
});

test('K461 the neighbour is wounded, too, when the one who entered falls', () => {
  const t = scene({ board: { B3: 'grishka', B2: 'boobyTrap', A2: 'mamka' } }).moves('zombies');
  t.has({ zombies: { A2: 'mamka 1' }, things: {}, piles: { zombies: ['grishka'], humans: ['boobyTrap'] } });
});

test('H27 K461 Z41 a zombie that has not moved yet may be destroyed before its move', () => {
  const t = scene({
    board: { A3: 'vladek', B3: 'boobyTrap', B4: { zombie: 'grishka', wounds: 1 }, C3: 'mamka' },
  }).moves('zombies');
  t.chooses(t.move('A3', 'B3')).asked('humans', 'boobyTrap.splash').offers(t.zombie('B4'), t.zombie('C3'));
  t.chooses(t.zombie('B4'))
    .over()
    .has({ zombies: { B3: 'vladek 2', C3: 'mamka' }, things: {}, piles: { zombies: ['grishka'] } });
});

test('K461 M9 R12 a forced and an extra move set it off as well', () => {
  const forced = scene({ board: { A2: 'ilya', A3: 'boobyTrap' }, rows: { humans: ['shot'] } });
  forced.plays('shot').has({ zombies: { A3: 'ilya 3' }, things: {} });
  const extra = scene({ board: { A3: 'ilya', A2: 'boobyTrap' }, rows: { zombies: ['moonshine'] } });
  extra.plays('moonshine', extra.move('A3', 'A2')).has({ zombies: { A2: 'ilya 2' }, things: {} });
});

test('K171 K173 K461 a Hostage takes the wounds of his zombie; the neighbour is wounded', () => {
  const t = scene({
    board: { B3: { zombie: 'grishka', attached: ['hostage'] }, B2: 'boobyTrap', A2: 'mamka' },
  }).moves('zombies');
  t.has({ zombies: { B2: 'grishka', A2: 'mamka 1' }, things: {}, piles: { zombies: ['hostage'] } });
});

test('H12 K122 an Olympian who survives it on his first step may take the second', () => {
  const t = scene({ board: { B4: 'olympian', B3: 'boobyTrap' } }).moves('zombies');
  t.asked('zombies', 'movement.second').chooses(t.move('B3', 'B2'));
  t.over().has({ zombies: { B2: 'olympian 2' }, things: {} });
});

test('K463 laid on a field of streets I to IV without any card and not right in front of a zombie', () => {
  const t = scene({ board: { A3: 'sasha', B1: 'slab' }, rows: { humans: ['boobyTrap'] } });
  t.plays('boobyTrap')
    .refuses(t.field('A2'), 'K463')
    .refuses(t.field('C5'), 'K463')
    .refuses(t.field('B1'), 'Z72')
    .allows(t.field('A1'), t.field('A4'), t.field('B3'));
  t.chooses(t.field('A1')).has({ things: { A1: 'boobyTrap', B1: 'slab' } });
});
