import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

const teddyOf = (zombie: number) => ({ do: 'teddy', zombie }) as const;

test('P211 D10 Teddy Bear is attached to a zombie, not to a pet, with a Strength of 4 of its own', () => {
  const t = jubileusz({ board: { A3: 'wacek', B3: 'iwan', C3: 'dog' }, rows: { zombies: ['teddy'] } });
  t.plays('teddy').offers(t.zombie('A3'), t.zombie('B3')).refuses(t.zombie('C3'), 'P211');
  t.chooses(t.zombie('A3'));
  expect(t.zombieAt('A3').attached).toMatchObject([{ left: 4 }]);
  expect(t.strengthAt('A3')).toBe(3);
});

test('P212 J23 once a turn it gives a point of Strength: in their next discard step the humans give up two cards', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'wacek', attached: ['teddy'] } },
    rows: { humans: ['brick', 'net', 'chuck', 'oil'] },
  });
  const demand = { do: 'use', ability: 'teddy', zombie: t.cardAt('A3') } as const;
  t.uses('zombies').chooses(demand).refuses(demand, 'P212');
  expect(t.zombieAt('A3').attached).toMatchObject([{ left: 3 }]);
  t.ends().discards('humans').chooses({ do: 'discard', card: 'net' }).asked('humans', 'discard.choose');
  t.chooses({ do: 'discard', card: 'oil' })
    .over()
    .has({ rows: { humans: ['brick', 'chuck'] } });
});

test('P212 whoever is asked for the first of two cards is told so, and both sides see it', () => {
  const t = jubileusz({ rows: { humans: ['brick', 'net', 'chuck', 'oil'] }, doubleDiscard: true });
  const doubled = () => [t.view('humans').doubleDiscard, t.view('zombies').doubleDiscard];
  t.discards('humans');
  expect(doubled()).toEqual([true, true]);
  t.chooses({ do: 'discard', card: 'net' });
  expect(doubled()).toEqual([false, false]);
});

test('P212 the duty is double in that one step only', () => {
  const t = jubileusz({ rows: { humans: ['brick', 'net', 'chuck', 'oil', 'hole'] }, doubleDiscard: true });
  t.discards('humans').chooses({ do: 'discard', card: 'net' }, { do: 'discard', card: 'oil' }).over();
  t.s.rows[1].push(...t.s.piles[1].splice(0));
  t.discards('humans').chooses({ do: 'discard', card: 'net' }).over();
});

test('P212 it may give its last point and is gone, and can demand again only in the next turn', () => {
  const t = jubileusz({ board: { A3: { zombie: 'wacek', attached: ['teddy'] } } });
  const [teddy] = t.zombieAt('A3').attached;
  teddy!.left = 1;
  t.uses('zombies').chooses({ do: 'use', ability: 'teddy', zombie: t.cardAt('A3') });
  t.happened('abilityUsed', 'cardDetached');
  t.has({ zombies: { A3: 'wacek' }, piles: { zombies: ['teddy'] } });
  expect(t.s.doubleDiscard).toBe(true);
});

test('J23 with fewer than four cards nothing is due, so nothing is doubled', () => {
  const t = jubileusz({ rows: { humans: ['brick', 'net', 'chuck'] }, doubleDiscard: true });
  t.discards('humans').allows({ do: 'keep' }).chooses({ do: 'keep' }).over();
  t.has({ rows: { humans: ['brick', 'net', 'chuck'] } });
  expect(t.s.doubleDiscard).toBe(false);
});

test.for(['shot2013', 'sniper2013', 'brick'] as const)('P213 %s is aimed at Teddy Bear or at its zombie', (card) => {
  const t = jubileusz({ board: { A3: { zombie: 'wacek', attached: ['teddy'] } }, rows: { humans: [card] } });
  t.plays(card).offers(t.zombie('A3'), teddyOf(t.cardAt('A3')));
  t.chooses(teddyOf(t.cardAt('A3'))).has({ zombies: { A3: 'wacek' } });
  expect(t.zombieAt('A3').attached[0]!.left).toBeLessThan(4);
});

test('P213 what Teddy Bear cannot take passes on to the zombie, who retreats', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'wacek', attached: ['teddy'] } },
    rows: { humans: ['betterShot'] },
  });
  t.zombieAt('A3').attached[0]!.left = 1;
  t.plays('betterShot', teddyOf(t.cardAt('A3')));
  t.has({ zombies: { A4: 'wacek 1' }, piles: { zombies: ['teddy'] } });
});

test('P213 P216 what is left of a zombie’s last wound is lost: Teddy Bear dies with it', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'wacek', wounds: 2, attached: ['teddy'] } },
    rows: { humans: ['betterShot'] },
  });
  t.plays('betterShot', t.zombie('A3')).has({ zombies: {}, piles: { zombies: ['teddy', 'wacek'] } });
});

test('P214 a card that strikes an area wounds both', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'wacek', attached: ['teddy'] } },
    rows: { humans: ['highVoltage'] },
  });
  t.plays('highVoltage').has({ zombies: { A3: 'wacek 1' } });
  expect(t.zombieAt('A3').attached).toMatchObject([{ left: 3 }]);
});

test('P215 D10 it stays where it is when it is hit alone, and goes with its zombie', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'wacek', attached: ['teddy'] } },
    rows: { humans: ['shot2013', 'getOut'] },
  });
  t.plays('shot2013', teddyOf(t.cardAt('A3'))).has({ zombies: { A3: 'wacek' } });
  t.plays('getOut').has({ zombies: { A4: 'wacek' } });
  expect(t.zombieAt('A4').attached).toMatchObject([{ left: 3 }]);
});

test('P216 P474 it stays with a zombie that becomes a small one', () => {
  const t = jubileusz({ board: { A3: { zombie: 'iwan', attached: ['teddy'] } }, rows: { humans: ['ovary'] } });
  t.plays('ovary').has({ zombies: { A3: 'corpse' }, piles: { zombies: [] } });
  expect(t.zombieAt('A3').attached).toMatchObject([{ left: 4 }]);
});

test('P217 P292 Snack does not heal it', () => {
  const t = jubileusz({
    board: {
      A3: { zombie: 'wacek', attached: ['teddy'] },
      B3: { zombie: 'iwan', wounds: 1 },
      C3: { zombie: 'zenek', wounds: 1 },
    },
    rows: { zombies: ['snack'] },
  });
  t.zombieAt('A3').attached[0]!.left = 1;
  t.plays('snack')
    .offers(t.zombie('B3'), t.zombie('C3'))
    .refuses(teddyOf(t.cardAt('A3')), 'P292');
});

test('J3 Human Shield does not save Teddy Bear, but takes what would pass on', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'wacek', attached: ['teddy', 'humanShield'] } },
    rows: { humans: ['betterShot', 'sniper2013'] },
  });
  const teddy = teddyOf(t.cardAt('A3'));
  t.zombieAt('A3').attached[0]!.left = 3;
  t.plays('betterShot', teddy).has({ zombies: { A3: 'wacek' }, piles: { zombies: [] } });
  t.plays('sniper2013', teddy).has({ zombies: { A3: 'wacek' }, piles: { zombies: ['humanShield', 'teddy'] } });
});
