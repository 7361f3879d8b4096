import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K471 a zombie of Strength 3 or less that enters is destroyed, and the card is discarded', () => {
  const t = scene({ board: { A3: 'sasha', A2: 'manhole' } }).moves('zombies');
  t.has({ zombies: {}, things: {}, piles: { zombies: ['sasha'], humans: ['manhole'] } });
});

test('K471 M3 it is the Strength now that counts, wounds included', () => {
  const t = scene({ board: { A3: { zombie: 'ilya', wounds: 3 }, A2: 'manhole' } }).moves('zombies');
  t.has({ zombies: {}, things: {}, piles: { zombies: ['ilya'] } });
});

test('H24 K471 Ushanka and markers count, too', () => {
  const t = scene({
    board: { A3: { zombie: 'grishka', attached: ['ushanka'] }, A2: 'manhole', C3: { zombie: 'vanya', bonus: 1 } },
  }).moves('zombies');
  t.has({ zombies: { A2: 'grishka', C2: 'vanya' }, things: { A2: 'manhole' } });
});

test('K472 a stronger zombie passes; the card stays under it and acts on the next one', () => {
  const t = scene({ board: { A3: 'yuri', A2: 'manhole', A4: 'grishka' } }).moves('zombies');
  t.has({ zombies: { A2: 'yuri', A3: 'grishka' }, things: { A2: 'manhole' } });
  t.moves('zombies').has({ zombies: { A1: 'yuri' }, things: {}, piles: { zombies: ['grishka'] } });
});

test('K473 it does not act on a zombie that is weakened while it stands there', () => {
  const t = scene({ board: { A2: ['sasha', 'manhole'], A3: 'ilya' }, rows: { humans: ['shotII'] } });
  t.plays('shotII').has({ zombies: { A2: 'sasha 2', A3: 'ilya' }, things: { A2: 'manhole' } });
});

test('K174 a Hostage fills it: both are discarded', () => {
  const t = scene({ board: { A3: { zombie: 'grishka', attached: ['hostage'] }, A2: 'manhole' } }).moves('zombies');
  t.has({ zombies: { A2: 'grishka' }, things: {}, piles: { zombies: ['hostage'], humans: ['manhole'] } });
});

test('K174 K472 the Hostage of a zombie that passes stays', () => {
  const t = scene({ board: { A3: { zombie: 'yuri', attached: ['hostage'] }, A2: 'manhole' } }).moves('zombies');
  t.has({ zombies: { A2: 'yuri' }, things: { A2: 'manhole' }, piles: { zombies: [] } });
});

test('K163 K471 a Matryoshka does not shrink in it', () => {
  const t = scene({ board: { A3: { zombie: 'matryoshka', wounds: 1 }, A2: 'manhole' } }).moves('zombies');
  t.has({ zombies: {}, things: {}, piles: { zombies: ['matryoshka'] } });
});

test('M9 R12 K471 a retreat on to it counts as entering', () => {
  const t = scene({ board: { A2: 'sasha', A3: 'manhole' }, rows: { humans: ['shot'] } });
  t.plays('shot').has({ zombies: {}, things: {}, piles: { zombies: ['sasha'], humans: ['manhole', 'shot'] } });
});

test('K474 laid on a field of streets I to IV without any card and not right in front of a zombie', () => {
  const t = scene({ board: { A3: 'sasha', B1: 'slab' }, rows: { humans: ['manhole'] } });
  t.plays('manhole')
    .refuses(t.field('A2'), 'K474')
    .refuses(t.field('C5'), 'K474')
    .refuses(t.field('B1'), 'Z72')
    .allows(t.field('A1'), t.field('A4'));
  t.chooses(t.field('A4')).has({ things: { A4: 'manhole', B1: 'slab' } });
});
