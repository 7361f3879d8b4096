import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K161 Matryoshka is a walker of Strength 4', () => {
  const t = scene({ board: { B3: 'matryoshka' } });
  expect(t.strengthAt('B3')).toBe(4);
  t.moves('zombies')
    .over()
    .has({ zombies: { B2: 'matryoshka' } });
});

test('K162 H4 R45 wounds that would destroy it leave a walker of Strength 1 there, without wounds and without a retreat', () => {
  const t = scene({ board: { B3: { zombie: 'matryoshka', wounds: 3 } }, rows: { humans: ['shotII'] } });
  t.plays('shotII').happened('cardPlayed', 'zombieWounded', 'zombieShrunk');
  t.has({ zombies: { B3: 'smallDoll' }, piles: { zombies: [] } });
  expect(t.zombieAt('B3')).toMatchObject({ effect: 'walker', wounds: 0, faceDown: false });
  expect(t.strengthAt('B3')).toBe(1);
});

test('K162 wounded only, it retreats like anybody', () => {
  const t = scene({ board: { B3: 'matryoshka' }, rows: { humans: ['shotII'] } });
  t.plays('shotII').has({ zombies: { B4: 'matryoshka 2' } });
});

test('K162 the second time it is destroyed', () => {
  const t = scene({ board: { B3: { zombie: 'matryoshka', wounds: 3 } }, rows: { humans: ['shot', 'shotII'] } });
  t.plays('shotII')
    .plays('shot')
    .has({ zombies: {}, piles: { zombies: ['matryoshka'], humans: ['shot', 'shotII'] } });
});

test('K162 its attachments go to the discard piles of their sides', () => {
  const t = scene({
    board: { B3: { zombie: 'matryoshka', wounds: 4, attached: ['feltBoots', 'chains'] } },
    rows: { humans: ['shot'] },
  });
  t.plays('shot').has({ zombies: { B3: 'smallDoll' }, piles: { zombies: ['feltBoots'], humans: ['chains', 'shot'] } });
});

test('K162 a burst stops at it', () => {
  const t = scene({
    board: { B2: { zombie: 'matryoshka', wounds: 3 }, B3: 'sasha' },
    rows: { humans: ['burst'] },
  });
  t.plays('burst').has({ zombies: { B2: 'smallDoll', B3: 'sasha' } });
});

test('K163 K401 Grenade destroys it outright', () => {
  const t = scene({ board: { B2: 'matryoshka' }, rows: { humans: ['grenade'] } });
  t.plays('grenade').has({ zombies: {}, piles: { zombies: ['matryoshka'], humans: ['grenade'] } });
});

test('K163 K471 Open Manhole destroys it outright', () => {
  const t = scene({ board: { B3: { zombie: 'matryoshka', wounds: 2 }, B2: 'manhole' } });
  t.moves('zombies').has({ zombies: {}, things: {}, piles: { zombies: ['matryoshka'], humans: ['manhole'] } });
});

test('H34 K162 Ushanka and markers are gone with its change, and Steroids bring nothing back', () => {
  const t = scene({
    board: { B3: { zombie: 'matryoshka', wounds: 5, bonus: 1, attached: ['ushanka'] } },
    rows: { humans: ['shotII'], zombies: ['steroids'] },
  });
  expect(t.strengthAt('B3')).toBe(2);
  t.plays('shotII')
    .ends()
    .has({ zombies: { B3: 'smallDoll' }, piles: { zombies: ['ushanka'] } });
  expect(t.strengthAt('B3')).toBe(1);
  t.uses('zombies').refuses({ do: 'play', card: 'steroids' }, 'K211');
});
