import { same } from '@horda/kernel';
import { expect, test } from 'vitest';
import { randomGame } from '../test/random-games.ts';
import { scene, type Scene } from '../test/scene.ts';
import { BARRICADE, FIELDS, LANES, STREETS } from './content/board.ts';
import { zombiaki } from './game.ts';
import { printed } from './rules/cards.ts';
import type { Choice, Field, State } from './state.ts';
import { RULEBOOK } from './text/rulebook.ts';

const play = (card: string): Choice => ({ do: 'play', card });
const drop = (card: string): Choice => ({ do: 'discard', card });
const END: Choice = { do: 'end' };
const why = (t: Scene, seat: number, choice: Choice) => zombiaki.why(t.s, seat, choice);

test('R43 nothing forbids what is offered', () => {
  const t = scene({ board: { A2: 'sasha' }, rows: { humans: ['shot', 'frost'] } }).uses('humans');
  const { options } = t.s.kernel.asks[0]!;
  expect(options.length).toBeGreaterThan(3);
  expect(options.map((option) => why(t, 1, option))).toEqual(options.map(() => null));
});

test('Z89 Z90 after the end nothing can be done', () => {
  const won = scene({ board: { A1: 'sasha' } })
    .moves('zombies')
    .over();
  expect([why(won, 0, END), why(won, 1, play('shot'))]).toEqual(['Z90', 'Z90']);
  const dawn = scene({ decks: { zombies: [] } })
    .turn('zombies')
    .over();
  expect(why(dawn, 0, END)).toBe('Z89');
});

test('Z32 whoever does not have the turn has to wait', () => {
  const t = scene({ rows: { zombies: ['sasha'], humans: ['shot'] } }).uses('zombies');
  expect([why(t, 1, play('shot')), why(t, 1, END)]).toEqual(['Z32', 'Z32']);
});

test('R29 R56 whoever waits for an answer in the own turn learns why', () => {
  const shot = scene({ board: { A2: 'ilya' }, rows: { humans: ['shot', 'bait'], zombies: ['jam'] } }).plays('shot');
  expect(why(shot, 1, play('bait'))).toBe('R29');
  const board = { B3: 'ilya', B2: 'boobyTrap', A2: 'mamka', C2: { zombie: 'nest', eggs: 0 } };
  const trap = scene({ board }).moves('zombies').asked('humans', 'boobyTrap.splash');
  expect(why(trap, 0, END)).toBe('R56');
});

test('Z62 a card that is not in the own row is neither played nor discarded', () => {
  const t = scene({ rows: { zombies: ['sasha'], humans: ['shot'] } }).uses('zombies');
  for (const card of ['ilya', 'shot', 'no such card']) t.refuses(play(card), 'Z62').refuses(drop(card), 'Z62');
});

test('Z17 what a card is aimed at is asked when it is played', () => {
  const t = scene({ board: { A2: 'sasha' }, rows: { humans: ['shot'] } }).uses('humans');
  t.refuses(t.zombie('A2'), 'Z17').refuses(t.lane('A'), 'Z17').refuses(t.field('A3'), 'Z17');
});

test('Z33 R60 R29 in step 5 nobody stays, keeps or reacts', () => {
  const t = scene({ board: { A2: 'sasha' }, rows: { zombies: ['jam'] } }).uses('zombies');
  t.refuses(t.stay('A2'), 'Z33').refuses({ do: 'keep' }, 'R60').refuses({ do: 'react', card: 'jam' }, 'R29');
});

test('Z57 Z60 Z33 in step 4 a card of the row goes, and nothing else is done', () => {
  const rows = { zombies: ['sasha', 'ilya', 'fog', 'jam'], humans: ['shot', 'bait', 'radio', 'frost'] };
  const t = scene({ rows }).discards('zombies');
  t.refuses({ do: 'keep' }, 'Z60').refuses(END, 'Z33').refuses(drop('yuri'), 'Z57').refuses(play('fog'), 'Z33');
  t.chooses(drop('fog')).discards('humans').refuses({ do: 'keep' }, 'Z57');
});

test('P342 with a bucket in the row nothing else is played, and the turn does not end', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A3: 'wacek', B3: 'zenek' },
    rows: { zombies: ['bucket', 'iwan'] },
  }).uses('zombies');
  t.refuses(play('iwan'), 'P342').refuses(END, 'P342').refuses(drop('bucket'), 'P342');
});

test('K502 K132 chains are broken where they are, and abilities used by those who have them', () => {
  const t = scene({ board: { A3: { zombie: 'sasha', attached: ['chains'] }, B3: 'ilya' }, rows: { zombies: ['fog'] } });
  const unchain = (at: 'A3' | 'B3', card: string): Choice => ({ do: 'unchain', zombie: t.cardAt(at), card });
  t.uses('zombies').allows(unchain('A3', 'fog'));
  t.refuses(unchain('B3', 'fog'), 'K502').refuses(unchain('A3', 'metro'), 'Z62');
  t.refuses({ do: 'use', ability: 'kasparov', zombie: t.cardAt('B3') }, 'K132');
});

test('Z67 while a card is aimed nothing else is begun', () => {
  const t = scene({ board: { A2: 'sasha', B2: 'ilya' }, rows: { humans: ['shot', 'bait'] } }).plays('shot');
  t.refuses(play('bait'), 'Z67').refuses(END, 'Z67').refuses({ do: 'pass' }, 'Z67');
});

test('Z39 Z41 Z43 Z44 K501 in step 2 it is told why a zombie does not go there', () => {
  const board = {
    A1: { zombie: 'fedya', attached: ['chains'] },
    B3: 'vladek',
    C3: 'ilya',
    A3: 'slab',
    C5: 'yuri',
  };
  const t = scene({ board }).moves('zombies').asked('zombies', 'movement.order');
  t.refuses(t.move('B3', 'A3'), 'K491').refuses(t.move('B3', 'C3'), 'Z43').refuses(t.move('B3', 'B4'), 'Z39');
  t.refuses(t.move('B3', 'B1'), 'Z39').refuses(t.move('C3', 'B3'), 'Z39').refuses(t.move('C3', 'Barricade'), 'Z39');
  t.refuses(t.move('C5', 'C4'), 'Z41').refuses(t.move('A1', 'Barricade'), 'K501').refuses(t.stay('C3'), 'Z42');
  t.refuses({ do: 'move', zombie: 79, to: 3 }, 'Z37').refuses(play('fog'), 'Z33').refuses(END, 'Z33');
});

test('K121 R5 the second step of the Olympian is his alone, and forward', () => {
  const t = scene({ board: { A4: 'olympian', B2: 'ilya' } })
    .moves('zombies')
    .asked('zombies', 'movement.second');
  t.refuses(t.move('A3', 'B3'), 'Z39').refuses(t.move('B1', 'Barricade'), 'R5').refuses(t.stay('B1'), 'R5');
});

test('Z72 K153 a zombie does not come on a taken field, nor where its card does not say', () => {
  const board = { B3: 'nest', A3: 'kamaz', B2: { zombie: 'ilya', attached: ['chains'] } };
  const t = scene({ board, piles: { zombies: ['fog'] } })
    .moves('zombies')
    .asked('zombies', 'nest.hatch');
  t.offers(t.field('C3'), t.field('B4')).refuses(t.field('A3'), 'Z72').refuses(t.field('B2'), 'Z72');
  t.refuses(t.field('A5'), 'K153').refuses(END, 'Z67');
});

/** Whatever a player could click, sensible or not. */
function thinkable(s: State): Choice[] {
  const zombies = s.zombies.map(({ card }) => card);
  const fields: Field[] = [BARRICADE, ...FIELDS];
  return [
    { do: 'now' },
    ...LANES.map((lane): Choice => ({ do: 'lane', lane })),
    ...STREETS.map((street): Choice => ({ do: 'street', street })),
    ...FIELDS.map((field): Choice => ({ do: 'field', field })),
    ...FIELDS.map((field): Choice => ({ do: 'fields', fields: [field, field + 3] })),
    ...zombies.flatMap((zombie): Choice[] => [
      { do: 'zombie', zombie },
      { do: 'teddy', zombie },
      { do: 'stay', zombie },
      { do: 'use', ability: 'boss', zombie },
      { do: 'unchain', zombie, card: 'fog' },
      ...fields.map((to): Choice => ({ do: 'move', zombie, to })),
      ...zombies.map((other): Choice => ({ do: 'pair', zombie, other })),
    ]),
    ...s.things.map(({ card }): Choice => ({ do: 'thing', thing: card })),
    ...[...s.rows.flat(), ...s.piles.flat()].flatMap((card): Choice[] => {
      const name = printed(s, card).id;
      return [{ do: 'take', card: name }, play(name), drop(name), { do: 'react', card: name }];
    }),
    { do: 'burn', field: 4, wounds: 1 },
    { do: 'enough' },
    { do: 'keep' },
    { do: 'pass' },
    END,
  ];
}

test('R43 Z17 at every question of a game there is a rule against all that is not offered, and none against the rest', () => {
  const known = new Set<string>(RULEBOOK.map(({ id }) => id));
  const odd: string[] = [];
  for (let n = 0; n < 16; n++)
    randomGame(n, (s) => {
      for (const { seat, options, prompt } of s.kernel.asks)
        for (const choice of thinkable(s)) {
          const rule = zombiaki.why(s, seat, choice);
          const offered = options.some((option) => same(option, choice));
          if (offered ? rule !== null : rule === null || !known.has(rule))
            odd.push(`${prompt} ${JSON.stringify(choice)}: ${rule}`);
        }
    });
  expect(odd).toEqual([]);
});

test('P553 D4 humans who wait for the zombies in their own turn are told what is being decided', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    decks: { zombies: ['iwan', 'wacek'] },
    rows: { humans: ['flare'] },
  });
  t.plays('flare', t.take('iwan')).asked('zombies', 'corpses.place');
  expect(zombiaki.why(t.s, 1, t.field('C5'))).toBe('P553');
  const twins = scene({
    options: { deck: 'jubileusz' },
    board: { A2: 'siamese' },
    piles: { zombies: ['snack'] },
    rows: { humans: ['betterShot'] },
  });
  twins.plays('betterShot').asked('zombies', 'split.place');
  expect(zombiaki.why(twins.s, 1, twins.field('B2'))).toBe('P142');
});

test('Z42 K491 whoever is stopped has no choice to stay; only an agile one is told to step aside', () => {
  const t = scene({ board: { A3: 'olympian', B3: 'sasha', B2: 'slab' } }).moves('zombies');
  t.asked('zombies', 'movement.second').refuses(t.stay('B3'), 'K491');
});
