import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K421 M15 M16 R28 Trabant is put on street I, and drives one field from the next human turn on', () => {
  const t = scene({ board: { A3: 'mamka' }, rows: { humans: ['trabant'] } });
  t.plays('trabant').offers(t.field('A1'), t.field('B1'), t.field('C1'));
  t.chooses(t.field('B1'))
    .has({ things: { B1: 'trabant' }, piles: { humans: [] } })
    .ends()
    .moves('humans')
    .has({ things: { B2: 'trabant' } });
});

test('M15 Z72 M4 no other street, and no field with a card', () => {
  const t = scene({ board: { A1: 'sasha' }, rows: { humans: ['trabant'] } });
  t.plays('trabant').refuses(t.field('B2'), 'M15').refuses(t.field('A1'), 'Z72').refuses(t.lane('A'), 'M15');
});

test('M15 M12 with street I full no car can be put down', () => {
  const t = scene({ board: { A1: 'sasha', B1: 'slab', C1: 'yuri' }, rows: { humans: ['trabant'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'trabant' }, 'M15');
});

test('K423 M18 M23 on contact 2 wounds, then Trabant is gone from where it stands; the zombie stays', () => {
  const t = scene({ board: { B2: 'trabant', B3: 'ilya' } }).moves('humans');
  t.happened('carHit', 'zombieWounded', 'thingRemoved').has({
    zombies: { B3: 'ilya 2' },
    things: {},
    piles: { humans: ['trabant'] },
  });
});

test('K423 M23 it is gone, too, when the zombie falls, and the field stays empty', () => {
  const t = scene({ board: { B2: 'trabant', B3: 'grishka' } }).moves('humans');
  t.has({ zombies: {}, things: {}, piles: { zombies: ['grishka'], humans: ['trabant'] } });
});

test('M18 M23 K172 a Hostage is gone with Trabant instead of the wounds', () => {
  const t = scene({ board: { B2: 'trabant', B3: { zombie: 'grishka', attached: ['hostage'] } } }).moves('humans');
  t.has({ zombies: { B3: 'grishka' }, things: {}, piles: { zombies: ['hostage'], humans: ['trabant'] } });
});

test('M23 K162 a Matryoshka that shrinks is a survivor', () => {
  const t = scene({ board: { B2: 'trabant', B3: { zombie: 'matryoshka', wounds: 3 } } }).moves('humans');
  t.has({ zombies: { B3: 'smallDoll' }, things: {} });
});

test('K422 M21 nobody behind it in its lane makes an own move forward, however far', () => {
  const t = scene({ board: { B1: 'trabant', B3: 'sasha', B5: 'fedya', A3: 'yuri' } }).moves('zombies');
  t.over().has({ zombies: { B3: 'sasha', B5: 'fedya', A2: 'yuri' } });
});

test('K422 a zombie in front of it goes on', () => {
  const t = scene({ board: { B2: 'sasha', B4: 'trabant' } }).moves('zombies');
  t.has({ zombies: { B1: 'sasha' } });
});

test('K422 H15 K271 an extra move forward is not stopped, but does not lead on to the car', () => {
  const t = scene({ board: { B1: 'trabant', B3: 'sasha' }, rows: { zombies: ['moonshine', 'moonshine'] } });
  t.plays('moonshine', t.move('B3', 'B2')).has({ zombies: { B2: 'sasha' } });
  t.plays('moonshine').refuses(t.move('B2', 'B1'), 'M20');
});

test('H13 K422 R7 an agile zombie behind it has to step aside if it can', () => {
  const t = scene({ board: { B1: 'trabant', B3: 'vladek' } }).moves('zombies');
  t.asked('zombies', 'movement.step').offers(t.move('B3', 'A3'), t.move('B3', 'C3'));
  t.refuses(t.move('B3', 'B2'), 'K422').refuses(t.stay('B3'), 'R7');
});

test('M20 walking up to a car is no contact, and nobody enters its field', () => {
  const t = scene({ board: { A1: 'kamaz', A3: 'sasha', B2: 'trabant', C2: 'vladek', C1: 'mamka' } }).moves('zombies');
  t.over().has({
    zombies: { A2: 'sasha', C1: 'mamka', C2: 'vladek' },
    things: { A1: 'kamaz', B2: 'trabant' },
  });
});

test('M22 K201 Pickaxe removes a car', () => {
  const t = scene({ board: { B2: 'trabant', B4: 'sasha' }, rows: { zombies: ['pickaxe'] } });
  t.plays('pickaxe').has({ things: {}, piles: { zombies: ['pickaxe'], humans: ['trabant'] } });
});
