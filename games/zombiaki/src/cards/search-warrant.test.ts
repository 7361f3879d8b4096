import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K521 one card of the zombies’ row is discarded without effect', () => {
  const t = scene({ rows: { humans: ['searchWarrant'], zombies: ['sasha', 'sasha', 'plague'] } });
  t.plays('searchWarrant').offers(t.take('sasha'), t.take('plague')).refuses(t.take('ilya'), 'K521');
  t.chooses(t.take('sasha')).has({
    rows: { zombies: ['sasha', 'plague'] },
    piles: { zombies: ['sasha'], humans: ['searchWarrant'] },
  });
});

test('K521 with an empty row it cannot be played', () => {
  const t = scene({ rows: { humans: ['searchWarrant'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'searchWarrant' }, 'K521');
});

test('H32 K521 the zombies draw one more and Dawn is one card nearer', () => {
  const t = scene({ rows: { humans: ['searchWarrant'], zombies: ['sasha', 'plague', 'fedya'] } });
  const before = t.view('humans').untilDawn;
  t.plays('searchWarrant', t.take('plague')).ends().turn('zombies');
  expect(t.view('humans').untilDawn).toBe(before - 2);
});

test('H33 K521 Jam can be taken, and cannot answer', () => {
  const t = scene({ rows: { humans: ['searchWarrant'], zombies: ['jam'] } });
  t.plays('searchWarrant')
    .asked('humans', 'use.choose')
    .has({ rows: { zombies: [] }, piles: { zombies: ['jam'] } });
});

test('P531 Sweep: one chosen card of the zombie row', () => {
  const t = scene({ options: { deck: 'jubileusz' }, rows: { humans: ['sweep'], zombies: ['boss', 'iwan'] } });
  t.plays('sweep').refuses(t.take('cat'), 'P531').chooses(t.take('boss'));
  t.has({ rows: { zombies: ['iwan'] }, piles: { zombies: ['boss'], humans: ['sweep'] } });
});
