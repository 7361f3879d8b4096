import fc from 'fast-check';
import { call } from '@horda/kernel';
import { expect, test } from 'vitest';
import { eventsOf, gamesWith, playOut, randomGame, shortGame } from '../test/random-games.ts';
import { scene } from '../test/scene.ts';
import { BARRIERS, RESOURCES } from './content/resources.ts';
import { cisza } from './game.ts';
import { SIZES } from './pack.ts';
import { isFinalAttack, zombieOnTop } from './rules/city.ts';
import { playersLeft, ZOMBIE_KINDS } from './rules/shelter.ts';
import type { Event, State } from './state.ts';
import { turn } from './turn.ts';

const GAMES = Array.from({ length: 150 }, (_, n) => n);

test('C1 C40 C46 every city card is in exactly one place, and none returns from a discard pile', () => {
  const places = (s: State) => [
    ...Array.from({ length: s.city }, (_, card) => card),
    ...s.shelters.flatMap(({ survivors, zombies }) => [...survivors, ...zombies]),
    ...s.loose,
    ...s.dead,
    ...s.lost,
  ];
  expect(gamesWith((s) => new Set(places(s)).size !== SIZES.city || places(s).length !== SIZES.city, GAMES)).toEqual(
    [],
  );
});

test('C40 the city never grows, and its discard pile never shrinks', () => {
  const fails = GAMES.filter((n) => {
    const cities: number[] = [];
    const piles: string[] = [];
    randomGame(n, (s) => {
      cities.push(s.city);
      piles.push(s.dead.join());
    });
    return (
      cities.some((city, i) => city > cities[i - 1]!) || piles.some((pile, i) => !pile.startsWith(piles[i - 1] ?? ''))
    );
  });
  expect(fails).toEqual([]);
});

test('C2 no resource card is lost or made', () => {
  const cards = ({ deck, discard, inPlay, shelters }: State) =>
    deck.length +
    discard.length +
    (inPlay === null ? 0 : 1) +
    shelters.reduce((sum, { hand, barriers }) => sum + hand.length + barriers.length, 0);
  expect(gamesWith((s) => cards(s) !== SIZES.resources, GAMES)).toEqual([]);
});

test('C23 C53 C56 only a regular or strong zombie ever shows on the city', () => {
  const shown = (s: State) => zombieOnTop(s) ?? 'regular';
  expect(gamesWith((s) => !['regular', 'strong'].includes(shown(s)), GAMES)).toEqual([]);
  expect(gamesWith((s) => shown(s) === 'strong', GAMES)).not.toEqual([]);
});

test('C56 no Horde ever stands in a shelter', () => {
  const zombies = (s: State) => s.shelters.flatMap((shelter) => shelter.zombies);
  expect(gamesWith((s) => zombies(s).some((card) => s.kinds[card] === 'horde'), GAMES)).toEqual([]);
});

test('C62 C44 at most two Hordes come in a game, and two may come in a row', () => {
  const hordes = GAMES.map((n) => eventsOf(n).filter(({ type }) => type === 'hordeCame').length);
  expect(Math.max(...hordes)).toBe(2);
  expect(GAMES.flatMap((n) => eventsOf(n))).toContainEqual(
    expect.objectContaining({ type: 'hordeDrawn', another: true }),
  );
});

test('A50 C36 nobody ever holds more than three cards', () => {
  expect(gamesWith((s) => s.shelters.some(({ hand }) => hand.length > 3), GAMES)).toEqual([]);
});

test('A44 C63 a new resource deck has at least 29 cards', () => {
  const renewed = GAMES.flatMap((n) => eventsOf(n)).filter((e) => e.type === 'deckRenewed');
  expect(renewed).not.toEqual([]);
  expect(renewed.filter(({ cards }) => cards < 29)).toEqual([]);
});

test('A52 C106 every game has winners, who are still in it and share one victory', () => {
  const games = GAMES.map((n) => randomGame(n));
  expect(games.filter((s) => s.winners.length === 0 || s.winners.some((seat) => !s.shelters[seat]!.alive))).toEqual([]);
  const shared = games.map((s) =>
    cisza
      .outcome(s)!
      .reduce((sum, share) => sum + share, 0)
      .toFixed(9),
  );
  expect(new Set(shared)).toEqual(new Set(['1.000000000']));
});

test('C100 C104 while the game goes on there are two players at least', () => {
  expect(
    gamesWith((s) => s.kernel.asks.length > 0 && playersLeft(s) < 2 && s.shelters[s.active]!.alive, GAMES),
  ).toEqual([]);
  expect(gamesWith((s) => s.ending !== null && s.kernel.asks.length > 0, GAMES)).toEqual([]);
});

/** What happens in each turn of the game. */
function turnsOf(n: number): { seat: number; events: Event[] }[] {
  const turns: { seat: number; events: Event[] }[] = [];
  for (const e of eventsOf(n)) {
    if (e.type === 'turnBegan') turns.push({ seat: e.seat, events: [] });
    turns.at(-1)?.events.push(e);
  }
  return turns;
}

test('A37 C26 players are eliminated and lose survivors to zombies only in their own turn', () => {
  const losses = GAMES.flatMap(turnsOf).flatMap(({ seat, events }) =>
    events.flatMap((e) => {
      if (e.type === 'playerEliminated') return [{ seat, who: e.seat }];
      return e.type === 'survivorsLost' ? [{ seat, who: e.shelter }] : [];
    }),
  );
  expect(losses.length).toBeGreaterThan(GAMES.length);
  expect(losses.filter(({ seat, who }) => seat !== who)).toEqual([]);
});

test('C32 nobody is eliminated twice', () => {
  const fallen = GAMES.map((n) => eventsOf(n).flatMap((e) => (e.type === 'playerEliminated' ? [e.seat] : [])));
  expect(fallen.filter((seats) => new Set(seats).size < seats.length)).toEqual([]);
});

test('A52 at most one player is eliminated in a turn', () => {
  const fallen = GAMES.flatMap(turnsOf).map(({ events }) => events.filter((e) => e.type === 'playerEliminated').length);
  expect(Math.max(...fallen)).toBe(1);
});

test('C102 A39 once the Final Attack has begun no card is drawn', () => {
  const began = (events: Event[]) => events.findIndex((e) => e.type === 'finalAttackBegan');
  const games = GAMES.map((n) => eventsOf(n, shortGame)).filter((events) => began(events) >= 0);
  expect(games.length).toBeGreaterThan(50);
  expect(games.filter((events) => events.slice(began(events)).some((e) => e.type === 'cardsDrawn'))).toEqual([]);
});

test('A38 the Final Attack begins once …', () => {
  const begun = GAMES.map((n) => eventsOf(n, shortGame).filter((e) => e.type === 'finalAttackBegan').length);
  expect(new Set(begun)).toEqual(new Set([0, 1]));
});

test('A38 … and is never called off', () => {
  const seen = (n: number) => {
    const finals: boolean[] = [];
    shortGame(n, (s) => finals.push(isFinalAttack(s)));
    return finals;
  };
  expect(
    GAMES.map(seen).filter((finals) => finals.includes(true) && finals.lastIndexOf(false) > finals.indexOf(true)),
  ).toEqual([]);
});

const PLACE = fc.record({
  survivors: fc.integer({ min: 1, max: 6 }),
  zombies: fc.array(fc.constantFrom(...ZOMBIE_KINDS), { maxLength: 5 }),
  barriers: fc.array(fc.constantFrom(...BARRIERS), { maxLength: 3 }),
  hand: fc.array(fc.constantFrom(...RESOURCES), { maxLength: 3 }),
});

test('A42 A41 from any position the Final Attack comes to an end', () => {
  const position = fc.record({
    ann: PLACE,
    bob: PLACE,
    cec: PLACE,
    dan: PLACE,
    expert: fc.boolean(),
    last: fc.boolean(),
  });
  fc.assert(
    fc.property(position, fc.integer(), ({ expert, last, ...people }, seed) => {
      const { s } = scene({ ...people, city: last ? ['zombie'] : [], options: { expert } });
      call(s, turn, { seat: 0 });
      return playOut(s, [seed, 1, 2, 3]).winners.length > 0;
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('A42 C30 even if nobody does anything in the Final Attack', () => {
  const t = scene({ ann: { survivors: 50, zombies: ['fast'] }, bob: { survivors: 50, zombies: ['strong'] }, city: [] });
  t.turn('ann')
    .over()
    .has({ winners: ['bob'], lost: 99, bob: { survivors: 1 } });
});

test('C105 C106 the summary tells how many survivors each winner has at the end', () => {
  const t = scene({ ann: { survivors: 4 }, bob: { survivors: 8 }, cec: { survivors: 8 }, city: [] }).turn('ann');
  t.over().has({ winners: ['bob', 'cec'] });
  expect(cisza.summary(t.s)).toEqual({ ending: 'finalAttack', turns: 1, survivors: 8 });
});
