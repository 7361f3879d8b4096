import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const KEEP: Choice = { do: 'keep' };
const gone = (card: string): Choice => ({ do: 'discard', card });
const ROW = ['sasha', 'sasha', 'fog', 'jam'] as const;
const SHOTS = ['shot', 'shotII', 'bait', 'radio'] as const;

test('Z57 Z58 Z60 one of four cards goes without its effect, three are left', () => {
  const t = scene({ rows: { zombies: ROW } }).discards('zombies');
  t.asked('zombies', 'discard.choose').offers(gone('sasha'), gone('fog'), gone('jam'));
  t.refuses(KEEP, 'Z60').refuses(gone('ilya'), 'Z57').refuses({ do: 'play', card: 'fog' }, 'Z33');
  t.chooses(gone('fog')).over();
  t.has({ rows: { zombies: ['jam', 'sasha', 'sasha'] }, piles: { zombies: ['fog'] }, lasting: [] });
  t.happened({ type: 'cardDiscarded', side: 'zombies', why: 'duty' });
});

test('R42 any card may be the one, a reaction too', () => {
  const t = scene({ rows: { zombies: ROW } }).discards('zombies');
  t.chooses(gone('jam'))
    .over()
    .has({ piles: { zombies: ['jam'] } });
});

test('R42 P341 … but for a card whose own text forbids it', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    rows: { zombies: ['bucket', 'wacek', 'boss', 'meat'] },
  }).discards('zombies');
  t.offers(gone('wacek'), gone('boss'), gone('meat')).refuses(gone('bucket'), 'P341');
});

test('Z59 R39 humans with fewer than four cards discard one or none', () => {
  const t = scene({ rows: { humans: ['shot', 'bait', 'radio'] } }).discards('humans');
  t.offers(gone('shot'), gone('bait'), gone('radio'), KEEP);
  t.chooses(KEEP)
    .over()
    .has({ rows: { humans: ['bait', 'radio', 'shot'] }, piles: { humans: [] } });
});

test('Z59 … one of them at most', () => {
  const t = scene({ rows: { humans: ['shot', 'bait', 'radio'] } }).discards('humans');
  t.chooses(gone('bait'))
    .over()
    .has({ rows: { humans: ['radio', 'shot'] }, piles: { humans: ['bait'] } });
});

test('R40 humans with exactly four cards and an empty deck have to discard one', () => {
  const t = scene({ rows: { humans: SHOTS }, decks: { humans: [] } }).turn('humans');
  t.asked('humans', 'discard.choose').refuses(KEEP, 'Z57');
});

test('R39 with four cards after the last draw the discard is due', () => {
  const t = scene({ rows: { humans: ['shot', 'bait'] }, decks: { humans: ['radio', 'frost'] } }).turn('humans');
  t.offers(gone('shot'), gone('bait'), gone('radio'), gone('frost'));
});

test('Z59 Z54 with no card at all nobody is asked', () => {
  scene({ decks: { humans: [] } })
    .discards('humans')
    .over();
});

test('R41 of five cards one goes as usual', () => {
  const t = scene({ rows: { humans: [...SHOTS, 'frost'] } }).discards('humans');
  t.chooses(gone('frost')).over();
  expect(t.s.rows[1]).toHaveLength(4);
});
