import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P181 Krystynka is a walker of Strength 3', () => {
  const t = jubileusz({ board: { A4: 'krystynka' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A3: 'krystynka' } });
  expect(t.strengthAt('A3')).toBe(3);
});

test.for(['shot2013', 'betterShot', 'shortBurst', 'longBurst', 'sniper2013', 'brick'] as const)(
  'P182 %s cannot be aimed at her while somebody else is on her street',
  (card) => {
    const t = jubileusz({ board: { A2: 'krystynka', B2: 'wacek', C4: 'iwan' }, rows: { humans: [card] } });
    t.plays(card).offers(t.zombie('B2'), t.zombie('C4')).refuses(t.zombie('A2'), 'P182');
  },
);

test('P182 D3 a pet on her street protects her too; alone she is like anybody', () => {
  const t = jubileusz({ board: { A2: 'krystynka', C2: 'dog' }, rows: { humans: ['sniper2013', 'shot2013'] } });
  t.plays('sniper2013').has({ zombies: { A2: 'krystynka' } });
  t.plays('shot2013').has({ zombies: { A3: 'krystynka 1' } });
});

test('P183 a shot into her lane takes the next behind her; without one the lane cannot be chosen', () => {
  const t = jubileusz({
    board: { A2: 'krystynka', A4: 'iwan', B2: 'wacek' },
    rows: { humans: ['shot2013', 'betterShot'] },
  });
  t.plays('shot2013').offers(t.zombie('A4'), t.zombie('B2')).chooses(t.zombie('A4'));
  t.has({ zombies: { A2: 'krystynka', A5: 'iwan 1', B2: 'wacek' } });
  const alone = jubileusz({ board: { A2: 'krystynka', B2: 'wacek', B3: 'iwan' }, rows: { humans: ['shot2013'] } });
  alone.plays('shot2013').has({ zombies: { A2: 'krystynka', B2: 'wacek 1', B3: 'iwan' } });
});

test('P183 Z29 a wall between her and the next hides that one', () => {
  const t = jubileusz({
    board: { A2: 'krystynka', A3: 'wall', A4: 'iwan', B2: 'wacek', C5: 'zenek' },
    rows: { humans: ['shot2013'] },
  });
  t.plays('shot2013').offers(t.zombie('B2'), t.zombie('C5')).refuses(t.zombie('A4'), 'Z29');
});

test.for([
  ['highVoltage', 'A2', 'krystynka 1'],
  ['streetOnFire2013', 'A2', 'krystynka 1'],
  ['searchlight2013', 'A3', 'krystynka'],
] as const)('P185 %s acts on her whoever is with her', ([card, at, as]) => {
  const t = jubileusz({ board: { A2: 'krystynka', C2: 'wacek' }, rows: { humans: [card] } });
  t.plays(card, t.lane('A')).has({ zombies: { [at]: as, C2: 'wacek' } });
});

test('J5 a Cat on her own field protects her and can be aimed at; nothing of the shot passes on to her', () => {
  const t = jubileusz({
    board: { A2: ['krystynka', { zombie: 'cat', wounds: 1 }], B3: 'iwan' },
    rows: { humans: ['betterShot'] },
  });
  const cat = { do: 'zombie', zombie: t.s.zombies.find(({ effect }) => effect === 'cat')!.card } as const;
  t.plays('betterShot').offers(cat, t.zombie('B3')).refuses(t.zombie('A2'), 'P182');
  t.chooses(cat).has({ zombies: { A2: 'krystynka', B3: 'iwan' }, piles: { zombies: ['cat'] } });
});

test('J6 with Bulletproof on her street she is protected, and shots into his lane are lost on him', () => {
  const t = jubileusz({ board: { A2: 'krystynka', B2: 'bulletproof' }, rows: { humans: ['shot2013'] } });
  t.plays('shot2013')
    .happened('cardPlayed', 'zombieUnharmed')
    .has({ zombies: { A2: 'krystynka', B2: 'bulletproof' } });
});
