import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P641 D10 they are attached to a zombie or a pet', () => {
  const t = scene({ options, board: { A3: ['wacek', 'cat'], B2: 'dog' }, rows: { humans: ['concreteShoes'] } });
  const zombies = t.s.zombies.map(({ card }) => ({ do: 'zombie', zombie: card }) as const);
  t.plays('concreteShoes')
    .offers(...zombies)
    .refuses(t.field('A3'), 'P641')
    .chooses(t.zombie('B2'));
  t.has({ zombies: { A3: ['wacek', 'cat'], B2: 'dog' }, piles: { humans: [] } });
});

test('P641 J34 without zombies they cannot be played', () => {
  const t = scene({ options, rows: { humans: ['concreteShoes'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'concreteShoes' }, 'J34');
});

test('P642 P236 D7 every move costs a wound, a retreat too, and a Human Shield does not help', () => {
  const t = scene({
    options,
    board: { A3: { zombie: 'iwan', attached: ['concreteShoes', 'humanShield'] } },
    rows: { humans: ['getOut'] },
  });
  t.moves('zombies').has({ zombies: { A2: 'iwan 1' } });
  t.plays('getOut').has({ zombies: { A3: 'iwan 2' }, piles: { zombies: [] } });
});

test('P643 the wound comes after the step and before the trap', () => {
  const t = scene({ options, board: { A2: 'hole', A3: { zombie: 'wacek', attached: ['concreteShoes'] } } });
  t.moves('zombies').has({ zombies: {}, things: {}, piles: { zombies: ['wacek'], humans: ['concreteShoes', 'hole'] } });
});

test('P644 R35 a zombie of Strength 1 dies on the way to the Barricade, a stronger one wins', () => {
  const weak = scene({ options, board: { A1: { zombie: 'wacek', wounds: 2, attached: ['concreteShoes'] } } });
  weak.moves('zombies').has({ zombies: {}, ending: null });
  const strong = scene({ options, board: { A1: { zombie: 'wacek', wounds: 1, attached: ['concreteShoes'] } } });
  strong.moves('zombies').over().has({ ending: 'barricade' });
});

test('P644 P172 Junior does not grow on the way to the Barricade', () => {
  const t = scene({ options, board: { A1: { zombie: 'junior', wounds: 5, attached: ['concreteShoes'] } } });
  t.moves('zombies').has({ zombies: {}, ending: null });
});

test('P644 J20 what Siamese Twins and Trojan Horse leave on the Barricade wins', () => {
  for (const zombie of ['siamese', 'trojanHorse']) {
    const t = scene({ options, board: { A1: { zombie, wounds: 1, attached: ['concreteShoes'] } } });
    t.moves('zombies').over().has({ ending: 'barricade' });
  }
});

test('J32 P253 they stay under a zombie joined by Mass', () => {
  const t = scene({
    options,
    board: { A3: { zombie: 'wacek', attached: ['concreteShoes'] }, A4: 'stefan' },
    rows: { zombies: ['mass'] },
  });
  t.plays('mass', { do: 'pair', zombie: t.cardAt('A4'), other: t.cardAt('A3') }).ends();
  t.moves('zombies').has({ piles: { zombies: ['mass'] } });
  expect(t.strengthAt('A2')).toBe(6);
});
