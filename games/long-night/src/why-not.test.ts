import type { Seat } from '@horda/kernel';
import { expect, test } from 'vitest';
import { asking, during, FUEL, GIA, LILY, MEDICINE, viewOf } from '../test/samples.ts';
import { cardNo, place, scene, survivor, type Position } from '../test/scene.ts';
import { longNight } from './game.ts';
import type { Choice, State } from './state.ts';
import { RULEBOOK } from './text/rulebook.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

const name = (seat: Seat): string => `seat ${seat}`;
const SCHOOL = place('school');
const BAT = cardNo('baseballBat');

/** The turn of the first player, who has Lily in the colony and Gia in the school. */
function turnOf(position: Position = {}, change: (view: View) => View = (seen) => seen): View {
  const [own = {}, ...others] = position.seats ?? [{}, {}, {}];
  const seats = [
    { survivors: { lilyMae: {}, giaNajjar: { at: 'school' as const } }, dice: [1, 1], ...own },
    ...(others.length === 0 ? [{}, {}] : others),
  ];
  return asking(change(viewOf({ ...position, seats })), { do: 'end' });
}

/** The rule and what is told, in English. */
function told(view: View, choice: Choice): string {
  const { rule, reason } = whyNot(view, 0, choice);
  expect(RULEBOOK.some(({ id }) => id === rule)).toBe(true);
  expect(pl.reason(reason, name)).not.toBe(en.reason(reason, name));
  return `${rule} ${en.reason(reason, name)}`;
}

test('L67 L79 L88 a die of the printed value is missing', () => {
  const view = turnOf({ places: { school: { zombies: 1 } } });
  expect(told(view, { do: 'attack', survivor: GIA })).toMatch(/^L67 You have no die of [2-6](?: or more)? left\.$/);
  expect(told(view, { do: 'search', survivor: GIA })).toMatch(/^L79 You have no die of [2-6](?: or more)? left\.$/);
  const without = turnOf({ seats: [{ dice: [] }], places: { school: { zombies: 1 } } });
  expect(told(without, { do: 'attack', survivor: GIA })).toBe('L66 You have no unused die left.');
  expect(told(without, { do: 'clean' })).toBe('Q59 The waste pile is empty.');
});

test('L68 L76 Q34 L289 an attack needs a target, never an own one, and special zombies come first', () => {
  expect(told(turnOf(), { do: 'attack', survivor: GIA })).toBe('L68 There is nobody to attack at the school.');
  const aiming = (position: Position, target: Choice): string => {
    const view = turnOf(position, (seen) => during({ survivor: GIA }, seen));
    const ask = { ...view.asks[0]!, own: { ...view.asks[0]!.own!, prompt: 'attack.aim' } };
    return told({ ...view, asks: [ask] }, target);
  };
  expect(aiming({}, { do: 'victim', survivor: LILY })).toBe('L76 This survivor belongs to your own group.');
  expect(
    aiming(
      { options: { mode: 'coop' }, seats: [{}, { survivors: { blue: { at: 'school' } } }, {}] },
      { do: 'victim', survivor: survivor('blue') },
    ),
  ).toBe('Q34 All play together at this table: survivors do not attack each other.');
  expect(
    aiming(
      { options: { raxxon: true }, places: { school: { zombies: 1, special: ['claw'] } } },
      { do: 'zombie', entrance: 0 },
    ),
  ).toBe('L289 Claw stands here and has to be attacked first.');
});

test('L78 Q52 L34 nothing to search, no card left, no noise space left', () => {
  expect(told(turnOf(), { do: 'search', survivor: LILY })).toBe('L78 There is nothing to search in the colony.');
  expect(told(turnOf({ places: { school: { deck: [] } } }), { do: 'search', survivor: GIA })).toBe(
    'Q52 The item deck of the school is empty.',
  );
  const view = turnOf({ places: { school: { noise: 4 } } }, (seen) => during({ survivor: GIA }, seen));
  const ask = { ...view.asks[0]!, own: { ...view.asks[0]!.own!, prompt: 'search.choose' } };
  expect(told({ ...view, asks: [ask] }, { do: 'makeNoise' })).toBe('L34 No noise space is free at the school.');
});

test('L85 L87 F17 the entrance is full, and there is nothing to attract', () => {
  const full = turnOf({ places: { school: { zombies: 4 } } });
  expect(told(full, { do: 'barricade', survivor: GIA })).toBe('L85 No entrance space is free at the school.');
  expect(told(full, { do: 'attract', survivor: GIA })).toBe('F17 No entrance space is free at the school.');
  expect(told(turnOf(), { do: 'attract', survivor: GIA })).toBe('L87 There is no zombie elsewhere to attract.');
});

test('L86 Q59 cleaning needs somebody at home and some waste', () => {
  const away = turnOf({ seats: [{ survivors: { giaNajjar: { at: 'school' } } }], waste: ['fuel'] });
  expect(told(away, { do: 'clean' })).toBe('L86 None of your survivors is in the colony.');
  expect(told(turnOf(), { do: 'clean' })).toBe('Q59 The waste pile is empty.');
});

test('L104 Q45 F16 F22 N20 why a survivor cannot move, or not there', () => {
  const moved = turnOf({ seats: [{ survivors: { giaNajjar: { at: 'school', moves: 1 } } }] });
  expect(told(moved, { do: 'move', survivor: GIA })).toBe('L104 This survivor has moved in this turn.');
  const going = (position: Position, to: number, change: (seen: View) => View = (seen) => seen): string => {
    const view = turnOf(position, (seen) => change(during({ survivor: GIA }, seen)));
    const ask = { ...view.asks[0]!, own: { ...view.asks[0]!.own!, prompt: 'move.choose' } };
    return told({ ...view, asks: [ask] }, { do: 'go', to, fuel: -1 });
  };
  expect(going({}, SCHOOL)).toBe('Q45 The survivor is there already.');
  expect(going({ seats: [{ exiled: true }] }, 0)).toBe('F16 Exiled survivors never enter the colony.');
  expect(going({ options: { bandits: true }, places: { police: { bandits: 3 } } }, 1)).toBe(
    'F22 No survivor space is free at the police station.',
  );
  expect(going({}, 7)).toBe('L228 The module Raxxon is not played at this table.');
  const closed = (seen: View): View => ({
    ...seen,
    places: seen.places.map((there, n) => (n === 8 ? { ...there, closed: true } : there)),
  });
  expect(going({ options: { bandits: true } }, 8, closed)).toBe('N20 Nobody can enter the bandit hideout yet.');
});

test('L91 L94 L100 L193 Q119 what a card in hand can be used for', () => {
  const view = turnOf({ seats: [{ hand: ['fuel', 'baseballBat'] }], crisis: 'fuelShortage' });
  expect(told(view, { do: 'play', card: MEDICINE, use: 0 })).toBe('L91 This card is not in your hand.');
  expect(told(view, { do: 'play', card: BAT, use: 0 })).toBe(
    'L94 This card is equipment: equip a survivor with it instead.',
  );
  expect(told(view, { do: 'equip', card: FUEL, survivor: LILY })).toBe(
    'L94 This card is no equipment: play it instead.',
  );
  expect(told(view, { do: 'handOff', card: BAT, survivor: LILY, to: GIA })).toBe(
    'L94 This survivor does not carry the card.',
  );
  const exiled = turnOf({ seats: [{ hand: ['fuel'], exiled: true }], crisis: 'fuelShortage' });
  expect(told(exiled, { do: 'contribute', card: FUEL })).toBe('L193 Exiled players add nothing to the crisis.');
  expect(told(turnOf({ seats: [{ hand: ['fuel'] }] }), { do: 'contribute', card: FUEL })).toBe(
    'L100 No crisis lies open.',
  );
  const other = turnOf({ seats: [{ hand: ['fuel'] }], main: 'solidGround' });
  expect(told(other, { do: 'offer', card: FUEL })).toBe('Q119 The main objective does not take this card.');
});

test('L108 F24 L196 L242 food and medicine', () => {
  expect(told(turnOf(), { do: 'spendFood', seat: 0, die: 1 })).toBe('L108 The food supply is empty.');
  expect(told(turnOf({ food: 1 }), { do: 'spendFood', seat: 0, die: 6 })).toBe('F24 A die cannot rise above 6.');
  expect(told(turnOf({ food: 1, seats: [{ exiled: true }] }), { do: 'spendFood', seat: 0, die: 1 })).toBe(
    'L196 Exiled players cannot use the food of the colony.',
  );
  expect(told(turnOf(), { do: 'eat', card: FUEL, die: 1 })).toBe(
    'L196 Only exiled players eat food cards to raise a die.',
  );
  expect(told(turnOf(), { do: 'calm', card: MEDICINE })).toBe('L242 No helpless survivor is unruly.');
  expect(told(turnOf({ unruly: 1, seats: [{ hand: ['fuel'] }] }), { do: 'calm', card: FUEL })).toBe(
    'Q60 Only a medicine card calms an unruly helpless survivor.',
  );
});

test('L116 L117 Q27 L220 whom a player cannot accuse', () => {
  expect(told(turnOf(), { do: 'accuse', seat: 0 })).toBe('L117 You cannot accuse yourself.');
  const again = turnOf({}, (seen) => ({ ...seen, turn: { ...seen.turn, accused: true } }));
  expect(told(again, { do: 'accuse', seat: 1 })).toBe('L116 You have called your vote of this turn.');
  expect(told(turnOf({ seats: [{}, { exiled: true }, {}] }), { do: 'accuse', seat: 1 })).toBe(
    'Q27 seat 1 is exiled already.',
  );
  expect(told(turnOf({ options: { mode: 'coop' } }), { do: 'accuse', seat: 1 })).toBe(
    'L220 All play together at this table: nobody is exiled.',
  );
});

test('L62 L207 L201 others are asked, the answer is given, the game is over', () => {
  const view = turnOf();
  expect(told({ ...view, active: 1, asks: [] }, { do: 'end' })).toBe('L62 It is the turn of seat 1.');
  const answered = { ...view, asks: view.asks.map((ask) => ({ ...ask, answered: true })) };
  expect(told(answered, { do: 'end' })).toBe('L207 You have answered; the others are still thinking.');
  expect(told({ ...view, phase: 'over' }, { do: 'end' })).toBe('L201 The game is over.');
});

/** All that a player might try in a turn. */
function tries(s: State, seat: Seat): Choice[] {
  const cards = [...new Set([...s.players[seat]!.hand, FUEL, MEDICINE, BAT])];
  return s.survivors.flatMap(({ card: one }): Choice[] => [
    ...(['attack', 'search', 'barricade', 'attract', 'move'] as const).map((what) => ({ do: what, survivor: one })),
    { do: 'ability', survivor: one, of: one },
    { do: 'clean' },
    { do: 'request' },
    ...cards.flatMap((card): Choice[] => [
      { do: 'play', card, use: 0 },
      { do: 'equip', card, survivor: one },
      { do: 'contribute', card },
      { do: 'offer', card },
      { do: 'calm', card },
    ]),
  ]);
}

test('L64 whatever is offered is allowed, and everything else names a rule that exists', () => {
  const rules = new Set<string>(RULEBOOK.map(({ id }) => id));
  const { s } = scene({
    seats: [{ survivors: { lilyMae: {}, giaNajjar: { at: 'school' } }, hand: ['fuel'], dice: [3, 6] }, {}, {}],
    places: { school: { zombies: 1 } },
    crisis: 'fuelShortage',
  }).turn();
  for (const choice of s.kernel.asks[0]!.options) expect(longNight.why(s, 0, choice)).toBeNull();
  const refused = tries(s, 0).flatMap((choice) => longNight.why(s, 0, choice) ?? []);
  expect(refused.length).toBeGreaterThan(5);
  for (const rule of refused) expect(rules).toContain(rule);
});

test('L64 L91 a card that would do nothing says what it needs; a question names what it is about', () => {
  const play = (card: Parameters<typeof cardNo>[0], position: Position = {}): string =>
    told(turnOf({ ...position, seats: [{ hand: [card] }] }), { do: 'play', card: cardNo(card), use: 0 });
  expect(play('medicine')).toBe('L64 Nobody whom it can help is hurt.');
  const aiming = turnOf({}, (seen) => during({ survivor: GIA }, seen));
  const ask = { ...aiming.asks[0]!, own: { ...aiming.asks[0]!.own!, prompt: 'search.choose' } };
  expect(told({ ...aiming, asks: [ask] }, { do: 'end' })).toBe(
    'L64 First finish this: the search, Gia Najjar. Choose one of the options.',
  );
  const waiting = { ...aiming, asks: [{ ...aiming.asks[0]!, seat: 1, own: null, answered: false }] };
  expect(told(waiting, { do: 'end' })).toBe('L64 Others decide first: seat 1.');
});
