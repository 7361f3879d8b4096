import { expect, test } from 'vitest';
import { cardNo, face, scene, survivor } from '../test/scene.ts';
import { longNight } from './game.ts';
import { CROSSROADS_TEXTS } from './text/cards/crossroads.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { State } from './state.ts';

const name = (seat: number): string => `seat ${seat}`;

/** The open question, as its player reads it. */
function asked(s: State): string {
  const [{ seat, prompt }] = s.kernel.asks as [State['kernel']['asks'][number]];
  return en.prompt(prompt, longNight.view(s, seat), name);
}

test('L91 a question of a card names the card and what it does; all see it under way', () => {
  const { s } = scene({
    seats: [{ survivors: { lilyMae: { wounds: 1 }, giaNajjar: { wounds: 1 } }, hand: ['medicine'], dice: [1] }, {}, {}],
  })
    .turn()
    .does({ do: 'play', card: cardNo('medicine'), use: 0 });
  expect(asked(s)).toBe('Medicine: who is healed?');
  const cause = { deck: 'item', card: cardNo('medicine') };
  for (const seat of [0, 1, null]) expect(longNight.view(s, seat).underWay).toMatchObject({ cause, op: 'heal' });
});

test('L67 a question of an action names the survivor who acts, and the die that is needed', () => {
  const { s } = scene({
    seats: [{ survivors: { giaNajjar: { at: 'school' } }, dice: [4, 6] }, {}, {}],
    places: { school: { zombies: 1 } },
  })
    .turn()
    .does({ do: 'attack', survivor: survivor('giaNajjar') });
  expect(asked(s)).toBe('Gia Najjar attacks. Which die of 2 or more do you use?');
});

test('L128 the question of a bite names whom it reaches', () => {
  const { s } = scene({
    seats: [{ survivors: { lilyMae: {} }, dice: [1] }, { survivors: { giaNajjar: { at: 'school' } } }, {}],
    rigged: [face('bite')],
  })
    .turn()
    .does({ do: 'move', survivor: survivor('lilyMae') }, { do: 'go', to: 3, fuel: -1 });
  expect(asked(s)).toMatch(/^The bite reaches Gia Najjar\. /);
  expect(pl.option({ do: 'giveUp' }, longNight.view(s, 1), name)).toBe('Gia Najjar ginie i ugryzienie się zatrzymuje');
});

test('L67 all see at whom an attack is aimed before its die is chosen', () => {
  const { s } = scene({
    seats: [{ survivors: { giaNajjar: {} }, dice: [4, 6] }, {}, {}],
    places: { colony: { entrances: [{ zombies: 1 }, { zombies: 1 }] } },
  })
    .turn()
    .does({ do: 'attack', survivor: survivor('giaNajjar') }, { do: 'zombie', entrance: 1 });
  for (const seat of [0, 1, null])
    expect(longNight.view(s, seat).underWay).toMatchObject({
      rules: ['attack'],
      said: [{ rule: 'attack', what: { target: { do: 'zombie', entrance: 1 }, tools: [] } }],
    });
});

test('L64 between two actions nothing is under way', () => {
  const { s } = scene({ seats: [{ survivors: { lilyMae: {} }, dice: [1] }, {}, {}] }).turn();
  expect(longNight.view(s, 0).underWay).toEqual({
    cause: null,
    op: null,
    survivor: -1,
    place: -1,
    thumbs: [-1, -1],
    rules: [],
    said: [],
  });
});

test('L137 in a vote about a crossroads card each thumb says what it leads to', () => {
  const { s } = scene({
    seats: [{ survivors: { priyaNair: {}, roccoBellini: {} } }, {}, {}],
    removed: ['fuel', 'pistol', 'medicine'],
    crossroads: 'toxicWaste',
  }).turn(0);
  const view = longNight.view(s, 0);
  const { options } = CROSSROADS_TEXTS.toxicWaste;
  expect(view.underWay.thumbs).toEqual([0, 1]);
  expect(en.option({ do: 'vote', up: true }, view, name)).toContain(options[0]!.en);
  expect(en.option({ do: 'vote', up: false }, view, name)).toContain(options[1]!.en);
});
