/** Cases of the Jubileusz deck that concern several cards of the humans at once. */
import { expect, test } from 'vitest';
import { DECKS } from '../src/content/decks.ts';
import { scene } from './scene.ts';

const options = { deck: 'jubileusz' } as const;

test('J24 J4 under Terror a shot cancelled by Click was the one card of the turn', () => {
  const t = scene({
    options,
    board: { A3: { zombie: 'wacek', attached: ['humanShield'] } },
    lasting: ['terror'],
    rows: { zombies: ['click'], humans: ['shot2013', 'brick'] },
  });
  t.plays('shot2013').asked('zombies', 'reaction.answer').chooses({ do: 'react', card: 'click' });
  t.has({ zombies: { A3: 'wacek' }, piles: { zombies: ['click'], humans: ['shot2013'] } });
  t.refuses({ do: 'play', card: 'brick' }, 'P321');
});

test('D9 a card is settled in order: shield, wounds, deaths, what they bring, the Boss, retreats', () => {
  const t = scene({
    options,
    board: {
      A2: { zombie: 'siamese', wounds: 1, attached: ['boss'] },
      A3: { zombie: 'wacek', attached: ['humanShield'] },
      B3: 'wall',
      B4: 'iwan',
    },
    piles: { zombies: ['czesiek'] },
    rows: { humans: ['highVoltage'] },
  });
  t.plays('highVoltage', t.lane('A')).happened(
    'cardPlayed',
    'cardDetached',
    'zombieWounded',
    'zombieDestroyed',
    'corpseRose',
    'corpseRose',
    { type: 'zombieMoved', zombie: t.pieceAt('B5') },
    { type: 'zombieMoved', zombie: t.pieceAt('A4') },
    { type: 'zombieMoved', zombie: t.pieceAt('A3') },
    { type: 'retreatBarred', zombie: t.pieceAt('B2') },
  );
  t.has({ zombies: { A3: 'corpse', A4: 'wacek', B2: 'corpse', B5: 'iwan' } });
});

test('D9 P238 shields act before the wounds of all others', () => {
  const t = scene({
    options,
    board: { A2: { zombie: 'wacek', attached: ['humanShield'] }, A3: 'krzysztof', A4: { zombie: 'iwan', wounds: 4 } },
    rows: { humans: ['highVoltage'] },
  });
  t.plays('highVoltage').happened('cardPlayed', 'cardDetached', 'zombieWounded', 'zombieWounded', 'zombieDestroyed');
  t.has({ zombies: { A2: 'wacek', A3: 'krzysztof 1' } });
});

test('D5 the keywords of the cards are those of the list', () => {
  const of = (keyword: string) =>
    [...new Set(DECKS.jubileusz.filter((card) => card.keyword === keyword).map(({ id }) => id))].toSorted();
  expect(of('shot')).toEqual(['betterShot', 'shot2013']);
  expect(of('burst')).toEqual(['longBurst', 'shortBurst']);
  expect(of('fire')).toEqual(['flamethrower', 'oil', 'streetOnFire2013']);
  expect(of('explosion')).toEqual(['carBomb', 'grenade2013', 'mine']);
});

test('J34 D11 without zombies no card that acts on them alone can be played', () => {
  const cards = ['brick', 'flamethrower', 'oil', 'highVoltage', 'ovary', 'getOut', 'blood', 'laughingGas', 'net'];
  const t = scene({ options, rows: { humans: cards } }).uses('humans');
  for (const card of cards) t.refuses({ do: 'play', card }, 'J34').allows({ do: 'discard', card });
});
